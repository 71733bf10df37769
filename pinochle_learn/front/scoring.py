"""What is asked of scores: an auction, and what a hand comes to."""

from collections.abc import Sequence
from dataclasses import fields

from pinochle_learn.engine.bidding.auction import Auction
from pinochle_learn.engine.compiled import Compiled, compiled
from pinochle_learn.engine.scoring.fact_checks import facts
from pinochle_learn.engine.scoring.facts import Given
from pinochle_learn.engine.scoring.rummy_scores import read_before, read_left, settle_left
from pinochle_learn.engine.scoring.settling import Settlement, settle
from pinochle_learn.errors import ScoreError
from pinochle_learn.front.base import Asked, CardsLike
from pinochle_learn.text import say


class Scoring(Asked):
    """Questions on bids and scores."""

    def auction(self, *, dealer: int = 0) -> Auction:
        """Opens an auction; the player at the dealer's left speaks first."""
        return Auction(self._table, dealer)

    def settle(  # noqa: PLR0913 - one keyword a fact of the hand
        self,
        *,
        bid: int | None = None,
        bidder: int | None = None,
        meld: Sequence[int] | None = None,
        trick_points: Sequence[int] | None = None,
        before: Sequence[int] | None = None,
        tricks_taken: Sequence[int] | None = None,
        nines_only: Sequence[bool] | None = None,
        thrown_in: bool | None = None,
        renege_by: int | None = None,
        has_marriage: bool | None = None,
        conceded: bool | None = None,
        trump: str | None = None,
        deal_number: int | None = None,
        declared_out: int | None = None,
        target: int | None = None,
        second_meld: Sequence[int] | None = None,
        left: Sequence[CardsLike] | None = None,
        **others: object,
    ) -> Settlement:
        """Settles a hand: by side, ``meld`` as laid and ``trick_points`` unrounded with the last trick.

        Leave ``trick_points`` out when the hand was not played, ``bid`` and ``bidder`` when nobody bid. Where
        bids are paid in chips, ``change`` and ``after`` are chips, and ``deal_number`` tells the last deal.
        In a game of turns ``left`` is the cards that each player has left, by seat.

        Raises:
            ScoreError: numbers that cannot belong to one hand, with what would be right.

        >>> import pinochle_learn as pl
        >>> hand = pl.variant("pinochlerun").settle(
        ...     bid=34, bidder=0, meld=(28, 12), trick_points=(15, 10), before=(112, 96)
        ... )
        >>> hand.outcome, hand.change, hand.after, hand.game_winner
        ('made', (43, 22), (155, 118), 0)
        """
        if others:
            names = ", ".join(others)
            raise ScoreError(say("This table has no use for {names}.", names=names))
        given = Given(
            bid=bid,
            bidder=bidder,
            meld=meld,
            trick_points=trick_points,
            before=before,
            tricks_taken=tricks_taken,
            nines_only=nines_only,
            thrown_in=thrown_in,
            renege_by=renege_by,
            has_marriage=has_marriage,
            conceded=conceded,
            trump=trump,
            deal_number=deal_number,
            declared_out=declared_out,
            target=target,
            second_meld=second_meld,
        )
        if self.rules.turns is not None or left is not None:
            return self._settle_left(left, given)
        table = self._table_of(trick_points, trick_points, meld, before)
        return settle(table, facts(table, given))

    def _settle_left(self, left: object, given: Given) -> Settlement:
        """Settles a game of turns: all that counts is who has which cards left."""
        for_tricks = [field.name for field in fields(given) if getattr(given, field.name) is not None]
        unused = [name for name in for_tricks if name != "before"]
        if self.rules.turns is None or unused:
            names = ", ".join(unused if self.rules.turns else ["left"])
            raise ScoreError(say("This table has no use for {names}.", names=names))
        players = len(left) if isinstance(left, list | tuple) else 0
        possible = self.players if self.rules.seats is None else (self.rules.seats,)
        if players not in possible:
            sizes = " or ".join(map(str, possible))
            text = "left is the cards that each of {sizes} players has left, not {left!r}."
            raise ScoreError(say(text, sizes=sizes, left=left))
        table = compiled(self.rules.seated(players))
        return settle_left(table, read_left(table, left), read_before(table, given.before))

    def _table_of(self, trick_points: Sequence[int] | None, *by_side: Sequence[int] | None) -> Compiled:
        """The table that these numbers, one a side, belong to, where it has several sizes."""
        if self.rules.seats is not None or len(self.players) == 1:
            return self._table
        counts = {len(numbers) for numbers in by_side if isinstance(numbers, list | tuple)}
        tables = [self._table, *(compiled(self.rules.seated(n)) for n in self.players)]
        alike = [table for table in tables if counts == {table.sides}]
        points = trick_points if isinstance(trick_points, list | tuple) else ()
        taken = sum(n for n in points if type(n) is int)
        fitting = [table for table in alike if table.least_total <= taken <= table.total]
        return next(iter([*fitting, *alike, self._table]))
