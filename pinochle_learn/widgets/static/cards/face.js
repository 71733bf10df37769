// A card's face, the same nodes that faces.py writes as text. Nodes are made once and changed in place.
import { SHAPES } from "./shapes.js";

const SVG = "http://www.w3.org/2000/svg";

export function element(tag, className, parent) {
  const node = document.createElement(tag);
  node.className = className;
  parent?.append(node);
  return node;
}

/** Draws one shape; an unknown one is hidden. */
export function draw(parent, className, shape, box = "0 0 24 24") {
  let drawing = parent.querySelector(`:scope > .${className}`);
  if (!drawing) {
    drawing = document.createElementNS(SVG, "svg");
    drawing.setAttribute("class", className);
    drawing.setAttribute("viewBox", box);
    drawing.setAttribute("aria-hidden", "true");
    drawing.append(document.createElementNS(SVG, "path"));
    parent.append(drawing);
  }
  drawing.toggleAttribute("hidden", !shape);
  drawing.firstChild.setAttribute("d", shape ?? "");
  return drawing;
}

export function drawSuit(parent, suit) {
  draw(parent, "pl-suit", SHAPES.suits[suit]);
}

export function drawSign(parent, sign) {
  draw(parent, "pl-mark", SHAPES.signs[sign]);
}

/** Draws the band of a colour of the Purple pack: its own colour on its own ground, in its own pattern. */
export function drawBand(parent, colour) {
  if (!colour && !parent.querySelector(":scope > .pl-band")) return; // most cards never have one
  const band = draw(parent, "pl-band", SHAPES.bands[colour], "0 0 48 16");
  band.setAttribute("preserveAspectRatio", "xMidYMid slice");
  band.dataset.colour = colour ?? "";
}

/** Writes and draws a card's colour at its foot, where it has one. */
function showColour(face, card) {
  let foot = face.querySelector(".pl-colour");
  if (!card.colour) {
    foot?.remove();
    delete face.dataset.colour;
    return;
  }
  face.dataset.colour = card.colour;
  if (!foot) {
    foot = element("span", "pl-colour", face);
    element("span", "pl-code", foot);
    element("span", "pl-word", foot);
  }
  foot.children[0].textContent = card.colour;
  foot.children[1].textContent = card.word;
  drawBand(foot, card.colour);
}

/** Makes an empty face inside a card's node. */
export function makeFace(parent) {
  const face = element("span", "pl-face", parent);
  face.setAttribute("aria-hidden", "true");
  element("span", "pl-rank", face);
  return face;
}

/** Turns a face into that of another card. */
export function showFace(face, card) {
  face.dataset.suit = card.suit;
  face.querySelector(".pl-rank").textContent = card.rank;
  draw(face, "pl-court", card.colour ? "" : SHAPES.courts[card.rank]);
  drawSuit(face, card.suit);
  showColour(face, card);
}

/** Keeps the first nodes of a list and adds or takes away at its end until there are so many. */
export function fit(list, count, make) {
  while (list.children.length > count) list.lastElementChild.remove();
  while (list.children.length < count) list.append(make());
  return [...list.children];
}
