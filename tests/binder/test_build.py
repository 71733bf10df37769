"""The image that repo2docker would build for this repository, read from what it prints, without Docker."""

import importlib.util
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet

ROOT = Path(__file__).parents[2]
BINDER = ROOT / "binder"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
SETTINGS = ("JUPYTER_CONFIG_PATH", "JUPYTER_PATH")


def load(name: str):
    spec = importlib.util.spec_from_file_location(name, Path(__file__).with_name(f"{name}.py"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def printed() -> str:
    return load("replay").dockerfile()


def requirements(lines: list[str]) -> dict[str, Requirement]:
    found = [Requirement(line.partition("#")[0]) for line in lines if line.partition("#")[0].strip()]
    return {one.name.replace("_", "-"): one for one in found}


PINS = requirements((BINDER / "requirements.txt").read_text().splitlines())
NEEDED = requirements(PROJECT["dependencies"])
FOR_TESTS = requirements(PROJECT["optional-dependencies"]["test"])


def test_it_is_the_python_that_the_file_names(printed: str):
    named = (BINDER / "runtime.txt").read_text().strip()
    assert f"Building conda environment for {named.replace('-', '=')}" in printed
    assert "unspecified" not in printed


def test_that_python_is_one_that_the_package_accepts():
    version = (BINDER / "runtime.txt").read_text().strip().removeprefix("python-")
    assert version in SpecifierSet(PROJECT["requires-python"])


def test_the_steps_come_in_an_order_that_keeps_what_a_commit_does_not_change(printed: str):
    steps = [
        'pip install --no-cache-dir -r "binder/requirements.txt"',
        "COPY --chown=0:0 src/ ${REPO_DIR}/",
        "RUN ./binder/postBuild",
        'ENV R2D_ENTRYPOINT="${REPO_DIR}/binder/start"',
    ]
    owned_by_anybody = re.sub(r"--chown=\d+:\d+", "--chown=0:0", printed)
    places = [owned_by_anybody.index(step) for step in steps]
    assert places == sorted(places)


def test_nothing_else_is_installed(printed: str):
    """No conda environment of ours, no packages of the system, and the package itself in postBuild only."""
    pips = re.findall(r"^RUN .*(?:pip|mamba|conda) .*$", printed, re.MULTILINE)
    assert [line for line in pips if "binder" in line or " ." in line] == pips[-1:]
    assert "environment.yml" not in printed.partition("COPY --chown")[2]
    files = sorted(path.name for path in BINDER.iterdir())
    assert files == ["postBuild", "requirements.txt", "runtime.txt", "start"]


def test_what_the_package_needs_is_pinned_to_one_version_that_it_accepts():
    assert set(NEEDED) <= set(PINS)
    for name, pin in PINS.items():
        (exact,) = pin.specifier
        assert exact.operator == "=="
        assert exact.version in NEEDED.get(name, pin).specifier


def test_no_test_package_comes_along():
    assert FOR_TESTS
    assert not set(PINS) & set(FOR_TESTS)
    assert "[test]" not in (BINDER / "postBuild").read_text()


def test_no_local_path_undoes_the_cache():
    assert not re.search(r"^\s*(?:-e|\.|/|file:)", (BINDER / "requirements.txt").read_text(), re.MULTILINE)


@pytest.mark.parametrize("script", ["postBuild", "start"])
def test_the_scripts_can_be_run(script: str):
    assert os.access(BINDER / script, os.X_OK)
    assert (BINDER / script).read_text().startswith("#!/bin/bash\n")


def test_start_tells_the_server_where_our_settings_are_wherever_its_home_is(tmp_path: Path):
    command = [str(BINDER / "start"), "bash", "-c", f"echo $0; printenv {' '.join(SETTINGS)}", "a word"]
    folder = Path(sys.executable).parent
    environ = {"HOME": str(tmp_path), "PATH": f"{folder}:/usr/bin:/bin", "JUPYTER_PATH": "/other place"}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environ, cwd=tmp_path)  # noqa: S603
    word, config, data = done.stdout.splitlines()
    assert word == "a word"
    assert (Path(config) / "voila.py").is_file()
    ours, other = data.split(":")
    assert (Path(ours) / "nbconvert/templates/pinochle/index.html.j2").is_file()
    assert other == "/other place"
