"""Real pages of a real server in a real browser, and what every page must keep to."""

import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import psutil
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import (
    APIRequestContext,
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    WebSocket,
    expect,
    sync_playwright,
)

from pinochle_learn.serving.paths import jupyter_environment
from tests.browser.card_pages import CELLS, COMPUTE, PURPLE, free_port, write_notebook
from tests.browser.waits import settled

HERE = Path(__file__).parent
SCREENSHOTS = HERE.parents[1] / "screenshots"
SIZES = {1280: 800, 390: 844}  # a laptop and a phone

CHROMIUM_FLAGS = [
    "--no-sandbox",  # a container's root has no other way
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",  # as offline as a classroom may be
]

PATIENCE = 60  # seconds; two cores may have other work as well, and only a failure takes so long
PATIENCE_AT_START = 180  # JupyterLab's server has been seen to take more than a minute
expect.set_options(timeout=PATIENCE * 1000)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker("browser")


@dataclass
class Server:
    """A server of the lessons in a process of its own."""

    address: str
    process: subprocess.Popen
    log: Path

    def kernel_processes(self) -> list[psutil.Process]:
        """Finds the kernels that run by their processes, since Voila lists them nowhere."""
        return list(filter(_is_kernel, psutil.Process(self.process.pid).children(recursive=True)))

    def kernels(self) -> int:
        """Counts the kernels that run."""
        return len(self.kernel_processes())

    def wait_for_kernels(self, count: int, seconds: float = PATIENCE) -> None:
        """Waits until so many kernels run, or fails."""
        end = time.monotonic() + seconds
        while (running := self.kernels()) != count:
            assert time.monotonic() < end, f"{running} kernels run instead of {count}"
            time.sleep(0.1)


def _is_kernel(process: psutil.Process) -> bool:
    try:
        return "ipykernel_launcher" in process.cmdline()
    except psutil.Error:  # it ended in between
        return False


@pytest.fixture(scope="session")
def start_server() -> Iterator[Callable[..., Server]]:
    """Starts a server by its command, away from the settings of whoever runs the tests."""
    processes = []
    home = Path(tempfile.mkdtemp(prefix="pl-"))  # short: the kernels' sockets are in there

    def start(*command: str, answer: str, **environ: str) -> Server:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("JUPYTER")}
        own = {f"JUPYTER_{name}_DIR": str(home / name) for name in ("CONFIG", "DATA", "RUNTIME")}
        log = home / f"log-{len(processes)}"
        with log.open("w") as output:
            process = subprocess.Popen(
                [str(Path(sys.executable).with_name(command[0])), *command[1:]],
                env={**kept, **own, "IPYTHONDIR": str(home / "ipython"), **environ},
                stdout=output,
                stderr=subprocess.STDOUT,
            )
        processes.append(process)
        address = _address(process, log, answer)
        _wait_until_it_listens(process, log, address)
        return Server(address, process, log)

    yield start
    for process in processes:
        process.terminate()
    for process in processes:
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:  # Jupyter's server may wait for a thread of its own for ever
            process.kill()
            process.wait()
    shutil.rmtree(home)


def _address(process: subprocess.Popen, log: Path, answer: str) -> str:
    end = time.monotonic() + PATIENCE_AT_START
    while not (found := re.search(answer, log.read_text().rpartition("\n")[0])):  # in whole lines
        assert process.poll() is None and time.monotonic() < end, log.read_text()  # noqa: PT018 (one reason: no address)
        time.sleep(0.05)
    return found[1]


def _wait_until_it_listens(process: subprocess.Popen, log: Path, address: str) -> None:
    """Waits, since Jupyter's server prints its address before it opens the port."""
    parts = urlsplit(address)
    end = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection((parts.hostname, parts.port), timeout=PATIENCE).close()
        except ConnectionRefusedError:
            assert process.poll() is None and time.monotonic() < end, log.read_text()  # noqa: PT018 (one reason: no server)
            time.sleep(0.05)
        else:
            return


@pytest.fixture(scope="session")
def server(start_server: Callable[..., Server]) -> Server:
    """The server of the dashboards, one per worker of pytest."""
    return start_server("pinochle-learn", "--port", "0", "--no-browser", answer=r"(http://\S+)")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = shutil.which("chromium") or pytest.fail("no Chromium here: see tests/browser/ensure_chromium.sh")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM_FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def open_context(chromium: Browser, server: Server) -> Iterator[Callable[..., BrowserContext]]:
    """Opens a fresh browser profile; fails the test if a page asks another host or logs an error."""
    contexts, problems = [], []

    def on_console(message: ConsoleMessage) -> None:
        if message.type == "error":
            problems.append(f"console: {message.text} ({message.location})")

    def on_address(request: Request | WebSocket) -> None:
        parts = urlsplit(request.url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.hostname != "127.0.0.1":
            problems.append(f"request to another host: {request.url}")

    def open_context(width: int = 1280, **options: object) -> BrowserContext:
        viewport = {"width": width, "height": SIZES[width]}
        context = chromium.new_context(**{"base_url": server.address, "viewport": viewport, **options})
        context.set_default_timeout(PATIENCE * 1000)
        context.on("console", on_console)
        context.on("weberror", lambda error: problems.append(f"error: {error.error}"))
        context.on("request", on_address)
        context.on("page", lambda page: page.on("websocket", on_address))
        contexts.append(context)
        return context

    yield open_context
    pages = [page for context in contexts for page in context.pages]
    kernels = [(page.context.request, _kernel(page)) for page in pages]
    for page in pages:
        _close_tab(page)
    for request, kernel in kernels:
        if kernel:
            _wait_until_it_is_freed(request, kernel)
    for context in contexts:
        context.close()
    assert problems == []


@pytest.fixture
def page(open_context: Callable[..., BrowserContext]) -> Page:
    """A page on a laptop, in the light."""
    return open_context().new_page()


def _close_tab(page: Page) -> None:
    with page.expect_event("close"):
        page.close(run_before_unload=True)


def _kernel(page: Page) -> str | None:
    """The address of a lesson's kernel, found beside the one that its page says goodbye to."""
    goodbye = page.evaluate("document.querySelector('meta[name=goodbye]')?.content")
    return goodbye and urljoin(page.url, goodbye.replace("voila/api/shutdown/", "api/kernels/"))


def _wait_until_it_is_freed(request: APIRequestContext, kernel: str) -> None:
    """Waits, since a profile that is closed at once may take the page's goodbye with it."""
    end = time.monotonic() + PATIENCE
    while request.get(kernel).ok:
        assert time.monotonic() < end, f"{kernel} outlives its page"
        time.sleep(0.05)


@pytest.fixture
def close_tab() -> Callable[[Page], None]:
    """Closes a page as its reader would, so that it says goodbye to its kernel."""
    return _close_tab


@pytest.fixture
def visit() -> Callable[[Page, str], None]:
    """Opens a lesson and waits until it can be used."""

    def visit(page: Page, lesson: str) -> None:
        page.goto(lesson if "/" in lesson else f"voila/render/{lesson}")
        page.locator("#loading").wait_for(state="detached")
        page.locator("#main main").wait_for()
        page.wait_for_function("!document.querySelector('main').textContent.includes('Loading widget...')")
        page.wait_for_function(_ANSWERS)

    return visit


# A page of the course stands there before its kernel does.
_ANSWERS = "!document.querySelector('#pl-first-state') || document.querySelector('.pl-root[data-ready]')"


@pytest.fixture
def check_accessibility() -> Callable[[Page], None]:
    """Fails on what axe calls serious or critical."""

    def check(page: Page) -> None:
        settled(page)  # a colour that still fades has less contrast
        found = [
            rule
            for rule in Axe().run(page).response["violations"]
            if rule["impact"] in ("serious", "critical")
        ]
        assert [(rule["id"], [node["html"] for node in rule["nodes"]]) for rule in found] == []

    return check


@pytest.fixture
def photograph(open_context: Callable[..., BrowserContext], visit: Callable) -> Callable[[str], None]:
    """Takes pictures of a lesson for people to look at: laptop and phone, light and dark."""

    def photograph(lesson: str) -> None:
        SCREENSHOTS.mkdir(exist_ok=True)
        for width in SIZES:
            for colours in ("light", "dark"):
                page = open_context(width, color_scheme=colours).new_page()
                visit(page, lesson)
                name = f"{lesson.partition('.')[0]}-{width}-{colours}.png"
                page.screenshot(path=SCREENSHOTS / name, full_page=True)

    return photograph


@pytest.fixture(scope="session")
def card_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the pages that show card views by themselves."""
    folder = tmp_path_factory.mktemp("cards")
    for name, sources in (("cards", CELLS), ("purple", PURPLE), ("compute", COMPUTE)):
        write_notebook(folder / f"{name}.ipynb", sources)
    return folder


@pytest.fixture(scope="session")
def card_address(start_server: Callable, card_folder: Path) -> str:
    """Voila on the folder, with the course's own template."""
    options = ["--no-browser", f"--port={free_port()}", "--Voila.ip=127.0.0.1"]
    answer = r"running at:\s+(http://\S+)"
    return start_server("voila", str(card_folder), *options, answer=answer, **jupyter_environment({})).address


@pytest.fixture
def open_cards(open_context: Callable, visit: Callable, card_address: str) -> Callable[..., Page]:
    """Opens one of these pages."""

    def open_cards(width: int = 1280, name: str = "cards", **options: object) -> Page:
        page = open_context(width, **options).new_page()
        visit(page, f"{card_address}voila/render/{name}.ipynb")
        page.get_by_role("button", name="Deal").wait_for()
        return page

    return open_cards
