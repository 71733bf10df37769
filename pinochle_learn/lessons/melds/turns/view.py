"""What runs and sets look like: the melds on the table, those that a hand holds, and the rules in short."""

from collections.abc import Mapping, Sequence

from pinochle_learn.cards import Card
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.groups import Cards, Group, kind_name
from pinochle_learn.engine.melds.laying_off import check_lay_off
from pinochle_learn.lessons.melds.turns.laid import laid_as, short
from pinochle_learn.rules import Rules
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.view.melds_view import cards_node
from pinochle_learn.teaching.words.sources import source_of
from pinochle_learn.text import number, plural, say, sentence
from pinochle_learn.widgets.nodes import Node, button, h


def laid_melds(table: Compiled, melds: Sequence[Group], hand: Cards, *, choosing: bool) -> Node:
    """The melds on the table, each with what of the hand fits there and a button to lay off."""
    rows = [_laid(table, melds, place, hand, choosing=choosing) for place in range(len(melds))]
    empty = None if rows else h("p", say("No meld lies on the table."), class_="pl-small")
    title = h("p", say("On the table"), class_="pl-label")
    return h(
        "section",
        title,
        empty,
        h("ol", *rows, class_="pl-laid", key="laid"),
        class_="pl-part pl-rules-short",
        key="on-table",
    )


def _laid(table: Compiled, melds: Sequence[Group], place: int, hand: Cards, *, choosing: bool) -> Node:
    meld = melds[place]
    label = say("Lay off on meld {n}", n=number(place + 1))
    act = button(label, "lay-off", data=place, key="lay-off") if choosing else None
    name = say("Meld {n}", n=number(place + 1))
    return h(
        "li",
        h("p", h("strong", name), " ", h("span", laid_as(table, meld), class_="pl-small"), key="name"),
        cards_node(meld.cards, kind_name(table, meld.kind)),
        h("p", _fits(table, melds, place, hand), class_="pl-small", key="fits"),
        act,
        key=f"laid-{place}",
    )


def _fits(table: Compiled, melds: Sequence[Group], place: int, hand: Sequence[Card]) -> str:
    """Which cards of the hand may be laid off here, now or once others lie there."""
    said = [check_lay_off(table, (card,), melds, place, tuple(hand)) for card in hand]
    now = [one.cards[0] for one in said if one.ok]
    later = [one.cards[0] for one in said if one.rule == "after"]
    text = (
        say("Fits from your hand: {cards}.", cards=short(now))
        if now
        else say("No card of your hand fits now.")
    )
    return text + (
        say(" Later, once the cards between lie there: {cards}.", cards=short(later)) if later else ""
    )


def all_melds(found: Mapping[str, tuple[Cards, ...]]) -> Node:
    """The longest melds of a hand by their kinds."""
    rows = [
        h(
            "li",
            h("p", h("strong", sentence(kinds))),
            *(h("div", cards_node(cards), key=f"cards-{n}") for n, cards in enumerate(groups)),
            key=f"held-{kinds}",
        )
        for kinds, groups in found.items()
    ]
    title = h("h3", say("The longest melds of this hand"))
    none = None if rows else h("p", say("None."), class_="pl-small")
    return h("section", title, none, h("ul", *rows, class_="pl-held"), class_="pl-part", key="held")


def rules_here(rules: Rules, words: Words) -> Node:
    """What to know of runs and sets, and what no text says."""
    turns = rules.turns
    a_turn = plural(
        turns.melds.value if turns else 1,
        "In play you lay one meld a turn.",
        "In play you lay up to {n} melds a turn.",
    )
    lines = [
        say("A run is three cards or more whose ranks follow each other, in one suit or in one colour."),
        say("A set is three cards or more of one rank, or of one colour."),
        say(
            "Any three cards of a colour are a set. So a colour run is always a colour set as well: "
            "which you call it matters only for what may be laid off later."
        ),
        a_turn,
    ]
    low_to_high = say("The ranks from low to high: 8 9 10 J Q K A. Nothing follows the ace.")
    kinds = say("A meld keeps the kind that it was laid as.")
    return h(
        "section",
        h("h3", say("Runs and sets")),
        h("ul", *(h("li", *words(line)) for line in lines), class_="pl-notes"),
        h("p", f"{low_to_high} {source_of(rules, 'turns.corner')}", class_="pl-assumed"),
        h("p", f"{kinds} {source_of(rules, 'turns.either')}", class_="pl-assumed"),
        class_="pl-part pl-rules-short",
        key="rules",
    )
