"""What a learner picks with: trump, a card of the pack, one of a few ways, or cards as text."""

from collections.abc import Iterable, Mapping

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import COLOUR_NAMES, SUIT_SYMBOLS, colour_name, suit_name
from pinochle_learn.text import say
from pinochle_learn.widgets.faces import in_order
from pinochle_learn.widgets.files import shapes
from pinochle_learn.widgets.hand import hand_traits
from pinochle_learn.widgets.nodes import Child, Node, h


def suit_sign(suit_or_colour: str) -> Node:
    """The sign of what can be trump: a suit's symbol, or a colour's band. Its name stands beside it."""
    if suit_or_colour not in COLOUR_NAMES:
        return h("span", SUIT_SYMBOLS[suit_or_colour], aria_hidden="true", class_=f"pl-suit-{suit_or_colour}")
    drawn = h("path", d=shapes()["bands"][suit_or_colour])
    return h(
        "svg", drawn, class_="pl-band", viewBox="0 0 48 16", aria_hidden="true", data_colour=suit_or_colour
    )


def _suit_word(suit_or_colour: str) -> Node:
    """The name of what can be trump; a suit's is for a screen reader, a colour's for everybody."""
    if suit_or_colour in COLOUR_NAMES:
        return h("span", colour_name(suit_or_colour), class_="pl-lane-word")
    return h("span", suit_name(suit_or_colour), class_="pl-hidden")


def trump_picker(suits: Iterable[str], chosen: str) -> Node:
    """The suits or colours, of which one is trump; it sends ``trump``."""
    buttons = [
        h(
            "button",
            suit_sign(suit),
            _suit_word(suit),
            type="button",
            class_="pl-pick",
            aria_pressed=pressed(suit == chosen),
            on={"click": "trump"},
            data=suit,
            key=f"trump-{suit}",
        )
        for suit in suits
    ]
    label = h("span", say("Trump"), class_="pl-label", id="pl-trump")
    group = h("span", *buttons, class_="pl-picks", role="group", aria_labelledby="pl-trump")
    return h("p", label, group, class_="pl-row", key="trumps")


def toggle_group(event: str, names: Mapping[str, str], chosen: str, label: str | None = None) -> Node:
    """A few ways, of which one is chosen."""
    buttons = [
        h(
            "button",
            name,
            type="button",
            class_="pl-step",
            aria_pressed=pressed(way == chosen),
            on={"click": event},
            data=way,
            key=f"{event}-{way}",
        )
        for way, name in names.items()
    ]
    return h("span", *buttons, class_="pl-steps", role="group", aria_label=label)


def palette(cards: Iterable[Card]) -> Node:
    """Every card of a pack; it sends ``pick``."""
    state = hand_traits(in_order(cards), mode="one", label=say("The pack"))
    pack: Child = h("hand", key="pack", state=state, on={"clicked": "pick"})
    return h("div", pack, class_="pl-palette", key="palette")


def text_field(name: str, label: str, value: str, event: str, example: str = "AS 10H 9C") -> Node:
    """Cards as text; ``example`` says how they are written."""
    entry = h(
        "input",
        id=name,
        type="text",
        value=value,
        on={"change": event},
        autocomplete="off",
        spellcheck="false",
        placeholder=say("for example {cards}", cards=example),
    )
    return h("p", h("label", label, for_=name), entry, class_="pl-field", key=name)


def written(cards: Iterable[Card]) -> str:
    """Cards as a link and a field hold them."""
    return " ".join(map(str, cards))


def pressed(yes: bool) -> str:  # noqa: FBT001 - one plain fact
    """Says of a button that it is the chosen one."""
    return "true" if yes else "false"


def indices_in(value: object, size: int) -> list[int]:
    """The places of a hand that an event brings along."""
    if not isinstance(value, list):
        return []
    return sorted({place for place in value if type(place) is int and 0 <= place < size})


def code_in(value: object) -> str:
    """The code of the card that an event brings along."""
    return str(value.get("code", "")) if isinstance(value, dict) else ""


def index_in(value: object, size: int) -> int | None:
    """The place of a card in a hand that an event brings along, if the hand has it."""
    place = value.get("index") if isinstance(value, dict) else None
    return place if type(place) is int and 0 <= place < size else None


def again_chosen(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> list[int]:
    """The same cards in a hand that is sorted otherwise."""
    left = list(cards)
    places = []
    for place, card in enumerate(hand):
        if card in left:
            left.remove(card)
            places.append(place)
    return places
