"""Play from the stock: a trick, perhaps one meld of its winner, a card for each; then the same again.

A player's cards are in the hand or, once melded, on the table, and may be played from either. When the stock
is used up, melded cards go back to the hands.
"""

from typing import TypeVar

from pinochle_learn.cards import Card
from pinochle_learn.deal.allowed import (
    going_on,
    lying_cards,
    may_use_nine,
    nine_of_trump,
    own_cards,
    playable,
    stock_rules,
)
from pinochle_learn.deal.phase import Phase, refusal
from pinochle_learn.deal.state import NO_TRICK, State, Taken
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.claims import match
from pinochle_learn.engine.melds.finding import make_meld, meld_name, meld_set
from pinochle_learn.engine.melds.growing import Service, Shown, Spread, beside, could_lay, lay
from pinochle_learn.engine.melds.growing_claims import judge_growing
from pinochle_learn.engine.melds.packing import Option
from pinochle_learn.engine.tricks.plays import add_card
from pinochle_learn.engine.tricks.verdicts import legal_plays
from pinochle_learn.errors import ActionError
from pinochle_learn.text import say

T = TypeVar("T")


def _start(table: Compiled, state: State) -> State:
    turned = table.pack.distinct[state.stock[-1]]
    nobody = meld_set(table, [], turned.suit)
    leader = (state.dealer + 1) % table.players
    begun = state.but(
        trump=turned.suit,
        to_act=leader,
        leader=leader,
        spreads=(Spread(),) * table.players,
        melds=(nobody,) * table.players,
    )
    if turned.rank == "9" and stock_rules(table).turned_nine.value:
        return _with_dix(table, begun, state.dealer)
    return begun


# --- what may be done --------------------------------------------------------------------------------------


def _actions(table: Compiled, state: State) -> tuple[str, ...]:
    if state.after_trick:
        return (*_melds(table, state), *_dix_actions(table, state), going_on(table))
    seat = state.to_act or 0
    held, lying = playable(table, state.hands[seat], state.spreads[seat], state.trick, state.trump)
    return tuple(f"play {card}" for card in held) + tuple(f"play {card} table" for card in lying)


def _melds(table: Compiled, state: State) -> tuple[str, ...]:
    if not state.may_meld:
        return ()
    seat = state.to_act or 0
    options = could_lay(table, state.spreads[seat], state.hands[seat], state.trump)
    return tuple(f"meld {_cards(table, option, n)}" for option, n in options if not beside(table, option))


def _cards(table: Compiled, option: Option, copies: int) -> str:
    return " ".join(str(table.pack.distinct[n]) for n, wanted in option.needs for _ in range(wanted * copies))


def _dix_actions(table: Compiled, state: State) -> tuple[str, ...]:
    hand = state.hands[state.to_act or 0]
    return ("dix",) if may_use_nine(table, hand, state.trump, len(state.stock)) else ()


# --- what is done ------------------------------------------------------------------------------------------


def _act(table: Compiled, state: State, verb: str, rest: str) -> State:
    if state.after_trick:
        return _after_trick(table, state, verb, rest)
    if verb != "play":
        raise refusal(state, _actions(table, state), verb, rest)
    return _play(table, state, rest)


def _after_trick(table: Compiled, state: State, verb: str, rest: str) -> State:
    if verb == "meld" and rest and state.may_meld:
        return _meld(table, state, rest)
    said = f"{verb} {rest}".strip().lower()
    if said == "dix" and _dix_actions(table, state):
        return _dix(table, state)
    if said != going_on(table):
        raise refusal(state, _actions(table, state), verb, rest)
    if stock_rules(table).draw.value == "after_meld":
        return _picked_up(table, _draw(table, state))
    return _picked_up(table, state.but(after_trick=False, may_meld=False))


def _meld(table: Compiled, state: State, rest: str) -> State:
    seat = state.to_act or 0
    cards, spread, hand = table.pack.read(rest), state.spreads[seat], state.hands[seat]
    claim = judge_growing(table, cards, state.trump, hand, spread)
    found = match(table, cards, state.trump)
    if not claim or found is None:
        shown = " ".join(map(str, cards))
        raise ActionError(say("{cards!r} cannot be melded: {why}", cards=shown, why=claim.why))
    if beside(table, found[0]):
        raise ActionError(say("The nine of trump is not the meld of a trick here: say 'dix'."))
    laid = lay(table, spread, hand, *found, state.trump)
    if laid is None:  # pragma: no cover - the claim holds
        raise ActionError(claim.why)
    after = _put(table, state, seat, laid[0], laid[1]).but(may_meld=False)
    if stock_rules(table).draw.value == "after_meld":
        return after
    return _picked_up(table, after.but(after_trick=False))


def _put(table: Compiled, state: State, seat: int, spread: Spread, hand: int) -> State:
    """Sets what a seat has on the table and in the hand, and adds its melds up."""
    return state.but(
        hands=_at(state.hands, seat, hand),
        spreads=_at(state.spreads, seat, spread),
        melds=_at(state.melds, seat, meld_set(table, list(spread.melds), state.trump)),
    )


def _dix(table: Compiled, state: State) -> State:
    """Exchanges the nine of trump for the turned card, or shows it where a nine lies there already."""
    seat, nine, turned = state.to_act or 0, nine_of_trump(table, state.trump), state.stock[-1]
    if nine is None:  # pragma: no cover - the action was not offered
        raise ActionError(say("There is no nine of trump to show."))
    hand = table.pack.remove(state.hands[seat], nine)
    if turned == nine:
        option = _dix_option(table, state)
        shown = Shown(nine, (Service(option.rule.type.value, option.pays(1), meld_name(option.rule)),))
        spread = state.spreads[seat]
        lying = state.but(
            hands=_at(state.hands, seat, hand),
            spreads=_at(state.spreads, seat, Spread((*spread.cards, shown), spread.melds)),
        )
        return _with_dix(table, lying, seat)
    exchanged = state.but(
        hands=_at(state.hands, seat, table.pack.add(hand, turned)), stock=(*state.stock[:-1], nine)
    )
    return _with_dix(table, exchanged, seat)


def _with_dix(table: Compiled, state: State, seat: int) -> State:
    """Adds the points of a nine of trump to what a seat has melded."""
    spread = state.spreads[seat]
    melds = (*spread.melds, make_meld(table, _dix_option(table, state), 1, state.trump))
    return _put(table, state, seat, Spread(spread.cards, melds), state.hands[seat])


def _dix_option(table: Compiled, state: State) -> Option:
    return next(option for option in table.options[state.trump] if option.rule.key == "dix")


def _play(table: Compiled, state: State, rest: str) -> State:
    seat = state.to_act or 0
    text, _, where = rest.partition(" ")
    if where.lower() not in {"", "table"}:
        raise refusal(state, _actions(table, state), "play", rest)
    card = table.pack.card(text)
    number, hand, spread = table.pack.number[card], state.hands[seat], state.spreads[seat]
    from_table = bool(where) or not hand >> number & 1
    source = lying_cards(table, spread) if from_table else hand
    if not source >> number & 1:
        raise ActionError(_not_there(table, state, card, where))
    if card not in playable(table, hand, spread, state.trick, state.trump)[from_table]:
        everything = own_cards(table, hand, spread)
        why = legal_plays(table, everything, state.trick, state.trump, stock=True)[card].why
        raise ActionError(say("{card} may not be played: {why}", card=card, why=why))
    return _on_trick(table, _taken_out(table, state, seat, number, from_table=from_table), number)


def _not_there(table: Compiled, state: State, card: Card, where: str) -> str:
    seat = state.to_act or 0
    if where:
        return say("{card} does not lie on the table.", card=card)
    held = " ".join(map(str, table.pack.cards(state.hands[seat])))
    return say("{card} is neither in the hand {held!r} nor on the table.", card=card, held=held)


def _taken_out(table: Compiled, state: State, seat: int, number: int, *, from_table: bool) -> State:
    if not from_table:
        return state.but(hands=_at(state.hands, seat, table.pack.remove(state.hands[seat], number)))
    spread = state.spreads[seat]
    copies = [card for card in spread.cards if card.number == number]
    spent = max(copies, key=lambda card: sum(service.points for service in card.served))
    cards = list(spread.cards)
    cards.remove(spent)  # of two copies the one that has served for more, since the other may serve again
    return state.but(spreads=_at(state.spreads, seat, Spread(tuple(cards), spread.melds)))


def _on_trick(table: Compiled, state: State, number: int) -> State:
    trick, seat = add_card(table, state.trick, number, state.trump), state.to_act or 0
    if len(trick.cards) < table.players:
        return state.but(trick=trick, to_act=(seat + 1) % table.players)
    leader = state.leader or 0
    winner = (leader + trick.winner) % table.players
    won = state.but(
        trick=NO_TRICK,
        tricks=(*state.tricks, Taken(leader, trick.cards, winner)),
        leader=winner,
        to_act=winner,
        after_trick=True,
        may_meld=True,
    )
    return _trick_won(table, won)


def _trick_won(table: Compiled, state: State) -> State:
    """Who won a trick may meld; where the rules draw first, both draw."""
    rules = stock_rules(table)
    last = len(state.stock) == table.players
    may = rules.last_meld.value or not last
    if rules.draw.value == "after_meld":
        return state.but(may_meld=may)
    drawn = _draw(table, state)
    return drawn.but(after_trick=True, may_meld=True) if may else _picked_up(table, drawn)


def _draw(table: Compiled, state: State) -> State:
    """Winner and then the others draw one card each; the turned card is the last of the stock."""
    hands = list(state.hands)
    for step in range(table.players):
        seat = ((state.to_act or 0) + step) % table.players
        hands[seat] = table.pack.add(hands[seat], state.stock[step])
    return state.but(
        hands=tuple(hands), stock=state.stock[table.players :], after_trick=False, may_meld=False
    )


def _picked_up(table: Compiled, state: State) -> State:
    """Once the stock is used up and nobody may meld, melded cards go back to the hands."""
    if state.stock:
        return state
    hands = list(state.hands)
    for seat, spread in enumerate(state.spreads):
        for card in spread.cards:
            hands[seat] = table.pack.add(hands[seat], card.number)
    spreads = tuple(Spread((), spread.melds) for spread in state.spreads)
    return state.but(hands=tuple(hands), spreads=spreads)


def _done(_table: Compiled, state: State) -> bool:
    return not state.stock and not state.after_trick


def _at(items: tuple[T, ...], seat: int, item: T) -> tuple[T, ...]:
    return (*items[:seat], item, *items[seat + 1 :])


STOCK = Phase(_start, _actions, _act, _done)
