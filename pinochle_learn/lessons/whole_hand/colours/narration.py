"""A deal with coloured cards as a story: every action with who did it, what the rules say of it, and why.

The players choose by what their seats may see (``players``); what is told of each action stands in
``purple_story_phases``.
"""

from dataclasses import dataclass
from functools import lru_cache

from pinochle_learn.cards import Card
from pinochle_learn.deal import Deal
from pinochle_learn.deal.state import side_pile, side_points, side_second_melds
from pinochle_learn.engine.bidding.bidding import Call
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.melds.finding import MeldSet
from pinochle_learn.engine.tricks.plays import winning
from pinochle_learn.lessons.whole_hand.colours.phases import told
from pinochle_learn.lessons.whole_hand.moment import Moment, StepText
from pinochle_learn.players import Choice, choose
from pinochle_learn.rules import Rules

Cards = tuple[Card, ...]
Pair = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """One action. ``rule`` is what the table says, ``why`` the player's reason, ``then`` what came of it.

    ``hand`` and ``trick`` are what the player saw when he had to decide; ``seats`` are those of the trick.
    ``legal`` are the places in the hand of cards that could be used, ``chosen`` those of the cards that were;
    in the second melding phase both concern ``pile``, all that his side has won. ``laid`` are the melds that
    he lays. ``step`` is the rule by which the trick is won that this card completes. ``won`` are the tricks
    by side, ``meld``, ``points`` and ``second`` what each side has, with what this action brings.
    """

    phase: str
    seat: int
    action: str
    title: str
    rule: str
    why: str
    then: str
    hand: Cards
    pile: Cards
    trick: Cards
    seats: Pair
    legal: Pair
    chosen: Pair
    laid: MeldSet | None
    step: str
    trump: str | None
    calls: tuple[Call, ...]
    won: Pair
    meld: Pair
    points: Pair
    second: Pair

    @property
    def plays(self) -> bool:
        """Says whether a card is played to a trick."""
        return self.phase == "play"


@dataclass(frozen=True, slots=True)
class Story:
    """A whole deal: the scenes in order, and the deal at its end."""

    deal: Deal
    scenes: tuple[Scene, ...]


@lru_cache(maxsize=16)
def story(rules: Rules, seed: int) -> Story:
    """Plays a deal through; the same seed tells the same story on every machine.

    The last seat deals, so that North is the first to speak or to lead.
    """
    deal = Deal(rules, seed=seed, dealer=compiled(rules).players - 1)
    scenes = []
    while deal.phase != "over":
        scenes.append(_acted(deal))
    return Story(deal, tuple(scenes))


def _acted(deal: Deal) -> Scene:
    """Does the next action, and tells it."""
    seat, before = deal.to_act or 0, deal.state
    hand, choice = deal.hands[seat], choose(deal.view(seat))
    deal.act(choice.action)
    moment = Moment(compiled(deal.rules), before, deal, seat, hand, choice.action)
    return _scene(moment, told(moment), choice)


def _scene(moment: Moment, words: StepText, choice: Choice) -> Scene:
    table, before, state = moment.table, moment.before, moment.deal.state
    leader = moment.seat if before.leader is None else before.leader
    trick = before.trick.cards
    side = table.side_of(moment.seat)
    second = before.phase == "second_meld"
    return Scene(
        phase=before.phase,
        seat=moment.seat,
        action=choice.action,
        title=words.title,
        rule=words.rule,
        why=choice.why,
        then=words.then,
        hand=moment.hand,
        pile=table.pack.cards(side_pile(table, before, side)) if second else (),
        trick=tuple(table.pack.distinct[n] for n in trick),
        seats=tuple((leader + step) % table.players for step in range(len(trick))),
        legal=words.legal,
        chosen=words.chosen,
        laid=_laid(moment, side),
        step=_step(moment),
        trump=before.trump,
        calls=state.bidding.calls,
        won=tuple(sum(table.side_of(t.winner) == one for t in state.tricks) for one in range(table.sides)),
        meld=moment.deal.meld,
        points=side_points(table, state),
        second=side_second_melds(table, state),
    )


def _laid(moment: Moment, side: int) -> MeldSet | None:
    state = moment.deal.state
    if moment.before.phase == "meld":
        return state.melds[moment.seat]
    return state.second_melds[side] if moment.before.phase == "second_meld" else None


def _step(moment: Moment) -> str:
    """The rule by which a trick is won that was just completed: trump, led colour or led suit."""
    state = moment.deal.state
    if moment.before.phase != "play" or len(state.tricks) == len(moment.before.tricks):
        return ""
    return winning(moment.table, state.tricks[-1].cards, state.trump)[1]
