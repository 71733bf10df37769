"""What happens to a lesson just before its kernel starts."""

import json
import logging
import re
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

from pinochle_learn.lessons.first_states import first_state
from pinochle_learn.rules import Rules
from pinochle_learn.teaching.page.link import read_link
from pinochle_learn.teaching.words.course import LESSONS, menu, tab_title
from pinochle_learn.text import say
from pinochle_learn.widgets.words import browser_words

if TYPE_CHECKING:
    from jupyter_server.base.handlers import JupyterHandler

_log = logging.getLogger("pinochle_learn")
CHOSEN_TABLE = "pinochle-table"  # the cookie with the table that was chosen last; a link knows better
LAB_ONLY = "lab-only"  # the tag of cells for who reads the notebook in JupyterLab


def prepare_page(request: "JupyterHandler", notebook: Any, cwd: str) -> None:  # noqa: ANN401, ARG001 (Voila names the arguments)
    """Lets the page free its kernel when it closes, names it, leaves out what is for JupyterLab.

    The leaving page's request is refused unless the `_xsrf` cookie was set; reading the handler's property
    sets it, and Voila itself never does. What the page and the menu are called is for the table
    of the link to say, and so is what the page shows first.
    """
    _ = request.xsrf_token
    search = request.request.query or unquote(request.get_cookie(CHOSEN_TABLE) or "").lstrip("?")
    rules = read_link(search)[0].variant.rules
    notebook["metadata"]["first"] = _first(request.request.path.rpartition("/")[2], search)
    notebook["metadata"]["title"] = page_title(notebook, rules)
    notebook["metadata"]["menu"] = menu(rules)
    notebook["metadata"]["words"] = browser_words()
    notebook["cells"] = [cell for cell in notebook["cells"] if not _lab_only(cell)]


def _first(name: str, search: str) -> dict[str, str]:
    """What the page shows before its kernel is there, as text that may stand in a script; empty: nothing."""
    try:
        state = first_state(unquote(name), search)
    except Exception:  # noqa: BLE001 - the kernel's page says what is wrong, and shows the rest
        _log.exception("The first state of %s cannot be made: %s", name, search)
        return {}
    if state is None:
        return {}
    text = json.dumps(state, ensure_ascii=False, separators=(",", ":"))
    return {"state": text.replace("<", "\\u003c"), "place": state["place"]}


def _lab_only(cell: Any) -> bool:  # noqa: ANN401 (a cell is a dict with attributes)
    return LAB_ONLY in cell["metadata"].get("tags", ())


def page_title(notebook: Any, rules: Rules) -> str:  # noqa: ANN401 (a notebook is a dict with attributes)
    """Gives a page's title: of the notebook's metadata or else its first heading, then the course's name.

    A lesson is called what it is called at the table.

    >>> heading = {"cell_type": "markdown", "source": "# Which cards *may* I play?"}
    >>> from pinochle_learn.tables import find
    >>> for table in ("pagat", "purple-rummy"):
    ...     page_title({"metadata": {}, "cells": [heading]}, find(table))
    'Which cards may I play? · Learn Pinochle'
    'What may I do on my turn? · Learn Pinochle'
    """
    title = notebook["metadata"].get("title") or _first_heading(notebook["cells"])
    here = next((one.at(rules).title for one in LESSONS if one.title == title), title)
    return tab_title(say(here))


def _first_heading(cells: Any) -> str:  # noqa: ANN401
    lines = (
        line for cell in cells if cell["cell_type"] == "markdown" for line in cell["source"].splitlines()
    )
    heading = next((line for line in lines if re.match(r"#{1,6} ", line)), "")
    return re.sub(r"[*_`]", "", heading.lstrip("#")).strip()
