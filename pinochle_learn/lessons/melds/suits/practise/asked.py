"""The felt of an exercise on melds: the cards that the question is about."""

from collections.abc import Mapping, Sequence

from pinochle_learn.cards import Card
from pinochle_learn.engine.melds.finding import Meld
from pinochle_learn.lessons.melds.suits.bury.kitty import Burying
from pinochle_learn.lessons.melds.suits.finding import Finding
from pinochle_learn.lessons.melds.suits.practise.exercise import MeldExercise
from pinochle_learn.lessons.melds.suits.practise.situations import (
    BURY,
    CLAIM,
    FIND,
    GROW,
    HELP,
    NAME,
    TOTAL,
    TRUMP,
)
from pinochle_learn.teaching.melds.words import placed
from pinochle_learn.teaching.practice.answer import Answer
from pinochle_learn.teaching.view.melds_view import cards_node, kitty_node, on_table_notes, trump_line
from pinochle_learn.teaching.view.table_view import hand_node
from pinochle_learn.text import say, sentence
from pinochle_learn.widgets.hand import hand_traits
from pinochle_learn.widgets.nodes import Child, Node, button, h

Hand = Sequence[Card]


def plain(drawn: MeldExercise, hand: Hand) -> list[Child | None]:
    """A hand, or the cards that are to be named."""
    label = say("These cards") if drawn.question in {NAME, BURY} else say("Your hand")
    return [_trump(drawn), _cards(hand, label)]


def claimed(drawn: MeldExercise, hand: Hand, answer: Answer | None) -> list[Child | None]:
    """A hand with the cards of a claim raised, under what lies on the table."""
    laid = indices_of([card for group in drawn.laid for card in group], hand)
    raised = indices_of(drawn.group, hand, avoid=laid)
    notes = {place: say("on the table") for place in laid}
    notes |= {place: say("claimed") for place in raised}
    mark = "" if answer is None else "right" if drawn.right.data == "yes" else "wrong"
    states = {place: mark for place in raised if mark}
    state = hand_traits(hand, titled=True, chosen=raised, notes=notes, states=states)
    shown = h("hand", key="hand", state=state)
    return [_trump(drawn), _laid(drawn), shown]


def helping(
    drawn: MeldExercise, hand: Hand, marks: Mapping[int, str], *, over: bool, focus: int | None
) -> list[Child | None]:
    """A hand that lacks one card, and the cards that could come."""
    cards = [str(choice.data) for choice in drawn.choices]
    mode = "none" if over else "one"
    chosen = [place for place, mark in marks.items() if mark == "right"]
    label = say("Which of these?")
    state = hand_traits(cards, mode=mode, label=label, titled=True, states=marks, chosen=chosen)
    offered = h("hand", key="offered", state=state, on={"clicked": "said-card"}, focus=focus)
    return [
        _trump(drawn),
        _cards(hand, say("Your hand")),
        h("div", offered, class_="pl-offered", key="offer"),
    ]


def finding(
    now: Finding, hand: Hand, chosen: Sequence[int], *, over: bool, focus: int | None
) -> list[Child | None]:
    """A hand to claim melds from, and what is claimed so far."""
    rows = [_row(now, place, over=over) for place in range(len(now.laid))]
    title = say("Claimed so far: {n}", n=now.points)
    return [
        trump_line(now.trump),
        hand_node(hand, mode="none" if over else "many", chosen=chosen, focus=focus),
        h("section", h("h3", title), h("ul", *rows, class_="pl-claims", key="rows"), key="claims")
        if rows
        else None,
    ]


def burying(
    drawn: MeldExercise, now: Burying, chosen: Sequence[int], *, over: bool, focus: int | None
) -> list[Child | None]:
    """A hand with the kitty in it, what lies on the table, and the cards that are chosen to go."""
    rules = now.table.rules.kitty
    laid = [h("li", *_melded(meld, now.trump), key=f"laid-{n}") for n, meld in enumerate(now.laid or ())]
    return [
        _trump(drawn),
        kitty_node(rules, drawn.kitty) if rules else None,
        hand_node(
            now.hand,
            mode="none" if over else "many",
            chosen=chosen,
            notes=on_table_notes(now.shown, now.hand),
            focus=focus,
        ),
        h("section", h("h3", say("On the table already")), h("ul", *laid, class_="pl-claims"), key="laid")
        if laid
        else None,
    ]


def _melded(meld: Meld, trump: str | None) -> list[Child]:
    name = h("span", h("strong", sentence(placed(meld, trump))), class_="pl-claim-name")
    return [cards_node(meld.cards, meld.name), name, h("strong", str(meld.points), class_="pl-number")]


def _row(now: Finding, place: int, *, over: bool) -> Node:
    laid = now.laid[place]
    name = sentence(placed(laid.meld, now.trump))
    label = say("Take back: {name}", name=name)
    back = button("×", "take-back", data=place, aria_label=label, title=label, key="back")
    return h(
        "li",
        cards_node(laid.meld.cards, laid.meld.name),
        h("span", h("strong", name), " ", say("type {type}", type=laid.meld.type), class_="pl-claim-name"),
        h("strong", str(laid.gain), class_="pl-number"),
        None if over else back,
        key=f"claim-{place}",
    )


def _trump(drawn: MeldExercise) -> Node | None:
    return trump_line(drawn.trump) if drawn.trump else None


def _laid(drawn: MeldExercise) -> Node | None:
    if not drawn.laid:
        return None
    rows = [h("li", cards_node(group), key=f"laid-{n}") for n, group in enumerate(drawn.laid)]
    return h("section", h("h3", say("On the table already")), h("ul", *rows, class_="pl-claims"), key="laid")


def _cards(cards: Hand, label: str) -> Node:
    return h("hand", key="hand", state=hand_traits(cards, label=label, titled=True))


def indices_of(cards: Sequence[Card], hand: Hand, avoid: Sequence[int] = ()) -> list[int]:
    """Where cards are in a hand, each at a place of its own; rather not at those to ``avoid``."""
    places: list[int] = []
    for card in cards:
        free = [place for place, held in enumerate(hand) if held == card and place not in places]
        places.append(min(free, key=lambda place: place in avoid))
    return sorted(places)


def question(drawn: MeldExercise) -> str:
    """The question of an exercise, in words."""
    texts = {
        NAME: say("What is this?"),
        CLAIM: say("You claim {name} with the raised cards. Does it hold?", name=drawn.claimed),
        TOTAL: say("What does this hand meld?"),
        FIND: say("Find every meld: choose its cards and claim it."),
        TRUMP: say("Which trump melds most?"),
        HELP: say("One card is still to come. Which of these helps most?"),
    }
    return drawn.asked or texts[drawn.question]


def kinds(known: Sequence[str]) -> dict[str, str]:
    """The kinds of question, by name."""
    names = {
        NAME: say("Names"),
        CLAIM: say("Claims"),
        TOTAL: say("Totals"),
        FIND: say("All melds"),
        TRUMP: say("Trump"),
        HELP: say("One more card"),
        BURY: say("Burying"),
        GROW: say("One by one"),
    }
    return {kind: names[kind] for kind in known}
