"""Pages are plain Python: they need nothing that could not ship with a folder of plain files."""

import pytest

from tests.test_purity import foreign, loaded

SHIPPED: set[str] = set()  # pure-Python packages that may stand beside the package in that folder
FOR_JUPYTER = {"announcer", "card_view", "page_widget"}  # the widgets, which pages load only in Jupyter

IMPORTED = """
import importlib, pkgutil
import pinochle_learn.teaching, pinochle_learn.lessons, pinochle_learn.widgets
for room in (pinochle_learn.teaching, pinochle_learn.lessons, pinochle_learn.widgets):
    for found in pkgutil.iter_modules(room.__path__):
        if found.name not in {left_out}:
            importlib.import_module(f"{{room.__name__}}.{{found.name}}")
"""
OPENED = """
import importlib
from pinochle_learn.teaching.words.course import LESSONS

class Host:
    take = send = staticmethod(lambda *said: None)

MODULES = {{"index": "start", "first_look": "ask"}}
names = {{"index", *(lesson.notebook.removesuffix(".ipynb") for lesson in LESSONS)}} - {left_out}
for name in names:
    module = importlib.import_module(f"pinochle_learn.lessons.{{MODULES.get(name, name)}}")
    for table in ("pagat", "purple", "purple-rummy"):
        page, host = module.show(table), Host()
        page.attach(host)
        page.hear({{"event": "open", "search": f"?table={{table}}", "kept": {{}}}}, host)
        assert table in page.place, page.place
"""


@pytest.mark.parametrize("program", [IMPORTED, OPENED], ids=["imported", "opened"])
def test_pages_need_the_standard_library_and_what_ships_with_them(program):
    names = loaded(program.format(left_out=FOR_JUPYTER))
    assert "pinochle_learn" in names
    assert foreign(names) <= SHIPPED


def test_the_check_would_notice_a_widget():
    assert foreign(loaded(IMPORTED.format(left_out=set()))) >= {"anywidget", "traitlets"}
