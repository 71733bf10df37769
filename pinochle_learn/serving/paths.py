"""Where the parts of serving are, in a checkout and in an installed wheel alike."""

import os
from collections.abc import Mapping
from pathlib import Path

SERVING = Path(__file__).parent
CONFIG = SERVING / "config"
DATA = SERVING / "data"
INSTALLED_LESSONS = SERVING.parent / "notebooks"
CHECKOUT_LESSONS = SERVING.parents[1] / "notebooks"


def installed() -> bool:
    """Tells whether the lessons lie inside the package (a wheel) rather than beside it (a checkout)."""
    return INSTALLED_LESSONS.is_dir()


def lessons() -> Path:
    """Gives the folder of the lessons."""
    return INSTALLED_LESSONS if installed() else CHECKOUT_LESSONS


def jupyter_environment(environ: Mapping[str, str] = os.environ) -> dict[str, str]:
    """Gives the two variables through which every Jupyter program finds our settings and our template.

    What they already hold stays, behind ours.

    >>> jupyter_environment({"JUPYTER_PATH": "other"})["JUPYTER_PATH"].split(os.pathsep)[1:]
    ['other']
    """
    ours = {"JUPYTER_CONFIG_PATH": CONFIG, "JUPYTER_PATH": DATA}
    return {name: _first(str(folder), environ.get(name, "")) for name, folder in ours.items()}


def _first(folder: str, others: str) -> str:
    return os.pathsep.join(
        [folder, *(other for other in others.split(os.pathsep) if other not in ("", folder))]
    )
