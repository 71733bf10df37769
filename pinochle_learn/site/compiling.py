"""Compiles the modules in a zip. Pyodide's Python runs this when the site is built: so a browser need not.

It compiles with asserts and docstrings, as Python does by itself. Each module carries no time and no path of
the machine, so the same sources make the same zip, and readers load again only what has changed.
"""

import compileall
from io import BytesIO
from pathlib import Path
from py_compile import PycInvalidationMode
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo


def compiled(given: bytes) -> bytes:
    """Gives the zip with a compiled module in place of each source; other files stay as they are."""
    made = BytesIO()
    with TemporaryDirectory() as name, ZipFile(BytesIO(given)) as sources, ZipFile(made, "w") as modules:
        folder = Path(name)
        sources.extractall(folder)
        compileall.compile_dir(
            folder,
            quiet=1,
            legacy=True,  # beside the source, where it is found without it
            stripdir=name,
            invalidation_mode=PycInvalidationMode.UNCHECKED_HASH,
        )
        for path in sorted(folder.rglob("*")):
            if path.is_file() and not _source(path):
                entry = ZipInfo(path.relative_to(folder).as_posix())
                modules.writestr(entry, path.read_bytes(), ZIP_DEFLATED, 9)
    return made.getvalue()


def _source(path: Path) -> bool:
    """Whether a file is the source of a module that has been compiled."""
    return path.suffix == ".py" and path.with_suffix(".pyc").exists()
