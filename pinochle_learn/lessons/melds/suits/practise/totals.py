"""Exercises: what does this hand meld? Four totals, of which the wrong ones are what mistakes give."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import partial

from pinochle_learn.cards import Card
from pinochle_learn.engine.melds.finding import MeldSet
from pinochle_learn.lessons.melds.suits.practise import copies as copied
from pinochle_learn.lessons.melds.suits.practise import mistakes as slips
from pinochle_learn.lessons.melds.suits.practise.case import Case, Distractor
from pinochle_learn.lessons.melds.suits.practise.exercise import Choice, MeldExercise
from pinochle_learn.lessons.melds.suits.practise.lookalikes import (
    false_dix,
    false_pinochle,
    one_option,
    random_meld,
    three_suits,
)
from pinochle_learn.teaching.melds.hands import Draw, Group, cards_of, has_dix, is_run, together
from pinochle_learn.teaching.melds.words import added_up, points_in_words
from pinochle_learn.text import say

_CHOICES = 4
_LIKE = {  # mistakes of one kind: where two singles are right, ten are wrong
    copied.NOT_DOUBLED: (copied.NOT_DOUBLED, copied.TENFOLD),
    copied.SINGLES: (copied.SINGLES, copied.PART),
    slips.NO_DIX: (slips.NO_DIX, slips.SCALE),
}
_FEWEST, _MANY = 2, 4  # melds of a hand that is plain, and of one that is rich

Wanted = Callable[[Draw], Group | None]


def totals(draw: Draw, hand: Group, first: str) -> tuple[Choice, ...] | None:
    """Four totals, ascending, exactly one right; ``None`` where ``first`` gives no other total."""
    case = Case(draw, hand, draw.melds(hand))
    right = case.melds.points
    sought = _LIKE.get(first, (first,)) if first else ()
    found = _others(case, dict.fromkeys([*(key for key in sought if key in slips.SLIPS), *slips.SLIPS]))
    if first and not any(slip.key in sought for slip in found.values()):
        return None
    points = points_in_words(right)
    line = say("Right: {points}.", points=points) if right else say("Right: this hand melds nothing.")
    choices = [Choice(right, str(right), right=True, line=line)]
    wrong = [*found.values()][: _CHOICES - 1]
    choices += [Choice(s.total, str(s.total), right=False, line=s.line, slip=s.key) for s in wrong]
    return tuple(sorted(choices, key=lambda choice: int(choice.data)))


def _others(case: Case, order: Iterable[str]) -> dict[int, Distractor]:
    """Wrong totals by their number, as many as are wanted, the likeliest mistakes first."""
    right, found = case.melds.points, dict[int, Distractor]()
    for key in order:
        for slip in slips.SLIPS[key](case):
            if slip.total != right and slip.total >= 0:
                found.setdefault(slip.total, slip)
        if len(found) >= _CHOICES - 1:
            return found
    unit = case.table.rules.table.scale.value
    for step in (2, 1, 4, 3, -1, -2):
        said = right + step * unit
        if said >= 0 and said not in found:
            line = say("Not {n}: add up the melds one by one.", n=said)
            found[said] = Distractor("", said, line)
    return found


def _asked(draw: Draw, key: str, wanted: Wanted, first: str) -> MeldExercise | None:
    hand = wanted(draw)
    choices = None if hand is None else totals(draw, hand, first)
    if hand is None or choices is None:
        return None
    melds = draw.melds(hand)
    return MeldExercise(
        situation=key,
        trump=draw.trump,
        hand=hand,
        choices=choices,
        reasons=(added_up(melds, dix=has_dix(draw.table.rules)),),
        slip=first,
    )


def _run(draw: Draw) -> Group:
    run = random_meld(draw, is_run).cards
    return draw.filled(run, without=[card for card in run if card.rank in "KQ"])


def _extras(draw: Draw) -> Group | None:
    run = random_meld(draw, is_run).cards
    more = draw.pick([("K",), ("Q",), ("K", "Q")])
    rest = [card for card in run if card.rank in "KQ"]
    return draw.filled([*run, *(Card(rank, draw.trump) for rank in more)], without=rest)


def _three_suits(draw: Draw) -> Group:
    look = three_suits(draw)
    rank = look.cards[0].rank
    gone = {suit for suit in draw.table.pack.suits if suit not in {card.suit for card in look.cards}}
    return draw.filled(look.cards, without=[Card(rank, suit) for suit in gone])


def _half_pinochle(draw: Draw) -> Group:
    return draw.filled(false_pinochle(draw).cards)


def _plain_nines(draw: Draw) -> Group:
    return draw.filled(false_dix(draw).cards)


def _copies(draw: Draw, copies: int) -> Group | None:
    """A hand with exactly so many copies of a meld."""
    option = one_option(draw, together(copies))
    cards = cards_of(draw.table, option, copies)
    hand = draw.filled(cards, without=cards)
    return hand if any(meld.copies == copies for meld in draw.melds(hand)) else None


def _each(draw: Draw) -> Group:
    option = one_option(draw, lambda rule: rule.each.value and not is_run(rule))
    return draw.filled(cards_of(draw.table, option, 2))


def _any(draw: Draw, fits: Callable[[MeldSet], bool]) -> Group | None:
    hand = draw.filled(())
    return hand if fits(draw.melds(hand)) else None


def plain(melds: MeldSet) -> bool:
    """A hand with a few melds that share no card."""
    return _FEWEST <= len(melds) < _MANY and not slips.shared_cards(melds)


def rich(melds: MeldSet) -> bool:
    """A hand with many melds, and with a card that serves in two types."""
    return len(melds) >= _MANY and bool(slips.shared_cards(melds))


def _nothing(melds: MeldSet) -> bool:
    return not melds


def _shares(melds: MeldSet) -> bool:
    return bool(slips.shared_cards(melds))


def _same_twice(draw: Draw, key: str) -> MeldExercise | None:
    made = _asked(draw, key, _each, copied.DOUBLED)
    if made is None:
        return None
    counts = Counter(meld.name for meld in draw.melds(made.hand))
    return made if max(counts.values()) > 1 else None


def _find(draw: Draw, key: str, fits: Callable[[MeldSet], bool]) -> MeldExercise | None:
    hand = _any(draw, fits)
    if hand is None:
        return None
    return MeldExercise(situation=key, trump=draw.trump, hand=hand, reasons=(added_up(draw.melds(hand)),))


MAKERS: Mapping[str, Callable[[Draw, str], MeldExercise | None]] = {
    "total-run": partial(_asked, wanted=_run, first=slips.INSIDE),
    "total-extras": partial(_asked, wanted=_extras, first=slips.EXTRAS),
    "total-around": partial(_asked, wanted=_three_suits, first=slips.SUITS),
    "total-pinochle": partial(_asked, wanted=_half_pinochle, first=slips.CARDS),
    "total-dix": partial(_asked, wanted=_plain_nines, first=slips.DIX),
    "total-no-dix": partial(_asked, wanted=partial(_any, fits=bool), first=slips.NO_DIX),
    "total-double": partial(_asked, wanted=partial(_copies, copies=2), first=copied.NOT_DOUBLED),
    "total-triple": partial(_asked, wanted=partial(_copies, copies=3), first=copied.SINGLES),
    "total-quadruple": partial(_asked, wanted=partial(_copies, copies=4), first=copied.FOURTH),
    "total-each": _same_twice,
    "total-shared": partial(_asked, wanted=partial(_any, fits=_shares), first=slips.ONCE),
    "total-nothing": partial(_asked, wanted=partial(_any, fits=_nothing), first=""),
    "find-few": partial(_find, fits=plain),
    "find-many": partial(_find, fits=rich),
}
