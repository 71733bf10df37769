"""The felt: the trick so far and the hand, as nodes, seen from the learner's seat."""

from collections.abc import Iterable, Mapping, Sequence

from pinochle_learn.cards import Card
from pinochle_learn.teaching.words.seats import learner, who
from pinochle_learn.text import say
from pinochle_learn.widgets.hand import hand_traits
from pinochle_learn.widgets.nodes import Node, h
from pinochle_learn.widgets.trick import trick_traits


def rotated(seats: Iterable[int], actor: int, players: int) -> tuple[int, ...]:
    """Turns the table so that the player to act sits South."""
    return tuple((seat - actor + learner(players)) % players for seat in seats)


def names_before(count: int, players: int) -> tuple[str, ...]:
    """Who has played, when ``count`` cards lie before the learner's turn."""
    return tuple(who((learner(players) - count + step) % players, players) for step in range(count))


def stock_line(*, lasts: bool) -> Node:
    """Whether the stock still lasts, which decides what may be played."""
    text = say("The stock still lasts.") if lasts else say("The stock is used up.")
    return h("p", h("strong", text), key="stock")


def melded_line() -> Node:
    """What else belongs to a hand as long as the stock lasts."""
    text = say("Cards that you have melded are among them: you may play them from the table.")
    return h("p", text, class_="pl-small", key="melded")


def trick_node(
    cards: Sequence[Card],
    names: Sequence[str],
    trump: str,
    *,
    winner: int | None = None,
    to_play: bool = False,
    over: bool = False,
) -> Node:
    """The cards of a trick with the names of who played them; ``winner`` is a position or left open."""
    plays = list(zip(names, cards, strict=True))
    mine = say("you") if to_play else ""
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
