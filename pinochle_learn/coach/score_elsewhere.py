"""What the same hand comes to at other tables."""

from pinochle_learn.coach.elsewhere import Elsewhere
from pinochle_learn.coach.score_grid import grid
from pinochle_learn.coach.score_hand import Hand, may_throw_in, settled
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.settlement_words import side_name
from pinochle_learn.engine.settling import Settlement
from pinochle_learn.errors import ScoreError
from pinochle_learn.front import Variant, variants
from pinochle_learn.text import listed, say, sentence

_MINUS = "\N{MINUS SIGN}"


def signed(points: int) -> str:
    """A change of a score as one writes it.

    >>> signed(43), signed(0), signed(-34) == "\N{MINUS SIGN}34"
    ('+43', '0', True)
    """
    return f"+{points}" if points > 0 else minus(points)


def minus(points: int) -> str:
    """A number with a true minus sign."""
    return f"{_MINUS}{-points}" if points < 0 else str(points)


def outcome_word(outcome: str) -> str:
    """How a hand ended, in a word or two."""
    words = {
        "made": say("made"),
        "set": say("set"),
        "out of reach": say("out of reach, not played"),
        "thrown in": say("thrown in"),
        "no contract": say("nobody bid"),
        "renege": say("ended by a renege"),
    }
    return words[outcome]


def changes(v: Variant, change: tuple[int, ...]) -> str:
    """The changes of both scores: ``North-South +43, East-West +22``."""
    table = compiled(v.rules)
    pairs = (f"{side_name(table, side)} {signed(n)}" for side, n in enumerate(change))
    return ", ".join(pairs)


def elsewhere(here: Variant, hand: Hand) -> tuple[Elsewhere, ...]:
    """Groups the other tables by what this hand comes to there; those that differ come first.

    All is said on the scale of ``here``.
    """
    mine = settled(here, hand)
    groups: dict[tuple[bool, str], list[str]] = {}
    for other in variants():
        if other.id != here.id and other.pack == here.pack:
            groups.setdefault(_there(here, hand, mine, other), []).append(other.name)
    found = [
        Elsewhere(tuple(names), same, say("{names}: {line}", names=listed(names), line=line))
        for (same, line), names in groups.items()
    ]
    return tuple(sorted(found, key=lambda group: group.same))


def _there(here: Variant, hand: Hand, mine: Settlement, other: Variant) -> tuple[bool, str]:
    """Whether another table settles alike, and what it says."""
    table = other.on_scale(here.scale) or other
    try:
        moved = _moved(here, hand, table)
        result = settled(table, moved)
    except ScoreError as error:
        return False, str(error)
    change = tuple(n * here.scale // table.scale for n in result.change)
    if (result.outcome, change) == (mine.outcome, mine.change):
        return True, say("the same.")
    line = say("{outcome}. {changes}.", outcome=outcome_word(result.outcome), changes=changes(here, change))
    if table.scale != here.scale:
        return False, line
    differs = next((s for s in result.sides if s.change != mine.change[s.side]), result.sides[0])
    return False, f"{line} {sentence(differs.why)}"


def _moved(here: Variant, hand: Hand, table: Variant) -> Hand:
    """The hand on the other table's scale, with only what can be there.

    Raises:
        ScoreError: it cannot be there, with a short reason.
    """
    on = grid(table.rules)
    if hand.bidder is None and table.rules.bidding.all_pass.value == "dealer":
        raise ScoreError(say("the dealer has the bid at {n}, and the hand is played.", n=_least(here, table)))
    moved = hand.but(
        bid=hand.bid * table.scale // here.scale,
        meld=tuple(meld * table.scale // here.scale for meld in hand.meld),
        points=hand.points * table.scale // here.scale,
        before=(0, 0),
        thrown_in=False,
        bare=min(hand.bare, on.bare),
    )
    if hand.bidder is not None and moved.bid not in on.bids:
        low, high = (n * here.scale // table.scale for n in (on.bids[0], on.bids[-1]))
        raise ScoreError(say("no such bid; they go from {low} to {high}.", low=low, high=high))
    if moved.points not in on.points:
        raise ScoreError(say("cards count otherwise there, and never make {n}.", n=hand.points))
    return moved.but(thrown_in=hand.thrown_in and may_throw_in(table, moved))


def _least(here: Variant, table: Variant) -> int:
    return table.rules.bidding.minimum.value * here.scale // table.scale
