"""Turns: draw a card, perhaps lay a meld, lay off, discard; until a player has no card left.

A turn has three stages: ``draw``; ``meld``, in which a meld may be laid; ``lay off``, once melds are laid or
the first card is laid off. A discard ends the turn from either of the last two. When the stock is used up,
the discard pile but for its top card is shuffled into a new one before the next turn. Where that may not be
done again, or nothing lies below the top card, the stock is at its end, and the deal ends without score.
"""

from typing import TypeVar

from pinochle_learn.cards import Card
from pinochle_learn.cards.shuffling import shuffled
from pinochle_learn.deal.phase import Phase, refusal, without
from pinochle_learn.deal.state import LaidMeld, State
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.groups import (
    Group,
    all_groups,
    check_group,
    in_order,
    kind_name,
    split_kind,
)
from pinochle_learn.engine.melds.laying_off import check_lay_off, fits, grown
from pinochle_learn.engine.tricks.discarding import discards, turn_rules
from pinochle_learn.errors import ActionError
from pinochle_learn.text import listed, plural, say

DRAW, MELD, LAY_OFF = "draw", "meld", "lay off"
_SEEDS, _STEP = 2**63, 1_000_003  # the seed of a new stock follows from that of the deal
Cards = tuple[Card, ...]
T = TypeVar("T")


def _start(table: Compiled, state: State) -> State:
    return state.but(to_act=(state.dealer + 1) % table.players, stage=DRAW)


def _done(_table: Compiled, state: State) -> bool:
    return state.to_act is None


# --- what may be done --------------------------------------------------------------------------------------


def _actions(table: Compiled, state: State) -> tuple[str, ...]:
    if state.stage == DRAW:
        return (*(("draw stock",) if state.stock else ()), *(("draw discard",) if state.pile else ()))
    hand = _hand(table, state)
    melds = _meld_actions(table, hand) if state.stage == MELD else ()
    return (*melds, *_lay_off_actions(table, state, hand), *_discard_actions(table, state, hand))


def _meld_actions(table: Compiled, hand: Cards) -> tuple[str, ...]:
    """Every meld of the hand; the kind stands behind the cards where they are of more than one."""
    kinds: dict[Cards, list[str]] = {}
    for group in all_groups(table, hand):
        kinds.setdefault(group.cards, []).append(group.kind)
    return tuple(
        f"meld {_codes(cards)}" + (f" as {kind}" if len(of) > 1 else "")
        for cards, of in kinds.items()
        for kind in of
    )


def _lay_off_actions(table: Compiled, state: State, hand: Cards) -> tuple[str, ...]:
    if not _may_lay_off(table, state):
        return ()
    return tuple(
        f"lay off {card} on {number}"
        for number, laid in enumerate(state.laid, start=1)
        for card in hand
        if fits(table, laid.group, (card,))
    )


def _may_lay_off(table: Compiled, state: State) -> bool:
    """Says whether the player to act may lay off: where that is the rule, only after a meld of his own."""
    first = turn_rules(table).lay_off_first.value
    return first or any(laid.owner == state.to_act for laid in state.laid)


def _discard_actions(table: Compiled, state: State, hand: Cards) -> tuple[str, ...]:
    may = tuple(f"discard {found.card}" for found in discards(table, hand, _drawn(table, state)) if found)
    return may or ("keep",)


def _hand(table: Compiled, state: State) -> Cards:
    return in_order(table, table.pack.cards(state.hands[state.to_act or 0]))


def _drawn(table: Compiled, state: State) -> Card | None:
    """The card just drawn, while it is in the hand."""
    if state.drawn is None or not state.hands[state.to_act or 0] >> state.drawn & 1:
        return None
    return table.pack.distinct[state.drawn]


def _codes(cards: Cards) -> str:
    return " ".join(map(str, cards))


# --- what is done ------------------------------------------------------------------------------------------


def _act(table: Compiled, state: State, verb: str, rest: str) -> State:
    words = rest.lower().split()
    if verb == "draw":
        return _draw(table, state, rest.lower())
    if verb not in {"meld", "lay", "discard", "keep"} or (verb == "lay" and words[:1] != ["off"]):
        raise refusal(state, _actions(table, state), verb, rest)
    if state.stage == DRAW:
        known = listed((repr(action) for action in _actions(table, state)), "or")
        raise ActionError(say("A turn begins with a card drawn: say {known}.", known=known))
    if verb == "meld":
        return _meld(table, state, rest)
    if verb == "lay":
        return _lay_off(table, state, rest[len("off") :].strip())
    if verb == "discard":
        return _discard(table, state, rest)
    if "keep" not in _actions(table, state) or rest:
        raise refusal(state, _actions(table, state), verb, rest)
    return _next_turn(table, state)


def _draw(table: Compiled, state: State, source: str) -> State:
    if state.stage != DRAW:
        raise ActionError(say("A card has been drawn already: one is drawn in a turn."))
    if f"draw {source}" not in _actions(table, state):
        raise refusal(state, _actions(table, state), "draw", source)
    if source == "stock":
        number, after = state.stock[0], state.but(stock=state.stock[1:])
    else:
        number, after = state.pile[-1], state.but(pile=state.pile[:-1])
    seat = state.to_act or 0
    hands = _at(state.hands, seat, table.pack.add(state.hands[seat], number))
    return after.but(hands=hands, drawn=number, stage=MELD)


def _meld(table: Compiled, state: State, rest: str) -> State:
    if state.stage != MELD:
        raise ActionError(_too_late(table, state))
    text, kind = split_kind(table, rest)
    cards = table.pack.read(text)
    hand = _taken(table, state, cards)
    group = Group(_chosen(table, cards, kind), in_order(table, cards))
    now, laid = state.laid_now + 1, (*state.laid, LaidMeld(state.to_act or 0, group))
    stage = MELD if now < turn_rules(table).melds.value else LAY_OFF
    return _went_out(state.but(hands=hand, laid=laid, laid_now=now, stage=stage))


def _too_late(table: Compiled, state: State) -> str:
    most = turn_rules(table).melds.value
    if state.laid_now >= most:
        return plural(
            most,
            "{n} meld may be laid in a turn, and it is laid.",
            "{n} melds may be laid in a turn, no more.",
        )
    return say("A meld comes before cards are laid off: after that, none is laid in this turn.")


def _chosen(table: Compiled, cards: Cards, kind: str | None) -> str:
    """The kind that a group is laid as.

    Raises:
        ActionError: no meld, not of this kind, or of several where none is named.
    """
    check, shown = check_group(table, cards), _codes(cards)
    if not check:
        raise ActionError(say("{cards!r} is no meld. {why}", cards=shown, why=check.why))
    if kind is not None and kind not in check.kinds:
        are = listed((kind_name(table, one) for one in check.kinds), "or")
        text = "{cards!r} cannot be laid as {kind}: it can be {are}."
        raise ActionError(say(text, cards=shown, kind=kind_name(table, kind), are=are))
    if kind is None and len(check.kinds) > 1:
        ways = listed((repr(f"meld {shown} as {one}") for one in check.kinds), "or")
        raise ActionError(
            say("{cards!r} can be more than one kind of meld: say {ways}.", cards=shown, ways=ways)
        )
    return kind or check.kinds[0]


def _lay_off(table: Compiled, state: State, rest: str) -> State:
    text, _, on = rest.lower().rpartition(" on ")
    card, number = table.pack.card(rest[: len(text)] or rest), _number(state, on)
    if not _may_lay_off(table, state):
        raise ActionError(say("Here a player lays off only after laying a meld of his own."))
    hands = _taken(table, state, (card,))
    groups = tuple(laid.group for laid in state.laid)
    answer = check_lay_off(table, (card,), groups, number, _hand(table, state))
    if not answer:
        raise ActionError(
            say("{card} cannot be laid off on {n}: {why}", card=card, n=number + 1, why=answer.why)
        )
    laid = LaidMeld(state.laid[number].owner, grown(table, groups[number], (card,)))
    return _went_out(state.but(hands=hands, laid=_at(state.laid, number, laid), stage=LAY_OFF))


def _number(state: State, text: str) -> int:
    """Reads the number of a meld on the table, written from 1, as it is counted here, from 0."""
    numbers = {str(n + 1): n for n in range(len(state.laid))}
    if not numbers:
        raise ActionError(say("No meld lies on the table: there is nothing to lay off on."))
    if text.strip() not in numbers:
        example = "lay off TSi on 1"
        known = say("1") if len(numbers) == 1 else say("1 to {n}", n=len(numbers))
        message = "Say on which meld: its number on the table, {known}, as in {example!r}."
        raise ActionError(say(message, known=known, example=example))
    return numbers[text.strip()]


def _discard(table: Compiled, state: State, rest: str) -> State:
    card = table.pack.card(rest)
    hands = _taken(table, state, (card,))
    found = next(
        one for one in discards(table, _hand(table, state), _drawn(table, state)) if one.card == card
    )
    if not found:
        hint = say(" Say 'keep'.") if found.rule == "only-card" else ""
        raise ActionError(found.why + hint)
    after = _went_out(state.but(hands=hands, pile=(*state.pile, table.pack.number[card])))
    return after if after.to_act is None else _next_turn(table, after)


def _taken(table: Compiled, state: State, cards: Cards) -> tuple[int, ...]:
    """The hands once the player to act has put these cards down."""
    seat = state.to_act or 0
    hand = state.hands[seat]
    for card in cards:
        hand = without(table, hand, card)
    return _at(state.hands, seat, hand)


def _went_out(state: State) -> State:
    """Play stops at once when the player to act has no card left."""
    return state if state.hands[state.to_act or 0] else state.but(to_act=None, drawn=None, stage="")


def _next_turn(table: Compiled, state: State) -> State:
    seat = ((state.to_act or 0) + 1) % table.players
    after = state.but(to_act=seat, stage=DRAW, drawn=None, laid_now=0)
    return after if after.stock else _restocked(table, after)


def _restocked(table: Compiled, state: State) -> State:
    """A new stock of the discard pile but for its top card; the end of the deal where there is none."""
    below, times = state.pile[:-1], state.reshuffled + 1
    if not below or times > turn_rules(table).reshuffles.value:
        return state.but(to_act=None, stage="")
    stock = tuple(shuffled(below, (state.seed + times * _STEP) % _SEEDS))
    return state.but(stock=stock, pile=state.pile[-1:], reshuffled=times)


def _at(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return (*items[:place], item, *items[place + 1 :])


TURNS = Phase(_start, _actions, _act, _done)
