"""What sets a table's melding apart, in sentences from its record: who melds, from what, and what counts."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from pinochle_learn.cards.card import suit_name
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.melds.finding import TIMES, best_melds, marriage_suits
from pinochle_learn.engine.melds.options import plays
from pinochle_learn.rules import Around, Rules
from pinochle_learn.teaching.melds.hands import Group, has_dix, is_run, melding_size, melds_first, with_kitty
from pinochle_learn.teaching.melds.words import points_in_words
from pinochle_learn.teaching.words.sources import guessed
from pinochle_learn.text import listed, number, say, sentence

_TWO = 2
_EACH = re.compile(r"(\d+) each")


def notes_on_melding(rules: Rules) -> tuple[str, ...]:
    """What to know before one counts melds at a table."""
    return (_who(rules), *_copies(rules), *_nines(rules), *_least(rules))


def _who(rules: Rules) -> str:
    if rules.meld.who.value == "bidder":
        return say("Only the bidder melds: what the others hold counts nothing.")
    if rules.stock is not None:
        return say("Who wins a trick may lay one meld; each player has a score of their own.")
    if rules.table.partners.value:
        return say("Every player melds, and partners add their melds up.")
    return say("Every player melds, each for one score of their own.")


def _copies(rules: Rules) -> Iterator[str]:
    copies = rules.pack.copies.value
    if copies > _TWO:
        names = listed([say("single"), *(say(TIMES[n]) for n in range(2, copies + 1))], "or")
        yield say("Each card is in the pack {n} times: a meld can be {names}.", n=number(copies), names=names)
    played = [rule for rule in rules.meld.melds if plays(rules.meld, rule)]
    doubled = [rule for rule in played if not rule.each.value and len(rule.points.value) > 1]
    if all(rule.points.value[1] == _TWO * rule.points.value[0] for rule in doubled):
        runs = [rule for rule in played if is_run(rule) and rule.each.value]
        tail = say(" Two runs are two runs.") if runs else ""
        yield say("A double pays twice the single.") + tail
    else:
        arounds = [rule for rule in doubled if isinstance(rule.cards.value, Around)]
        times = {rule.points.value[1] // rule.points.value[0] for rule in arounds}
        if len(times) == 1:
            yield say("A double of four of a rank pays {n} times the single.", n=number(times.pop()))


def _nines(rules: Rules) -> Iterator[str]:
    if not has_dix(rules):
        yield say("The pack has no nines, so there is no dix.")


def _least(rules: Rules) -> Iterator[str]:
    if rules.settling.least_meld.value:
        yield say("A side whose meld is below {n} counts none of it.", n=rules.settling.least_meld.value)


def before_melding(rules: Rules) -> str:
    """How many cards one melds from, and which of them came from the kitty or from a partner."""
    hand, passed, kitty = rules.deal.hand.value, rules.exchanging.cards.value, rules.kitty
    if kitty and melds_first(rules):
        return say(
            "You are the bidder: {n} cards are dealt to you and {kitty} come from the kitty, and you meld "
            "from all {all} before you bury.",
            n=hand,
            kitty=number(kitty.cards.value),
            all=with_kitty(rules),
        )
    if kitty:
        return say(
            "Melds are laid from {n} cards: before that the bidder takes the kitty of {kitty} "
            "and buries as many.",
            n=melding_size(rules),
            kitty=number(kitty.cards.value),
        )
    if passed:
        return say(
            "No kitty here: the bidder's partner passes {n} cards and gets {n} back before the melds.",
            n=number(passed),
        )
    if rules.stock is not None:
        text = "No kitty and no passing here: of {n} cards one meld is laid for each trick won, and you draw."
        return say(text, n=hand)
    return say("No kitty and no passing here: you meld from the {n} cards that are dealt.", n=hand)


@dataclass(frozen=True, slots=True)
class DealSum:
    """The deal as a sum: what is dealt here, and what the source deals where that cannot be."""

    here: str
    source_says: str = ""


def deal_sum(rules: Rules) -> DealSum | None:
    """The cards of a deal with a kitty added up; ``None`` at tables that deal the whole pack out."""
    if rules.kitty is None:
        return None
    players, hand, kitty = max(rules.table.players.value), rules.deal.hand, rules.kitty.cards.value
    pack = compiled(rules).pack
    whole = len(pack.whole())
    here = say(
        "{players} × {hand} + {kitty} = {whole}: {hand} each, and {kitty} in the kitty.",
        players=players,
        hand=hand.value,
        kitty=kitty,
        whole=whole,
    )
    said = _EACH.search(hand.source) if guessed(hand) else None
    if said is None:
        return DealSum(here)
    each = int(said[1])
    cannot = say(
        "{players} × {each} = {all}, and {more} with the kitty; but the pack has {whole} cards.",
        players=players,
        each=each,
        all=players * each,
        more=players * each + kitty,
        whole=whole,
    )
    return DealSum(here, cannot)


def could_be_trump(rules: Rules, hand: Group) -> str:
    """Which suits the bidder could name with a hand; empty where any suit may be named."""
    if not rules.trumps.marriage.value or not hand:
        return ""
    table = compiled(rules)
    pile = table.pack.pile(hand)
    suits = marriage_suits(table, pile)
    if suits:
        names = listed((suit_name(suit) for suit in suits), "or")
        return say("As bidder you could name {suits}: you hold a marriage there.", suits=names)
    points = points_in_words(best_melds(table, pile, None).points)
    text = "As bidder you could name none: no trump, no play, the bid is lost. Without trump it melds {n}."
    return sentence(say(text, n=points))
