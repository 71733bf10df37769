"""A deal of turns to be played: the learner's own acts, and the others, who play by themselves.

The others draw from the stock, and now and then lay a meld or lay off: so there is something on the table.
The learner's acts are kept as places in the list of what could be done, which a link can hold.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from pinochle_learn.cards import Card
from pinochle_learn.deal import Deal
from pinochle_learn.deal.turns import DRAW
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.melds.groups import check_group, in_order, kind_name
from pinochle_learn.engine.melds.laying_off import check_lay_off
from pinochle_learn.errors import ActionError
from pinochle_learn.front import Variant
from pinochle_learn.lessons.tricks.turns.positions import Turn
from pinochle_learn.teaching.words.seats import learner, who
from pinochle_learn.text import listed, say, sentence

Cards = tuple[Card, ...]
_LAYS = 0.5  # how likely another player lays a meld, or lays a card off, when he could


@dataclass(frozen=True, slots=True)
class Ask:
    """Something that could be done with chosen cards: what, whether it may be done now, why or why not.

    ``actions`` is the act; where a meld has to be laid as one of several kinds there are more.
    """

    what: str
    ok: bool
    why: str
    actions: tuple[str, ...] = ()


class Live:
    """A deal at a table of ``players``: ``done`` are the learner's acts, ``news`` is what the others did."""

    def __init__(self, v: Variant, seed: int, players: int, done: Sequence[int] = ()) -> None:
        self.v = v.seated(players)
        self.seed, self.players, self.me = seed, players, learner(players)
        self.done: list[int] = []
        self.news: tuple[str, ...] = ()
        self.deal: Deal = v.deal(seed=seed, players=players, dealer=self.me)
        self._others()
        for place in done:
            actions = self.deal.actions()
            if self.over or not 0 <= place < len(actions):
                break
            self._put(actions[place], place)

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self.deal.to_act is None

    @property
    def now(self) -> Turn:
        """The moment, as the engine keeps it."""
        return Turn(self.v, self.deal.state)

    @property
    def hand(self) -> Cards:
        """The learner's cards."""
        return self.now.hand

    @property
    def stage(self) -> str:
        """The stage of the turn; empty at the end."""
        return "" if self.over else self.deal.state.stage

    def act(self, action: str) -> None:
        """Does one act of the learner's; after his turn the others play on.

        Raises:
            ActionError: what may not be done now, with the reason.
        """
        actions = self.deal.actions() if not self.over else ()
        if action not in actions:
            refused = self.now.refusal(action)
            raise ActionError(refused or say("That cannot be done now."))
        self._put(action, actions.index(action))

    def back(self) -> "Live":
        """The deal before the learner's last act."""
        return Live(self.v, self.seed, self.players, self.done[:-1])

    def _put(self, action: str, place: int) -> None:
        self.deal.act(action)
        self.done.append(place)
        if not self.over and self.deal.to_act != self.me:
            self._others()

    def _others(self) -> None:
        lines = []
        while not self.over and self.deal.to_act != self.me:
            lines.append(_turn_of_other(self.deal, self.v))
        self.news = tuple(lines)

    # --- what may be done with some cards ------------------------------------------------------------------

    def asks(self, cards: Cards) -> tuple[Ask, ...]:
        """What could be done with cards of the hand, each with a yes or no and the reason."""
        if len(cards) != 1:
            return (
                self._meld(cards),
                Ask(say("Lay off or discard them"), ok=False, why=say("One card at a time.")),
            )
        melds = [self._lay_off(cards[0], number) for number in range(1, len(self.deal.laid) + 1)]
        return (self._meld(cards), *melds, self._discard(cards[0]))

    def _meld(self, cards: Cards) -> Ask:
        table = self.now.table
        check, codes = check_group(table, cards), " ".join(map(str, in_order(table, cards)))
        kinds = check.kinds if len(check.kinds) > 1 else ()
        actions = tuple(f"meld {codes} as {kind}" for kind in kinds) or (f"meld {codes}",)
        return self._ask(say("Lay as a meld"), check.why, actions if check else ())

    def _lay_off(self, card: Card, number: int) -> Ask:
        table, groups = self.now.table, self.now.groups
        found = check_lay_off(table, (card,), groups, number - 1, self.hand)
        action = (f"lay off {card} on {number}",) if found else ()
        return self._ask(say("Lay off on meld {n}", n=number), found.why, action)

    def _discard(self, card: Card) -> Ask:
        drawn = self.now.drawn if self.now.drawn in self.hand else None
        found = next(one for one in self.v.discards(self.hand, drawn=drawn) if one.card == card)
        return self._ask(say("Discard it"), found.why, (f"discard {card}",) if found else ())

    def _ask(self, what: str, why: str, actions: tuple[str, ...]) -> Ask:
        """An answer: without actions the cards do not fit; with them it may still be the wrong time."""
        if not actions:
            return Ask(what, ok=False, why=why)
        if self.stage == DRAW:
            return Ask(what, ok=False, why=say("First of all a card is drawn."))
        refused = self.now.refusal(actions[0])
        return Ask(what, ok=not refused, why=refused or why, actions=() if refused else actions)


# --- the others --------------------------------------------------------------------------------------------


def _turn_of_other(deal: Deal, v: Variant) -> str:
    """Plays a whole turn of another player, and tells it."""
    seat, state = deal.to_act or 0, deal.state
    chance = Random((deal.seed or 0) + 97 * len(state.stock) + 7 * len(state.pile) + 1009 * state.reshuffled)
    told = [_act(deal, "draw stock" if state.stock else "draw discard")]
    melds = [one for one in deal.actions() if one.startswith("meld")]
    if melds and chance.random() < _LAYS:
        told.append(_act(deal, max(melds, key=len)))
    while deal.to_act == seat and (fitting := [one for one in deal.actions() if one.startswith("lay off")]):
        if chance.random() >= _LAYS:
            break
        told.append(_act(deal, fitting[0]))
    if deal.to_act == seat:
        last = [one for one in deal.actions() if one.startswith("discard")]
        told.append(_act(deal, max(last, key=lambda one: int(v.count(one.split()[1]))) if last else "keep"))
    name = sentence(who(seat, v.rules.players))
    return say("{Name} {did}.", Name=name, did=listed(told))


def _act(deal: Deal, action: str) -> str:
    """Does an act, and tells what was done."""
    table = compiled(deal.rules)
    deal.act(action)
    words = action.split()
    if words[0] == "draw":
        return say("drew from the stock") if words[1] == "stock" else say("drew from the discard pile")
    if words[0] == "keep":
        return say("kept the card just drawn")
    if words[0] == "discard":
        return say("discarded the {card}", card=table.pack.card(words[1]).name)
    if words[0] == "lay":
        card = table.pack.card(words[2]).name
        return say("laid off the {card} on meld {n}", card=card, n=words[4])
    group = deal.laid[-1].group
    shown = listed(say("the {card}", card=card.name) for card in group.cards)
    return say("laid {cards} as {kind}", cards=shown, kind=kind_name(table, group.kind))
