// A page's part in the watch over its connection: JupyterLab starts the watch here, Voila's template has done so.

const GONE = new Set(["dead", "restarting", "autorestarting", "terminating"]);

/** Tells the watch of this model's kernel, and what was not heard again once the socket is back. */
export function joinLine(model, root, outbox) {
  const kernel = model.widget_manager?.kernel ?? model.widget_manager?._kernel;
  if (!kernel) return () => {};
  const mine = !globalThis.pinochleLine; // in JupyterLab
  globalThis.pinochleLine ??= globalThis.watchLine({ ...server(kernel), words: model.get("words") });
  const line = globalThis.pinochleLine;
  const onStatus = () => GONE.has(kernel.status) && line.end();
  const onSocket = () => {
    if (kernel.connectionStatus === "connected") outbox.again();
    if (mine) report();
  };
  const report = () =>
    line.socket({ connected: "open", connecting: "joining" }[kernel.connectionStatus] ?? "shut");
  if (mine) report();
  const rejoin = () => !kernel.isDisposed && kernel.reconnect().catch(() => {}); // the watch tells of it
  const leave = line.join({ unheard: outbox.since, inert: (now) => (root.inert = now), rejoin });
  kernel.statusChanged?.connect(onStatus);
  kernel.connectionStatusChanged?.connect(onSocket);
  return () => {
    leave();
    kernel.statusChanged?.disconnect(onStatus);
    kernel.connectionStatusChanged?.disconnect(onSocket);
  };
}

function server(kernel) {
  const { baseUrl, token } = kernel.serverSettings;
  const headers = token ? { Authorization: `token ${token}` } : {};
  return { address: `${baseUrl.replace(/\/?$/, "/")}api/kernels/${kernel.id}`, headers };
}
