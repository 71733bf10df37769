"""Views of cards as Jupyter widgets of their own, for a teacher's notebook."""

from collections.abc import Iterable, Mapping
from typing import Any

from anywidget import AnyWidget
from traitlets import Bool, Dict, Enum, Int, List, Unicode, validate

from pinochle_learn.cards import Card
from pinochle_learn.cards.reading import card_of
from pinochle_learn.widgets.files import card_styles, script
from pinochle_learn.widgets.hand import MODES, Marks, Spot, checked_places, hand_traits
from pinochle_learn.widgets.row import row_traits
from pinochle_learn.widgets.trick import trick_traits


class CardView(AnyWidget):
    """A view of cards. ``four_colour=False`` makes diamonds red and clubs black; the shapes always differ."""

    _css = card_styles()
    four_colour = Bool(default_value=True).tag(sync=True)

    def put(self, traits: dict[str, object]) -> None:
        """Sets several traits as one change: one message to the browser, observers told at the end."""
        with self.hold_sync(), self.hold_trait_notifications():
            for name, value in traits.items():
                setattr(self, name, value)


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

    _esm = script("hand/hand_widget.js")
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


class CardRow(CardView):
    """Small cards that change; ``cards_html`` draws the same where they do not.

    >>> CardRow("KH QH", "marriage in hearts").label
    'marriage in hearts: king, queen'
    """

    _esm = script("cards/row_widget.js")
    cards = List(Dict()).tag(sync=True)
    label = Unicode().tag(sync=True)

    def __init__(self, cards: object = (), name: str = "", *, four_colour: bool = True) -> None:
        super().__init__(**row_traits(cards, name, four_colour=four_colour))

    def show(self, cards: object, name: str = "") -> None:
        """Shows other cards; a screen reader hears ``name`` and the cards.

        Raises:
            CardError: what cannot be read as cards.
        """
        self.put(row_traits(cards, name, four_colour=self.four_colour))


class Trick(CardView):
    """The cards of a trick in the order played, each under its player's name (see ``trick_traits``).

    >>> trick = Trick([("North", "KC"), ("East", "TC")], trump="S", winner=1, to_play="you", titled=True)
    >>> trick.show([("West", "9H")])
    >>> [play["spoken"] for play in trick.plays], trick.titled
    (['West led the nine of hearts'], True)
    """

    _esm = script("trick/trick_widget.js")
    plays = List(Dict()).tag(sync=True)
    facts = List(Dict()).tag(sync=True)
    label = Unicode().tag(sync=True)
    titled = Bool(default_value=False).tag(sync=True)

    def __init__(self, plays: Iterable[tuple[str, object]] = (), **facts: Any) -> None:  # noqa: ANN401
        super().__init__(**trick_traits(plays, **facts))

    def show(self, plays: Iterable[tuple[str, object]], **facts: Any) -> None:  # noqa: ANN401
        """Shows another trick, or more of the same. Only label, title and colours stay unless given.

        Raises:
            CardError: what is no card or no suit; a winner that has not played.
        """
        stays = {"label": self.label, "titled": self.titled, "four_colour": self.four_colour}
        self.put(trick_traits(plays, **{**stays, **facts}))
