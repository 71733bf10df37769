"""An auction to speak in: the history of ``engine.bidding`` with a current state."""

from pinochle_learn.engine.bidding import bidding
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.errors import BidError
from pinochle_learn.text import say


class Auction:
    """An auction in progress. ``bid`` and ``pass_`` speak for the player to act and return the auction."""

    def __init__(self, table: Compiled, dealer: int) -> None:
        if type(dealer) is not int or not 0 <= dealer < table.players:
            last = table.players - 1
            raise BidError(
                say("dealer is a seat from 0 to {last}, not {dealer!r}.", last=last, dealer=dealer)
            )
        self._table = table
        self._rules = table.rules.bidding  # a table without an auction says so at once
        self._bidding = bidding.Bidding(dealer)

    @property
    def to_bid(self) -> int | None:
        """The seat whose turn it is; ``None`` when the auction is over."""
        return bidding.to_bid(self._table, self._bidding)

    @property
    def done(self) -> bool:
        """Says whether the auction is over."""
        return bidding.done(self._table, self._bidding)

    @property
    def high_bidder(self) -> int | None:
        """The seat whose bid stands; ``None`` while nobody has bid."""
        bought = bidding.contract(self._table, self._bidding)
        return bought[0] if bought else None

    @property
    def winner(self) -> int | None:
        """The seat that has won the auction; ``None`` while it goes on, and if nobody bids."""
        return self.high_bidder if self.done else None

    @property
    def amount(self) -> int | None:
        """The bid that stands; ``None`` while nobody has bid."""
        bought = bidding.contract(self._table, self._bidding)
        return bought[1] if bought else None

    @property
    def calls(self) -> tuple[bidding.Call, ...]:
        """What was said: pairs of a seat and its bid, or ``None`` for a pass."""
        return self._bidding.calls

    def legal_bids(self) -> bidding.LegalBids:
        """The bids that the player to act may make."""
        return bidding.legal_bids(self._table, self._bidding)

    def may_pass(self) -> bool:
        """Says whether the player to act may pass."""
        return bidding.may_pass(self._table, self._bidding)

    def bid(self, amount: int) -> "Auction":
        """Bids for the player to act.

        Raises:
            BidError: the bid is not legal now; the message says what is.
        """
        if type(amount) is not int:
            raise BidError(say("{amount!r} is no bid: say a whole number.", amount=amount))
        self._bidding = bidding.call(self._table, self._bidding, amount)
        return self

    def pass_(self) -> "Auction":
        """Passes for the player to act; a pass is final.

        Raises:
            BidError: the auction is over, or the player must bid.
        """
        self._bidding = bidding.call(self._table, self._bidding, None)
        return self

    def __repr__(self) -> str:
        return f"<Auction: {self.amount} by seat {self.high_bidder}, seat {self.to_bid} to bid>"
