"""Draws hands of tables without an auction: rounding, declaring out, and who gets past the target."""

from collections.abc import Callable, Iterable

from pinochle_learn.lessons.scoring.suits.practise.draw import Draw
from pinochle_learn.teaching.scores.clamp import yours
from pinochle_learn.teaching.scores.hand import Hand, goal, settled
from pinochle_learn.teaching.scores.rounding import rounded
from pinochle_learn.teaching.scores.split import moved

_EDGE = (5, 6)  # final digits of which many believe that they go up


def plain(draw: Draw) -> Hand:
    """A hand of a usual size, whose trick points need no rounding."""
    return _hand(draw, _ending_in(draw, (0,)))


def no_points(draw: Draw) -> Hand:
    """The learner melded, and has no trick point."""
    return _hand(draw, 0)


def only_tricks(draw: Draw) -> Hand:
    """The learner melded nothing."""
    return plain(draw).put("meld", yours(draw.v), 0)


# --- rounding ----------------------------------------------------------------------------------------------


def up(draw: Draw) -> Hand:
    """The learner's trick points end in a digit that goes up."""
    return _hand(draw, _ending_in(draw, (7, 8, 9)))


def down(draw: Draw) -> Hand:
    """They end in a digit that goes down, as anybody would have it."""
    return _hand(draw, _ending_in(draw, (1, 2, 3, 4)))


def edge(draw: Draw) -> Hand:
    """They end in 5 or 6, which go down all the same."""
    return _hand(draw, _ending_in(draw, _EDGE))


# --- the end of the game -----------------------------------------------------------------------------------


def alone(draw: Draw) -> Hand:
    """One player gets past the target."""
    return _ending(draw, _order(draw, _past(draw), -_far(draw)))


def near(draw: Draw) -> Hand:
    """One player is a step below it."""
    return _ending(draw, _order(draw, -1, -_far(draw)))


def both(draw: Draw) -> Hand:
    """Both get past it, with different scores."""
    first = _past(draw)
    return _ending(draw, _order(draw, first, first + 1 + _past(draw)))


def tied(draw: Draw) -> Hand:
    """Both get past it, with equal scores."""
    first = _past(draw)
    return _ending(draw, (first, first))


def raised(make: Callable[[Draw], Hand]) -> Callable[[Draw], Hand]:
    """The same, where the target has been raised before."""

    def made(draw: Draw) -> Hand:
        hand, first, higher = make(draw), draw.on.targets[0], draw.pick(draw.on.targets[1:])
        before = tuple(score + higher - first for score in hand.before)
        return hand.but(before=before, target=higher)

    return made


def between(draw: Draw) -> Hand:
    """The target has been raised, and a player is past the first one only."""
    hand = plain(draw).but(target=draw.on.targets[1])
    return _to(draw, hand, [draw.on.goal + draw.some(1, 20), draw.on.goal - draw.some(5, 30)])


# --- declaring out -----------------------------------------------------------------------------------------


def declared(draw: Draw) -> Hand:
    """Declared out with enough."""
    return _declared(draw, draw.pick(range(3, 60)))


def exact(draw: Draw) -> Hand:
    """Declared out with exactly the target."""
    return _declared(draw, 0)


def wrong(draw: Draw) -> Hand:
    """Declared out with too little, whatever is rounded."""
    return _declared(draw, -draw.pick(range(11, 60)))


def only_rounded(draw: Draw) -> Hand:
    """Declared out with too little, and only rounding would make it enough."""
    return _declared(draw, -draw.pick((1, 2, 3)))


def behind(draw: Draw) -> Hand:
    """Declared out with enough, while the other player has more."""
    hand = _declared(draw, draw.pick(range(3, 30)))
    side = 1 - (hand.declared or 0)
    return hand.put("before", side, goal(draw.v, hand) - draw.some(1, 3)).put("meld", side, draw.some(6, 20))


def _declared(draw: Draw, over: int) -> Hand:
    """Declared out by one of them with so much over the target, counted to the point."""
    side, v = draw.pick(range(draw.on.sides)), draw.v
    target = draw.on.goal + over
    points = draw.pick([p for p in draw.on.middle if (target - p) % v.scale == 0])
    hand = moved(v, _hand(draw, points), side, points)
    hand = hand.put("before", side, target - points - hand.meld[side])
    return hand.but(declared=side)


# --- parts -------------------------------------------------------------------------------------------------


def _hand(draw: Draw, points: int) -> Hand:
    """A hand of a usual size with so many trick points for the learner; the game is open before it."""
    on, v = draw.on, draw.v
    n, none = on.sides, (0,) * on.sides
    melds = tuple(draw.some(10, 20) for _ in range(n))
    before = tuple(draw.some(4, 40) for _ in range(n))
    target = on.target if len(on.targets) > 1 else None
    hand = Hand(0, None, melds, none, before, none, nines=(False,) * n, target=target)
    return moved(v, hand, yours(v), points)


def _ending_in(draw: Draw, digits: Iterable[int]) -> int:
    """Trick points with one of these final digits, on the table's own count."""
    wanted = {digit % draw.v.scale for digit in digits}
    return draw.pick([p for p in draw.on.middle if p % draw.v.scale in wanted])


def _past(draw: Draw) -> int:
    return int(draw.chance.random() * 5)


def _far(draw: Draw) -> int:
    return 5 + int(draw.chance.random() * 30)


def _order(draw: Draw, *over: int) -> tuple[int, ...]:
    first = draw.pick(range(len(over)))
    return (*over[first:], *over[:first])


def _ending(draw: Draw, over: Iterable[int]) -> Hand:
    """A hand after which each side is so much over the target."""
    points = draw.pick([p for p in draw.on.middle if rounded(draw.v, p) % draw.v.scale == 0])
    return _to(draw, _hand(draw, points), [draw.on.goal + n * draw.v.scale for n in over])


def _to(draw: Draw, hand: Hand, after: list[int]) -> Hand:
    """The hand with scores before it that lead to these after it."""
    change = settled(draw.v, hand.but(before=(0,) * hand.sides, declared=None)).change
    return hand.but(before=tuple(end - gain for end, gain in zip(after, change, strict=True)))
