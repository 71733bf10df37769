"""Exercises: does this claim hold? Each branch asks both a claim that holds and one that does not."""

from collections.abc import Callable, Mapping
from functools import partial

from pinochle_learn.cards import Card
from pinochle_learn.engine.melds.claims import Claim
from pinochle_learn.lessons.melds.suits.practise.exercise import Choice, MeldExercise
from pinochle_learn.lessons.melds.suits.practise.lookalikes import (
    LookalikeMeld,
    false_dix,
    false_pinochle,
    mixed_marriage,
    one_option,
    random_meld,
    run_outside,
    three_suits,
)
from pinochle_learn.lessons.melds.suits.practise.situations import knows_run_extras
from pinochle_learn.rules import MeldRule
from pinochle_learn.teaching.melds.hands import (
    Draw,
    Group,
    cards_of,
    claim_of,
    is_around,
    is_dix,
    is_marriage,
    is_pinochle,
    is_royal,
    is_run,
    together,
)
from pinochle_learn.teaching.melds.words import mistaken, named, points_in_words
from pinochle_learn.text import say

YES, NO = "yes", "no"


def _asked(
    draw: Draw, key: str, look: LookalikeMeld, laid: tuple[Group, ...] = (), without: tuple[Card, ...] = ()
) -> MeldExercise:
    held = [card for group in laid for card in group]
    spare = list(held)
    for card in look.cards:  # a card that is laid may be claimed again, and is held once
        if card in spare:
            spare.remove(card)
        else:
            held.append(card)
    return asked_in(draw, key, look, laid, draw.filled(held, without=(*held, *without)))


def asked_in(draw: Draw, key: str, look: LookalikeMeld, laid: tuple[Group, ...], hand: Group) -> MeldExercise:
    """The question about a claim from a whole hand."""
    claim = claim_of(draw.table, hand, laid, look.cards, draw.trump)
    return MeldExercise(
        situation=key,
        trump=draw.trump,
        hand=hand,
        group=look.cards,
        claimed=named(look.rule, look.copies),
        laid=laid,
        choices=_choices(claim),
        reasons=(claim.why,),
        slip="" if claim else claim.rule,
    )


def _choices(claim: Claim) -> tuple[Choice, Choice]:
    points = points_in_words(claim.points)
    if claim:
        yes, no = say("Right: it holds, for {points}.", points=points), say("But it does hold.")
    else:
        yes, no = mistaken(claim.rule), say("Right: it does not hold.")
    ok = bool(claim)
    slip = "" if ok else claim.rule
    return (Choice(YES, say("It holds"), ok, yes, slip), Choice(NO, say("It does not"), not ok, no))


def _either(
    draw: Draw, key: str, fits: Callable[[MeldRule], bool], near: Callable[[Draw], LookalikeMeld]
) -> MeldExercise:
    return _asked(draw, key, random_meld(draw, fits) if draw.coin() else near(draw))


def _royal_inside(draw: Draw, key: str) -> MeldExercise:
    """A run lies on the table: its own king and queen again, or a fresh pair of this or another suit."""
    run, royal = random_meld(draw, is_run), random_meld(draw, is_royal)
    if not draw.coin():
        return _asked(draw, key, royal, (run.cards,))
    if knows_run_extras(draw.table.rules):
        return _asked(draw, key, random_meld(draw, is_marriage), (run.cards,))
    return asked_in(draw, key, royal, (run.cards,), draw.filled([*run.cards, *royal.cards]))


def _shared(draw: Draw, key: str) -> MeldExercise | None:
    """A card that serves already is claimed for another meld: of another type, or of the same."""
    across = draw.coin()
    first, second = draw.some((o for o in draw.options() if not o.rule.readings), 2)
    common = set(cards_of(draw.table, first)) & set(cards_of(draw.table, second))
    if not common or (first.rule.type.value != second.rule.type.value) is not across:
        return None
    return _asked(
        draw, key, LookalikeMeld(cards_of(draw.table, second), second.rule), (cards_of(draw.table, first),)
    )


def _doubling(draw: Draw, key: str) -> MeldExercise | None:
    """What doubles, laid twice; what does not double, laid twice; or a double that lacks one card."""
    if not draw.coin() and draw.coin():
        option = one_option(draw, lambda rule: rule.each.value and not rule.readings)
        return _asked(draw, key, LookalikeMeld(cards_of(draw.table, option, 2), option.rule, 2))
    return _copies(draw, key, 2)


def _copies(draw: Draw, key: str, copies: int) -> MeldExercise:
    """So many copies of a meld, laid as one; or the same with one card short."""
    counts = together(copies)
    if draw.coin():
        option = one_option(draw, counts)
        return _asked(draw, key, LookalikeMeld(cards_of(draw.table, option, copies), option.rule, copies))
    option = one_option(draw, lambda rule: counts(rule) and not is_run(rule))
    cards = list(cards_of(draw.table, option, copies))
    gone = cards.pop(int(draw.chance.random() * len(cards)))
    return _asked(draw, key, LookalikeMeld(tuple(cards), option.rule, copies), without=(gone,))


def _extras(draw: Draw, key: str) -> MeldExercise:
    """A run and extra trump kings and queens, claimed as one meld; or what the table does pay instead."""
    run = random_meld(draw, is_run)
    rules = [rule for rule in draw.table.rules.meld.melds if rule.readings]
    rule = draw.pick(rules)
    ranks = getattr(rule.cards.value, "ranks", "")  # run extras are patterns in trump
    whole = tuple(Card(rank, draw.trump) for rank in ranks)
    if knows_run_extras(draw.table.rules):
        if draw.coin():
            return _asked(draw, key, LookalikeMeld(whole, rule))
        other = draw.pick([card for card in run.cards if card.rank not in "KQ"])
        return _asked(draw, key, LookalikeMeld((*run.cards, other), rule))
    if draw.coin():
        return _asked(draw, key, LookalikeMeld(whole, rule))
    return asked_in(draw, key, run, (), draw.filled(whole))


MAKERS: Mapping[str, Callable[[Draw, str], MeldExercise | None]] = {
    "claim-run": partial(_either, fits=is_run, near=run_outside),
    "claim-marriage": partial(_either, fits=is_marriage, near=mixed_marriage),
    "claim-royal-inside": _royal_inside,
    "claim-dix": partial(_either, fits=is_dix, near=false_dix),
    "claim-pinochle": partial(_either, fits=is_pinochle, near=false_pinochle),
    "claim-around": partial(_either, fits=is_around, near=three_suits),
    "claim-shared": _shared,
    "claim-double": _doubling,
    "claim-triple": partial(_copies, copies=3),
    "claim-quadruple": partial(_copies, copies=4),
    "claim-extras": _extras,
}
