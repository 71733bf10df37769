// A trick: the cards in the order played, each under its player's name, and a place for who is to play.
import { drawBand, drawSign, drawSuit, element, fit, makeFace, showFace } from "../cards/face.js";

function makeFact() {
  const fact = element("span", "pl-fact");
  element("span", "pl-fact-sign", fact).setAttribute("aria-hidden", "true");
  element("span", "pl-fact-text", fact);
  return fact;
}

function paintFact(node, { suit, colour, sign, text }) {
  drawSuit(node.firstChild, suit);
  drawBand(node.firstChild, colour);
  drawSign(node.firstChild, sign);
  node.firstChild.dataset.suit = suit ?? "";
  node.lastChild.textContent = text;
}

function makePlay() {
  const play = element("li", "pl-play");
  element("span", "pl-spoken", play);
  element("span", "pl-seat", play).setAttribute("aria-hidden", "true");
  makeFace(element("span", "pl-card", play));
  const caption = element("span", "pl-caption", play);
  caption.setAttribute("aria-hidden", "true");
  element("span", "pl-fact-sign", caption);
  element("span", "pl-fact-text", caption);
  return play;
}

function paintPlay(node, play) {
  const [spoken, seat, card, caption] = node.children;
  spoken.textContent = play.spoken;
  seat.textContent = play.seat;
  node.classList.toggle("pl-place", !play.card);
  node.classList.toggle("pl-winning", play.sign === "winning");
  node.classList.toggle("pl-against", play.sign === "wrong");
  if (play.card) showFace(card.firstChild, play.card);
  drawSign(caption.firstChild, play.sign);
  caption.lastChild.textContent = play.caption;
}

/** Makes a trick in `root` and gives the function that shows a state of it (the traits that trick.py makes). */
export function trickView(root) {
  const trick = element("div", "pl-trick", root);
  const title = element("div", "pl-label", trick);
  title.setAttribute("aria-hidden", "true"); // the list's name says it
  const facts = element("p", "pl-facts", trick);
  const list = element("ol", "pl-plays", trick);
  list.setAttribute("role", "list"); // Safari forgets it where no numbers are shown

  return function show(state) {
    trick.classList.toggle("pl-two-colour", state.four_colour === false);
    title.textContent = state.label;
    title.hidden = !state.titled;
    list.setAttribute("aria-label", state.label);
    const signs = fit(facts, state.facts.length, makeFact);
    for (const [i, node] of signs.entries()) paintFact(node, state.facts[i]);
    facts.hidden = state.facts.length === 0;
    const plays = fit(list, state.plays.length, makePlay);
    for (const [i, node] of plays.entries()) paintPlay(node, state.plays[i]);
  };
}
