"""What is compiled when the site is built: modules that run without their sources, each time the same."""

import sys
from importlib import import_module
from io import BytesIO
from zipfile import ZipFile

import pytest

from pinochle_learn.site.compiling import compiled

MODULE = (
    '"""A hand."""\n\ndef play(card):\n    """Plays it."""\n    assert card, "no card"\n    return card\n'
)
FILES = {"hand/__init__.py": MODULE, "hand/data.css": "b {}", "trick.py": "from hand import play\n"}


def zipped(files):
    made = BytesIO()
    with ZipFile(made, "w") as one:
        for name, text in files.items():
            one.writestr(name, text)
    return made.getvalue()


def test_modules_run_from_the_zip_with_asserts_and_docstrings(tmp_path, monkeypatch):
    (tmp_path / "made.zip").write_bytes(compiled(zipped(FILES)))
    assert set(ZipFile(tmp_path / "made.zip").namelist()) == {
        "hand/__init__.pyc",
        "hand/data.css",
        "trick.pyc",
    }
    monkeypatch.syspath_prepend(tmp_path / "made.zip")
    hand = import_module("hand")
    monkeypatch.delitem(sys.modules, "hand")
    assert (hand.__doc__, hand.play.__doc__, hand.play("AS")) == ("A hand.", "Plays it.", "AS")
    with pytest.raises(AssertionError, match="no card"):
        hand.play("")


def test_the_same_sources_make_the_same_zip():
    again = dict(reversed(FILES.items()))
    assert compiled(zipped(FILES)) == compiled(zipped(again))
    assert compiled(zipped(FILES)) != compiled(
        zipped({**FILES, "trick.py": "from hand import play as lead\n"})
    )
