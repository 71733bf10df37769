"""Words that all of the lesson on scoring shares: sides, numbers with a sign, chips, outcomes."""

from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.scoring.settlement_words import side_name
from pinochle_learn.front import Variant
from pinochle_learn.teaching.scores.ranges import grid
from pinochle_learn.text import plural, say

_MINUS = "\N{MINUS SIGN}"


_BOTH = 2


def names(v: Variant) -> list[str]:
    """The sides of the table."""
    table = compiled(v.rules)
    return [side_name(table, side) for side in range(table.sides)]


def alone(v: Variant) -> bool:
    """Says whether every side is one player."""
    return not v.rules.partnered


def by_side_size(v: Variant, many: str, one: str, /, **values: object) -> str:
    """Says ``many`` where sides are partnerships, ``one`` where each is a single player."""
    return say(one if alone(v) else many, **values)


def bidders(v: Variant) -> str:
    """The side that bid, without its name."""
    return by_side_size(v, "the bidders", "the bidder")


def signed(points: int) -> str:
    """A change of a score as one writes it.

    >>> signed(43), signed(0), signed(-34) == "\N{MINUS SIGN}34"
    ('+43', '0', True)
    """
    return f"+{points}" if points > 0 else minus(points)


def minus(points: int) -> str:
    """A number with a true minus sign."""
    return f"{_MINUS}{-points}" if points < 0 else str(points)


def change_word(v: Variant, change: int) -> str:
    """How a score changes, or how many chips come or go: ``+43``, or ``+2 chips``."""
    if not grid(v.rules).chips:
        return signed(change)
    return say("{n} chip", n=signed(change)) if abs(change) == 1 else say("{n} chips", n=signed(change))


def changes(v: Variant, change: tuple[int, ...]) -> str:
    """The changes of all scores: ``North-South +43, East-West +22``."""
    pairs = zip(names(v), change, strict=True)
    return ", ".join(f"{name} {change_word(v, n)}" for name, n in pairs)


def chips_word(n: int) -> str:
    """So many chips."""
    return plural(n, "{n} chip", "{n} chips")


def outcome_word(v: Variant, outcome: str) -> str:
    """How a hand ended, in a word or two."""
    if v.rules.turns is not None:
        return say("counted")
    if not v.rules.auctioned and outcome == "no contract":
        return say("both score") if compiled(v.rules).sides == _BOTH else say("all score")
    words = {
        "made": say("made"),
        "set": say("set"),
        "out of reach": say("out of reach, not played"),
        "thrown in": say("thrown in"),
        "no contract": say("nobody bid"),
        "declared out": say("rightly declared out"),
        "wrongly declared": say("wrongly declared out"),
        "no marriage": say("no marriage, not played"),
        "renege": say("ended by a renege"),
        "single bete": say("single bete: conceded before the first lead"),
        "double bete": say("double bete: lost in play"),
    }
    return words[outcome]


def headline(v: Variant, outcome: str, *, too_little: bool = False, unplayed: bool = False) -> str:
    """How a hand ended, as the line above its reasons.

    ``too_little``: the bidders melded less than counts; ``unplayed``: a bid made by the meld alone.
    """
    if too_little:
        return by_side_size(
            v, "bidders with too little meld, not played", "a bidder with too little meld, not played"
        )
    if unplayed and outcome == "made":
        return say("made by the meld alone, not played")
    return outcome_word(v, outcome)
