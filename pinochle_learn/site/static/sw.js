// Keeps the whole course, so that it opens without a network. Every build has a version of its own.
const VERSION = "@VERSION@";
const FILES = JSON.parse(`@FILES@`);
const MINE = `pinochle-learn ${registration.scope} `; // other courses may live on the same host
const KEPT = MINE + VERSION;

addEventListener("install", (event) => {
  const fresh = FILES.map((name) => new Request(name, { cache: "no-cache" })); // never a mixture of two versions
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(fresh)));
});

addEventListener("activate", (event) => event.waitUntil(Promise.all([forgetOld(), clients.claim()])));

addEventListener("message", ({ data }) => data === "now" && skipWaiting());

addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});

async function answer(request) {
  const kept = await caches.open(KEPT);
  const { origin, pathname } = new URL(request.url);
  const names = pathname.endsWith("/") ? ["index.html"] : ["", ".html"]; // some hosts leave the ending out
  for (const name of names) {
    const found = await kept.match(`${origin}${pathname}${name}`);
    if (found) return found.redirected ? new Response(found.body, found) : found; // a page may not be a redirection
  }
  return fetch(request);
}

async function forgetOld() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(MINE) && name !== KEPT).map((name) => caches.delete(name)),
  );
}
