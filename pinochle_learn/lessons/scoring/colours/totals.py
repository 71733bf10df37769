"""Questions on what a hand comes to where melds are laid twice: each side's sum, and partners' melds."""

from random import Random
from typing import NamedTuple

from pinochle_learn.cards import Card
from pinochle_learn.engine.melds.finding import MeldSet
from pinochle_learn.engine.scoring.settlement_words import seat_name
from pinochle_learn.front import Variant
from pinochle_learn.teaching.practice.question import SMALL, Quiz, Row, numbers
from pinochle_learn.teaching.scores.card_points import (
    POOL,
    played,
    without_auction,
    won_by,
)
from pinochle_learn.teaching.scores.words import by_side_size, names
from pinochle_learn.teaching.words.sources import source_line, source_of
from pinochle_learn.text import say, sentence

_STEP = 10  # between two bids


class Parts(NamedTuple):
    """What a side has in a hand: melded first, melded second, and for its tricks."""

    first: int
    second: int
    tricks: int


def parts_of(v: Variant, players: int, seed: int) -> tuple[Parts, ...]:
    """What each side has in a deal that was played out."""
    deal = played(v, players, seed)
    rows = zip(deal.meld, deal.second_meld, deal.trick_points, strict=True)
    return tuple(Parts(*row) for row in rows)


def sheet(
    side: str, parts: Parts, bid: int | None = None, *, second: bool = True
) -> tuple[tuple[str, ...], ...]:
    """What a side has, as the rows of a score sheet."""
    rows = [("", side), (say("First meld"), str(parts.first)), (say("Trick points"), str(parts.tricks))]
    if bid is not None:
        rows.insert(1, (say("Bid"), str(bid)))
    rows.append((say("Second meld"), str(parts.second) if second else say("to come")))
    return tuple(rows)


def added(parts: Parts) -> str:
    """The sum of what a side has."""
    return say("{first} + {second} + {tricks} = {sum}", **parts._asdict(), sum=sum(parts))


def drawn(v: Variant, chance: Random) -> tuple[int, tuple[Parts, ...]]:
    """A deal that was played out: for how many players, and what each side has."""
    players = v.players[int(chance.random() * len(v.players))]
    return players, parts_of(v, players, int(chance.random() * POOL))


def total(v: Variant, chance: Random) -> Quiz | None:
    """What a side scores where nobody bids: first meld, second meld, tricks."""
    players, parts = drawn(v, chance)
    side = int(chance.random() * len(parts))
    table, own = without_auction(v.seated(players)), parts[side]
    if not all(own):
        return None
    first, second, tricks = zip(*parts, strict=True)
    result = table.settle(meld=first, second_meld=second, trick_points=tricks).sides[side]
    near = without(own)
    near.setdefault(own.first + own.second, say("The tricks are missing: {n} more.", n=own.tricks))
    return Quiz(
        by_side_size(
            table, "How much do {side} score?", "How much does {side} score?", side=names(table)[side]
        ),
        (),
        (added(own), source_line(v.rules.deal.phases)),
        numbers(result.change, near, result.why),
        told=(at(players), say("There is no auction.")),
        sheet=sheet(names(table)[side], own),
    )


def at(players: int) -> str:
    """For how many players the table is."""
    return say("A table of {n} players.", n=players)


def without(own: Parts) -> dict[int, str]:
    """Sums that leave out one of the two melding phases."""
    return {
        own.first + own.tricks: say(
            "The second meld is missing: {n} more. Both melding phases count.", n=own.second
        ),
        own.second + own.tricks: say(
            "The first meld is missing: {n} more. Both melding phases count.", n=own.first
        ),
    }


def pooled(v: Variant, chance: Random) -> Quiz | None:
    """What partners meld second: from all the cards that both have won."""
    deal = played(v, max(v.players), int(chance.random() * POOL))
    side = int(chance.random() * 2)
    seats = (side, side + 2)
    piles = [_few(won_by(deal, [seat]), chance) for seat in seats]
    alone = [v.meld(cards, trump=deal.trump) for cards in piles]
    both = v.meld([*piles[0], *piles[1]], trump=deal.trump)
    apart = sum(melds.points for melds in alone)
    if not all(piles) or both.points == apart:
        return None
    one, other = (seat_name(seat) for seat in seats)
    near = {
        apart: say(
            "{n} is what each could meld from the own cards alone. Partners put them together: {why}",
            n=apart,
            why=_crossing(both, piles),
        ),
        alone[0].points: say(
            "That is {seat} alone. The cards of {other} count as well.", seat=one, other=other
        ),
        alone[1].points: say(
            "That is {seat} alone. The cards of {other} count as well.", seat=other, other=one
        ),
    }
    near.setdefault(both.points + _STEP, say("That is {n} too many.", n=_STEP))
    silent = say("Partners put their cards together. {source}", source=source_of(v.rules, "settle.second"))
    rows = tuple(
        Row(SMALL, cards, say("Won by {seat}", seat=name))
        for name, cards in zip((one, other), piles, strict=True)
    )
    return Quiz(
        say("{one} and {other} won one trick each. How much do they meld second?", one=one, other=other),
        rows,
        (*_list(both), silent, source_line(v.rules.deal.phases)),
        numbers(both.points, near, say("Together they meld {n}.", n=both.points)),
        trump=deal.trump,
    )


def _few(tricks: tuple[tuple[Card, ...], ...], chance: Random) -> tuple[Card, ...]:
    """The cards of one of these tricks."""
    return tricks[int(chance.random() * len(tricks))] if tricks else ()


def _list(melds: MeldSet) -> list[str]:
    return [say("{Meld}: {n}. {why}", Meld=sentence(m.name), n=m.points, why=m.why) for m in melds]


def _crossing(melds: MeldSet, piles: list[tuple[Card, ...]]) -> str:
    """A meld that has cards of both partners."""
    meld = next((m for m in melds if not any(set(m.cards) <= set(pile) for pile in piles)), next(iter(melds)))
    cards = " ".join(card.symbol for card in meld.cards)
    return say("{meld}, {cards}.", meld=meld.name, cards=cards)
