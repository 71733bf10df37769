"""What is asked of chances: how often which melds come."""

from typing import TYPE_CHECKING

from pinochle_learn.cards import Card
from pinochle_learn.errors import RuleError
from pinochle_learn.front.base import Asked, CardsLike
from pinochle_learn.text import say

if TYPE_CHECKING:
    from pinochle_learn.engine.odds.odds import Odds


class Chances(Asked):
    """Questions on chances."""

    def odds(
        self,
        cards: int | None = None,
        *,
        trump: str | None = None,
        held: CardsLike = "",
        of: str = "hand",
    ) -> "Odds":
        """The exact chances of melds, over all ways to draw ``cards`` from what is unseen.

        ``held`` are the cards that one holds. ``of`` says whose melds are asked for: ``hand``, those of the
        held cards with the drawn ones (a whole hand, if ``cards`` is left out), ``partner``, those of as many
        drawn cards alone, ``kitty``, those of the held cards with the kitty, or ``stock``, those of the held
        cards with ``cards`` more from the stock. Cards with colours give the chances of single melds, and no
        total; so do the runs and sets of a game without tricks.

        Raises:
            RuleError: a kitty or a stock at a table without one, a trump where there is none, or more cards
                than are unseen.
            CardError: cards that the pack does not have.

        >>> import pinochle_learn as pl
        >>> odds = pl.variant("pagat").odds(16)
        >>> f"{float(odds.chance('royal-marriage')):.4%}", f"{float(odds.chance('run')):.4%}"
        ('79.9404%', '15.9090%')
        >>> hand = "AS TS KS QS 9S AH TH 9H AD TD 9D AC TC 9C JC"
        >>> kitty = pl.variant("auction").odds(held=hand, of="kitty", trump="S")
        >>> kitty.melds["run"], kitty.ways  # one of two jacks of spades among three cards of 33
        (961, 5456)
        """
        from pinochle_learn.engine.odds.odds import Odds, unseen_of  # noqa: PLC0415 - few pages ask for chances

        if self.rules.trump is None and trump is not None:
            raise RuleError(say("{name} has no trump.", name=self.name))
        own = self.pack.read(held)
        drawn = self._drawn(cards, own, of)
        left = len(self.pack) - len(own)
        if type(drawn) is not int or not 0 <= drawn <= left:
            raise RuleError(say("cards is a whole number up to {left}, not {n!r}.", left=left, n=cards))
        unseen = unseen_of(self._table, own, drawn, count_held=of != "partner")
        return Odds(self._table, unseen, self._trump(trump))

    def _drawn(self, cards: int | None, own: tuple[Card, ...], of: str) -> int:
        """How many cards are drawn where the caller does not say."""
        size, kitty = self.rules.hand_size, self.rules.kitty
        if of not in {"hand", "partner", "kitty", "stock"}:
            raise RuleError(say("of is hand, partner, kitty or stock, not {of!r}.", of=of))
        if of == "stock" and (self.rules.stock is None or cards is None):
            text = "For cards from a stock say cards=, at a table with a stock."
            raise RuleError(say(text))
        if of == "kitty" and kitty is None:
            raise RuleError(say("{name} has no kitty.", name=self.name))
        if cards is not None:
            return cards
        if of == "kitty" and kitty is not None:
            return kitty.cards.value
        return size if of == "partner" else max(0, size - len(own))
