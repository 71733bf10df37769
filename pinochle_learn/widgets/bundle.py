"""Puts small JavaScript modules into the one text that a widget is."""

import re
from pathlib import Path

_IMPORT = re.compile(r'^import [^;]*? from "(\.\.?/[\w/-]+\.js)";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?!default)", re.MULTILINE)


def bundled(entry: Path) -> str:
    """The module ``entry`` with the modules that it imports in front of it, each once.

    The modules share one scope, so a name at the top of one may not stand at the top of another.
    """
    return _with_imports(entry.resolve(), set())


def _with_imports(path: Path, seen: set[Path]) -> str:
    if path in seen:
        return ""
    seen.add(path)
    text = path.read_text(encoding="utf-8")
    before = "".join(_with_imports((path.parent / name).resolve(), seen) for name in _IMPORT.findall(text))
    return before + _EXPORT.sub("", _IMPORT.sub("", text))
