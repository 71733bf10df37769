"""Melds on the table and going out: what fits, whose melds, what stays there, how a hand gets empty."""

from collections.abc import Iterator
from random import Random

from pinochle_learn.cards import Card
from pinochle_learn.engine.melds.groups import kind_name, kinds_of
from pinochle_learn.engine.melds.laying_off import check_lay_off, fits
from pinochle_learn.engine.tricks.discarding import turn_rules
from pinochle_learn.front import Variant
from pinochle_learn.lessons.tricks.turns.positions import Turn, turn
from pinochle_learn.rules import Alike
from pinochle_learn.teaching.practice.question import HAND, Offer, Quiz, Row, Situation
from pinochle_learn.teaching.words.seats import who
from pinochle_learn.teaching.words.sources import source_line
from pinochle_learn.text import listed, say

MELD, LAY_OFF, DISCARD, NOT = "meld", "lay off", "discard", "not"
_KEPT = {NOT: 0.02, DISCARD: 0.3}  # how many of what comes up all the time are asked
_OUTCOMES = ("same", "next", "gap", "colour")


# --- a meld keeps its kind ---------------------------------------------------------------------------------


def _kind(v: Variant, chance: Random) -> Quiz | None:
    """A meld that could be of several kinds: what it was laid as says what fits."""
    now = turn(v, chance, melds=1)
    if now is None:
        return None
    group, wanted = now.groups[0], _OUTCOMES[int(chance.random() * len(_OUTCOMES))]
    able = [card for card in now.hand if card.suit == group.cards[0].suit and _outcome(now, card) == wanted]
    if len(kinds_of(now.table, group.cards)) < 2 or not able:  # noqa: PLR2004 - several
        return None
    card = able[int(chance.random() * len(able))]
    found = check_lay_off(now.table, (card,), now.groups, 0)
    labels = {
        "same": say("Yes, in a set only the colour matters"),
        "next": say("Yes, it is next in rank"),
        "gap": say("No, it is not next in rank"),
        "colour": say("No, it is of another suit or colour"),
    }
    kind = kind_name(now.table, group.kind)
    return Quiz(
        question=say(
            "The meld was laid as {kind}. May the {card} be laid off on it?", kind=kind, card=card.name
        ),
        rows=now.rows(),
        reasons=(
            say("A meld stays the kind that it was laid as: {kind}.", kind=kind),
            source_line(now.v.rules.meld[group.kind].cards),
        ),
        offers=tuple(Offer(key, label, right=key == wanted, why=found.why) for key, label in labels.items()),
    )


def _outcome(now: Turn, card: Card) -> str:
    """Why a card fits the meld on the table, or does not."""
    found = check_lay_off(now.table, (card,), now.groups, 0)
    if not found:
        return "colour" if found.rule in {"other-suit", "other-colour"} else "gap"
    return "same" if isinstance(now.v.rules.meld[now.groups[0].kind].cards.value, Alike) else "next"


# --- whose melds, and no moving ----------------------------------------------------------------------------


def _whose(v: Variant, chance: Random) -> Quiz | None:
    """A card that fits another player's meld, while one has laid none."""
    now = turn(v, chance, melds=1)
    if now is None:
        return None
    able = [card for card in now.hand if fits(now.table, now.groups[0], (card,))]
    if not able:
        return None
    card = able[int(chance.random() * len(able))]
    refused = now.refusal(f"lay off {card} on 1")
    owner = who(now.state.laid[0].owner, now.v.rules.players)
    why = check_lay_off(now.table, (card,), now.groups, 0).why
    allowed = say("{why} One may lay off on anybody's melds, also before a meld of one's own.", why=why)
    offers = (
        Offer("yes", say("Yes, on anybody's meld"), right=not refused, why=refused or allowed),
        Offer("own", say("No, only on melds of my own"), right=False, why=refused or allowed),
        Offer("first", say("No, not before a meld of my own"), right=bool(refused), why=refused or allowed),
    )
    return Quiz(
        question=say("May you lay off the {card} on this meld?", card=card.name),
        rows=(*now.rows(), Row(HAND, now.hand)),
        reasons=(source_line(turn_rules(now.table).lay_off_first),),
        offers=offers,
        told=(say("You have laid no meld in this deal. The meld on the table is {owner}'s.", owner=owner),),
    )


def _moving(v: Variant, chance: Random) -> Quiz | None:
    """A card of one meld that would fit another: it stays where it lies."""
    now = turn(v, chance, melds=2)
    if now is None:
        return None
    able = [card for card in now.groups[0].cards if fits(now.table, now.groups[1], (card,))]
    if not able:
        return None
    card = able[int(chance.random() * len(able))]
    why = say(
        "Cards are added to melds and never taken out of them: the {card} stays where it lies.",
        card=card.name,
    )
    labels = {
        "no": say("No, it stays where it lies"),
        "turn": say("Yes, in my own turn"),
        "left": say("Yes, if three cards are left of its meld"),
        "owner": say("Yes, if its owner agrees"),
    }
    return Quiz(
        question=say("The {card} lies in meld 1, and would fit meld 2. May you move it?", card=card.name),
        rows=now.rows(),
        reasons=(source_line(now.v.rules.meld.reuse),),
        offers=tuple(Offer(key, label, right=key == "no", why=why) for key, label in labels.items()),
    )


# --- the last card, and going out --------------------------------------------------------------------------


def _last_drawn(v: Variant, chance: Random) -> Quiz | None:
    """The card just drawn is the only one left, and fits nowhere."""
    now = turn(v, chance, melds=2, cards=1)
    if now is None or now.drawn is None or now.actions() != ("keep",):
        return None
    card, [found] = now.drawn.name, now.v.discards(now.hand, drawn=now.drawn)
    offers = (
        Offer("out", say("It is discarded, and you go out"), right=False, why=found.why),
        Offer(
            "keep",
            say("The turn ends, and it stays in the hand"),
            right=True,
            why=say(
                "The {card} fits no meld and may not be discarded: the next player's turn begins.", card=card
            ),
        ),
        Offer("again", say("Another card is drawn"), right=False, why=now.refusal("draw stock")),
        Offer(
            "under",
            say("It goes below the stock"),
            right=False,
            why=say(
                "A card goes into a meld or on the discard pile, nowhere else; the {card} may do neither.",
                card=card,
            ),
        ),
    )
    return Quiz(
        question=say("The {card}, which you have just drawn, is your only card. What now?", card=card),
        rows=(*now.rows(), Row(HAND, now.hand)),
        reasons=(
            say("No card may be discarded that was just drawn."),
            source_line(turn_rules(now.table).discard_drawn),
            say("Where it is the only one, the turn ends."),
            source_line(turn_rules(now.table).only_drawn),
        ),
        offers=offers,
    )


def _going_out(v: Variant, chance: Random) -> Quiz | None:
    """A few cards: by what can the hand get empty in this turn?"""
    now = turn(v, chance, melds=1 + int(chance.random() * 2), cards=1 + int(chance.random() * 4))
    if now is None or now.drawn is None:
        return None
    ways = dict(_ways(now))
    right = next(iter(ways), NOT)
    if len(ways) > 1 or chance.random() > _KEPT.get(right, 1):
        return None
    labels = {
        MELD: say("Yes, with a meld as the last act"),
        LAY_OFF: say("Yes, with a card laid off as the last act"),
        DISCARD: say("Yes, with a discard as the last act"),
        NOT: say("No, not in this turn"),
    }
    return Quiz(
        question=say("Can you go out in this turn?"),
        rows=(*now.rows(), Row(HAND, now.hand)),
        reasons=(source_line(turn_rules(now.table).melds),),
        offers=tuple(
            Offer(key, label, right=key == right, why=_why_out(now, right, ways))
            for key, label in labels.items()
        ),
        told=(say("You have just drawn the {card}.", card=now.drawn.name),),
    )


def _ways(now: Turn, done: tuple[str, ...] = ()) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The ways to go out in this turn: by what last act, and all acts up to it."""
    for action in now.actions():
        after, acts = now.after(action), (*done, action)
        if not after.hand:
            yield _verb(action), acts
        elif _verb(action) != DISCARD and action != "keep":
            yield from _ways(after, acts)


def _verb(action: str) -> str:
    return LAY_OFF if action.startswith(LAY_OFF) else action.partition(" ")[0]


def _why_out(now: Turn, right: str, ways: dict[str, tuple[str, ...]]) -> str:
    if right != NOT:
        acts = say("; then ").join(_told(now, act) for act in ways[right])
        return say("It goes like this: {acts}.", acts=acts)
    left = min(_left(now), key=len)
    names = listed(say("the {card}", card=card.name) for card in left)
    if len(left) == 1:
        return say("At best {cards} is left, and the card just drawn may not be discarded.", cards=names)
    return say("At best {cards} are left, and only one card is discarded.", cards=names)


def _left(now: Turn) -> Iterator[tuple[Card, ...]]:
    """What stays in the hand after any melding and laying off of this turn."""
    yield now.hand
    for action in now.actions():
        if _verb(action) in {MELD, LAY_OFF}:
            yield from _left(now.after(action))


def _told(now: Turn, action: str) -> str:
    """One act in words."""
    words = action.split()
    if _verb(action) == LAY_OFF:
        return say("lay off the {card} on meld {n}", card=now.table.pack.card(words[2]).name, n=words[4])
    if _verb(action) == DISCARD:
        return say("discard the {card}", card=now.table.pack.card(words[1]).name)
    cards = now.table.pack.read(action.removeprefix("meld ").partition(" as ")[0])
    return say("lay {cards}", cards=listed(say("the {card}", card=card.name) for card in cards))


MELDS = (
    Situation("kind", "A meld keeps its kind", _kind),
    Situation("whose", "Laying off on another player's meld", _whose),
    Situation("moving", "Cards stay in their melds", _moving),
)
ENDS = (
    Situation("last-drawn", "The card just drawn is the only one left", _last_drawn),
    Situation("going-out", "Going out: meld, lay off, discard", _going_out),
)
