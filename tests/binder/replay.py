"""Replays on this machine what repo2docker would do in an image: its own lines, in a fresh environment.

    python tests/binder/replay.py build FOLDER           makes FOLDER/repo and FOLDER/env as the image would
    python tests/binder/replay.py run FOLDER COMMAND...  runs a command there through binder/start

It needs no Docker. What it leaves out is the image's own part, before ours: Ubuntu, a user, conda.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LEFT_OUT = shutil.ignore_patterns(".*", "build", "dist", "screenshots", "pinochle-lessons", "__pycache__")
STEP = re.compile(r"^RUN (.*(?:requirements\.txt|postBuild).*)$", re.MULTILINE)
ENTRY = re.compile(r'^ENV R2D_ENTRYPOINT="(.*)"$', re.MULTILINE)


def dockerfile() -> str:
    """What repo2docker would build for this repository, as it prints it."""
    command = [str(Path(sys.executable).with_name("jupyter-repo2docker")), "--no-build", "--debug", "."]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S603
    return done.stderr + done.stdout


def build(folder: Path) -> None:
    """Copies the repository, makes an environment, and runs the image's lines in them."""
    shutil.copytree(ROOT, folder / "repo", ignore=LEFT_OUT)
    environment = [sys.executable, "-m", "venv", "--upgrade-deps", str(folder / "env")]  # a new pip, as there
    subprocess.run(environment, check=True)  # noqa: S603
    for step in STEP.findall(dockerfile()):
        print(f"+ {step}", flush=True)  # noqa: T201
        subprocess.run(["bash", "-c", step], cwd=folder / "repo", env=_image(folder), check=True)  # noqa: S603, S607


def run(folder: Path, command: list[str]) -> None:
    """Becomes a command that the image's entry point starts."""
    entry = ENTRY.search(dockerfile())
    start = [entry[1].replace("${REPO_DIR}", str(folder / "repo"))] if entry else []
    os.chdir(folder / "repo")
    words = [*start, *command]
    os.execvpe(words[0], words, _image(folder))  # noqa: S606


def _image(folder: Path) -> dict[str, str]:
    """The variables that the image sets."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return kept | {
        "KERNEL_PYTHON_PREFIX": str(folder / "env"),
        "NB_PYTHON_PREFIX": str(folder / "env"),
        "REPO_DIR": str(folder / "repo"),
        "PATH": f"{folder / 'env' / 'bin'}{os.pathsep}{os.environ['PATH']}",
        "VIRTUAL_ENV": str(folder / "env"),
        "PYTHONUNBUFFERED": "1",
    }


if __name__ == "__main__":
    what, folder, *command = sys.argv[1:]
    if what == "build":
        build(Path(folder).resolve())
    else:
        run(Path(folder).resolve(), command)
