"""The kitty: the bidder takes it, and buries as many cards, which count as won in tricks."""

from collections import Counter
from itertools import combinations

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import suit_name
from pinochle_learn.deal.ending import stopped
from pinochle_learn.deal.laying import on_table
from pinochle_learn.deal.phase import Phase, refusal, without
from pinochle_learn.deal.state import State
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.errors import ActionError
from pinochle_learn.text import listed, plural, say

Cards = tuple[Card, ...]


# --- taking it ---------------------------------------------------------------------------------------------


def _take_start(_table: Compiled, state: State) -> State | None:
    return state.but(to_act=state.bidder) if state.kitty and state.has_marriage else None


def _take_actions(_table: Compiled, _state: State) -> tuple[str, ...]:
    return ("take kitty",)


def _take_act(table: Compiled, state: State, verb: str, rest: str) -> State:
    seat = state.to_act
    if (verb, rest.lower()) != ("take", "kitty") or seat is None:
        raise refusal(state, _take_actions(table, state), verb, rest)
    hand = state.hands[seat]
    for card in table.pack.cards(state.kitty):
        hand = table.pack.add(hand, table.pack.number[card])
    return state.but(hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]), kitty_taken=True)


def _take_done(_table: Compiled, state: State) -> bool:
    return state.kitty_taken


TAKE = Phase(_take_start, _take_actions, _take_act, _take_done)


# --- burying -----------------------------------------------------------------------------------------------


def _bury_start(table: Compiled, state: State) -> State | None:
    return state.but(to_act=state.bidder) if state.kitty_taken and not stopped(table, state) else None


def free_to_bury(table: Compiled, state: State) -> Cards:
    """The bidder's cards of which any may be among those to bury, unless they are trumps."""
    hand = table.pack.cards(state.hands[state.bidder or 0])
    rules, laid = table.rules.kitty, state.melds[state.bidder or 0] if state.melds else None
    if rules is None or rules.bury_melded.value or laid is None:
        return hand
    left = on_table(table, laid)
    free = []
    for card in hand:
        if left[card]:
            left[card] -= 1
        else:
            free.append(card)
    return tuple(free)


def trumps_to_bury(table: Compiled, state: State) -> int | None:
    """How many trumps must be among the buried cards where they go last; ``None``: as many as one likes."""
    rules = table.rules.kitty
    if rules is None or rules.bury_trump.value == "free":
        return None
    plain = sum(card.suit != state.trump for card in free_to_bury(table, state))
    return max(0, rules.cards.value - plain)


def _bury_actions(table: Compiled, state: State) -> tuple[str, ...]:
    rules, trumps = table.rules.kitty, trumps_to_bury(table, state)
    groups = dict.fromkeys(combinations(free_to_bury(table, state), rules.cards.value if rules else 0))
    fitting = (g for g in groups if trumps is None or sum(c.suit == state.trump for c in g) == trumps)
    return tuple("bury " + " ".join(map(str, group)) for group in fitting)


def _bury_act(table: Compiled, state: State, verb: str, rest: str) -> State:
    seat = state.to_act
    if verb != "bury" or seat is None:
        raise refusal(state, _bury_actions(table, state), verb, rest)
    cards = table.pack.read(rest)
    check_buried(table, state, cards)
    hand = state.hands[seat]
    for card in cards:
        hand = without(table, hand, card)
    return state.but(
        hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
        buried=table.pack.pile(cards),
        to_act=None,
    )


def check_buried(table: Compiled, state: State, cards: Cards) -> None:
    """Refuses cards that may not be buried.

    Raises:
        ActionError: too many or too few, cards not held, melded cards, trumps before their turn.
    """
    rules = table.rules.kitty
    count = rules.cards.value if rules else 0
    if len(cards) != count:
        raise ActionError(say("Bury exactly {count} cards, not {n}.", count=count, n=len(cards)))
    hand = state.hands[state.bidder or 0]
    for card in cards:
        hand = without(table, hand, card)
    free = free_to_bury(table, state)
    melded = (Counter(cards) - Counter(free)).elements()
    names = listed(card.name for card in melded)
    if names:
        raise ActionError(say("Melded cards may not be buried: {cards}.", cards=names))
    _check_trumps(table, state, cards)


def _check_trumps(table: Compiled, state: State, cards: Cards) -> None:
    wanted, trumps = trumps_to_bury(table, state), [card for card in cards if card.suit == state.trump]
    if wanted is None or len(trumps) <= wanted or state.trump is None:
        return
    text = "A trump may be buried only when nothing else is left: {cards} cannot go."
    if wanted:
        left = plural(wanted, "{n} trump must", "{n} trumps must")
        text = "A trump may be buried only when nothing else is left: here {left} go, and no more."
        raise ActionError(say(text, left=left))
    names = listed(card.name for card in trumps)
    raise ActionError(say(text, cards=names, suit=suit_name(state.trump)))


def _bury_done(_table: Compiled, state: State) -> bool:
    return bool(state.buried)


BURY = Phase(_bury_start, _bury_actions, _bury_act, _bury_done)
