"""Examples for the meld chart: runs and sets of a game of turns, and a pair of one colour."""

from pinochle_learn.cards import Card
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.rules import Alike, InSequence, Rules
from pinochle_learn.rules.melding import MeldRule
from pinochle_learn.teaching.melds.words import definition
from pinochle_learn.text import say, sentence

Example = tuple[str, str, str, tuple[Card, ...]]  # key, name, what it is made of, cards


def group_types(rules: Rules) -> tuple[tuple[str, tuple[Example, ...]], ...]:
    """The kinds of meld with their titles, runs before sets."""
    types: dict[str, list[Example]] = {}
    for meld in rules.meld.melds:
        types.setdefault(meld.type.value, []).append(_example(rules, meld))
    titles = {"run": say("Runs"), "set": say("Sets")}
    return tuple((titles.get(kind, sentence(kind)), tuple(melds)) for kind, melds in types.items())


def _example(rules: Rules, meld: MeldRule) -> Example:
    made_of = say("{meld}. {off}", meld=sentence(definition(meld)), off=_laid_off(meld))
    return meld.key, sentence(say(meld.name)), made_of, _cards(rules, meld)


def _laid_off(meld: MeldRule) -> str:
    """What may be added to a meld on the table."""
    pattern = meld.cards.value
    if isinstance(pattern, InSequence):
        by_suit, by_colour = (
            "To lay off: the next card at either end, of its suit.",
            "To lay off: the next card at either end, of its colour.",
        )
        return say(by_colour if pattern.alike == "colour" else by_suit)
    by_rank, by_colour = "To lay off: any card of its rank.", "To lay off: any card of its colour."
    return say(by_colour if isinstance(pattern, Alike) and pattern.alike == "colour" else by_rank)


def _cards(rules: Rules, meld: MeldRule) -> tuple[Card, ...]:
    """The least number of cards that is such a meld; a suit run shows both colours of its suit."""
    pattern = meld.cards.value
    if not isinstance(pattern, InSequence | Alike):
        return ()
    whole = compiled(rules).pack.whole()
    ranks, codes = rules.pack.ranks.value, rules.colours.codes.value if rules.colours else ()
    if isinstance(pattern, Alike) and pattern.alike == "rank":
        return tuple(_card(whole, ranks[1], code) for code in codes[: pattern.least])
    if isinstance(pattern, Alike):  # one rank left out, lest it be a run
        return tuple(_card(whole, rank, codes[3]) for rank in ranks[::2][: pattern.least])
    lowest = ranks[::-1][: pattern.least]
    if pattern.alike == "colour":
        return tuple(_card(whole, rank, codes[0]) for rank in lowest)
    red = [code for code in codes if _card(whole, lowest[0], code).suit == "H"]
    return tuple(_card(whole, rank, red[place % len(red)]) for place, rank in enumerate(lowest))


def pair_of_colour(rules: Rules, ranks: str) -> tuple[Card, ...]:
    """These ranks in a colour that is not the trump of the chart, and no pinochle."""
    codes = rules.colours.codes.value if rules.colours else ()
    return tuple(_card(compiled(rules).pack.whole(), rank, codes[1]) for rank in ranks)


def _card(whole: tuple[Card, ...], rank: str, colour: str) -> Card:
    return next(card for card in whole if card.rank == rank and card.colour == colour)
