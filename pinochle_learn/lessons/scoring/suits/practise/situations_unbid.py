"""The situations of tables without an auction: counted, rounded, declared out, past the target."""

from pinochle_learn.lessons.scoring.suits.practise import conditions as k
from pinochle_learn.lessons.scoring.suits.practise import draw_unbid as draw
from pinochle_learn.lessons.scoring.suits.practise.situation import GAME, Case, Situation

_CHANGE = ("change you", "change they")
_ROUNDED = ("rounded you", *_CHANGE)
_DECLARED = ("declared", *GAME)
_NEXT = (*GAME, "next")


def _unrounded(c: Case) -> bool:
    return all(score.rule == "counted" for score in c.settled.sides) and c.hand.declared is None


def _rounded(c: Case) -> bool:
    return any(score.rule == "counted-rounded" for score in c.settled.sides)


def _open(c: Case) -> bool:
    """No score before the hand has ended the game already."""
    return min(c.hand.before) >= 0


def _declares(c: Case) -> bool:
    return c.settled.outcome == "declared out" and _open(c)


def _declares_wrongly(c: Case) -> bool:
    return c.settled.outcome == "wrongly declared" and _open(c)


def _behind(c: Case) -> bool:
    """The other player has more than the one who rightly declared out."""
    return _declares(c) and max(c.settled.after) > c.settled.after[c.hand.declared or 0]


UNBID = (
    Situation("counted", "Meld and trick points", _CHANGE, draw.plain, _unrounded, k.unbid),
    Situation("no-trick-point", "Meld, and no trick point", _CHANGE, draw.no_points, k.any_hand, k.unbid),
    Situation("only-tricks", "No meld, only tricks", _CHANGE, draw.only_tricks, k.any_hand, k.unbid),
    Situation("round-up", "Trick points that are rounded up", _ROUNDED, draw.up, _rounded, k.rounds),
    Situation("round-down", "Trick points that are rounded down", _ROUNDED, draw.down, _rounded, k.rounds),
    Situation("round-edge", "Trick points that end in 5 or 6", _ROUNDED, draw.edge, _rounded, k.rounds),
    Situation("declared", "Declared out with enough", _DECLARED, draw.declared, _declares, k.declares),
    Situation(
        "declared-exact", "Declared out with exactly enough", _DECLARED, draw.exact, _declares, k.declares
    ),
    Situation(
        "declared-behind",
        "Declared out, and the other player has more",
        _DECLARED,
        draw.behind,
        _behind,
        k.declares,
    ),
    Situation(
        "declared-wrong", "Declared out with too little", _DECLARED, draw.wrong, _declares_wrongly, k.declares
    ),
    Situation(
        "declared-rounded",
        "Declared out, and only rounding would be enough",
        _DECLARED,
        draw.only_rounded,
        _declares_wrongly,
        k.all_of(k.declares, k.rounds),
    ),
    Situation("alone-past", "One player gets past the target", GAME, draw.alone, k.won_by("target"), k.unbid),
    Situation("alone-near", "Just below the target", GAME, draw.near, k.won_by(None), k.unbid),
    Situation("two-past", "Both are past the target", GAME, draw.both, k.won_by("higher"), k.higher_wins),
    Situation(
        "two-tied", "Both are past it with equal scores", GAME, draw.tied, k.won_by("tie"), k.higher_wins
    ),
    Situation("two-raise", "Both are past the target", _NEXT, draw.both, k.won_by("raise"), k.raises),
    Situation(
        "raise-again",
        "Both are past a target that was raised",
        _NEXT,
        draw.raised(draw.both),
        k.won_by("raise"),
        k.raises,
    ),
    Situation(
        "raised-near",
        "Past the first target, after it was raised",
        GAME,
        draw.between,
        k.won_by(None),
        k.raises,
    ),
    Situation(
        "raised-past",
        "One gets past a target that was raised",
        GAME,
        draw.raised(draw.alone),
        k.won_by("target"),
        k.raises,
    ),
)
