"""Whatever the front door gives comes to an end when it is iterated, and never fails on the way."""

import inspect
from collections.abc import Iterable, Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random

import pinochle_learn as pl
from tests.support.playing import moves
from tests.support.tables import EVERY, each

ENOUGH = 10_000  # no answer has so many parts
OURS = "pinochle_learn."


def answers(v: pl.Variant) -> Iterator[object]:
    """The front door's names, and what its calls answer: in a deal from its beginning to its end, too."""
    yield from (getattr(pl, name) for name in pl.__all__)
    yield from (pl.variants(), v, v.odds(2))
    deal = v.deal(seed=7)
    hand = deal.hands[0]
    if v.rules.turns:
        yield from (v.lay_offs(hand, laid=[]), v.discards(hand), v.settle(left=deal.hands))
    else:
        trump = v.pack.suits_or_colours[0]
        yield from (v.meld(hand, trump=trump), v.legal(hand, trick="", trump=trump))
        yield from (
            v.winner([hand[0]], trump=trump),
            v.count(hand),
            v.check_meld(hand[:2], trump=trump, hand=hand),
        )
    if v.rules.auctioned:
        yield from (v.auction(), v.auction().legal_bids())
    yield from (deal, v.game(seed=7))
    for _ in islice(moves(v, deal, Random(7)), 0, None, 12):
        yield from (deal.view(0), deal.actions(), deal.hands)
    yield deal.result


def parts(root: object, seen: dict[int, object]) -> Iterator[object]:
    """An object and all that can be read from it by public attributes, each once."""
    if id(root) in seen or root is None or isinstance(root, str | int | float | type):
        return
    seen[id(root)] = root
    yield root
    inner = list(islice(root, ENOUGH)) if isinstance(root, tuple | list | dict | frozenset) else []
    if isinstance(root, dict):
        inner += root.values()
    if type(root).__module__.startswith(OURS):
        inner += (read(root, name) for name in dir(root) if not name.startswith("_"))
    for part in inner:
        yield from parts(part, seen)


def read(root: object, name: str) -> object:
    """An attribute; a part that this table does not have is refused, and a method is not called."""
    try:
        part = getattr(root, name)
    except pl.PinochleError:
        return None
    return None if callable(part) else part


def asked_by_place(kind: type) -> bool:
    """Python iterates what has ``__getitem__`` alone by 0, 1, 2 and so on, until it raises an IndexError."""
    return hasattr(kind, "__getitem__") and not hasattr(kind, "__iter__")


@each(EVERY)
def test_iterating_ends(v):
    seen: dict[int, object] = {}
    met = 0
    for answer in answers(v):
        for part in parts(answer, seen):
            assert not asked_by_place(type(part)), type(part)
            if not isinstance(part, Iterable):
                continue
            met += 1
            items = list(islice(part, ENOUGH))
            assert len(items) < ENOUGH, type(part)
            if type(part).__module__.startswith(OURS):
                assert not hasattr(part, "__len__") or len(part) == len(items), type(part)
                assert all(item in part for item in items), type(part)
    assert met > 20


def test_no_class_is_iterated_by_place():
    """Nor one that no answer holds."""
    home = Path(pl.__file__).parent
    files = [path for path in home.rglob("*.py") if "def __getitem__" in path.read_text("utf-8")]
    names = [".".join(path.relative_to(home.parent).with_suffix("").parts) for path in files]
    kinds = [kind for name in names for _, kind in inspect.getmembers(import_module(name), inspect.isclass)]
    assert any(hasattr(kind, "__getitem__") for kind in kinds)
    assert [kind for kind in kinds if asked_by_place(kind)] == []
