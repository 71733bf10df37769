// The parts of a page that draw themselves: the card views, shown from the state that a node brings.
import { handView } from "./hand.js";
import { rowView } from "./row.js";
import { trickView } from "./trick.js";

export const components = {
  hand(node, attributes, emit) {
    node._show ??= handView(node, ({ type, chosen, index, code }) => {
      if (chosen) node._show((node._state = { ...node._state, chosen })); // at once, before Python has answered
      emit(type, type === "chosen" ? chosen : { index, code });
    });
    node._show((node._state = { four_colour: true, ...attributes.state }));
  },
  trick(node, attributes) {
    node._show ??= trickView(node);
    node._show({ four_colour: true, ...attributes.state });
  },
  cards(node, attributes) {
    node._show ??= rowView(node);
    node._show({ four_colour: true, ...attributes.state });
  },
};
