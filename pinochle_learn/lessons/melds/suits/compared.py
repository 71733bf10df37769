"""The same hand with every trump, at every table, and a run with extra cards as each reading has it."""

from collections.abc import Mapping, Sequence

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import SUIT_SYMBOLS, suit_name
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.melds.finding import MeldSet, marriage_suits
from pinochle_learn.front import Variant
from pinochle_learn.teaching.melds.other_tables import (
    Read,
    at_other_tables,
    changed_trump,
    readings,
    with_extras,
)
from pinochle_learn.teaching.view import answer_view
from pinochle_learn.teaching.view.melds_view import cards_node
from pinochle_learn.text import listed, say, sentence
from pinochle_learn.widgets.nodes import Node, h

Hand = Sequence[Card]


def trumps(table: Variant, hand: Hand, trump: str, melds: Mapping[str, MeldSet]) -> Node:
    """What each trump would make of a hand; ``melds`` are its melds with each."""
    able = marriage_suits(compiled(table.rules), table.pack.pile(hand))
    bound = table.rules.trumps.marriage.value
    rows = [_trump(melds, trump, suit, bars=bound and suit not in able) for suit in table.pack.suits]
    return h(
        "section",
        h("h2", say("With another trump")),
        h("ul", *rows, class_="pl-totals", key="totals"),
        class_="pl-panel",
        key="trumps-compared",
    )


def _trump(melds: Mapping[str, MeldSet], trump: str, suit: str, *, bars: bool) -> Node:
    now, other = melds[trump], melds[suit]
    told = say("trump now") if suit == trump else changed_trump(now, other)
    return h(
        "li",
        h("span", SUIT_SYMBOLS[suit], class_=f"pl-big-suit pl-suit-{suit}", aria_hidden="true"),
        h(
            "span",
            h("strong", sentence(suit_name(suit))),
            " ",
            h("span", told, class_="pl-small"),
            h("span", say("You hold no marriage here: you could not name it."), class_="pl-small")
            if bars
            else None,
            class_="pl-total-words",
        ),
        h("strong", str(other.points), class_="pl-number"),
        class_="pl-now" if suit == trump else "",
        key=f"with-{suit}",
    )


def tables(table: Variant, hand: Hand, trump: str) -> Node:
    """What the same hand melds elsewhere."""
    title = say("The same hand at other tables")
    folded = answer_view.at_other_tables(title, lambda: at_other_tables(table, hand, trump))
    return h("section", folded, class_="pl-panel", key="elsewhere")


def run_extras(table: Variant, trump: str) -> Node:
    """A run with extra trump kings and queens, as this table and as others read it."""
    found = list(readings(table, trump))
    own = found[0]
    hands = with_extras(table, trump)
    names = (say("run"), say("+ king"), say("+ queen"), say("+ both"))
    size = len(hands[0])
    head = [
        h("th", h("div", cards_node(hand[size:]), name, class_="pl-extra"), scope="col")
        if len(hand) > size
        else h("th", name, scope="col")
        for hand, name in zip(hands, names, strict=True)
    ]
    return h(
        "section",
        h("h2", say("A run with extra kings and queens of trump")),
        h("p", say("At this table: {words}", words=own.words)),
        h(
            "table",
            h("caption", say("What a run pays under each reading"), class_="pl-hidden"),
            h("thead", h("tr", h("th", say("Reading"), scope="col"), *head)),
            *map(_reading, found),
            class_="pl-melds pl-readings",
            key="readings",
        ),
        class_="pl-panel",
        key="run-extras",
    )


def _reading(read: Read) -> Node:
    names = listed(read.tables) if read.tables else say("no table of this course")
    who = say("this table") if read.here and len(read.tables) == 1 else names
    numbers = [h("td", str(n), class_="pl-number") for n in read.points]
    lit = "pl-lit" if read.here else ""
    return h(
        "tbody",
        h("tr", h("th", read.words, colspan=5, scope="rowgroup"), class_=lit, key="words"),
        h("tr", h("td", who, class_="pl-small"), *numbers, class_=lit, key="numbers"),
        key=f"reading-{read.key}",
    )
