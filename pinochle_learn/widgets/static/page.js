// One page: Python sends it as nodes, the browser shows them and sends events back.

import { showNodes } from "./dom.js";
import { forget, keep, recall } from "./memory.js";
import { watch } from "./lifeline.js";
import { components } from "./components.js";
import { saveFile } from "./files.js";
import { makeTasks } from "./compute.js";

const inVoila = () => document.body.dataset.voila === "voila";

function render({ model, el }) {
  const root = document.createElement("div");
  const live = document.createElement("div");
  const banner = makeBanner(model.get("words"));
  root.className = "pl-root";
  live.className = "pl-live";
  live.setAttribute("role", "status");
  live.setAttribute("aria-live", "polite");
  el.replaceChildren(banner.node, root, live);

  const view = crypto.getRandomValues(new Uint32Array(2)).join("-"); // a notebook may show a page twice: only one prints
  const tell = (event) => model.send({ ...event, view });
  const tasks = makeTasks((said) => tell({ event: "computed", ...said }));
  const waiting = []; // nodes that take the keyboard once all is in place
  let used = false; // a page that is only opened takes the keyboard from nobody
  const page = {
    components,
    send: (name, event) => {
      used = true;
      if (name) tell({ event: name, ...event });
    },
    focus: (node) => used && waiting.push(node),
  };
  const draw = () => {
    showNodes(root, model.get("nodes"), page);
    for (const node of waiting.splice(0)) focusOn(node);
    root.dataset.turn = model.get("turn");
  };
  const speak = () => {
    const text = model.get("spoken");
    live.textContent = live.textContent === text ? `${text}\u00a0` : text;
  };
  // The link is read before the first place is written over it.
  const search = inVoila() ? location.search : "";
  const go = () => {
    const place = model.get("place");
    if (inVoila() && place && location.search !== place) history.replaceState(null, "", place);
    root.style.visibility = "";
    carryTable(place);
  };
  const onMessage = (message) => {
    if (message.cancel) tasks.stop(message.cancel);
    if (message.view && message.view !== view) return;
    if (message.compute) tasks.start(message.compute);
    if (message.keep && !keep(message.keep)) tell({ event: "not-kept" });
    if (message.forget) forget();
    if (message.copy) copy(message.copy, tell);
    if (message.print) window.print();
    if (message.save) saveFile(message.save);
  };
  const stop = watch(model, (lost) => {
    banner.show(lost);
    root.inert = lost;
  });
  model.on("change:nodes", draw);
  model.on("change:spoken_turn", speak);
  model.on("change:turn", go);
  model.on("msg:custom", onMessage);
  const kept = recall();
  if (search || Object.keys(kept ?? {}).length) root.style.visibility = "hidden"; // no flash of another place
  draw();
  tell({ event: "open", search, kept, notebook: !inVoila() });
  return () => {
    stop();
    tasks.stopAll();
    model.off("change:nodes", draw);
    model.off("change:spoken_turn", speak);
    model.off("change:turn", go);
    model.off("msg:custom", onMessage);
  };
}

/** The bar's links keep the table that is chosen here, a group's own one too. */
function carryTable(place) {
  const here = new URLSearchParams(place);
  const table = new URLSearchParams(["table", "house"].flatMap((name) => (here.get(name) ? [[name, here.get(name)]] : [])));
  for (const link of document.querySelectorAll('.pl-header a[href*=".ipynb"]')) {
    link.search = table.size ? `?${table}` : "";
  }
}

function focusOn(node) {
  const target = node.matches("button, a, input, select, textarea, summary, [tabindex]")
    ? node
    : node.querySelector('[tabindex="0"], button, input');
  target?.focus();
}

/** The line that says the session has ended; it works without Python, so its words come ahead. */
function makeBanner(words) {
  const node = document.createElement("div");
  node.className = "pl-lost";
  node.setAttribute("role", "alert");
  node.hidden = true;
  const line = document.createElement("p");
  const again = document.createElement("button");
  again.type = "button";
  again.className = "pl-button pl-primary";
  again.textContent = words.reload;
  again.addEventListener("click", () => location.reload());
  return {
    node,
    show(lost) {
      node.hidden = !lost;
      line.textContent = lost ? words.lost : "";
      node.replaceChildren(...(lost ? [line, again] : []));
    },
  };
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

export default { render };
