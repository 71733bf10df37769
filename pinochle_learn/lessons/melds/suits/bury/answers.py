"""What is said to a choice of cards to bury: whether they may go, what they are worth, what meld is left."""

from pinochle_learn.engine.tricks.tricks import count
from pinochle_learn.lessons.melds.suits.bury.kitty import Buried, Burying, counters
from pinochle_learn.rules import Rules
from pinochle_learn.teaching.melds.hands import Group, has_dix, melds_first
from pinochle_learn.teaching.melds.words import added_up, differing, points_in_words, serving, summed, the
from pinochle_learn.teaching.practice.answer import Answer
from pinochle_learn.text import listed, number, plural, say

MOST, KEEP = "bury-most", "bury-keep"


def judged(now: Burying, cards: Group) -> Answer:
    """Says whether cards may go, and what goes with them."""
    refused = now.refusal(cards)
    if refused:
        return Answer(right=False, line=refused, reasons=_melded(now, cards))
    line = say("These {n} may go.", n=number(now.count))
    return Answer(right=True, line=line, reasons=told(now, cards))


def judged_by_goal(now: Burying, cards: Group, situation: str) -> Answer:
    """Judges a choice by what an exercise asks for: cards that may go, keep the meld, count most."""
    answer = judged(now, cards)
    if not answer.right:
        return answer
    best = now.best if situation in {KEEP, MOST} else Buried(0, 0, cards)
    if now.points(cards) < best.kept:
        line = say(
            "They may go, but they cost meld: {n} could be kept, and {kept} is left.",
            n=best.kept,
            kept=now.points(cards),
        )
        return Answer(right=False, line=line, reasons=answer.reasons)
    if situation == MOST and now.worth(cards) < best.worth:
        line = say(
            "They may go and are worth {n}, but others are worth more: {most}.",
            n=now.worth(cards),
            most=best.worth,
        )
        return Answer(right=False, line=line, reasons=answer.reasons)
    line = say("Right: these {n} may go.", n=number(now.count))
    return Answer(right=True, line=line, reasons=answer.reasons)


def told(now: Burying, cards: Group) -> tuple[str, ...]:
    """What buried cards are worth, what is melded, and whether trumps are announced."""
    found = (_worth(now, cards), *_left(now, cards), _announced(now, cards))
    return tuple(line for line in found if line)


def _worth(now: Burying, cards: Group) -> str:
    if not counters(now.table, cards):
        return say("None of them counts in tricks: they bring nothing.")
    why = count(now.table, cards).why
    return say("They are yours as if won in tricks. {why}", why=why)


def _left(now: Burying, cards: Group) -> tuple[str, ...]:
    """What is melded after this, and what burying has cost."""
    if now.laid is not None:
        points = points_in_words(now.laid.points)
        return (say("Your melds lie on the table and stay: {points}.", points=points),)
    kept, whole = now.kept(cards), now.whole
    left = say("The {n} cards left:", n=len(now.left(cards)))
    lines: tuple[str, ...] = (f"{left} {added_up(kept, dix=has_dix(now.table.rules))}",)
    if kept.points == whole.points:
        return lines
    lost, instead = differing(whole.melds, kept.melds)
    lines += (
        say(
            "With all {n} it would be {points}. Gone: {melds}.",
            n=len(now.hand),
            points=whole.points,
            melds=summed(lost, now.trump),
        ),
    )
    return (*lines, say("Left instead: {melds}.", melds=summed(instead, now.trump))) if instead else lines


def _announced(now: Burying, cards: Group) -> str:
    kitty = now.table.rules.kitty
    trumps = sum(card.suit == now.trump for card in cards)
    if kitty is None or kitty.bury_trump.value != "last" or not trumps:
        return ""
    return plural(
        trumps,
        "A trump goes, since nothing else is left: you announce it to the others.",
        "{n} trumps go, since nothing else is left: you announce it to the others.",
    )


def _melded(now: Burying, cards: Group) -> tuple[str, ...]:
    """Where cards serve that lie on the table."""
    if now.laid is None or len(cards) != now.count:
        return ()
    return tuple(serving(now.laid, card) for card in dict.fromkeys(cards) if card not in now.free)


def may_go(now: Burying) -> str:
    """Which cards may go, in a sentence."""
    free = dict.fromkeys(now.free)
    if now.trumps is not None:
        plain = listed(the(card) for card in free if card.suit != now.trump)
        if not now.trumps:
            return say("Free to go: {cards}.", cards=plain)
        trumps = plural(now.trumps, "one trump", "{n} trumps")
        if not plain:
            return say("Nothing but trumps is left: {trumps} must go.", trumps=trumps)
        return say("Only {cards} can go, and {trumps} with them.", cards=plain, trumps=trumps)
    return say("Any card may go.")


def kitty_rules(rules: Rules) -> tuple[str, ...]:
    """How a table takes the kitty and buries, in order; none where there is no kitty."""
    kitty, order = rules.kitty, rules.deal.phases.value
    if kitty is None:
        return ()
    named_first = order.index("trump") < order.index("kitty")
    first = melds_first(rules)
    limits: tuple[str, ...] = () if kitty.bury_melded.value else (say("Melded cards may not go."),)
    if kitty.bury_trump.value == "last":
        limits += (say("Trumps go only when nothing else is left, and are announced."),)
    return (
        say("Trump is named before the kitty is taken.")
        if named_first
        else say("The kitty is taken before trump is named."),
        say("The melds are laid before burying.")
        if first
        else say("The melds are laid after burying, from the {n} cards left.", n=rules.deal.hand.value),
        " ".join(limits) or say("Any {n} cards may go.", n=number(kitty.cards.value)),
        say("What is buried counts for the bidder as if won in tricks."),
    )
