"""Measures whether a server ages: ``python tests/bench/bench_ageing.py [VIEWS]`` (500, some ten minutes).

So many views are opened and closed, then so many pages are only fetched, and lose their kernels to culling.
Printed are the descriptors and the memory of the server after ten and in the end, and their ratio (aim 1.1).
"""

import os
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import urlopen

import psutil

from pinochle_learn.serving.paths import jupyter_environment
from pinochle_learn.serving.ports import usable_port

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))
from tests.browser.card_pages import write_notebook  # noqa: E402 (the tests are no package on the path)
from tests.browser.visits import look_at  # noqa: E402

FEW = 10
PAGE = "page.ipynb"
CULL = ["--MappingKernelManager.cull_idle_timeout=15", "--MappingKernelManager.cull_interval=20"]


def main(views: int) -> None:
    with tempfile.TemporaryDirectory(prefix="pl-") as folder:
        write_notebook(Path(folder, PAGE), ["1"])
        port = usable_port("127.0.0.1", 0)
        address = f"http://127.0.0.1:{port}/"
        command = [str(Path(sys.executable).with_name("voila")), folder, "--no-browser", f"--port={port}"]
        server = psutil.Popen(
            [*command, "--Voila.ip=127.0.0.1", "--Voila.log_level=ERROR", *CULL],
            env={**os.environ, **jupyter_environment({})},
        )
        try:
            wait_until_it_answers(address)
            for name, look in (("opened and closed", look_at), ("only fetched", fetch)):
                measure(name, server, lambda count, look=look: look(address, PAGE, count), views)
        finally:
            server.terminate()
            server.wait()


def measure(name, server: psutil.Popen, look, views: int) -> None:
    look(FEW)
    first = figures(server)
    look(views - FEW)
    last = figures(server)
    for what, few, many in zip(("descriptors", "memory, MB"), first, last, strict=True):
        sys.stdout.write(
            f"{name:18} {what:12} after {FEW}: {few:6.1f}   after {views}: {many:6.1f}   {many / few:.2f}\n"
        )


def figures(server: psutil.Popen) -> tuple[int, float]:
    """Descriptors and private memory, once every kernel has gone."""
    while server.children():
        time.sleep(0.2)
    time.sleep(45)  # two cullings go over it: that is when a server looks after itself
    return server.num_fds(), server.memory_full_info().pss / 1e6


def fetch(address: str, page: str, count: int) -> None:
    for _ in range(count):
        urlopen(f"{address}voila/render/{page}").read()  # noqa: S310 (our own server)


def wait_until_it_answers(address: str) -> None:
    while True:
        try:
            urlopen(f"{address}voila/tree").read()  # noqa: S310
        except OSError:
            time.sleep(0.2)
        else:
            return


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 500)
