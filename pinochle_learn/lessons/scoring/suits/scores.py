"""The scores at the end of a game: which can be set, the usual ones, and how a link writes them."""

from dataclasses import dataclass

from pinochle_learn.front import Variant
from pinochle_learn.teaching.scores.clamp import yours
from pinochle_learn.teaching.scores.ranges import grid

_OVER = 60  # how far beyond the target the scores go, on the small scale


@dataclass(frozen=True, slots=True)
class Scores:
    """All scores after a hand, the side that bid in it, and the deal's number where a game is so many.

    Without an auction there are instead who declared out, and the target where it is raised.
    """

    after: tuple[int, ...]
    bidder: int
    deal: int | None = None
    declared: int | None = None
    target: int | None = None


def values(v: Variant) -> range:
    """The scores that can be set."""
    on = grid(v.rules)
    if on.target is None:
        return on.scores
    if not v.rules.auctioned:  # no score falls, and a count for declaring out is to the point
        return range(0, on.targets[-1] + _OVER * on.scale + 1, 1 if declares(v) else on.scale)
    low = (-on.target if on.limit is None else on.limit) - 2 * _OVER * on.scale
    return range(low, on.target + _OVER * on.scale + 1, on.scale)


def declares(v: Variant) -> bool:
    """Says whether a player may declare out."""
    return not v.rules.auctioned and v.rules.game.declare_out.value


def usual(v: Variant) -> Scores:
    """All past the target, the bidders with fewer: the case that surprises most. In chips: the last deal."""
    on, bidder = grid(v.rules), yours(v)
    if on.target is None:
        first = [10 - 5 * place for place in range(on.sides - 1)]
        return Scores((*first, -sum(first)), bidder, on.deals)
    after = [on.target + 12 * v.scale - 4 * v.scale * place for place in range(on.sides)]
    after[bidder] = on.target + 5 * v.scale - (on.sides - 2) * v.scale
    return Scores(tuple(after), bidder if on.bids else 0, target=on.target if len(on.targets) > 1 else None)


def written(v: Variant, scores: Scores) -> str:
    """The scores as the facts of a link: those after the hand, then what else decides at this table."""
    rest = [] if not v.rules.auctioned else [scores.bidder]
    if declares(v):
        rest.append(0 if scores.declared is None else 1 + scores.declared)
    rest += [n for n in (scores.target, scores.deal) if n is not None]
    return ".".join(map(str, (*scores.after, *rest)))


def read(v: Variant, facts: str) -> Scores | None:
    """Reads the facts of a link; ``None`` if they are no scores of this table."""
    on, numbers = grid(v.rules), [int(piece) for piece in facts.split(".")]
    after, rest = tuple(numbers[: on.sides]), numbers[on.sides :]
    known = _known(v)
    if len(after) != on.sides or len(rest) != len(known) or any(n not in values(v) for n in after):
        return None
    if any(n not in possible for n, (_, possible) in zip(rest, known, strict=True)):
        return None
    if on.chips and sum(after) != 0:
        return None
    told = dict(zip((name for name, _ in known), rest, strict=True))
    declared = told.get("declared", 0)
    return Scores(
        after,
        told.get("bidder", 0),
        told.get("deal"),
        declared - 1 if declared else None,
        told.get("target"),
    )


def _known(v: Variant) -> list[tuple[str, range | tuple[int, ...]]]:
    """What decides besides the scores, in the order of a link, and what it may be."""
    on = grid(v.rules)
    known: list[tuple[str, range | tuple[int, ...]]] = []
    if v.rules.auctioned:
        known.append(("bidder", range(on.sides)))
    if declares(v):
        known.append(("declared", range(on.sides + 1)))
    if len(on.targets) > 1:
        known.append(("target", on.targets))
    if on.deals is not None:
        known.append(("deal", range(1, on.deals + 1)))
    return known
