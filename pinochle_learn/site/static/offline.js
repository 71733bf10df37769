// Keeps the course in this browser, so that it opens without a network, where the browser allows it: on HTTPS or on this
// machine itself. What is kept is shown first: so a new version is offered, not forced on somebody who is in the middle.

export async function keepOffline(line) {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  const old = Boolean(workers.controller); // else this is the first visit, and there is nothing to change from
  const kept = await workers.register("sw.js").catch(() => null); // a private window may refuse
  if (!kept) return;
  let chosen = false; // in this window; others go on as they are
  const change = () => {
    chosen = true;
    kept.waiting.postMessage("now");
  };
  const offer = () => old && kept.waiting && line.offer(change);
  const reload = () => location.reload();
  workers.addEventListener("controllerchange", () => old && (chosen ? reload() : line.offer(reload)));
  kept.addEventListener("updatefound", () => kept.installing.addEventListener("statechange", offer));
  offer();
}
