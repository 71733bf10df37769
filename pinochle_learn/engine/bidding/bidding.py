"""The auction: an immutable history of bids, what may be said next, and how it ends."""

from collections.abc import Iterator
from dataclasses import dataclass

from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.scoring.possible import makeable
from pinochle_learn.errors import BidError
from pinochle_learn.rules.ladder import next_step, on_ladder, steps_between
from pinochle_learn.text import listed, number, plural, say, sentence

_LISTED = 10  # how many bids an open-ended auction lists
Call = tuple[int, int | None]  # a seat, and its bid or None for a pass


@dataclass(frozen=True, slots=True)
class Bidding:
    """The calls so far. Pure data: what follows from them is asked of the functions below."""

    dealer: int
    calls: tuple[Call, ...] = ()


@dataclass(frozen=True, slots=True, repr=False)
class LegalBids:
    """The bids that may be made now, ascending. Where there is no end, ``maximum`` is ``None``.

    Iterating then ends at the highest bid that any hand could make; higher bids are legal too.
    """

    table: Compiled
    minimum: int | None
    maximum: int | None
    only: tuple[int, ...] | None = None

    def __contains__(self, bid: object) -> bool:
        if isinstance(bid, bool) or not isinstance(bid, int) or self.minimum is None:
            return False
        if self.only is not None:
            return bid in self.only
        fits = on_ladder(self.table.rules.bidding.ladder.value, bid)
        return fits and bid >= self.minimum and (self.maximum is None or bid <= self.maximum)

    def __iter__(self) -> Iterator[int]:
        if self.only is not None:
            yield from self.only
            return
        bid = self.minimum
        while bid is not None and (bid == self.minimum or not self._beyond(bid)):
            yield bid
            bid = next_step(self.table.rules.bidding.ladder.value, bid)

    def _beyond(self, bid: int) -> bool:
        """Says whether a bid is above the highest, or that no hand could make it where there is none."""
        return bid > self.maximum if self.maximum is not None else not makeable(self.table, bid)

    def __bool__(self) -> bool:
        return self.minimum is not None

    def __repr__(self) -> str:
        return f"LegalBids({self})"

    def __str__(self) -> str:
        return in_words(self)

    def meaning(self, bid: int) -> str | None:
        """What a bid tells the partner, where the table's bids carry a message; ``None`` elsewhere.

        Each bid that could have been made and was skipped stands for so much meld.

        Raises:
            BidError: the bid is not legal now.
        """
        if bid not in self:
            raise BidError(say("{bid!r} cannot be bid now: {legal}.", bid=bid, legal=in_words(self)))
        each = self.table.rules.bidding.skipped.value
        if each is None or self.minimum is None:
            return None
        n = steps_between(self.table.rules.bidding.ladder.value, self.minimum, bid)
        if not n:
            return say("No number is skipped: this shows no meld.")
        text = plural(n, "One number is skipped", "{count} numbers are skipped", count=sentence(number(n)))
        return say("{skipped}: this shows about {meld} in meld.", skipped=text, meld=each * n)

    def next_few(self) -> tuple[int, ...]:
        """The first bids, at most ten: enough for a list of actions."""
        if self.only is not None or self.minimum is None:
            return self.only or ()
        few = [self.minimum]
        while len(few) < _LISTED:
            few.append(next_step(self.table.rules.bidding.ladder.value, few[-1]))
        return tuple(bid for bid in few if bid in self)


def best_bid(bidding: Bidding) -> Call | None:
    """The standing bid: the seat that made it and its amount."""
    made = [call for call in bidding.calls if call[1] is not None]
    return made[-1] if made else None


def passed(table: Compiled, bidding: Bidding) -> set[int]:
    """The seats that are out: all that passed, or where a pass is not final, those since the last bid."""
    calls = bidding.calls
    if not table.rules.bidding.pass_final.value:
        bids = [place for place, (_, bid) in enumerate(calls) if bid is not None]
        calls = calls[bids[-1] :] if bids else calls
    return {seat for seat, bid in calls if bid is None}


def to_bid(table: Compiled, bidding: Bidding) -> int | None:
    """The seat whose turn it is, or ``None`` when the auction is over."""
    if done(table, bidding):
        return None
    out, seat = passed(table, bidding), bidding.calls[-1][0] if bidding.calls else bidding.dealer
    turns = ((seat + step) % table.players for step in range(1, table.players + 1))
    return next(turn for turn in turns if turn not in out)


def done(table: Compiled, bidding: Bidding) -> bool:
    """Says whether the auction is over."""
    standing, out = best_bid(bidding), len(passed(table, bidding))
    if standing is not None:
        return out == table.players - 1 or standing[1] == table.rules.bidding.cap.value
    last = table.players - 1 if table.rules.bidding.all_pass.value == "dealer" else table.players
    return out == last


def contract(table: Compiled, bidding: Bidding) -> tuple[int, int] | None:
    """The seat that has the bid and its amount once the auction is over; ``None``: nobody has it."""
    standing = best_bid(bidding)
    if standing is not None and standing[1] is not None:
        return standing[0], standing[1]
    if done(table, bidding) and table.rules.bidding.all_pass.value == "dealer":
        return bidding.dealer, table.rules.bidding.minimum.value
    return None


def legal_bids(table: Compiled, bidding: Bidding) -> LegalBids:
    """The bids that the player to act may make."""
    rules, standing = table.rules.bidding, best_bid(bidding)
    if done(table, bidding):
        return LegalBids(table, None, None, ())
    if standing is None or standing[1] is None:
        least = rules.minimum.value
        if rules.exact_opening.value:
            return LegalBids(table, least, least, (least,))
        return LegalBids(table, least, rules.cap.value)
    if rules.raises.value is not None:
        top = rules.cap.value
        only = tuple(
            b for b in (standing[1] + n for n in sorted(rules.raises.value)) if top is None or b <= top
        )
        return LegalBids(table, min(only, default=None), max(only, default=None), only)
    return LegalBids(table, next_step(rules.ladder.value, standing[1]), rules.cap.value)


def may_pass(table: Compiled, bidding: Bidding) -> bool:
    """Says whether the player to act may pass: not where the first player must open."""
    if done(table, bidding):
        return False
    return bool(bidding.calls) or not table.rules.bidding.must_open.value


def call(table: Compiled, bidding: Bidding, bid: int | None) -> Bidding:
    """Adds a bid, or a pass (``None``), of the player to act.

    Raises:
        BidError: what the table does not allow, with what it does.
    """
    seat = to_bid(table, bidding)
    if seat is None:
        raise BidError(say("The auction is over: no more bids and passes."))
    legal = legal_bids(table, bidding)
    if bid is None and not may_pass(table, bidding):
        raise BidError(say("The first player must bid here: {legal}.", legal=in_words(legal)))
    if bid is not None and bid not in legal:
        text = "{bid!r} cannot be bid now: {legal}."
        if may_pass(table, bidding):
            text = "{bid!r} cannot be bid now: {legal}, or pass."
        raise BidError(say(text, bid=bid, legal=in_words(legal)))
    return Bidding(bidding.dealer, (*bidding.calls, (seat, bid)))


def in_words(legal: LegalBids) -> str:
    """The legal bids as one says them: ``bid 26 to 100``, ``bid 260 or 270``."""
    if legal.minimum is None:
        return say("bid no higher")
    if legal.only is not None:
        return say("bid {bids}", bids=listed(map(str, legal.only), "or"))
    first, step = (
        legal.minimum,
        next_step(legal.table.rules.bidding.ladder.value, legal.minimum) - legal.minimum,
    )
    if legal.maximum == first:
        return say("bid {first}", first=first)
    steps = say(" in steps of {n}", n=step) if step > 1 else ""
    if legal.maximum is None:
        return say("bid {first} or more{steps}", first=first, steps=steps)
    return say("bid {first} to {last}{steps}", first=first, last=legal.maximum, steps=steps)
