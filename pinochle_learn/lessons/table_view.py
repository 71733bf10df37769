"""The felt: the trick so far and the hand, as nodes, seen from the learner's seat."""

from collections.abc import Iterable, Mapping, Sequence

from pinochle_learn.cards import Card
from pinochle_learn.engine.settlement_words import seat_name
from pinochle_learn.text import say
from pinochle_learn.widgets.hand import hand_traits
from pinochle_learn.widgets.nodes import Node, h
from pinochle_learn.widgets.trick import trick_traits

YOU = 2  # the learner sits South


def rotated(seats: Iterable[int], actor: int, players: int) -> tuple[int, ...]:
    """Turns the table so that the player to act sits South."""
    return tuple((seat - actor + YOU) % players for seat in seats)


def seats_before(count: int, players: int) -> tuple[int, ...]:
    """The seats that have played, when ``count`` cards lie before the learner's turn."""
    return tuple((YOU - count + step) % players for step in range(count))


def who(seat: int) -> str:
    """A seat as the learner calls it."""
    return say("you") if seat == YOU else seat_name(seat)


def trick_node(
    cards: Sequence[Card],
    seats: Sequence[int],
    trump: str,
    *,
    winner: int | None = None,
    to_play: bool = False,
    over: bool = False,
) -> Node:
    """The cards of a trick with who played them; ``winner`` is a position or left open."""
    plays = [(who(seat), card) for seat, card in zip(seats, cards, strict=True)]
    mine = who(YOU) if to_play else ""
    label = say("The trick") if over else say("The trick so far")
    state = trick_traits(plays, trump=trump, winner=winner, to_play=mine, over=over, label=label)
    return h("trick", key="trick", state=state)


def hand_node(
    cards: Sequence[Card],
    *,
    mode: str,
    chosen: Iterable[int] = (),
    states: Mapping[int, str] | None = None,
    notes: Mapping[int, str] | None = None,
    focus: int | None = None,
) -> Node:
    """The learner's hand. In mode ``one`` it sends ``card``, in mode ``many`` ``chosen``, with places."""
    state = hand_traits(cards, mode=mode, titled=True, chosen=chosen, states=states, notes=notes)
    on = {"one": {"clicked": "card"}, "many": {"chosen": "chosen"}}.get(mode, {})
    return h("hand", key="hand", state=state, on=on, focus=focus)
