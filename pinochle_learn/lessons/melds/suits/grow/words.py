"""What is said where melds are laid one at a time: the rules in order, and what else a table has instead."""

from pinochle_learn.engine.melds.finding import Meld
from pinochle_learn.lessons.melds.suits.grow.laying import Growing, Use
from pinochle_learn.rules import Rules
from pinochle_learn.teaching.melds.hands import has_dix
from pinochle_learn.teaching.melds.words import placed, points_in_words
from pinochle_learn.text import plural, say, sentence


def grow_rules(rules: Rules) -> tuple[str, ...]:
    """How melds are laid from a hand that grows, in sentences; none where all are laid at once."""
    stock = rules.stock
    if stock is None:
        return ()
    if stock.draw.value == "after_meld":
        order = say("Who wins a trick may lay one meld, and then both draw.")
    else:
        order = say("After a trick both draw; then its winner may lay one meld.")
    return (
        order,
        say("At least one card of each meld comes from the hand; the others may lie on the table."),
        reuse_rule(rules),
        *((dix_rule(rules),) if has_dix(rules) else ()),
    )


def reuse_rule(rules: Rules) -> str:
    """Where a card on the table may serve once more."""
    if rules.meld.reuse.value == "higher":
        return say(
            "A card on the table serves again in another type, and in the same type only "
            "in a meld that pays more."
        )
    return say("A card on the table serves again in another type, but never twice in the same type.")


def dix_rule(rules: Rules) -> str:
    """What becomes of a nine of trump."""
    stock = rules.stock
    if stock is None or not stock.dix_exchange.value:
        return say(
            "A nine of trump is a meld like any other: it takes the place of another one in its trick."
        )
    return say(
        "After a trick won a nine of trump is exchanged for the turned card, or shown where a nine lies "
        "there already: it pays beside the meld."
    )


def at_once(rules: Rules) -> str:
    """What a table has where no table grows: everything is laid at one time."""
    if rules.meld.who.value == "bidder":
        return say("No stock here: the bidder lays all melds at once, before the first trick.")
    return say("No stock here: all melds are laid at once, before the first trick.")


def side_by_side(rules: Rules) -> str:
    """What the best melds of a hand are where they are laid one by one; nothing where all are at once."""
    if rules.stock is None:
        return ""
    return say(
        "These melds lie side by side. Laid one by one, in a good order, they may come to more: see Grow."
    )


def used_in_words(use: Use) -> str:
    """What a card has served for in a type, and whether it may again, in a few words."""
    if not use.possible:
        return say("none")
    if not use.most:
        return say("free")
    if use.again:
        return say("{n}; again above {n}", n=use.most)
    return say("{n}; no more", n=use.most)


def so_far(now: Growing) -> str:
    """What lies on the table, in a line."""
    melds = now.spread.melds
    if not melds:
        return say("Nothing lies on the table yet. You have won a trick: choose the cards of a meld.")
    done = plural(len(melds), "{n} meld laid", "{n} melds laid")
    points = points_in_words(now.points)
    if not now.able:
        return say("{melds}, {points}: nothing more can be laid from this hand.", melds=done, points=points)
    return say("{melds}, {points}. After your next trick: what now?", melds=done, points=points)


def in_order(melds: tuple[Meld, ...], trump: str) -> str:
    """Melds in the order in which they are laid: ``royal marriage 40, then run 150``."""
    if not melds:
        return say("Nothing more can be laid.")
    steps = [say("{name} {n}", name=placed(meld, trump), n=meld.points) for meld in melds]
    return sentence(say(", then ").join(steps)) + "."
