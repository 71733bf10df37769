"""The command line, as far as it goes without serving."""

import socket
import sys

import pytest

from pinochle_learn.cli import main
from pinochle_learn.serving import lab, paths
from pinochle_learn.serving.errors import ServingError
from pinochle_learn.serving.ports import usable_port


def test_a_taken_port_is_one_clear_sentence():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(SystemExit) as stop:
            main(["--port", str(port), "--no-browser"])
    assert str(stop.value) == (
        f"pinochle-learn: Port {port} is taken by another program; "
        f"choose --port {port + 1} (make: PORT={port + 1})."
    )


def test_port_0_is_any_free_one():
    assert usable_port("127.0.0.1", 0) > 0


@pytest.mark.parametrize("ip", ["no.such.host.invalid", "192.0.2.1"])
def test_an_address_of_another_machine_is_refused(ip):
    with pytest.raises(ServingError, match=f"{ip} is no address of this machine"):
        usable_port(ip, 8866)


@pytest.mark.parametrize("port", ["x", "-1", "65536"])
def test_a_port_is_a_port(port, capsys):
    with pytest.raises(SystemExit):
        main([f"--port={port}"])
    assert f"{port} is no port: they go from 1 to 65535" in capsys.readouterr().err


def test_version(capsys):
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out.startswith("pinochle-learn 0.")


def test_help_needs_neither_voila_nor_jupyterlab(capsys):
    loaded = set(sys.modules)
    with pytest.raises(SystemExit):
        main(["--help"])
    assert "dashboards" in capsys.readouterr().out
    assert {"voila", "jupyterlab", "tornado"}.isdisjoint(set(sys.modules) - loaded)


def test_lab_opens_the_lessons_of_a_checkout_in_place():
    assert lab.workplace() == paths.CHECKOUT_LESSONS


def test_lab_copies_the_lessons_of_a_wheel_once(monkeypatch, tmp_path, capsys):
    """A wheel's folder may be read-only, and what was changed in the copy stays."""
    installed = tmp_path / "site" / "notebooks"
    installed.mkdir(parents=True)
    (installed / "index.ipynb").write_text("{}")
    monkeypatch.setattr(paths, "INSTALLED_LESSONS", installed)
    monkeypatch.chdir(tmp_path)
    copy = lab.workplace()
    assert copy == tmp_path / "pinochle-lessons"
    assert str(copy) in capsys.readouterr().out
    (copy / "index.ipynb").write_text("mine")
    assert lab.workplace() == copy
    assert (copy / "index.ipynb").read_text() == "mine"
