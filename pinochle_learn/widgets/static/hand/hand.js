// A hand of cards to choose from: buttons in a group with one tab stop, changed in place so that focus stays.
import { drawSign, element, fit, makeFace, showFace } from "../cards/face.js";
import { arrange } from "./layout.js";

function makeHandCard() {
  const button = element("button", "pl-card");
  button.type = "button";
  element("span", "pl-badge", makeFace(button));
  return button;
}

function spokenName(state, index) {
  const said = state.words[state.states[index]];
  return [state.cards[index].name, said, state.notes[index]].filter(Boolean).join(", ");
}

function paintHandCard(button, state, index) {
  const mark = state.states[index] ?? "";
  const chosen = state.chosen.includes(index);
  const off = state.disabled.includes(index);
  button.dataset.state = mark;
  button.classList.toggle("pl-chosen", chosen);
  button.classList.toggle("pl-off", off || mark === "forbidden");
  button.setAttribute("aria-label", spokenName(state, index));
  button.setAttribute("aria-disabled", String(off || state.mode === "none"));
  if (state.mode === "none") button.removeAttribute("aria-pressed");
  else button.setAttribute("aria-pressed", String(chosen));
  const face = button.firstChild;
  showFace(face, state.cards[index]);
  drawSign(face.querySelector(".pl-badge"), mark);
}

/** The places chosen once this one was clicked. */
function chosenAfter({ mode, chosen }, index) {
  if (mode === "one") return [index];
  const others = chosen.filter((other) => other !== index);
  return chosen.includes(index) ? others : [...others, index].sort((a, b) => a - b);
}

/** Where a key leads from a place, or undefined where it is no key of ours. */
function placeAfter(key, place, count, columns) {
  const stride = columns < count ? columns : 1;
  const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -stride, ArrowDown: stride };
  const wanted = { Home: 0, End: count - 1 }[key] ?? place + steps[key];
  if (Number.isNaN(wanted)) return undefined;
  return wanted < 0 || wanted >= count ? place : wanted;
}

/**
 * Makes a hand in `root` and gives the function that shows a state of it (the traits that hand.py makes). `tell` hears what the
 * player does: `{type: "chosen" | "clicked" | "refused", index, code, chosen}`.
 */
export function handView(root, tell) {
  const hand = element("div", "pl-hand", root);
  hand.setAttribute("role", "group");
  hand.dataset.lmSuppressShortcuts = "true"; // else JupyterLab takes the arrow keys
  const title = element("div", "pl-label", hand);
  title.setAttribute("aria-hidden", "true"); // the group's name says it
  const list = element("div", "pl-hand-cards", hand);
  const empty = element("p", "pl-hand-empty", hand);
  let state = { cards: [] };
  let current = 0; // the card that the Tab key comes to
  let columns = 1;

  function show(next) {
    state = next;
    const inside = list.contains(document.activeElement);
    hand.setAttribute("aria-label", state.label);
    hand.dataset.mode = state.mode;
    hand.classList.toggle("pl-two-colour", state.four_colour === false);
    title.textContent = state.label;
    title.hidden = !state.titled;
    empty.textContent = state.words.empty;
    empty.hidden = state.cards.length > 0;
    const buttons = fit(list, state.cards.length, makeHandCard);
    for (const [index, button] of buttons.entries()) paintHandCard(button, state, index);
    goTo(Math.max(0, Math.min(current, state.cards.length - 1)));
    if (inside && !list.contains(document.activeElement)) list.children[current]?.focus();
    measure();
  }

  function goTo(index) {
    current = index;
    for (const [place, button] of [...list.children].entries()) button.tabIndex = place === index ? 0 : -1;
  }

  function measure() {
    if (!hand.clientWidth) return; // not on the page yet
    const plan = arrange(hand.clientWidth, state.cards.length);
    columns = plan.columns;
    list.style.setProperty("--plc-fit", `${plan.width}px`);
    list.style.setProperty("--plc-fit-gap", `${plan.gap}px`);
    list.style.setProperty("--plc-fit-room", `${Math.ceil(columns * (plan.width + plan.gap))}px`);
  }

  function act(index) {
    const event = { index, code: state.cards[index].code };
    if (state.mode === "none") return;
    if (state.disabled.includes(index)) return tell({ type: "refused", ...event });
    show({ ...state, chosen: chosenAfter(state, index) }); // at once, however far away Python is
    tell({ type: state.mode === "one" ? "clicked" : "chosen", ...event, chosen: state.chosen });
  }

  const placeOf = (node) => [...list.children].indexOf(node.closest(".pl-card"));

  list.addEventListener("click", ({ target }) => placeOf(target) >= 0 && act(placeOf(target)));
  list.addEventListener("focusin", ({ target }) => goTo(placeOf(target)));
  list.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.repeat && (event.key === "Enter" || event.key === " ")) return event.preventDefault();
    const next = placeAfter(event.key, current, list.children.length, columns);
    if (next === undefined) return;
    event.preventDefault();
    list.children[next].focus();
  });
  new ResizeObserver(measure).observe(hand); // goes with its node
  return show;
}
