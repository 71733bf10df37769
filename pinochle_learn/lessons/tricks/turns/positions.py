"""Moments of a turn in a game of turns: cards, melds on the table and a stage, for the engine to judge."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from pinochle_learn.cards import Card
from pinochle_learn.cards.shuffling import shuffled
from pinochle_learn.deal import phases
from pinochle_learn.deal.state import LaidMeld, State
from pinochle_learn.deal.turns import MELD
from pinochle_learn.engine.bidding.bidding import Bidding
from pinochle_learn.engine.compiled import Compiled, compiled
from pinochle_learn.engine.melds.groups import Group, all_groups
from pinochle_learn.errors import PinochleError
from pinochle_learn.front import Variant
from pinochle_learn.teaching.practice.question import SMALL, Row, drawn_seed
from pinochle_learn.teaching.words.seats import learner, who
from pinochle_learn.text import say, sentence

Cards = tuple[Card, ...]
_IN_HAND, _OF_OTHERS, _IN_PILE = 7, 2, 4  # cards
_IN_SIGHT = 12  # cards among which a meld for the table is looked for


@dataclass(frozen=True, slots=True)
class Turn:
    """A moment of the learner's turn at a table of ``v``, as the engine keeps it."""

    v: Variant
    state: State

    @property
    def table(self) -> Compiled:
        """The engine's tables."""
        return compiled(self.v.rules)

    @property
    def hand(self) -> Cards:
        """The learner's cards, colour by colour."""
        return self.table.pack.cards(self.state.hands[learner(self.v.rules.players)])

    @property
    def drawn(self) -> Card | None:
        """The card that the learner has just drawn."""
        return None if self.state.drawn is None else self.table.pack.distinct[self.state.drawn]

    @property
    def pile(self) -> Cards:
        """The discard pile; the top card is the last."""
        return tuple(self.table.pack.distinct[number] for number in self.state.pile)

    @property
    def groups(self) -> tuple[Group, ...]:
        """The melds on the table."""
        return tuple(laid.group for laid in self.state.laid)

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self.state.to_act is None

    def actions(self, verb: str = "") -> tuple[str, ...]:
        """What may be done, of one verb where one is named."""
        return tuple(one for one in phases.actions(self.table, self.state) if one.startswith(verb))

    def after(self, action: str) -> "Turn":
        """The moment after an action.

        Raises:
            ActionError: what may not be done now.
        """
        return Turn(self.v, phases.step(self.table, self.state, action))

    def refusal(self, action: str) -> str:
        """Why an action may not be done; empty where it may."""
        try:
            self.after(action)
        except PinochleError as error:
            return str(error)
        return ""

    def melds(self) -> tuple[Group, ...]:
        """Every meld that the hand holds, also where none may be laid now."""
        return all_groups(self.table, self.hand)

    def rows(self) -> tuple[Row, ...]:
        """The melds on the table, each under its owner's name."""
        return tuple(
            Row(SMALL, laid.group.cards, owned(self.v, laid, number))
            for number, laid in enumerate(self.state.laid, 1)
        )


def turn(v: Variant, chance: Random, *, melds: int = 1, cards: int = 0, stage: str = MELD) -> Turn | None:
    """Draws a moment after the draw, with so many melds of others on the table; ``None``: try once more.

    ``cards`` are those in the learner's hand.
    """
    players = v.players[int(chance.random() * len(v.players))]
    seated, me = v.seated(players), learner(players)
    table = compiled(seated.rules)
    rest = list(shuffled(table.pack.whole(), drawn_seed(chance)))
    laid: list[LaidMeld] = []
    for _ in range(melds):
        group = some_group(table, rest[:_IN_SIGHT], chance)
        if group is None:
            return None
        owner = (me + 1 + int(chance.random() * (players - 1))) % players
        laid.append(LaidMeld(owner, group))
        rest = [card for card in rest if card not in group.cards]
    hands: list[list[Card]] = []
    for seat in range(players):
        held = (cards or _IN_HAND) if seat == me else _OF_OTHERS
        hands.append(rest[:held])
        rest = rest[held:]
    drawn = hands[me][int(chance.random() * len(hands[me]))]
    number = table.pack.number
    state = State(
        phase="turns",
        dealer=(me - 1) % players,
        hands=tuple(map(table.pack.pile, hands)),
        bidding=Bidding((me - 1) % players),
        to_act=me,
        pile=tuple(number[card] for card in rest[:_IN_PILE]),
        stock=tuple(number[card] for card in rest[_IN_PILE:]),
        laid=tuple(laid),
        stage=stage,
        drawn=number[drawn],
    )
    return Turn(seated, state)


def some_group(table: Compiled, cards: Sequence[Card], chance: Random) -> Group | None:
    """One of the melds among some cards, of one kind as likely as of another."""
    found = all_groups(table, cards)
    kinds = sorted({group.kind for group in found})
    if not kinds:
        return None
    kind = kinds[int(chance.random() * len(kinds))]
    of_kind = [group for group in found if group.kind == kind]
    return of_kind[int(chance.random() * len(of_kind))]


def owned(v: Variant, laid: LaidMeld, number: int) -> str:
    """A meld on the table by its number, its owner and its kind."""
    players, kind = v.rules.players, say(v.rules.meld[laid.group.kind].name)
    if laid.owner == learner(players):
        return say("{n}. Yours: {kind}", n=number, kind=kind)
    return say("{n}. {Owner}: {kind}", n=number, Owner=sentence(who(laid.owner, players)), kind=kind)
