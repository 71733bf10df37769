"""A deal of turns as a story: every draw, meld, lay-off and discard, with the rule and the player's reason.

The players choose by what their seats may see (``players``); what is told of each action stands in
``rummy_story_words``.
"""

from dataclasses import dataclass
from functools import lru_cache

from pinochle_learn.cards import Card
from pinochle_learn.deal import Deal
from pinochle_learn.deal.state import LaidMeld
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.lessons.whole_hand.moment import Moment, indices
from pinochle_learn.lessons.whole_hand.turns.words import StepText, told
from pinochle_learn.players import choose
from pinochle_learn.rules import Rules
from pinochle_learn.teaching.words.seats import learner

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """One action. ``rule`` is what the table says, ``why`` the player's reason, ``then`` what came of it.

    ``hand`` is what the player held when he had to decide, ``own`` what the learner holds then; ``legal`` are
    the places in the hand of cards that could be discarded, ``chosen`` those of the cards that are used.
    ``drawn`` is the card just drawn, while it is in the hand. ``stock`` counts the cards left, ``top`` is the
    top of the discard pile, and ``laid`` are the melds, all three with what this action brings; ``touched``
    is the place among the melds of one that is laid or grows. ``sizes`` are the cards in all hands after it.
    ``turn`` counts turns from 1; ``assumed`` says what no source says.
    """

    phase: str
    turn: int
    seat: int
    action: str
    title: str
    rule: str
    why: str
    then: str
    assumed: str
    hand: Cards
    own: Cards
    drawn: Card | None
    legal: tuple[int, ...]
    chosen: tuple[int, ...]
    stock: int
    top: Card | None
    piled: int
    laid: tuple[LaidMeld, ...]
    touched: int | None
    sizes: tuple[int, ...]

    @property
    def verb(self) -> str:
        """What is done: draw, meld, lay, discard or keep."""
        return self.action.partition(" ")[0]


@dataclass(frozen=True, slots=True)
class Story:
    """A whole deal: the scenes in order, the deal at its end, and the first card of the discard pile."""

    deal: Deal
    scenes: tuple[Scene, ...]
    first: Card | None
    stock: int

    @property
    def out(self) -> int | None:
        """The seat that has gone out; ``None`` where the stock came to its end."""
        return next((seat for seat, hand in enumerate(self.deal.hands) if not hand), None)


@lru_cache(maxsize=16)
def story(rules: Rules, seed: int) -> Story:
    """Plays a deal through; the same seed tells the same story on every machine.

    The last seat deals, so that North has the first turn.
    """
    deal = Deal(rules, seed=seed, dealer=compiled(rules).players - 1)
    seen = deal.view(0)
    scenes: list[Scene] = []
    turn = 0
    while deal.phase != "over":
        turn += deal.state.stage == "draw"
        scenes.append(_acted(deal, turn))
    return Story(deal, tuple(scenes), seen.pile[-1] if seen.pile else None, seen.stock)


def _acted(deal: Deal, turn: int) -> Scene:
    """Does the next action, and tells it."""
    seat, before, players = deal.to_act or 0, deal.state, len(deal.hands)
    hand, own = deal.hands[seat], deal.hands[learner(players)]
    view = deal.view(seat)
    choice = choose(view)
    deal.act(choice.action)
    moment = Moment(compiled(deal.rules), before, deal, seat, hand, choice.action)
    words: StepText = told(moment, view)
    state, pack = deal.state, moment.table.pack
    return Scene(
        phase=f"round-{(turn - 1) // players + 1}",
        turn=turn,
        seat=seat,
        action=choice.action,
        title=words.title,
        rule=words.rule,
        why=choice.why,
        then=words.then,
        assumed=words.assumed,
        hand=hand,
        own=own,
        drawn=view.drawn if view.drawn in hand else None,
        legal=indices(hand, words.may),
        chosen=indices(hand, words.used),
        stock=len(state.stock),
        top=pack.distinct[state.pile[-1]] if state.pile else None,
        piled=len(state.pile),
        laid=state.laid,
        touched=words.touched,
        sizes=tuple(map(len, deal.hands)),
    )
