"""Waiting for what a page shows, where no text says that it is there."""

from playwright.sync_api import Page

SETTLED = """async () => {
  const frame = () => new Promise(done => requestAnimationFrame(done));
  await frame();
  await frame();
  const ends = one => one.effect.getComputedTiming().endTime !== Infinity;
  await Promise.allSettled(document.getAnimations().filter(ends).map(one => one.finished));
}"""


def settled(page: Page) -> None:
    """Waits until the page is laid out and drawn, no colour fades any more, and no card is on its way."""
    page.evaluate(SETTLED)
