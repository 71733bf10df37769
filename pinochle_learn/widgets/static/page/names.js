// What a page and the others are called depends on the table: the tab and the menu follow it.

import { pageAt } from "./links.js";

/** In JupyterLab the tab is JupyterLab's, and there is no menu. */
export function showNames({ tab, menu }) {
  if (document.body.dataset.voila !== "voila") return;
  if (document.title !== tab) document.title = tab;
  for (const link of document.querySelectorAll(".pl-nav a")) {
    const name = menu[pageAt(link)];
    if (name && link.textContent !== name) link.textContent = name;
  }
}
