"""What lies on the table in a game of turns: stock and discard pile, all melds, and the hands one may see."""

from collections.abc import Iterator, Sequence

from pinochle_learn.cards import Card
from pinochle_learn.deal.state import LaidMeld
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.scoring.settlement_words import seat_name
from pinochle_learn.lessons.whole_hand.board import dealt_rows, marked_hand, row, whose_hand, your_seat
from pinochle_learn.lessons.whole_hand.turns.narration import Scene, Story
from pinochle_learn.teaching.page.folds import fold
from pinochle_learn.teaching.words.seats import learner
from pinochle_learn.text import number, plural, say
from pinochle_learn.widgets.faces import in_order
from pinochle_learn.widgets.nodes import Node, h
from pinochle_learn.widgets.row import row_traits


def table_view(told: Story, scene: Scene | None, *, over: bool) -> Node:
    """The table at a scene; before the first the hands as dealt, at the end the cards that are left."""
    players = len(told.deal.dealt)
    text = "Both hands as dealt" if players == 2 else "All {count} hands as dealt"  # noqa: PLR2004 - both
    all_hands = h("div", *dealt_rows(told.deal.dealt), class_="pl-hands", key="hands")
    folded = fold("hands", say(text, count=number(players)), lambda: [all_hands])
    if scene is not None:
        shown = [
            _piles(scene.stock, scene.top, scene.piled),
            *_melds(told, scene.laid, scene),
            *_hands(scene, players),
        ]
        shown.append(folded)
    elif over:
        shown = [*_left(told), *_melds(told, told.deal.state.laid, None), folded]
    else:
        shown = [_piles(told.stock, told.first, 1), all_hands]
    return h("section", *shown, class_="pl-felt", aria_label=say("The table"), key="felt")


# --- stock and discard pile --------------------------------------------------------------------------------


def _piles(stock: int, top: Card | None, piled: int) -> Node:
    """The stock, face down, and the discard pile, of which one sees the top."""
    back = h("span", h("span", class_="pl-face pl-back", aria_hidden="true"), class_="pl-card")
    down = plural(stock, "{n} card face down", "{n} cards face down")
    drawn = h("span", back, class_="pl-cards", role="img", aria_label=down)
    no_stock = h("span", say("empty"), class_="pl-small")
    stock_item = h(
        "li",
        drawn if stock else no_stock,
        h("span", say("Stock: {n}", n=stock), class_="pl-label", aria_hidden="true" if stock else None),
        class_="pl-lies",
        key="stock",
    )
    many = plural(piled, "{n} card", "{n} cards")
    shown = (
        h("span", say("empty"), class_="pl-small")
        if top is None
        else h("cards", state=row_traits([top]), key="card")
    )
    pile_item = h(
        "li",
        shown,
        h("span", say("Discard pile: {cards}", cards=many), class_="pl-label"),
        class_="pl-lies",
        key="pile",
    )
    label = say("Stock and discard pile")
    return h(
        "ul", stock_item, pile_item, class_="pl-lying pl-piles", role="list", aria_label=label, key="piles"
    )


# --- melds -------------------------------------------------------------------------------------------------


def _melds(told: Story, laid: Sequence[LaidMeld], scene: Scene | None) -> Iterator[Node]:
    """All melds on the table with number, kind and owner; the one that was just laid or grew is marked."""
    if not laid:
        yield h("p", say("No meld lies on the table yet."), class_="pl-small", key="no-melds")
        return
    items = [_meld(told, one, place, _mark(scene, place)) for place, one in enumerate(laid)]
    yield h(
        "ul", *items, class_="pl-on-table", role="list", aria_label=say("Melds on the table"), key="melds"
    )


def _mark(scene: Scene | None, place: int) -> str:
    if scene is None or scene.touched != place:
        return ""
    return say("new") if scene.verb == "meld" else say("grows")


def _meld(told: Story, one: LaidMeld, place: int, mark: str) -> Node:
    table, group = compiled(told.deal.rules), one.group
    words = {
        "n": place + 1,
        "kind": say(table.rules.meld[group.kind].name),
        "owner": seat_name(one.owner, table.players),
    }
    label = say("Meld {n}: {kind}, {owner}", **words)
    shown = h("strong", mark, class_="pl-used") if mark else None
    return h(
        "li",
        h("p", label, " " if mark else None, shown, class_="pl-label"),
        h("cards", state=row_traits(group.cards, say("{kind} of {owner}", **words)), key="cards"),
        class_="pl-table-meld pl-lies-used" if mark else "pl-table-meld",
        key=f"meld-{place}",
    )


# --- hands -------------------------------------------------------------------------------------------------


def _hands(scene: Scene, players: int) -> Iterator[Node]:
    """The hand of the player whose turn it is, and the learner's where that is another."""
    ends = scene.verb in {"discard", "keep"}
    words = {
        "best": say("is discarded") if scene.verb == "discard" else say("is laid"),
        "allowed": say("may be discarded"),
        "forbidden": say("just drawn"),
    }
    yield marked_hand(
        scene.hand,
        whose_hand(scene.seat, players),
        legal=scene.legal if ends else (),
        chosen=scene.chosen,
        words=words,
    )
    if scene.seat != learner(players):
        yield row("own", whose_hand(learner(players), players), in_order(scene.own))


def _left(told: Story) -> Iterator[Node]:
    """The cards with which everybody is left."""
    players = len(told.deal.dealt)
    for seat, cards in enumerate(told.deal.hands):
        name = your_seat(seat, players)
        if cards:
            yield row(f"left-{seat}", say("Left to {who}", who=name), in_order(cards))
        else:
            yield h("p", say("{who} has no card left", who=name), class_="pl-label", key=f"left-{seat}")
