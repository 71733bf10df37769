"""A record of play on the felt: the hands face up, and the tricks as they were played."""

from collections.abc import Iterator
from itertools import groupby

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import suit_name
from pinochle_learn.engine.melds.finding import TIMES
from pinochle_learn.engine.scoring.settlement_words import seat_name
from pinochle_learn.front import Variant
from pinochle_learn.lessons.tricks.reneges.price import stakes_line
from pinochle_learn.lessons.tricks.reneges.records import Laid, Record
from pinochle_learn.teaching.view.melds_view import trump_line
from pinochle_learn.teaching.words.seats import learner
from pinochle_learn.text import listed, number, say, sentence
from pinochle_learn.widgets.faces import in_order
from pinochle_learn.widgets.nodes import Node, h
from pinochle_learn.widgets.row import row_traits
from pinochle_learn.widgets.trick import trick_traits

_BOTH = 2  # where two play, all hands are both
_ONE_ROW = 8  # cards that fit into one row on a phone


def seat_label(seat: int, players: int) -> str:
    """A seat by its name; the learner's own says so."""
    name = seat_name(seat, players)
    return say("{seat} (you)", seat=name) if seat == learner(players) else name


def record_view(v: Variant, made: Record, *, solved: bool, focus: int) -> Node:
    """The whole record; a renege is marked once it is ``solved``."""
    return h(
        "section",
        h("p", _intro(v, made), key="intro"),
        *_facts(v, made),
        h("p", _hands_title(made), class_="pl-label", key="hands-title"),
        _hands(made),
        h("p", say("What was played"), class_="pl-label", key="tricks-title"),
        _tricks(made, solved=solved),
        class_="pl-felt pl-record",
        aria_label=say("The record of play"),
        tabindex="-1",
        focus=focus,
        key="felt",
    )


def _intro(v: Variant, made: Record) -> str:
    n = number(len(made.tricks))
    if made.declared is not None:
        text = "The first {n} tricks of a hand, with {hands} face up. Did everybody keep to the rules?"
    elif v.rules.stock is not None:
        text = "{n} tricks after the stock, with {hands} face up. Did everybody keep to the rules?"
    else:
        text = "{n} tricks of a hand, with {hands} face up. Did everybody keep to the rules?"
    hands = say("both hands") if len(made.hands) == _BOTH else say("all hands")
    return sentence(say(text, n=n, hands=hands))


def _facts(v: Variant, made: Record) -> Iterator[Node]:
    yield trump_line(made.trump)
    told = stakes_line(v, made)
    if told:
        yield h("p", told, key="stakes")
    if made.declared is not None:
        yield h("p", _declared_line(made.declared), key="declared")


def _declared_line(declared: tuple[int, ...]) -> str:
    said = [
        say("{seat} {name} around", seat=seat_name(seat, len(declared)), name=say(f"{TIMES[n]} aces".strip()))
        for seat, n in enumerate(declared)
        if n
    ]
    if not said:
        return say("Declared before the first card: nothing.")
    return say("Declared before the first card: {said}.", said=listed(said))


def _hands_title(made: Record) -> str:
    if made.declared is not None:
        return say("The hands before the first card")
    return say("The hands before these tricks")


def _hands(made: Record) -> Node:
    names = [seat_label(seat, len(made.hands)) for seat in range(len(made.hands))]
    hands = [
        h(
            "div",
            h("p", name, class_="pl-label", aria_hidden="true"),
            *_rows(name, in_order(hand, made.trump)),
            class_="pl-seat-hand",
            key=f"hand-{name}",
        )
        for name, hand in zip(names, made.hands, strict=True)
    ]
    return h("div", *hands, class_="pl-record-hands", key="hands")


def _rows(seat: str, hand: tuple[Card, ...]) -> Iterator[Node]:
    """A few cards in one row; many in a row for each suit, so that what is missing can be seen."""
    if len(hand) <= _ONE_ROW:
        yield h("cards", state=row_traits(hand, seat), key=f"cards-{seat}")
        return
    for suit, cards in groupby(hand, key=lambda card: card.suit):
        name = say("{seat}, {suit}", seat=seat, suit=suit_name(suit))
        yield h("cards", state=row_traits(tuple(cards), name), key=f"cards-{seat}-{suit}")


def _tricks(made: Record, *, solved: bool) -> Node:
    tricks = [_trick(made, place, laid, solved=solved) for place, laid in enumerate(made.tricks)]
    return h("div", *tricks, class_="pl-record-tricks", key="tricks")


def _trick(made: Record, place: int, laid: Laid, *, solved: bool) -> Node:
    players, found = len(made.hands), made.found
    order = ((laid.leader + step) % players for step in range(players))
    plays = [(seat_name(seat, players), card) for seat, card in zip(order, laid.cards, strict=True)]
    reneged = found.position if solved and found is not None and found.trick == place else None
    label = say("Trick {n}", n=place + 1)
    state = trick_traits(plays, winner=laid.winner, over=True, reneged=reneged, label=label, titled=True)
    return h("trick", state={**state, "facts": []}, key=f"trick-{place}")
