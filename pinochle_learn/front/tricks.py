"""What is asked of tricks: what may be played, who wins, what cards count, who reneged."""

from collections.abc import Sequence

from pinochle_learn.cards import Card
from pinochle_learn.engine.seats import seat as seat_number
from pinochle_learn.engine.tricks.plays import trick_of
from pinochle_learn.engine.tricks.renege_calls import RenegeCall, judge, undeclared_aces
from pinochle_learn.engine.tricks.reneges import Renege, reneges
from pinochle_learn.engine.tricks.tricks import Count, Winner, count, winner
from pinochle_learn.engine.tricks.verdicts import LegalPlays, legal_plays
from pinochle_learn.errors import CardError, RuleError
from pinochle_learn.front.base import Asked, CardsLike
from pinochle_learn.text import say


class Tricks(Asked):
    """Questions on tricks."""

    def legal(
        self, hand: CardsLike, *, trick: CardsLike = "", trump: str | None, stock: bool | None = None
    ) -> LegalPlays:
        """Judges every card of a hand on a trick; an empty trick means that the player leads.

        ``stock`` says whether the stock still lasts, at tables that have one.

        Raises:
            CardError: cards that cannot be; a trick that is complete.
            RuleError: ``stock`` at a table without one.

        >>> import pinochle_learn as pl
        >>> plays = pl.variant("pinochlerun").legal("AC TC 9C KH", trick="KC", trump="S")
        >>> [str(card) for card in plays], "9C" in plays, plays["9C"].rule
        (['AC', 'TC'], False, 'beat')
        """
        if stock is not None and self.rules.stock is None:
            raise RuleError(say("{name} has no stock: leave out stock.", name=self.name))
        held, played = self.pack.read(hand), self.pack.read(trick)
        self.pack.check_copies((*held, *played))
        if len(played) >= self._table.players:
            raise CardError(
                say("A trick of {n} cards is complete: nobody is left to play on it.", n=len(played))
            )
        suit = self._trump(trump)
        so_far = trick_of(self._table, self._numbers(played), suit)
        return legal_plays(self._table, self.pack.pile(held), so_far, suit, stock=bool(stock))

    def winner(self, trick: CardsLike, *, trump: str | None, last_trick: bool = False) -> Winner:
        """Finds who wins a trick, or who is winning what there is of it.

        Raises:
            CardError: no card, or more cards than there are players.

        >>> import pinochle_learn as pl
        >>> won = pl.variant("pinochlerun").winner("KC TC 9S JC", trump="S")
        >>> won.position, str(won.card), won.points
        (2, '9S', 2)
        """
        played, suit = self.pack.read(trick), self._trump(trump)
        if not 0 < len(played) <= self._table.players:
            text = "A trick has from 1 to {n} cards, not {played}."
            raise CardError(say(text, n=self._table.players, played=len(played)))
        cards = trick_of(self._table, self._numbers(played), suit)
        return winner(self._table, cards, suit, last_trick=last_trick)

    def count(self, cards: CardsLike, *, last_trick: bool = False) -> Count:
        """Adds up the trick points of some cards. The number also says how it came about, in ``why``.

        >>> import pinochle_learn as pl
        >>> points = pl.variant("hoyle").count("AS QS 9S", last_trick=True)
        >>> points, points.why
        (24, 'Ace (11), queen (3) and the last trick (10): 24 points.')
        """
        return count(self._table, self.pack.read(cards), last_trick=last_trick)

    def reneges(
        self,
        hands: Sequence[CardsLike],
        plays: CardsLike,
        *,
        trump: str | None,
        leader: int | None = None,
        aces_declared: Sequence[int] | None = None,
    ) -> tuple[Renege, ...]:
        """Finds who failed which duty in which trick, from the first hands and the plays in order.

        Where aces around must be declared before the first card, ``aces_declared`` says how many times each
        seat did so; without it nobody is held to have kept any back.

        Raises:
            CardError: plays that the hands cannot make; a record that fits more than one first leader.
            RuleError: ``aces_declared`` at a table where it is no duty.
        """
        _ = self.rules.playing
        read = [self.pack.read(hand) for hand in self._list("hands", hands)]
        if len(read) != self._table.players:
            raise CardError(
                say("{n} hands: this table has {seats} seats.", n=len(read), seats=self._table.players)
            )
        self.pack.check_copies(card for hand in read for card in hand)
        first = None if leader is None else seat_number(self._table, leader, "leader")
        kept = self._undeclared(read, aces_declared)
        return (*kept, *reneges(self._table, read, self.pack.read(plays), self._trump(trump), first))

    def call_renege(  # noqa: PLR0913 - what a judge at the table must be told
        self,
        hands: Sequence[CardsLike],
        plays: CardsLike,
        *,
        trump: str | None,
        by: int,
        against: int,
        leader: int | None = None,
        aces_declared: Sequence[int] | None = None,
    ) -> RenegeCall:
        """Judges a call of "renege" by one seat against another: right or wrong, and which side it costs.

        The other arguments are those of ``reneges``.

        Raises:
            RuleError: the table has no price for a renege.
            ActionError: the caller is no opponent.
        """
        caller = seat_number(self._table, by, "by")
        accused = seat_number(self._table, against, "against")
        found = self.reneges(hands, plays, trump=trump, leader=leader, aces_declared=aces_declared)
        return judge(self._table, caller, accused, found)

    def _undeclared(
        self, hands: Sequence[Sequence[Card]], declared: Sequence[int] | None
    ) -> tuple[Renege, ...]:
        if declared is None:
            return ()
        if not self.rules.settling.aces_declared.value:
            raise RuleError(
                say("{name} asks nobody to declare aces: leave out aces_declared.", name=self.name)
            )
        counts = tuple(declared) if isinstance(declared, list | tuple) else ()
        if len(counts) != len(hands) or not all(type(n) is int and n >= 0 for n in counts):
            text = "aces_declared is {n} whole numbers, one a seat, not {declared!r}."
            raise RuleError(say(text, n=len(hands), declared=declared))
        return undeclared_aces(self._table, [self.pack.pile(hand) for hand in hands], counts)
