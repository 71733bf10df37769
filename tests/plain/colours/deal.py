"""A whole deal of Purple Pinochle for two, three or four, action by action."""

from dataclasses import dataclass, field
from typing import Any

from .melds import lay
from .settle import Points, passed_out, settle
from .table import COLOURS, colour, count, in_order, legal, winner


@dataclass
class Deal:
    """The state of a deal. Won cards, melds and points are by side, the rest by seat."""

    hands: list[list[str]]
    trump: str | None  # None until the bidder names it
    dealer: int
    to_act: int
    phase: str
    before: Points | None = None
    target: int | None = 1500
    lead_counts: bool = False
    bid: int | None = None
    bidder: int | None = None  # a seat
    passed: list[int] = field(default_factory=list)
    melded: list[int] = field(default_factory=list)  # seats, in the order in which they did
    trick: list[str] = field(default_factory=list)
    tricks: list[list[str]] = field(default_factory=list)
    won: list[list[str]] = field(default_factory=list)
    meld: list[int] = field(default_factory=list)
    second_meld: list[int] = field(default_factory=list)
    result: dict[str, Any] | None = None

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.hands)

    @property
    def sides(self) -> int:
        """The number of sides: four players are two partnerships, else everybody is alone."""
        return 2 if self.players == 4 else self.players

    def side_of(self, seat: int) -> int:
        """Tells the side of a seat."""
        return seat % self.sides


def new_deal(hands: list[list[str]], turned: str | None, dealer: int, **told: Any) -> Deal:
    """Returns a deal in which the turned card's colour is trump; without one there is an auction."""
    first = (dealer + 1) % len(hands)
    phase = "meld" if turned else "auction"
    deal = Deal([list(hand) for hand in hands], turned and colour(turned), dealer, first, phase, **told)
    deal.won = [[] for _side in range(deal.sides)]
    deal.meld, deal.second_meld = [0] * deal.sides, [0] * deal.sides
    return deal


def may_act(deal: Deal, action: str) -> bool:
    """Tells whether the player to act may do this."""
    word, _space, rest = action.partition(" ")
    if deal.phase == "auction":
        return action == "pass" or (word == "bid" and may_bid(deal, int(rest)))
    if deal.phase == "trump":
        return word == "trump" and rest in COLOURS
    if deal.phase in ("meld", "second_meld"):
        return word == "meld" and lay(to_meld_from(deal), melds_in(rest), deal.trump) is not None
    return deal.phase == "play" and word == "play" and rest in able(deal)


def may_bid(deal: Deal, amount: int) -> bool:
    """Tells whether an amount is a bid: a full ten, a hundred or more, above the last one."""
    return amount % 10 == 0 and amount >= 100 and (deal.bid is None or amount > deal.bid)


def able(deal: Deal) -> set[str]:
    """Returns the cards that the player to act may play."""
    return legal(deal.hands[deal.to_act], deal.trick, deal.trump)


def to_meld_from(deal: Deal) -> list[str]:
    """Returns the cards that the player to act melds from: the hand, later all that the side has won."""
    return deal.hands[deal.to_act] if deal.phase == "meld" else deal.won[deal.side_of(deal.to_act)]


def melds_in(text: str) -> list[list[str]]:
    """Returns melds as they are written: cards with spaces, melds with semicolons between them."""
    return [cards.split() for cards in text.split(";") if cards.split()]


def act(deal: Deal, action: str) -> None:
    """Does what the player to act may do."""
    assert may_act(deal, action), action
    word, _space, rest = action.partition(" ")
    if deal.phase == "auction":
        call(deal, int(rest) if word == "bid" else None)
    elif deal.phase == "trump":
        deal.trump, deal.phase = rest, "meld"
    elif deal.phase == "meld":
        first_meld(deal, rest)
    elif deal.phase == "play":
        play(deal, rest)
    else:
        later_meld(deal, rest)


def call(deal: Deal, amount: int | None) -> None:
    """Bids or passes; the last who has not passed names trump, and if nobody has bid the deal is over."""
    seat = deal.to_act
    if amount is None:
        deal.passed.append(seat)
    else:
        deal.bid, deal.bidder = amount, seat
    still_in = [(seat + step) % deal.players for step in range(1, deal.players + 1)]
    still_in = [other for other in still_in if other not in deal.passed]
    if not still_in:
        deal.phase, deal.result = "over", passed_out(deal.sides, deal.before, deal.target)
    elif still_in == [deal.bidder]:
        deal.phase, deal.to_act = "trump", still_in[0]
    else:
        deal.to_act = still_in[0]


def leader(deal: Deal) -> int:
    """Returns the seat that melds and leads first: the bidder, without an auction the dealer's left."""
    return (deal.dealer + 1) % deal.players if deal.bidder is None else deal.bidder


def first_meld(deal: Deal, text: str) -> None:
    """Lays melds of the hand; after everybody has, the play begins."""
    points = lay(to_meld_from(deal), melds_in(text), deal.trump)
    deal.meld[deal.side_of(deal.to_act)] += points or 0
    deal.melded.append(deal.to_act)
    deal.to_act = (deal.to_act + 1) % deal.players
    if len(deal.melded) == deal.players:
        deal.phase, deal.melded, deal.to_act = "play", [], leader(deal)


def play(deal: Deal, card: str) -> None:
    """Plays a card; a whole trick goes to its winner's side."""
    deal.hands[deal.to_act].remove(card)
    deal.trick.append(card)
    deal.to_act = (deal.to_act + 1) % deal.players
    if len(deal.trick) == deal.players:
        won = winner(deal.trick, deal.trump, lead_counts=deal.lead_counts)
        deal.to_act = (deal.to_act + won) % deal.players
        deal.won[deal.side_of(deal.to_act)] += deal.trick
        deal.tricks.append(deal.trick)
        deal.trick = []
        if not deal.hands[deal.to_act]:
            deal.phase = "second_meld"
            deal.to_act = leader(deal)


def later_meld(deal: Deal, text: str) -> None:
    """Lays melds of all the cards that a side has won; after every side has, the deal is settled."""
    points = lay(to_meld_from(deal), melds_in(text), deal.trump)
    deal.second_meld[deal.side_of(deal.to_act)] += points or 0
    deal.melded.append(deal.to_act)
    deal.to_act = (deal.to_act + 1) % deal.players
    if len(deal.melded) == deal.sides:
        deal.phase = "over"
        deal.result = settle(
            meld=tuple(deal.meld),
            second_meld=tuple(deal.second_meld),
            trick_points=tuple(count(cards) for cards in deal.won),
            contract=contract(deal),
            before=deal.before,
            target=deal.target,
        )


def contract(deal: Deal) -> tuple[int, int] | None:
    """Returns the bid and the side that made it, if there was an auction."""
    return None if deal.bid is None or deal.bidder is None else (deal.bid, deal.side_of(deal.bidder))


def replay(deal: Deal, actions: list[str]) -> dict[str, Any] | None:
    """Does a list of actions; returns the result, or None while the deal goes on."""
    for action in actions:
        act(deal, action)
    return deal.result


def written(melds: list[tuple[str, tuple[str, ...], int]]) -> str:
    """Returns the action that lays these melds."""
    return ("meld " + "; ".join(" ".join(in_order(list(cards))) for _key, cards, _points in melds)).strip()
