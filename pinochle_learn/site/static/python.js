// Python, in a worker: so the page stays quick whatever is being counted, and what takes long can be left.

const PATIENCE = 800; // milliseconds: what is answered sooner needs no word
const LONG = 5000; // so long may a page take to open

/**
 * Starts Python. `tell` hears how it stands, and why: "starting" while a page takes its time to open, "working" while
 * an answer does, "well" when it is there; "failed" when Python cannot start and "lost" when it has stopped: the next
 * page that is opened tries again.
 */
export function startPython(tell) {
  let worker = null;
  let model; // of the page that is open
  let number = 0; // that page's, counted
  let begun = false; // whether this worker has ever answered
  let due = 0; // answers that are awaited
  let since = 0; // when the one before was there
  let timer;

  function start() {
    worker?.terminate();
    [due, begun] = [0, false];
    worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }) => hear(data));
    worker.addEventListener("error", (event) => fail(event.message));
    worker.addEventListener("messageerror", () => fail());
  }

  function post(message) {
    if (!worker) return; // and that has been told
    worker.postMessage(message);
    due += 1;
    if (due === 1) wait();
  }

  function wait() {
    since = Date.now();
    clearTimeout(timer);
    timer = setTimeout(() => due && tell(model.shows() ? "working" : "starting"), PATIENCE);
  }

  function hear({ number: of, opened, said, failed, done }) {
    if (failed !== undefined) return fail(failed);
    begun = true;
    if (of === number && opened) model.open();
    if (of === number && said) model.take(JSON.parse(said));
    if (!done) return;
    due -= 1;
    wait();
    if (model.shows()) tell("well");
  }

  function fail(reason = "") {
    worker.terminate();
    worker = null;
    clearTimeout(timer);
    console.warn(reason);
    tell(begun ? "lost" : "failed", reason.trim().split("\n").at(-1)); // of a traceback, the line that says why
  }

  const slow = () => begun && due && Date.now() - since > (model.shows() ? PATIENCE : LONG);

  start();
  return {
    /** Opens a page by its notebook. What Python still counts for another one is left, if it takes long. */
    open(page) {
      if (!worker || slow()) {
        start();
        tell("starting");
      }
      number += 1;
      const mine = number;
      model = makeModel((event) => post({ number: mine, event: JSON.stringify(event) }));
      post({ number, page });
      return model;
    },
  };
}

/** What a view asks of a model: its state, its changes and messages, and a way to send events. */
function makeModel(send) {
  const state = {};
  const ears = new Map();
  const say = (name, ...said) => {
    for (const ear of ears.get(name) ?? []) ear(...said);
  };
  let open;
  const opened = new Promise((done) => (open = done));
  return {
    send,
    open,
    opened, // it can be connected to a view
    shows: () => "turn" in state,
    get: (name) => state[name],
    set: (name, value) => Object.assign(state, { [name]: value }), // and no ear is told: the view knows
    on: (name, ear) => ears.set(name, (ears.get(name) ?? new Set()).add(ear)),
    off: (name, ear) => ears.get(name)?.delete(ear),
    take({ state: news, message }) {
      if (message) say("msg:custom", message);
      const changed = Object.keys(news ?? {}).filter((name) => state[name] !== news[name]);
      Object.assign(state, news);
      for (const name of changed) say(`change:${name}`);
    },
  };
}
