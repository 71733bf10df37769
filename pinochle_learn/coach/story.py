"""A deal as a story: every action with who did it, what the rules say of it, and why it was chosen."""

from dataclasses import dataclass
from functools import lru_cache

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import suit_name
from pinochle_learn.coach.playing import choose
from pinochle_learn.deal import Deal
from pinochle_learn.engine import bidding
from pinochle_learn.engine.compiled import Compiled, compiled
from pinochle_learn.engine.plays import Trick, add_card, trick_of
from pinochle_learn.engine.settlement_words import seat_name
from pinochle_learn.engine.tricks import winner
from pinochle_learn.engine.verdicts import legal_plays
from pinochle_learn.rules import Rules
from pinochle_learn.text import listed, say


@dataclass(frozen=True, slots=True)
class Scene:
    """One action. ``rule`` is what the table says, ``why`` the player's reason, ``then`` what came of it.

    ``hand`` and ``trick`` are as they were when the player had to decide; ``seats`` are those of the trick.
    ``legal`` are the places in the hand that could be played, ``chosen`` those of the cards that were used.
    """

    phase: str
    seat: int
    title: str
    rule: str
    why: str
    then: str
    hand: tuple[Card, ...]
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


@lru_cache(maxsize=8)
def story(rules: Rules, seed: int, dealer: int) -> Story:
    """Plays a deal through; the same seed tells the same story on every machine."""
    deal = Deal(rules, seed=seed, dealer=dealer)
    scenes = []
    while deal.phase != "over":
        scenes.append(_scene(deal))
    return Story(deal, tuple(scenes))


def _scene(deal: Deal) -> Scene:
    """Does the next action, and tells it."""
    table, before = compiled(deal.rules), deal.state
    seat, hand, phase = deal.to_act or 0, deal.hands[deal.to_act or 0], deal.phase
    choice = choose(deal)
    title, rule, legal, chosen = _TELLERS[phase](table, deal, choice.action)
    deal.act(choice.action)
    leader = before.leader if before.leader is not None else seat
    return Scene(
        phase=phase,
        seat=seat,
        title=title,
        rule=rule,
        why=choice.why,
        then=_then(table, deal, before.trick, choice.action),
        hand=hand,
        trick=tuple(table.pack.distinct[n] for n in before.trick.cards),
        seats=tuple((leader + step) % table.players for step in range(len(before.trick.cards))),
        legal=legal,
        chosen=chosen,
        trump=before.trump,
        calls=deal.state.bidding.calls,
        meld=deal.meld,
        points=deal.trick_points,
    )


Told = tuple[str, str, tuple[int, ...], tuple[int, ...]]  # title, rule, places that are legal, places used


def _auction(table: Compiled, deal: Deal, action: str) -> Told:
    who, calls = seat_name(deal.to_act or 0), deal.state.bidding
    rule = say("It may {legal}", legal=bidding.in_words(bidding.legal_bids(table, calls)))
    rule += (
        say(", or pass; a pass is final.") if bidding.may_pass(table, calls) else say("; it may not pass.")
    )
    if action == "pass":
        return say("{who} passes", who=who), rule, (), ()
    return say("{who} bids {n}", who=who, n=action.removeprefix("bid ")), rule, (), ()


def _trump(_table: Compiled, deal: Deal, action: str) -> Told:
    suit = action.removeprefix("trump ")
    title = say("{who} names {suit} as trump", who=seat_name(deal.to_act or 0), suit=suit_name(suit))
    places = tuple(place for place, card in enumerate(deal.hands[deal.to_act or 0]) if card.suit == suit)
    return title, say("The bidder may name any suit."), (), places


def _exchange(table: Compiled, deal: Deal, action: str) -> Told:
    seat = deal.to_act or 0
    cards = table.pack.read(action.removeprefix("give "))
    taker = (seat + table.sides) % table.players
    title = say(
        "{who} passes {n} cards to {taker}", who=seat_name(seat), n=len(cards), taker=seat_name(taker)
    )
    rule = say("Exactly {n} cards go across, face down.", n=len(cards))
    if deal.state.passed:
        rule += say(" Cards that came over may go back.")
    return title, rule, (), _places(deal.hands[seat], cards)


def _meld(table: Compiled, deal: Deal, action: str) -> Told:
    seat = deal.to_act or 0
    groups = [table.pack.read(group) for group in action.removeprefix("meld").split(";")]
    points = table.meld_points(deal.state.hands[seat], deal.trump)
    used = dict.fromkeys(card for group in groups for card in group)
    title = say("{who} melds {points}", who=seat_name(seat), points=points)
    rule = say("All show their melds face up; a card serves once in each type.")
    places = tuple(place for place, card in enumerate(deal.hands[seat]) if card in used)
    return title, rule, (), places


def _decision(_table: Compiled, deal: Deal, action: str) -> Told:
    who = seat_name(deal.to_act or 0)
    title = (
        say("{who} plays on", who=who) if action == "play on" else say("{who} throws the hand in", who=who)
    )
    return (
        title,
        say("The bidder may throw the hand in now: the bid is lost, the others score their meld."),
        (),
        (),
    )


def _play(table: Compiled, deal: Deal, action: str) -> Told:
    seat = deal.to_act or 0
    hand, card = deal.hands[seat], table.pack.card(action.removeprefix("play "))
    plays = legal_plays(table, deal.state.hands[seat], deal.state.trick, deal.trump)
    legal = tuple(place for place, held in enumerate(hand) if held in plays)
    verb = say("{who} plays the {card}") if deal.trick else say("{who} leads the {card}")
    title = verb.format(who=seat_name(seat), card=card.name)
    return title, plays[card].why, legal, _places(hand, (card,))


def _places(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[int, ...]:
    """The first places in a hand of these cards, twins apart."""
    found: list[int] = []
    for card in cards:
        found.append(next(p for p, held in enumerate(hand) if held == card and p not in found))
    return tuple(sorted(found))


def _then(table: Compiled, deal: Deal, trick: Trick, action: str) -> str:
    """What came of an action: an auction's end, passed cards in words, a trick's winner."""
    if action.startswith(("bid", "pass")) and deal.state.bidder is not None:
        who, bid = seat_name(deal.state.bidder), deal.state.bid
        return say("The auction is over: {who} has the bid at {bid}.", who=who, bid=bid)
    if action.startswith("give"):
        cards = table.pack.read(action.removeprefix("give "))
        return say("It passes {cards}.", cards=listed(say("the {card}", card=card.name) for card in cards))
    if action.startswith("play ") and action != "play on" and len(trick.cards) == table.players - 1:
        return _trick_won(table, deal, trick, action)
    return ""


def _trick_won(table: Compiled, deal: Deal, trick: Trick, action: str) -> str:
    card = table.pack.number[table.pack.card(action.removeprefix("play "))]
    whole = add_card(table, trick, card, deal.trump)
    last = len(deal.state.tricks) == table.rules.deal.hand.value
    won = winner(table, trick_of(table, whole.cards, deal.trump), deal.trump, last_trick=last)
    who = seat_name(deal.state.tricks[-1].winner)
    return say("{who} wins the trick. {why}", who=who, why=won.why)


_TELLERS = {
    "auction": _auction,
    "trump": _trump,
    "exchange": _exchange,
    "meld": _meld,
    "decision": _decision,
    "play": _play,
}
