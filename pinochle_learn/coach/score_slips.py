"""Likely slips: the number that each of them gives, and what is said to it."""

from collections.abc import Iterator
from dataclasses import dataclass

from pinochle_learn.cards import Card
from pinochle_learn.coach.feedback import card_values
from pinochle_learn.coach.score_piles import Pile, counts
from pinochle_learn.coach.score_situations import Case
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.settling import SideScore
from pinochle_learn.engine.tricks import count
from pinochle_learn.front import Variant
from pinochle_learn.text import listed, say

_OTHER_SCALE = 10


@dataclass(frozen=True, slots=True)
class Slip:
    """A wrong number, and the mistake behind it."""

    number: int
    text: str


def change_slips(v: Variant, case: Case, side: int) -> Iterator[Slip]:
    """The slips for how a side's score changes, the likeliest first."""
    score, bid = case.settled.sides[side], case.hand.bid
    if case.hand.bidder is None:
        yield from _nobody(case)
    elif side != case.hand.bidder:
        yield from _others(case, score, bid)
    elif case.settled.outcome == "made":
        yield from _made(score, bid)
    else:
        yield from _lost(case, score, bid)
    if case.hand.bidder is not None:
        yield Slip(case.settled.change[1 - side], say("That is what the other side's score does."))
    yield from _scales(v, score.change)


def _made(score: SideScore, bid: int) -> Iterator[Slip]:
    yield Slip(bid, say("You added the bid. A side that makes it scores all it earned, not the bid."))
    yield Slip(score.trick_points, say("You left out the meld: it counts, since the bid is made."))
    yield Slip(score.meld, say("You left out the trick points."))
    yield Slip(
        bid + score.counted, say("The bid is a promise, no points: it is not added to what was earned.")
    )
    yield Slip(-bid, say("They lose nothing: the bid is made."))
    yield Slip(score.counted - bid, say("The bid is not taken off: all that was earned is scored."))


def _lost(case: Case, score: SideScore, bid: int) -> Iterator[Slip]:
    earned = score.meld + score.trick_points
    yield Slip(-bid - score.meld, say("You subtracted the meld as well. Only the bid is taken off."))
    yield Slip(
        score.meld - bid, say("The meld does not soften it: it is lost, and the whole bid is taken off.")
    )
    yield Slip(0, say("They score nothing for the hand, and lose their bid besides."))
    if case.played:
        yield Slip(earned, say("They are set: meld and tricks are lost, and the bid is taken off."))
        yield Slip(earned - bid, say("Not only what is missing is lost, but the whole bid."))
        yield Slip(score.trick_points - bid, say("The tricks of a side that is set count nothing."))
    else:
        yield Slip(score.meld, say("Without play the bidders keep nothing: their bid is taken off."))
    yield Slip(bid, say("They lose the bid, they do not gain it."))


def _others(case: Case, score: SideScore, bid: int) -> Iterator[Slip]:
    earned = score.meld + score.trick_points
    if score.change == 0:
        yield Slip(score.meld, say("You kept a meld that is lost. {why}", why=score.why))
        yield Slip(-score.meld, say("A meld that is lost is not taken off: only bidders can lose points."))
    elif not case.played:
        yield Slip(0, say("They keep their meld: it is the bidders who gave them no play."))
    else:
        yield Slip(score.trick_points, say("You left out the meld, and it counts. {why}", why=score.why))
        yield Slip(score.meld, say("You left out the trick points."))
        yield Slip(0, say("They do score. {why}", why=score.why))
    if case.settled.outcome != "made":
        yield Slip(earned + bid, say("The bid that the others lose is given to nobody at this table."))
        yield Slip(bid, say("The bid that the others lose is given to nobody at this table."))
    yield Slip(-bid, say("Only the side that bid can lose the bid."))
    yield Slip(earned, say("Not all of that counts. {why}", why=score.why))


def _nobody(case: Case) -> Iterator[Slip]:
    bid = case.hand.bid
    yield Slip(-bid, say("Nobody has promised anything, so nobody loses anything."))
    yield Slip(bid, say("Without a bid the hand is not played, and nobody scores."))


def _scales(v: Variant, right: int) -> Iterator[Slip]:
    run = 15 * v.scale
    text = say("That is the other scale: here a run is {n}.", n=run)
    yield Slip(right * _OTHER_SCALE if v.scale == 1 else right // _OTHER_SCALE, text)


def pile_slips(v: Variant, pile: Pile) -> Iterator[Slip]:
    """The slips for what a pile is worth."""
    table, cards, last = compiled(v.rules), pile.cards, v.rules.count.last_trick.value
    plain = int(count(table, cards))
    if pile.last:
        yield Slip(plain, say("You forgot the last trick: it is worth {n} more.", n=last))
    yield from _ranks(v, pile)
    for other in counts(v, cards, last=pile.last)[1:]:
        if other.total == int(other.total):
            text = say(
                "That is the {name} count. Here {values}.", name=other.name.lower(), values=card_values(table)
            )
            yield Slip(int(other.total), text)
    if not pile.last:
        yield Slip(plain + last, say("This is not the last trick, so nothing is added."))
    yield Slip(
        len(cards) * v.scale, say("Not every card counts the same. Here {values}.", values=card_values(table))
    )
    yield from _scales(v, plain + last * pile.last)


def _ranks(v: Variant, pile: Pile) -> Iterator[Slip]:
    """Counted a rank that counts nothing, or left one out."""
    table, right = compiled(v.rules), int(count(compiled(v.rules), pile.cards, last_trick=pile.last))
    worth = dict(zip(v.pack.ranks, v.rules.count.points.value, strict=True))
    held = {rank: sum(card.rank == rank for card in pile.cards) for rank in v.pack.ranks}
    names = {"Q": say("queens"), "J": say("jacks"), "K": say("kings"), "9": say("nines")}
    for rank, name in names.items():
        if held.get(rank) and not worth[rank]:
            text = say(
                "You counted the {name}, which are worth nothing. {values} count.", name=name, values=_that(v)
            )
            yield Slip(right + held[rank] * v.scale, text)
        elif held.get(rank):
            text = say("You left out the {name}. Here {values}.", name=name, values=card_values(table))
            yield Slip(right - held[rank] * worth[rank], text)


def _that(v: Variant) -> str:
    """The ranks that count, as on the cards."""
    pairs = zip(v.pack.ranks, v.rules.count.points.value, strict=True)
    return listed(Card(rank, "S").symbol[:-1] for rank, value in pairs if value)
