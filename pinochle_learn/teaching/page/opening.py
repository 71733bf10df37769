"""What every lesson's ``show`` does: it reads its arguments, and refuses those that are no good."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from pinochle_learn.errors import PlaceError
from pinochle_learn.teaching.page.controller import Controller
from pinochle_learn.teaching.page.link import Table, state_of
from pinochle_learn.teaching.page.state import PageState

C = TypeVar("C", bound=Controller)


def opened(make: Callable[[PageState], C], table: Table, given: Mapping[str, object]) -> C:
    """Makes a lesson at a table (an id, a table as an object, a file of one's own) and at a state in it.

    Raises:
        PinochleError: what a page of a link would note is an error here, with what would be right.
    """
    page = make(state_of(table, given))
    if page.notes:
        raise PlaceError(" ".join(page.notes))
    return page
