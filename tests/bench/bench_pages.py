"""Measures the lessons beside bare pages: ``python tests/bench/bench_pages.py``.

Four ratios of medians over interleaved rounds, each taken in one run on one server: how long a page takes to
show what can be read, and how long to answer, against the time in which a page with one bare anywidget
opens; what its kernel weighs against one that only imports anywidget; and how long a click takes to its
answer, inside the page, against a bare ipywidgets button.
"""

import contextlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

import psutil
from playwright.sync_api import Page, sync_playwright

from pinochle_learn.lessons.first_states import PAGES
from pinochle_learn.serving.paths import jupyter_environment
from pinochle_learn.serving.ports import usable_port

ROUNDS = 7
CLICKS = 21
NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
LESSONS = tuple(name.removesuffix(".ipynb") for name in PAGES)
BARE = """import anywidget
class Bare(anywidget.AnyWidget):
    _esm = "export default { render({ el }) { el.innerHTML = '<p id=there>there</p>'; } }"
Bare()"""
BUTTON = """import ipywidgets
button, label = ipywidgets.Button(description="Press"), ipywidgets.Label("0")
button.on_click(lambda _: setattr(label, "value", str(int(label.value) + 1)))
ipywidgets.VBox([button, label])"""
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
)

# Clicks, and waits in the page itself until the text of a node is another: no time of the driver's counts.
CLICK = """([click, watch]) => new Promise(done => {
  const target = document.querySelector(watch), before = target.textContent, start = performance.now();
  const seen = new MutationObserver(() => {
    if (document.querySelector(watch)?.textContent === before) return;
    seen.disconnect();
    done(performance.now() - start);
  });
  seen.observe(document.querySelector("main"), { subtree: true, childList: true, characterData: true });
  document.querySelector(click).click();
})"""


def notebook(source: str) -> str:
    cell = {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": [], "source": source}
    return json.dumps({"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 4})


def serve(folder: Path) -> tuple[subprocess.Popen, str]:
    """Voila with the course's own settings on a folder with the lesson and the bare pages."""
    for name in LESSONS:
        shutil.copy(NOTEBOOKS / f"{name}.ipynb", folder)
    (folder / "bare.ipynb").write_text(notebook(BARE))
    (folder / "button.ipynb").write_text(notebook(BUTTON))
    port = usable_port("127.0.0.1", 0)
    command = [str(Path(sys.executable).with_name("voila")), str(folder), "--no-browser", f"--port={port}"]
    environ = {**os.environ, **jupyter_environment({})}
    environ.pop("PYTHONDONTWRITEBYTECODE", None)  # a server compiles a module once, not at every page
    log = (folder / "log").open("w")
    process = subprocess.Popen(  # noqa: S603 - our own server
        [*command, "--Voila.ip=127.0.0.1"], env=environ, stdout=log, stderr=log
    )
    while not re.search("running at", (folder / "log").read_text()):
        time.sleep(0.1)
    return process, f"http://127.0.0.1:{port}/voila/render/"


def opened(page: Page, address: str, *signs: str) -> list[float]:
    """How long it takes until each of some signs is there, in seconds."""
    start, took = time.perf_counter(), []
    page.goto(address, wait_until="commit")
    for sign in signs:
        page.locator(sign).first.wait_for()
        took.append(time.perf_counter() - start)
    return took


def kernels(server: subprocess.Popen) -> list[psutil.Process]:
    found = []
    for process in psutil.Process(server.pid).children(recursive=True):
        with contextlib.suppress(psutil.Error):  # it ended in between
            if "ipykernel_launcher" in process.cmdline():
                found.append(process)
    return found


def kernel_weight(server: subprocess.Popen) -> float:
    """Resident memory of the one kernel that runs, in MB."""
    time.sleep(1)
    return kernels(server)[-1].memory_info().rss / 1e6


def close(page: Page, server: subprocess.Popen) -> None:
    page.goto("about:blank")
    while kernels(server):
        time.sleep(0.1)


def clicks(page: Page, targets: list[str], watch: str) -> list[float]:
    return [page.evaluate(CLICK, [targets[n % len(targets)], watch]) for n in range(CLICKS)]


def report(name: str, lesson: list[float], bare: list[float], unit: str, aim: float) -> None:
    ratio = median(lesson) / median(bare)
    sys.stdout.write(
        f"{name:34} lesson {median(lesson):8.1f} {unit}   bare {median(bare):8.1f} {unit}   "
        f"ratio {ratio:4.2f} (aim {aim})\n"
    )


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="pl-") as name, sync_playwright() as playwright:
        server, root = serve(Path(name))
        try:
            chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            page = chromium.new_context().new_page()
            measure(page, server, root)
        finally:
            server.terminate()
            server.wait()


def measure(page: Page, server: subprocess.Popen, root: str) -> None:
    first, times, weights = ({name: [] for name in (*LESSONS, "bare")} for _ in range(3))
    for turn in range(ROUNDS + 1):
        for name in (*LESSONS, "bare"):
            signs = ("#there",) if name == "bare" else (".pl-page h1", ".pl-root[data-ready]")
            took = opened(page, f"{root}{name}.ipynb", *signs)
            if turn:  # the first round fills the caches
                first[name].append(1000 * took[0])
                times[name].append(1000 * took[-1])
                weights[name].append(kernel_weight(server))
            close(page, server)
    for name in LESSONS:
        report(f"read {name}", first[name], times["bare"], "ms", 0.5)
        report(f"open {name}", times[name], times["bare"], "ms", 1.1)
        report(f"kernel memory, {name}", weights[name], weights["bare"], "MB", 1.15)
    opened(page, root + "tricks.ipynb?hand=AC.TC.9C.KH&trick=KC&trump=S", ".pl-root[data-ready]")
    cards = [f".pl-hand button:nth-child({n})" for n in (1, 2, 3, 4)]
    lesson = clicks(page, cards, ".pl-said")
    close(page, server)
    opened(page, root + "button.ipynb", ".widget-label")
    bare = clicks(page, [".jupyter-button"], ".widget-label")
    report("click to answer, in the page", lesson, bare, "ms", 4)


if __name__ == "__main__":
    main()
