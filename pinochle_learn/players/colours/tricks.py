"""Which card a steady beginner plays on a trick with coloured cards: the card, and why.

What it wins counts twice: in points, and in the melds that it completes among the cards won by its side.
"""

from pinochle_learn.cards import Card
from pinochle_learn.engine.scoring.settlement_words import side_name
from pinochle_learn.players.colours.seat import Seat
from pinochle_learn.text import plural, say, sentence

Chosen = tuple[Card, str]


def play(seat: Seat) -> Chosen:
    """Chooses a card that may be played."""
    if len(seat.legal) == 1:
        return seat.legal[0], say("It has no choice.")
    return _follow(seat) if seat.view.trick.cards else _lead(seat)


# --- the lead ----------------------------------------------------------------------------------------------


def _lead(seat: Seat) -> Chosen:
    winners = [card for card in seat.legal if seat.holds(card)]
    trumps = [card for card in winners if card.suit_or_colour == seat.trump]
    if trumps and seat.trumps_out:
        return trumps[0], say("No trump that is still out beats it: it wins, and draws out a trump.")
    plain = [card for card in winners if card.suit_or_colour != seat.trump]
    if plain:
        card = max(plain, key=lambda card: seat.points((card,)))
        if not seat.trumps_out:
            return card, say("No trump is out any more, and no card that is out beats it: it wins.")
        return card, say("No other card that is still out beats it: only a trump can take it.")
    if trumps:
        return trumps[0], say("All other trumps are gone, so it wins.")
    card = min(seat.legal, key=lambda card: (card.suit_or_colour == seat.trump, seat.points((card,))))
    text = "It has no sure winner, so it leads a card that counts little: {points}."
    return card, say(text, points=_points(seat, card))


# --- second, third, fourth hand ----------------------------------------------------------------------------


def _follow(seat: Seat) -> Chosen:
    ours = [card for card in seat.legal if seat.ours(seat.winner(card))]
    sure = [card for card in ours if seat.holds(card)]
    with_partner = [
        card for card in sure if seat.winner(card) != seat.seat and card.suit_or_colour != seat.trump
    ]
    if with_partner:
        return _give_partner(seat, with_partner)
    if sure:
        card = min(sure, key=seat.strength)
        if card.suit_or_colour != seat.trump or _worth_a_trump(seat, card):
            return card, _takes(seat, card)
        rest = [other for other in seat.legal if other.suit_or_colour != seat.trump]
        if rest:
            text = "The trick is worth {worth}, too little for a trump."
            return _least(seat, rest, say(text, worth=_worth(seat)))
        return card, _takes(seat, card)
    if ours:
        why = say("It could win only until a better card comes.")
        if seat.ours(seat.winner()):
            why = say("Its partner is winning, but perhaps not for long.")
        return _least(seat, list(seat.legal), why)
    return _least(seat, list(seat.legal), say("It cannot win."))


def _give_partner(seat: Seat, cards: list[Card]) -> Chosen:
    """Of the cards that leave the trick to the partner, the one that brings their side most."""
    trick = seat.view.trick.cards

    def brings(card: Card) -> int:
        return seat.points((card,)) + seat.completes((*trick, card), seat.side)

    card = max(cards, key=brings)
    gained = seat.completes((*trick, card), seat.side)
    if gained:
        text = "Its partner wins the trick, so it adds a card: what they have won melds {n} more."
        return card, say(text, n=gained)
    text = "Its partner wins the trick, so it adds a card that counts: {points}."
    return card, say(text, points=_points(seat, card))


def _takes(seat: Seat, card: Card) -> str:
    """Why a card takes the trick, and what that brings."""
    trick = (*seat.view.trick.cards, card)
    gained, points = seat.completes(trick, seat.side), plural(seat.points(trick), "{n} point", "{n} points")
    how = say("It takes the trick with a card that only a trump beats")
    if seat.last:
        how = say("It takes the trick as cheaply as it can")
    elif card.suit_or_colour == seat.trump:
        how = say("It takes the trick with a trump that nobody beats")
    if gained:
        return say("{how}: {points}, and the cards won meld {n} more.", how=how, points=points, n=gained)
    return say("{how}: {points}.", how=how, points=points)


def _worth_a_trump(seat: Seat, card: Card) -> bool:
    """Says whether a trick completes a meld, or counts more than a trick usually does."""
    trick = (*seat.view.trick.cards, card)
    pack = seat.table.pack
    usual = seat.table.players * sum(seat.table.points) // len(pack)
    return seat.points(trick) > usual or seat.completes(trick, seat.side) > 0


def _worth(seat: Seat) -> str:
    return plural(seat.points(seat.view.trick.cards), "{n} point", "{n} points")


def _least(seat: Seat, cards: list[Card], why: str) -> Chosen:
    """Of some cards the one that brings the winner least; a trump only where nothing else is left."""
    trick = seat.view.trick.cards
    leading = seat.table.side_of(seat.winner())

    def brings(card: Card) -> tuple[bool, int]:
        return card.suit_or_colour == seat.trump, seat.points((card,)) + seat.completes(
            (*trick, card), leading
        )

    card = min(cards, key=brings)
    name = side_name(seat.table, leading)
    words = {"why": why, "points": _points(seat, card), "side": name}
    if seat.table.sides < seat.table.players and leading == seat.side:
        return card, say("{why} It gives a card that counts little: {points}.", **words)
    text = "{why} It gives what helps {side} least: {points}."
    return card, sentence(say(text, **words))


def _points(seat: Seat, card: Card) -> str:
    return plural(seat.points((card,)), "{n} point", "{n} points")
