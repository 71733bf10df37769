"""Lays melds from a hand: as many as the player shows, each one checked, cards once per type."""

from collections import Counter
from collections.abc import Iterable

from pinochle_learn.cards import Card
from pinochle_learn.engine.claims import Laid, judge, match
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds import Meld, MeldSet, make_meld, meld_set
from pinochle_learn.errors import ActionError
from pinochle_learn.text import say

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
        found = match(table, group, trump)
        if not claim or found is None:
            cards = " ".join(map(str, group))
            raise ActionError(say("{cards!r} cannot be melded: {why}", cards=cards, why=claim.why))
        shown.append(Laid(*found, group))
    return meld_set(table, _melds(table, shown, trump), trump)


def _melds(table: Compiled, shown: list[Laid], trump: str | None) -> list[Meld]:
    """The melds as they score: copies that count together are one meld, however they were shown."""
    melds = [make_meld(table, laid.option, laid.copies, trump) for laid in shown if laid.option.each]
    together = {laid.option: 0 for laid in shown if not laid.option.each}
    for option in together:
        copies = sum(laid.copies for laid in shown if laid.option == option)
        melds.append(make_meld(table, option, min(copies, len(option.points)), trump))
    return melds
