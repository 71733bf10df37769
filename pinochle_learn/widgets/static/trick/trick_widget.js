// The trick as a widget.

import { stateOf } from "../cards/widget.js";
import { trickView } from "./trick.js";

const TRICK = ["plays", "facts", "label", "titled", "four_colour"];

function render({ model, el }) {
  const show = trickView(el);
  const paint = () => show(stateOf(model, TRICK));
  model.on("change", paint);
  paint();
}

export default { render };
