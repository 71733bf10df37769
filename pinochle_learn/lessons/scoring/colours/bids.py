"""Questions on bids where melds are laid twice: made or set, what it costs, and what the others keep."""

from random import Random
from typing import NamedTuple

from pinochle_learn.engine.scoring.settling import Settlement
from pinochle_learn.front import Variant
from pinochle_learn.lessons.scoring.colours.totals import Parts, added, at, drawn, sheet, without
from pinochle_learn.teaching.practice.question import Offer, Quiz, numbers
from pinochle_learn.teaching.scores.card_points import with_auction
from pinochle_learn.teaching.scores.words import by_side_size, names, signed
from pinochle_learn.teaching.words.sources import source_line
from pinochle_learn.text import say, sentence

_STEP = 10  # between two bids


class BidHand(NamedTuple):
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

    def settled(self, bid: int) -> Settlement:
        """What the engine makes of it with such a bid."""
        first, second, tricks = zip(*self.parts, strict=True)
        return self.table.settle(
            bid=bid, bidder=self.bidder, meld=first, second_meld=second, trick_points=tricks
        )


def _bid_hand(v: Variant, chance: Random) -> BidHand:
    players, parts = drawn(v, chance)
    table = with_auction(v.seated(players))
    return BidHand(table, int(chance.random() * len(parts)), parts)


def _told(hand: BidHand, bid: int) -> tuple[str, ...]:
    sides = names(hand.table)
    bids = say("This table holds an auction. {side} bid {bid}.", side=sides[hand.bidder], bid=bid)
    return (at(hand.table.rules.players), bids)


def _sheet(hand: BidHand, bid: int, *, second: bool = True) -> tuple[tuple[str, ...], ...]:
    return sheet(names(hand.table)[hand.bidder], hand.own, bid, second=second)


def _tens(points: int) -> int:
    return points // _STEP * _STEP


def made(v: Variant, chance: Random) -> Quiz | None:
    """Whether a bid is made, and by how much."""
    hand = _bid_hand(v, chance)
    own = hand.own
    bid = _tens(sum(own)) + _STEP * int(chance.random() * 16 - 9)
    if not all(own) or bid < hand.least:
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
    why = say("{sum}. {why}", sum=added(own), why=hand.settled(bid).sides[hand.bidder].why)
    offers = {
        n: Offer(str(n), sentence(_end(n)), right=False, why=slip) for n, slip in near.items() if n != right
    }
    offers[right] = Offer(str(right), sentence(_end(right)), right=True, why=why)
    return Quiz(
        say("Is the bid made?"),
        (),
        (source_line(v.rules.deal.phases),),
        tuple(offers[n] for n in sorted(offers, reverse=True)),
        told=_told(hand, bid),
        sheet=_sheet(hand, bid),
    )


def _end(over: int) -> str:
    """How far a bid is made or missed."""
    if over < 0:
        return say("set, {n} short", n=-over)
    return say("made, {n} over", n=over) if over else say("made exactly")


def cost(v: Variant, chance: Random) -> Quiz | None:
    """What a bid that is missed costs the bidders."""
    hand = _bid_hand(v, chance)
    own = hand.own
    bid = _tens(sum(own)) + _STEP * (1 + int(chance.random() * 9))
    if bid < hand.least:
        return None
    change = hand.settled(bid).change[hand.bidder]
    slips = {
        0: say("Nothing is scored, and the bid of {bid} is lost as well.", bid=bid),
        sum(own) - bid: say("It is not what is missing that is lost, but the whole bid of {bid}.", bid=bid),
        sum(own): say("Whoever is set scores nothing of what was melded and taken."),
        own.first - bid: say("The first meld is not kept: nothing counts for whoever is set."),
    }
    side = names(hand.table)[hand.bidder]
    why = by_side_size(
        hand.table,
        "{sum} is less than the bid of {bid}: {side} are set, so nothing counts and the bid is lost.",
        "{sum} is less than the bid of {bid}: {side} is set, so nothing counts and the bid is lost.",
        sum=added(own),
        bid=bid,
        side=side,
    )
    return Quiz(
        say("How does the score of {side} change?", side=side),
        (),
        (source_line(v.rules.settling.lost_bid),),
        _changes(change, slips, why),
        told=_told(hand, bid),
        sheet=_sheet(hand, bid),
    )


def _changes(right: int, slips: dict[int, str], why: str) -> tuple[Offer, ...]:
    """Changes of a score to choose from, with their signs."""
    offers = {n: Offer(str(n), signed(n), right=False, why=slip) for n, slip in slips.items() if n != right}
    offers[right] = Offer(str(right), signed(right), right=True, why=why)
    return tuple(offers[n] for n in sorted(offers))


def others(v: Variant, chance: Random) -> Quiz | None:
    """What a side that did not bid scores when the bidders are set."""
    hand = _bid_hand(v, chance)
    side = (hand.bidder + 1) % len(hand.parts)
    theirs, bid = hand.parts[side], _tens(sum(hand.own)) + _STEP * (1 + int(chance.random() * 9))
    if bid < hand.least or not all(theirs):
        return None
    change = hand.settled(bid).change[side]
    name, bidders = names(hand.table)[side], names(hand.table)[hand.bidder]
    slips = {
        change + bid: say(
            "The lost bid of {bid} goes to nobody: it is taken from {side}.", bid=bid, side=bidders
        ),
        **without(theirs),
        0: say("Only the bidders can be set. The others keep all that they melded and took."),
    }
    why = by_side_size(
        hand.table,
        "Only the bidders lose their bid. {side} keep what they have: {sum}.",
        "Only the bidder loses a bid. {side} keeps all: {sum}.",
        side=name,
        sum=added(theirs),
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
        told=(at(hand.table.rules.players),),
        sheet=sheet(name, theirs),
    )


def needed(v: Variant, chance: Random) -> Quiz | None:
    """What the second meld must bring when the tricks are over."""
    hand = _bid_hand(v, chance)
    own = hand.own
    so_far = own.first + own.tricks
    bid = _tens(so_far) + _STEP * (1 + int(chance.random() * 14))
    if bid < hand.least or not own.first or bid <= so_far:
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
        told=(*_told(hand, bid), say("All tricks are played. The second meld is still to come.")),
        sheet=_sheet(hand, bid, second=False),
    )
