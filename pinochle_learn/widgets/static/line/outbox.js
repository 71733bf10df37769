// Nothing that is done on a page may be lost or count twice, whatever becomes of the connection. So events are numbered,
// Python says which it has heard, and the others are sent again, in order. Python passes over a number out of turn.

/** Sends events by `send`, and `again` those that were not heard. */
export function makeOutbox(send) {
  const unheard = [];
  let last = 0;
  let since = null; // when the oldest of them was sent, or the one before it was heard
  return {
    post(event) {
      since ??= Date.now();
      unheard.push({ ...event, nth: ++last });
      send(unheard.at(-1));
    },
    heard(nth) {
      while (unheard.length && unheard[0].nth <= nth) unheard.shift();
      since = unheard.length ? Date.now() : null;
    },
    again() {
      for (const event of [...unheard]) send(event);
    },
    since: () => since,
  };
}
