"""Exercises: what is this? A few cards are shown, and one name of four is right."""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial

from pinochle_learn.engine.melds.claims import Claim
from pinochle_learn.engine.melds.finding import meld_name
from pinochle_learn.engine.melds.options import plays
from pinochle_learn.lessons.melds.suits.practise.exercise import Choice, MeldExercise
from pinochle_learn.lessons.melds.suits.practise.lookalikes import (
    LookalikeMeld,
    near_misses,
    one_option,
    random_meld,
)
from pinochle_learn.rules import Around, InPlain, InTrump, MeldRule
from pinochle_learn.rules import Cards as TheseCards
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
from pinochle_learn.teaching.melds.words import definition, named
from pinochle_learn.text import say, sentence

NONE = "none"
_WRONG = 2  # wrong names beside the right one; "no meld" is the fourth choice


def _known(draw: Draw) -> list[tuple[MeldRule, int]]:
    """Every name of the table, singles and doubles."""
    melding = draw.table.rules.meld
    rules = [rule for rule in melding.melds if plays(melding, rule)]
    return [(rule, n) for rule in rules for n in ((1,) if rule.each.value else (1, *_more(rule)))]


def _more(rule: MeldRule) -> range:
    return range(2, len(rule.points.value) + 1)


def _ranks(rule: MeldRule, copies: int, suits: int) -> Counter[str]:
    pattern = rule.cards.value
    if isinstance(pattern, Around):
        return Counter({pattern.rank: suits * copies})
    if not isinstance(pattern, InTrump | InPlain | TheseCards):
        raise TypeError(rule.key)  # melds of coloured cards are asked about otherwise
    ranks = pattern.ranks if isinstance(pattern, InTrump | InPlain) else (c[0] for c in pattern.cards)
    return Counter({rank: n * copies for rank, n in Counter(ranks).items()})


def _nearest(draw: Draw, cards: Group, look: LookalikeMeld | None) -> list[tuple[MeldRule, int]]:
    """The other names, the likeliest first: those with nearly the same ranks, of the same family."""
    have, suits = Counter(card.rank for card in cards), len(draw.table.pack.suits)

    def far(name: tuple[MeldRule, int]) -> int:
        want = _ranks(*name, suits)
        kin = look is not None and type(look.rule.cards.value) is type(name[0].cards.value)
        return ((have - want) + (want - have)).total() - (6 if kin and len(cards) > 2 else 0)  # noqa: PLR2004

    true = (look.rule, look.copies) if look else None
    return sorted((name for name in _known(draw) if name != true), key=far)


def _asked(draw: Draw, key: str, look: LookalikeMeld, claim: Claim) -> MeldExercise:
    true = (look.rule, look.copies) if claim else None
    near = _nearest(draw, look.cards, look if claim else None)
    if not claim:
        near = [(look.rule, look.copies), *(n for n in near if n != (look.rule, look.copies))]
    names = [*([true] if true else []), *near[: _WRONG if true else _WRONG + 1]]
    order = _known(draw)
    choices = [_choice(name, name == true, claim) for name in sorted(names, key=order.index)]
    choices.append(_no_meld(claim))
    return MeldExercise(
        situation=key,
        trump=draw.trump,
        hand=look.cards,
        group=look.cards,
        choices=tuple(choices),
        reasons=(claim.why,),
        slip="" if claim else claim.rule,
    )


def _choice(name: tuple[MeldRule, int], right: bool, claim: Claim) -> Choice:  # noqa: FBT001 - a plain fact
    rule, copies = name
    label = meld_name(rule, copies)
    if right:
        line = say("Right: {name}.", name=label)
    else:
        line = say("No: {name} is {cards}.", name=named(rule, copies), cards=definition(rule, copies))
    slip = "" if right or claim else claim.rule
    return Choice(f"{rule.key}:{copies}", sentence(label), right, line, slip)


def _no_meld(claim: Claim) -> Choice:
    line = say("But it is a meld.") if claim else say("Right: no meld.")
    return Choice(NONE, say("No meld"), not claim, line)


def _family(draw: Draw, key: str, fits: Callable[[MeldRule], bool]) -> MeldExercise:
    return _made(draw, key, random_meld(draw, fits))


def _copies(draw: Draw, key: str, copies: int) -> MeldExercise:
    option = one_option(draw, together(copies))
    return _made(draw, key, LookalikeMeld(cards_of(draw.table, option, copies), option.rule, copies))


def _nothing(draw: Draw, key: str) -> MeldExercise:
    return _made(draw, key, draw.pick(near_misses(draw))(draw))


def _made(draw: Draw, key: str, look: LookalikeMeld) -> MeldExercise:
    return _asked(draw, key, look, claim_of(draw.table, look.cards, (), look.cards, draw.trump))


MAKERS: Mapping[str, Callable[[Draw, str], MeldExercise | None]] = {
    "name-run": partial(_family, fits=is_run),
    "name-royal-marriage": partial(_family, fits=is_royal),
    "name-marriage": partial(_family, fits=is_marriage),
    "name-dix": partial(_family, fits=is_dix),
    "name-pinochle": partial(_family, fits=is_pinochle),
    "name-around": partial(_family, fits=is_around),
    "name-extras": partial(_family, fits=lambda rule: bool(rule.readings)),
    "name-double": partial(_copies, copies=2),
    "name-triple": partial(_copies, copies=3),
    "name-quadruple": partial(_copies, copies=4),
    "name-none": _nothing,
}
