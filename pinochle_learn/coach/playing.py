"""Plays a deal sensibly and says why: what a steady beginner would do, not what an expert would.

Each choice is a legal action of the deal, with a sentence on why this one.
"""

from collections.abc import Callable
from dataclasses import dataclass

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import suit_name
from pinochle_learn.deal import Deal
from pinochle_learn.engine import bidding
from pinochle_learn.engine.compiled import Compiled, compiled
from pinochle_learn.engine.melds import best_melds
from pinochle_learn.engine.plays import beats, ruling
from pinochle_learn.text import listed, say


@dataclass(frozen=True, slots=True)
class Choice:
    """An action of the deal, as ``Deal.act`` takes it, and why it was chosen."""

    action: str
    why: str


def choose(deal: Deal) -> Choice:
    """What a steady player does now.

    Raises:
        KeyError: the deal is over.
    """
    return _PHASES[deal.phase](_Seat(deal))


class _Seat:
    """The player to act: the deal, the compiled table, and the hand."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.table: Compiled = compiled(deal.rules)
        self.seat = deal.to_act if deal.to_act is not None else 0
        self.hand = deal.hands[self.seat]
        self.bits = deal.state.hands[self.seat]

    def melds(self, trump: str) -> int:
        """What the hand melds with a trump suit."""
        return self.table.meld_points(self.bits, trump)

    def best_trump(self) -> str:
        """The suit that melds most; of equals the longest."""

        def worth(suit: str) -> tuple[int, int]:
            return self.melds(suit), sum(card.suit == suit for card in self.hand)

        return max(self.table.pack.suits, key=worth)

    def worth(self, card: Card) -> int:
        """What a card counts in a trick."""
        return self.table.points[self.table.pack.number[card]]


def _bid(seat: _Seat) -> Choice:
    suit = seat.best_trump()
    meld, hope = seat.melds(suit), seat.table.total // 2
    legal = bidding.legal_bids(seat.table, seat.deal.state.bidding)
    values = {"meld": meld, "suit": suit_name(suit), "hope": hope, "sum": meld + hope}
    if legal.minimum is not None and legal.minimum <= meld + hope:
        text = "Its meld is {meld} with {suit} as trump; with half the trick points, {hope}, that is {sum}."
        return Choice(f"bid {legal.minimum}", say(text, **values))
    if bidding.may_pass(seat.table, seat.deal.state.bidding):
        text = "Its meld is {meld} at best; with half the trick points, {hope}, that is only {sum}."
        return Choice("pass", say(text, **values))
    return Choice(f"bid {legal.minimum}", say("The first player must bid here, so it bids the least."))


def _name_trump(seat: _Seat) -> Choice:
    suit = seat.best_trump()
    n = sum(card.suit == suit for card in seat.hand)
    text = say(
        "No suit melds more in this hand: {meld}. It holds {n} of that suit.", meld=seat.melds(suit), n=n
    )
    return Choice(f"trump {suit}", text)


def _give(seat: _Seat) -> Choice:
    count = seat.table.rules.exchange.cards.value
    if seat.deal.state.passed:
        cards = _least_missed(seat, count)
        why = say("It gives back what its melds need least, and keeps trump.")
    else:
        cards = sorted(seat.hand, key=lambda card: _welcome(seat, card))[:count]
        why = say("Trump helps the bidder most, then aces, then other high cards.")
    return Choice("give " + " ".join(map(str, cards)), why)


def _welcome(seat: _Seat, card: Card) -> tuple[bool, bool, int]:
    ranks = seat.table.pack.ranks
    return card.suit != seat.deal.trump, card.rank != ranks[0], ranks.index(card.rank)


def _least_missed(seat: _Seat, count: int) -> list[Card]:
    """Gives card after card: each time one whose loss costs the least meld, no trump, and low."""
    pack, hand, given = seat.table.pack, seat.bits, []
    for _ in range(count):
        left = hand

        def loss(card: Card, left: int = left) -> tuple[int, bool, int]:
            without = pack.remove(left, pack.number[card])
            meld = seat.table.meld_points(without, seat.deal.trump)
            return -meld, card.suit == seat.deal.trump, -pack.ranks.index(card.rank)

        card = min(pack.cards(hand), key=loss)
        given.append(card)
        hand = pack.remove(hand, pack.number[card])
    return given


def _meld(seat: _Seat) -> Choice:
    melds = best_melds(seat.table, seat.bits, seat.deal.trump)
    names = listed(f"{meld.name} ({meld.points})" for meld in melds)
    why = say("It lays {names}.", names=names) if melds else say("It has no meld to lay.")
    return Choice(seat.deal.actions()[0], why)


def _decide(seat: _Seat) -> Choice:
    state = seat.deal.state
    reach = seat.deal.meld[seat.table.side_of(seat.seat)] + seat.table.total
    values = {"reach": reach, "bid": state.bid}
    if reach < (state.bid or 0):
        return Choice("throw in", say("At most {reach} can be reached, and {bid} was bid.", **values))
    return Choice(
        "play on", say("With all trick points {reach} could be reached, and {bid} was bid.", **values)
    )


def _play(seat: _Seat) -> Choice:
    trick = seat.deal.state.trick
    legal = ruling(seat.table, seat.bits, trick, seat.deal.trump).legal
    cards = [card for card in dict.fromkeys(seat.hand) if legal >> seat.table.pack.number[card] & 1]
    if len(cards) == 1:
        return Choice(f"play {cards[0]}", say("It has no choice."))
    return _lead(seat, cards) if not trick.cards else _on_trick(seat, cards)


def _lead(seat: _Seat, cards: list[Card]) -> Choice:
    ranks = seat.table.pack.ranks
    aces = [card for card in cards if card.rank == ranks[0] and card.suit != seat.deal.trump]
    if aces:
        return Choice(
            f"play {aces[0]}", say("An ace outside trump often wins while everybody still follows.")
        )
    trumps = [card for card in cards if card.suit == seat.deal.trump]
    if trumps and seat.seat == seat.deal.state.bidder:
        return Choice(
            f"play {trumps[0]}", say("The highest trump is the surest winner, and it draws out the others.")
        )
    return Choice(f"play {_cheapest(seat, cards)}", say("It has no sure winner, so it leads low."))


def _on_trick(seat: _Seat, cards: list[Card]) -> Choice:
    trick, table = seat.deal.state.trick, seat.table
    winning = [c for c in cards if beats(table, table.pack.number[c], trick.best, seat.deal.trump)]
    last = len(trick.cards) == table.players - 1
    if winning:
        card = winning[-1] if last else winning[0]
        why = (
            say("It takes the trick as cheaply as it can.")
            if last
            else say("It takes the trick and hopes it holds.")
        )
        return Choice(f"play {card}", why)
    if table.partner_winning(trick.winner, len(trick.cards)):
        card = max(cards, key=seat.worth)
        return Choice(
            f"play {card}", say("Its partner is winning, so it gives a card that counts if it can.")
        )
    return Choice(f"play {_cheapest(seat, cards)}", say("It cannot win, so it gives as little as it can."))


def _cheapest(seat: _Seat, cards: list[Card]) -> Card:
    ranks = seat.table.pack.ranks
    return min(cards, key=lambda c: (c.suit == seat.deal.trump, seat.worth(c), -ranks.index(c.rank)))


_PHASES: dict[str, Callable[[_Seat], Choice]] = {
    "auction": _bid,
    "trump": _name_trump,
    "exchange": _give,
    "meld": _meld,
    "decision": _decide,
    "play": _play,
}
