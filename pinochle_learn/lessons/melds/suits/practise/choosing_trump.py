"""Exercises: which trump melds most, and which one card would help most."""

from collections.abc import Callable, Mapping
from functools import partial

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import suit_name
from pinochle_learn.engine.melds.finding import MeldSet, base_key, best_melds, marriage_suits
from pinochle_learn.lessons.melds.suits.practise.exercise import Choice, MeldExercise
from pinochle_learn.lessons.melds.suits.practise.lookalikes import one_option
from pinochle_learn.rules import MeldRule
from pinochle_learn.teaching.melds.hands import (
    Draw,
    Group,
    cards_of,
    is_around,
    is_marriage,
    is_pinochle,
    is_royal,
    is_run,
    melding_size,
)
from pinochle_learn.teaching.melds.words import added_up, differing, points_in_words, summed, the
from pinochle_learn.text import listed, say, sentence

NO_SUIT = "none"
_WRONG = 3  # answers beside the right one


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
    able = nameable(draw, hand)
    if len(able) == 1:  # nothing to choose
        return None
    return MeldExercise(
        situation=key,
        trump=None,
        hand=hand,
        choices=tuple(_suit(suit, best, found, able) for suit in found),
        reasons=(added_up(found[best]), say("All four: {totals}.", totals=totals)),
    )


def nameable(draw: Draw, hand: Group) -> str:
    """The suits that the bidder may name with this hand."""
    if not draw.table.rules.trumps.marriage.value:
        return draw.table.pack.suits
    return marriage_suits(draw.table, draw.table.pack.pile(hand))


def _suit(suit: str, best: str, found: Mapping[str, MeldSet], able: str) -> Choice:
    label = sentence(suit_name(suit))
    if suit == best:
        line = say("Right: with {suit} it melds {n}.", suit=suit_name(suit), n=found[suit].points)
        return Choice(suit, label, right=True, line=line)
    more, _fewer = differing(found[best].melds, found[suit].melds)
    if suit not in able:
        line = say("You may not name {suit}: you hold no marriage there.", suit=suit_name(suit))
        return Choice(suit, label, right=False, line=line, slip="no-marriage")
    line = say(
        "With {suit} it melds {n}. With {best} it has {melds}: {most} in all.",
        suit=suit_name(suit),
        n=found[suit].points,
        best=suit_name(best),
        most=found[best].points,
        melds=summed(more, best),
    )
    return Choice(suit, label, right=False, line=line, slip="trump")


def _allowed(draw: Draw, key: str) -> MeldExercise | None:
    """Which suits may be named: those with a marriage; without any there is no trump and no play."""
    hand, suits = draw.filled(()), draw.table.pack.suits
    if draw.coin():  # a hand without a marriage is rare: break up all that it has
        broken = {Card(draw.pick("KQ"), suit) for suit in suits}
        hand = draw.filled((), without=broken)
    able = nameable(draw, hand)
    groups = _offered(draw, hand, able)
    if len(groups) <= _WRONG:
        return None
    return MeldExercise(
        situation=key,
        trump=None,
        hand=hand,
        asked=say("You are the bidder. Which suits may you name as trump?"),
        choices=tuple(_group(group, able) for group in groups),
        reasons=(_marriages(able),),
        slip="no-marriage",
    )


def _offered(draw: Draw, hand: Group, able: str) -> list[str]:
    """The right suits among those that a mistake gives: half a marriage, the longest suit, all four."""
    suits = draw.table.pack.suits
    half = "".join(s for s in suits if any(card.suit == s and card.rank in "KQ" for card in hand))
    longest = max(suits, key=lambda suit: sum(card.suit == suit for card in hand))
    runs = "".join(s for s in able if Card("A", s) in hand)
    near = [half, longest, suits, runs, able[1:], able[:1], ""]
    return sorted(dict.fromkeys([able, *near]), key=lambda g: g != able)[: _WRONG + 1]


def _group(group: str, able: str) -> Choice:
    label = sentence(listed(map(suit_name, group))) if group else say("None: no trump, no play")
    if group == able:
        return Choice(group or NO_SUIT, label, right=True, line=say("Right."))
    if set(group) - set(able):
        wrong = listed(suit_name(suit) for suit in group if suit not in able)
        line = say("Not {suits}: you need both a king and a queen of the suit.", suits=wrong)
    else:
        more = listed((suit_name(suit) for suit in able if suit not in group), "and")
        line = say("You may name {suits} too: any suit with a king and a queen.", suits=more)
    return Choice(group or NO_SUIT, label, right=False, line=line, slip="no-marriage")


def _marriages(able: str) -> str:
    if not able:
        return say("No suit has both king and queen: the bidder has no trump, and the hand is not played.")
    return say("Both king and queen are there in {suits}.", suits=listed(map(suit_name, able)))


def _help(draw: Draw, key: str, fits: Callable[[MeldRule], bool]) -> MeldExercise | None:
    """A hand that lacks one card of a meld; the card that helps most is the one that is lacking."""
    cards = list(cards_of(draw.table, one_option(draw, fits)))
    lacking = cards.pop(int(draw.chance.random() * len(cards)))
    size = melding_size(draw.table.rules) - 1
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
    "trump-allowed": _allowed,
    "help-run": partial(_help, fits=is_run),
    "help-marriage": partial(_help, fits=lambda rule: is_marriage(rule) or is_royal(rule)),
    "help-pinochle": partial(_help, fits=is_pinochle),
    "help-around": partial(_help, fits=is_around),
}
