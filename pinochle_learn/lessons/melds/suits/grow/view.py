"""What is shown where melds are laid one by one: the cards on the table, their services, melds in order."""

from collections.abc import Iterable, Sequence

from pinochle_learn.cards import Card
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.melds.finding import Meld, type_names
from pinochle_learn.engine.melds.growing import cards_of
from pinochle_learn.engine.melds.growing_claims import spread_of
from pinochle_learn.lessons.melds.suits.grow.laying import Growing
from pinochle_learn.lessons.melds.suits.grow.words import used_in_words
from pinochle_learn.lessons.melds.suits.practise.exercise import MeldExercise
from pinochle_learn.rules import Rules
from pinochle_learn.teaching.melds.words import placed
from pinochle_learn.teaching.practice.answer import Answer
from pinochle_learn.teaching.view.controls import again_chosen
from pinochle_learn.teaching.view.melds_view import cards_node, trump_line
from pinochle_learn.text import say, sentence
from pinochle_learn.widgets.hand import hand_traits
from pinochle_learn.widgets.nodes import Child, Node, h


def table_node(cards: Sequence[Card], *, mode: str = "none", chosen: Iterable[int] = ()) -> Node | None:
    """The cards on the table; in mode ``many`` they send ``lying``, with places."""
    if not cards:
        return None
    on = {"chosen": "lying"} if mode == "many" else {}
    state = hand_traits(cards, mode=mode, label=say("On the table"), titled=True, chosen=chosen)
    return h("hand", key="lying", state=state, on=on)


def turned_node(turned: Card | None) -> Node | None:
    """The card turned for trump, for which the nine can be exchanged."""
    if turned is None:
        return None
    title = h("p", say("The turned card"), class_="pl-label")
    return h("section", title, cards_node([turned], say("turned")), class_="pl-kitty", key="turned")


def services_node(now: Growing) -> Node | None:
    """Card by card what each on the table has served for, and where it may serve again."""
    if not now.spread.cards:
        return None
    types = type_names(now.table)
    head = [
        h("th", say("Card"), scope="col"),
        *(h("th", say("Type {type}", type=t), scope="col") for t in types),
    ]
    rows = [
        h(
            "tr",
            h("th", cards_node([card]), scope="row"),
            *(h("td", used_in_words(use), class_="" if use.again else "pl-small") for use in now.uses(shown)),
            key=f"use-{place}",
        )
        for place, (card, shown) in enumerate(zip(now.shown, now.spread.cards, strict=True))
    ]
    caption = h("caption", say("What each card has served for"), class_="pl-hidden")
    table = h(
        "table", caption, h("thead", h("tr", *head)), h("tbody", *rows, key="uses"), class_="pl-melds pl-uses"
    )
    return h("section", h("h3", say("What each card on the table may still do")), table, key="services")


def list_node(melds: Sequence[Meld], trump: str, key: str) -> Node:
    """Melds as rows: cards, name and points."""
    rows = [
        h(
            "li",
            cards_node(meld.cards, meld.name),
            h("span", h("strong", sentence(placed(meld, trump))), " ", _type(meld), class_="pl-claim-name"),
            h("strong", str(meld.points), class_="pl-number"),
            key=f"{key}-{place}",
        )
        for place, meld in enumerate(melds)
    ]
    return h("ol" if key == "plan" else "ul", *rows, class_="pl-claims", key=key)


def _type(meld: Meld) -> str:
    return say("type {type}", type=meld.type)


def asked_node(
    rules: Rules, drawn: MeldExercise, hand: Sequence[Card], answer: Answer | None
) -> list[Child | None]:
    """The felt of an exercise: what lies on the table and the hand, with the cards of a claim raised."""
    table = compiled(rules)
    spread = spread_of(table, drawn.laid, drawn.trump, drawn.hand)
    there = cards_of(table, (card.number for card in spread.cards))
    lying = list(drawn.group)
    for card in drawn.fresh:
        lying.remove(card)
    fresh, reused = again_chosen(tuple(hand), drawn.fresh), again_chosen(there, tuple(lying))
    mark = "" if answer is None or not answer.right else "right" if drawn.right.data == "meld" else "wrong"
    notes = dict.fromkeys(fresh, say("claimed"))
    states = dict.fromkeys(fresh, mark) if mark else {}
    state = hand_traits(hand, titled=True, chosen=fresh, notes=notes, states=states)
    laid = [h("li", cards_node(group), key=f"laid-{n}") for n, group in enumerate(drawn.laid)]
    order = h("ol", *laid, class_="pl-claims", key="laid")
    return [
        trump_line(str(drawn.trump)),
        turned_node(drawn.turned[0] if drawn.turned else None),
        h("section", h("h3", say("Laid so far, in this order")), order, key="order") if laid else None,
        table_node(there, chosen=reused),
        h("hand", key="hand", state=state),
    ]
