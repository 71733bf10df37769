"""Every notebook of the course runs from a fresh kernel, is short, and loads no more than it needs."""

import re
from functools import cache
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

FOLDER = Path(__file__).parents[2] / "notebooks"
NOTEBOOKS = sorted(path.name for path in FOLDER.glob("*.ipynb"))
FOR_TEACHERS = "for_teachers.ipynb"
WITH_PANDAS = {FOR_TEACHERS, "odds.ipynb"}  # a lab-only cell is for JupyterLab: Voila does not run it
MOST_LINES = 5
LOADED = "import sys\nprint('pandas' in sys.modules)"


def read(name: str) -> nbformat.NotebookNode:
    return nbformat.read(FOLDER / name, as_version=4)


def code(notebook: nbformat.NotebookNode) -> list[nbformat.NotebookNode]:
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


@cache
def executed(name: str) -> tuple[list[nbformat.NotebookNode], bool]:
    """Runs a notebook where it lies: the outputs of its cells, and whether its kernel has loaded pandas."""
    notebook = read(name)
    notebook.cells.append(nbformat.v4.new_code_cell(LOADED))
    NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(FOLDER)}}).execute()
    *cells, last = code(notebook)
    return [output for cell in cells for output in cell.outputs], last.outputs[0].text.strip() == "True"


def test_they_are_found():
    assert {"index.ipynb", "tricks.ipynb", FOR_TEACHERS} <= set(NOTEBOOKS)


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_it_runs_and_no_output_is_an_error(name: str):
    outputs, _ = executed(name)
    assert outputs
    assert [output for output in outputs if output.output_type == "error"] == []
    assert [output.text for output in outputs if output.get("name") == "stderr"] == []


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_what_it_prints_is_for_people(name: str):
    """Nothing that is not there yet, no number that is none, no object by its address."""
    outputs, _ = executed(name)
    texts = [
        str(output.get("text", "")) + str(output.get("data", {}).get("text/html", "")) for output in outputs
    ]
    assert [text for text in texts if re.search(r"\bNone\b|\bnan\b|NaN| object at 0x|Traceback", text)] == []


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_pandas_is_loaded_only_where_a_table_of_it_is_shown(name: str):
    assert executed(name)[1] is (name in WITH_PANDAS)


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_it_is_short_and_stripped_and_has_a_title(name: str):
    notebook = read(name)
    assert notebook.metadata.title.strip()
    assert set(notebook.metadata) == {"kernelspec", "language_info", "title"}
    for cell in code(notebook):
        assert len(cell.source.splitlines()) <= MOST_LINES, cell.source
        assert (cell.outputs, cell.execution_count) == ([], None)


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_its_links_lead_to_pages_of_the_course(name: str):
    text = "\n".join(cell.source for cell in read(name).cells if cell.cell_type == "markdown")
    linked = set(re.findall(r"\]\(([^)?#:]+)", text))
    assert linked <= set(NOTEBOOKS)


def test_the_notebook_for_teachers_has_some_twenty_five_cells_with_words_between():
    notebook = read(FOR_TEACHERS)
    kinds = [cell.cell_type for cell in notebook.cells]
    assert 20 <= len(code(notebook)) <= 28
    assert "code code" not in " ".join(kinds)
    assert "(for_teachers.ipynb)" in read("index.ipynb").cells[0].source


def test_the_notebook_for_teachers_shows_tables():
    shown = [output.data for output in executed(FOR_TEACHERS)[0] if output.output_type == "execute_result"]
    tables = [data["text/html"] for data in shown if "text/html" in data]
    assert len(tables) == 5
    assert not re.search(
        r"color|background", re.sub(r"<style.*?</style>", "", "".join(tables), flags=re.DOTALL)
    )


def test_the_notebook_for_teachers_shows_lessons_in_boxes_tabs_and_linked_to_a_table():
    """Run here, in one process: the last cells, and what becomes of a change."""
    cells = [cell.source for cell in code(read(FOR_TEACHERS))]
    first = next(place for place, source in enumerate(cells) if source.startswith("import ipywidgets"))
    names: dict = {}
    exec("from pinochle_learn.lessons import tricks\n" + "\n".join(cells[first:]), names)  # noqa: S102
    page, step = names["page"], names["step"]
    before = page.widget.nodes
    step.value = 3
    assert "at=3" in page.widget.place
    assert page.widget.nodes != before
    lesson, melds = names["lesson"], names["melds"]
    shown = melds.value
    lesson.hear({"event": "table", "value": "hoyle"})
    assert "<table" in shown
    assert "<table" in melds.value != shown
