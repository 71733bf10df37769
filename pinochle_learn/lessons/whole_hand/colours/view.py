"""What lies on the table with coloured cards: the trick, a hand, what a side has won, the turned card."""

from collections.abc import Iterator

from pinochle_learn.deal.state import side_pile
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.melds.finding import Meld, MeldSet
from pinochle_learn.engine.scoring.settlement_words import seat_name, side_name
from pinochle_learn.front import Variant
from pinochle_learn.lessons.whole_hand.board import dealt_rows, marked_hand, row, whose_hand
from pinochle_learn.lessons.whole_hand.colours.narration import Scene, Story
from pinochle_learn.teaching.page.folds import fold
from pinochle_learn.text import number, plural, say, sentence
from pinochle_learn.widgets.faces import in_order
from pinochle_learn.widgets.nodes import Node, h
from pinochle_learn.widgets.row import row_traits
from pinochle_learn.widgets.trick import trick_traits


def table_view(v: Variant, told: Story, scene: Scene | None, *, trick: int, over: bool) -> Node:
    """The table at a scene; without one all hands as dealt, and what was won once the deal is ``over``."""
    if scene is None:
        shown = [*_turned(told), *(_won(told) if over else ()), *_hands(told, over=over)]
    else:
        count = number(len(told.deal.dealt))
        text = "Both hands as dealt" if len(told.deal.dealt) == 2 else "All {count} hands as dealt"  # noqa: PLR2004 - both
        all_hands = fold("hands", say(text, count=count), lambda: _hands(told, over=False))
        shown = [
            *_trick(v, scene, trick),
            *_cards(told, scene),
            *_melds(scene.laid),
            *_turned(told),
            all_hands,
        ]
    return h("section", *shown, class_="pl-felt", aria_label=say("The table"), key="felt")


def _trick(v: Variant, scene: Scene, trick: int) -> Iterator[Node]:
    if not scene.plays:
        return
    table = compiled(v.rules)
    seats = [seat_name(seat, table.players) for seat in scene.seats]
    winner = v.winner(scene.trick, trump=scene.trump).position if scene.trick else None
    to_play = seat_name(scene.seat, table.players)
    state = trick_traits(list(zip(seats, scene.trick, strict=True)), scene.trump, winner, to_play)
    yield h("p", say("Trick {n} of {all}", n=trick, all=table.tricks), class_="pl-label", key="number")
    yield h("trick", key="trick", state=state)


def _cards(told: Story, scene: Scene) -> Iterator[Node]:
    """The hand of the player to act; in the second melding phase what his side has won."""
    table = compiled(told.deal.rules)
    if scene.phase != "second_meld":
        words = {"best": say("is played") if scene.plays else say("serves")}
        yield marked_hand(
            scene.hand,
            whose_hand(scene.seat, table.players),
            trump=scene.trump,
            legal=scene.legal,
            chosen=scene.chosen,
            words=words,
        )
        return
    side = side_name(table, table.side_of(scene.seat))
    label = say("Won by {side}: {cards}", side=side, cards=plural(len(scene.pile), "{n} card", "{n} cards"))
    if not scene.pile:
        yield h("p", label, class_="pl-label", key="hand")
        return
    yield marked_hand(
        scene.pile, label, trump=scene.trump, chosen=scene.chosen, words={"best": say("serves")}
    )


def _melds(melds: MeldSet | None) -> Iterator[Node]:
    """The melds that are laid, type by type, each with its cards and why they count for it."""
    for kind, points in melds.by_type.items() if melds else ():
        mine = [meld for meld in melds or () if meld.type == kind]
        if not mine:
            continue
        items = [_one_meld(meld, place) for place, meld in enumerate(mine)]
        label = say("Type {type}: {n}", type=kind, n=points)
        shown = h("ul", *items, class_="pl-melds-laid", role="list", aria_label=label)
        yield h("div", h("p", label, class_="pl-label"), shown, class_="pl-seat-hand", key=f"type-{kind}")


def _one_meld(meld: Meld, place: int) -> Node:
    return h(
        "li",
        h("strong", say("{name}, {n}", name=sentence(meld.name), n=meld.points)),
        h("cards", state=row_traits(meld.cards, meld.name), key="cards"),
        h("span", meld.why, class_="pl-small"),
        key=f"meld-{place}",
        class_="pl-meld-laid",
    )


def _turned(told: Story) -> Iterator[Node]:
    """The card turned up after the deal."""
    if told.deal.turned is not None:
        yield row("turned", say("Turned up, out of play"), (told.deal.turned,))


def _hands(told: Story, *, over: bool) -> list[Node]:
    rows = dealt_rows(told.deal.dealt)
    pack = compiled(told.deal.rules).pack
    out = tuple(pack.distinct[n] for n in told.deal.state.out)
    if out and over:
        rows.append(row("out", say("In nobody's hand"), in_order(out)))
    if over:
        return [
            fold(
                "hands", say("All hands as dealt"), lambda: [h("div", *rows, class_="pl-hands", key="hands")]
            )
        ]
    return [h("div", *rows, class_="pl-hands", key="hands")]


def _won(told: Story) -> Iterator[Node]:
    """What each side has won."""
    table, state = compiled(told.deal.rules), told.deal.state
    if not state.tricks:
        return
    for side in range(table.sides):
        cards = table.pack.cards(side_pile(table, state, side))
        words = {"side": side_name(table, side), "cards": plural(len(cards), "{n} card", "{n} cards")}
        label = say("Won by {side}: {cards}", **words)
        if cards:
            yield row(f"won-{side}", label, in_order(cards, state.trump), label)
        else:
            yield h("p", label, class_="pl-label", key=f"won-{side}")
