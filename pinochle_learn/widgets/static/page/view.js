// A page in the browser: what stands there, and what it sends. It may stand there before there is anybody to hear it:
// what is tapped meanwhile waits, and is said in order once the page is connected.

import { joinLine } from "../line/kernel.js";
import { makeOutbox } from "../line/outbox.js";
import { applied } from "./changes.js";
import { components } from "./components.js";
import { makeTasks } from "./compute.js";
import { showNodes } from "./dom.js";
import { saveFile } from "./files.js";
import { pageAt } from "./links.js";
import { forget, keep, recall } from "./memory.js";

export const inVoila = () => document.body.dataset.voila === "voila";

/**
 * A page that shows a state; `unsaid` takes what happens before anybody hears. `connect` says where its events go, and
 * who tells it what to show from then on.
 */
export function makeView(first, unsaid = []) {
  const root = document.createElement("div");
  const live = document.createElement("div");
  root.className = "pl-root";
  live.className = "pl-live";
  live.setAttribute("role", "status");
  live.setAttribute("aria-live", "polite");
  const pause = document.createElement("p"); // what is seen of a tap that nobody could answer yet
  pause.className = "pl-pause";
  pause.setAttribute("aria-hidden", "true"); // the live region says it
  pause.hidden = true;

  const id = crypto.getRandomValues(new Uint32Array(2)).join("-"); // a notebook may show a page twice: only one prints
  let model = null;
  let ready = false; // whether Python has answered once
  const outbox = makeOutbox((event) => model.send(event));
  const tell = (event) => (model ? outbox.post({ ...event, view: id }) : unsaid.push(event));
  const tasks = makeTasks((said) => tell({ event: "computed", ...said }));
  const waiting = []; // nodes that take the keyboard once all is in place
  let used = false; // a page that is only opened takes the keyboard from nobody
  const page = {
    components,
    send: (name, event) => {
      used = true;
      if (!name) return;
      tell({ event: name, ...event });
      if (ready) return;
      pause.hidden = false;
      pause.textContent = first.words.waiting;
      speak(first.words.waiting);
    },
    focus: (node) => used && waiting.push(node),
  };
  const speak = (text) => {
    live.textContent = live.textContent === text ? `${text}\u00a0` : text;
  };
  const draw = ({ nodes, turn }) => {
    showNodes(root, nodes, page);
    for (const node of waiting.splice(0)) focusOn(node);
    root.dataset.turn = turn;
  };
  let shown = first.nodes;
  const change = () => {
    shown = applied(shown, model.get("nodes"));
    model.set("nodes", shown, { silent: true }); // for what shows the same widget later
    draw({ nodes: shown, turn: model.get("turn") });
  };
  // The link is read before the first place is written over it.
  const search = inVoila() ? location.search : "";
  const go = (place) => {
    if (!ready) change(); // Python may have had it so from the start, while a frame stands here
    if (inVoila() && place && location.search !== place) history.replaceState(history.state, "", place);
    root.style.visibility = "";
    root.dataset.ready = "";
    ready = true;
    pause.hidden = true;
    carryTable(place);
  };
  const onMessage = (message) => {
    if (message.cancel) tasks.stop(message.cancel);
    if (message.view && message.view !== id) return;
    if (message.heard) outbox.heard(message.heard);
    if (message.compute) tasks.start(message.compute);
    if (message.keep && !keep(message.keep)) tell({ event: "not-kept" });
    if (message.forget) forget();
    if (message.copy) copy(message.copy, tell);
    if (message.print) window.print();
    if (message.save) saveFile(message.save);
  };

  /** Says what has happened so far, and shows what is answered. Returns what ends it. */
  const connect = (to) => {
    model = to;
    const ears = {
      "change:nodes": () => change(),
      "change:spoken_turn": () => speak(model.get("spoken")),
      "change:turn": () => go(model.get("place")),
      "msg:custom": onMessage,
    };
    const stop = joinLine(model, root, outbox);
    for (const [name, ear] of Object.entries(ears)) model.on(name, ear);
    tell({ event: "open", search, kept: recall(), notebook: !inVoila() });
    for (const event of unsaid.splice(0)) tell(event);
    return () => {
      stop();
      tasks.stopAll();
      for (const [name, ear] of Object.entries(ears)) model.off(name, ear);
    };
  };

  draw(first);
  return { nodes: [root, pause, live], root, connect, search };
}

/** The bar's links keep the table that is chosen here, a group's own one too. */
export function carryTable(place) {
  const here = new URLSearchParams(place);
  const table = new URLSearchParams(
    ["table", "house"].flatMap((name) => (here.get(name) ? [[name, here.get(name)]] : [])),
  );
  for (const link of document.querySelectorAll(".pl-header a")) {
    if (pageAt(link)) link.search = table.size ? `?${table}` : "";
  }
}

function focusOn(node) {
  const target = node.matches("button, a, input, select, textarea, summary, [tabindex]")
    ? node
    : node.querySelector('[tabindex="0"], button, input');
  target?.focus();
}

/** A link is copied as a whole address, other text as it is. */
async function copy({ text, link }, tell) {
  const whole = link ? new URL(text, location.href).href : text;
  try {
    await navigator.clipboard.writeText(whole);
    tell({ event: "copied", value: whole });
  } catch {
    tell({ event: "not-copied", value: whole });
  }
}
