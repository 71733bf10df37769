"""A whole deal with random acts, from the shuffle to the score."""

from random import Random
from typing import Any

from .auction import History, legal_bids, may_pass, outcome, to_act
from .melds import counter_points
from .plays import legal
from .settle import Pair, out_of_reach, settle
from .tables import SINGLES, SUITS, Table, pack
from .tricks import count, winner

Hands = list[list[str]]


def random_deal(table: Table, rng: Random, dealer: int = 3) -> dict[str, Any]:
    """Plays one deal and returns what happened in it."""
    hands = deal_cards(rng)
    summary: dict[str, Any] = {"dealer": dealer, "dealt": [list(hand) for hand in hands]}
    summary["history"] = random_auction(table, hands, dealer, rng)
    _done, bidder, amount = outcome(table, summary["history"], dealer)
    summary.update(bidder=bidder, amount=amount)
    if bidder is None or amount is None:
        return {**summary, "settlement": settle(table)}
    trump = best_trump(table, hands[bidder])
    exchange(table, hands, bidder, rng)
    summary.update(trump=trump, hands=[list(hand) for hand in hands])
    leader = bidder if table["first_lead"] == "bidder" else (dealer + 1) % 4
    return finish(table, summary, leader, rng)


def deal_cards(rng: Random) -> Hands:
    """Returns four hands of twelve from a shuffled pack."""
    cards = pack()
    rng.shuffle(cards)
    return [cards[start : start + 12] for start in (0, 12, 24, 36)]


def best_trump(table: Table, hand: list[str]) -> str:
    """Returns the suit in which the hand melds most, the first of equals."""
    return max(SUITS, key=lambda suit: counter_points(table, hand, suit))


def random_auction(table: Table, hands: Hands, dealer: int, rng: Random) -> History:
    """Bids at random as high as the best meld and a random share of the tricks cover, else passes."""
    all_tricks = count(table, pack(), last_trick=True)
    limits = []
    for hand in hands:
        meld = counter_points(table, hand, best_trump(table, hand))
        limits.append(meld + rng.randint(0, all_tricks))
    history: History = []
    seat = to_act(table, history, dealer)
    while seat is not None:
        history.append((seat, random_bid(table, history, dealer, limits[seat], rng)))
        seat = to_act(table, history, dealer)
    return history


def random_bid(table: Table, history: History, dealer: int, limit: int, rng: Random) -> int | str:
    """Returns a bid within the limit, a pass if there is none, or the minimum if passing is forbidden."""
    within = legal_bids(table, history, dealer, limit)
    if within:
        return rng.choice(within)
    return "pass" if may_pass(table, history, dealer) else table["minimum"]


def exchange(table: Table, hands: Hands, bidder: int, rng: Random) -> None:
    """Lets the bidder's partner give cards and the bidder give as many back."""
    partner = (bidder + 2) % 4
    give(hands[partner], hands[bidder], table["exchange"], rng)
    give(hands[bidder], hands[partner], table["exchange"], rng)


def give(giver: list[str], taker: list[str], number: int, rng: Random) -> None:
    """Moves random cards from one hand to another."""
    for card in rng.sample(giver, number):
        giver.remove(card)
        taker.append(card)


def finish(table: Table, summary: dict[str, Any], leader: int, rng: Random) -> dict[str, Any]:
    """Melds, plays unless the hand stops, and settles."""
    hands, trump, bid = summary["hands"], summary["trump"], summary["amount"]
    bidder = summary["bidder"] % 2
    meld, nines_only = side_melds(table, hands, trump)
    facts = {"bid": bid, "bidder": bidder, "meld": meld, "nines_only": nines_only}
    hopeless = out_of_reach(table, bid, meld[bidder])
    if hopeless and table["hopeless"]:
        return {**summary, **facts, "settlement": settle(table, **facts)}
    if hopeless and table["throw_in"] != "never":
        return {**summary, **facts, "settlement": settle(table, thrown_in=True, **facts)}
    plays, points, taken = random_play(table, hands, trump, leader, rng)
    facts.update(trick_points=points, tricks_taken=taken)
    return {**summary, **facts, "leader": leader, "plays": plays, "settlement": settle(table, **facts)}


def side_melds(table: Table, hands: Hands, trump: str) -> tuple[Pair, tuple[bool, bool]]:
    """Returns the meld of both sides, and whether nines of trump are all that it is."""
    melds, only = [0, 0], [False, False]
    for side in (0, 1):
        ours = (hands[side], hands[side + 2])
        nines = sum(hand.count("9" + trump) for hand in ours) * SINGLES[table["scale"]]["dix"]
        melds[side] = sum(counter_points(table, hand, trump) for hand in ours)
        only[side] = nines > 0 and melds[side] == nines
    return (melds[0], melds[1]), (only[0], only[1])


def random_play(
    table: Table, hands: Hands, trump: str, leader: int, rng: Random
) -> tuple[list[str], Pair, Pair]:
    """Plays twelve tricks of random legal cards; returns the plays, the trick points and the tricks."""
    held = [list(hand) for hand in hands]
    plays: list[str] = []
    points, taken = [0, 0], [0, 0]
    for number in range(12):
        trick: list[str] = []
        for turn in range(4):
            hand = held[(leader + turn) % 4]
            card = rng.choice(sorted(legal(table, hand, trick, trump)))
            hand.remove(card)
            trick.append(card)
        leader = (leader + winner(table, trick, trump)) % 4
        points[leader % 2] += count(table, trick, last_trick=number == 11)
        taken[leader % 2] += 1
        plays += trick
    return plays, (points[0], points[1]), (taken[0], taken[1])
