// A few small cards that are read as one picture.
import { element, fit, makeFace, showFace } from "./face.js";

function makeRowCard() {
  const card = element("span", "pl-card");
  makeFace(card);
  return card;
}

/** Makes a row in `root` and gives the function that shows a state of it (the traits that row.py makes). */
export function rowView(root) {
  const row = element("span", "pl-cards", root);
  row.setAttribute("role", "img");

  return function show(state) {
    row.setAttribute("aria-label", state.label);
    row.classList.toggle("pl-two-colour", state.four_colour === false);
    const cards = fit(row, state.cards.length, makeRowCard);
    for (const [i, card] of cards.entries()) showFace(card.firstChild, state.cards[i]);
  };
}
