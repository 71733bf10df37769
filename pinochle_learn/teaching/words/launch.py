"""Links that open the course or a lesson on Binder, at a table and with a deal of one's choice."""

from urllib.parse import quote

from pinochle_learn.teaching.words.course import LESSONS, START

REPOSITORY = "OWNER/pinochle-learn"  # PLACEHOLDER: the repository's name on GitHub, once it has one
REVISION = "HEAD"  # a branch, a tag or a commit
BINDER = "https://mybinder.org/v2/gh"
COURSE = START.notebook


def urlpath(notebook: str, search: str = "") -> str:
    """Where a page is inside the server that Binder starts.

    >>> urlpath("tricks.ipynb", "?table=pagat")
    'voila/render/notebooks/tricks.ipynb?table=pagat'
    """
    return f"voila/render/notebooks/{quote(notebook)}{_search(search)}"


def binder_link(notebook: str = COURSE, search: str = "") -> str:
    """The link that launches a notebook; ``search`` says where in it, as in a lesson's own address.

    >>> binder_link("tricks.ipynb", "?table=pagat&seed=7")
    'https://mybinder.org/v2/gh/OWNER/pinochle-learn/HEAD?urlpath=voila%2Frender%2Fnotebooks%2Ftricks.ipynb%3Ftable%3Dpagat%26seed%3D7'
    """
    inside = quote(urlpath(notebook, search), safe="")
    return f"{BINDER}/{REPOSITORY}/{quote(REVISION, safe='')}?urlpath={inside}"


def launch_links(search: str = "") -> dict[str, str]:
    """The links of the start page and of every lesson, by notebook.

    >>> list(launch_links("?table=hoyle"))[:2]
    ['index.ipynb', 'melds.ipynb']
    """
    return {page: binder_link(page, search) for page in (COURSE, *(lesson.notebook for lesson in LESSONS))}


def _search(search: str) -> str:
    return f"?{search.lstrip('?')}" if search.strip("?") else ""
