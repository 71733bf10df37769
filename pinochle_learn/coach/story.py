"""A deal as a story: every action with who did it, what the rules say of it, and why it was chosen."""

from dataclasses import dataclass
from functools import lru_cache

from pinochle_learn.cards import Card
from pinochle_learn.coach.playing import Choice, choose
from pinochle_learn.coach.story_phases import Moment, Told, told, without_trump
from pinochle_learn.deal import Deal
from pinochle_learn.deal.state import side_points
from pinochle_learn.engine import bidding
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.rules import Rules


@dataclass(frozen=True, slots=True)
class Scene:
    """One action. ``rule`` is what the table says, ``why`` the player's reason, ``then`` what came of it.

    ``hand``, ``trick``, ``kitty`` and ``buried`` are what the player could see when he had to decide;
    ``seats`` are those of the trick. ``legal`` are the places in the hand of cards that could be used,
    ``chosen`` those of the cards that were. ``action`` is empty where a player had nothing that he could do.
    ``away`` is how many cards had been buried. ``points`` are those of the tricks alone: what is buried is a
    secret until the deal is over.
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


@dataclass(frozen=True, slots=True)
class Story:
    """A whole deal: the hands as dealt, the scenes in order, and the deal at its end."""

    deal: Deal
    scenes: tuple[Scene, ...]


@lru_cache(maxsize=16)
def story(rules: Rules, seed: int, dealer: int) -> Story:
    """Plays a deal through; the same seed tells the same story on every machine."""
    deal = Deal(rules, seed=seed, dealer=dealer)
    scenes = []
    while deal.phase != "over":
        scenes.append(_acted(deal))
        if scenes[-1].phase == "auction" and not deal.state.has_marriage:
            seat = deal.state.bidder or 0
            moment = Moment(compiled(rules), deal.state, deal, seat, deal.hands[seat], "")
            scenes.append(_scene(moment, *without_trump(moment)))
    return Story(deal, tuple(scenes))


def usual_dealer(rules: Rules) -> int:
    """The seat that deals in every story: the last, so that North speaks first."""
    return compiled(rules).players - 1


def _acted(deal: Deal) -> Scene:
    """Does the next action, and tells it."""
    seat, before = deal.to_act or 0, deal.state
    hand, choice = deal.hands[seat], choose(deal)
    seen = deal.view(seat)
    deal.act(choice.action)
    moment = Moment(compiled(deal.rules), before, deal, seat, hand, choice.action)
    return _scene(moment, told(moment), choice, kitty=seen.kitty, buried=seen.buried)


def _scene(
    moment: Moment,
    words: Told,
    choice: Choice,
    *,
    kitty: tuple[Card, ...] = (),
    buried: tuple[Card, ...] = (),
) -> Scene:
    table, before, deal = moment.table, moment.before, moment.deal
    leader = before.leader if before.leader is not None else moment.seat
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
        trick=tuple(table.pack.distinct[n] for n in before.trick.cards),
        seats=tuple((leader + step) % table.players for step in range(len(before.trick.cards))),
        legal=words.legal,
        chosen=words.chosen,
        trump=before.trump,
        calls=deal.state.bidding.calls,
        meld=deal.meld,
        points=side_points(table, deal.state, buried=False),
    )
