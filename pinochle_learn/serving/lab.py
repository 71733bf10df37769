"""Opens the lessons in JupyterLab, to read and change them."""

import os
import shutil
from pathlib import Path

from pinochle_learn.serving.paths import installed, jupyter_environment, lessons
from pinochle_learn.serving.ports import usable_port

COPY = Path("pinochle-lessons")


def lab(ip: str, port: int, base_url: str, *, browser: bool) -> None:
    """Runs JupyterLab on the lessons until it is stopped."""
    port = usable_port(ip, port)
    folder = workplace()
    os.environ.update(jupyter_environment())
    from jupyterlab.labapp import LabApp  # noqa: PLC0415 (slow to load, and of no use to --help)

    LabApp.launch_instance(argv=_arguments(folder, ip, port, base_url, browser=browser))


def workplace() -> Path:
    """Gives a folder of lessons that may be changed: the checkout's own, or a copy of the installed ones.

    An installed package may be read-only, and its next release would overwrite what was changed there.
    """
    if not installed():
        return lessons()
    if not COPY.exists():
        shutil.copytree(lessons(), COPY)
        print(f"Copied the lessons to {COPY.resolve()}: change them as you like.")  # noqa: T201
    return COPY.resolve()


def _arguments(folder: Path, ip: str, port: int, base_url: str, *, browser: bool) -> list[str]:
    return [
        f"--ServerApp.root_dir={folder}",
        f"--ServerApp.ip={ip}",
        f"--ServerApp.port={port}",
        "--ServerApp.port_retries=0",
        f"--ServerApp.base_url={base_url}",
        f"--ServerApp.open_browser={browser}",
        "--ServerApp.allow_root=True",  # in a container there is no other user
        "--LabApp.default_url=/lab/tree/index.ipynb",
    ]
