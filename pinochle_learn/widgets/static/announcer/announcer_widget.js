// The live region as a widget.
import { announcerView } from "./announcer.js";

function render({ model, el }) {
  const say = announcerView(el);
  const paint = () => say(model.get("said"), model.get("visible"));
  model.on("change", paint);
  paint();
}

export default { render };
