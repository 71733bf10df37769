"""What a steady beginner bids at a table with coloured cards, and which colour he makes trump.

He counts his meld, the tricks that he may win, and what the cards of such tricks count and usually meld.
"""

from dataclasses import dataclass

from pinochle_learn.cards.card import colour_name, suit_singular
from pinochle_learn.engine.bidding import bidding
from pinochle_learn.engine.bidding.bidding import Bidding
from pinochle_learn.players.choice import Choice
from pinochle_learn.players.colours.seat import Seat
from pinochle_learn.text import plural, say

_USUAL = 2  # trumps and aces that bring no more tricks than everybody has
_DARED = 3, 4  # the part of its hopes that a player bids
_MORE = 50  # how much higher than the partner's bid a hand must reach to outbid it


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a hand may come to with a trump colour: meld, tricks, their points, and the second meld."""

    colour: str
    strong: int
    meld: int
    tricks: int
    points: int
    second: int

    @property
    def sum(self) -> int:
        """All of it."""
        return self.meld + self.points + self.second

    @property
    def limit(self) -> int:
        """The highest bid, in tens: hopes are not always fulfilled."""
        return self.sum * _DARED[0] // _DARED[1] // 10 * 10


def usual_meld(cards: int) -> int:
    """What so many cards usually meld: about half the square of their number, in tens.

    >>> usual_meld(12), usual_meld(28)
    (70, 390)
    """
    return cards * cards // 2 // 10 * 10


def estimate(seat: Seat, colour: str) -> Estimate:
    """What a hand may come to with a trump colour."""
    table = seat.table
    strong = sum(card.suit_or_colour == colour or card.rank == table.pack.ranks[0] for card in seat.hand)
    tricks = min(table.tricks, table.tricks // table.sides + max(0, strong - _USUAL) // 2)
    won = tricks * table.players
    return Estimate(
        colour=colour,
        strong=strong,
        meld=table.meld_points(seat.bits, colour),
        tricks=tricks,
        points=won * sum(table.points) // len(table.pack),
        second=usual_meld(won),
    )


def best_estimate(seat: Seat) -> Estimate:
    """The colour that promises most; of equals the one that is longer in the hand, then the higher."""

    def promise(one: Estimate) -> tuple[int, int]:
        return one.sum, sum(card.suit_or_colour == one.colour for card in seat.hand)

    return max((estimate(seat, colour) for colour in seat.table.pack.suits_or_colours), key=promise)


def bid(seat: Seat) -> Choice:
    """Bids as long as it may, each time half the way that is left."""
    calls = Bidding(seat.view.dealer, seat.view.calls)
    legal = bidding.legal_bids(seat.table, calls)
    best = best_estimate(seat)
    standing = bidding.best_bid(calls)
    if standing is not None and seat.ours(standing[0]):
        others_out = (
            len(bidding.passed(seat.table, calls))
            >= seat.table.players - seat.table.players // seat.table.sides
        )
        if others_out or best.limit < (standing[1] or 0) + _MORE:
            return Choice("pass", say("Its partner has the bid, and it leaves it there."))
    if legal.minimum is None or best.limit < legal.minimum:
        return Choice(
            "pass", say("{sum} It would bid {limit} at most.", sum=_sum(seat, best), limit=best.limit)
        )
    amount = (legal.minimum + best.limit) // 20 * 10
    text = "{sum} It would bid {limit} at most, and goes about half the way there."
    if amount <= legal.minimum:
        amount, text = legal.minimum, "{sum} It would bid {limit} at most, so it bids the least once more."
    return Choice(f"bid {amount}", say(text, sum=_sum(seat, best), limit=best.limit))


def name_trump(seat: Seat) -> Choice:
    """Names the colour that promises most."""
    best = best_estimate(seat)
    n = sum(card.suit_or_colour == best.colour for card in seat.hand)
    text = "No colour promises more: it melds {meld}, and it holds {cards}."
    kind = suit_singular(best.colour)
    cards = plural(n, "{n} {kind}", "{n} {kind}s", kind=kind)
    return Choice(f"trump {best.colour}", say(text, meld=best.meld, cards=cards))


def _sum(seat: Seat, one: Estimate) -> str:
    """What the hand may come to, added up in words."""
    won = one.tricks * seat.table.players
    values = {
        "meld": one.meld,
        "colour": colour_name(one.colour),
        "strong": plural(one.strong, "{n} trump or ace", "{n} trumps and aces"),
        "tricks": plural(one.tricks, "{n} trick", "{n} tricks"),
        "won": won,
        "points": one.points,
        "second": one.second,
        "sum": one.sum,
    }
    text = (
        "Its meld is {meld} with {colour} as trump. With {strong} it hopes for {tricks}: {won} cards, "
        "some {points} points, which usually meld {second}. That is {sum}."
    )
    if seat.table.sides < seat.table.players:
        text = (
            "Its meld is {meld} with {colour} as trump. With {strong} its side hopes for {tricks}: "
            "{won} cards, some {points} points, which usually meld {second}. That is {sum}."
        )
    return say(text, **values)
