"""Questions on what a hand comes to where melds are laid twice: each side's sum, and the bid."""

from random import Random
from typing import NamedTuple

from pinochle_learn.cards import Card
from pinochle_learn.coach.purple_scores import (
    POOL,
    played,
    source_line,
    with_auction,
    without_auction,
    won_by,
)
from pinochle_learn.coach.quiz import SMALL, Offer, Quiz, Row, numbers
from pinochle_learn.coach.score_words import names, said, signed
from pinochle_learn.engine.melds import MeldSet
from pinochle_learn.engine.settlement_words import seat_name
from pinochle_learn.front import Variant
from pinochle_learn.text import say, sentence

_STEP = 10  # between two bids


class Parts(NamedTuple):
    """What a side has in a hand: melded first, melded second, and for its tricks."""

    first: int
    second: int
    tricks: int


class Drawn(NamedTuple):
    """A hand at a table that bids: the table, whose bid, what each side has."""

    table: Variant
    bidder: int
    parts: tuple[Parts, ...]

    @property
    def own(self) -> Parts:
        """What the bidder has."""
        return self.parts[self.bidder]

    @property
    def least(self) -> int:
        """The lowest bid."""
        return self.table.rules.bidding.minimum.value

    def settled(self, bid: int) -> tuple[int, ...]:
        """How the scores change."""
        first, second, tricks = zip(*self.parts, strict=True)
        result = self.table.settle(
            bid=bid, bidder=self.bidder, meld=first, second_meld=second, trick_points=tricks
        )
        return result.change


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


def _sum(parts: Parts) -> str:
    return say("{first} + {second} + {tricks} = {sum}", **parts._asdict(), sum=sum(parts))


def _drawn(v: Variant, chance: Random) -> tuple[int, tuple[Parts, ...]]:
    players = v.players[int(chance.random() * len(v.players))]
    return players, parts_of(v, players, int(chance.random() * POOL))


def total(v: Variant, chance: Random) -> Quiz | None:
    """What a side scores where nobody bids: first meld, second meld, tricks."""
    players, parts = _drawn(v, chance)
    side = int(chance.random() * len(parts))
    table, own = without_auction(v.seated(players)), parts[side]
    if not all(own):
        return None
    first, second, tricks = zip(*parts, strict=True)
    result = table.settle(meld=first, second_meld=second, trick_points=tricks).sides[side]
    near = _without(own)
    near.setdefault(own.first + own.second, say("The tricks are missing: {n} more.", n=own.tricks))
    return Quiz(
        said(table, "How much do {side} score?", "How much does {side} score?", side=names(table)[side]),
        (),
        (_sum(own), source_line(v.rules.deal.phases)),
        numbers(result.change, near, result.why),
        told=(_at(players), say("There is no auction.")),
        sheet=sheet(names(table)[side], own),
    )


def _at(players: int) -> str:
    return say("A table of {n} players.", n=players)


def _without(own: Parts) -> dict[int, str]:
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
    silent = say("The source does not say whether partners put their cards together; this table plays it so.")
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


# --- with an auction ----------------------------------------------------------------------------------------


def _bid_hand(v: Variant, chance: Random) -> Drawn:
    players, parts = _drawn(v, chance)
    table = with_auction(v.seated(players))
    return Drawn(table, int(chance.random() * len(parts)), parts)


def _told(drawn: Drawn, bid: int) -> tuple[str, ...]:
    sides = names(drawn.table)
    bids = say("This table holds an auction. {side} bid {bid}.", side=sides[drawn.bidder], bid=bid)
    return (_at(drawn.table.rules.players), bids)


def _sheet(drawn: Drawn, bid: int, *, second: bool = True) -> tuple[tuple[str, ...], ...]:
    return sheet(names(drawn.table)[drawn.bidder], drawn.own, bid, second=second)


def _tens(points: int) -> int:
    return points // _STEP * _STEP


def made(v: Variant, chance: Random) -> Quiz | None:
    """Whether a bid is made, and by how much."""
    drawn = _bid_hand(v, chance)
    own = drawn.own
    bid = _tens(sum(own)) + _STEP * int(chance.random() * 16 - 9)
    if not all(own) or bid < drawn.least:
        return None
    right = sum(own) - bid
    near = {
        right - own.second: say(
            "That leaves out the second meld of {n}, which counts towards the bid.", n=own.second
        ),
        right - own.first: say(
            "That leaves out the first meld of {n}, which counts towards the bid.", n=own.first
        ),
        own.tricks - bid: say("That counts the tricks alone. Both melds count towards the bid."),
    }
    why = say("{sum}, against a bid of {bid}: {end}.", sum=_sum(own), bid=bid, end=_end(right))
    offers = {
        n: Offer(str(n), sentence(_end(n)), right=False, why=slip) for n, slip in near.items() if n != right
    }
    offers[right] = Offer(str(right), sentence(_end(right)), right=True, why=why)
    return Quiz(
        say("Is the bid made?"),
        (),
        (source_line(v.rules.deal.phases),),
        tuple(offers[n] for n in sorted(offers, reverse=True)),
        told=_told(drawn, bid),
        sheet=_sheet(drawn, bid),
    )


def _end(over: int) -> str:
    """How far a bid is made or missed."""
    if over < 0:
        return say("set, {n} short", n=-over)
    return say("made, {n} over", n=over) if over else say("made exactly")


def cost(v: Variant, chance: Random) -> Quiz | None:
    """What a bid that is missed costs the bidders."""
    drawn = _bid_hand(v, chance)
    own = drawn.own
    bid = _tens(sum(own)) + _STEP * (1 + int(chance.random() * 9))
    if bid < drawn.least:
        return None
    change = drawn.settled(bid)[drawn.bidder]
    slips = {
        0: say("Nothing is scored, and the bid of {bid} is lost as well.", bid=bid),
        sum(own) - bid: say("It is not what is missing that is lost, but the whole bid of {bid}.", bid=bid),
        sum(own): say("Whoever is set scores nothing of what was melded and taken."),
        own.first - bid: say("The first meld is not kept: nothing counts for whoever is set."),
    }
    side = names(drawn.table)[drawn.bidder]
    why = said(
        drawn.table,
        "{sum} is less than the bid of {bid}: {side} are set, so nothing counts and the bid is lost.",
        "{sum} is less than the bid of {bid}: {side} is set, so nothing counts and the bid is lost.",
        sum=_sum(own),
        bid=bid,
        side=side,
    )
    return Quiz(
        say("How does the score of {side} change?", side=side),
        (),
        (source_line(v.rules.settling.lost_bid),),
        _changes(change, slips, why),
        told=_told(drawn, bid),
        sheet=_sheet(drawn, bid),
    )


def _changes(right: int, slips: dict[int, str], why: str) -> tuple[Offer, ...]:
    """Changes of a score to choose from, with their signs."""
    offers = {n: Offer(str(n), signed(n), right=False, why=slip) for n, slip in slips.items() if n != right}
    offers[right] = Offer(str(right), signed(right), right=True, why=why)
    return tuple(offers[n] for n in sorted(offers))


def others(v: Variant, chance: Random) -> Quiz | None:
    """What a side that did not bid scores when the bidders are set."""
    drawn = _bid_hand(v, chance)
    side = (drawn.bidder + 1) % len(drawn.parts)
    theirs, bid = drawn.parts[side], _tens(sum(drawn.own)) + _STEP * (1 + int(chance.random() * 9))
    if bid < drawn.least or not all(theirs):
        return None
    change = drawn.settled(bid)[side]
    name, bidders = names(drawn.table)[side], names(drawn.table)[drawn.bidder]
    slips = {
        change + bid: say(
            "The lost bid of {bid} goes to nobody: it is taken from {side}.", bid=bid, side=bidders
        ),
        **_without(theirs),
        0: say("Only the bidders can be set. The others keep all that they melded and took."),
    }
    why = said(
        drawn.table,
        "Only the bidders lose their bid. {side} keep what they have: {sum}.",
        "Only the bidder loses a bid. {side} keeps all: {sum}.",
        side=name,
        sum=_sum(theirs),
    )
    return Quiz(
        say(
            "{bidders} missed the bid of {bid}. How does the score of {side} change?",
            bidders=bidders,
            bid=bid,
            side=name,
        ),
        (),
        (source_line(v.rules.settling.lost_bid), source_line(v.rules.settling.save_meld)),
        _changes(change, slips, why),
        told=(_at(drawn.table.rules.players),),
        sheet=sheet(name, theirs),
    )


def needed(v: Variant, chance: Random) -> Quiz | None:
    """What the second meld must bring when the tricks are over."""
    drawn = _bid_hand(v, chance)
    own = drawn.own
    so_far = own.first + own.tricks
    bid = _tens(so_far) + _STEP * (1 + int(chance.random() * 14))
    if bid < drawn.least or not own.first or bid <= so_far:
        return None
    right = bid - so_far
    near = {
        0: say("{n} is still short of {bid}, but the second meld is to come.", n=so_far, bid=bid),
        bid - own.first: say("That leaves out the {n} trick points.", n=own.tricks),
        bid - own.tricks: say("That leaves out the first meld of {n}.", n=own.first),
    }
    text = "{first} + {tricks} = {so_far}, {right} less than {bid}. Melds are paid in tens: {tens} does it."
    tens = -(-right // _STEP) * _STEP
    why = say(text, first=own.first, tricks=own.tricks, so_far=so_far, bid=bid, right=right, tens=tens)
    return Quiz(
        say("How many points must the second meld bring at least, so that the bid is made?"),
        (),
        (source_line(v.rules.deal.phases),),
        numbers(right, near, why),
        told=(*_told(drawn, bid), say("All tricks are played. The second meld is still to come.")),
        sheet=_sheet(drawn, bid, second=False),
    )
