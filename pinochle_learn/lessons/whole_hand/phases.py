"""The texts of a call and of a card played, the same at tables of suits and of colours."""

from pinochle_learn.deal.state import State
from pinochle_learn.engine.bidding import bidding
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.scoring.settlement_words import seat_name
from pinochle_learn.engine.tricks.verdicts import legal_plays
from pinochle_learn.lessons.whole_hand.moment import Moment, StepText, indices, trick_won
from pinochle_learn.text import say


def _auction(moment: Moment) -> StepText:
    table, calls = moment.table, moment.before.bidding
    legal = bidding.legal_bids(table, calls)
    rule = say("It may {legal}", legal=bidding.in_words(legal))
    rule += (
        say("; it may not pass.")
        if not bidding.may_pass(table, calls)
        else say(", or pass; a pass is final.")
        if table.rules.bidding.pass_final.value
        else say(", or pass; who has passed may bid again.")
    )
    over = after_auction(table, moment.deal.state)
    if moment.action == "pass":
        return StepText(say("{who} passes", who=moment.who), rule, over)
    each, bid = table.rules.bidding.skipped.value, int(moment.rest)
    if each is not None:
        rule += say(" Each number that is skipped tells the partner of {n} in meld.", n=each)
    then = " ".join(filter(None, [legal.meaning(bid), over]))
    return StepText(say("{who} bids {n}", who=moment.who, n=bid), rule, then)


def after_auction(table: Compiled, state: State) -> str:
    """Who has the bid, once the auction is over."""
    if not bidding.done(table, state.bidding):
        return ""
    if state.bidder is None:
        return say("Nobody has bid: the hand is not played.")
    values = {"who": seat_name(state.bidder, table.players), "bid": state.bid}
    if bidding.best_bid(state.bidding) is None:
        return say("The others have passed, so {who}, the dealer, has the bid at the least: {bid}.", **values)
    return say("The auction is over: {who} has the bid at {bid}.", **values)


def _play(moment: Moment) -> StepText:
    table, before, card = moment.table, moment.before, moment.table.pack.card(moment.rest)
    plays = legal_plays(table, before.hands[moment.seat], before.trick, before.trump)
    legal = tuple(place for place, held in enumerate(moment.hand) if held in plays)
    text = "{who} plays the {card}" if before.trick.cards else "{who} leads the {card}"
    title = say(text, who=moment.who, card=card.name)
    full = len(before.trick.cards) == table.players - 1
    then = trick_won(moment, table.pack.number[card]) if full else ""
    return StepText(title, plays[card].why, then, legal, indices(moment.hand, (card,)))


TELLERS = {"auction": _auction, "play": _play}
