"""What is asked of melds: the best ones, one that is claimed, the next to lay, laying off, discarding."""

from collections.abc import Iterable

from pinochle_learn.cards import Card
from pinochle_learn.engine.melds.claims import Claim, check_meld
from pinochle_learn.engine.melds.finding import Meld, MeldSet, best_melds
from pinochle_learn.engine.melds.growing_claims import MeldPlan, check_growing, plan_melds
from pinochle_learn.engine.melds.laying_off import LayOff, lay_offs, read_laid
from pinochle_learn.engine.melds.turn_melds import claim, every_meld
from pinochle_learn.engine.tricks.discarding import Discard, discards
from pinochle_learn.errors import RuleError
from pinochle_learn.front.base import Asked, CardsLike
from pinochle_learn.text import say


class Melding(Asked):
    """Questions on melds."""

    def meld(self, hand: CardsLike, *, trump: str | None) -> MeldSet:
        """Finds the best set of melds of a hand, or of a part of one.

        In a game of turns, where a meld by itself scores nothing, finds every meld that the hand holds.

        Raises:
            CardError: a card that cannot be read or that the pack does not have; an unknown suit.

        >>> import pinochle_learn as pl
        >>> melds = pl.variant("pinochlerun").meld("AS TS KS QS JS KS QS JD", trump="S")
        >>> melds.points, melds.by_type, [meld.key for meld in melds]
        (23, {'I': 19, 'II': 4, 'III': 0}, ['run', 'royal-marriage', 'pinochle'])
        """
        if self.rules.turns is not None:
            return every_meld(self._table, self.pack.read(hand))
        return best_melds(self._table, self.pack.hand(hand), self._trump(trump))

    def check_meld(
        self,
        cards: CardsLike,
        *,
        trump: str | None,
        hand: CardsLike | None = None,
        laid: Iterable[CardsLike] = (),
    ) -> Claim:
        """Says whether these cards may be melded now, what that gains, and why or why not.

        ``hand`` is what is still held, ``laid`` the melds that lie on the table in the order laid. Without
        ``hand`` the claimed cards are taken to be held. A wrong claim is an answer, not an error.

        Raises:
            CardError: cards that are neither held nor on the table.

        >>> import pinochle_learn as pl
        >>> claim = pl.variant("pinochlerun").check_meld("QS JS", trump="S")
        >>> claim.ok, claim.points, claim.why
        (False, 0, 'A pinochle is the queen of spades and the jack of diamonds, and no other. ...')
        """
        held = None if hand is None else self.pack.read(hand)
        if self.rules.turns is not None:
            return claim(self._table, self.pack.read(cards), held)
        shown = [self.pack.read(meld) for meld in self._list("laid", laid)]
        grows = self.rules.meld.who.value == "trick_winner"
        check = check_growing if grows else check_meld
        return check(self._table, self.pack.read(cards), self._trump(trump), held, shown)

    def plan_melds(
        self, hand: CardsLike, *, trump: str | None, laid: Iterable[CardsLike] = (), tricks: int = 1
    ) -> MeldPlan:
        """Finds the melds that pay most, laid one a trick over so many ``tricks`` won, in their order.

        Cards still to be drawn are not counted on. Of plans that pay alike the one that pays more at first.

        Raises:
            CardError: as ``check_meld``.
            RuleError: a table at which melds are not laid one by one.

        >>> import pinochle_learn as pl
        >>> plan = pl.variant("two-handed").plan_melds("AS TS KS QS JS", trump="S", tricks=2)
        >>> plan.points, [meld.name for meld in plan.melds]
        (190, ['royal marriage', 'run'])
        """
        if self.rules.meld.who.value != "trick_winner":
            raise RuleError(say("At {name} melds are not laid one a trick: ask for meld.", name=self.name))
        if type(tricks) is not int or tricks < 0:
            raise RuleError(say("tricks is a whole number from 0, not {tricks!r}.", tricks=tricks))
        held = self.pack.read(hand)
        shown = [self.pack.read(meld) for meld in self._list("laid", laid)]
        return plan_melds(self._table, held, shown, self._trump(trump), tricks)

    def next_meld(
        self, hand: CardsLike, *, trump: str | None, laid: Iterable[CardsLike] = (), tricks: int = 12
    ) -> Meld | None:
        """The meld to lay now, if so many tricks may still be won; ``None``: there is none.

        >>> import pinochle_learn as pl
        >>> pl.variant("two-handed").next_meld("AS TS KS QS JS", trump="S").name
        'royal marriage'
        >>> pl.variant("two-handed").next_meld("AS TS KS QS JS", trump="S", tricks=1).name
        'run'
        """
        plan = self.plan_melds(hand, trump=trump, laid=laid, tricks=tricks)
        return plan.melds[0] if plan.melds else None

    def lay_offs(self, hand: CardsLike, *, laid: Iterable[CardsLike]) -> tuple[LayOff, ...]:
        """Says of every card of a hand on which melds of the table it may be laid off, and why or why not.

        A meld that can be of more than one kind is written with the one that it was laid as.

        Raises:
            CardError: cards that cannot be; a meld that is none, or whose kind must be said.
            RuleError: a table without turns.

        >>> import pinochle_learn as pl
        >>> found = pl.variant("purple-rummy").lay_offs("JBk 8Go", laid=["8Bk 9Bk TBk as color-run"])
        >>> [(str(*one.cards), one.ok) for one in found]
        [('8Go', False), ('JBk', True)]
        """
        self._check_turns()
        melds = [read_laid(self._table, meld) for meld in self._list("laid", laid)]
        return lay_offs(self._table, self.pack.read(hand), melds)

    def discards(self, hand: CardsLike, *, drawn: str | Card | None = None) -> tuple[Discard, ...]:
        """Says of every card of a hand whether it may be discarded; ``drawn`` is the card just drawn.

        Raises:
            CardError: cards that cannot be, or ``drawn`` that is not in the hand.
            RuleError: a table without turns.

        >>> import pinochle_learn as pl
        >>> found = pl.variant("purple-rummy").discards("JBk 8Go", drawn="8Go")
        >>> [(str(one.card), one.ok) for one in found]
        [('8Go', False), ('JBk', True)]
        """
        self._check_turns()
        card = None if drawn is None else self.pack.card(drawn)
        return discards(self._table, self.pack.read(hand), card)
