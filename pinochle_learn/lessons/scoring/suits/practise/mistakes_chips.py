"""Likely slips where bids are paid in chips: in what is paid, and in the unit that a bid stands for."""

from collections.abc import Iterator

from pinochle_learn.cards.card import suit_name
from pinochle_learn.engine.scoring.chips import unit
from pinochle_learn.front import Variant
from pinochle_learn.lessons.scoring.suits.practise.mistakes import Distractor
from pinochle_learn.lessons.scoring.suits.practise.situation import Case
from pinochle_learn.teaching.scores.words import chips_word
from pinochle_learn.text import listed, say


def chip_slips(v: Variant, case: Case, side: int) -> Iterator[Distractor]:
    """The slips for how the chips of a player change, the likeliest first."""
    hand, right = case.hand, case.settled.change[side]
    if hand.bidder is None:
        yield Distractor(1, say("Without a bid nobody pays."))
        yield Distractor(-1, say("Nobody has promised anything, so nobody pays."))
        return
    n = hand.sides - 1
    if side == hand.bidder:
        yield Distractor(
            right // n, say("That is what one opponent pays or is paid, and there are {n}.", n=n)
        )
    else:
        text = say("That is what both together pay or are paid: each opponent has its own chips.")
        yield Distractor(right * n, text)
    yield from _rates(v, case, right)
    yield Distractor(-right, say("The other way round. {why}", why=case.bidders.why))
    if case.settled.outcome == "single bete":
        yield Distractor(0, say("Conceding is not free: it costs the unit. {why}", why=case.bidders.why))
    yield Distractor(0, say("Somebody pays. {why}", why=case.bidders.why))
    each = unit(v.rules.chips, hand.bid) if v.rules.chips else 0
    yield Distractor(case.over, say("Points only say whether the bid is made. What is paid are chips."))
    yield Distractor(
        right + each * (1 if right > 0 else -1), say("That is not this bid's unit or its multiple.")
    )


def _rates(v: Variant, case: Case, right: int) -> Iterator[Distractor]:
    """Doubled where it is not, not doubled where it is; single for double."""
    chips, hand = v.rules.chips, case.hand
    if chips is None:
        return
    suits = listed(map(suit_name, chips.doubled.value))
    doubled, failed = (hand.trump or "-") in chips.doubled.value, chips.failed.value
    if case.settled.outcome == "single bete":
        text = say("That would be for a bid that fails in play. It was conceded, so the unit is paid once.")
        yield Distractor(right * failed, text)
        if doubled:
            text = say("Not even {suits} double a bid that is conceded.", suits=suits)
            yield Distractor(right * 2, text)
            yield Distractor(right * 2 * failed, text)
        return
    if doubled:
        yield Distractor(right // 2, say("You forgot that {suits} double.", suits=suits))
    elif suits:
        yield Distractor(right * 2, say("Only {suits} double, and they are not trump.", suits=suits))
    if case.settled.outcome == "double bete":
        text = say("That is what conceding costs. Failing in play costs {n} times as much.", n=failed)
        yield Distractor(right // failed, text)
        if doubled:
            yield Distractor(right // (2 * failed), text)
    else:
        yield Distractor(right * failed, say("A bid that is made earns its unit; only failing costs more."))


def unit_slips(v: Variant, bid: int) -> Iterator[Distractor]:
    """The slips for the unit of a bid."""
    chips = v.rules.chips
    if chips is None:
        return
    right, step = unit(chips, bid), chips.beyond.value[0]
    starts = [start for start, _ in chips.units.value]
    low = max(start for start in starts if start <= bid)
    lower = unit(chips, max(starts[0], low - step))
    span = say("From {low} to {high} a bid stands for {chips}.", **_span(v, low, lower))
    yield Distractor(lower, span)
    if low == starts[-1] and bid >= low + step:
        text = say("Above {high} each {step} more add {n} chips.", **_beyond(v))
        yield Distractor(unit(chips, low), text)
        yield Distractor(right - 1, text)
    high = unit(chips, bid + step)
    yield Distractor(high, say("Not yet: that begins higher up."))
    yield Distractor(2 * right, say("The unit itself is not doubled; only what is paid can be."))
    yield Distractor(bid // 100, say("The hundreds of the bid are not its unit: look at the scale of units."))


def _span(v: Variant, low: int, lower: int) -> dict[str, object]:
    """The bids below ``low`` that stand for one unit."""
    chips = v.rules.chips
    starts = [start for start, _ in chips.units.value] if chips else []
    begin = max([start for start in starts if start < low], default=low)
    step = v.rules.bidding.ladder.value[-1][1]
    return {"low": begin, "high": low - step if begin < low else low, "chips": chips_word(lower)}


def _beyond(v: Variant) -> dict[str, object]:
    chips = v.rules.chips
    if chips is None:
        return {}
    (last, _), (step, n) = chips.units.value[-1], chips.beyond.value
    return {"high": last + step - v.rules.bidding.ladder.value[-1][1], "step": step, "n": n}
