"""What the same hand comes to at other tables."""

from pinochle_learn.engine.scoring.settling import Settlement
from pinochle_learn.errors import ScoreError
from pinochle_learn.front import Variant, variants
from pinochle_learn.teaching.scores.clamp import tidied
from pinochle_learn.teaching.scores.hand import Hand, settled
from pinochle_learn.teaching.scores.ranges import grid
from pinochle_learn.teaching.scores.words import changes, outcome_word
from pinochle_learn.teaching.words.other_tables import Elsewhere
from pinochle_learn.text import listed, say, sentence


def comparable(here: Variant) -> list[Variant]:
    """The other tables that could have this table's hands: its cards, players, sides, and ways to score."""
    mine = _kind(here)
    return [
        other
        for other in variants()
        if (other.id != here.id or here.rules.own_name) and other.pack == here.pack and _kind(other) == mine
    ]


def _kind(v: Variant) -> tuple[int, int, bool, bool]:
    """Sides, players, whether bids are paid in chips, whether there are bids at all."""
    on = grid(v.rules)
    return on.sides, max(v.players), on.chips, v.rules.auctioned


def elsewhere(here: Variant, hand: Hand) -> tuple[Elsewhere, ...]:
    """Groups the other tables by what this hand comes to there; those that differ come first.

    All is said on the scale of ``here``.
    """
    mine = settled(here, hand)
    groups: dict[tuple[bool, str], list[str]] = {}
    for other in comparable(here):
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
        result = settled(table, _moved(here, hand, table))
    except ScoreError as error:
        return False, str(error)
    change = tuple(n * here.scale // table.scale for n in result.change)
    if (result.outcome, change) == (mine.outcome, mine.change):
        return True, say("the same.")
    line = say(
        "{outcome}. {changes}.", outcome=outcome_word(table, result.outcome), changes=changes(here, change)
    )
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
    if hand.passed_out and table.rules.bidding.all_pass.value == "dealer":
        raise ScoreError(say("the dealer has the bid at {n}, and the hand is played.", n=_least(here, table)))
    if hand.renege and table.rules.settling.renege.value == "none":
        raise ScoreError(say("no price for a renege is known."))
    changed = hand.but(
        bid=hand.bid * table.scale // here.scale,
        meld=tuple(meld * table.scale // here.scale for meld in hand.meld),
        points=tuple(points * table.scale // here.scale for points in hand.points),
        before=(0,) * hand.sides,
    )
    if hand.bidder is not None and changed.bid not in on.bids:
        low, high = (n * here.scale // table.scale for n in (on.bids[0], on.bids[-1]))
        if low <= hand.bid <= high:
            raise ScoreError(say("no such bid: {n} is on no step there.", n=hand.bid))
        raise ScoreError(say("no such bid; they go from {low} to {high}.", low=low, high=high))
    for given, points in zip(hand.points, changed.points, strict=True):
        if points not in on.points:
            raise ScoreError(say("cards count otherwise there, and never make {n}.", n=given))
    if hand.declared is not None and not table.rules.game.declare_out.value:
        raise ScoreError(say("nobody declares out there."))
    if not table.rules.auctioned:
        changed = changed.but(target=on.target if len(on.targets) > 1 else None)
    return tidied(table, changed)


def _least(here: Variant, table: Variant) -> int:
    return table.rules.bidding.minimum.value * here.scale // table.scale
