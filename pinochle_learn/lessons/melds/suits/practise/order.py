"""Exercises on melds laid one by one: which first, which last, what all pay, the nine of trump."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from pinochle_learn.cards import Card
from pinochle_learn.engine.melds.finding import Meld, make_meld
from pinochle_learn.engine.melds.growing import beside, best_plan, could_lay, lay
from pinochle_learn.engine.melds.packing import Option
from pinochle_learn.lessons.melds.suits.grow.laying import Growing
from pinochle_learn.lessons.melds.suits.grow.words import dix_rule, in_order, reuse_rule
from pinochle_learn.lessons.melds.suits.practise.exercise import Choice, MeldExercise
from pinochle_learn.lessons.melds.suits.practise.growing import laying_size, plain_options
from pinochle_learn.teaching.melds.hands import Draw, Group, cards_of, is_run
from pinochle_learn.teaching.melds.words import placed, points_in_words, the
from pinochle_learn.text import plural, say, sentence

ORDER, ALL = "order", "one-by-one"
_CHOICES = 4
_FEW, _MELDS = 2, 3


class First(NamedTuple):
    """A meld that could be laid now, and the best that can follow it."""

    points: int
    meld: Meld
    then: tuple[Meld, ...]


def firsts(now: Growing, tricks: int) -> list[First]:
    """Each meld that could be laid now with what all come to over so many tricks; the best one first."""
    table, spread, pile = now.table, now.spread, now.table.pack.pile(now.held)
    found = []
    for option, copies in could_lay(table, spread, pile, now.trump):
        after = lay(table, spread, pile, option, copies, now.trump)
        if after is None or beside(table, option):
            continue
        points, plan = best_plan(table, *after, now.trump, tricks - 1)
        then = tuple(make_meld(table, o, n, now.trump) for o, n in plan)
        found.append(First(option.pays(copies) + points, make_meld(table, option, copies, now.trump), then))
    return sorted(found, key=lambda one: (-one.points, -one.meld.points))


def _hand(draw: Draw, melds: Sequence[Option]) -> Group:
    """A hand with some melds in it, and no nine of trump, which might go beside a meld."""
    nine = Card("9", draw.trump)
    held: list[Card] = []
    for option in melds:
        more = [card for card in cards_of(draw.table, option) if card not in held]
        held = [*held, *more] if len(held) + len(more) <= laying_size(draw) else held
    return draw.filled(held, laying_size(draw), without=[nine])


def _some_melds(draw: Draw) -> list[Option]:
    return draw.some(plain_options(draw), _MELDS)


def _first(draw: Draw, key: str) -> MeldExercise | None:
    """More tricks are won: where a card may serve for more later on, the lesser meld comes first."""
    runs = [option for option in plain_options(draw) if is_run(option.rule)] if draw.coin() else []
    return _asked(draw, key, _hand(draw, (*runs, *_some_melds(draw))), draw.pick((2, 3)))


def _last(draw: Draw, key: str) -> MeldExercise | None:
    """No more tricks are won: what pays most is laid."""
    return _asked(draw, key, _hand(draw, _some_melds(draw)), 1)


def _asked(draw: Draw, key: str, hand: Group, won: int) -> MeldExercise | None:
    """One meld is the best to begin with; those offered beside it leave less in all."""
    found = firsts(Growing(draw.table, hand, draw.trump), won)
    less = [one for one in found if one.points < found[0].points]
    if len(less) < _FEW or (won > 1 and not found[0].then):
        return None
    best, some = found[0], draw.some(less, _CHOICES - 1)
    shown = sorted([best, *some], key=lambda one: (one.meld.points, str(one.meld.suit)))
    labels = [_label(one.meld, draw.trump) for one in shown]
    return MeldExercise(
        situation=key,
        trump=draw.trump,
        hand=hand,
        asked=plural(
            won,
            "You won a trick, the last one that you will win. Which meld do you lay?",
            "You will win {n} tricks, this one included, and draw nothing that helps. Which meld is first?",
        ),
        choices=tuple(
            Choice(label, label, one is best, _said(one, best, draw.trump), "" if one is best else ORDER)
            for label, one in zip(labels, shown, strict=True)
        ),
        reasons=(reuse_rule(draw.table.rules),),
        slip=ORDER,
    )


def _label(meld: Meld, trump: str) -> str:
    return sentence(say("{name} for {n}", name=placed(meld, trump), n=meld.points))


def _said(one: First, best: First, trump: str) -> str:
    order = in_order((one.meld, *one.then), trump)
    if one is best:
        return say("Right: {points}. {order}", points=points_in_words(one.points), order=order)
    return say("{order} That is {n} in all, and more is possible.", order=order, n=one.points)


def _total(draw: Draw, key: str) -> MeldExercise | None:
    """What a hand pays over enough tricks, beside what mistakes give."""
    now = Growing(draw.table, _hand(draw, _some_melds(draw)), draw.trump)
    right = sum(meld.points for meld in now.plan)
    wrong = [(n, line) for n, line in _mistakes(draw, now, right) if n > 0 and n != right]
    lines = dict(reversed(wrong))  # of two mistakes that come to the same, the first one is said
    kept = list(dict(wrong))[: _CHOICES - 1]
    if len(now.plan) < _FEW or len(kept) < _CHOICES - 1:
        return None
    lines[right] = say("Right: {n}.", n=right)
    return MeldExercise(
        situation=key,
        trump=draw.trump,
        hand=now.hand,
        asked=say("You lay one meld a trick, and win tricks enough. What do these cards pay in all?"),
        choices=tuple(
            Choice(n, str(n), n == right, lines[n], "" if n == right else ALL) for n in sorted((*kept, right))
        ),
        reasons=(in_order(now.plan, draw.trump), reuse_rule(draw.table.rules)),
        slip=ALL,
    )


def _mistakes(draw: Draw, now: Growing, right: int) -> Iterator[tuple[int, str]]:
    """Totals that likely mistakes give, with what is said to them; the likelier first."""
    kinds = {meld.key: meld for meld in now.plan}
    royal, unit = draw.table.rules.meld["royal-marriage"].points.value[0], draw.table.rules.table.scale.value
    if {"run", "royal-marriage"} <= set(kinds):
        line = say("The royal marriage pays first, and its cards pay again in the run: that is more.")
        yield right - royal, line
    elif "run" in kinds:
        line = say("Too much: here a king and a queen do not serve in a royal marriage and in a run.")
        yield right + royal, line
    least = min((meld.points for meld in now.plan), default=0)
    yield right - least, say("There is one more meld, of {n}.", n=least)
    most = max((meld.points for meld in now.plan), default=0)
    yield most, say("That is one meld. Each trick that you win pays another one.")
    for step in (2, 4, 6):
        yield right + step * unit, say("Too much: add them up meld by meld.")


# --- the nine of trump ------------------------------------------------------------------------------------

EXCHANGE, SHOW, INSTEAD, NOTHING = "exchange", "show", "instead", "nothing"


def _dix(draw: Draw, key: str) -> MeldExercise | None:
    """The nine of trump is held, another card or a nine lies turned; other melds could be laid as well."""
    nine = Card("9", draw.trump)
    others = [card for card in draw.table.pack.distinct if card.suit == draw.trump and card != nine]
    turned = nine if draw.coin() else draw.pick(others)
    option = draw.pick(plain_options(draw))
    held = [nine, *cards_of(draw.table, option)]
    if turned in held[1:]:
        return None
    hand = draw.filled(held, laying_size(draw), without=[nine, turned])
    right = _right(draw, nine, turned)
    pays = draw.table.rules.meld["dix"].points.value[0]
    labels = {
        EXCHANGE: say("Exchange it for the turned card: {n}, and lay a meld besides", n=pays),
        SHOW: say("Show it: {n}, and lay a meld besides", n=pays),
        INSTEAD: say("Lay it as the meld of this trick: {n}", n=pays),
        NOTHING: say("Keep it: while the stock lasts it pays nothing"),
    }
    return MeldExercise(
        situation=key,
        trump=draw.trump,
        hand=hand,
        turned=(turned,),
        asked=say("You won a trick and hold {card}. How does it pay?", card=the(nine)),
        choices=tuple(
            Choice(
                said, label, said == right, _dix_line(said, right, turned), "" if said == right else "dix-way"
            )
            for said, label in labels.items()
        ),
        reasons=(dix_rule(draw.table.rules),),
        slip="dix-way",
    )


def _right(draw: Draw, nine: Card, turned: Card) -> str:
    option = next(o for o in draw.options() if cards_of(draw.table, o) == (nine,))
    if not beside(draw.table, option):
        return INSTEAD
    return SHOW if turned == nine else EXCHANGE


def _dix_line(said: str, right: str, turned: Card) -> str:
    """What is said to a way of using the nine."""
    if said == right:
        return say("Right.")
    if said == NOTHING:
        return say("It does pay, after a trick won.")
    if right == INSTEAD:
        return say("Not at this table: nothing is laid besides the one meld of a trick.")
    if said == INSTEAD:
        return say("It pays, but not in place of a meld: that may be laid as well.")
    if right == SHOW:
        return say("A nine lies turned already: there is nothing to gain by an exchange.")
    return say("No nine lies turned yet: {card} can be had for it.", card=the(turned))


MAKERS: Mapping[str, Callable[[Draw, str], MeldExercise | None]] = {
    "grow-first": _first,
    "grow-last": _last,
    "grow-total": _total,
    "grow-dix": _dix,
}
