"""What happens to a lesson just before its kernel starts."""

import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from jupyter_server.base.handlers import JupyterHandler

COURSE = "Learn Pinochle"
LAB_ONLY = "lab-only"  # the tag of cells for who reads the notebook in JupyterLab


def prepare_page(request: "JupyterHandler", notebook: Any, cwd: str) -> None:  # noqa: ANN401, ARG001 (Voila names the arguments)
    """Lets the page free its kernel when it closes, gives it a title, leaves out what is for JupyterLab.

    The leaving page's request is refused unless the `_xsrf` cookie was set; reading the handler's property
    sets it, and Voila itself never does.
    """
    _ = request.xsrf_token
    notebook["metadata"]["title"] = page_title(notebook)
    notebook["cells"] = [cell for cell in notebook["cells"] if not _lab_only(cell)]


def _lab_only(cell: Any) -> bool:  # noqa: ANN401 (a cell is a dict with attributes)
    return LAB_ONLY in cell["metadata"].get("tags", ())


def page_title(notebook: Any) -> str:  # noqa: ANN401 (a notebook is a dict with attributes)
    """Gives a page's title: of the notebook's metadata or else its first heading, then the course's name.

    >>> heading = {"cell_type": "markdown", "source": "# Which cards *may* I play?"}
    >>> page_title({"metadata": {}, "cells": [heading]})
    'Which cards may I play? · Learn Pinochle'
    """
    title = notebook["metadata"].get("title") or _first_heading(notebook["cells"])
    return title if COURSE in title else f"{title} · {COURSE}".removeprefix(" · ")


def _first_heading(cells: Any) -> str:  # noqa: ANN401
    lines = (
        line for cell in cells if cell["cell_type"] == "markdown" for line in cell["source"].splitlines()
    )
    heading = next((line for line in lines if re.match(r"#{1,6} ", line)), "")
    return re.sub(r"[*_`]", "", heading.lstrip("#")).strip()
