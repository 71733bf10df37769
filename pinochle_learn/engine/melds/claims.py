"""Checks a claimed meld: may these cards be melded now, what do they gain, and if not, why not."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from pinochle_learn.cards import Card
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.finding import Meld, a_meld, make_meld, meld_name
from pinochle_learn.engine.melds.misclaims import explain
from pinochle_learn.engine.melds.options import apart
from pinochle_learn.engine.melds.packing import Option
from pinochle_learn.errors import CardError
from pinochle_learn.text import listed, plural, say

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Claim:
    """The answer to a claim. ``points`` is what it gains now; ``rule`` is a stable key for the reason."""

    ok: bool
    points: int
    rule: str
    why: str
    meld: Meld | None = None

    def __bool__(self) -> bool:
        return self.ok


@dataclass(frozen=True, slots=True)
class Laid:
    """A meld on the table: the option, how many copies of it, its cards."""

    option: Option
    copies: int
    cards: Cards

    @property
    def points(self) -> int:
        """What it pays."""
        return self.option.pays(self.copies)


@dataclass(frozen=True, slots=True)
class _Case:
    """A claim that is a meld, with all that bears on it."""

    table: Compiled
    trump: str | None
    claim: Laid
    shown: list[Laid]
    owned: Counter[Card]


def check_meld(
    table: Compiled, claim: Cards, trump: str | None, hand: Cards | None, laid: Sequence[Cards]
) -> Claim:
    """Judges a claim against what is held and what lies on the table.

    Without ``hand`` the claimed cards that do not lie on the table are taken to be held.

    Raises:
        CardError: a card that is neither held nor on the table; a laid group that is no meld.
    """
    shown: list[Laid] = []
    for cards in laid:
        shown.append(_laid(table, cards, trump, shown))
    on_table = _on_table(table, shown)
    owned = on_table + (Counter(claim) - on_table if hand is None else Counter(hand))
    table.pack.check_copies(owned.elements())
    return judge(table, claim, trump, owned, shown)


def judge(
    table: Compiled, claim: Cards, trump: str | None, owned: Counter[Card], shown: Sequence[Laid]
) -> Claim:
    """Judges a claim when it is known which cards the player owns, in hand and on the table together."""
    _check_held(claim, owned)
    found = match(table, claim, trump, shown)
    if found is None:
        rule, why = explain(table, claim, trump)
        return Claim(ok=False, points=0, rule=rule, why=why)
    option, copies = found
    if option.each and copies > 1:
        return several(option, copies)
    return _judge(_Case(table, trump, Laid(option, copies, claim), list(shown), owned))


def match(
    table: Compiled, cards: Cards, trump: str | None, shown: Sequence[Laid] = ()
) -> tuple[Option, int] | None:
    """The meld that is exactly these cards, and how many copies of it they are.

    Where they are melds of two types, it is the second if what is ``shown`` has used them in the first.
    """
    numbers = tuple(sorted(table.pack.number[card] for card in cards))
    first, second = table.by_cards[trump].get(numbers), table.as_well[trump].get(numbers)
    if first is None or second is None:
        return first
    used = _used(table, shown, first[0])
    return second if any(used[card] for card in cards) else first


def _judge(case: _Case) -> Claim:
    claim = case.claim
    meld = make_meld(case.table, claim.option, claim.copies, case.trump)
    used = _used(case.table, case.shown, claim.option)
    short = [card for card, n in Counter(claim.cards).items() if used[card] + n > case.owned[card]]
    if short:
        return Claim(ok=False, points=0, rule="used", why=_already(case, short, meld))
    gain = _gain(case)
    why = meld.why + (_raised(case, gain) if case.shown else _dearer(case))
    return Claim(ok=True, points=gain, rule="meld", why=why, meld=meld)


def several(option: Option, copies: int) -> Claim:
    """The answer to a claim of several melds at once that are laid one at a time."""
    why = say(
        "These are {n} melds, each a {name} of {points}: lay them one at a time.",
        n=copies,
        name=meld_name(option.rule),
        points=option.points[0],
    )
    return Claim(ok=False, points=0, rule="several", why=why)


def _laid(table: Compiled, cards: Cards, trump: str | None, before: Sequence[Laid]) -> Laid:
    found = match(table, cards, trump, before)
    if found is None:
        shown = " ".join(map(str, cards))
        raise CardError(say("{cards!r} is said to lie on the table, but is no meld here.", cards=shown))
    return Laid(*found, cards)


def _pool(table: Compiled, option: Option) -> tuple[str, bool]:
    """What a card serves in once: the type, or the melds that stand apart from it."""
    return option.rule.type.value, apart(table.rules.meld, option.rule)


def _used(table: Compiled, shown: Sequence[Laid], option: Option) -> Counter[Card]:
    pool = _pool(table, option)
    return Counter(card for laid in shown if _pool(table, laid.option) == pool for card in laid.cards)


def _on_table(table: Compiled, shown: list[Laid]) -> Counter[Card]:
    """The fewest cards that can show these melds, since one card serves in every pool."""
    least: Counter[Card] = Counter()
    for laid in shown:
        least |= _used(table, shown, laid.option)
    return least


def _check_held(claim: Cards, owned: Counter[Card]) -> None:
    missing = Counter(claim) - owned
    if missing:
        names = listed(say("the {card}", card=card.name) for card in missing)
        raise CardError(say("Claimed, but neither in the hand nor on the table: {cards}.", cards=names))


def _copies_laid(case: _Case) -> int:
    return sum(laid.copies for laid in case.shown if laid.option.rule.key == case.claim.option.rule.key)


def _gain(case: _Case) -> int:
    option, copies = case.claim.option, case.claim.copies
    if option.each:
        return option.pays(copies)
    before = _copies_laid(case)
    both = min(before + copies, len(option.points))
    return option.pays(both) - (option.pays(before) if before else 0)


def _already(case: _Case, short: list[Card], meld: Meld) -> str:
    pool = _pool(case.table, case.claim.option)
    users = [
        laid for laid in case.shown if _pool(case.table, laid.option) == pool and set(short) & set(laid.cards)
    ]
    return say(
        "Already used in type {type}: {cards}, in the {melds}. A card serves once in a type; "
        "with fresh cards this would be {name} of {points}.",
        type=pool[0],
        cards=listed(say("the {card}", card=card.name) for card in short),
        melds=listed(meld_name(laid.option.rule, laid.copies) for laid in users),
        name=a_meld(case.claim.option.rule) if meld.copies == 1 else say("a {name}", name=meld.name),
        points=meld.points,
    )


def _raised(case: _Case, gain: int) -> str:
    """One more sentence where a further copy pays otherwise than the first."""
    if case.claim.option.each or not _copies_laid(case):
        return ""
    both = min(_copies_laid(case) + case.claim.copies, len(case.claim.option.points))
    total = case.claim.option.pays(both)
    return plural(
        _copies_laid(case),
        " With the one already laid it pays {total} in all, {gain} more than now.",
        " With the {n} already laid it pays {total} in all, {gain} more than now.",
        total=total,
        gain=gain,
    )


def _dearer(case: _Case) -> str:
    """One more sentence where the same cards are worth more in other melds of the hand."""
    pack, option = case.table.pack, case.claim.option
    scope = next(s for s in case.table.scopes[case.trump] if option in s.options)
    hand = pack.pile(case.owned.elements())
    rest = pack.pile((case.owned - Counter(case.claim.cards)).elements())
    top, choice = scope.choice(hand & scope.mask)
    if scope.choice(rest & scope.mask)[0] + case.claim.points >= top:
        return ""
    return say(
        " But this hand does more with its cards: {better}, {points}.",
        better=listed(meld_name(o.rule, 1 if o.each else n) for o, n in choice),
        points=plural(top, "{n} point", "{n} points"),
    )
