"""Hands for exercises on melds: drawn by a seed, with some cards wanted and some barred."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import TypeVar

from pinochle_learn.cards import Card
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.claims import Claim, Laid, judge, match
from pinochle_learn.engine.melds.finding import MeldSet, best_melds
from pinochle_learn.engine.melds.growing_claims import judge_growing, spread_of
from pinochle_learn.engine.melds.options import options, plays
from pinochle_learn.engine.melds.packing import Option
from pinochle_learn.rules import Around, InTrump, MeldRule, Rules
from pinochle_learn.rules import Cards as TheseCards

T = TypeVar("T")
Group = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """A table, trump and chance: all that an exercise is drawn from. The same seed draws the same."""

    table: Compiled
    trump: str
    chance: Random

    def pick(self, items: Sequence[T]) -> T:
        """One of several."""
        return items[int(self.chance.random() * len(items))]

    def coin(self) -> bool:
        """Yes or no."""
        return self.chance.random() < 0.5  # noqa: PLR2004 - a fair coin

    def some(self, items: Iterable[T], count: int) -> list[T]:
        """A few of several, in any order."""
        pool = list(items)
        return [pool.pop(int(self.chance.random() * len(pool))) for _ in range(min(count, len(pool)))]

    def filled(self, cards: Iterable[Card], size: int = 0, without: Collection[Card] = ()) -> Group:
        """A hand that holds these cards, filled from the rest of the pack; ``size`` 0: all one melds from."""
        held = list(cards)
        rest = (Counter(self.table.pack.whole()) - Counter(held)).elements()
        more = [card for card in rest if card not in without]
        wanted = (size or melding_size(self.table.rules)) - len(held)
        return self.table.pack.cards(self.table.pack.pile([*held, *self.some(more, wanted)]))

    def options(self) -> tuple[Option, ...]:
        """Every meld that the table knows with this trump."""
        return options(self.table.pack, self.table.rules.meld, self.trump)

    def melds(self, cards: Iterable[Card]) -> MeldSet:
        """The best melds of some cards."""
        return best_melds(self.table, self.table.pack.pile(cards), self.trump)

    def points(self, cards: Iterable[Card], trump: str | None = None) -> int:
        """What some cards meld."""
        return self.table.meld_points(self.table.pack.pile(cards), trump or self.trump)


def with_kitty(rules: Rules) -> int:
    """How many cards the bidder holds when the kitty is in the hand."""
    return rules.deal.hand.value + (rules.kitty.cards.value if rules.kitty else 0)


def melds_first(rules: Rules) -> bool:
    """Says whether the bidder melds with the kitty in the hand, before any card is buried."""
    order = rules.deal.phases.value
    return rules.kitty is not None and order.index("meld") < order.index("bury")


def melding_size(rules: Rules) -> int:
    """How many cards the bidder melds from."""
    return with_kitty(rules) if melds_first(rules) else rules.deal.hand.value


def has_dix(rules: Rules) -> bool:
    """Says whether some meld of the table is one card of trump."""
    return pays(rules, is_dix)


def pays(rules: Rules, fits: Callable[[MeldRule], bool]) -> bool:
    """Says whether the table pays some meld of a kind."""
    return any(fits(rule) and plays(rules.meld, rule) for rule in rules.meld.melds)


def pays_copies(rules: Rules, copies: int) -> bool:
    """Says whether so many copies of some meld count together, as one."""
    return rules.meld.doubles.value != "once" and pays(rules, together(copies))


def _together(rule: MeldRule, copies: int) -> bool:
    return not rule.each.value and len(rule.points.value) >= copies


def together(copies: int) -> Callable[[MeldRule], bool]:
    """Melds of which so many copies count together."""
    return partial(_together, copies=copies)


def cards_of(table: Compiled, option: Option, copies: int = 1) -> Group:
    """The cards of a meld, in so many copies."""
    return tuple(table.pack.distinct[n] for n, wanted in option.needs for _ in range(wanted * copies))


def claim_of(
    table: Compiled, hand: Iterable[Card], laid: Iterable[Group], claim: Group, trump: str | None
) -> Claim:
    """The engine's answer to a claim, where ``hand`` is the whole hand with all that is laid."""
    if table.rules.stock is not None:
        spread = spread_of(table, laid, trump)
        lying = Counter(table.pack.distinct[card.number] for card in spread.cards)
        held = table.pack.pile((Counter(hand) - lying).elements())
        return judge_growing(table, claim, trump, held, spread)
    shown = [Laid(*found, cards) for cards in laid if (found := match(table, cards, trump))]
    return judge(table, claim, trump, Counter(hand), shown)


def is_run(rule: MeldRule) -> bool:
    """Says whether a meld is the plain run: the longest one in trump that every reading knows."""
    pattern = rule.cards.value
    return isinstance(pattern, InTrump) and len(pattern.ranks) > 2 and not rule.readings  # noqa: PLR2004


def is_royal(rule: MeldRule) -> bool:
    """Says whether a meld is the marriage in trump."""
    pattern = rule.cards.value
    return isinstance(pattern, InTrump) and set(pattern.ranks) == set("KQ")


def is_dix(rule: MeldRule) -> bool:
    """Says whether a meld is one card of trump."""
    pattern = rule.cards.value
    return isinstance(pattern, InTrump) and len(pattern.ranks) == 1


def is_pinochle(rule: MeldRule) -> bool:
    """Says whether a meld is made of certain two cards."""
    pattern = rule.cards.value
    return isinstance(pattern, TheseCards) and len(pattern.cards) == 2  # noqa: PLR2004


def is_around(rule: MeldRule) -> bool:
    """Says whether a meld is one rank in every suit."""
    return isinstance(rule.cards.value, Around)


def is_marriage(rule: MeldRule) -> bool:
    """Says whether a meld is a marriage that is not in trump."""
    return rule.key == "marriage"
