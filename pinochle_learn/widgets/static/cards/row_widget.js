// The row as a widget.
import { rowView } from "./row.js";
import { stateOf } from "./widget.js";

const ROW = ["cards", "label", "four_colour"];

function render({ model, el }) {
  const show = rowView(el);
  const paint = () => show(stateOf(model, ROW));
  model.on("change", paint);
  paint();
}

export default { render };
