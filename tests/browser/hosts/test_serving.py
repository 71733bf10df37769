"""The frame around every lesson, and what it costs the server."""

import json
import math
import re
import socket
import time
from collections.abc import Callable
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from traitlets.config import Config

from pinochle_learn.serving.paths import jupyter_environment, lessons
from pinochle_learn.serving.settings import CULL_AFTER, configure

LIGHT, DARK = "rgb(244, 246, 248)", "rgb(19, 26, 34)"
DEAL = "import ipywidgets; ipywidgets.Button(description='Deal')"
SLOW = """import pathlib, time
while not pathlib.Path({gate!r}).exists():
    time.sleep(0.05)"""
INDEX = "voila/render/index.ipynb"
GATE = "gate"
PREFIX = "/hub/user/ann/"


def notebook(*cells: str, **metadata: str) -> str:
    """Writes a notebook: texts that start with a # are Markdown, others are code."""
    made = [
        {"cell_type": "markdown", "metadata": {}, "source": cell}
        if cell.startswith("#")
        else {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": [], "source": cell}
        for cell in cells
    ]
    return json.dumps({"cells": made, "metadata": metadata, "nbformat": 4, "nbformat_minor": 4})


@pytest.fixture(scope="module")
def samples(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a plain page, and with pages that a course should not have."""
    folder = tmp_path_factory.mktemp("samples")
    (folder / "index.ipynb").write_text(notebook("# Index"))
    (folder / "deal.ipynb").write_text(notebook("# Deal *cards*\n\nA purpose.", DEAL))
    (folder / "broken.ipynb").write_text(notebook("# Broken", "raise RuntimeError('hush')", "1 + 1"))
    (folder / "slow.ipynb").write_text(notebook("# Slow *page*", SLOW.format(gate=str(folder / GATE))))
    (folder / "long.ipynb").write_text(notebook("# Long\n\n" + "Much to read.\n\n" * 150, "1"))
    (folder / "hostile.ipynb").write_text(notebook("# Mine", title="</title><img src=x onerror=alert(1)>"))
    (folder / "notes.txt").write_text("hush")
    (folder / "picture.png").write_text("hush")
    return folder


@pytest.fixture
def gate(samples: Path) -> Path:
    """The file that the slow page waits for: it is slow for as long as a test needs."""
    gate = samples / GATE
    gate.unlink(missing_ok=True)
    return gate


@pytest.fixture(scope="module")
def plain_voila(start_server: Callable, samples: Path) -> Callable:
    """Voila's own command on the samples, told of us by the environment alone."""

    def start(cull: int = 600):  # so late that a freed kernel is not taken for a culled one
        options = [
            f"--MappingKernelManager.cull_idle_timeout={cull}",
            "--MappingKernelManager.cull_interval=1",
        ]
        command = [
            "voila",
            str(samples),
            "--no-browser",
            f"--port={free_port()}",
            "--Voila.ip=127.0.0.1",
            *options,
        ]
        return start_server(*command, answer=r"running at:\s+(http://\S+)", **jupyter_environment({}))

    return start


@pytest.fixture(scope="module")
def sample_server(plain_voila: Callable):
    return plain_voila()


@pytest.fixture
def sample(sample_server, open_context: Callable, visit: Callable) -> Callable[..., Page]:
    """Opens a sample in a fresh browser."""

    def sample(name: str, width: int = 1280, **options: str) -> Page:
        page = open_context(width, base_url=sample_server.address, **options).new_page()
        visit(page, name if "?" in name else f"{name}.ipynb")
        return page

    return sample


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return probe.getsockname()[1]


def kernel_address(page: Page) -> str:
    config = json.loads(page.locator("#jupyter-config-data").text_content())
    return f"api/kernels/{config['kernelId']}"


# Kernels


def test_a_page_frees_its_kernel_when_it_is_left(
    sample_server, sample: Callable, visit: Callable, close_tab: Callable
) -> None:
    sample_server.wait_for_kernels(0)
    page = sample("deal")
    assert sample_server.kernels() == 1
    for _ in range(2):
        page.reload()
        page.get_by_role("main").wait_for()
        sample_server.wait_for_kernels(1)
    visit(page, "deal.ipynb?again")
    sample_server.wait_for_kernels(1)
    close_tab(page)
    sample_server.wait_for_kernels(0)


def test_a_page_frees_its_kernel_while_it_still_starts(sample_server, page: Page, gate: Path) -> None:
    sample_server.wait_for_kernels(0)
    for _ in range(3):
        page.goto(f"{sample_server.address}voila/render/slow.ipynb", wait_until="commit")
        page.get_by_role("status").wait_for()
    gate.touch()
    page.get_by_role("main").wait_for()
    sample_server.wait_for_kernels(1)
    page.goto("about:blank")
    sample_server.wait_for_kernels(0)


def test_a_link_that_does_not_leave_the_page_keeps_its_kernel(sample_server, sample: Callable) -> None:
    sample_server.wait_for_kernels(0)
    page = sample("deal")
    page.evaluate("location.href = 'mailto:teacher@example.org'")
    page.wait_for_timeout(500)
    assert sample_server.kernels() == 1


def test_a_page_brought_back_by_the_browser_has_a_kernel(
    sample_server, sample: Callable, visit: Callable
) -> None:
    page = sample("deal")
    visit(page, "deal.ipynb?next")
    page.go_back()
    page.get_by_role("button", name="Deal").wait_for()
    sample_server.wait_for_kernels(1)
    assert page.request.get(kernel_address(page)).ok


def test_a_kernel_without_a_page_is_culled_and_one_with_a_page_is_kept(
    plain_voila: Callable,
    sample: Callable[..., Page],
    open_context: Callable[..., BrowserContext],
    visit: Callable,
) -> None:
    start = time.monotonic()
    sample("deal")
    cull = max(8, math.ceil(3 * (time.monotonic() - start)))  # while it loads, a page is no connection either
    server = plain_voila(cull)
    page = open_context(base_url=server.address).new_page()
    visit(page, "deal.ipynb")
    urlopen(f"{server.address}{INDEX}").read()  # no page opens the kernel's channel
    assert server.kernels() == 2
    server.wait_for_kernels(1, seconds=cull + 60)
    page.wait_for_timeout(2000)  # the page's kernel has idled for longer: one more look at it
    assert server.kernels() == 1
    assert page.request.get(kernel_address(page)).ok


def test_the_settings_reach_every_kind_of_server() -> None:
    config = Config()
    configure(config)
    assert config.MappingKernelManager.cull_idle_timeout == CULL_AFTER
    assert config.MappingKernelManager.cull_connected is False
    assert config.KernelManager.transport == "ipc"


# Addresses


def test_the_root_leads_to_the_index_and_keeps_the_query(page: Page) -> None:
    page.goto("?seed=7")
    page.wait_for_url(f"**/{INDEX}?seed=7")
    page.goto("voila/tree")
    page.wait_for_url(f"**/{INDEX}")


def test_nothing_but_lessons_is_served(sample_server, page: Page) -> None:
    base = f"{sample_server.address}voila"
    for path in ("notes.txt", "picture.png", "../../etc/passwd", "%2e%2e/%2e%2e/x.png"):
        for place in ("files", "render"):
            answer = page.request.get(f"{base}/{place}/{path}")
            assert answer.status in (403, 404)
            assert "hush" not in answer.text()
    assert page.request.get(f"{base}/files/index.ipynb").status == 403
    assert page.request.get(f"{base}/api/contents/index.ipynb").json()["content"] is None


def test_the_link_cannot_change_the_template(sample: Callable) -> None:
    expect(sample("deal.ipynb?template=classic").get_by_role("banner")).to_be_visible()


def test_an_unknown_lesson_is_said_to_be_unknown(page: Page) -> None:
    answer = page.request.get("voila/render/nothing.ipynb")
    assert answer.status == 404
    assert "There is no such lesson" in answer.text()
    assert re.findall(r"(?:src|href)=\S*//\S+", answer.text()) == []


# The frame


def test_title_landmarks_and_language(sample: Callable, check_accessibility: Callable) -> None:
    page = sample("deal")
    expect(page).to_have_title("Deal cards · Learn Pinochle")
    assert page.locator("html").get_attribute("lang") == "en"
    for landmark in ("banner", "navigation", "main"):
        expect(page.get_by_role(landmark)).to_have_count(1)
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    check_accessibility(page)


def test_the_first_tab_skips_to_the_lesson(sample: Callable) -> None:
    page = sample("deal")
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to the lesson")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Deal")).to_be_focused()


def test_the_course_name_leads_home(sample: Callable) -> None:
    page = sample("deal")
    page.get_by_role("banner").get_by_role("link", name="Learn Pinochle").click()
    page.wait_for_url(f"**/{INDEX}")


def test_while_it_loads_the_page_shows_its_title(sample_server, page: Page, gate: Path) -> None:
    page.goto(f"{sample_server.address}voila/render/slow.ipynb", wait_until="commit")
    expect(page.get_by_role("status")).to_contain_text("Slow page")
    expect(page.get_by_role("status")).to_contain_text("Dealing the cards")
    gate.touch()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("Slow page"))
    expect(page.get_by_role("status")).to_have_count(0)


def test_a_phone_scrolls_the_page_and_not_sideways(sample: Callable) -> None:
    root = sample("long", 390).locator("html")
    assert root.evaluate("root => root.scrollWidth") == 390
    assert root.evaluate("root => root.scrollHeight") > 2000


def test_paper_has_as_many_sheets_as_the_lesson_needs(sample: Callable) -> None:
    assert len(re.findall(rb"/Type\s*/Page\b", sample("long").pdf())) > 3


# Light and dark


@pytest.mark.parametrize(("colours", "seen"), [("light", LIGHT), ("dark", DARK)])
def test_the_page_follows_the_system(sample: Callable, colours: str, seen: str) -> None:
    body = sample("deal", color_scheme=colours).locator("body")
    expect(body).to_have_css("background-color", seen)
    expect(body).to_have_attribute("data-jp-theme-light", str(seen == LIGHT).lower())


def test_the_page_follows_a_change_of_the_system(sample: Callable) -> None:
    page = sample("deal")
    page.emulate_media(color_scheme="dark")
    expect(page.locator("body")).to_have_css("background-color", DARK)


def test_the_link_may_ask_for_a_theme_and_for_nothing_else(sample: Callable, visit: Callable) -> None:
    page = sample("deal.ipynb?theme=dark")
    expect(page.locator("body")).to_have_css("background-color", DARK)
    visit(page, 'deal.ipynb?theme="><img src=x onerror="document.title=1">')
    expect(page.locator("body")).to_have_css("background-color", LIGHT)
    expect(page.locator("img")).to_have_count(0)


# What goes wrong


def test_a_broken_lesson_shows_a_friendly_line_and_no_traceback(sample: Callable) -> None:
    page = sample("broken")
    expect(page.get_by_role("alert")).to_contain_text("not yours")
    secrets = ("hush", "Traceback", "show_tracebacks", "RuntimeError")
    assert [word for word in secrets if word in page.content()] == []


def test_a_title_is_text(sample: Callable) -> None:
    page = sample("hostile")
    assert page.title().startswith("</title><img")
    expect(page.locator("img")).to_have_count(0)


# Inside a Jupyter server, as on Binder


def test_inside_a_jupyter_server_under_a_prefix(
    start_server: Callable, open_context: Callable, visit: Callable, close_tab: Callable
) -> None:
    command = ["jupyter", "server", "--allow-root", "--no-browser", f"--ServerApp.port={free_port()}"]
    place = [f"--ServerApp.base_url={PREFIX}", f"--ServerApp.root_dir={lessons().parent}"]
    server = start_server(
        *command,
        *place,
        "--IdentityProvider.token=t",
        answer=rf"(http://127\.0\.0\.1:\d+{PREFIX})",
        **jupyter_environment({}),
    )
    page = open_context(base_url=server.address).new_page()
    page.goto("voila/?token=t")
    page.wait_for_url(f"**{PREFIX}voila/render/notebooks/index.ipynb**")
    expect(page.get_by_role("banner")).to_be_visible()
    with page.expect_navigation():  # or it would meet the next one
        page.get_by_role("banner").get_by_role("link", name="Learn Pinochle").click()
    visit(page, "voila/render/notebooks/index.ipynb")
    server.wait_for_kernels(1)
    page.wait_for_function(f"async () => (await (await fetch('{PREFIX}api/kernels')).json()).length === 1")
    close_tab(page)
    server.wait_for_kernels(0)


def test_pictures(photograph: Callable[[str], None]) -> None:
    photograph("index.ipynb")
