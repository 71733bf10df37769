"""Events of a learner, and how many Python functions each may call: the same on every machine."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from pinochle_learn.lessons.house.page import house_page
from pinochle_learn.lessons.melds.page import melds_lesson
from pinochle_learn.lessons.scoring.page import scoring_lesson
from pinochle_learn.lessons.tricks.page import tricks_lesson
from pinochle_learn.lessons.whole_hand.page import whole_lesson
from pinochle_learn.teaching.page.controller import Controller
from tests.support.calls import counted
from tests.support.hosts import Recorder

Said = dict[str, object]  # what a browser says


class Act(NamedTuple):
    """What is done on a page: the page, its link, what comes before, what is counted, and the most calls."""

    name: str
    make: Callable[[], Controller]
    link: str
    before: tuple[Said, ...]
    event: Said
    most: int


def typed(cards: str) -> Said:
    """A hand is typed."""
    return {"event": "hand-text", "value": cards}


def chosen(*places: int) -> Said:
    """Cards of the hand are chosen."""
    return {"event": "chosen", "value": list(places)}


def picked(path: str, place: int) -> Said:
    """A rule of a group's own table is picked."""
    return {"event": "rule", "data": {"path": path, "pick": place}}


HANDS = ("AS AS KS QS JS TS 9S KH QH KD QD JD", "AH KH QH JH TH 9H KS QS KD QD JD JC")
CLAIM: Said = {"event": "claim"}
ON: Said = {"event": "on"}
HERE = "?table=pagat"
FIND, SETTLE = f"{HERE}&step=practise&seed=3&ask=find-many", f"{HERE}&step=settle"
CARD: Said = {"event": "card", "value": {"index": 1}}
BID: Said = {"event": "bid", "value": "300"}
BEAT = "play.must_beat"
ACTS = (
    Act("a hand is typed (melds)", melds_lesson, HERE, (typed(HANDS[0]),), typed(HANDS[1]), 4_000),
    Act("a hand is typed (tricks)", tricks_lesson, HERE, (typed("AS KS"),), typed("AH KH QS"), 4_000),
    Act("a card is asked about", tricks_lesson, HERE, (), CARD, 4_000),
    Act("a wrong claim in practice", melds_lesson, FIND, (chosen(0, 1),), CLAIM, 4_000),
    Act("a bid is moved", scoring_lesson, SETTLE, (), BID, 20_000),
    Act("a step of a deal", whole_lesson, HERE, (ON,), ON, 4_000),
    Act("a house rule", house_page, HERE, (picked(BEAT, 0),), picked(BEAT, 1), 20_000),
)


def acted(act: Act) -> tuple[Controller, Recorder, int]:
    """A page on which something was done: the page, what its host was told, and how many calls it took."""
    page = act.make()
    host = Recorder(page.page)
    host.says(event="open", search=act.link, kept={})
    for event in act.before:
        host.says(**event)
    with counted() as calls:
        host.says(**act.event)
    return page, host, calls.number


def figures() -> Iterator[tuple[Act, int, int, int]]:
    """Of each act: how many calls it took, and how many nodes of the page were sent of how many."""
    for act in ACTS:
        page, host, calls = acted(act)
        yield act, calls, size(host.changes[-1]), size(page.page.nodes)


def size(nodes: list) -> int:
    """How many nodes and texts there are, without those that are only named."""
    return sum(1 + size(node[2]) for node in nodes if not isinstance(node, str) and node[0] != "=")
