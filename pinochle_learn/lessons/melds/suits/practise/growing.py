"""Exercises where melds are laid one at a time: may this meld be laid over what lies on the table?"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import product

from pinochle_learn.engine.melds.claims import Claim
from pinochle_learn.engine.melds.growing import Spread, cards_of, lay, place
from pinochle_learn.engine.melds.growing_claims import judge_growing
from pinochle_learn.engine.melds.packing import Option
from pinochle_learn.lessons.melds.suits.practise.exercise import Choice, MeldExercise
from pinochle_learn.teaching.melds.hands import Draw, Group, is_dix
from pinochle_learn.teaching.melds.hands import cards_of as cards_in
from pinochle_learn.teaching.melds.words import named, points_in_words, the
from pinochle_learn.text import listed, say, sentence

MELD, NO_FRESH, USED = "meld", "no-fresh", "used"
_TABLES = 60  # tables looked at for a rare case


@dataclass(frozen=True, slots=True)
class Try:
    """A meld claimed with certain cards from the hand and from the table, and the engine's answer."""

    draw: Draw
    spread: Spread
    option: Option
    copies: int
    fresh: tuple[int, ...]
    lying: tuple[int, ...]
    claim: Claim

    @property
    def pays(self) -> int:
        """What the meld would pay."""
        return self.option.pays(self.copies)

    @property
    def most(self) -> int:
        """The most that its cards from the table have served for in its type."""
        kind = self.option.rule.type.value
        return max((self.spread.cards[i].most(kind) for i in self.lying), default=0)

    @property
    def second(self) -> bool:
        """Says whether it is a fresh copy of cards that lie on the table already."""
        there = {card.number for card in self.spread.cards}
        return not self.lying and there.issuperset(self.fresh)


def laying_size(draw: Draw) -> int:
    """How many cards the winner of a trick has, in hand and on the table."""
    rules = draw.table.rules
    before = rules.stock is not None and rules.stock.draw.value == "after_meld"
    return rules.deal.hand.value - before


def plain_options(draw: Draw) -> list[Option]:
    """The melds that the exercises are about: all but the nine of trump and runs with extra cards."""
    return [option for option in draw.options() if not option.rule.readings and not is_dix(option.rule)]


def grown(draw: Draw, count: int) -> tuple[Spread, tuple[Group, ...]]:
    """A table with so many melds on it, laid from any cards; fewer where they cannot lie there together."""
    spread, groups, pile = Spread(), [], draw.table.pack.pile(draw.table.pack.whole())
    for option in draw.some(plain_options(draw), count):
        laid = lay(draw.table, spread, pile, option, 1, draw.trump)
        if laid is not None:
            spread, pile = laid
            groups.append(cards_in(draw.table, option))
    return spread, tuple(groups)


def tries(draw: Draw, spread: Spread) -> Iterator[Try]:
    """Every meld that could be claimed with at least one card from the table, or with twins of such cards."""
    for option in plain_options(draw):
        for copies in (1,) if option.each else range(1, len(option.points) + 1):
            needs = [(number, wanted * copies) for number, wanted in option.needs]
            yield from _tried(draw, spread, option, copies, needs)


def _tried(
    draw: Draw, spread: Spread, option: Option, copies: int, needs: list[tuple[int, int]]
) -> Iterator[Try]:
    places = {n: [i for i, card in enumerate(spread.cards) if card.number == n] for n, _ in needs}
    for taken in product(*(range(min(wanted, len(places[n])) + 1) for n, wanted in needs)):
        fresh = tuple(n for (n, wanted), k in zip(needs, taken, strict=True) for _ in range(wanted - k))
        lying = tuple(i for (n, _), k in zip(needs, taken, strict=True) for i in places[n][:k])
        if any(fresh.count(n) + len(places[n]) > draw.table.pack.copies for n, _ in needs):
            continue
        held = draw.table.pack.pile(cards_of(draw.table, fresh))
        numbers = (*fresh, *(spread.cards[i].number for i in lying))
        claim = judge_growing(draw.table, cards_of(draw.table, numbers), draw.trump, held, spread)
        laid = place(draw.table, spread, held, option, copies)
        if laid is None or sorted(laid.fresh) == sorted(fresh):
            yield Try(draw, spread, option, copies, fresh, lying, claim)


Fits = Callable[[Try], bool]


def _either(draw: Draw, key: str, yes: Fits, no: Fits, laid: int = 2) -> MeldExercise | None:
    """A claim that fits one of two conditions, by a fair coin where both can be."""
    wanted = yes if draw.coin() else no
    for _ in range(_TABLES):
        spread, groups = grown(draw, 1 + int(draw.chance.random() * laid))
        able = [one for one in tries(draw, spread) if wanted(one)]
        made = _asked(draw.pick(able), key, groups) if able else None
        if made is not None:
            return made
    return None


def _asked(one: Try, key: str, laid: tuple[Group, ...]) -> MeldExercise | None:
    draw, fresh = one.draw, cards_of(one.draw.table, one.fresh)
    lying = cards_of(draw.table, (one.spread.cards[i].number for i in one.lying))
    there = cards_of(draw.table, (card.number for card in one.spread.cards))
    more = laying_size(draw) - len(there) - len(fresh)
    if more < 0:
        return None
    barred = {*fresh, *lying}
    rest = Counter(draw.table.pack.whole()) - Counter((*fresh, *there))
    filling = draw.some([card for card in rest.elements() if card not in barred], more)
    name = named(one.option.rule, one.copies)
    return MeldExercise(
        situation=key,
        trump=draw.trump,
        hand=draw.table.pack.cards(draw.table.pack.pile((*fresh, *filling))),
        group=(*fresh, *lying),
        fresh=fresh,
        laid=laid,
        asked=say("You won a trick and lay {name} with the raised cards. Does it hold?", name=name),
        choices=_choices(one, fresh),
        reasons=(one.claim.why,),
        slip="" if one.claim else one.claim.rule,
    )


def _choices(one: Try, fresh: Group) -> tuple[Choice, ...]:
    truth = one.claim.rule
    labels = {
        MELD: say("Yes, for {points}", points=points_in_words(one.pays)),
        NO_FRESH: say("No: no card comes from the hand"),
        USED: say("No: a card has served in this type"),
    }
    right = say("Right: it is laid.") if one.claim else say("Right: it may not be laid.")
    return tuple(
        Choice(
            said,
            label,
            said == truth,
            right if said == truth else _wrong(one, said, fresh),
            "" if said == truth else f"said-{said}",
        )
        for said, label in labels.items()
    )


def _wrong(one: Try, said: str, fresh: Group) -> str:
    """What is said to a wrong answer: what it overlooks."""
    kind, whole = one.option.rule.type.value, sentence(named(one.option.rule, one.copies))
    if said == NO_FRESH:
        return say("But {cards} comes from the hand: that is not missing.", cards=the(fresh[0]))
    if said == MELD and one.claim.rule == NO_FRESH:
        return say("Look where the raised cards come from: all of them lie on the table.")
    if said == MELD:
        text = "{name} is of type {type}: look at what its cards from the table have served for there."
        return say(text, name=whole, type=kind)
    if one.claim and one.most:
        text = "It has served in type {type}, but for {most} only, and this pays {pays}."
        return say(text, type=kind, most=one.most, pays=one.pays)
    if one.lying:
        return say("{name} is of type {type}: no raised card has served there.", name=whole, type=kind)
    cards = listed(map(the, fresh))
    text = "The raised cards are twins of those on the table and have not served: {cards}."
    return say(text, cards=cards)


def _refused(one: Try) -> bool:
    return one.claim.rule == USED and bool(one.fresh) and bool(one.lying)


def _other_type(one: Try) -> bool:
    return bool(one.claim) and bool(one.lying) and not one.most


def _lower(one: Try) -> bool:
    return _refused(one) and one.pays <= one.most


def _higher(one: Try) -> bool:
    """A meld that pays more than its cards have served for: the record says whether it holds."""
    return bool(one.lying) and bool(one.fresh) and 0 < one.most < one.pays and one.claim.rule in {MELD, USED}


def _no_fresh(one: Try) -> bool:
    return one.claim.rule == NO_FRESH


def _twin(one: Try) -> bool:
    return bool(one.claim) and one.second


MAKERS: Mapping[str, Callable[[Draw, str], MeldExercise | None]] = {
    "grow-fresh": partial(_either, yes=_other_type, no=_no_fresh, laid=3),
    "grow-type": partial(_either, yes=_other_type, no=_lower),
    "grow-used": partial(_either, yes=_twin, no=_lower),
    "grow-higher": partial(_either, yes=_higher, no=lambda one: _refused(one) and one.pays < one.most),
}
