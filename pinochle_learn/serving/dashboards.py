"""Serves the lessons as dashboards, with Voila."""

import os
import sys
import threading
import webbrowser

from pinochle_learn.serving.paths import jupyter_environment, lessons
from pinochle_learn.serving.ports import usable_port
from pinochle_learn.teaching.words.course import COURSE


def serve(ip: str, port: int, base_url: str, *, browser: bool) -> None:
    """Serves until it is stopped; prints the address as soon as it answers."""
    port = usable_port(ip, port)
    os.environ.update(jupyter_environment())  # before Voila looks for its settings
    from tornado.ioloop import IOLoop  # noqa: PLC0415 (slow to load, and of no use to --help)
    from voila.app import Voila  # noqa: PLC0415

    IOLoop.current().add_callback(_announce, _address(ip, port, base_url), browser=browser)
    Voila.launch_instance(argv=list(_arguments(ip, port, base_url)))


def _arguments(ip: str, port: int, base_url: str) -> list[str]:
    return [
        str(lessons()),
        "--no-browser",  # we open it ourselves, on a real address instead of a temporary file
        f"--Voila.ip={ip}",
        f"--Voila.port={port}",
        "--Voila.port_retries=0",  # on the port that was asked for, or not at all
        f"--Voila.base_url={base_url}",
        "--Voila.log_level=ERROR",
    ]


def _address(ip: str, port: int, base_url: str) -> str:
    host = {"": "localhost", "0.0.0.0": "localhost", "::": "localhost"}.get(ip, ip)  # noqa: S104 (a question, no bind)
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{base_url}"


def _announce(address: str, *, browser: bool) -> None:
    print(f"{COURSE} is served at {address} (Ctrl+C stops it)", flush=True)  # noqa: T201
    if browser and (sys.platform != "linux" or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ):
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
