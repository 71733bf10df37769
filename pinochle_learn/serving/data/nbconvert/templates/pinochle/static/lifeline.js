// A page that cannot be reached would look alive, or stay empty, and say nothing. The one place that watches and tells:
// Voila's template starts it with the page, JupyterLab with the first widget. It asks the server (not the kernel, which
// that would keep from being culled) and is told of the socket. Nothing is asked while the page is hidden.
//
//   lost       the kernel is gone: only a reload helps
//   unreached  the server cannot be reached; heals by itself
//   refused    the server answers, but the socket is refused; heals by itself
//   busy       an answer is due, and comes
//   starting   the page is not complete yet
//   well       nothing to tell
globalThis.watchLine = ({ address, headers, words, knock = () => {} }) => {
  const EVERY = 3000; // milliseconds between two looks; a failure counts when the second sees it too
  const PATIENCE = 4000; // so long may an answer take, and a socket be shut, before it is told
  const START = 3000; // and a start may take so much longer
  const DEAF = 30000; // so long a request may stay without an answer
  const begun = Date.now();
  const pages = new Set(); // of each: since when its oldest event is unheard, and how it comes back
  let [failures, asked, shut, joining] = [0, null, null, null]; // the last three: since when
  let [opened, gone, told] = [false, false, "well"];

  const overdue = (since) => since != null && Date.now() - since >= PATIENCE;
  const loading = () => document.readyState === "loading";
  const empty = () =>
    document.getElementById("pl-first") ||
    [...document.querySelectorAll("main .lm-Panel")].some((one) => one.textContent === "Loading widget...");
  const due = () => [asked, joining, ...[...pages].map((page) => page.unheard())];
  const state = () => {
    if (gone) return "lost";
    if (failures > 1) return "unreached";
    if (overdue(shut)) return "refused";
    if (overdue(begun + START) && (loading() || empty())) return "starting";
    return due().some(overdue) ? "busy" : "well";
  };

  function tell() {
    const now = state();
    if (now === told) return;
    const back = told === "unreached" && now !== "lost";
    told = now;
    show(now);
    for (const page of pages) page.inert(now === "lost");
    if (back) heal();
  }

  // A page that never was in touch has nothing to lose, and may have been sent only in part.
  function heal() {
    if (!opened && !loading()) location.reload();
    for (const page of pages) page.rejoin();
  }

  // Jupyter gives up after some tries, and for good.
  function retry() {
    if (opened) for (const page of pages) page.rejoin();
    else knock(() => location.reload());
  }

  async function look() {
    if (document.hidden || gone) return;
    tell();
    if (told === "refused" && !joining) retry();
    if (asked) return;
    asked = Date.now();
    try {
      const reply = await fetch(address, {
        credentials: "same-origin",
        headers,
        cache: "no-store",
        signal: AbortSignal.timeout(DEAF),
      });
      failures = [502, 503, 504].includes(reply.status) ? failures + 1 : 0; // a proxy speaks for a server that is away
      gone ||= reply.status === 404 && !loading();
    } catch (error) {
      failures += error.name === "TimeoutError" ? 2 : 1;
    }
    asked = null;
    tell();
  }

  const line = document.createElement("p");
  const button = document.createElement("button");
  const banner = document.createElement("div");
  banner.className = "pl-lost";
  banner.hidden = true;
  button.type = "button";
  button.textContent = words.reload;
  button.addEventListener("click", () => location.reload());
  banner.append(line, button);

  function show(now) {
    const urgent = ["lost", "unreached", "refused"].includes(now);
    if (!banner.isConnected) document.body?.append(banner);
    banner.hidden = now === "well";
    if (urgent) banner.setAttribute("role", "alert");
    else banner.removeAttribute("role");
    banner.setAttribute("aria-live", urgent ? "assertive" : "polite");
    button.hidden = now !== "lost" && now !== "refused";
    line.textContent = banner.hidden ? "" : words[now];
  }

  setInterval(look, EVERY);
  setInterval(tell, 1000); // what is overdue is so between two looks, too
  document.addEventListener("visibilitychange", look);
  addEventListener("online", look);

  return {
    /** Takes what becomes of the socket. */
    socket(now) {
      opened ||= now === "open";
      joining = now === "joining" ? (joining ?? Date.now()) : null;
      if (now === "open") shut = null;
      if (now === "shut") shut ??= Date.now();
      tell();
    },
    /** The kernel itself says that it is gone. */
    end() {
      gone = true;
      tell();
    },
    /** A page to look after; returns how to let it go. */
    join(page) {
      pages.add(page);
      page.inert(gone);
      return () => pages.delete(page);
    },
  };
};
