// The page as a widget: Python sends it as nodes, the browser shows them and sends events back.

import { recall } from "./memory.js";
import { makeView } from "./view.js";

function render({ model, el }) {
  const early = globalThis.pinochleEarly;
  if (early) return early.handOver(model, el); // it stands there already
  const view = makeView(
    Object.fromEntries(["nodes", "turn", "words"].map((name) => [name, model.get(name)])),
  );
  const elsewhere = view.search || Object.keys(recall() ?? {}).length;
  if (elsewhere) view.root.style.visibility = "hidden"; // no flash of another place
  el.replaceChildren(...view.nodes);
  return view.connect(model);
}

export default { render };
