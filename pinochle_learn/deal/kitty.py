"""The kitty: the bidder takes it, and buries as many cards, which count as won in tricks."""

from collections import Counter
from itertools import combinations

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import suit_name
from pinochle_learn.deal.allowed import free_to_bury, trumps_to_bury
from pinochle_learn.deal.ending import stopped
from pinochle_learn.deal.phase import Phase, refusal, without
from pinochle_learn.deal.state import State
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.finding import MeldSet
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


def _held(state: State) -> tuple[int, MeldSet | None]:
    """The bidder's hand, and his melds where they lie on the table already."""
    bidder = state.bidder or 0
    return state.hands[bidder], state.melds[bidder] if state.melds else None


def _bury_actions(table: Compiled, state: State) -> tuple[str, ...]:
    rules, free = table.rules.kitty, free_to_bury(table, *_held(state))
    trumps = trumps_to_bury(table, free, state.trump)
    groups = dict.fromkeys(combinations(free, rules.cards.value if rules else 0))
    fitting = (g for g in groups if trumps is None or sum(c.suit == state.trump for c in g) == trumps)
    return tuple("bury " + " ".join(map(str, group)) for group in fitting)


def _bury_act(table: Compiled, state: State, verb: str, rest: str) -> State:
    seat = state.to_act
    if verb != "bury" or seat is None:
        raise refusal(state, _bury_actions(table, state), verb, rest)
    cards = table.pack.read(rest)
    check_buried(table, *_held(state), state.trump, cards)
    hand = state.hands[seat]
    for card in cards:
        hand = without(table, hand, card)
    return state.but(
        hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
        buried=table.pack.pile(cards),
        to_act=None,
    )


def check_buried(table: Compiled, hand: int, laid: MeldSet | None, trump: str | None, cards: Cards) -> None:
    """Refuses cards that may not be buried.

    Raises:
        ActionError: too many or too few, cards not held, melded cards, trumps before their turn.
    """
    rules = table.rules.kitty
    count = rules.cards.value if rules else 0
    if len(cards) != count:
        raise ActionError(say("Bury exactly {count} cards, not {n}.", count=count, n=len(cards)))
    free, left = free_to_bury(table, hand, laid), hand
    for card in cards:
        left = without(table, left, card)
    melded = (Counter(cards) - Counter(free)).elements()
    names = listed(card.name for card in melded)
    if names:
        raise ActionError(say("Melded cards may not be buried: {cards}.", cards=names))
    _check_trumps(trumps_to_bury(table, free, trump), trump, cards)


def _check_trumps(wanted: int | None, trump: str | None, cards: Cards) -> None:
    trumps = [card for card in cards if card.suit == trump]
    if wanted is None or len(trumps) <= wanted or trump is None:
        return
    text = "A trump may be buried only when nothing else is left: {cards} cannot go."
    if wanted:
        left = plural(wanted, "{n} trump must", "{n} trumps must")
        text = "A trump may be buried only when nothing else is left: here {left} go, and no more."
        raise ActionError(say(text, left=left))
    names = listed(card.name for card in trumps)
    raise ActionError(say(text, cards=names, suit=suit_name(trump)))


def _bury_done(_table: Compiled, state: State) -> bool:
    return bool(state.buried)


BURY = Phase(_bury_start, _bury_actions, _bury_act, _bury_done)
