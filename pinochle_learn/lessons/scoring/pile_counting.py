"""The cards in colours with what they count: one card, a pile in rows, and the whole pack as a sheet."""

from collections.abc import Collection, Iterable, Sequence

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import colour_name, rank_name
from pinochle_learn.front import Variant
from pinochle_learn.rules import Rules
from pinochle_learn.teaching.scores.card_points import card_sum, colour_points, rank_points, where_to_change
from pinochle_learn.teaching.words.sources import numbers_guessed
from pinochle_learn.text import plural, say, sentence
from pinochle_learn.widgets.nodes import Child, Node, h
from pinochle_learn.widgets.row import row_traits


def counted_card(rules: Rules, card: Card) -> Node:
    """A card, and below it the number of its rank and that of its colour."""
    rank, colour = rank_points(rules, card), colour_points(rules, card)
    sums = h("span", f"{rank} + {colour}", class_="pl-card-sum")
    return h(
        "span", h("cards", key="card", state=row_traits([card])), sums, class_="pl-counted", key=f"c-{card}"
    )


def pile_row(v: Variant, key: str, name: str, cards: Iterable[Card]) -> Node:
    """A row of a pile: its name, its cards with their numbers, and what they count together."""
    row = tuple(cards)
    worth = plural(int(v.count(row)), "{n} point", "{n} points")
    return h(
        "li",
        h("span", name, class_="pl-small"),
        h("span", *(counted_card(v.rules, card) for card in row), class_="pl-counted-row"),
        h("span", worth, class_="pl-worth"),
        class_="pl-trick-row pl-counted-trick",
        key=key,
    )


def sheet(v: Variant, cards: Collection[Card], *, event: str | None) -> Node:
    """The whole pack by colour and rank, with the pile marked; with ``event`` a number is a button."""
    rules, ranks = v.rules, v.pack.ranks
    head = [h("th", h("span", say("Colour"), class_="pl-hidden"), scope="col")]
    head += [
        _head(rank_name(rank), _short(rank), rank_points(rules, _any(v, rank=rank)), "col") for rank in ranks
    ]
    head.append(h("th", say("Colour points"), scope="col", class_="pl-sum-head"))
    body = [_colour_row(v, suit, cards, event) for suit in v.pack.suits_or_colours]
    of_ranks = [sum(card.rank == rank for card in cards) for rank in ranks]
    each = [rank_points(rules, _any(v, rank=rank)) for rank in ranks]
    foot = [h("td", *_times(n, points)) for n, points in zip(of_ranks, each, strict=True)]
    total = h("td", h("strong", str(int(v.count(cards))), key="total"))
    last = h("tr", h("th", say("Rank points"), scope="row"), *foot, total, key="ranks", class_="pl-sums")
    return h(
        "table",
        h("caption", _caption(event)),
        h("thead", h("tr", *head)),
        h("tbody", *body, last, key="rows"),
        class_="pl-sheet pl-pack-sheet",
        key="sheet",
    )


def _caption(event: str | None) -> str:
    if event is None:
        return say("The whole pack; cards of the pile are marked")
    return say("The whole pack. Press a number to put its card into the pile, or to take it out.")


def _short(rank: str) -> str:
    return "10" if rank == "T" else rank


def _any(v: Variant, *, rank: str = "", suit: str = "") -> Card:
    return next(card for card in v.pack.distinct if card.rank == rank or card.suit_or_colour == suit)


def _head(name: str, short: str, points: int, scope: str) -> Node:
    """The head of a column or of a row: a rank or a colour, with its number."""
    same = name == short
    shown = h("span", short, aria_hidden=None if same else "true")
    label: list[Child] = [shown] if same else [shown, h("span", name, class_="pl-hidden")]
    return h("th", *label, " ", h("span", str(points), class_="pl-number-of"), scope=scope, key=f"h-{short}")


def _colour_row(v: Variant, suit: str, cards: Collection[Card], event: str | None) -> Node:
    own = [card for card in v.pack.distinct if card.suit_or_colour == suit]
    points = colour_points(v.rules, own[0])
    cells = [h("td", _cell(v, card, event, held=card in cards), key=f"cell-{card}") for card in own]
    held = sum(card in cards for card in own)
    name = colour_name(suit)
    head = _head(sentence(name), sentence(name), points, "row")
    return h("tr", head, *cells, h("td", *_times(held, points)), key=f"row-{suit}")


def _cell(v: Variant, card: Card, event: str | None, *, held: bool) -> Node:
    style, n = "pl-cell pl-cell-on" if held else "pl-cell", str(int(v.count([card])))
    if event is None:
        mark = h("span", say("in the pile"), class_="pl-hidden") if held else None
        return h("span", n, " " if mark else None, mark, class_=style)
    return h(
        "button",
        n,
        type="button",
        class_=style,
        aria_pressed="true" if held else "false",
        aria_label=sentence(card_sum(v.rules, card)),
        on={"click": event},
        data=str(card),
        key="put",
    )


def _times(n: int, points: int) -> Sequence[Child]:
    """So many cards at so many points."""
    if not n:
        return [h("span", "–", aria_label=say("none"))]
    return [str(n * points), " ", h("small", f"{n}×{points}")]


def assumed_note(rules: Rules) -> Node | None:
    """That the numbers are assumed, and how other ones are put in."""
    colours = rules.colours
    if colours is None or not numbers_guessed(rules):
        return None
    line, typed = where_to_change()
    text = "The source does not say what is printed on the cards; this table plays it so. ({reason})"
    return h(
        "div",
        h("p", say(text, reason=colours.points.source), class_="pl-assumed"),
        h("p", line, class_="pl-small"),
        h("p", h("code", typed), class_="pl-typed"),
        class_="pl-part",
        key="assumed",
    )
