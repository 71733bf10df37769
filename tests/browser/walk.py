"""Opens every part of every page at every table in a real browser, on a phone (``make walk``, some minutes).

A page must answer, tell of no fault, be no wider than the screen, and be readable with all its folds open.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import ConsoleMessage, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))
from pinochle_learn import variants
from pinochle_learn.lessons.first_states import PAGES
from tests.browser.take_screenshots import FLAGS

PHONE = {"width": 390, "height": 664}
OPEN = "all => all.forEach(fold => { fold.open = true; })"


def main() -> None:
    """Serves the lessons, walks through them, and tells of each fault; fails if there was one."""
    command = [str(Path(sys.executable).with_name("pinochle-learn")), "--port", "0", "--no-browser"]
    faults: list[str] = []
    walked = 0
    with (
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server,
        sync_playwright() as playwright,
    ):
        try:
            address = re.search(r"http://\S+", server.stdout.readline())[0]
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            page = browser.new_context(viewport=PHONE).new_page()
            said: list[str] = []
            page.on("console", lambda message: said.append(message.text) if bad(message) else None)
            page.on("pageerror", lambda error: said.append(str(error)))
            for notebook in PAGES:
                for table in variants():
                    page.goto(f"{address}voila/render/{notebook}?table={table.id}")
                    for step in parts(page):
                        walked += 1
                        found = [*look(page), *said]
                        said.clear()
                        faults += [f"{notebook} {table.id} {step}: {fault}" for fault in found]
                sys.stdout.write(f"{notebook}: {walked} parts walked so far, {len(faults)} faults\n")
                sys.stdout.flush()
        finally:
            server.terminate()
    sys.stdout.write("\n".join([*faults, f"{walked} parts of pages walked, {len(faults)} faults\n"]))
    sys.exit(bool(faults))


def bad(message: ConsoleMessage) -> bool:
    """Says whether the console tells of an error, and not of what a reload breaks off."""
    return message.type == "error" and "ERR_ABORTED" not in message.text


def parts(page: Page) -> Iterator[str]:
    """Goes through the parts of the page that is open; yields their names."""
    page.locator("[data-ready]").wait_for(timeout=60_000)
    steps = page.locator('[data-event="step"], .pl-page > .pl-steps > button')
    names = steps.all_inner_texts()
    if not names:
        yield "the page"
    for place, name in enumerate(names):
        if steps.nth(place).get_attribute("aria-pressed") != "true":
            turn = page.locator("[data-turn]").get_attribute("data-turn")
            steps.nth(place).click()
            page.locator(f'[data-turn]:not([data-turn="{turn}"])').wait_for()
        yield name


def look(page: Page) -> Iterator[str]:
    """What is wrong with what is shown."""
    page.locator("details").evaluate_all(OPEN)
    page.wait_for_timeout(150)
    text = page.locator(".pl-page").inner_text()
    if "went wrong" in text or "cannot show" in text:
        yield "a fault is told of"
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    if wide > 0:
        yield f"{wide} pixels wider than the screen"
    empty = page.locator("details:not(:has(> :nth-child(2)))").count()
    if empty:
        yield f"{empty} folds stayed empty"


if __name__ == "__main__":
    main()
