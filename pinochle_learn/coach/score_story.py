"""The worked hand of the course with its four what-ifs, told at any table and settled by its rules."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from pinochle_learn.coach.score_elsewhere import signed
from pinochle_learn.coach.score_grid import grid
from pinochle_learn.coach.score_hand import Hand, beyond, may_throw_in, settled, stops, usual
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.settlement_words import seat_name, side_name
from pinochle_learn.errors import BidError
from pinochle_learn.front import Variant
from pinochle_learn.text import plural, say

_CALLS = (25, 26, None, None, 34, None)  # as the auction went, on the small scale
_DEALER = 1


@dataclass(frozen=True, slots=True)
class Told:
    """One step of the story: its name, what is told, and the hand as far as it is known.

    ``shown`` says how much of the score sheet can be filled in: ``bid``, ``meld``, ``tricks`` or ``score``.
    """

    key: str
    title: str
    lines: tuple[str, ...]
    hand: Hand
    shown: str

    @property
    def settles(self) -> bool:
        """Says whether the step ends with scores."""
        return self.shown == "score"


def story(v: Variant) -> tuple[Told, ...]:
    """The story at a table: five steps, then four other ends."""
    hand = usual(v)
    steps: tuple[tuple[str, str, Callable[[Variant, Hand], Iterator[str]], str], ...] = (
        ("auction", say("The auction"), _auction, "bid"),
        ("meld", say("The meld"), _meld, "meld"),
        ("reach", say("Can it be made?"), _reach, "meld"),
        ("tricks", say("The tricks"), _tricks, "tricks"),
        ("score", say("The score"), _score, "score"),
    )
    told = [Told(key, title, tuple(tell(v, hand)), hand, shown) for key, title, tell, shown in steps]
    return (*told, *_what_ifs(v, hand))


def _auction(v: Variant, hand: Hand) -> Iterator[str]:
    scale, base = v.scale, hand.before
    text = "East deals, so South speaks first. North-South stand at {ours}, East-West at {theirs}."
    yield say(text, ours=base[0], theirs=base[1])
    if v.rules.game.target.value != 150 * scale:
        text = "A game is {target} here: both scores are as far from it as in the hand this is taken from."
        yield say(text, target=v.rules.game.target.value)
    yield say(
        "South opens with {first}, West says {second}, North and East pass. "
        "South goes to {bid}, and West passes: South has the bid and names hearts.",
        first=25 * scale,
        second=26 * scale,
        bid=hand.bid,
    )
    yield from _refused(v)
    yield _passed(v)


def _refused(v: Variant) -> Iterator[str]:
    """What this table would not have let anybody say, in its own words."""
    auction = v.auction(dealer=_DEALER)
    for amount in _CALLS:
        try:
            _ = auction.pass_() if amount is None else auction.bid(amount * v.scale)
        except BidError as error:
            seat = seat_name(auction.to_bid or 0)
            text = "At this table {seat} would have to go up step by step: {error}"
            yield say(text, seat=seat, error=str(error))
            return


def _passed(v: Variant) -> str:
    n = v.rules.exchange.cards.value
    if not n:
        return say("Nobody passes cards at this table.")
    return plural(
        n,
        "North passes {n} card to South, and South passes {n} back.",
        "North passes {n} cards to South, and South passes {n} back.",
    )


def _meld(v: Variant, hand: Hand) -> Iterator[str]:
    yield say("Everybody lays down, and each side adds up what its two hands show.")
    table = compiled(v.rules)
    for side, meld in enumerate(hand.meld):
        yield say("{side} have {meld}.", side=side_name(table, side), meld=meld)
    yield say("Nothing of it is written down yet. The tricks decide whether it counts.")


def _reach(v: Variant, hand: Hand) -> Iterator[str]:
    on, meld = grid(v.rules), hand.meld[0]
    yield say(
        "{bid} less {meld} in meld leaves {need} to be taken in tricks.",
        bid=hand.bid,
        meld=meld,
        need=hand.bid - meld,
    )
    yield say(
        "All {total} trick points would bring North-South to {sum}, so {bid} can be made: the play begins.",
        total=on.total,
        sum=meld + on.total,
        bid=hand.bid,
    )


def _tricks(v: Variant, hand: Hand) -> Iterator[str]:
    ours, theirs = hand.trick_points(grid(v.rules).total)
    if len({n for n in v.rules.count.points.value if n}) == 1:
        last = v.rules.count.last_trick.value
        each = v.rules.count.points.value[0]
        text = "North-South take {n} counters and the last trick: {points} points."
        yield say(text, n=(ours - last) // each, points=ours)
    else:
        yield say(
            "North-South count {points} points in the tricks they won, the last among them.", points=ours
        )
    yield say("East-West have the other {points}. Together that is {all}.", points=theirs, all=ours + theirs)


def _score(v: Variant, hand: Hand) -> Iterator[str]:
    yield settled(v, hand).why


def _what_ifs(v: Variant, hand: Hand) -> Iterator[Told]:
    on, scale, total = grid(v.rules), v.scale, grid(v.rules).total
    ends: tuple[tuple[str, str, Hand], ...] = (
        ("one-short", say("What if they took {n}?", n=5 * scale), hand.but(points=5 * scale)),
        ("nothing", say("What if East-West took no trick point?"), hand.but(points=total)),
        ("sixty", say("What if the bid were {n}?", n=60 * scale), hand.but(bid=60 * scale)),
        (
            "both",
            say("What if both got past {target}?", target=on.target),
            hand.but(before=(hand.before[0], on.target - 10 * scale)),
        ),
    )
    for key, title, other in ends:
        result = settled(v, other)
        extra = _ANY_MORE[key](v, other) if key in _ANY_MORE else ()
        yield Told(key, title, (result.why, *extra), other, "score")


def _more_nothing(v: Variant, hand: Hand) -> Iterator[str]:
    if v.rules.settle.save_meld.value != "trick":
        yield say("A trick of cards that do not count would not help them at this table.")
        return
    bare = settled(v, hand.but(bare=1))
    yield say(
        "That is without a single trick. With one trick, even of cards that do not count: {why}",
        why=bare.sides[1].why,
    )


def _more_sixty(v: Variant, hand: Hand) -> Iterator[str]:
    if stops(v, hand):
        return
    reach = hand.meld[0] + grid(v.rules).total
    yield say(
        "Even with every trick North-South would have {reach}. This table plays such a hand all the same, "
        "so it is lost in the play: East-West score their tricks as well.",
        reach=reach,
    )
    if beyond(v, hand) and may_throw_in(v, hand):
        thrown = settled(v, hand.but(thrown_in=True))
        text = "South may throw it in instead, which keeps East-West at {change}."
        yield say(text, change=signed(thrown.change[1]))


_ANY_MORE: dict[str, Callable[[Variant, Hand], Iterator[str]]] = {
    "nothing": _more_nothing,
    "sixty": _more_sixty,
}
