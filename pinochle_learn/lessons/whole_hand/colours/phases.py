"""The texts of a step with coloured cards: a title, the table's rule, and what came of the action."""

from pinochle_learn.cards.card import colour_name, suit_name
from pinochle_learn.deal.laying import on_table
from pinochle_learn.deal.state import side_melds, side_pile
from pinochle_learn.engine.scoring.settlement_words import side_name
from pinochle_learn.lessons.whole_hand.moment import Moment, StepText, indices
from pinochle_learn.lessons.whole_hand.phases import TELLERS
from pinochle_learn.text import number, plural, say, sentence


def told(moment: Moment) -> StepText:
    """The texts of a step."""
    return _TELLERS[moment.before.phase](moment)


def _trump(moment: Moment) -> StepText:
    colour = moment.rest
    title = say("{who} names {colour} as the trump colour", who=moment.who, colour=colour_name(colour))
    n = len(moment.table.pack.suits_or_colours)
    rule = say("The bidder may name any of the {n} colours, whatever card was turned up.", n=number(n))
    held = tuple(place for place, card in enumerate(moment.hand) if card.suit_or_colour == colour)
    then = say(
        "{Cards} are trump: {who} melds first and leads.", Cards=sentence(suit_name(colour)), who=moment.who
    )
    return StepText(title, rule, then, chosen=held)


def _meld(moment: Moment) -> StepText:
    laid, state = moment.deal.state.melds[moment.seat], moment.deal.state
    title = say("{who} melds {points}", who=moment.who, points=laid.points if laid else say("nothing"))
    rule = say(
        "Each in turn shows the melds of the hand and takes the cards back. A card serves once in each type; "
        "in type B it counts for its rank or for its colour, not for both."
    )
    shown = indices(moment.hand, tuple(on_table(moment.table, laid).elements())) if laid else ()
    then = "" if None in state.melds else _all_melded(moment)
    return StepText(title, rule, then, chosen=shown)


def _all_melded(moment: Moment) -> str:
    """What the first melds leave to be done."""
    state, table = moment.deal.state, moment.table
    leader = moment.name(state.to_act or 0)
    if state.bidder is None or state.bid is None:
        return say("All have melded, and {leader} leads.", leader=leader)
    side = table.side_of(state.bidder)
    meld = side_melds(table, state)[side]
    words = {"leader": leader, "side": side_name(table, side), "meld": meld, "bid": state.bid}
    if meld >= state.bid:
        return say("The meld of {meld} covers the bid of {bid}. {leader} leads.", **words)
    text = (
        "{side}: {bid} was bid and {meld} melded, so {need} are needed from tricks and the second meld. "
        "{leader} leads."
    )
    return say(text, need=state.bid - meld, **words)


def _second_meld(moment: Moment) -> StepText:
    table, state = moment.table, moment.deal.state
    side = table.side_of(moment.seat)
    laid, pile = state.second_melds[side], table.pack.cards(side_pile(table, moment.before, side))
    partners = table.sides < table.players
    words = {
        "side": side_name(table, side),
        "points": laid.points if laid else 0,
        "cards": plural(len(pile), "{n} card", "{n} cards"),
    }
    if not pile:
        title = (
            say("{side} have won no card to meld", **words)
            if partners
            else say("{side} has won no card to meld", **words)
        )
    elif partners:
        title = say("{side} meld {points} from the {cards} that they won", **words)
    else:
        title = say("{side} melds {points} from the {cards} won", **words)
    rule = say(
        "After the play each melds once more, from all the cards won in tricks. The same melds pay the same."
    )
    if partners:
        rule = say(
            "After the play each side melds once more: partners put together all the cards that they won in "
            "tricks. The same melds pay the same."
        )
    shown = indices(pile, tuple(on_table(moment.table, laid).elements())) if laid else ()
    return StepText(title, rule, chosen=shown)


_TELLERS = {**TELLERS, "trump": _trump, "meld": _meld, "second_meld": _second_meld}
