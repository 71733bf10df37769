"""What lies on the table at a step: the trick, a hand, the kitty or the stock, melds, all hands as dealt."""

from collections.abc import Iterator

from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.scoring.settlement_words import seat_name
from pinochle_learn.front import Variant
from pinochle_learn.lessons.whole_hand.board import dealt_rows, face_down, marked_hand, row
from pinochle_learn.lessons.whole_hand.suits.narration import Scene, Story
from pinochle_learn.lessons.whole_hand.suits.stock_view import spreads, stock
from pinochle_learn.teaching.page.folds import fold
from pinochle_learn.text import number, say
from pinochle_learn.widgets.nodes import Node, h
from pinochle_learn.widgets.trick import trick_traits


def table_view(v: Variant, told: Story, scene: Scene | None, *, trick: int, over: bool) -> Node:
    """The table at a scene; without one all hands, with the kitty face up once the deal is ``over``."""
    if scene is None:
        turned = () if over else stock(told.turned, told.stock)
        shown = [*turned, _hands(told, kitty_open=over), *(_buried(told) if over else ())]
    else:
        count = len(told.deal.dealt)
        text = "Both hands as dealt" if count == 2 else "All {count} hands as dealt"  # noqa: PLR2004 - both
        seen = bool(scene.kitty) or scene.phase == "kitty"
        all_hands = fold("hands", say(text, count=number(count)), lambda: [_hands(told, kitty_open=seen)])
        players = compiled(v.rules).players
        lying = [*stock(scene.turned, scene.stock), *spreads(v, scene)]
        shown = [
            *_trick(v, scene, trick),
            *_kitty(told, scene),
            *lying,
            _hand(scene, players),
            all_hands,
        ]
    return h("section", *shown, class_="pl-felt", aria_label=say("The table"), key="felt")


def _trick(v: Variant, scene: Scene, trick: int) -> Iterator[Node]:
    if scene.phase not in {"play", "stock"}:
        return
    table = compiled(v.rules)
    plays = [
        (seat_name(seat, table.players), card) for seat, card in zip(scene.seats, scene.trick, strict=True)
    ]
    winner = v.winner(scene.trick, trump=scene.trump).position if scene.trick else None
    over = len(plays) == table.players
    next_ = "" if over or not scene.plays else seat_name(scene.seat, table.players)
    label = say("The trick") if over else ""
    state = trick_traits(plays, scene.trump, winner, next_, over=over, label=label)
    text = "Trick {n} of {all}"
    if v.rules.stock is not None:
        text = (
            "Trick {n} of {all}, from the stock"
            if scene.phase == "stock"
            else "Trick {n} of {all}, after the stock"
        )
    yield h("p", say(text, n=trick, all=table.tricks), class_="pl-label", key="number")
    yield h("trick", key="trick", state=state)


def _kitty(told: Story, scene: Scene) -> Iterator[Node]:
    """The kitty at the step at which it is taken."""
    if scene.phase == "kitty":
        yield row("kitty-taken", say("The kitty"), told.deal.kitty)


def _hand(scene: Scene, players: int) -> Node:
    burying = {
        "allowed": say("may be buried"),
        "forbidden": say("may not be buried"),
        "best": say("is buried"),
    }
    return marked_hand(
        scene.hand,
        say("{who}'s hand", who=seat_name(scene.seat, players)),
        trump=scene.trump,
        legal=scene.legal,
        chosen=scene.chosen,
        words=burying if scene.phase == "bury" else None,
    )


def _hands(told: Story, *, kitty_open: bool) -> Node:
    rows, kitty = dealt_rows(told.deal.dealt), told.deal.kitty
    if kitty:
        down = face_down("kitty-down", say("Kitty, face down"), len(kitty))
        rows.append(row("kitty", say("Kitty"), kitty) if kitty_open else down)
    return h("div", *rows, class_="pl-hands", key="hands")


def _buried(told: Story) -> Iterator[Node]:
    state = told.deal.state
    if told.deal.buried and state.bidder is not None:
        text = say("Buried by {who}", who=seat_name(state.bidder, len(told.deal.dealt)))
        yield row("buried", text, told.deal.buried)


def trick_number(told: Story, at: int) -> int:
    """The number of the trick that is being played at a step."""
    plays = sum(scene.plays for scene in told.scenes[:at])
    return (plays - 1) // compiled(told.deal.rules).players + 1
