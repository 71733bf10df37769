"""A lesson opened as Binder opens it: repo2docker's steps replayed, inside JupyterLab, under a prefix."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from pinochle_learn.teaching.words.launch import urlpath

REPLAY = Path(__file__).parents[2] / "binder" / "replay.py"
PREFIX = "/user/someone-pinochle-learn-ab12/"
TOKEN = "of-this-test"  # noqa: S105 (nobody else's)


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the image would hold: a copy of the repository, and an environment made by the image's lines."""
    folder = tmp_path_factory.mktemp("image")
    build = [sys.executable, str(REPLAY), "build", str(folder)]
    done = subprocess.run(build, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture(scope="module")
def binder(start_server: Callable, image: Path):
    """JupyterLab in it, started as Binder starts it: with a home of its own, a prefix and a token."""
    home = image / "home"
    home.mkdir()
    command = ["python", str(REPLAY), "run", str(image), "jupyter", "lab", "--allow-root", "--no-browser"]
    place = [f"--ServerApp.base_url={PREFIX}", "--ServerApp.port=0"]
    return start_server(
        *command,
        *place,
        f"--IdentityProvider.token={TOKEN}",
        answer=rf"(http://127\.0\.0\.1:\d+{PREFIX})",
        HOME=str(home),
    )


def test_a_launch_link_opens_a_lesson_that_can_be_used(
    binder, image: Path, open_context: Callable, visit: Callable, close_tab: Callable
):
    """One test, so that the environment is made once: its parts go together, a lesson opens and is used."""
    check = [str(image / "env" / "bin" / "python"), "-m", "pip", "check"]
    assert subprocess.run(check, capture_output=True, text=True, check=False).returncode == 0
    page = open_context(base_url=binder.address).new_page()

    place = urlpath("tricks.ipynb", "?table=pagat&hand=AC.TC.9C&trick=KC&trump=S")
    assert place.startswith("voila/render/notebooks/tricks.ipynb?table=pagat")
    visit(page, f"{place}&token={TOKEN}")
    expect(page.get_by_label("Table", exact=True)).to_have_value("pagat")
    card(page, "nine of clubs").click()
    expect(page.locator(".pl-said")).to_contain_text("No, the nine of clubs may not be played")
    card(page, "ten of clubs").click()
    expect(page.locator(".pl-said")).to_contain_text("Yes, the ten of clubs may be played")

    visit(page, urlpath("index.ipynb", "?table=hoyle"))
    page.get_by_role("link", name="Which cards may I play?").click()
    page.wait_for_url(f"**{PREFIX}voila/render/notebooks/tricks.ipynb?table=hoyle**")
    expect(page.get_by_label("Table", exact=True)).to_have_value("hoyle")
    binder.wait_for_kernels(1)
    close_tab(page)
    binder.wait_for_kernels(0)


def card(page: Page, name: str):
    return page.get_by_role("group", name="Your hand").get_by_role("button", name=name)
