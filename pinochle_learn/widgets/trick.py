"""A trick on the table, with every word that is shown or spoken."""

from collections.abc import Iterable
from typing import Any

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import COLOUR_NAMES, colour_name, suit_name
from pinochle_learn.errors import CardError
from pinochle_learn.text import plural, say, sentence
from pinochle_learn.widgets.faces import described, known_suit, one_card

Laid = list[tuple[str, Card]]


def trick_traits(  # noqa: PLR0913 - one keyword a fact
    plays: Iterable[tuple[str, object]],
    trump: object = None,
    winner: int | None = None,
    to_play: str = "",
    *,
    over: bool = False,
    reneged: int | None = None,
    label: str = "",
    titled: bool = False,
    four_colour: bool = True,
) -> dict[str, Any]:
    """Describes a trick: ``plays`` are pairs of a seat's name and a card, in order.

    The learner's seat is called ``you``. ``winner`` is a place in ``plays``; it is winning, or has won where
    the trick is ``over``. The play ``reneged``, also a place, is marked as against the rules. The seat
    ``to_play`` gets an empty place. What is left out is not spoken of.

    Raises:
        CardError: what is no card, no suit or no colour; a winner or a renege that has not been played.

    >>> state = trick_traits([("North", "KC"), ("East", "TC")], trump="S", winner=1, to_play="you")
    >>> [play["spoken"] for play in state["plays"]]
    ['North led the king of clubs', 'East played the ten of clubs, winning so far', 'You are to play']
    >>> [fact["text"] for fact in state["facts"]]
    ['Spades are trump', 'Clubs were led', 'East is winning']
    """
    laid = [(seat, one_card(card)) for seat, card in plays]
    _check(laid, winner, "Play {n} cannot win: {played}, counted from 0.")
    _check(laid, reneged, "Play {n} cannot be a renege: {played}, counted from 0.")
    shown = [_play(place, *play, wins=place == winner, over=over) for place, play in enumerate(laid)]
    if reneged is not None:
        shown[reneged] = _against(shown[reneged])
    return {
        "plays": [*shown, _empty(to_play)] if to_play else shown,
        "facts": list(_facts(laid, trump, winner, over=over)),
        "label": label or say("The trick so far"),
        "titled": titled,
        "four_colour": four_colour,
    }


def _check(laid: Laid, place: int | None, text: str) -> None:
    if place is not None and not 0 <= place < len(laid):
        played = plural(len(laid), "{n} card was played", "{n} cards were played")
        raise CardError(say(text, n=place, played=played))


def _play(place: int, seat: str, card: Card, *, wins: bool, over: bool) -> dict[str, Any]:
    text = "{seat} led the {card}" if place == 0 else "{seat} played the {card}"
    said = sentence(say(text, seat=seat, card=card.name))
    if wins:
        said = say("{play}, the winning card" if over else "{play}, winning so far", play=said)
    return {
        "seat": sentence(say("{seat} led", seat=seat) if place == 0 else seat),
        "spoken": said,
        "card": described(card),
        "caption": (say("wins") if over else say("winning")) if wins else "",
        "sign": "winning" if wins else "",
    }


def _against(play: dict[str, Any]) -> dict[str, Any]:
    """The same play, marked as a renege."""
    said = say("{play}, a renege", play=play["spoken"])
    return {**play, "spoken": said, "caption": say("renege"), "sign": "wrong"}


def _empty(seat: str) -> dict[str, Any]:
    text = "you are to play" if _is_learner(seat) else "{seat} is to play"
    return {
        "seat": sentence(seat),
        "spoken": sentence(say(text, seat=seat)),
        "card": None,
        "caption": "",
        "sign": "",
    }


def _facts(laid: Laid, trump: object, winner: int | None, *, over: bool) -> Iterable[dict[str, str]]:
    if trump is not None:
        suit_or_colour = known_suit(trump)
        kind = "colour" if suit_or_colour in COLOUR_NAMES else "suit"
        yield {
            kind: suit_or_colour,
            "text": sentence(say("{suit} are trump", suit=suit_name(suit_or_colour))),
        }
    if laid:
        yield _led(laid[0][1])
    if winner is not None:
        yield {"sign": "winning", "text": sentence(_winning(laid[winner][0], over=over))}


def _led(card: Card) -> dict[str, str]:
    """What was led: the suit, and in the Purple pack the colour too, for either can win the trick."""
    suit = suit_name(card.suit)
    if not card.colour:
        return {"suit": card.suit, "text": sentence(say("{suit} were led", suit=suit))}
    said = say("{colour} {suit} were led", colour=colour_name(card.colour), suit=suit)
    return {"suit": card.suit, "colour": card.colour, "text": sentence(said)}


def _winning(seat: str, *, over: bool) -> str:
    if _is_learner(seat):
        return say("you win the trick") if over else say("you are winning")
    return say("{seat} wins the trick" if over else "{seat} is winning", seat=seat)


def _is_learner(seat: str) -> bool:
    return seat.lower() == say("you")
