"""The best melds are at least what anybody lays, card by card and meld by meld."""

from collections import Counter
from random import Random

from tests.support.playing import best_trump
from tests.support.tables import TRICKS, each

# Melds that are laid one a trick go another way (against_plain/test_two_handed_plans.py), and so do those
# that are laid one a turn (test_turns.py). What a hand melds is the same at every size of table.
AT_ONCE = each([v for v in TRICKS if v.rules.meld.who.value != "trick_winner"])


def on_table(laid):
    """The fewest cards that can show some melds: a card serves once in each type."""
    types = {}
    for meld in laid:
        types.setdefault(meld.type, Counter()).update(meld.cards)
    least = Counter()
    for used in types.values():
        least |= used
    return least


def candidates(v, hand, trump, rng):
    """Melds of parts of a hand, in no good order."""
    for _ in range(25):
        part = rng.sample(hand, rng.randint(2, len(hand)))
        yield from rng.sample(list(v.meld(part, trump=trump)), k=len(v.meld(part, trump=trump)))


def lay_at_random(v, hand, trump, rng):
    """Lays whatever comes and is allowed; returns what it gained."""
    laid, gained = [], 0
    for meld in candidates(v, hand, trump, rng):
        held = Counter(hand) - on_table(laid)
        table = on_table(laid)
        if Counter(meld.cards) - held - table:
            continue
        claim = v.check_meld(
            meld.cards, trump=trump, hand=list(held.elements()), laid=[other.cards for other in laid]
        )
        if claim.ok:
            laid.append(meld)
            gained += claim.points
    return gained


def hands(v, number, seed):
    """Dealt hands, with their best trump or another."""
    rng = Random(f"{v.id} {seed}")
    for _ in range(number):
        hand = list(rng.choice(v.deal(seed=rng.randrange(2**31)).hands))
        yield hand, rng.choice([best_trump(v, hand), rng.choice(v.pack.suits_or_colours)]), rng


@AT_ONCE
def test_nobody_lays_more_than_the_best(v):
    laid_all = 0
    for hand, trump, rng in hands(v, 45, "random"):
        best = v.meld(hand, trump=trump).points
        gained = lay_at_random(v, hand, trump, rng)
        assert gained <= best, (hand, trump)
        laid_all += gained == best
    assert laid_all > 12


@AT_ONCE
def test_the_best_can_be_laid_one_by_one(v):
    """Every meld of the best set is a good claim after the ones before it, and gains what it says."""
    for hand, trump, _rng in hands(v, 100, "one by one"):
        melds, laid = list(v.meld(hand, trump=trump)), []
        for meld in melds:
            held = Counter(hand) - on_table(laid)
            claim = v.check_meld(
                meld.cards, trump=trump, hand=list(held.elements()), laid=[other.cards for other in laid]
            )
            assert (claim.ok, claim.points) == (True, meld.points), (hand, trump, meld)
            laid.append(meld)


@each(TRICKS)
def test_by_type_adds_up_and_each_meld_is_in_its_type(v):
    for hand, trump, _rng in hands(v, 100, "types"):
        melds = v.meld(hand, trump=trump)
        assert sum(melds.by_type.values()) == melds.points == sum(meld.points for meld in melds)
        for name, points in melds.by_type.items():
            assert points == sum(meld.points for meld in melds if meld.type == name)


@each(TRICKS)
def test_no_card_serves_twice_in_a_type(v):
    for hand, trump, _rng in hands(v, 100, "once"):
        for name in v.meld(hand, trump=trump).by_type:
            used = Counter(
                card for meld in v.meld(hand, trump=trump) if meld.type == name for card in meld.cards
            )
            assert used <= Counter(hand)
