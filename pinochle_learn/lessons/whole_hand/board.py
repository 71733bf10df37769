"""Cards on a whole hand's table: a hand with its marks, rows of small cards, and hands as they were dealt."""

from collections.abc import Mapping, Sequence

from pinochle_learn.cards import Card
from pinochle_learn.engine.scoring.settlement_words import seat_name
from pinochle_learn.teaching.words.seats import learner
from pinochle_learn.text import plural, say
from pinochle_learn.widgets.faces import in_order
from pinochle_learn.widgets.hand import hand_traits
from pinochle_learn.widgets.nodes import Node, h
from pinochle_learn.widgets.row import row_traits


def marked_hand(  # noqa: PLR0913 - one keyword a fact
    cards: tuple[Card, ...],
    label: str,
    *,
    trump: str | None = None,
    legal: Sequence[int] = (),
    chosen: Sequence[int] = (),
    words: Mapping[str, str] | None = None,
    key: str = "hand",
) -> Node:
    """A hand in order. ``legal`` and ``chosen`` are places in ``cards`` as they are given.

    ``words`` says what the marks ``allowed``, ``forbidden`` and ``best`` mean here.
    """
    order = in_order(cards, trump)
    origin = _origins(cards, order)
    states = {place: "best" for place, original in origin.items() if original in chosen}
    if legal:
        marks = {place: "allowed" if original in legal else "forbidden" for place, original in origin.items()}
        states = marks | states
    state = hand_traits(order, mode="none", label=label, titled=True, states=states)
    state["words"] |= words or {}
    return h("hand", key=key, state=state)


def _origins(cards: tuple[Card, ...], order: tuple[Card, ...]) -> dict[int, int]:
    """From places in the order shown to places in the cards as given; twins in turn."""
    left = list(range(len(cards)))
    origins: dict[int, int] = {}
    for place, card in enumerate(order):
        original = next(n for n in left if cards[n] == card)
        left.remove(original)
        origins[place] = original
    return origins


def row(key: str, label: str, cards: object, name: str = "") -> Node:
    """A name, and small cards below it."""
    return h(
        "div",
        h("p", label, class_="pl-label"),
        h("cards", state=row_traits(cards, name or label), key=f"cards-{key}"),
        class_="pl-seat-hand",
        key=key,
    )


def dealt_rows(dealt: Sequence[tuple[Card, ...]]) -> list[Node]:
    """Every hand as it was dealt; the learner's is marked."""
    players = len(dealt)
    return [
        row(f"hand-{seat}", your_seat(seat, players), in_order(hand), seat_name(seat, players))
        for seat, hand in enumerate(dealt)
    ]


def your_seat(seat: int, players: int) -> str:
    """A seat by name; the learner's says that it is."""
    name = seat_name(seat, players)
    return say("{seat}, your seat", seat=name) if seat == learner(players) else name


def whose_hand(seat: int, players: int) -> str:
    """A hand by its owner: ``North's hand``, and for the learner ``South's hand, yours``."""
    who = seat_name(seat, players)
    return say("{who}'s hand, yours", who=who) if seat == learner(players) else say("{who}'s hand", who=who)


def face_down(key: str, label: str, count: int) -> Node:
    """Cards that nobody, or only another, has seen."""
    backs = [h("span", h("span", class_="pl-face pl-back"), class_="pl-card") for _ in range(count)]
    text = plural(count, "{n} card, face down", "{n} cards, face down")
    return h(
        "div",
        h("p", label, class_="pl-label"),
        h("span", *backs, class_="pl-cards", role="img", aria_label=text),
        class_="pl-seat-hand",
        key=key,
    )
