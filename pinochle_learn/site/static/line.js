// One line at the foot of the window says what takes its time, what has failed, and that there is a new version.

const ACTS = { working: "leave", failed: "reload", lost: "reload", fresh: "reload" };
const BAD = new Set(["failed", "lost"]);

/** `acts` are what the line's button does, by name. */
export function makeLine(words, acts) {
  const node = document.getElementById("line");
  const [text, button] = node.children;
  let now = "well";
  let fresh = null; // how to change to a new version
  const show = (detail) => {
    const state = now === "well" && fresh ? "fresh" : now;
    const act = ACTS[state];
    node.hidden = state === "well";
    node.setAttribute("role", BAD.has(state) ? "alert" : "status");
    text.textContent = node.hidden ? "" : [words[state], detail].filter(Boolean).join(" ");
    button.hidden = !act;
    button.textContent = words[act] ?? "";
    button.onclick = state === "fresh" ? fresh : acts[act];
  };
  return {
    /** How it stands with Python, and why. */
    tell(state, detail = "") {
      if (state === now) return;
      now = state;
      show(detail);
    },
    /** There is a new version, and this changes to it. */
    offer(change) {
      fresh = change;
      show();
    },
  };
}
