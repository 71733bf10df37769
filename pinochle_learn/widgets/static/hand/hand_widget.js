// The hand as a widget.

import { stateOf } from "../cards/widget.js";
import { handView } from "./hand.js";

const HAND = [
  "cards",
  "chosen",
  "mode",
  "states",
  "notes",
  "disabled",
  "label",
  "titled",
  "words",
  "four_colour",
];

function render({ model, el }) {
  const show = handView(el, ({ type, chosen, ...event }) => {
    if (chosen) model.set("chosen", chosen);
    if (type !== "chosen") model.set(type, { ...event, n: (model.get(type).n ?? 0) + 1 });
    model.save_changes();
  });
  const paint = () => show(stateOf(model, HAND));
  model.on("change", paint);
  paint();
}

export default { render };
