"""The rooms stay small enough to be read at a glance, and every stylesheet reaches a page."""

import subprocess
from collections import Counter
from pathlib import Path, PurePosixPath

from pinochle_learn.site.build import FRAME_STYLES
from pinochle_learn.widgets.stylesheets import PAGE_STYLES

ROOT = Path(__file__).parents[1]
MOST_FILES = 20
MOST_LINES = 400
SOURCES = {".css", ".html", ".j2", ".js", ".mjs", ".py", ".sh"}


def tracked() -> list[PurePosixPath]:
    """All files of the project: those that git knows, and those that it would take up."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode()  # noqa: S603
    return [PurePosixPath(name) for name in {*listed.split("\0")} if name and (ROOT / name).is_file()]


def test_no_folder_holds_more_than_can_be_read_at_a_glance():
    counted = Counter(str(path.parent) for path in tracked())
    assert counted["pinochle_learn/cards"] > 3  # the count sees the files
    assert {room: n for room, n in counted.items() if n > MOST_FILES} == {}


def test_no_file_is_longer_than_one_idea():
    lines = {
        str(path): (ROOT / path).read_text(encoding="utf-8").count("\n")
        for path in tracked()
        if path.suffix in SOURCES
    }
    assert {name: n for name, n in lines.items() if n > MOST_LINES} == {}


def test_every_stylesheet_reaches_the_pages_once():
    """A style that no list names would never be seen; of the site's frame, the template has its own list."""
    template = "pinochle_learn/serving/data/nbconvert/templates/pinochle"
    frame = {f"{template}/static/{name}" for name in FRAME_STYLES}
    pages = [f"pinochle_learn/{path}" for path in PAGE_STYLES]
    shown = {*pages, *frame, "pinochle_learn/site/static/site.css"}
    assert shown == {str(path) for path in tracked() if path.suffix == ".css"}
    assert len(pages) == len(set(pages))


def test_voila_and_the_site_frame_pages_alike():
    """Both put the same styles around a lesson; the watch over a server's connection is Voila's alone."""
    template = ROOT / "pinochle_learn/serving/data/nbconvert/templates/pinochle/index.html.j2"
    included = [
        line.split('"')[1].removeprefix("static/")
        for line in template.read_text(encoding="utf-8").splitlines()
        if line.startswith("{% include") and ".css" in line
    ]
    assert [name for name in included if name != "lifeline.css"] == list(FRAME_STYLES)
