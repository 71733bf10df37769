"""Which cards a steady beginner passes, melds and buries: an action and why."""

from collections.abc import Iterable

from pinochle_learn.cards import Card
from pinochle_learn.deal.allowed import free_to_bury, trumps_to_bury
from pinochle_learn.deal.laying import fitting, meld_action
from pinochle_learn.engine.melds.finding import best_melds
from pinochle_learn.players.choice import Choice
from pinochle_learn.players.suits.seat import Seat
from pinochle_learn.text import listed, plural, say


def take(_seat: Seat) -> Choice:
    """Takes the kitty, as one must."""
    return Choice("take kitty", say("There is nothing to choose."))


def give(seat: Seat) -> Choice:
    """Passes what helps the bidder most, or gives back what is missed least."""
    count = seat.table.rules.exchanging.cards.value
    if seat.view.received:
        cards = _least_missed(seat, count)
        why = say("It gives back what its melds need least, and keeps trump.")
    else:
        cards = sorted(seat.hand, key=lambda card: _welcome(seat, card))[:count]
        why = say("Trump helps the bidder most, then aces, then other high cards.")
    return Choice("give " + " ".join(map(str, cards)), why)


def _welcome(seat: Seat, card: Card) -> tuple[bool, bool, int]:
    ranks = seat.table.pack.ranks
    return card.suit != seat.trump, card.rank != ranks[0], ranks.index(card.rank)


def _least_missed(seat: Seat, count: int) -> list[Card]:
    """Gives card after card: each time one whose loss costs the least meld, no trump, and low."""
    pack, hand, given = seat.table.pack, seat.bits, []
    for _ in range(count):
        left = hand

        def loss(card: Card, left: int = left) -> tuple[int, bool, int]:
            ranks = pack.ranks
            return _cost(seat, left, card), card.suit == seat.trump, -ranks.index(card.rank)

        card = min(pack.cards(hand), key=loss)
        given.append(card)
        hand = pack.remove(hand, pack.number[card])
    return given


def _cost(seat: Seat, hand: int, card: Card) -> int:
    """The meld that a hand loses with a card."""
    pack, trump = seat.table.pack, seat.trump
    without = pack.remove(hand, pack.number[card])
    return seat.table.meld_points(hand, trump) - seat.table.meld_points(without, trump)


def meld(seat: Seat) -> Choice:
    """Lays all that the hand melds."""
    melds = best_melds(seat.table, seat.bits, seat.trump)
    names = listed(f"{meld.name} ({meld.points})" for meld in melds)
    why = say("It lays {names}.", names=names) if melds else say("It has no meld to lay.")
    return Choice(meld_action(fitting(seat.table, seat.bits, melds)), why)


def bury(seat: Seat) -> Choice:
    """Keeps melds, trumps and aces, and buries counters that the others might win."""
    rules, laid = seat.table.rules.kitty, seat.view.melds[seat.seat] if seat.view.melds else None
    free = list(free_to_bury(seat.table, seat.bits, laid))
    count, trumps = rules.cards.value if rules else 0, trumps_to_bury(seat.table, tuple(free), seat.trump)
    cards: list[Card] = []
    while len(cards) < count:
        left = seat.bits
        for card in cards:
            left = seat.table.pack.remove(left, seat.table.pack.number[card])
        fitting = [card for card in free if trumps is None or trumps or card.suit != seat.trump]
        card = min(fitting, key=lambda card: _spared(seat, left, card, melded=bool(seat.view.melds)))
        cards.append(card)
        free.remove(card)
    return Choice("bury " + " ".join(map(str, cards)), _why_buried(seat, cards))


Spared = tuple[int, bool, bool, bool, int, int]


def _spared(seat: Seat, left: int, card: Card, *, melded: bool) -> Spared:
    """The less, the sooner a card goes: no meld, no trump, no ace, no ten beside its ace; then counters."""
    pack, best = seat.table.pack, seat.table.pack.ranks[0]
    held = pack.cards(left)
    return (
        0 if melded else _cost(seat, left, card),
        card.suit == seat.trump,
        card.rank == best,
        card.rank == pack.ranks[1] and Card(best, card.suit) in held,
        -seat.worth(card),
        sum(other.suit == card.suit for other in held),
    )


def _why_buried(seat: Seat, cards: Iterable[Card]) -> str:
    gone, trump = tuple(cards), seat.trump
    hand = seat.bits
    for card in gone:
        hand = seat.table.pack.remove(hand, seat.table.pack.number[card])
    before = seat.table.meld_points(seat.bits, trump)
    kept = {
        say("its melds"): before and (seat.view.melds or seat.table.meld_points(hand, trump) == before),
        say("its trumps"): all(card.suit != trump for card in gone),
        say("its aces"): all(card.rank != seat.table.pack.ranks[0] for card in gone),
    }
    points = seat.points(gone)
    what = say("These cards win no trick, and they count nothing.")
    if points:
        text = "These cards count {n} point, which the others might win in the play."
        what = plural(points, text, "These cards count {n} points, which the others might win in the play.")
    names = listed(name for name, yes in kept.items() if yes)
    return say("It keeps {names}. {what}", names=names, what=what) if names else what
