// Turns nodes made in Python into HTML, in place: a node that stays keeps its element, its focus and what is
// being typed into it. Texts become text nodes and attributes are checked by name, so nothing becomes markup.

import { addressOf } from "./links.js";

const TAGS = new Set(
  `div section header footer nav h1 h2 h3 h4 p span strong em small ul ol li button a input label select option
   optgroup details summary table caption thead tbody tr th td dl dt dd fieldset legend progress output hr code
   textarea`.split(/\s+/),
);
const DRAWING = new Set("svg g path rect line circle text tspan desc defs pattern".split(" "));
const DRAWING_ATTRIBUTES = new Set(
  `x y x1 y1 x2 y2 cx cy r rx ry dx dy d width height points transform viewBox preserveAspectRatio text-anchor
   dominant-baseline patternUnits patternTransform fill stroke stroke-width stroke-dasharray`.split(/\s+/),
);
const ATTRIBUTES = new Set(
  `class id role type name for title value min max step placeholder disabled checked open hidden tabindex colspan
   rowspan scope popover popovertarget lang rows autocomplete spellcheck inputmode maxlength selected
   readonly`.split(/\s+/),
);
const AS_PROPERTY = new Set(["value", "checked", "open", "disabled", "selected", "hidden"]);

/** Shows `children` in `parent`, reusing what is there. `page` knows the components and sends events. */
export function showNodes(parent, children, page) {
  const old = [...parent.childNodes];
  const keyed = new Map(old.filter((n) => n._key).map((n) => [n._key, n]));
  const used = new Set();
  let at = 0;
  for (const child of children) {
    const key = typeof child === "string" ? undefined : child[1].key;
    let node = key ? keyed.get(key) : old.find((n) => !used.has(n) && !n._key && alike(n, child));
    if (!node || !alike(node, child)) node = makeNode(child, key);
    used.add(node);
    if (parent.childNodes[at] !== node) parent.insertBefore(node, parent.childNodes[at] ?? null);
    updateNode(node, child, page);
    at += 1;
  }
  while (parent.childNodes.length > at) parent.lastChild.remove();
}

/** What a hand has changed by itself is put right by the next answer, even if Python has nothing new to say of it. */
function touch(node) {
  for (let one = node; one; one = one.parentNode) one._child = undefined;
}

function alike(node, child) {
  return typeof child === "string" ? node.nodeType === Node.TEXT_NODE : node._tag === child[0];
}

function makeNode(child, key) {
  if (typeof child === "string") return document.createTextNode(child);
  const tag = child[0];
  const node = DRAWING.has(tag)
    ? document.createElementNS("http://www.w3.org/2000/svg", tag)
    : document.createElement(TAGS.has(tag) ? tag : "div");
  node._tag = tag;
  node._key = key;
  node._attributes = {};
  return node;
}

function updateNode(node, child, page) {
  if (typeof child === "string") {
    if (node.data !== child) node.data = child;
    return;
  }
  if (node._child === child) return; // it stays as it is
  node._child = child;
  const [tag, attributes, children] = child;
  node._now = attributes;
  const component = page.components[tag];
  for (const name of new Set([...Object.keys(node._attributes), ...Object.keys(attributes)])) {
    setAttribute(node, name, node._attributes[name], attributes[name], Boolean(component));
  }
  if (component) {
    component(node, attributes, (type, value) => {
      touch(node);
      page.send(node._now.on?.[type], { data: node._now.data ?? null, value });
    });
  } else {
    listen(node, attributes.on ?? {}, page);
    showNodes(node, children, page);
  }
  if (
    attributes.value !== undefined &&
    !isEcho(node, attributes.value) &&
    node._attributes.value !== attributes.value
  ) {
    node.value = attributes.value;
  }
  const takes = attributes.focus !== undefined && node._attributes.focus !== attributes.focus;
  node._attributes = attributes;
  if (takes && attributes.focus) page.focus(node);
}

/** Python answers each move of a slider in turn: an answer to an earlier move must not pull the slider back. */
function isEcho(node, value) {
  const at = node._sent?.indexOf(String(value)) ?? -1;
  if (at < 0) return false;
  node._sent.splice(0, at + 1);
  return node._sent.length > 0;
}

function setAttribute(node, name, before, value, component) {
  if (JSON.stringify(before) === JSON.stringify(value)) return;
  if (name === "value" && node._sent?.includes(String(value))) return;
  if (name === "href") return setLink(node, value);
  if (!allowed(node, name, value)) return undefined;
  if (component && name !== "class" && name !== "id") return undefined;
  if (AS_PROPERTY.has(name) && name in node) node[name] = value ?? (name === "value" ? "" : false);
  if (name === "value" || name === "checked") return undefined;
  if (value === undefined || value === null || value === false) node.removeAttribute(name);
  else node.setAttribute(name, value === true ? "" : String(value));
  return undefined;
}

/** Names are checked; a drawing may fill itself with a colour or one of its own patterns. */
function allowed(node, name, value) {
  if (node instanceof SVGElement && DRAWING_ATTRIBUTES.has(name))
    return !/url\((?!#)/i.test(String(value ?? ""));
  return ATTRIBUTES.has(name) || /^(aria|data)-[a-z-]+$/.test(name);
}

/** Links lead within the course: a lesson, a place in it, or a part of the page. */
function setLink(node, value) {
  if (typeof value === "string" && /^(#|\?|[\w-]+\.ipynb)/.test(value))
    node.setAttribute("href", addressOf(value));
  else node.removeAttribute("href");
}

function listen(node, on, page) {
  node._listening ??= new Set();
  for (const type of Object.keys(on)) {
    if (node._listening.has(type)) continue;
    node._listening.add(type);
    if (type === "change" && node.dataset.line) endWithEnter(node);
    node.addEventListener(type, (event) => {
      const name = node._now.on?.[type];
      if (!name) return;
      touch(node);
      if (type === "submit") event.preventDefault();
      const value = entered(node);
      if (type === "input") {
        node._sent ??= [];
        node._sent.push(String(value));
      }
      page.send(name, { data: node._now.data ?? null, value });
    });
  }
}

/** A field of several lines that holds one text: Enter ends it, as in a field of one line. */
function endWithEnter(node) {
  node.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    node.dispatchEvent(new Event("change"));
    node._ended = node.value;
  });
  node.addEventListener("input", () => (node._ended = null));
  node.addEventListener("change", (event) => {
    if (event.isTrusted && node._ended === node.value) event.stopImmediatePropagation(); // told already
  });
}

function entered(node) {
  if (node.type === "checkbox") return node.checked;
  if (node.tagName === "DETAILS") return node.open;
  return node.value ?? null;
}
