"""A whole deal with random acts, from the shuffle to the score."""

from random import Random
from typing import Any

from .auction import History, legal_bids, may_pass, outcome, to_act
from .kitty import cards_of, lay_beside_three, random_bury
from .melds import counter_points
from .plays import legal
from .settle import Points, out_of_reach, settle, stops
from .tables import SUITS, Table, pack, singles
from .tricks import count, winner

Hands = list[list[str]]


def random_deal(table: Table, rng: Random, dealer: int = 3, boldness: int = 1) -> dict[str, Any]:
    """Plays one deal and returns what happened in it; bold players bid on more tricks than there are."""
    hands, kitty = deal_cards(table, rng)
    history = random_auction(table, hands, dealer, rng, boldness)
    return after_the_auction(
        table, {"dealer": dealer, "dealt": hands, "kitty": kitty, "history": history}, rng
    )


def after_the_auction(table: Table, summary: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Goes on to the end from dealer, hands dealt, kitty and bids."""
    hands, kitty = [list(hand) for hand in summary["dealt"]], summary["kitty"]
    _done, bidder, amount = outcome(table, summary["history"], summary["dealer"])
    summary.update(bidder=bidder, seat=bidder, amount=amount)  # in the end `bidder` is the side
    if bidder is None or amount is None:
        return {**summary, "settlement": settle(table)}
    trump = best_trump(table, hands[bidder] + ([] if table["bury_melded"] else kitty))
    if trump is None:
        return no_marriage(table, {**summary, "hands": hands})
    summary.update(trump=trump, given=exchange(table, hands, bidder, rng))
    if table["kitty"]:
        take_kitty(table, hands[bidder], summary, rng)
    summary.update(hands=[list(hand) for hand in hands])
    return finish(table, summary, rng)


def deal_cards(table: Table, rng: Random) -> tuple[Hands, list[str]]:
    """Returns the hands from a shuffled pack, seat after seat, and the rest for the kitty."""
    cards, each, players = pack(table), table["hand"], table["players"]
    rng.shuffle(cards)
    return [cards[seat * each : seat * each + each] for seat in range(players)], cards[each * players :]


def trumps(table: Table, hand: list[str]) -> list[str]:
    """Returns the suits that the bidder may name."""
    if not table["trump_marriage"]:
        return list(SUITS)
    return [suit for suit in SUITS if "K" + suit in hand and "Q" + suit in hand]


def best_trump(table: Table, hand: list[str]) -> str | None:
    """Returns the suit in which the hand melds most, the first of equals; None if none may be named."""
    return max(trumps(table, hand), key=lambda suit: counter_points(table, hand, suit), default=None)


def random_auction(table: Table, hands: Hands, dealer: int, rng: Random, boldness: int = 1) -> History:
    """Bids at random as high as the best meld and a random share of the tricks cover, else passes."""
    all_tricks = count(table, pack(table), last_trick=True)
    limits = []
    for hand in hands:
        meld = counter_points(table, hand, best_trump(table, hand))
        limits.append(meld + boldness * rng.randint(0, all_tricks))
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


def exchange(table: Table, hands: Hands, bidder: int, rng: Random) -> list[list[str]]:
    """Lets the bidder's partner give cards and the bidder give as many back; returns what was given."""
    if not table["exchange"]:
        return []
    partner = (bidder + 2) % 4
    there = give(hands[partner], hands[bidder], table["exchange"], rng)
    return [there, give(hands[bidder], hands[partner], table["exchange"], rng)]


def give(giver: list[str], taker: list[str], number: int, rng: Random) -> list[str]:
    """Moves random cards from one hand to another."""
    cards = rng.sample(giver, number)
    for card in cards:
        giver.remove(card)
        taker.append(card)
    return cards


def take_kitty(table: Table, hand: list[str], summary: dict[str, Any], rng: Random) -> None:
    """The bidder takes the kitty, melds first where melded cards may not be buried, and buries as many."""
    hand += summary["kitty"]
    laid: list[str] = []
    if not table["bury_melded"]:
        summary["melds"], summary["laid"] = lay_beside_three(table, hand, summary["trump"])
        laid = cards_of(table, summary["melds"], summary["trump"])
        if table["meld_wins"] and summary["laid"] >= summary["amount"]:
            return
    summary["cards_laid"] = laid
    summary["buried"] = random_bury(table, hand, laid, summary["trump"], rng)
    for card in summary["buried"]:
        hand.remove(card)


def no_marriage(table: Table, summary: dict[str, Any]) -> dict[str, Any]:
    """Settles a deal whose bidder can name no trump."""
    meld, _nines = side_melds(table, summary, None)
    bidder = side_of(table, summary["bidder"])
    facts = {"bid": summary["amount"], "bidder": bidder, "meld": meld, "has_marriage": False}
    return {**summary, **facts, "trump": None, "settlement": settle(table, **facts)}


def side_of(table: Table, seat: int) -> int:
    """Returns the side of a seat: every second seat is a partner's, or every player a side."""
    return seat % table["sides"]


def finish(table: Table, summary: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Melds, plays unless the hand stops, and settles."""
    bid, bidder = summary["amount"], side_of(table, summary["bidder"])
    meld, nines_only = side_melds(table, summary, summary["trump"])
    facts: dict[str, Any] = {"bid": bid, "bidder": bidder, "meld": meld, "nines_only": nines_only}
    if table["chip_units"]:
        facts["trump"] = summary["trump"]
    ending = before_the_play(table, bid, meld[bidder], rng)
    if ending is not None:
        facts.update(ending)
        return {**summary, **facts, "settlement": settle(table, **facts)}
    leader = summary["bidder"] if table["first_lead"] == "bidder" else (summary["dealer"] + 1) % 4
    plays, points, taken = random_play(table, summary["hands"], summary["trump"], leader, rng)
    points[bidder] += count(table, summary.get("buried", []), last_trick=False)
    facts.update(trick_points=tuple(points), tricks_taken=tuple(taken))
    return {**summary, **facts, "leader": leader, "plays": plays, "settlement": settle(table, **facts)}


def before_the_play(table: Table, bid: int, bidders_meld: int, rng: Random) -> dict[str, bool] | None:
    """Returns what ends the hand before the first lead, if anything does: no fact at all, or a surrender."""
    if stops(table, bid, bidders_meld) or (table["meld_wins"] and bidders_meld >= bid):
        return {}
    hopeless = out_of_reach(table, bid, bidders_meld)
    if table["chip_units"]:
        return {"conceded": True} if hopeless or rng.random() < 0.2 else None
    return {"thrown_in": True} if table["throw_in"] != "never" and hopeless else None


def side_melds(table: Table, summary: dict[str, Any], trump: str | None) -> tuple[Points, tuple[bool, ...]]:
    """Returns the meld of every side, and whether nines of trump are all that it is."""
    melds, nines = [0] * table["sides"], [0] * table["sides"]
    for seat, hand in enumerate(summary["hands"]):
        if table["who_melds"] == "all" or seat == summary["bidder"]:
            side = side_of(table, seat)
            melds[side] += summary["laid"] if "laid" in summary else counter_points(table, hand, trump)
            nines[side] += hand.count(f"9{trump}") * singles(table)["dix"]
    return tuple(melds), tuple(0 < nine == meld for nine, meld in zip(nines, melds, strict=True))


def random_play(
    table: Table, hands: Hands, trump: str, leader: int, rng: Random
) -> tuple[list[str], list[int], list[int]]:
    """Plays random legal cards to the end; returns the plays, the trick points and the tricks."""
    held, players = [list(hand) for hand in hands], table["players"]
    plays: list[str] = []
    points, taken = [0] * table["sides"], [0] * table["sides"]
    while held[0]:
        trick: list[str] = []
        for turn in range(players):
            hand = held[(leader + turn) % players]
            card = rng.choice(sorted(legal(table, hand, trick, trump)))
            hand.remove(card)
            trick.append(card)
        leader = (leader + winner(table, trick, trump)) % players
        points[side_of(table, leader)] += count(table, trick, last_trick=not held[0])
        taken[side_of(table, leader)] += 1
        plays += trick
    return plays, points, taken
