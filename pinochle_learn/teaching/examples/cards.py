"""Candidates of cards: melds from their own cards, tricks with two cards in hand, cards to count."""

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations

from pinochle_learn.cards.card import SUIT_NAMES
from pinochle_learn.engine.melds.options import places
from pinochle_learn.front import Variant
from pinochle_learn.rules import Around, Cards, InPlain, InTrump, MeldRule
from pinochle_learn.teaching.examples.cards_told import (
    TRUMP,
    AgainCase,
    CountCase,
    FullCase,
    MeldCase,
    NameCase,
    PackCase,
    PlayCase,
    RoundCase,
)
from pinochle_learn.teaching.examples.case import Case

_PLAIN = "H"
_GROUPS = ("8Bk 8Rd 8Bl", "8Bl 9Si TBl", "8Bk TBk QBk", "8Bl 9Bl TBl")  # of each kind, in a game of turns
_EXTRAS = ("", "K", "Q", "K Q")  # beside a run
_LED = ("KH", "TH", "KS")  # leads that can be beaten, and not
_HELD = ("AH", "KH", "JH", "AS", "KS", "QS", "JS", "AC")


# --- melds -------------------------------------------------------------------------------------------------


def melds(key: str, a: Variant, b: Variant) -> Iterator[MeldCase]:
    """A meld's own cards, so many times as either pack has them."""
    if a.rules.turns is not None:
        yield from (MeldCase(cards, suit_or_colour=None) for cards in _GROUPS)
        return
    rule = next((meld for v in (a, b) for meld in v.rules.meld.melds if meld.key == key), None)
    if rule and a.rules.colours is not None:
        yield from _coloured(a, rule)
        return
    base = _cards(rule) if rule else ""
    most = max(a.pack.copies, b.pack.copies)
    if base:
        yield from (MeldCase(" ".join([base] * n)) for n in range(1, most + 1))


def _coloured(v: Variant, rule: MeldRule) -> Iterator[MeldCase]:
    """A meld's own cards in the highest colour, of each number of cards that it may have."""
    suit_or_colour = v.pack.suits_or_colours[0]
    found: dict[int, str] = {}
    for _, cards in places(v.pack, rule, suit_or_colour):
        found.setdefault(len(cards), " ".join(map(str, cards)))
    yield from (MeldCase(cards, suit_or_colour=suit_or_colour) for cards in found.values())


def _cards(rule: MeldRule) -> str:
    pattern = rule.cards.value
    if isinstance(pattern, Cards):
        return " ".join(pattern.cards)
    if isinstance(pattern, Around):
        return " ".join(pattern.rank + suit for suit in SUIT_NAMES)
    if isinstance(pattern, InTrump | InPlain):
        suit = TRUMP if isinstance(pattern, InTrump) else _PLAIN
        return " ".join(rank + suit for rank in pattern.ranks)
    return ""


def _extras(_a: Variant, _b: Variant) -> Iterator[MeldCase]:
    run = " ".join(rank + TRUMP for rank in "ATKQJ")
    for more in _EXTRAS:
        yield MeldCase(" ".join([run, *(rank + TRUMP for rank in more.split())]))


def _doubles(a: Variant, b: Variant) -> Iterator[MeldCase]:
    for rule in a.rules.meld.melds:
        yield from melds(rule.key, a, b)


def _again(_a: Variant, _b: Variant) -> Iterator[Case]:
    yield AgainCase("KS QS", "AS TS JS")


def _scale(_a: Variant, _b: Variant) -> Iterator[Case]:
    yield MeldCase("QS JD", native=True)


# --- tricks ------------------------------------------------------------------------------------------------


def _hands(*tricks: str, stock: bool = False) -> Iterator[PlayCase]:
    """Two cards in hand on each of a few tricks."""
    for trick in tricks:
        free = [card for card in _HELD if card not in trick.split()]
        for pair in combinations(free, 2):
            yield PlayCase(" ".join(pair), trick, stock=stock)


def _beat(_a: Variant, _b: Variant) -> Iterator[PlayCase]:
    yield from _hands(*_LED)


def _void(_a: Variant, _b: Variant) -> Iterator[PlayCase]:
    """A plain lead that has been trumped."""
    yield from _hands("TH QS", "TH JS")


def _stock(_a: Variant, _b: Variant) -> Iterator[PlayCase]:
    yield from _hands("TH", stock=True)


def _full(a: Variant, b: Variant) -> Iterator[Case]:
    fewest = min(max(a.players), max(b.players))
    yield FullCase(" ".join(("TH", "KH", "QH", "AH")[:fewest]))


# --- the pack, and what its cards count --------------------------------------------------------------------


def _in_pack(a: Variant, b: Variant) -> Iterator[PackCase]:
    ranks = dict.fromkeys([*a.pack.ranks, *b.pack.ranks])
    most = max(a.pack.copies, b.pack.copies)
    yield from (PackCase(f"{rank}{TRUMP}") for rank in ranks)
    yield from (PackCase(" ".join([f"A{TRUMP}"] * n)) for n in range(2, most + 1))


def _copies(a: Variant, b: Variant) -> Iterator[PackCase]:
    most = max(a.pack.copies, b.pack.copies)
    yield from (PackCase(" ".join([f"A{TRUMP}"] * n)) for n in range(2, most + 1))


def _counted(a: Variant, b: Variant) -> Iterator[CountCase]:
    yield from (CountCase(f"{rank}{_PLAIN}") for rank in dict.fromkeys([*a.pack.ranks, *b.pack.ranks]))


def _last(_a: Variant, _b: Variant) -> Iterator[CountCase]:
    yield CountCase(f"J{_PLAIN}", last_trick=True)


def _rounded(a: Variant, _b: Variant) -> Iterator[RoundCase]:
    yield from (RoundCase(f"{rank}{_PLAIN}") for rank in a.pack.ranks)


def _trump(_a: Variant, _b: Variant) -> Iterator[NameCase]:
    yield NameCase(f"K{TRUMP}")


CARDS: Mapping[str, Callable[[Variant, Variant], Iterator[Case]]] = {
    "table.scale": _scale,
    "table.players": _full,
    "pack.ranks": _in_pack,
    "pack.copies": _copies,
    "trump.marriage": _trump,
    "meld.run_extras": _extras,
    "meld.doubles": _doubles,
    "meld.reuse": _again,
    "play": _beat,
    "play.must_follow": _beat,
    "play.must_beat": _beat,
    "play.must_trump": _void,
    "play.must_overtrump": _void,
    "play.after_ruff": _void,
    "stock.free_play": _stock,
    "count.points": _counted,
    "count.last_trick": _last,
    "count.rounding": _rounded,
}
