"""Which card a steady beginner plays on a trick: an action and why."""

from pinochle_learn.cards import Card
from pinochle_learn.engine.tricks.plays import beats, ruling
from pinochle_learn.players.choice import Choice
from pinochle_learn.players.suits.seat import Seat
from pinochle_learn.text import say


def play(seat: Seat) -> Choice:
    """Plays a card that may be played."""
    legal = ruling(seat.table, seat.bits, seat.trick, seat.trump).legal
    cards = [card for card in dict.fromkeys(seat.hand) if legal >> seat.table.pack.number[card] & 1]
    if len(cards) == 1:
        return Choice(f"play {cards[0]}", say("It has no choice."))
    return _lead(seat, cards) if not seat.trick.cards else _on_trick(seat, cards)


def _lead(seat: Seat, cards: list[Card]) -> Choice:
    best = seat.table.pack.ranks[0]
    aces = [card for card in cards if card.rank == best and card.suit != seat.trump]
    if aces:
        return Choice(
            f"play {aces[0]}", say("An ace outside trump often wins while everybody still follows.")
        )
    trumps = [card for card in cards if card.suit == seat.trump]
    if trumps and seat.seat == seat.view.bidder:
        text = "The highest trump is the surest winner, and it draws out the others."
        return Choice(f"play {trumps[0]}", say(text))
    return Choice(f"play {_cheapest(seat, cards)}", say("It has no sure winner, so it leads low."))


def _on_trick(seat: Seat, cards: list[Card]) -> Choice:
    trick, number = seat.trick, seat.table.pack.number
    winning = [c for c in cards if beats(seat.table, number[c], trick.best, seat.trump)]
    last, friend = len(trick.cards) == seat.table.players - 1, _friend(seat)
    losing = [card for card in cards if card not in winning]
    if winning and not (friend and last and losing):
        card = winning[-1] if last else winning[0]
        text = (
            "It takes the trick as cheaply as it can." if last else "It takes the trick and hopes it holds."
        )
        return Choice(f"play {card}", say(text))
    if friend:
        return Choice(f"play {max(losing, key=seat.worth)}", say(friend))
    return Choice(f"play {_cheapest(seat, cards)}", say("It cannot win, so it gives as little as it can."))


def _friend(seat: Seat) -> str:
    """Says that whoever is winning is welcome to it, if so: a partner, or one who defends with it."""
    table, view, trick = seat.table, seat.view, seat.trick
    if table.partner_winning(trick.winner, len(trick.cards)):
        return "Its partner is winning, so it gives a card that counts if it can."
    winner = ((view.trick.leader or 0) + trick.winner) % table.players
    if table.rules.chips is not None and view.bidder not in {seat.seat, winner}:
        return "The other defender is winning, so it gives a card that counts if it can."
    return ""


def _cheapest(seat: Seat, cards: list[Card]) -> Card:
    ranks = seat.table.pack.ranks
    return min(cards, key=lambda c: (c.suit == seat.trump, seat.worth(c), -ranks.index(c.rank)))
