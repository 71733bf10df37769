"""The phases of a deal. Each says whether it is needed, what may be done in it, and what that does.

The record names the phases in its own order (``deal.phases``); a table with another mechanism adds a phase
here and names it there.
"""

from itertools import combinations

from pinochle_learn.cards.card import suit_name
from pinochle_learn.deal.ending import beyond_reach, stopped
from pinochle_learn.deal.kitty import BURY, TAKE
from pinochle_learn.deal.laying import check_aces, check_room, fitting, lay, meld_action, read_groups
from pinochle_learn.deal.phase import Phase, refusal, without
from pinochle_learn.deal.second_meld import SECOND_MELD
from pinochle_learn.deal.state import Passed, State, Taken, clockwise, partner
from pinochle_learn.deal.stock import STOCK
from pinochle_learn.deal.turns import TURNS
from pinochle_learn.engine.bidding import bidding
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.finding import best_melds, meld_set, trumps_to_name
from pinochle_learn.engine.tricks.plays import Trick, add_card, ruling
from pinochle_learn.engine.tricks.verdicts import legal_plays
from pinochle_learn.errors import ActionError, BidError
from pinochle_learn.text import say, sentence

_DIGITS = 10  # a bid has fewer


def enter_next(table: Compiled, state: State) -> State:
    """Moves on to the next phase that is needed, or to the end of the deal."""
    order = table.rules.deal.phases.value
    begin = order.index(state.phase) + 1 if state.phase in order else 0
    if state.phase == "auction" and state.bidder is None:
        return state.but(phase="over", to_act=None)
    for name in order[begin:]:
        started = PHASES[name].start(table, state.but(phase=name))
        if started is not None and started.to_act is not None:
            return started
        state = state if started is None else started
    return state.but(phase="over", to_act=None)


def step(table: Compiled, state: State, text: str) -> State:
    """Carries out one action, written as ``actions`` writes it.

    Raises:
        ActionError: the deal does not know this act now; the message says what it does know.
    """
    phase = PHASES.get(state.phase)
    if phase is None:
        raise ActionError(say("The deal is over: there is nothing left to do."))
    if text.strip().lower() == DECLARE and may_declare(table, state):
        return state.but(phase="over", to_act=None, declared_by=state.to_act)
    verb, _, rest = text.strip().partition(" ")
    after = phase.act(table, state, verb.lower(), rest.strip())
    return enter_next(table, after) if phase.done(table, after) else after


def actions(table: Compiled, state: State) -> tuple[str, ...]:
    """What the player to act may do."""
    phase = PHASES.get(state.phase)
    if phase is None:
        return ()
    return (*phase.actions(table, state), *((DECLARE,) if may_declare(table, state) else ()))


DECLARE = "declare out"


def may_declare(table: Compiled, state: State) -> bool:
    """Says whether the player to act may claim to have reached the target."""
    return table.rules.game.declare_out.value and state.to_act is not None


def _refuse(table: Compiled, state: State, verb: str, rest: str) -> ActionError:
    return refusal(state, actions(table, state), verb, rest)


# --- auction -----------------------------------------------------------------------------------------------


def _auction_start(table: Compiled, state: State) -> State | None:
    if not table.rules.auctioned:
        return None
    return state.but(to_act=bidding.to_bid(table, state.bidding))


def _auction_actions(table: Compiled, state: State) -> tuple[str, ...]:
    bids = tuple(f"bid {n}" for n in bidding.legal_bids(table, state.bidding).next_few())
    return (("pass",) if bidding.may_pass(table, state.bidding) else ()) + bids


def _auction_act(table: Compiled, state: State, verb: str, rest: str) -> State:
    if verb == "bid" and rest.isascii() and rest.isdecimal() and len(rest) < _DIGITS:
        called = bidding.call(table, state.bidding, int(rest))
    elif verb == "pass" and not rest:
        called = bidding.call(table, state.bidding, None)
    elif verb == "bid":
        raise BidError(say("{rest!r} is no bid: write a whole number, such as 'bid 250'.", rest=rest[:40]))
    else:
        raise _refuse(table, state, verb, rest)
    bought = bidding.contract(table, called) if bidding.done(table, called) else None
    seat, bid = bought or (None, None)
    return state.but(bidding=called, to_act=bidding.to_bid(table, called), bidder=seat, bid=bid)


def _auction_done(table: Compiled, state: State) -> bool:
    return bidding.done(table, state.bidding)


# --- trump -------------------------------------------------------------------------------------------------


def _trump_start(table: Compiled, state: State) -> State | None:
    if state.trump is not None:
        return None
    if not _trumps(table, state):
        return state.but(to_act=None, has_marriage=False)
    return state.but(to_act=state.bidder)


def _trumps(table: Compiled, state: State) -> tuple[str, ...]:
    return trumps_to_name(table, state.hands[state.bidder or 0])


def _trump_actions(table: Compiled, state: State) -> tuple[str, ...]:
    return tuple(f"trump {suit}" for suit in _trumps(table, state))


def _trump_act(table: Compiled, state: State, verb: str, rest: str) -> State:
    if verb != "trump":
        raise _refuse(table, state, verb, rest)
    suit = table.pack.trump(rest)
    if suit not in _trumps(table, state):
        text = "{suit} cannot be trump: the bidder holds no king and queen of {suit}."
        raise ActionError(sentence(say(text, suit=suit_name(suit))))
    return state.but(trump=suit)


def _trump_done(_table: Compiled, state: State) -> bool:
    return state.trump is not None


# --- exchange ----------------------------------------------------------------------------------------------


def _exchange_start(table: Compiled, state: State) -> State | None:
    if not table.rules.exchanging.cards.value or state.bidder is None or not state.has_marriage:
        return None
    return state.but(to_act=partner(table, state.bidder))


def _exchange_actions(table: Compiled, state: State) -> tuple[str, ...]:
    cards = table.pack.cards(state.hands[state.to_act or 0])
    groups = dict.fromkeys(combinations(cards, table.rules.exchanging.cards.value))
    return tuple("give " + " ".join(map(str, group)) for group in groups)


def _exchange_act(table: Compiled, state: State, verb: str, rest: str) -> State:
    giver, count = state.to_act, table.rules.exchanging.cards.value
    if verb != "give" or giver is None:
        raise _refuse(table, state, verb, rest)
    cards = table.pack.read(rest)
    if len(cards) != count:
        raise ActionError(say("Give exactly {count} cards, not {n}.", count=count, n=len(cards)))
    taker = partner(table, giver)
    hands = list(state.hands)
    for card in cards:
        number = table.pack.number[card]
        hands[giver] = without(table, hands[giver], card)
        hands[taker] = table.pack.add(hands[taker], number)
    numbers = tuple(sorted(table.pack.number[card] for card in cards))
    passed = (*state.passed, Passed(giver, taker, numbers))
    return state.but(hands=tuple(hands), passed=passed, to_act=taker)


def _exchange_done(_table: Compiled, state: State) -> bool:
    return len(state.passed) == 2  # noqa: PLR2004 - the partner has given and the bidder has given back


# --- meld --------------------------------------------------------------------------------------------------


def _meld_start(table: Compiled, state: State) -> State:
    alone = table.rules.meld.who.value == "bidder"
    nothing = meld_set(table, [], state.trump)
    melds = tuple(nothing if alone and seat != state.bidder else None for seat in range(table.players))
    first = (state.dealer + 1) % table.players if state.bidder is None else state.bidder
    return state.but(to_act=first, melds=melds)


def _meld_actions(table: Compiled, state: State) -> tuple[str, ...]:
    hand = state.hands[state.to_act or 0]
    melds = fitting(table, hand, best_melds(table, hand, state.trump))
    return (meld_action(melds),)


def _meld_act(table: Compiled, state: State, verb: str, rest: str) -> State:
    seat = state.to_act
    if verb != "meld" or seat is None:
        raise _refuse(table, state, verb, rest)
    groups = read_groups(table, rest)
    shown = list(state.melds)
    shown[seat] = laid = lay(table, state.hands[seat], groups, state.trump)
    check_room(table, state.hands[seat], laid)
    check_aces(table, state.hands[seat], laid)
    waiting = [other for other in clockwise(table, seat) if shown[other] is None]
    return state.but(melds=tuple(shown), to_act=waiting[0] if waiting else None)


def _meld_done(_table: Compiled, state: State) -> bool:
    return None not in state.melds


# --- decision: play on, or throw the hand in ---------------------------------------------------------------


def _decision_start(table: Compiled, state: State) -> State | None:
    allowed = table.rules.settling.throw_in.value
    if (
        allowed == "never"
        or (allowed == "out_of_reach" and not beyond_reach(table, state))
        or stopped(table, state)
    ):
        return None
    return state.but(to_act=state.bidder)


def _surrender(table: Compiled) -> str:
    """What giving up is called: bids that are paid in chips are conceded."""
    return "throw in" if table.rules.chips is None else "concede"


def _decision_actions(table: Compiled, _state: State) -> tuple[str, ...]:
    return ("play on", _surrender(table))


def _decision_act(table: Compiled, state: State, verb: str, rest: str) -> State:
    said = f"{verb} {rest.lower()}".strip()
    if said not in _decision_actions(table, state):
        raise _refuse(table, state, verb, rest)
    return state.but(to_act=None, thrown_in=said != "play on")


def _decision_done(_table: Compiled, state: State) -> bool:
    return state.to_act is None


# --- play --------------------------------------------------------------------------------------------------


def _play_start(table: Compiled, state: State) -> State | None:
    if state.thrown_in or stopped(table, state):
        return None
    dealers_left = (state.dealer + 1) % table.players
    if state.tricks:
        return state.but(to_act=state.leader)  # the winner of the last trick from the stock leads
    leads = table.rules.playing.first_lead.value == "bidder" and state.bidder is not None
    leader = state.bidder if leads else dealers_left
    return state.but(to_act=leader, leader=leader)


def _play_actions(table: Compiled, state: State) -> tuple[str, ...]:
    legal = ruling(table, state.hands[state.to_act or 0], state.trick, state.trump).legal
    return tuple(f"play {card}" for i, card in enumerate(table.pack.distinct) if legal >> i & 1)


def _play_act(table: Compiled, state: State, verb: str, rest: str) -> State:
    seat = state.to_act
    if verb != "play" or seat is None or state.leader is None:
        raise _refuse(table, state, verb, rest)
    card = table.pack.card(rest)
    number = table.pack.number[card]
    hand = state.hands[seat]
    if not ruling(table, hand, state.trick, state.trump).legal >> number & 1:
        verdict = legal_plays(table, hand, state.trick, state.trump)[card]
        raise ActionError(say("{card} may not be played: {why}", card=card, why=verdict.why))
    hands = (*state.hands[:seat], table.pack.remove(hand, number), *state.hands[seat + 1 :])
    trick = add_card(table, state.trick, number, state.trump)
    if len(trick.cards) < table.players:
        return state.but(hands=hands, trick=trick, to_act=(seat + 1) % table.players)
    winner = (state.leader + trick.winner) % table.players
    tricks = (*state.tricks, Taken(state.leader, trick.cards, winner))
    return state.but(hands=hands, trick=Trick(), tricks=tricks, leader=winner, to_act=winner)


def _play_done(_table: Compiled, state: State) -> bool:
    return not any(state.hands)


PHASES: dict[str, Phase] = {
    "auction": Phase(_auction_start, _auction_actions, _auction_act, _auction_done),
    "kitty": TAKE,
    "bury": BURY,
    "trump": Phase(_trump_start, _trump_actions, _trump_act, _trump_done),
    "exchange": Phase(_exchange_start, _exchange_actions, _exchange_act, _exchange_done),
    "meld": Phase(_meld_start, _meld_actions, _meld_act, _meld_done),
    "decision": Phase(_decision_start, _decision_actions, _decision_act, _decision_done),
    "stock": STOCK,
    "play": Phase(_play_start, _play_actions, _play_act, _play_done),
    "second_meld": SECOND_MELD,
    "turns": TURNS,
}
