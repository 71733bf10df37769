"""A hand of cards to look at or to choose from."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from traitlets import Bool, Dict, Enum, Int, List, Unicode, validate

from pinochle_learn.cards import Card
from pinochle_learn.cards.reading import card_of, read_cards
from pinochle_learn.errors import CardError, PinochleError
from pinochle_learn.text import listed, plural, say
from pinochle_learn.widgets.card_view import CardView
from pinochle_learn.widgets.faces import described
from pinochle_learn.widgets.files import script

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


class Hand(CardView):
    """The cards in hand, in the order given (``in_order`` sorts them); places count from 0.

    Identical cards are separate: all goes by place. In mode ``one`` a click chooses that card and sets
    ``clicked``; in mode ``many`` it adds the card or takes it back; in mode ``none`` cards can only be read.

    Traits to observe:
        chosen: the places chosen.
        clicked: ``{"index", "code", "n"}`` of the last card clicked in mode ``one``; ``n`` counts the clicks.
        refused: the same for a card that is disabled.

    >>> hand = Hand("AS TS JD JD", mode="many")
    >>> hand.chosen = [0, 3]
    >>> hand.chosen_cards
    (Card('AS'), Card('JD'))
    """

    _esm = script("hand_widget.js")
    cards = List(Dict()).tag(sync=True)
    chosen = List(Int()).tag(sync=True)
    mode = Enum(MODES, default_value="none").tag(sync=True)
    states = Dict().tag(sync=True)
    notes = Dict().tag(sync=True)
    disabled = List(Int()).tag(sync=True)
    label = Unicode().tag(sync=True)
    titled = Bool(default_value=False).tag(sync=True)
    words = Dict().tag(sync=True)
    clicked = Dict().tag(sync=True)
    refused = Dict().tag(sync=True)

    def __init__(self, cards: object = (), **facts: Any) -> None:  # noqa: ANN401 - as hand_traits has them
        super().__init__(**hand_traits(cards, **facts))

    @property
    def held(self) -> tuple[Card, ...]:
        """The cards, in the order shown."""
        return tuple(card_of(known["code"]) for known in self.cards)

    @property
    def chosen_cards(self) -> tuple[Card, ...]:
        """The cards chosen, in the order shown."""
        return tuple(self.held[place] for place in self.chosen)

    def show(  # noqa: PLR0913 - one keyword a fact
        self,
        cards: object,
        *,
        mode: str = "",
        label: str = "",
        chosen: Iterable[Spot] = (),
        states: Marks | None = None,
        notes: Marks | None = None,
        disabled: Iterable[Spot] = (),
    ) -> None:
        """Shows cards. What was chosen, said or disabled before is gone; mode and label stay unless given.

        Raises:
            CardError: what cannot be read as cards; a place or a card that the hand does not have.
            PinochleError: an unknown mode or state.
        """
        traits = hand_traits(
            cards,
            mode=mode or self.mode,
            label=label or self.label,
            titled=self.titled,
            four_colour=self.four_colour,
            chosen=chosen,
            states=states,
            notes=notes,
            disabled=disabled,
        )
        self.put(traits)

    def mark(
        self,
        states: Marks | None = None,
        *,
        mode: str = "",
        notes: Marks | None = None,
        disabled: Iterable[Spot] = (),
    ) -> None:
        """Says something of the same cards, in place of what was said; the choice stays.

        Raises:
            CardError: a place or a card that the hand does not have.
            PinochleError: an unknown mode or state.
        """
        self.show(self.held, mode=mode, chosen=self.chosen, states=states, notes=notes, disabled=disabled)

    @validate("chosen")
    def _check_chosen(self, proposal: Mapping[str, Any]) -> list[int]:
        return checked_places(proposal["value"], len(self.cards))

    @validate("clicked", "refused")
    def _check_event(self, proposal: Mapping[str, Any]) -> Mapping[str, Any]:
        """Ignores a click on a card that was replaced while the click was on its way."""
        event = proposal["value"]
        place = event.get("index", -1)
        fits = 0 <= place < len(self.cards) and self.cards[place]["code"] == event.get("code")
        known: Mapping[str, Any] = event if fits or not event else getattr(self, proposal["trait"].name)
        return known


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
