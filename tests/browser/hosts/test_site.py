"""The lessons from plain files, under a sub-path: Python runs in the browser, and no server takes part."""

import fcntl
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page, expect

import pinochle_learn as pl
from pinochle_learn.front.own_table import house_of
from pinochle_learn.site.build import build
from pinochle_learn.teaching.page.custom_table import to_code
from pinochle_learn.teaching.words.course import LESSONS, START
from tests.browser.parts import answer, button, cards
from tests.browser.trick_page import Drawn

SUB_PATH = "club/pinochle/"
TABLES = ("purple", "purple-rummy", "npa")  # of each kind: their pages load what is only for them
BUSY = "setTimeout(() => { const end = Date.now() + 600_000; while (Date.now() < end); })"


class Handler(SimpleHTTPRequestHandler):
    """Hands out files, and sets no header that any web server would not."""

    def log_message(self, *_: object) -> None:
        """Says nothing."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serves a folder that holds the site under a sub-path; the address of the site."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=folder))
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/{SUB_PATH}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The folder that holds the site, built once for all workers of pytest."""
    base = tmp_path_factory.getbasetemp()
    shared = (base if worker_id == "master" else base.parent) / "plain"
    shared.mkdir(exist_ok=True)
    with (shared / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (shared / SUB_PATH / "sw.js").exists():  # it is written last
            build(shared / SUB_PATH)
    return shared


@pytest.fixture
def site(built: Path) -> Iterator[str]:
    with served(built) as at:
        yield at


def ready(page: Page) -> None:
    """Waits until Python shows the page."""
    expect(page.locator(".pl-root[data-ready]")).to_have_count(1)


def choose(page: Page, table: pl.Variant) -> None:
    """Chooses a table, and waits for what Python says to it."""
    chooser = page.get_by_label("Table", exact=True)
    if chooser.count():
        chooser.select_option(table.id)
    else:  # the start page has tiles
        page.get_by_role("button").filter(has=page.get_by_text(table.name, exact=True)).click()
    expect(page.locator(".pl-live")).to_contain_text(f"The table is now {table.name}")
    expect(page).to_have_url(re.compile(rf"[?&]table={table.id}(&|$)"))


def follow(page: Page, name: str) -> None:
    """Follows a link of the menu, and waits until its page stands there."""
    link = page.get_by_role("navigation", name="Course").get_by_role("link", name=name, exact=True)
    link.click()
    expect(link).to_have_attribute("aria-current", "page")


def kept_offline(page: Page) -> None:
    """Waits until the browser has kept the course."""
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("navigator.serviceWorker.controller")


def test_all_pages_answer_without_a_reload(open_context: Callable, site: str, check_accessibility: Callable):
    page = open_context().new_page()
    started = []
    page.on("worker", lambda worker: started.append(worker.url))
    page.goto(site)
    expect(page.get_by_role("heading", level=1)).to_have_text(START.title)
    page.evaluate("window.alive = true")
    menu = page.get_by_role("navigation", name="Course").get_by_role("link")
    assert menu.count() == len(LESSONS) + 1
    for place, lesson in enumerate([None, *LESSONS]):
        if lesson:
            menu.nth(place).click()
        expect(menu.nth(place)).to_have_attribute("aria-current", "page")
        for table in map(pl.variant, TABLES):
            choose(page, table)  # the first is tapped before Python is there
            title = lesson.at(table.rules).title if lesson else START.title
            expect(page.get_by_role("heading", level=1)).to_have_text(title)
    check_accessibility(page)
    assert page.evaluate("window.alive")
    assert len(started) == 1


def test_back_and_forward_lead_to_the_page_and_its_place(open_context: Callable, site: str):
    page = open_context().new_page()
    page.goto(f"{site}melds.html?table=pagat")
    ready(page)
    page.evaluate("window.alive = true")
    page.get_by_role("link", name="On: Which cards may I play?").click()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Which cards may I play?")
    expect(page.get_by_role("main")).to_be_focused()
    choose(page, pl.variant("hoyle"))
    page.go_back()
    expect(heading).to_have_text("Meld: what your cards are worth before play")
    expect(page.get_by_label("Table", exact=True)).to_have_value("pagat")
    page.go_forward()
    expect(heading).to_have_text("Which cards may I play?")
    expect(page.get_by_label("Table", exact=True)).to_have_value("hoyle")
    assert page.evaluate("window.alive")


def test_a_page_opens_and_answers_offline_after_one_visit(open_context: Callable, built: Path):
    page = open_context().new_page()
    with served(built) as site:
        page.goto(f"{site}melds.html")
        kept_offline(page)
    page.goto(f"{site}melds.html?table=pagat&theme=dark")  # nobody serves it any more
    choose(page, pl.variant("hoyle"))
    follow(page, "Scoring")
    expect(page).to_have_url(re.compile(r"/scoring\.html\?table=hoyle"))
    choose(page, pl.variant("npa"))
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_progress_and_tables_of_ones_own_survive_a_reload(open_context: Callable, site: str):
    page = open_context().new_page()
    house = to_code(house_of("Friday club", "hoyle", {"play.must_beat": "never"}))
    page.goto(f"{site}index.html?table=hoyle&house={house}")
    expect(page.get_by_role("button", name="Friday club")).to_have_attribute("aria-pressed", "true")
    page.goto(f"{site}tricks.html?table=hoyle&step=practise&ask=lead&seed=2")
    ready(page)
    for place in Drawn("hoyle", "lead", 2).legal:
        cards(page).nth(place).click()
    button(page, "Check").click()
    expect(answer(page)).to_contain_text("Right:")
    page.reload()
    ready(page)
    page.get_by_text("Your progress", exact=True).click()
    expect(page.get_by_text("You lead: right once")).to_be_visible()
    page.get_by_role("link", name="All lessons").click()
    expect(page.get_by_role("button", name="Friday club")).to_be_visible()


def test_a_link_that_says_nonsense_is_told(open_context: Callable, built: Path, site: str):
    page = open_context(390).new_page()
    page.add_init_script(
        "Object.defineProperty(navigator, 'serviceWorker', {})"
    )  # it would ask the host itself
    page.goto(f"{site}scoring.html?table=canasta&seed=-1")
    expect(page.get_by_role("alert").filter(has_text="table='canasta'")).to_be_visible()
    unknown = (built / SUB_PATH / "404.html").read_text(encoding="utf-8")
    page.route("**/old/**", lambda route: route.fulfill(content_type="text/html", body=unknown))
    for address in ("404.html", "old/lesson.html", "old/2025/melds/"):  # a host shows it for every address
        page.goto(f"{site}{address}")
        expect(page.get_by_role("heading", level=1)).to_have_text("There is no such lesson")
        expect(page.get_by_role("link", name=re.compile("start page"))).to_have_js_property(
            "href", f"{site}index.html"
        )
    page.get_by_role("link", name=re.compile("start page")).click()
    ready(page)


def test_what_takes_long_says_so_and_can_be_left(open_context: Callable, site: str):
    page = open_context().new_page()
    page.goto(f"{site}tricks.html?table=pagat")
    ready(page)
    for leave in (
        button(page, "Leave it"),
        page.get_by_role("navigation", name="Course").get_by_role("link", name="Melds"),
    ):
        page.workers[0].evaluate(BUSY)
        page.wait_for_timeout(100)  # it begins once it has said so
        page.get_by_label("Table", exact=True).select_option("hoyle")
        expect(page.get_by_role("status").filter(has_text="This takes a while")).to_be_visible()
        leave.click()
        expect(page.get_by_label("Table", exact=True)).to_have_value("pagat")
        choose(page, pl.variant("npa"))
        choose(page, pl.variant("pagat"))
        expect(page.get_by_text("This takes a while")).to_be_hidden()


def test_opened_as_a_file_it_says_what_is_missing(chromium: Browser, built: Path):
    page = chromium.new_page()
    page.goto((built / SUB_PATH / "melds.html").as_uri())
    expect(page.locator("#loading")).to_contain_text("put the folder on a web server")
    page.close()


def test_python_that_does_not_start_is_told(open_context: Callable, site: str):
    context = open_context()
    context.route("**/course.zip", lambda route: route.fulfill(body="no zip"))
    page = context.new_page()
    page.goto(f"{site}melds.html")
    expect(page.get_by_role("alert")).to_contain_text("Python does not start in this browser.")
    context.unroute("**/course.zip")
    expect(button(page, "Reload")).to_be_visible()
    follow(page, "Tricks")  # or go on reading, which tries again
    choose(page, pl.variant("hoyle"))
    expect(page.get_by_role("alert")).to_be_hidden()


def test_a_new_version_is_offered(open_context: Callable, built: Path, tmp_path: Path):
    folder = tmp_path / SUB_PATH
    shutil.copytree(built / SUB_PATH, folder)
    page = open_context().new_page()
    with served(tmp_path) as site:
        page.goto(f"{site}sheets.html")
        kept_offline(page)
        for name, old, new in (
            ("sheets.html", "Dealing the cards", "Shuffling the cards"),
            ("sw.js", "const VERSION = ", "const VERSION = 2 + "),
        ):
            text = (folder / name).read_text(encoding="utf-8")
            assert old in text
            (folder / name).write_text(text.replace(old, new), encoding="utf-8")
        page.reload()
        expect(page.get_by_role("status").filter(has_text="There is a new version")).to_be_visible()
        expect(page.locator("#loading")).to_contain_text("Dealing the cards")
        button(page, "Reload").click()
        expect(page.locator("#loading")).to_contain_text("Shuffling the cards")
        ready(page)
