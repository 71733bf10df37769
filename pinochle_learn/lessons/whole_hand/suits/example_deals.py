"""Deals in which something seldom happens, by name: found by a search, and offered on the page.

Some of them want a game that is nearly won: these have a score before the deal (see ``whole_games``).

``python -m pinochle_learn.lessons.whole_hand.suits.example_deals pagat`` searches
again, which a change of the players makes necessary; a test says so.
"""

import sys
from collections.abc import Iterable, Mapping
from functools import lru_cache

from pinochle_learn.deal import Deal
from pinochle_learn.engine.bidding import bidding
from pinochle_learn.front import Variant, variant, variants
from pinochle_learn.lessons.whole_hand.suits.games import (
    GAME_EXAMPLES,
    GAMES,
    Example,
    Opening,
    search_games,
    settled_by,
)
from pinochle_learn.lessons.whole_hand.suits.narration import Story, story, usual_dealer
from pinochle_learn.players import choose

_SEARCHED = 30_000  # deals at most


def _left_to_dealer(told: Story) -> bool:
    state = told.deal.state
    return state.bidder is not None and bidding.best_bid(state.bidding) is None


def _trump_buried(told: Story) -> bool:
    deal, kitty = told.deal, told.deal.rules.kitty
    announced = kitty is not None and kitty.bury_trump.value != "free"
    return announced and any(card.suit == deal.trump for card in deal.buried)


def _turned_nine(told: Story) -> bool:
    rules = told.deal.rules.stock
    return rules is not None and rules.turned_nine.value and any(told.melded)


def _shown_nine(told: Story) -> bool:
    """A nine is shown: the second, since the first was exchanged, or the first where one was turned."""
    return (
        "dix" in told.deal.history[told.deal.history.index("dix") + 1 :]
        if "dix" in told.deal.history
        else False
    )


def _serves_again(told: Story) -> bool:
    """A run is laid over a royal marriage."""
    keys = [meld.key for melds in told.deal.state.melds for meld in melds or ()]
    return told.deal.rules.meld.reuse.value == "higher" and {"run", "royal-marriage"} <= set(keys)


def _serves_twice(told: Story) -> bool:
    """One queen of spades serves in all three types."""
    spreads = (scene.spreads for scene in told.scenes)
    return any(len({s.type for s in card.served}) > 2 for all_ in spreads for cards in all_ for card in cards)  # noqa: PLR2004 - all three


EXAMPLES = (
    Example("turned-nine", "A nine is turned up", _turned_nine),
    Example("second-nine", "A second nine of trump", _shown_nine),
    Example("run-over", "A run over a royal marriage", _serves_again),
    Example("three-types", "A card that serves in three types", _serves_twice),
    Example("no-marriage", "A hand without a marriage", settled_by("no-marriage")),
    Example("least-meld", "A bidder with too little meld", settled_by("least-meld")),
    Example("out-of-reach", "A bid out of reach", settled_by("out-of-reach")),
    Example("meld-wins", "A meld that wins alone", settled_by("chips-meld-wins", "meld-wins")),
    Example("conceded", "A bid that is conceded", settled_by("single-bete")),
    Example("failed", "A bid that fails in the play", settled_by("double-bete")),
    Example("trump-buried", "A trump that must be buried", _trump_buried),
    Example("set", "A bid that is lost", settled_by("set")),
    Example("paid-over", "A lost bid that pays the others", settled_by("set-award")),
    Example(
        "tricks-short",
        "A bid lost for want of tricks",
        settled_by("set-meld-lost", "set-meld-lost-to-others"),
    ),
    Example("meld-lost", "A meld that is lost", settled_by("meld-lost")),
    Example("short-meld", "A meld too small to count", settled_by("short-meld")),
    Example("dealer", "The bid is left to the dealer", _left_to_dealer),
    Example("nobody", "A deal in which nobody bids", settled_by("no-contract")),
    *GAME_EXAMPLES,
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
    "two-handed": {"turned-nine": 15, "second-nine": 0, "run-over": 5, "three-types": 7},
    "two-handed-wikihow": {"three-types": 26},
    "auction": {"meld-wins": 4, "conceded": 34, "failed": 0, "trump-buried": 1097, "nobody": 2},
    "cutthroat": {"set": 2, "meld-lost": 26, "dealer": 3},
    "three-handed-wikihow": {"set": 2, "meld-lost": 26},
}


def examples(v: Variant) -> Iterable[tuple[Example, int]]:
    """What is known at a table, each with the seed of a deal in which it happens."""
    known = {**SEEDS.get(v.id, {}), **{key: one.seed for key, one in GAMES.get(v.id, {}).items()}}
    found = [(example, known[example.key]) for example in EXAMPLES if example.key in known]
    if not v.rules.own_name:
        return found
    # a group's own rules may turn the same cards into another deal: what still happens is offered
    return [pair for pair in found if pair[0] not in GAME_EXAMPLES and _happens(v, *pair)]


@lru_cache(maxsize=128)
def _happens(v: Variant, example: Example, seed: int) -> bool:
    return example.fits(_played(v, seed))


def opening(v: Variant, key: str) -> Opening | None:
    """How the deal of an example begins that wants a score before it, on the scale that is shown."""
    known = None if v.rules.own_name else GAMES.get(v.id, {}).get(key)
    return None if known is None else known.scaled(v.scale, variant(v.id).scale)


def fields_of(v: Variant, key: str) -> dict[str, object]:
    """Where an example is, as fields of a place; an unknown one is the table's first deal."""
    seeds = {example.key: seed for example, seed in examples(v)}
    return {"seed": seeds.get(key), "ask": key if opening(v, key) else "", "at": 0}


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
    """A deal that is played, and told only where the telling says more."""
    if v.rules.stock is not None:
        return story(v.rules, seed, usual_dealer(v.rules))
    deal = Deal(v.rules, seed=seed, dealer=usual_dealer(v.rules))
    while deal.phase != "over":
        deal.act(choose(deal.view(deal.to_act or 0)).action)
    return Story(deal, ())


if __name__ == "__main__":
    for table in map(variant, sys.argv[1:]) if sys.argv[1:] else variants():
        sys.stdout.write(f"    {table.id!r}: {search(table)},\n    {table.id!r}: {search_games(table)},\n")
