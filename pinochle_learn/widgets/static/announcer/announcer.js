// A live region that stays. Two lines take turns, so that the same text again is news to a screen reader.
import { element } from "../cards/face.js";

const PAUSE = 100; // milliseconds: a region must have been there, empty, before its text is announced

/** Makes a live region in `root` and gives the function that says a text for the `n`th time. */
export function announcerView(root) {
  const region = element("div", "pl-announcer", root);
  region.setAttribute("role", "status");
  region.setAttribute("aria-live", "polite");
  const lines = [element("span", "pl-voice", region), element("span", "pl-voice", region)];
  let waiting;

  return function say({ text, n }, visible) {
    region.classList.toggle("pl-spoken", !visible);
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      lines[(n + 1) % 2].textContent = "";
      lines[n % 2].textContent = text;
    }, PAUSE);
  };
}
