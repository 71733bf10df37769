"""The texts of a step, phase by phase: a title, the table's rule, and what came of the action."""

from pinochle_learn.cards.card import suit_name
from pinochle_learn.deal.allowed import free_to_bury, trumps_to_bury
from pinochle_learn.deal.laying import on_table
from pinochle_learn.deal.phases import DECLARE
from pinochle_learn.engine.melds.finding import trumps_to_name
from pinochle_learn.lessons.whole_hand.moment import Moment, StepText, indices, named
from pinochle_learn.lessons.whole_hand.phases import TELLERS
from pinochle_learn.lessons.whole_hand.suits.ends import after_meld, prices
from pinochle_learn.lessons.whole_hand.suits.stock import declared, from_stock
from pinochle_learn.players.choice import Choice
from pinochle_learn.text import listed, number, plural, say, sentence


def told(moment: Moment) -> StepText:
    """The texts of a step."""
    if moment.action == DECLARE:
        return declared(moment)
    return _TELLERS[moment.before.phase](moment)


def without_trump(moment: Moment) -> tuple[StepText, Choice]:
    """The texts where a bidder may name no suit, and the choice of nobody."""
    title = say("{who} has no suit to name", who=moment.who)
    rule = say("The bidder may name only a suit in which it holds a king and a queen.")
    then = say("There is no trump: the hand is not played. All still meld, since the others score theirs.")
    return StepText(title, rule, then, phase="trump"), Choice(
        "", say("It holds no king and queen of one suit.")
    )


def _trump(moment: Moment) -> StepText:
    suit = moment.rest
    title = say("{who} names {suit} as trump", who=moment.who, suit=suit_name(suit))
    rule = say("The bidder may name any suit.")
    if moment.table.rules.trumps.marriage.value:
        suits = trumps_to_name(moment.table, moment.before.hands[moment.seat])
        text = "The bidder may name only a suit in which it holds a king and a queen. Here that is {suits}."
        rule = say(text, suits=listed(map(suit_name, suits), "or"))
    held = tuple(place for place, card in enumerate(moment.hand) if card.suit == suit)
    return StepText(title, rule, chosen=held)


def _kitty(moment: Moment) -> StepText:
    rules = moment.table.rules.kitty
    cards = named(moment.deal.kitty)
    if rules is not None and rules.shown.value:
        rule = say("The kitty is turned up for all to see, and the bidder takes it.")
        then = say("It holds {cards}.", cards=cards)
    else:
        rule = say("The bidder takes the kitty; the others do not see it.")
        then = say("Only {who} knows it: {cards}.", who=moment.who, cards=cards)
    return StepText(say("{who} takes the kitty", who=moment.who), rule, then)


def _bury(moment: Moment) -> StepText:
    cards = moment.table.pack.read(moment.rest)
    n, points = len(cards), sum(moment.table.points[moment.table.pack.number[card]] for card in cards)
    title = plural(n, "{who} buries {n} card", "{who} buries {n} cards", who=moment.who)
    what = plural(points, "{n} point", "{n} points") if points else say("no point")
    text = "It buries {cards}: {what} that will count for it at the end."
    then = say(text, cards=named(cards), what=what)
    trumps, rules = sum(card.suit == moment.deal.trump for card in cards), moment.table.rules.kitty
    if rules is not None and rules.bury_trump.value != "free":
        text = "It announces {n} trump among them." if trumps else "No trump is among them."
        then += " " + plural(trumps, text, "It announces {n} trumps among them." if trumps else text)
    return StepText(title, _bury_rule(moment, n), then, _may_go(moment), indices(moment.hand, cards))


def _bury_rule(moment: Moment, n: int) -> str:
    rules = moment.table.rules.kitty
    text = "{cards} go face down. They count for the bidder as if won in a trick."
    parts = [say(text, cards=sentence(plural(n, "one card", "{count} cards", count=number(n))))]
    if rules is None or (rules.bury_melded.value and rules.bury_trump.value == "free"):
        return " ".join([*parts, say("Any cards may go, also trumps and cards of a meld.")])
    if not rules.bury_melded.value:
        parts.append(say("Melded cards may not go."))
    if rules.bury_trump.value != "free":
        parts.append(
            say("A trump may go only when nothing else is left, and then the bidder must say how many.")
        )
    return " ".join(parts)


def _may_go(moment: Moment) -> tuple[int, ...]:
    """The places of the cards that could be buried."""
    before, seat = moment.before, moment.seat
    free = free_to_bury(moment.table, before.hands[seat], before.melds[seat] if before.melds else None)
    trumps = trumps_to_bury(moment.table, free, before.trump)
    if trumps == 0:
        free = tuple(card for card in free if card.suit != moment.deal.trump)
    return indices(moment.hand, free)


def _exchange(moment: Moment) -> StepText:
    cards = moment.table.pack.read(moment.rest)
    taker = (moment.seat + moment.table.sides) % moment.table.players
    title = say("{who} passes {n} cards to {taker}", who=moment.who, n=len(cards), taker=moment.name(taker))
    rule = say("Exactly {n} cards go across, face down.", n=len(cards))
    if moment.before.passed:
        rule += say(" Cards that came over may go back.")
    then = say("It passes {cards}.", cards=named(cards))
    return StepText(title, rule, then, chosen=indices(moment.hand, cards))


def _meld(moment: Moment) -> StepText:
    laid, rules = moment.deal.state.melds[moment.seat], moment.table.rules
    title = say("{who} melds {points}", who=moment.who, points=laid.points if laid else 0)
    text = "All show their melds face up; a card serves once in each type."
    if rules.meld.who.value == "bidder":
        text = "Only the bidder melds, face up; a card serves once in each type."
    rule = say(text)
    if rules.kitty is not None and not rules.kitty.bury_melded.value:
        rule += say(" As many cards as must be buried stay out of the melds.")
    if rules.settling.aces_declared.value:
        rule += say(" Whoever holds aces around must declare them now: keeping them back is a renege.")
    shown = indices(moment.hand, tuple(on_table(moment.table, laid).elements())) if laid else ()
    return StepText(title, rule, after_meld(moment.table, moment.deal.state), chosen=shown)


def _decision(moment: Moment) -> StepText:
    titles = {
        "play on": say("{who} plays on", who=moment.who),
        "throw in": say("{who} throws the hand in", who=moment.who),
        "concede": say("{who} concedes the bid", who=moment.who),
    }
    rule = say("The bidder may throw the hand in now: the bid is lost, the others score their meld.")
    if moment.table.rules.chips is not None:
        rule = prices(moment.table, moment.before)
    return StepText(titles[moment.action], rule)


_TELLERS = {
    **TELLERS,
    "trump": _trump,
    "kitty": _kitty,
    "bury": _bury,
    "exchange": _exchange,
    "meld": _meld,
    "decision": _decision,
    "stock": from_stock,
}
