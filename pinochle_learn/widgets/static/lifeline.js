// A kernel that is gone says nothing: the page would look alive and answer no click. This watches the connection
// that the page already has and, rarely, asks the server (not the kernel, which that would keep from being culled)
// whether the kernel is still there. Nothing is asked while the page is hidden.

const EVERY = 4000; // milliseconds between two looks
const PATIENCE = 6000; // a short break of the network heals by itself
const GONE = new Set(["dead", "restarting", "autorestarting", "terminating"]);

/** Calls `tell(true)` when the kernel is lost, and `tell(false)` when a broken connection is back. */
export function watch(model, tell) {
  const kernel = model.widget_manager?.kernel ?? model.widget_manager?._kernel;
  if (!kernel) return () => {};
  let lost = false;
  let final = false;
  let since = null;
  const say = (now, forGood) => {
    final ||= Boolean(forGood);
    const next = final || now;
    if (next !== lost) tell((lost = next));
  };
  const onStatus = () => {
    if (GONE.has(kernel.status)) say(true, true);
  };
  const look = async () => {
    if (document.hidden || final) return;
    onStatus();
    const broken = kernel.isDisposed || kernel.connectionStatus !== "connected";
    since = broken ? (since ?? Date.now()) : null;
    if (kernel.isDisposed || (await answer(kernel)) === 404) say(true, true);
    else say(broken && Date.now() - since >= PATIENCE);
  };
  kernel.statusChanged?.connect(onStatus);
  const timer = setInterval(look, EVERY);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
    kernel.statusChanged?.disconnect(onStatus);
  };
}

async function answer(kernel) {
  try {
    const settings = kernel.serverSettings;
    const address = `${settings.baseUrl.replace(/\/?$/, "/")}api/kernels/${kernel.id}`;
    const reply = await fetch(address, { credentials: "same-origin", headers: tokenOf(settings) });
    return reply.status;
  } catch {
    return 0;
  }
}

function tokenOf(settings) {
  return settings.token ? { Authorization: `token ${settings.token}` } : {};
}
