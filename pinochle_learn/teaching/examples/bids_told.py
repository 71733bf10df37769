"""Cases of an auction: what may be said, and what it means."""

from dataclasses import dataclass

from pinochle_learn.engine.bidding.auction import Auction
from pinochle_learn.errors import BidError
from pinochle_learn.front import Variant
from pinochle_learn.teaching.examples.case import CaseDefaults, CaseText
from pinochle_learn.text import listed, say, sentence

Calls = tuple[int | None, ...]


def _said(call: int | None) -> str:
    return say("a pass") if call is None else str(call)


def opened(v: Variant) -> Auction:
    """An auction in which seat 0 speaks first."""
    return v.auction(dealer=max(v.players) - 1)


def spoken(auction: Auction, calls: Calls) -> Auction:
    """The auction after some calls.

    Raises:
        BidError: one of them cannot be.
    """
    for call in calls:
        auction = auction.pass_() if call is None else auction.bid(call)
    return auction


@dataclass(frozen=True, slots=True)
class BidCase(CaseDefaults):
    """Whether a bid or a pass (``None``) may be said after ``before``."""

    call: int | None
    before: Calls = ()

    @property
    def question(self) -> str:
        """What is asked."""
        if not self.before:
            if self.call is None:
                return say("The player at the dealer's left wants to pass. Is that allowed?")
            return say("The first player bids {bid}. Is that allowed?", bid=self.call)
        before = listed(map(_said, self.before))
        return say("After {before} comes {call}. Is that allowed?", before=before, call=_said(self.call))

    def ask(self, v: Variant) -> CaseText:
        """Yes or no, with the reason of the auction."""
        if not v.rules.auctioned:
            return no_auction()
        auction = opened(v)
        try:
            auction = spoken(auction, self.before)
        except BidError as error:
            return CaseText(None, say("cannot come up"), sentence(str(error)))
        why = _allowed(auction)
        try:
            spoken(auction, (self.call,))
        except BidError as error:
            return CaseText("no", say("no"), sentence(str(error)))
        return CaseText("yes", say("yes"), why)


def no_auction() -> CaseText:
    """What a table without an auction says to any bid."""
    return CaseText(
        "none", say("no auction"), say("Nobody bids: trump is the suit of a card that is turned up.")
    )


def _allowed(auction: Auction) -> str:
    words = sentence(say("{bids}.", bids=str(auction.legal_bids())))
    if auction.may_pass() and auction.calls:
        return say("{bids} Or pass.", bids=words)
    return words


@dataclass(frozen=True, slots=True)
class AllPassCase(CaseDefaults):
    """What happens when nobody bids."""

    @property
    def question(self) -> str:
        """What is asked."""
        return say("All pass, as far as they may. Who has the bid?")

    def ask(self, v: Variant) -> CaseText:
        """Who has the bid, and at how much."""
        if not v.rules.auctioned:
            return no_auction()
        auction = opened(v)
        while not auction.done and auction.may_pass():
            auction = auction.pass_()
        if not auction.done:
            told = say("The player at the dealer's left must open: {bids}.", bids=str(auction.legal_bids()))
            return CaseText("opens", say("the first player"), told)
        if auction.winner is None:
            return CaseText("nobody", say("nobody"), say("The next dealer deals."))
        text = say("It is forced on the dealer at the lowest bid, {n}.", n=auction.amount)
        return CaseText("dealer", say("the dealer, at {n}", n=auction.amount), text)


@dataclass(frozen=True, slots=True)
class MeaningCase(CaseDefaults):
    """What a first bid tells the partner."""

    bid: int
    before: Calls = ()

    @property
    def question(self) -> str:
        """What is asked."""
        if self.before:
            text = "After {before} comes {bid}. What does it tell the partner?"
            return say(text, before=listed(map(_said, self.before)), bid=self.bid)
        return say("The first bid is {bid}. What does it tell the partner?", bid=self.bid)

    def ask(self, v: Variant) -> CaseText:
        """The message of the bid."""
        if not v.rules.auctioned:
            return no_auction()
        try:
            bids = spoken(opened(v), self.before).legal_bids()
        except BidError as error:
            return CaseText(None, say("cannot come up"), sentence(str(error)))
        if self.bid not in bids:
            return CaseText(None, say("cannot be bid"), sentence(say("{bids}.", bids=str(bids))))
        meaning = bids.meaning(self.bid)
        if meaning is None:
            return CaseText("", say("nothing"), say("A bid is a number and no message."))
        return CaseText(meaning, say("how much meld"), meaning)
