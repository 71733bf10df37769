"""Words for melds of coloured cards: what each is made of, and which rule says so."""

from collections.abc import Iterable

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import colour_name, rank_name, rank_plural
from pinochle_learn.engine.melds.choosing import RANK
from pinochle_learn.engine.melds.finding import MeldSet
from pinochle_learn.rules import Alike, InTrump, MeldRule, Pair
from pinochle_learn.rules import Cards as TheseCards
from pinochle_learn.teaching.melds.words import summed
from pinochle_learn.text import listed, number, say, sentence


def made_of(rule: MeldRule) -> str:
    """What a meld is made of, as a rule and not as cards."""
    pattern = rule.cards.value
    if isinstance(pattern, Alike):
        n = number(pattern.least)
        if pattern.alike == RANK:
            return say("{n} {ranks} or more", n=n, ranks=rank_plural(pattern.of))
        return say("{n} {colour} cards or more", n=n, colour=colour_name(pattern.of))
    if isinstance(pattern, TheseCards):
        return listed(say("a {card}", card=Card(*text).name) for text in pattern.cards)
    if isinstance(pattern, Pair):
        text = "{ranks} of one colour" if pattern.alike == "colour" else "{ranks} of one suit in two colours"
        return say(text, ranks=_ranks(pattern.ranks))
    if isinstance(pattern, InTrump):
        ranks = (
            _ranks(pattern.ranks)
            if len(pattern.ranks) > 1
            else say("the {rank}", rank=rank_name(pattern.ranks))
        )
        return say("{ranks} of the trump colour", ranks=ranks)
    return say(rule.name)


def _ranks(ranks: str) -> str:
    return listed(rank_name(rank) for rank in ranks)


def articled(rule: MeldRule) -> str:
    """A meld with its article: ``a colour marriage``, but ``aces around``."""
    name = say(rule.name)
    return name if isinstance(rule.cards.value, Alike) else say("a {name}", name=name)


def summed_up(melds: MeldSet, kind: str = "") -> str:
    """Melds with their points, as one adds them up; ``kind`` is one type, or all."""
    parts = [meld for meld in melds if kind in {"", meld.type}]
    return sentence(summed(parts, melds.trump)) if parts else say("No meld")


def all_of(cards: Iterable[Card]) -> str:
    """Cards by rank and colour alone: ``the black ace and the gold ten``."""
    return listed(
        say("the {colour} {rank}", colour=colour_name(c.colour), rank=rank_name(c.rank)) for c in cards
    )


def rank_or_colour(kind: str = "B") -> str:
    """The rule of the type in which cards choose."""
    text = "In type {type} each card counts for its rank or for its colour, never for both."
    return say(text, type=kind)
