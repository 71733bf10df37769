"""Deals with coloured cards in which something happens that one should see: found by a search, and offered.

``python -m pinochle_learn.lessons.whole_hand.colours.example_deals`` searches
again, which a change of the players makes necessary; a test says so.
"""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.melds.choosing import open_cards
from pinochle_learn.front import Variant, variant
from pinochle_learn.lessons.whole_hand.colours.narration import Scene, Story, story
from pinochle_learn.lessons.whole_hand.found import Found
from pinochle_learn.rules import Alike, Rules

_SEARCHED = 400  # deals at most
_MANY = 6  # cards of one rank or colour


@dataclass(frozen=True, slots=True)
class Example:
    """Something that happens: its key and name, the table where it is looked for, whether a scene shows it.

    Where it does not happen in a scene, ``shows`` is ``None`` and the deal's end ``comes_to`` it.
    """

    key: str
    title: str
    players: int
    auction: str
    shows: Callable[[Rules, Scene], bool] | None
    comes_to: str = ""


def _chooses(rules: Rules, scene: Scene) -> bool:
    """A hand has cards that could count for their rank or for their colour, and it melds of both kinds."""
    if scene.phase != "meld" or scene.laid is None:
        return False
    alike = [rule for rule in rules.meld.melds if isinstance(rule.cards.value, Alike)]
    kinds = {len({card.rank for card in meld.cards}) == 1 for meld in scene.laid if meld.type == "B"}
    return bool(open_cards(alike, scene.hand)) and len(kinds) > 1


def _many_alike(_rules: Rules, scene: Scene) -> bool:
    return scene.laid is not None and any(m.type == "B" and len(m.cards) >= _MANY for m in scene.laid)


def _run(_rules: Rules, scene: Scene) -> bool:
    return scene.laid is not None and any(meld.key == "run" for meld in scene.laid)


def _same_rank(rules: Rules, scene: Scene) -> bool:
    """The third step decides, and the first of two cards of one rank wins."""
    if scene.step != "led-suit":
        return False
    table = compiled(rules)
    cards = (*scene.trick, table.pack.card(scene.action.split()[1]))
    able = [card for card in cards if card.suit == cards[0].suit]
    best = min(able, key=lambda card: table.pack.ranks.index(card.rank))
    return sum(card.rank == best.rank for card in able) > 1


EXAMPLES = (
    Example("chooses", "Cards that choose: rank or colour", 4, "", _chooses),
    Example("run", "A run in the trump colour", 4, "", _run),
    Example("many", "Six or more alike, from the cards won", 4, "", _many_alike),
    Example("same-rank", "Two of one rank: the first one wins", 3, "", _same_rank),
    Example("set", "A bid that is lost", 3, "held", None, "set"),
)

SEEDS: Mapping[str, Mapping[str, int]] = {
    "purple": {"chooses": 5, "run": 0, "many": 1, "same-rank": 3, "set": 2},
}


def told(v: Variant, one: Example, seed: int) -> Story:
    """A deal at the table of an example."""
    table = v.with_rules({"auction.held": True}) if one.auction else v
    return story(table.rules.seated(one.players), seed)


def _step(v: Variant, one: Example, seed: int) -> int | None:
    """The first step of a deal that shows an example; ``None`` where none does."""
    deal = told(v, one, seed)
    if one.shows is None:
        result = deal.deal.result
        return len(deal.scenes) + 1 if result is not None and result.outcome == one.comes_to else None
    rules = deal.deal.rules
    return next((n for n, scene in enumerate(deal.scenes, start=1) if one.shows(rules, scene)), None)


def _where(one: Example) -> dict[str, object]:
    return {"players": one.players, "auction": one.auction}


FOUND = Found(EXAMPLES, SEEDS, _step, _where)


if __name__ == "__main__":
    for name in SEEDS:
        sys.stdout.write(f"    {name!r}: {FOUND.search(variant(name), _SEARCHED)},\n")
