// Frees the kernel when the page goes. In place of Voila's own goodbye, which is ready only once the whole page is,
// is unknown to phones that send no `beforeunload`, and also comes when a link merely starts a download.
(() => {
  const address = document.querySelector("meta[name=goodbye]").content;

  addEventListener("beforeunload", (event) => event.stopImmediatePropagation());

  addEventListener("pagehide", () => {
    const form = new FormData();
    form.append("_xsrf", document.cookie.match(/\b_xsrf=([^;]*)/)?.[1] ?? "");
    navigator.sendBeacon(address, form);
  });

  // A page that the browser brings back from its memory lost its kernel when it was left.
  addEventListener("pageshow", (event) => event.persisted && location.reload());
})();
