"""Going through a page by the keyboard alone."""

from playwright.sync_api import Page

FOCUSED = """() => {
  const node = document.activeElement;
  return (node.ariaLabel ?? node.labels?.[0]?.textContent ?? node.textContent).trim();
}"""
ON_A_CARD = "!!document.activeElement.closest('.pl-hand')"


def tab_to(page: Page, name: str, *, back: bool = False) -> None:
    """Presses Tab until the control of this name, or ``a card``, has the focus; fails if none gets it.

    ``back`` goes the other way round the page.
    """
    for _ in range(60):
        page.keyboard.press("Shift+Tab" if back else "Tab")
        if page.evaluate(FOCUSED) == name or (name == "a card" and page.evaluate(ON_A_CARD)):
            return
    raise AssertionError(f"The keyboard does not reach {name}")
