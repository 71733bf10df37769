"""What lessons show of melds: a set of melds as rows, the table's own list by types, cards drawn small."""

from collections.abc import Iterable, Iterator, Sequence

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import COLOUR_NAMES, colour_name, suit_name
from pinochle_learn.engine.melds.finding import Meld, MeldSet
from pinochle_learn.front import Variant
from pinochle_learn.rules import Rules
from pinochle_learn.rules.parts import KittyRules
from pinochle_learn.teaching.melds.notes import deal_sum, notes_on_melding
from pinochle_learn.teaching.melds.prices import Paid, paid
from pinochle_learn.teaching.melds.words import placed
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.view.controls import suit_sign
from pinochle_learn.text import number, say, sentence
from pinochle_learn.widgets.nodes import Child, Node, h
from pinochle_learn.widgets.row import row_traits


def cards_node(cards: Iterable[Card], name: str = "") -> Node:
    """A few small cards, read as one picture."""
    return h("cards", key="cards", class_="pl-drawn", state=row_traits(tuple(cards), name))


def trump_line(trump: str) -> Node:
    """Which suit or colour is trump."""
    text = say("{suit} are trump", suit=sentence(suit_name(trump)))
    if trump in COLOUR_NAMES:
        text = say("{Colour} is trump", Colour=sentence(colour_name(trump)))
    return h("p", suit_sign(trump), " ", text, class_="pl-trump-line", key="trump")


def small(line: str, key: str) -> Node | None:
    """A quiet line beside the cards; none where there is nothing to say."""
    return h("p", line, class_="pl-small", key=key) if line else None


def meld_table(melds: MeldSet, words: Words | None = None, lit: Iterable[int] = ()) -> Node:
    """A set of melds with type, name, cards, points and reason; rows that are lit serve the cards chosen."""
    head = [
        h("th", say("Type"), scope="col"),
        h("th", say("Meld"), scope="col"),
        h("th", say("Points"), scope="col", class_="pl-number"),
    ]
    shining = set(lit)
    rows = [_row(meld, place, melds, words, place in shining) for place, meld in enumerate(melds)]
    return h(
        "table",
        h("caption", say("The best melds"), class_="pl-hidden"),
        h("thead", h("tr", *head)),
        h("tbody", *rows, *_total(melds), key="rows"),
        class_="pl-melds",
        key="melds",
    )


def _row(meld: Meld, place: int, melds: MeldSet, words: Words | None, lit: bool) -> Node:  # noqa: FBT001
    name = sentence(placed(meld, melds.trump))
    why: list[Child] = [] if words is None else [h("p", *words(meld.why), class_="pl-why")]
    mark = h("span", say("serves here"), class_="pl-serves", key="serves") if lit else None
    told = h("div", h("strong", name), " " if lit else None, mark, *why, class_="pl-told-meld", key="told")
    cell = h("div", told, cards_node(meld.cards, meld.name), class_="pl-meld", key="meld")
    return h(
        "tr",
        h("td", meld.type, class_="pl-type"),
        h("td", cell),
        h("td", str(meld.points), class_="pl-number"),
        class_="pl-lit" if lit else "",
        key=f"meld-{place}",
    )


def _total(melds: MeldSet) -> Iterator[Node]:
    by_type = "  ·  ".join(
        say("Type {type}: {n}", type=name, n=points) for name, points in melds.by_type.items()
    )
    label = h("div", h("strong", say("Total")), h("span", by_type, class_="pl-small"), class_="pl-sum")
    points = h("strong", str(melds.points), key="total")
    yield h(
        "tr", h("td"), h("td", label), h("td", points, class_="pl-number"), class_="pl-total", key="total"
    )


def list_of_melds(table: Variant, trump: str) -> Node:
    """What a table pays, type by type, with this trump; assumed values are marked."""
    types: dict[str, list[Paid]] = {}
    for one in paid(table.rules, trump):
        types.setdefault(one.type, []).append(one)
    columns = [_column(name, melds) for name, melds in types.items()]
    notes = dict.fromkeys(line for melds in types.values() for one in melds for line in one.sources)
    assumed = [h("p", line, class_="pl-assumed") for line in notes]
    told = [h("li", line) for line in notes_on_melding(table.rules)]
    return h(
        "div",
        h("ul", *told, class_="pl-notes", key="notes"),
        h("div", *columns, class_="pl-types", key="types"),
        *assumed,
        class_="pl-meld-list",
        key="legend",
    )


def _column(name: str, melds: list[Paid]) -> Node:
    known = melds[0]
    mark = h("span", "≈", class_="pl-guess", title=say("assumed")) if known.type_assumed else None
    items = [_paid(one) for one in melds]
    title = h("h3", say("Type {type}", type=name), " " if mark else None, mark)
    return h("section", title, h("ul", *items, class_="pl-paid-list"), class_="pl-column", key=f"type-{name}")


def _copies(n: int, points: int, mark: Node | None) -> Node:
    """What so many copies pay; the first of them carries the mark of what is assumed."""
    value = h("dd", mark if n == 1 else None, h("strong", str(points)))
    return h("div", h("dt", number(n)), value, key=f"copies-{n}")


def _paid(one: Paid) -> Node:
    mark = h("span", "≈ ", class_="pl-guess", title=say("assumed")) if one.assumed else None
    return h(
        "li",
        h("p", h("strong", sentence(one.name)), " ", h("span", one.definition, class_="pl-small")),
        h(
            "div",
            cards_node(one.cards, one.name),
            h(
                "dl",
                *(_copies(n, points, mark) for n, points in enumerate(one.pays, 1)),
                class_="pl-by-copies",
            ),
            class_="pl-pays",
        ),
        key=f"paid-{one.key}",
    )


def deal_sum_node(rules: Rules) -> Node | None:
    """The deal as a small sum, at tables with a kitty; also the source's own sum where that cannot be."""
    made = deal_sum(rules)
    if made is None:
        return None
    lines = [h("p", h("strong", say("Dealt: ")), made.here, key="here")]
    if made.source_says:
        lines = [
            h("p", h("strong", say("As the source has it: ")), made.source_says, key="there"),
            h("p", h("strong", say("As dealt here: ")), made.here, class_="pl-assumed", key="here"),
        ]
    return h("div", *lines, class_="pl-deal-sum pl-small", key="deal-sum")


def least_line(table: Variant, melds: MeldSet) -> str:
    """What becomes of a meld below the least that counts."""
    least = table.rules.settling.least_meld.value
    if melds.points >= least:
        return ""
    return say(
        "Below {least} a side's meld counts nothing: this counts only if your partner's makes it {least}.",
        least=least,
    )


def kitty_node(rules: KittyRules, kitty: Sequence[Card]) -> Node:
    """The cards of the kitty, and who has seen them."""
    seen = say("shown to all") if rules.shown.value else say("only the bidder sees it")
    title = h("p", say("From the kitty, {seen}", seen=seen), class_="pl-label")
    return h("section", title, cards_node(kitty, say("the kitty")), class_="pl-kitty", key="kitty")


def on_table_notes(shown: Sequence[Card], hand: Sequence[Card]) -> dict[int, str]:
    """Says of cards that lie on the table that they do."""
    left, notes = list(shown), {}
    for place, card in enumerate(hand):
        if card in left:
            left.remove(card)
            notes[place] = say("on the table")
    return notes
