"""Deals with an end that one seldom meets, by name: found by a search, and offered on the page.

``python -m pinochle_learn.lessons.whole_examples pagat`` searches again, which a change of the players in
``coach.playing`` makes necessary; a test says so.
"""

import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from pinochle_learn.coach.playing import choose
from pinochle_learn.coach.story import Story, usual_dealer
from pinochle_learn.deal import Deal
from pinochle_learn.engine import bidding
from pinochle_learn.front import Variant, variant, variants
from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Node, button, h

_SEARCHED = 30_000  # deals at most


@dataclass(frozen=True, slots=True)
class Example:
    """A kind of end: a key, its name, and whether a deal has come to it."""

    key: str
    title: str
    fits: Callable[[Story], bool]

    @property
    def name(self) -> str:
        """The title for people."""
        return say(self.title)


def _rules(told: Story) -> set[str]:
    """The rules by which the sides were settled."""
    return {side.rule for side in told.deal.result.sides} if told.deal.result else set()


def _settled_by(*rules: str) -> Callable[[Story], bool]:
    return lambda told: bool(_rules(told) & set(rules))


def _left_to_dealer(told: Story) -> bool:
    state = told.deal.state
    return state.bidder is not None and bidding.best_bid(state.bidding) is None


def _trump_buried(told: Story) -> bool:
    deal, kitty = told.deal, told.deal.rules.kitty
    announced = kitty is not None and kitty.bury_trump.value != "free"
    return announced and any(card.suit == deal.trump for card in deal.buried)


EXAMPLES = (
    Example("no-marriage", "A hand without a marriage", _settled_by("no-marriage")),
    Example("least-meld", "A bidder with too little meld", _settled_by("least-meld")),
    Example("out-of-reach", "A bid out of reach", _settled_by("out-of-reach")),
    Example("meld-wins", "A meld that wins alone", _settled_by("chips-meld-wins", "meld-wins")),
    Example("conceded", "A bid that is conceded", _settled_by("single-bete")),
    Example("failed", "A bid that fails in the play", _settled_by("double-bete")),
    Example("trump-buried", "A trump that must be buried", _trump_buried),
    Example("set", "A bid that is lost", _settled_by("set")),
    Example("paid-over", "A lost bid that pays the others", _settled_by("set-award")),
    Example(
        "tricks-short",
        "A bid lost for want of tricks",
        _settled_by("set-meld-lost", "set-meld-lost-to-others"),
    ),
    Example("meld-lost", "A meld that is lost", _settled_by("meld-lost")),
    Example("short-meld", "A meld too small to count", _settled_by("short-meld")),
    Example("dealer", "The bid is left to the dealer", _left_to_dealer),
    Example("nobody", "A deal in which nobody bids", _settled_by("no-contract")),
)

SEEDS: Mapping[str, Mapping[str, int]] = {
    "pinochlerun": {"set": 2, "meld-lost": 45, "dealer": 3},
    "pagat": {"set": 2, "meld-lost": 45, "dealer": 3},
    "okpinochle": {"set": 2, "meld-lost": 45, "dealer": 3},
    "wikihow": {"set": 3, "meld-lost": 11},
    "hoyle": {"set": 3},
    "double-deck": {"no-marriage": 400, "set": 0, "dealer": 4},
    "double-deck-pagat": {
        "no-marriage": 400,
        "least-meld": 51,
        "set": 10,
        "tricks-short": 0,
        "meld-lost": 29,
        "short-meld": 3,
        "dealer": 4,
    },
    "npa": {
        "no-marriage": 168,
        "least-meld": 101,
        "paid-over": 0,
        "tricks-short": 1,
        "meld-lost": 26,
        "short-meld": 6,
        "dealer": 4,
    },
    "auction": {"meld-wins": 4, "conceded": 34, "failed": 0, "trump-buried": 1097, "nobody": 2},
    "cutthroat": {"set": 2, "meld-lost": 26, "dealer": 3},
    "three-handed-wikihow": {"set": 2, "meld-lost": 26},
}


def examples(v: Variant) -> Iterable[tuple[Example, int]]:
    """The ends that are known at a table, each with the seed of a deal that comes to it."""
    known = SEEDS.get(v.id, {})
    return [(example, known[example.key]) for example in EXAMPLES if example.key in known]


def offered(v: Variant) -> Node | None:
    """Buttons that open the examples of a table; they send ``example``."""
    buttons = [
        button(example.name, "example", data=example.key, key=f"example-{example.key}")
        for example, _seed in examples(v)
    ]
    if not buttons:
        return None
    label = h("span", say("Or a deal that ends like this"), class_="pl-label", id="pl-examples")
    group = h("div", *buttons, class_="pl-acts", role="group", aria_labelledby="pl-examples")
    return h("div", label, group, class_="pl-examples", key="examples")


def search(v: Variant, most: int = _SEARCHED) -> dict[str, int]:
    """Looks for the first deal of each kind, none of them twice."""
    found: dict[str, int] = {}
    for seed in range(most):
        told = _played(v, seed)
        new = next((one for one in EXAMPLES if one.key not in found and one.fits(told)), None)
        if new is not None:
            found[new.key] = seed
    return {one.key: found[one.key] for one in EXAMPLES if one.key in found}


def _played(v: Variant, seed: int) -> Story:
    """A deal that is played but not told, which is quicker."""
    deal = Deal(v.rules, seed=seed, dealer=usual_dealer(v.rules))
    while deal.phase != "over":
        deal.act(choose(deal).action)
    return Story(deal, ())


if __name__ == "__main__":
    for table in map(variant, sys.argv[1:]) if sys.argv[1:] else variants():
        sys.stdout.write(f"    {table.id!r}: {search(table)},\n")
