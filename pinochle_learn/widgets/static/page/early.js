// What a page shows first is the same for everybody, so the server sends it along, and it stands there before Python
// does. This runs in the served page itself; once Jupyter's widget is there, the same elements become its own.

import { unsaidHere } from "../line/unsaid.js";
import { carryTable, makeView } from "./view.js";

const place = document.getElementById("pl-first");
const view = makeView(JSON.parse(document.getElementById("pl-first-state").textContent), unsaidHere());
place.replaceChildren(...view.nodes);
carryTable(place.dataset.place);

globalThis.pinochleEarly = {
  /** Moves what stands there into the widget's element, with the keyboard's focus and the place on the screen. */
  handOver(model, el) {
    delete globalThis.pinochleEarly;
    const focused = document.activeElement;
    const top = document.scrollingElement.scrollTop;
    el.replaceChildren(...view.nodes);
    place.remove();
    if (el.contains(focused)) keepFocus(focused);
    document.scrollingElement.scrollTop = top;
    return view.connect(model);
  },
};

/** The element comes into the page only later, and the shell moves it: both take the keyboard away without a word. */
function keepFocus(node, frames = 300) {
  if (document.activeElement === document.body) node.focus({ preventScroll: true });
  if (frames) requestAnimationFrame(() => keepFocus(node, frames - 1));
}
