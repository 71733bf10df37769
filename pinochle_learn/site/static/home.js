// A host shows this page for every address that is none, however deep: the course is in the nearest folder above it that
// holds its files.
(async () => {
  let folder = new URL(".", location.href);
  for (;;) {
    const reply = await fetch(new URL("course.zip", folder), { method: "HEAD" }).catch(() => null);
    const there = reply?.ok && !reply.headers.get("content-type")?.includes("html"); // some hosts say yes to all
    if (there || folder.pathname === "/") break;
    folder = new URL("..", folder);
  }
  for (const link of document.querySelectorAll("a[href]:not([href^='#'])"))
    link.href = new URL(link.getAttribute("href"), folder).href;
})();
