"""Exercises: which trump melds most, and which one card would help most."""

from collections.abc import Callable, Mapping
from functools import partial

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import suit_name
from pinochle_learn.coach.meld_exercise import Choice, MeldExercise
from pinochle_learn.coach.meld_hands import (
    Draw,
    Group,
    cards_of,
    is_around,
    is_marriage,
    is_pinochle,
    is_royal,
    is_run,
)
from pinochle_learn.coach.meld_near import one_option
from pinochle_learn.coach.meld_words import added_up, differing, points_in_words, summed, the
from pinochle_learn.engine.melds import MeldSet, base_key, best_melds
from pinochle_learn.rules import MeldRule
from pinochle_learn.text import listed, say, sentence

_WRONG = 3  # cards beside the right one


def by_trump(draw: Draw, hand: Group) -> dict[str, MeldSet]:
    """The best melds of a hand with each trump."""
    pile = draw.table.pack.pile(hand)
    return {suit: best_melds(draw.table, pile, suit) for suit in draw.table.pack.suits}


def _trump_run(draw: Draw, key: str) -> MeldExercise | None:
    option = one_option(draw, is_run)
    return _trump(draw, key, draw.filled(cards_of(draw.table, option)), run=True)


def _trump_marriage(draw: Draw, key: str) -> MeldExercise | None:
    return _trump(draw, key, draw.filled(()), run=False)


def _trump(draw: Draw, key: str, hand: Group, *, run: bool) -> MeldExercise | None:
    found = by_trump(draw, hand)
    best = max(found, key=lambda suit: found[suit].points)
    if sum(melds.points == found[best].points for melds in found.values()) > 1:
        return None
    holds = any(is_run(draw.table.rules.meld[base_key(m.key)]) for melds in found.values() for m in melds)
    if holds is not run or (not run and not any("royal" in meld.key for meld in found[best])):
        return None
    totals = listed(
        say("{suit} {points}", suit=suit_name(suit), points=melds.points) for suit, melds in found.items()
    )
    return MeldExercise(
        situation=key,
        trump=None,
        hand=hand,
        choices=tuple(_suit(suit, best, found) for suit in found),
        reasons=(added_up(found[best]), say("All four: {totals}.", totals=totals)),
    )


def _suit(suit: str, best: str, found: Mapping[str, MeldSet]) -> Choice:
    label = sentence(suit_name(suit))
    if suit == best:
        line = say("Right: with {suit} it melds {n}.", suit=suit_name(suit), n=found[suit].points)
        return Choice(suit, label, right=True, line=line)
    more, _fewer = differing(found[best].melds, found[suit].melds)
    line = say(
        "With {suit} it melds {n}. With {best} it has {melds}: {most} in all.",
        suit=suit_name(suit),
        n=found[suit].points,
        best=suit_name(best),
        most=found[best].points,
        melds=summed(more, best),
    )
    return Choice(suit, label, right=False, line=line, slip="trump")


def _help(draw: Draw, key: str, fits: Callable[[MeldRule], bool]) -> MeldExercise | None:
    """A hand that lacks one card of a meld; the card that helps most is the one that is lacking."""
    cards = list(cards_of(draw.table, one_option(draw, fits)))
    lacking = cards.pop(int(draw.chance.random() * len(cards)))
    size = draw.table.rules.deal.hand.value - 1
    hand = draw.filled(cards, size, without=(lacking,))
    gains = _gains(draw, hand)
    if max(gains, key=lambda card: gains[card]) != lacking:
        return None
    if sum(gain == gains[lacking] for gain in gains.values()) > 1:
        return None
    others = sorted((card for card in gains if card != lacking), key=lambda card: -gains[card])
    wrong = [*others[:2], *draw.some(others[2:], _WRONG - 2)]
    before = draw.melds(hand)
    order = draw.table.pack.distinct.index
    shown = sorted([lacking, *wrong], key=order)
    return MeldExercise(
        situation=key,
        trump=draw.trump,
        hand=hand,
        choices=tuple(_card(draw, hand, before, card, right=card == lacking) for card in shown),
        reasons=(
            say("Before: {melds}", melds=added_up(before)),
            say("With {card}: {melds}", card=the(lacking), melds=added_up(draw.melds([*hand, lacking]))),
        ),
    )


def _gains(draw: Draw, hand: Group) -> dict[Card, int]:
    """What each card that could still come would add."""
    pack, now = draw.table.pack, draw.points(hand)
    able = [card for card in pack.distinct if hand.count(card) < pack.copies]
    return {card: draw.points([*hand, card]) - now for card in able}


def _card(draw: Draw, hand: Group, before: MeldSet, card: Card, *, right: bool) -> Choice:
    after = draw.melds([*hand, card])
    gain = after.points - before.points
    more, _fewer = differing(after.melds, before.melds)
    made = listed(meld.name for meld in more)
    if right:
        line = say(
            "Right: {card} adds {gain}: {melds}.", card=the(card), gain=points_in_words(gain), melds=made
        )
    elif gain:
        line = say(
            "{card} adds {gain} ({melds}), but another card adds more.",
            card=sentence(the(card)),
            gain=points_in_words(gain),
            melds=made,
        )
    else:
        line = say("{card} adds nothing here.", card=sentence(the(card)))
    return Choice(str(card), card.name, right, line, "" if right else "help")


MAKERS: Mapping[str, Callable[[Draw, str], MeldExercise | None]] = {
    "trump-run": _trump_run,
    "trump-marriage": _trump_marriage,
    "help-run": partial(_help, fits=is_run),
    "help-marriage": partial(_help, fits=lambda rule: is_marriage(rule) or is_royal(rule)),
    "help-pinochle": partial(_help, fits=is_pinochle),
    "help-around": partial(_help, fits=is_around),
}
