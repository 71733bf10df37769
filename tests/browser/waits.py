"""Waiting for what a page shows, where no text says that it is there."""

from playwright.sync_api import Page

SETTLED = """async () => {
  const frame = () => new Promise(done => requestAnimationFrame(done));
  await frame();
  await frame();
  const fading = document.getAnimations().filter(one => one instanceof CSSTransition);
  await Promise.allSettled(fading.map(one => one.finished));
}"""


def settled(page: Page) -> None:
    """Waits until the page is laid out and drawn, and no colour fades any more."""
    page.evaluate(SETTLED)
