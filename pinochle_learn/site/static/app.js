// The lessons without a server: shows pages at once as the build has drawn them, and lets Python take them over.

import { makeLine } from "./line.js";
import { keepOffline } from "./offline.js";
import { carryTable, makeView, pageAt, recall } from "./page.js";
import { startPython } from "./python.js";

const read = (id) => JSON.parse(document.getElementById(id).textContent);
const { pages, tables, words } = read("facts");
const drawn = { page: document.body.dataset.page, state: read("first") }; // what came with the file
const frame = document.getElementById("rendered_cells");
const shown = frame.firstElementChild;
const loading = document.getElementById("loading");
const line = makeLine(words, { leave: () => open(here), reload: () => location.reload() });
const python = startPython(line.tell);

let here; // the page that is open
let model;
let leave = () => {};
let kept = false; // for a time without a network

/** Opens the page of the address. Its elements stay until the next ones can be shown. */
async function open(page) {
  here = page;
  shown.inert = true; // what is tapped there would be said to nobody
  const mine = python.open(page);
  model = mine;
  const first = await firstState(page, new URLSearchParams(location.search || recall()?.["chosen-table"]));
  if (mine !== model) return; // left already
  leave();
  leave = () => {};
  for (const link of document.querySelectorAll(".pl-nav a")) {
    if (pageAt(link) === page) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  const view = makeView(first ?? { nodes: [], turn: 0, words: { lost: "", reload: "", waiting: "" } });
  shown.replaceChildren(...view.nodes);
  shown.inert = false;
  if (first) carryTable(first.place);
  loading.hidden = Boolean(first);
  mine.on("change:turn", () => (loading.hidden = true));
  await mine.opened;
  if (mine !== model) return;
  leave = view.connect(mine);
  if (!kept) keepOffline(line); // Python comes first
  kept = true;
}

/** What the page shows for a link before Python has heard of it; a link that says more than a table shows the frame. */
async function firstState(page, link) {
  link.delete("theme");
  const table = link.get("table") ?? tables[0];
  const plain = [...link.keys()].every((name) => name === "table");
  if (plain && page === drawn.page && table === tables[0]) return drawn.state;
  if (link.has("house") || !tables.includes(table)) return null;
  const reply = await fetch(`first/${page.replace(".ipynb", "")}.${table}.json`).catch(() => null);
  return reply?.ok ? (await reply.json())[plain ? "plain" : "framed"] : null;
}

function go(page, address) {
  history[address === location.href ? "replaceState" : "pushState"]({ page }, "", address);
  open(page);
  scrollTo(0, 0);
  frame.focus({ preventScroll: true });
}

// Links between pages keep Python alive.
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href]");
  const other = event.button || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (!link || other || event.defaultPrevented || link.hash) return;
  if (new URL(".", link.href).href !== new URL(".", location.href).href || !pages.includes(pageAt(link)))
    return;
  event.preventDefault();
  go(pageAt(link), link.href);
});
addEventListener("popstate", ({ state }) => {
  if (!state)
    history.replaceState({ page: here }, ""); // a part of the page was gone to
  else if (state.page !== here || location.search !== model.get("place")) open(state.page);
});

history.replaceState({ page: drawn.page }, "");
open(drawn.page);
