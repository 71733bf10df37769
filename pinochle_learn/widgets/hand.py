"""A hand of cards to look at or to choose from."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pinochle_learn.cards import Card
from pinochle_learn.cards.reading import read_cards
from pinochle_learn.errors import CardError, PinochleError
from pinochle_learn.text import listed, plural, say
from pinochle_learn.widgets.faces import described

MODES = ("none", "one", "many")
STATES = ("right", "wrong", "missed", "best", "allowed", "forbidden")

Spot = int | Card  # a place in the hand, from 0; or a card, which stands for all its copies
Marks = Mapping[Spot, str] | Mapping[int, str] | Mapping[Card, str]

_SAID = {
    "right": "right",
    "wrong": "wrong",
    "missed": "missed",
    "best": "best",
    "allowed": "may be played",
    "forbidden": "may not be played",
    "empty": "No cards left.",
}


def hand_traits(  # noqa: PLR0913 - one keyword a fact
    cards: object,
    *,
    mode: str = "none",
    label: str = "",
    titled: bool = False,
    four_colour: bool = True,
    chosen: Iterable[Spot] = (),
    states: Marks | None = None,
    notes: Marks | None = None,
    disabled: Iterable[Spot] = (),
) -> dict[str, Any]:
    """Describes a hand: its cards in the order given, what is chosen, and what is said of which card.

    Raises:
        CardError: what cannot be read as cards; a place or a card that the hand does not have.
        PinochleError: an unknown mode or state.

    >>> state = hand_traits("AS JD JD", mode="many", states={1: "right"}, disabled=[Card("J", "D")])
    >>> state["states"], state["disabled"]
    ({1: 'right'}, [1, 2])
    """
    held = read_cards(cards)
    _check(mode, MODES, say("mode"))
    by_place = _by_place(held, states or {})
    for state in by_place.values():
        _check(state, STATES, say("state"))
    return {
        "cards": [described(card) for card in held],
        "mode": mode,
        "label": label or say("Your hand"),
        "titled": titled,
        "four_colour": four_colour,
        "chosen": _places(held, chosen),
        "states": by_place,
        "notes": _by_place(held, notes or {}),
        "disabled": _places(held, disabled),
        "words": {key: say(text) for key, text in _SAID.items()},
    }


def checked_places(places: Iterable[int], count: int) -> list[int]:
    """Sorts places in a hand of ``count`` cards, each once.

    Raises:
        CardError: a place that the hand does not have.
    """
    found = sorted(set(places))
    for place in found:
        if not 0 <= place < count:
            has = plural(count, "{n} card", "{n} cards")
            text = "There is no card at place {place}: the hand has {has}, counted from 0."
            raise CardError(say(text, place=place, has=has))
    return found


def _check(word: str, known: Sequence[str], what: str) -> None:
    if word not in known:
        text = "{word!r} is no {what}; say {known}."
        raise PinochleError(say(text, word=word, what=what, known=listed(known, "or")))


def _places(held: Sequence[Card], spots: Iterable[Spot]) -> list[int]:
    return sorted({place for spot in spots for place in _at(held, spot)})


def _by_place(held: Sequence[Card], marks: Marks) -> dict[int, str]:
    return {place: text for spot, text in marks.items() for place in _at(held, spot) if text}


def _at(held: Sequence[Card], spot: Spot) -> list[int]:
    if isinstance(spot, int):
        return checked_places([spot], len(held))
    places = [place for place, card in enumerate(held) if card == spot]
    if not places:
        hand = " ".join(map(str, held))
        raise CardError(say("{card} is not in the hand {hand!r}.", card=spot, hand=hand))
    return places
