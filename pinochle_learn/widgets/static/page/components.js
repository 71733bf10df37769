// The parts of a page that draw themselves: the card views, shown from the state that a node brings.

import { rowView } from "../cards/row.js";
import { handView } from "../hand/hand.js";
import { trickView } from "../trick/trick.js";
import { fileView } from "./files.js";
import { showNames } from "./names.js";

/** Python answers each choice in turn: its answer to an earlier one must not take back what was chosen since. */
function chosenNow(node, answered) {
  const at = node._chosen.indexOf(JSON.stringify(answered));
  node._chosen.splice(0, at < 0 ? node._chosen.length : at + 1);
  return node._chosen.length ? node._state.chosen : answered;
}

export const components = {
  hand(node, attributes, emit) {
    node._chosen ??= []; // choices that Python has not answered yet
    const show = (state) => {
      node._state = state;
      node._show(state);
    };
    node._show ??= handView(node, ({ type, chosen, index, code }) => {
      if (chosen) show({ ...node._state, chosen }); // at once, before Python has answered
      if (type === "chosen") node._chosen.push(JSON.stringify(chosen));
      emit(type, type === "chosen" ? chosen : { index, code });
    });
    const state = { four_colour: true, ...attributes.state };
    show({ ...state, chosen: chosenNow(node, state.chosen) });
  },
  trick(node, attributes) {
    node._show ??= trickView(node);
    node._show({ four_colour: true, ...attributes.state });
  },
  names(_node, attributes) {
    showNames(attributes.state);
  },
  file(node, attributes, emit) {
    node._show ??= fileView(node, emit);
    node._show(attributes.state);
  },
  cards(node, attributes) {
    node._show ??= rowView(node);
    node._show({ four_colour: true, ...attributes.state });
  },
};
