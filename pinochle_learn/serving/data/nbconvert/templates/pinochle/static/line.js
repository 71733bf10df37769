// Watches the connection from the first moment on: the page's own scripts may never come that far. Jupyter makes the
// socket, so the only way to hear of one that is refused is to stand where sockets are made.
(() => {
  const goodbye = document.querySelector("meta[name=goodbye]").content;
  const address = goodbye.replace("voila/api/shutdown/", "api/kernels/");
  const words = JSON.parse(document.getElementById("pl-words").textContent);
  const Plain = WebSocket;
  let latest = null;
  const knock = (answered) => {
    const probe = new Plain(latest.url);
    probe.addEventListener("open", answered);
  };
  const line = globalThis.watchLine({ address, headers: {}, words, knock });
  globalThis.pinochleLine = line;
  globalThis.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      if (!new URL(given[0], location.href).pathname.startsWith(`${address}/`)) return;
      latest = this;
      const tell = (now) => latest === this && line.socket(now);
      tell("joining");
      this.addEventListener("open", () => tell("open"));
      this.addEventListener("close", () => tell("shut"));
    }
  };
})();
