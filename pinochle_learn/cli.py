"""The command `pinochle-learn`."""

import argparse
import sys
from collections.abc import Sequence
from importlib.metadata import version

from pinochle_learn.serving.dashboards import serve
from pinochle_learn.serving.errors import ServingError
from pinochle_learn.serving.lab import lab

COMMANDS = {"serve": serve, "lab": lab}
MOST_PORTS = 65_535


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs the command line."""
    options = _parser().parse_args(arguments)
    try:
        COMMANDS[options.command](options.ip, options.port, options.base_url, browser=options.browser)
    except ServingError as error:
        sys.exit(f"pinochle-learn: {error}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="pinochle-learn", description="Learn Pinochle at your own table.")
    parser.add_argument("--version", action="version", version=f"pinochle-learn {version('pinochle-learn')}")
    parser.add_argument(
        "command",
        nargs="?",
        choices=COMMANDS,
        default="serve",
        help="serve: the lessons as dashboards (what it does by itself); lab: as notebooks in JupyterLab",
    )
    parser.add_argument(
        "--port", type=_port, default=8866, help="the port to serve on; 0 takes a free one (8866)"
    )
    parser.add_argument(
        "--ip", default="127.0.0.1", help="the address to serve on (127.0.0.1: this machine only)"
    )
    parser.add_argument("--no-browser", dest="browser", action="store_false", help="open no browser")
    parser.add_argument("--base-url", type=_prefix, default="/", help="the prefix of every address (/)")
    return parser


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > MOST_PORTS:
        raise argparse.ArgumentTypeError(f"{text} is no port: they go from 1 to {MOST_PORTS}")
    return int(text)


def _prefix(text: str) -> str:
    """Puts the slashes around a prefix that servers want.

    >>> _prefix("course"), _prefix("/a/b/"), _prefix("")
    ('/course/', '/a/b/', '/')
    """
    return f"/{text.strip('/')}/".replace("//", "/")
