"""A deal as a story: every action with who did it, what the rules say of it, and why it was chosen."""

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from pinochle_learn.cards import Card
from pinochle_learn.deal import Deal
from pinochle_learn.deal.state import side_points
from pinochle_learn.engine.bidding import bidding
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.melds.growing import Service
from pinochle_learn.lessons.whole_hand.moment import Moment, StepText
from pinochle_learn.lessons.whole_hand.suits.phases import told, without_trump
from pinochle_learn.players import Choice, choose
from pinochle_learn.rules import Rules


class Lying(NamedTuple):
    """A melded card on the table, and what it has served for so far."""

    card: Card
    served: tuple[Service, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """One action. ``rule`` is what the table says, ``why`` the player's reason, ``then`` what came of it.

    ``hand``, ``trick``, ``kitty`` and ``buried`` are what the player could see when he had to decide;
    ``seats`` are those of the trick. ``legal`` are the places in the hand of cards that could be used,
    ``chosen`` those of the cards that were. ``action`` is empty where a player had nothing that he could do.
    ``away`` is how many cards had been buried. ``points`` are those of the tricks alone: what is buried is a
    secret until the deal is over.

    With a stock: ``stock`` is how many cards are left, with the ``turned`` one; ``spreads`` what lies before
    each seat, and ``lying`` the places there, before the player, of cards that are used. After a trick
    ``trick`` is that one.
    """

    phase: str
    seat: int
    action: str
    title: str
    rule: str
    why: str
    then: str
    hand: tuple[Card, ...]
    kitty: tuple[Card, ...]
    buried: tuple[Card, ...]
    away: int
    trick: tuple[Card, ...]
    seats: tuple[int, ...]
    legal: tuple[int, ...]
    chosen: tuple[int, ...]
    trump: str | None
    calls: tuple[bidding.Call, ...]
    meld: tuple[int, ...]
    points: tuple[int, ...]
    stock: int = 0
    turned: Card | None = None
    spreads: tuple[tuple[Lying, ...], ...] = ()
    lying: tuple[int, ...] = ()

    @property
    def plays(self) -> bool:
        """Says whether a card is played to a trick."""
        return self.action.startswith("play ") and self.phase in {"stock", "play"}

    @property
    def melds(self) -> bool:
        """Says whether the winner of a trick melds, or shows or exchanges the nine of trump."""
        return self.phase == "stock" and self.action.startswith(("meld ", "dix"))


@dataclass(frozen=True, slots=True)
class Story:
    """A whole deal: the hands as dealt, the scenes in order, and the deal at its end.

    ``turned`` is the card turned up for trump, ``stock`` how many cards are left with it, ``melded`` what
    each side has before the first card is played.
    """

    deal: Deal
    scenes: tuple[Scene, ...]
    turned: Card | None = None
    stock: int = 0
    melded: tuple[int, ...] = ()


@lru_cache(maxsize=16)
def story(
    rules: Rules, seed: int, dealer: int, before: tuple[int, ...] | None = None, hasty: int | None = None
) -> Story:
    """Plays a deal through; the same seed tells the same story on every machine.

    ``before`` is the score of the game so far; the seat ``hasty`` counts wrongly when it declares out.
    """
    deal = Deal(rules, seed=seed, dealer=dealer, before=before)
    seen, melded = deal.view(0), deal.meld
    scenes = []
    while deal.phase != "over":
        scenes.append(_acted(deal, hasty))
        if scenes[-1].phase == "auction" and not deal.state.has_marriage:
            seat = deal.state.bidder or 0
            moment = Moment(compiled(rules), deal.state, deal, seat, deal.hands[seat], "")
            scenes.append(_scene(moment, *without_trump(moment)))
    return Story(deal, tuple(scenes), seen.turned, seen.stock, melded)


def usual_dealer(rules: Rules) -> int:
    """The seat that deals in every story: the last, so that North speaks first."""
    return compiled(rules).players - 1


def _acted(deal: Deal, hasty: int | None) -> Scene:
    """Does the next action, and tells it."""
    seat, before = deal.to_act or 0, deal.state
    hand, seen = deal.hands[seat], deal.view(seat)
    choice = choose(seen, hasty=seat == hasty)
    deal.act(choice.action)
    moment = Moment(compiled(deal.rules), before, deal, seat, hand, choice.action)
    return _scene(moment, told(moment), choice, kitty=seen.kitty, buried=seen.buried)


def _scene(
    moment: Moment,
    words: StepText,
    choice: Choice,
    *,
    kitty: tuple[Card, ...] = (),
    buried: tuple[Card, ...] = (),
) -> Scene:
    table, before, deal = moment.table, moment.before, moment.deal
    leader, trick = _trick(moment)
    return Scene(
        phase=words.phase or before.phase,
        seat=moment.seat,
        action=choice.action,
        title=words.title,
        rule=words.rule,
        why=choice.why,
        then=words.then,
        hand=moment.hand,
        kitty=kitty,
        buried=buried,
        away=len(table.pack.cards(before.buried)),
        trick=tuple(table.pack.distinct[n] for n in trick),
        seats=tuple((leader + step) % table.players for step in range(len(trick))),
        legal=words.legal,
        chosen=words.chosen,
        trump=before.trump,
        calls=deal.state.bidding.calls,
        meld=deal.meld,
        points=side_points(table, deal.state, buried=False),
        stock=len(before.stock),
        turned=table.pack.distinct[before.stock[-1]] if before.stock else None,
        spreads=tuple(
            tuple(Lying(table.pack.distinct[card.number], card.served) for card in spread.cards)
            for spread in before.spreads
        ),
        lying=words.lying,
    )


def _trick(moment: Moment) -> tuple[int, tuple[int, ...]]:
    """Who led, and the cards by number: of the trick that is played, or of the one that was just won."""
    before = moment.before
    if before.after_trick and before.tricks:
        return before.tricks[-1].leader, before.tricks[-1].cards
    return moment.seat if before.leader is None else before.leader, before.trick.cards
