"""A server is after many views what it was after a few."""

import time
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest

from pinochle_learn.serving.paths import jupyter_environment
from tests.browser.card_pages import free_port, write_notebook
from tests.browser.visits import look_at, view

PAGE = "page.ipynb"
PATIENCE = 60  # seconds: only a failure takes so long
PREFIX = "/hub/user/ann/"
ALONE = ["voila", "--Voila.ip=127.0.0.1"]
INSIDE = ["jupyter", "server", "--allow-root", f"--ServerApp.base_url={PREFIX}", "--IdentityProvider.token=t"]


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a page whose kernel has little to do."""
    folder = tmp_path_factory.mktemp("pages")
    write_notebook(folder / PAGE, ["1"])
    return folder


@pytest.fixture(params=["alone", "inside"])
def old_server(request: pytest.FixtureRequest, start_server: Callable, pages: Path):
    """Voila by itself, and inside a Jupyter server as on Binder."""
    alone = request.param == "alone"
    command = [*ALONE, str(pages)] if alone else [*INSIDE, f"--ServerApp.root_dir={pages}"]
    answer = r"running at:\s+(http://\S+)" if alone else rf"(http://127\.0\.0\.1:\d+{PREFIX})"
    options = ["--no-browser", f"--port={free_port()}"]
    return start_server(*command, *options, answer=answer, **jupyter_environment({}))


def test_closed_pages_leave_nothing_behind(old_server):
    server, page = psutil.Process(old_server.process.pid), f"{PAGE}?token=t"
    with view(old_server.address, page):
        [kernel] = old_server.kernel_processes()
        connection = Path(kernel.cmdline()[kernel.cmdline().index("-f") + 1])
        assert connection.exists()
        assert [file.path for file in kernel.open_files() if "history" in file.path] == []
    look_at(old_server.address, page, views=2)
    old_server.wait_for_kernels(0)
    before = server.num_fds()
    look_at(old_server.address, page, views=4)
    old_server.wait_for_kernels(0)
    end = time.monotonic() + PATIENCE
    while server.num_fds() > before:  # a kernel's channels close a moment after it
        assert time.monotonic() < end, f"{server.num_fds()} descriptors instead of {before}"
        time.sleep(0.1)
    assert list(connection.parent.glob(f"{connection.stem}*")) == []
