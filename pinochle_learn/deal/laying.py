"""Lays melds from a hand: as many as the player shows, each one checked, cards once per type.

Where melded cards may not be buried, what is laid must leave enough cards to bury.
"""

from collections import Counter
from collections.abc import Iterable
from functools import reduce
from itertools import combinations
from operator import or_

from pinochle_learn.cards import Card
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.claims import Laid, judge, match
from pinochle_learn.engine.melds.finding import (
    TIMES,
    Meld,
    MeldSet,
    aces_around,
    base_key,
    best_melds,
    make_meld,
    meld_set,
)
from pinochle_learn.engine.melds.options import apart
from pinochle_learn.errors import ActionError
from pinochle_learn.text import plural, say

Cards = tuple[Card, ...]


def lay(table: Compiled, hand: int, groups: Iterable[Cards], trump: str | None) -> MeldSet:
    """Makes a set of melds of the groups that a player shows; showing fewer than one holds is allowed.

    Raises:
        ActionError: a group that is no meld, or whose cards already serve, with the reason.
    """
    owned = Counter(table.pack.cards(hand))
    shown: list[Laid] = []
    for group in groups:
        claim = judge(table, group, trump, owned, shown)
        found = match(table, group, trump, shown)
        if not claim or found is None:
            cards = " ".join(map(str, group))
            raise ActionError(say("{cards!r} cannot be melded: {why}", cards=cards, why=claim.why))
        shown.append(Laid(*found, group))
    return meld_set(table, _melds(table, shown, trump), trump)


def meld_action(melds: MeldSet) -> str:
    """The act of laying these melds, as a text: ``meld KS QS; QS JD``."""
    return "; ".join(["meld", *(" ".join(map(str, meld.cards)) for meld in melds)]).replace("meld; ", "meld ")


def read_groups(table: Compiled, text: str) -> tuple[Cards, ...]:
    """Reads the groups of cards of such a text."""
    return tuple(table.pack.read(group) for group in text.split(";")) if text else ()


def on_table(table: Compiled, laid: MeldSet) -> Counter[Card]:
    """The fewest cards that show these melds: a card serves in every type, and in melds that stand apart."""
    pools: dict[tuple[str, bool], Counter[Card]] = {}
    for meld in laid:
        stands_apart = apart(table.rules.meld, table.rules.meld[base_key(meld.key)])
        pools.setdefault((meld.type, stands_apart), Counter()).update(meld.cards)
    return reduce(or_, pools.values(), Counter())


def check_room(table: Compiled, hand: int, laid: MeldSet) -> None:
    """Refuses melds that leave too few cards to bury."""
    kept = _kept(table)
    left = len(table.pack.cards(hand)) - on_table(table, laid).total()
    if left < kept:
        text = "These melds leave {left}, and {n} that are not melded must be buried: show fewer melds."
        raise ActionError(say(text, left=plural(left, "{n} card", "{n} cards"), n=kept))


def fitting(table: Compiled, hand: int, melds: MeldSet) -> MeldSet:
    """The melds of a hand, or where they leave too few cards to bury, the best of what it may keep."""
    kept, cards = _kept(table), table.pack.cards(hand)
    if len(cards) - on_table(table, melds).total() >= kept:
        return melds
    rests = (table.pack.pile(rest) for rest in dict.fromkeys(combinations(cards, len(cards) - kept)))
    best = max(rests, key=lambda rest: table.meld_points(rest, melds.trump))
    return best_melds(table, best, melds.trump)


def check_aces(table: Compiled, hand: int, laid: MeldSet) -> None:
    """Where aces around must be declared, refuses melds that keep one back."""
    if not table.rules.settling.aces_declared.value:
        return
    held = aces_around(table, hand)
    shown = sum(meld.copies for meld in laid if base_key(meld.key) == "aces-around")
    if shown < held:
        text = "Aces around must be declared before the first card is played, or it is a renege: {name}."
        raise ActionError(say(text, name=say(f"{TIMES[held]} aces around".strip())))


def _kept(table: Compiled) -> int:
    """How many cards must stay out of the melds."""
    kitty, order = table.rules.kitty, table.rules.deal.phases.value
    if kitty is None or kitty.bury_melded.value or order.index("bury") < order.index("meld"):
        return 0
    return kitty.cards.value


def _melds(table: Compiled, shown: list[Laid], trump: str | None) -> list[Meld]:
    """The melds as they score: copies that count together are one meld, however they were shown."""
    melds = [make_meld(table, laid.option, laid.copies, trump) for laid in shown if laid.option.each]
    together = {laid.option: 0 for laid in shown if not laid.option.each}
    for option in together:
        copies = sum(laid.copies for laid in shown if laid.option == option)
        melds.append(make_meld(table, option, min(copies, len(option.points)), trump))
    return melds
