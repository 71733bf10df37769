"""Which card a steady beginner plays on a trick: an action and why."""

from pinochle_learn.cards import Card
from pinochle_learn.coach.playing_seat import Seat
from pinochle_learn.engine.plays import beats, ruling
from pinochle_learn.text import say

Chosen = tuple[str, str]  # the action, and why


def play(seat: Seat) -> Chosen:
    """Plays a card that may be played."""
    trick = seat.deal.state.trick
    legal = ruling(seat.table, seat.bits, trick, seat.deal.trump).legal
    cards = [card for card in dict.fromkeys(seat.hand) if legal >> seat.table.pack.number[card] & 1]
    if len(cards) == 1:
        return f"play {cards[0]}", say("It has no choice.")
    return _lead(seat, cards) if not trick.cards else _on_trick(seat, cards)


def _lead(seat: Seat, cards: list[Card]) -> Chosen:
    best = seat.table.pack.ranks[0]
    aces = [card for card in cards if card.rank == best and card.suit != seat.deal.trump]
    if aces:
        return f"play {aces[0]}", say("An ace outside trump often wins while everybody still follows.")
    trumps = [card for card in cards if card.suit == seat.deal.trump]
    if trumps and seat.seat == seat.deal.state.bidder:
        text = "The highest trump is the surest winner, and it draws out the others."
        return f"play {trumps[0]}", say(text)
    return f"play {_cheapest(seat, cards)}", say("It has no sure winner, so it leads low.")


def _on_trick(seat: Seat, cards: list[Card]) -> Chosen:
    trick, number = seat.deal.state.trick, seat.table.pack.number
    winning = [c for c in cards if beats(seat.table, number[c], trick.best, seat.deal.trump)]
    last, friend = len(trick.cards) == seat.table.players - 1, _friend(seat)
    losing = [card for card in cards if card not in winning]
    if winning and not (friend and last and losing):
        card = winning[-1] if last else winning[0]
        text = (
            "It takes the trick as cheaply as it can." if last else "It takes the trick and hopes it holds."
        )
        return f"play {card}", say(text)
    if friend:
        return f"play {max(losing, key=seat.worth)}", say(friend)
    return f"play {_cheapest(seat, cards)}", say("It cannot win, so it gives as little as it can.")


def _friend(seat: Seat) -> str:
    """Says that whoever is winning is welcome to it, if so: a partner, or one who defends with it."""
    table, state = seat.table, seat.deal.state
    if table.partner_winning(state.trick.winner, len(state.trick.cards)):
        return "Its partner is winning, so it gives a card that counts if it can."
    winner = ((state.leader or 0) + state.trick.winner) % table.players
    if table.rules.chips is not None and state.bidder not in {seat.seat, winner}:
        return "The other defender is winning, so it gives a card that counts if it can."
    return ""


def _cheapest(seat: Seat, cards: list[Card]) -> Card:
    ranks = seat.table.pack.ranks
    return min(cards, key=lambda c: (c.suit == seat.deal.trump, seat.worth(c), -ranks.index(c.rank)))
