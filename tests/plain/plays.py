"""Legal plays: every card held is asked the rule's questions on its own."""

from .tables import Table
from .tricks import beats, winner


def legal(table: Table, hand: list[str], trick: list[str], trump: str | None) -> set[str]:
    """Returns the cards of the hand that may be played to the trick so far."""
    return {card for card in hand if may_play(table, card, hand, trick, trump)}


def may_play(table: Table, card: str, hand: list[str], trick: list[str], trump: str | None) -> bool:
    """Tells whether this card breaks none of the duties."""
    if not trick or not table["must_follow"]:
        return True
    return not (
        fails_to_follow(card, hand, trick)
        or fails_to_beat(table, card, hand, trick, trump)
        or fails_to_trump(table, card, hand, trick, trump)
        or fails_to_overtrump(table, card, hand, trick, trump)
    )


def fails_to_follow(card: str, hand: list[str], trick: list[str]) -> bool:
    """Tells whether the card is of another suit although the led suit is held."""
    led = trick[0][1]
    return card[1] != led and any(other[1] == led for other in hand)


def fails_to_beat(table: Table, card: str, hand: list[str], trick: list[str], trump: str | None) -> bool:
    """Tells whether the card follows suit too low although a card of that suit beats the trick."""
    led = trick[0][1]
    if card[1] != led or not beating_binds(table, led, trump):
        return False
    rival = trick[winner(table, trick, trump)]
    if rival[1] != led:  # a plain lead has been trumped
        if table["after_ruff"] == "free":
            return False
        rival = trick[winner(table, trick, None)]  # without trump: the highest card of the led suit
    able = any(other[1] == led and beats(table, other, rival, None) for other in hand)
    return able and not beats(table, card, rival, None)


def beating_binds(table: Table, led: str, trump: str | None) -> bool:
    """Tells whether a player who follows this suit has to beat."""
    if table["must_beat"] == "trump_led":
        return led == trump
    return table["must_beat"] == "always"


def fails_to_trump(table: Table, card: str, hand: list[str], trick: list[str], trump: str | None) -> bool:
    """Tells whether the card is neither of the led suit nor trump although trump is held."""
    if not table["must_trump"] or card[1] in (trick[0][1], trump):
        return False
    return any(other[1] == trump for other in hand)


def fails_to_overtrump(table: Table, card: str, hand: list[str], trick: list[str], trump: str | None) -> bool:
    """Tells whether the card trumps a plain lead too low although a higher trump is held."""
    if not (table["must_trump"] and table["must_overtrump"]) or card[1] != trump or trick[0][1] == trump:
        return False
    rival = trick[winner(table, trick, trump)]
    able = any(other[1] == trump and beats(table, other, rival, trump) for other in hand)
    return able and not beats(table, card, rival, trump)
