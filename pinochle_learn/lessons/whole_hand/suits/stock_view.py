"""The stock with its turned card, and the melded cards before each player with what they have served for."""

from collections.abc import Iterator

from pinochle_learn.cards import Card
from pinochle_learn.engine.scoring.settlement_words import seat_name
from pinochle_learn.front import Variant
from pinochle_learn.lessons.whole_hand.suits.narration import Lying, Scene
from pinochle_learn.text import listed, plural, say
from pinochle_learn.widgets.nodes import Node, h
from pinochle_learn.widgets.row import row_traits


def stock(turned: Card | None, count: int) -> Iterator[Node]:
    """The stock: cards face down, and the turned one, which is drawn last."""
    if turned is None or not count:
        return
    down = count - 1
    text = plural(down, "{n} card face down", "{n} cards face down")
    pile = h("span", h("span", class_="pl-face pl-back", aria_hidden="true"), class_="pl-card")
    items = [
        _item(
            h("span", pile, class_="pl-cards", role="img", aria_label=text),
            say("{n} face down", n=down),
            "down",
        )
        if down
        else None,
        _item(_small(turned, turned.name), say("turned, drawn last"), "turned"),
    ]
    yield h(
        "div",
        h("p", say("The stock"), class_="pl-label"),
        h("ul", *items, class_="pl-lying pl-stock", role="list", aria_label=say("The stock")),
        class_="pl-seat-hand",
        key="stock",
    )


def spreads(v: Variant, scene: Scene) -> Iterator[Node]:
    """What lies on the table before each player, in the order of the seats."""
    if not any(scene.spreads):
        return
    rows = [_spread(v, scene, seat, cards) for seat, cards in enumerate(scene.spreads)]
    yield h("div", *rows, class_="pl-spreads", key="spreads")


def _spread(v: Variant, scene: Scene, seat: int, cards: tuple[Lying, ...]) -> Node:
    label = say("On the table before {who}", who=seat_name(seat, len(scene.spreads)))
    used = scene.lying if seat == scene.seat else ()
    items = [_lying(v, scene, card, place, used=place in used) for place, card in enumerate(cards)]
    if not items:
        shown = h("p", say("Nothing."), class_="pl-small")
    else:
        shown = h("ul", *items, class_="pl-lying", role="list", aria_label=label)
    return h("div", h("p", label, class_="pl-label"), shown, class_="pl-seat-hand", key=f"spread-{seat}")


def _lying(v: Variant, scene: Scene, card: Lying, place: int, *, used: bool) -> Node:
    """A card and below it the types in which it has served; where it may serve for more, also for what."""
    higher = v.rules.meld.reuse.value == "higher"
    types = [f"{served.type} {served.points}" if higher else served.type for served in card.served]
    told = [say("type {type}: {name}, {n}", type=s.type, name=s.name, n=s.points) for s in card.served]
    said = say("{card}, served in {told}", card=card.card.name, told=listed(told))
    what = (say("played") if scene.plays else say("joins")) if used else ""
    if used:
        said = say("{card}; {what}", card=said, what=what)
    mark = h("span", what, class_="pl-used", aria_hidden="true") if used else None
    names = [h("span", name, aria_hidden="true") for name in types]
    return h(
        "li",
        _small(card.card, said),
        *names,
        mark,
        class_="pl-lies pl-lies-used" if used else "pl-lies",
        key=f"lies-{place}",
    )


def _item(drawn: Node, text: str, key: str) -> Node:
    return h(
        "li", drawn, h("span", text, aria_hidden="true" if key == "down" else None), class_="pl-lies", key=key
    )


def _small(card: Card, said: str) -> Node:
    """One small card that is read as ``said``."""
    return h("cards", state={**row_traits([card]), "label": said}, key="card")
