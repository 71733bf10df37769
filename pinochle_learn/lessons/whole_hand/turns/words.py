"""The texts of a step in a deal of turns: a title, the table's rule, and what came of the action."""

from dataclasses import dataclass
from typing import Any

from pinochle_learn.cards import Card
from pinochle_learn.deal.view import View
from pinochle_learn.engine.melds.groups import check_group, kind_name
from pinochle_learn.engine.melds.laying_off import check_lay_off
from pinochle_learn.engine.tricks.discarding import discards, turn_rules
from pinochle_learn.lessons.whole_hand.moment import Moment
from pinochle_learn.rules import Value
from pinochle_learn.teaching.words.sources import guessed, source_line
from pinochle_learn.text import number, plural, say

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class StepText:
    """The words for a moment, the cards of the hand that ``may`` be discarded, and those that are ``used``.

    ``touched`` is the place of the meld that is laid or grows; ``assumed`` says what no source says.
    """

    title: str
    rule: str
    then: str = ""
    assumed: str = ""
    may: Cards = ()
    used: Cards = ()
    touched: int | None = None


def told(moment: Moment, view: View) -> StepText:
    """The texts of a step; ``view`` is what the player saw before it."""
    return _TELLERS[moment.action.partition(" ")[0]](moment, view)


def _draw(moment: Moment, view: View) -> StepText:
    rule = say("A turn begins with one card: the top of the discard pile, or an unknown one from the stock.")
    if moment.rest == "discard":
        title = say("{who} takes the {card} from the discard pile", who=moment.who, card=view.pile[-1].name)
        return StepText(title, rule, say("All have seen it. It may not be discarded in this turn."))
    drawn = moment.deal.view(moment.seat).drawn
    left = plural(len(moment.deal.state.stock), "{n} card is left.", "{n} cards are left.")
    text = "It is the {card}, which only {who} sees. {left}"
    then = say(text, card=drawn.name if drawn else "", who=moment.who, left=left)
    return StepText(say("{who} draws from the stock", who=moment.who), rule, then)


def _meld(moment: Moment, _view: View) -> StepText:
    laid = moment.deal.state.laid[-1].group
    title = say("{who} lays {kind}", who=moment.who, kind=kind_name(moment.table, laid.kind))
    most = turn_rules(moment.table).melds.value
    rule = check_group(moment.table, laid.cards).why
    limit = plural(
        most,
        "In a turn {count} meld may be laid.",
        "In a turn {count} melds may be laid.",
        count=number(most),
    )
    rule = say("{why} {limit}", why=rule, limit=limit)
    return StepText(title, rule, _out(moment), used=laid.cards, touched=len(moment.deal.state.laid) - 1)


def _lay_off(moment: Moment, view: View) -> StepText:
    _, card_text, _, on = moment.rest.split()
    card, place = moment.table.pack.card(card_text), int(on) - 1
    groups = tuple(laid.group for laid in view.laid)
    owner = view.laid[place].owner
    words = {"who": moment.who, "card": card.name, "n": on, "owner": moment.name(owner)}
    title = say("{who} lays off the {card} on meld {n}", **words)
    whose = say("It is its own meld.") if owner == moment.seat else say("It is {owner}'s meld.", **words)
    rule = say(
        "{why} {whose} Any number of cards may be laid off in a turn, on melds of all players.",
        why=check_lay_off(moment.table, (card,), groups, place).why,
        whose=whose,
    )
    return StepText(title, rule, _out(moment), _too_soon(moment, view), used=(card,), touched=place)


def _too_soon(moment: Moment, view: View) -> str:
    """That one may lay off without a meld of one's own is assumed."""
    first = turn_rules(moment.table).lay_off_first
    if not guessed(first) or any(laid.owner == moment.seat for laid in view.laid):
        return ""
    text = (
        "The source does not say whether one may lay off before a meld of one's own; this table plays it so."
    )
    return say(text)


def _discard(moment: Moment, view: View) -> StepText:
    card = moment.table.pack.card(moment.rest)
    drawn = view.drawn if view.drawn in view.hand else None
    may = tuple(one.card for one in discards(moment.table, moment.hand, drawn) if one)
    title = say("{who} discards the {card}", who=moment.who, card=card.name)
    rule = say("A turn ends with a discard.")
    if drawn is not None and not turn_rules(moment.table).discard_drawn.value:
        text = "A turn ends with a discard: any card but the {card}, which was just drawn."
        rule = say(text, card=drawn.name)
    then, assumed = _turn_over(moment)
    return StepText(title, rule, then, assumed, may=may, used=(card,))


def _keep(moment: Moment, _view: View) -> StepText:
    title = say("{who} keeps the last card", who=moment.who)
    rule = say("The card just drawn may not be discarded, also where it is the only one: the turn ends so.")
    then, _ = _turn_over(moment)
    return StepText(title, rule, then, _silent(turn_rules(moment.table).only_drawn))


def _silent(value: Value[Any]) -> str:
    """That a rule is assumed; empty where somebody has said it."""
    return source_line(value) if guessed(value) else ""


def _out(moment: Moment) -> str:
    """That the player has gone out, if he has."""
    if moment.deal.hands[moment.seat]:
        return ""
    return say("{who} has no card left: that is going out, and the deal ends at once.", who=moment.who)


def _turn_over(moment: Moment) -> tuple[str, str]:
    """What comes after a turn, and what of it is assumed."""
    state = moment.deal.state
    if not moment.deal.hands[moment.seat]:
        return _out(moment), ""
    if state.to_act is None:
        text = "The stock is used up and no new one may be made: the deal ends, and nobody scores."
        return say(text), _silent(turn_rules(moment.table).stuck)
    following = say("{next} has the next turn.", next=moment.name(state.to_act))
    if state.reshuffled == moment.before.reshuffled:
        return following, ""
    text = (
        "The stock is used up: the discard pile but for its top card is shuffled into a new one. {following}"
    )
    return say(text, following=following), _silent(turn_rules(moment.table).reshuffles)


_TELLERS = {"draw": _draw, "meld": _meld, "lay": _lay_off, "discard": _discard, "keep": _keep}
