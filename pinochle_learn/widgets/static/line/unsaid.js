// What was tapped on a page that nobody hears yet. Where the connection is refused, the page loads itself once more to
// try afresh: what stood there then is said by the page that follows at the same address.

const KEPT = "pinochle-unsaid";

/** The taps that an earlier try of this page has left, once; from now on, what is unsaid when it goes is left too. */
export function unsaidHere() {
  const here = location.href;
  const unsaid = [];
  try {
    const left = JSON.parse(sessionStorage.getItem(KEPT));
    sessionStorage.removeItem(KEPT);
    if (left?.here === here) unsaid.push(...left.unsaid);
    addEventListener(
      "pagehide",
      () => unsaid.length && sessionStorage.setItem(KEPT, JSON.stringify({ here, unsaid })),
    );
  } catch {
    // a browser that keeps nothing
  }
  return unsaid;
}
