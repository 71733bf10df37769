"""The order of a turn, drawing, one meld, and the end of the stock: drawn, and asked with a few answers."""

from random import Random

from pinochle_learn.cards import Card
from pinochle_learn.deal.turns import DRAW
from pinochle_learn.engine.melds.groups import Group
from pinochle_learn.engine.tricks.discarding import turn_rules
from pinochle_learn.front import Variant
from pinochle_learn.lessons.tricks.turns.positions import Turn, turn
from pinochle_learn.teaching.practice.question import HAND, SMALL, Offer, Quiz, Row, Situation, pick
from pinochle_learn.teaching.words.sources import source_line
from pinochle_learn.text import listed, plural, say

_STAGES = ("draw", "all", "laid", "laid-off")


# --- what a turn begins with -------------------------------------------------------------------------------


def _draw_from(v: Variant, chance: Random) -> Quiz | None:
    now = turn(v, chance, melds=0, stage=DRAW)
    if now is None or "draw discard" not in now.actions():
        return None
    top = now.after("draw discard").drawn
    assert top is not None  # noqa: S101 - the engine has just drawn it
    offers = [_of_pile(card, top) for card in now.pile]
    why = say(
        "The {top} may be drawn: one draws from the stock or takes the top card of the pile.", top=top.name
    )
    offers.append(Offer("none", say("None, only from the stock"), right=False, why=why))
    return Quiz(
        question=say("Your turn begins. Which of these cards may you draw?"),
        rows=(Row(SMALL, now.pile, say("The discard pile, its top card last")),),
        reasons=(source_line(turn_rules(now.table).melds),),
        offers=tuple(offers),
    )


def _of_pile(card: Card, top: Card) -> Offer:
    if card == top:
        why = say("The {card} lies on top. The top card of the stock is the other choice.", card=card.name)
        return Offer(str(card), _the(card), right=True, why=why)
    why = say(
        "The {card} lies below the {top}: only the top card of the pile may be drawn.",
        card=card.name,
        top=top.name,
    )
    return Offer(str(card), _the(card), right=False, why=why)


# --- what may still come -----------------------------------------------------------------------------------


def _order(v: Variant, chance: Random) -> Quiz | None:
    stage = _STAGES[int(chance.random() * len(_STAGES))]
    found = _at_stage(v, chance, stage)
    if found is None:
        return None
    now, told = found
    right = {"draw": "draw", "all": "all"}.get(stage, "no-meld")
    labels = {
        "draw": say("First of all a card is drawn"),
        "all": say("One meld, then laying off, then a discard"),
        "no-meld": say("Laying off, then a discard, but no meld"),
        "discard": say("Nothing but a discard"),
    }
    offers = tuple(
        Offer(key, label, right=key == right, why=_why_order(now, key, right))
        for key, label in labels.items()
    )
    return Quiz(
        question=say("What may still come in this turn?"),
        rows=(*now.rows(), Row(HAND, now.hand)),
        reasons=(source_line(turn_rules(now.table).melds),),
        offers=offers,
        told=(told,),
    )


def _at_stage(v: Variant, chance: Random, stage: str) -> tuple[Turn, str] | None:
    """A moment at a stage of the turn at which a meld is held and a card fits the table; what was done."""
    now = turn(v, chance, melds=1, stage=DRAW if stage == "draw" else "meld")
    if now is None or now.drawn is None:
        return None
    told = (
        say("Your turn begins.")
        if stage == "draw"
        else say("You have drawn the {card}.", card=now.drawn.name)
    )
    if stage == "laid":
        melds = now.melds()
        if not melds:
            return None
        group = melds[int(chance.random() * len(melds))]
        now, told = (
            now.after(f"meld {group} as {group.kind}"),
            say("You have drawn a card, and laid {cards}.", cards=_all(group)),
        )
    if stage == "laid-off":
        able = now.actions("lay off")
        if not able:
            return None
        card = now.table.pack.card(able[0].split()[2])
        now, told = now.after(able[0]), say("You have drawn a card, and laid off the {card}.", card=card.name)
    fits = stage == "draw" or (not now.over and now.actions("lay off"))
    return (now, told) if fits and now.melds() else None


def _why_order(now: Turn, said: str, right: str) -> str:
    """Why an answer is right or wrong; what the engine refuses is said in its words."""
    if right == "draw":
        return say("A turn begins with a card drawn, from the stock or from the discard pile.")
    if said == "draw":
        return now.refusal("draw stock")
    if said == "discard":
        card = now.table.pack.card(now.actions("lay off")[0].split()[2])
        return say(
            "The {card} fits a meld on the table: one may lay off as often as a card fits.", card=card.name
        )
    group = now.melds()[0]
    refused = now.refusal(f"meld {group} as {group.kind}")
    if refused:
        return refused
    return say(
        "No meld is laid yet and no card laid off: {cards} may be laid, and laying off comes after.",
        cards=_all(group),
    )


# --- one meld a turn ---------------------------------------------------------------------------------------


def _one_meld(v: Variant, chance: Random) -> Quiz | None:
    now = turn(v, chance, melds=0, cards=9)
    if now is None:
        return None
    pair = next(((a, b) for a in now.melds() for b in now.melds() if not set(a.cards) & set(b.cards)), None)
    if pair is None:
        return None
    first, second = pair
    after = now.after(f"meld {first} as {first.kind}")
    refused = after.refusal(f"meld {second} as {second.kind}")
    offers = (
        Offer(
            "yes",
            say("Yes, it is a meld"),
            right=not refused,
            why=refused or now.v.check_meld(second.cards, trump=None).why,
        ),
        Offer("one", say("No, it is the second in this turn"), right=bool(refused), why=refused),
        Offer("none", say("No, it is no meld"), right=False, why=_is_meld(now, second)),
        Offer(
            "after",
            say("Yes, once a card is laid off"),
            right=False,
            why=say("Laying off comes after the meld, and no meld comes after it."),
        ),
    )
    return _may_lay(after, second, say("You have laid {cards}.", cards=_all(first)), offers)


def _after_laying_off(v: Variant, chance: Random) -> Quiz | None:
    now = turn(v, chance, melds=1, cards=8)
    able = now.actions("lay off") if now else ()
    if now is None or not able:
        return None
    card = now.table.pack.card(able[0].split()[2])
    after = now.after(able[0])
    if after.over or not after.melds():
        return None
    group = after.melds()[0]
    refused = after.refusal(f"meld {group} as {group.kind}")
    offers = (
        Offer("yes", say("Yes, no meld has been laid in this turn"), right=not refused, why=refused),
        Offer("late", say("No, a card has been laid off"), right=bool(refused), why=refused),
        Offer("none", say("No, it is no meld"), right=False, why=_is_meld(now, group)),
        Offer(
            "instead",
            say("Yes, in place of the discard"),
            right=False,
            why=say("Nothing takes the place of the discard, which ends the turn. {why}", why=refused),
        ),
    )
    return _may_lay(after, group, say("You have laid off the {card}.", card=card.name), offers)


def _may_lay(now: Turn, group: Group, told: str, offers: tuple[Offer, ...]) -> Quiz:
    """Asks whether a meld of the hand may be laid now."""
    return Quiz(
        question=say("May you now lay {cards}?", cards=_all(group)),
        rows=(*now.rows(), Row(HAND, now.hand)),
        reasons=(source_line(turn_rules(now.table).melds),),
        offers=offers,
        told=(told,),
    )


def _is_meld(now: Turn, group: Group) -> str:
    return say("They are one. {why}", why=now.v.check_meld(group.cards, trump=None).why)


# --- the end of the stock ----------------------------------------------------------------------------------


def _stock_empty(v: Variant, chance: Random) -> Quiz | None:
    drawn = turn(v, chance, melds=0)
    if drawn is None:
        return None
    most = turn_rules(drawn.table).reshuffles.value
    times = int(chance.random() * (most + 1))
    now = Turn(drawn.v, drawn.state.but(stock=(), reshuffled=times))
    discard = pick(chance, [now.table.pack.card(one.split()[1]) for one in now.actions("discard")])
    after = now.after(f"discard {discard}")
    right = "over" if after.over else "shuffle"
    before = say("It has run out for the first time.") if not times else say("It had run out before.")
    words = {"top": discard.name, "n": len(now.pile)}
    told = say("You drew the last card of the stock, and discard the {top}.", **words)
    labels = {
        "shuffle": say("The pile below its top card is shuffled into a new stock"),
        "whole": say("The whole pile is shuffled into a new stock"),
        "over": say("The deal ends, and nobody scores"),
        "pile": say("All draw from the discard pile"),
    }
    why = say("The pile below the {top} is shuffled into a new stock; the {top} stays.", **words)
    if after.over:
        why = say("The stock has run out once more, so the deal ends without a score.")
    slips = {"shuffle": _done_already(most), "over": say("Not yet. {why}", why=why)}
    offers = tuple(
        Offer(key, label, right=key == right, why=why if key == right else slips.get(key, why))
        for key, label in labels.items()
    )
    return Quiz(
        question=say("The stock is used up. What happens before the next turn?"),
        rows=(Row(SMALL, (*now.pile, discard), say("The discard pile, its top card last")),),
        reasons=(source_line(turn_rules(now.table).reshuffles),),
        offers=offers,
        told=(told, before),
    )


def _done_already(most: int) -> str:
    return plural(
        most,
        "That is done once in a deal, and it was done before: now the deal ends.",
        "That is done {n} times in a deal, and it was done before: now the deal ends.",
    )


def _the(card: Card) -> str:
    return say("The {card}", card=card.name)


def _all(group: Group) -> str:
    return listed(say("the {card}", card=card.name) for card in group.cards)


ORDER = (
    Situation("draw-from", "Where one may draw from", _draw_from),
    Situation("order", "The order of a turn", _order),
    Situation("one-meld", "How many melds in a turn", _one_meld),
    Situation("after-laying-off", "A meld after laying off", _after_laying_off),
)
STOCK = (Situation("stock-empty", "The stock is used up", _stock_empty),)
