"""Builds the lessons as a folder of plain files: ``python -m pinochle_learn.site.build FOLDER``.

Any web server can hand the folder out, under any prefix: there is no header to set, and nothing comes from
another host. Needs node, and the packages of ``package.json`` beside this file; ``make site`` sees to both.
"""

import hashlib
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile, ZipInfo

from jinja2 import Environment, FileSystemLoader

from pinochle_learn.lessons.first_states import PAGES, first_state
from pinochle_learn.serving.paths import DATA
from pinochle_learn.tables import REGISTRY
from pinochle_learn.teaching.page.state import PageState
from pinochle_learn.teaching.words.course import LESSONS, START, menu, tab_title
from pinochle_learn.text import say
from pinochle_learn.widgets.files import page_styles, script

HERE = Path(__file__).parent
STATIC = HERE / "static"
PACKAGE = HERE.parent
PYODIDE = HERE / "node_modules/pyodide"
TEMPLATE = DATA / "nbconvert/templates/pinochle"

ENDING = ".html"
SCRIPTS = ("app.js", "line.js", "offline.js", "python.js", "worker.js")
FRAME_STYLES = ("tokens.css", "jupyter.css", "lesson.css", "bar.css", "loading.css", "print.css")
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
NOT_SHIPPED = ("cli.py", "serving/", "site/build.py", "site/compiling.py")  # what no page needs
ONLY_IN_JUPYTER = ("announcer.py", "card_view.py", "page_widget.py")


def build(site: Path) -> None:
    """Builds the folder anew."""
    if site.exists() and any(site.iterdir()) and not (site / "sw.js").exists():
        raise SystemExit(f"{site} holds other files: name a folder of its own for the site.")
    if not PYODIDE.is_dir():
        raise SystemExit("Python for the browser is missing: `make site` installs it.")
    shutil.rmtree(site, ignore_errors=True)
    for folder in ("python", "first"):
        (site / folder).mkdir(parents=True)
    with TemporaryDirectory() as scratch:
        compiling = _start_compiling(site, Path(scratch) / "course.zip")
        _write_scripts_and_styles(site)
        _write_pages(site)
        if compiling.wait():
            raise SystemExit("The modules could not be compiled: see above.")
    _write_service_worker(site)


def address(notebook: str) -> str:
    """The address of a page; ``links.js`` knows the same of the links in it."""
    return notebook.removesuffix(".ipynb") + ENDING


def _start_compiling(site: Path, sources: Path) -> "subprocess.Popen[bytes]":
    """Lets Pyodide compile the standard library and the package; the rest is built meanwhile."""
    with ZipFile(sources, "w") as zipped:
        for path in _shipped():
            zipped.writestr(ZipInfo(path.relative_to(PACKAGE.parent).as_posix()), path.read_bytes())
    for name in RUNTIME:
        shutil.copyfile(PYODIDE / name, site / "python" / name)
    known = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    _write(site / "python/pyodide-lock.json", _as_json({**known, "packages": {}}))  # none is used
    library = "python_stdlib.zip"
    pairs = [PYODIDE / library, site / "python" / library, sources, site / "course.zip"]
    return subprocess.Popen(["node", STATIC / "compile.mjs", *pairs])  # noqa: S603, S607 (our own script)


def _shipped() -> Iterator[Path]:
    """The modules that pages need, and the drawings and styles that they read."""
    for path in sorted(PACKAGE.rglob("*")):
        name = path.relative_to(PACKAGE).as_posix()
        if name.startswith(NOT_SHIPPED) or "node_modules" in name or path.name in ONLY_IN_JUPYTER:
            continue
        if path.suffix in {".py", ".css"} or path.name == "shapes.js":
            yield path


def _write_scripts_and_styles(site: Path) -> None:
    for name in SCRIPTS:
        shutil.copyfile(STATIC / name, site / name)
    _write(site / "page.js", script("page/view.js") + "\nexport { carryTable, makeView, pageAt, recall };\n")
    frame = (TEMPLATE / "static" / name for name in FRAME_STYLES)
    styles = [path.read_text(encoding="utf-8") for path in (*frame, STATIC / "site.css")]
    _write(site / "course.css", "".join([*styles[:-1], page_styles(), styles[-1]]))


def _write_pages(site: Path) -> None:
    loader = FileSystemLoader([STATIC, TEMPLATE])
    templates = Environment(loader=loader, trim_blocks=True)  # noqa: S701 (whole scripts are put in; titles escape)
    names = {address(notebook): name for notebook, name in menu(PageState().variant.rules).items()}
    shared = {
        "ending": ENDING,
        "facts": _in_html({"pages": list(PAGES), "tables": _tables(), "words": _words()}),
        "nb": {"metadata": {"menu": names}},
        "theme": "system",
    }
    titles = {START.notebook: START.title, **{one.notebook: one.title for one in LESSONS}}
    for notebook, title in titles.items():
        said = {"title": tab_title(say(title)), "page": notebook, "here": address(notebook)}
        first = _in_html(first_state(notebook))
        page = templates.get_template("page.html.j2").render(**shared, **said, first=first)
        _write(site / address(notebook), page)
        _write_first_states(site / "first", notebook)
    unknown = {"home": address(START.notebook), "status_message": say("No such page"), "status_code": 404}
    _write(site / "404.html", templates.get_template("404.html.j2").render(**unknown))


def _write_first_states(folder: Path, notebook: str) -> None:
    """What the page shows first at each table: whole, and the frame alone for links that say more."""
    for table in _tables():
        plain = first_state(notebook, f"?table={table}")
        framed = first_state(notebook, f"?table={table}&at=0")
        name = f"{notebook.removesuffix('.ipynb')}.{table}.json"
        _write(folder / name, _as_json({"plain": plain, "framed": framed}))


def _tables() -> list[str]:
    """The tables by their names in links, the usual one first."""
    usual = PageState().table
    return [usual, *(rules.id for rules in REGISTRY if rules.id != usual)]


def _words() -> dict[str, str]:
    """What the browser must be able to say before Python is there, and when it is gone."""
    return {
        "starting": say("One moment: the rules are being loaded. You can read on; what you choose is kept."),
        "working": say("This takes a while to count."),
        "leave": say("Leave it"),
        "failed": say("Python does not start in this browser. Reload the page, or use a newer browser."),
        "lost": say("Something went wrong on our side. Reload the page: the link keeps your place."),
        "file": say(
            "A browser does not run this from a file: put the folder on a web server, and open it there."
        ),
        "fresh": say("There is a new version of the course."),
        "reload": say("Reload"),
    }


def _write_service_worker(site: Path) -> None:
    """Names every file to be kept, and a version that changes when one of them does."""
    names = sorted(path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    version = hashlib.sha256()
    for name in names:
        version.update(name.encode() + (site / name).read_bytes())
    text = (STATIC / "sw.js").read_text(encoding="utf-8")
    text = text.replace("@VERSION@", version.hexdigest()[:16]).replace("@FILES@", json.dumps(names))
    _write(site / "sw.js", text)


def _as_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _in_html(value: object) -> str:
    return _as_json(value).replace("<", "\\u003c")


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    build(Path(sys.argv[1]))
