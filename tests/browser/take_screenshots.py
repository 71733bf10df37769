"""Takes pictures of every page for people to look at: laptop and phone, light and dark, some of them in use.

``make screenshots`` runs it against a server of its own; the pictures are in ``screenshots/``.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

OUT = Path(__file__).parents[2] / "screenshots"
SIZES = {1280: 800, 390: 844}
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
)


def nothing(_page: Page) -> None:
    """A page as it opens."""


def wrong_answer(page: Page) -> None:
    """An exercise answered with its first card only."""
    page.locator(".pl-hand button").first.click()
    page.get_by_role("button", name="Check", exact=True).click()
    page.locator(".pl-said").wait_for()


def one_card(page: Page) -> None:
    """A card asked about, and the rules' sources opened."""
    page.locator(".pl-hand button").first.click()
    page.get_by_text("What this table plays, and where that comes from").click()


def no_duty(page: Page) -> None:
    """A rule of one's own changed, with its example, and one that contradicts others."""
    page.get_by_label("Must a follower beat the best card?").get_by_role("combobox").select_option("1")
    page.get_by_text("With it").wait_for()
    page.get_by_role("group", name="Must one follow suit?").get_by_role("button", name="no").click()
    page.get_by_role("alert").wait_for()


PAGES: tuple[tuple[str, str, Callable[[Page], None]], ...] = (
    ("start", "index.ipynb", nothing),
    ("melds", "melds.ipynb", nothing),
    ("melds-practise", "melds.ipynb?step=practise", nothing),
    ("tricks", "tricks.ipynb?hand=AC.TC.9C.KH.9S&trick=QC.KC&trump=S", one_card),
    ("tricks-reneges", "tricks.ipynb?table=npa&step=reneges&ask=renege-aces&seed=3", nothing),
    ("tricks-two", "tricks.ipynb?table=two-handed&stock=used-up", one_card),
    ("tricks-practise", "tricks.ipynb?step=practise&ask=overtrump&seed=3", wrong_answer),
    ("scoring", "scoring.ipynb", nothing),
    ("scoring-practise", "scoring.ipynb?step=practise", nothing),
    ("whole", "whole_hand.ipynb?seed=7&at=20", nothing),
    ("whole-kitty", "whole_hand.ipynb?table=auction&seed=12&at=8", nothing),
    ("whole-stock", "whole_hand.ipynb?table=two-handed&seed=12&at=16", nothing),
    ("whole-worked", "whole_hand.ipynb?step=worked&at=12", nothing),
    ("tables", "tables.ipynb?table=pagat&beside=hoyle.two-handed&ask=play", nothing),
    ("tables-hand", "tables.ipynb?table=pagat&step=same-hand", nothing),
    ("tables-spot", "tables.ipynb?step=spot&ask=sum-with-nine&seed=3", nothing),
    ("odds", "odds.ipynb?table=pagat", nothing),
    ("odds-partner", "odds.ipynb?table=wikihow&step=partner", nothing),
    ("sheets", "sheets.ipynb?table=hoyle", nothing),
    ("sheets-melds", "sheets.ipynb?table=purple&step=melds", nothing),
    ("sheets-score", "sheets.ipynb?table=cutthroat&step=score", nothing),
    ("house", "house.ipynb?table=pagat&ask=play", no_duty),
    ("house-keep", "house.ipynb?step=keep", nothing),
    ("first-look", "first_look.ipynb", nothing),
)


def main() -> None:
    """Serves the lessons and photographs them."""
    OUT.mkdir(exist_ok=True)
    command = [str(Path(sys.executable).with_name("pinochle-learn")), "--port", "0", "--no-browser"]
    with (
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server,
        sync_playwright() as playwright,
    ):
        try:
            address = re.search(r"http://\S+", server.stdout.readline())[0]
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            for width, height in SIZES.items():
                for colours in ("light", "dark"):
                    context = browser.new_context(
                        viewport={"width": width, "height": height}, color_scheme=colours
                    )
                    photograph(context.new_page(), address, f"{width}-{colours}")
                    context.close()
        finally:
            server.terminate()


def photograph(page: Page, address: str, suffix: str) -> None:
    """Takes every page once."""
    for name, link, use in PAGES:
        page.goto(f"{address}voila/render/{link}")
        page.locator(".pl-page").first.wait_for()
        page.wait_for_timeout(600)
        use(page)
        page.wait_for_timeout(300)
        page.screenshot(path=OUT / f"{name}-{suffix}.png", full_page=True)
        sys.stdout.write(f"{name}-{suffix}.png\n")


if __name__ == "__main__":
    main()
