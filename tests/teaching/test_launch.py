"""Launch links: one constant, and what comes out of them again where Binder takes them apart."""

import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from pinochle_learn.teaching.page.link import read_link
from pinochle_learn.teaching.page.state import PageState
from pinochle_learn.teaching.words import launch
from pinochle_learn.teaching.words.course import LESSONS

README = Path(__file__).parents[2] / "README.md"
PLACES = [
    PageState(),
    PageState(table="hoyle", seed=7),
    PageState(table="pagat", step="practise", hand="AS TS", trump="H"),
]


def opened(link: str) -> tuple[str, str]:
    """The page and its parameters inside the server, as BinderHub reads a link."""
    (inside,) = parse_qs(urlsplit(link).query, strict_parsing=True)["urlpath"]
    page, _, search = inside.partition("?")
    return page, search


@pytest.mark.parametrize("place", PLACES, ids=str)
@pytest.mark.parametrize("notebook", ["index.ipynb", *(lesson.notebook for lesson in LESSONS)])
def test_the_place_arrives_with_table_and_deal(notebook: str, place: PageState):
    page, search = opened(launch.binder_link(notebook, place.search))
    assert page == f"voila/render/notebooks/{notebook}"
    assert read_link(search) == (place, ())


@pytest.mark.parametrize("search", ["?table=pagat&seed=7", "?table=a b&x=é%26#?", ""])
def test_everything_after_the_repository_is_one_parameter(search: str):
    parts = urlsplit(launch.binder_link("tricks.ipynb", search))
    assert parts.hostname == "mybinder.org"
    assert parts.path == f"/v2/gh/{launch.REPOSITORY}/HEAD"
    assert parts.fragment == ""
    assert set(parse_qs(parts.query)) == {"urlpath"}
    assert opened(parts.geturl())[1] == search.removeprefix("?")


def test_a_branch_with_a_slash_stays_one_part(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(launch, "REVISION", "try/this")
    assert urlsplit(launch.binder_link()).path.endswith("/try%2Fthis")


def test_the_repository_is_one_constant(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(launch, "REPOSITORY", "ann/cards")
    links = launch.launch_links("?table=wikihow")
    assert list(links) == ["index.ipynb", *(lesson.notebook for lesson in LESSONS)]
    assert all(
        link.startswith("https://mybinder.org/v2/gh/ann/cards/HEAD?urlpath=") for link in links.values()
    )


def test_every_link_in_the_readme_is_made_so():
    found = re.findall(r"https://mybinder\.org/[^\s)>\]]+", README.read_text())
    pages = {opened(link)[0].rpartition("/")[2] for link in found}
    assert pages == set(launch.launch_links())
    for link in found:
        page, search = opened(link)
        assert link == launch.binder_link(page.rpartition("/")[2], search)
