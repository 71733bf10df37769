"""Checks a claimed meld where melds are laid one at a time: what is fresh, what has served, what would do."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pinochle_learn.cards import Card
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.claims import Claim, match, several
from pinochle_learn.engine.melds.finding import Meld, make_meld, meld_name
from pinochle_learn.engine.melds.growing import (
    Placed,
    Shown,
    Spread,
    best_plan,
    cards_of,
    could_lay,
    gather,
    lay,
    may_serve,
    place,
    served,
    service,
    without,
)
from pinochle_learn.engine.melds.misclaims import explain
from pinochle_learn.engine.melds.packing import Option
from pinochle_learn.errors import CardError
from pinochle_learn.text import listed, say, sentence

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class _Case:
    """A claim that is a meld, with all that bears on it."""

    table: Compiled
    trump: str | None
    option: Option
    copies: int
    spread: Spread
    hand: int

    @property
    def points(self) -> int:
        return self.option.pays(self.copies)

    @property
    def type(self) -> str:
        return self.option.rule.type.value


def check_growing(
    table: Compiled, claim: Cards, trump: str | None, hand: Cards | None, laid: Sequence[Cards]
) -> Claim:
    """Judges a claim against what is held and what lies on the table, in the order laid.

    Of a meld from which a card was played, the cards that still lie there are given. Without ``hand`` the
    claimed cards that do not lie on the table are taken to be held, and one of them where all lie there.

    Raises:
        CardError: a card that is neither held nor on the table; a laid group that cannot lie there.
    """
    spread = spread_of(table, laid, trump, hand or ())
    lying = Counter(cards_of(table, (card.number for card in spread.cards)))
    held = Counter(claim) - lying if hand is None else Counter(hand)
    table.pack.check_copies((held + lying).elements())
    missing = Counter(claim) - held - lying
    if missing:
        names = listed(say("the {card}", card=card.name) for card in missing)
        raise CardError(say("Claimed, but neither in the hand nor on the table: {cards}.", cards=names))
    return judge_growing(table, claim, trump, table.pack.pile(held.elements()), spread)


def judge_growing(table: Compiled, claim: Cards, trump: str | None, hand: int, spread: Spread) -> Claim:
    """Judges a claim of cards that the player has, in hand and on the table."""
    found = match(table, claim, trump)
    if found is None:
        rule, why = explain(table, claim, trump)
        return Claim(ok=False, points=0, rule=rule, why=why)
    option, copies = found
    if option.each and copies > 1:
        return several(option, copies)
    case = _Case(table, trump, option, copies, spread, hand)
    placed = place(table, spread, hand, option, copies)
    if placed is None:
        rule, why = _refused(case)
        return Claim(ok=False, points=0, rule=rule, why=why)
    meld = make_meld(table, option, copies, trump)
    why = meld.why + _sources(case, placed) + _order(case)
    return Claim(ok=True, points=case.points, rule="meld", why=why, meld=meld)


def spread_of(table: Compiled, laid: Iterable[Cards], trump: str | None, held: Cards = ()) -> Spread:
    """The table that these melds make, laid in this order, with as few cards as can show them.

    Raises:
        CardError: a group that is no meld, nor what is left of one; melds that cannot lie there together.
    """
    spread = Spread()
    rest = table.pack.pile((Counter(table.pack.whole()) - Counter(held)).elements())
    for group in laid:
        option, copies = _laid(table, group, trump)
        placed = _placed(table, spread, rest, group, option, copies)
        if placed is None:
            shown = " ".join(map(str, group))
            raise CardError(say("{cards!r} cannot lie on the table beside the melds before it.", cards=shown))
        melds = (*spread.melds, make_meld(table, option, copies, trump))
        spread = Spread(served(spread, placed, service(option, copies)), melds)
        rest = without(table, rest, placed.fresh)
    return spread


def _placed(
    table: Compiled, spread: Spread, rest: int, group: Cards, option: Option, copies: int
) -> Placed | None:
    """Where the cards of a group come from; of what is left of a meld, the fresh card may be gone."""
    needs = Counter(table.pack.number[card] for card in group)
    if needs.total() == sum(wanted * copies for _, wanted in option.needs):
        return place(table, spread, rest, option, copies)
    return gather(table, spread, rest, needs, service(option, copies))


def _laid(table: Compiled, group: Cards, trump: str | None) -> tuple[Option, int]:
    found = match(table, group, trump)
    if found is not None:
        return found
    wanted = Counter(table.pack.number[card] for card in group)
    whole = [
        (sum(dict(numbers).values()), option.pays(copies), i, option, copies)
        for i, (cards, (option, copies)) in enumerate(table.by_cards[trump].items())
        for numbers in [Counter(cards)]
        if group and not wanted - numbers and not (option.each and copies > 1)
    ]
    if not whole:
        shown = " ".join(map(str, group))
        raise CardError(say("{cards!r} is said to lie on the table, but is no meld here.", cards=shown))
    *_, option, copies = min(whole, key=lambda row: row[:3])
    return option, copies


@dataclass(frozen=True, slots=True)
class MeldPlan:
    """Melds in the order in which they are laid, one a trick won, and what they pay in all."""

    points: int
    melds: tuple[Meld, ...]


def plan_melds(
    table: Compiled, hand: Cards, laid: Sequence[Cards], trump: str | None, tricks: int
) -> MeldPlan:
    """The melds that pay most over so many tricks won, with these cards and this table.

    Raises:
        CardError: a laid group that is no meld; more copies than the pack has.
    """
    spread = spread_of(table, laid, trump, hand)
    table.pack.check_copies((*hand, *cards_of(table, (card.number for card in spread.cards))))
    points, plan = best_plan(table, spread, table.pack.pile(hand), trump, tricks)
    return MeldPlan(points, tuple(make_meld(table, option, copies, trump) for option, copies in plan))


# --- reasons -----------------------------------------------------------------------------------------------


def _refused(case: _Case) -> tuple[str, str]:
    used = _used_up(case)
    if used:
        return "used", _already(case, used)
    text = (
        "All of these cards lie on the table already: each meld needs at least one card from the hand. "
        "With a fresh card this would be a {name} of {points}."
    )
    return "no-fresh", say(text, name=meld_name(case.option.rule, case.copies), points=case.points)


def _used_up(case: _Case) -> list[Shown]:
    """Cards on the table that are needed here and may not serve."""
    used: list[Shown] = []
    for number, wanted in case.option.needs:
        lying = [card for card in case.spread.cards if card.number == number]
        barred = [c for c in lying if not may_serve(case.table, c, case.type, case.points)]
        have = case.table.pack.copies_in(case.hand, number) + len(lying) - len(barred)
        if have < wanted * case.copies:
            used += barred
    return used


def _already(case: _Case, used: list[Shown]) -> str:
    names = listed(
        say("the {card}", card=card.name) for card in cards_of(case.table, (c.number for c in used))
    )
    services = {s.name: s.points for card in used for s in card.served if s.type == case.type}
    melds = listed(say("{name} ({points})", name=name, points=n) for name, n in services.items())
    name = meld_name(case.option.rule, case.copies)
    values = {
        "cards": sentence(names),
        "type": case.type,
        "melds": melds,
        "name": name,
        "points": case.points,
    }
    if case.table.rules.meld.reuse.value == "never":
        text = "{cards} already served in type {type}, in {melds}. A card serves once in a type."
        return say(text, **values)
    text = (
        "{cards} already served in type {type}, in {melds}: there a card serves again only in a meld "
        "that pays more, and this {name} pays {points}."
    )
    return say(text, **values) + _higher(case, max(services.values()))


def _higher(case: _Case, most: int) -> str:
    """What a higher meld of the type would be with these cards."""
    numbers = {number for number, _ in case.option.needs}
    higher = dict.fromkeys(
        say("{name} ({points})", name=meld_name(option.rule, n), points=option.pays(n))
        for option in case.table.options[case.trump]
        for n in ((1,) if option.each else range(1, len(option.points) + 1))
        if option.rule.type.value == case.type
        and option.pays(n) > most
        and numbers & {number for number, _ in option.needs}
    )
    if not higher:
        return say(" No meld of type {type} with these cards pays more.", type=case.type)
    return say(" Higher in type {type}: {melds}.", type=case.type, melds=listed(higher, "or"))


def _sources(case: _Case, placed: Placed) -> str:
    """Which cards are fresh, and what those from the table have served for."""
    if not placed.reused:
        return ""
    lying = [case.spread.cards[i] for i in placed.reused]
    fresh, old = _names(case.table, placed.fresh), _names(case.table, (c.number for c in lying))
    again = sorted({service for card in lying for service in card.served if service.type == case.type})
    if not again:
        text = " Fresh from the hand: {fresh}. From the table: {old}, not used in type {type} so far."
        return say(text, fresh=fresh, old=old, type=case.type)
    text = (
        " Fresh from the hand: {fresh}. From the table: {old}, which served in type {type} for {most} only."
    )
    return say(text, fresh=fresh, old=old, type=case.type, most=again[-1].points)


def _names(table: Compiled, numbers: Iterable[int]) -> str:
    return listed(say("the {card}", card=card.name) for card in cards_of(table, numbers))


def _order(case: _Case) -> str:
    """One more sentence where another meld should be laid before this one."""
    table, spread, hand, trump = case.table, case.spread, case.hand, case.trump
    after = lay(table, spread, hand, case.option, case.copies, trump)
    if after is None:
        return ""
    for option, copies in could_lay(table, spread, hand, trump):
        if (option, copies) == (case.option, case.copies) or option.pays(copies) >= case.points:
            continue
        first = lay(table, spread, hand, option, copies, trump)
        if first is None or place(table, *first, case.option, case.copies) is None:
            continue
        if place(table, *after, option, copies) is None:
            text = (
                " Better first the {name} for {points}: this meld still pays after it, "
                "but the {name} would not after this one."
            )
            return say(text, name=meld_name(option.rule, copies), points=option.pays(copies))
    return ""
