"""Deals that end a game, or nearly: the score before them, and a player who counts wrongly where one must."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from pinochle_learn.front import Variant
from pinochle_learn.lessons.whole_hand.suits.narration import Story, story, usual_dealer
from pinochle_learn.text import say

_SEARCHED = 300  # deals at most
_NEAR = 300, 360  # how far from the target the players are, on the large scale


@dataclass(frozen=True, slots=True)
class Example:
    """Something that happens: a key, its name, and whether it does in a deal."""

    key: str
    title: str
    fits: Callable[[Story], bool]

    @property
    def name(self) -> str:
        """The title for people."""
        return say(self.title)


@dataclass(frozen=True, slots=True)
class Opening:
    """How a deal begins: its seed, the score before it, and the seat that counts wrongly."""

    seed: int
    before: tuple[int, ...]
    hasty: int | None = None

    def scaled(self, scale: int, own: int) -> "Opening":
        """The same on another scale than the table's own."""
        return replace(self, before=tuple(score * scale // own for score in self.before))


def settled_by(*rules: str) -> Callable[[Story], bool]:
    """Whether a side was settled by one of these rules."""
    return lambda told: told.deal.result is not None and any(s.rule in rules for s in told.deal.result.sides)


def _comes_to(outcome: str) -> Callable[[Story], bool]:
    return lambda told: told.deal.result is not None and told.deal.result.outcome == outcome


def _ends_by(rule: str) -> Callable[[Story], bool]:
    return lambda told: told.deal.result is not None and told.deal.result.game_rule == rule


GAME_EXAMPLES = (
    Example("declared", "Declaring out, rightly", _comes_to("declared out")),
    Example("wrongly-declared", "Declaring out, wrongly", _comes_to("wrongly declared")),
    Example("raised", "Both past the target, undeclared", _ends_by("raise")),
    Example("higher", "Both past the target", _ends_by("higher")),
)

GAMES: Mapping[str, Mapping[str, Opening]] = {
    "two-handed": {
        "declared": Opening(0, (720, 810)),
        "raised": Opening(1, (790, 840)),
        "wrongly-declared": Opening(6, (700, 640), hasty=1),
    },
    "two-handed-wikihow": {"higher": Opening(0, (1350, 1320))},
}


def search_games(v: Variant, most: int = _SEARCHED) -> dict[str, Opening]:
    """Looks for the first deal of each kind, at tables without an auction."""
    if v.rules.auctioned:
        return {}
    found: dict[str, Opening] = {}
    for seed in range(most):
        for one in _openings(v, seed):
            told = story(v.rules, one.seed, usual_dealer(v.rules), one.before, one.hasty)
            new = next((e for e in GAME_EXAMPLES if e.key not in found and e.fits(told)), None)
            if new is not None and all(other.seed != seed for other in found.values()):
                found[new.key] = one
    return found


def _openings(v: Variant, seed: int) -> Iterator[Opening]:
    """Scores worth a try: both near the target; both so near that this very deal takes them over it."""
    target, scale = v.rules.game.target.value or 0, v.scale
    near = tuple(target - far * scale // 10 for far in _NEAR)
    if v.rules.game.declare_out.value:
        yield Opening(seed, near)
        yield from (Opening(seed, near, hasty) for hasty in range(2))
    result = story(v.rules, seed, usual_dealer(v.rules)).deal.result
    exact = tuple(target - gain for gain in result.change) if result else near
    yield Opening(seed, exact)
    yield Opening(seed, (exact[0] + 3 * scale, exact[1] + scale))
