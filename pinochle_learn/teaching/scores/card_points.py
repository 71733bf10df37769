"""What cards in colours count, deals played out to be settled, and where a rule comes from, in words."""

from collections.abc import Iterable
from functools import lru_cache
from random import Random

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import colour_name, rank_name
from pinochle_learn.deal import Deal
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.front import Variant
from pinochle_learn.rules import Rules
from pinochle_learn.teaching.words.sources import numbers_guessed, source_line
from pinochle_learn.text import listed, say

POOL = 40  # how many deals of each size of table the questions are drawn from


def rank_points(rules: Rules, card: Card) -> int:
    """What a card counts for its rank."""
    return int(rules.count.points.value[rules.pack.ranks.value.index(card.rank)])


def colour_points(rules: Rules, card: Card) -> int:
    """What a card counts for its colour."""
    colours = rules.colours
    return colours.points.value[colours.codes.value.index(card.colour)] if colours else 0


def card_sum(rules: Rules, card: Card) -> str:
    """A card with its two numbers and their sum: ``black king of spades: 6 + 7 = 13``."""
    rank, colour = rank_points(rules, card), colour_points(rules, card)
    return say(
        "{card}: {rank} + {colour} = {sum}", card=card.name, rank=rank, colour=colour, sum=rank + colour
    )


def number_lines(rules: Rules) -> tuple[str, ...]:
    """The numbers of all ranks and of all colours, and whether they are assumed."""
    colours = rules.colours
    if colours is None:
        return ()
    ranks = zip(rules.pack.ranks.value, rules.count.points.value, strict=True)
    codes = zip(colours.codes.value, colours.points.value, strict=True)
    told = (
        say("Ranks: {all}.", all=listed(f"{rank_name(rank)} {n}" for rank, n in ranks)),
        say("Colours: {all}.", all=listed(f"{colour_name(code)} {n}" for code, n in codes)),
    )
    if numbers_guessed(rules):
        return (*told, say("These numbers are assumed: look at those printed on your cards."))
    return told


def where_to_change() -> tuple[str, str]:
    """How a house puts in the numbers of its own cards: a sentence, and what to type."""
    line = say(
        "Are other numbers printed on your cards? Put them in, ranks and colours in the order shown here:"
    )
    typed = 'v.with_rules({"count.points": (7, 6, 5, 4, 3, 2, 1), "colours.points": (7, 6, 5, 4, 3, 2, 1)})'
    return line, typed


def numbers_source(rules: Rules) -> str:
    """Where the numbers of the cards come from."""
    return source_line(rules.count.points)


# --- deals played out ---------------------------------------------------------------------------------------


def played(v: Variant, players: int, seed: int) -> Deal:
    """A deal without an auction, at a table of so many, played at random by the rules with the best melds."""
    rules = v.rules.seated(players)
    return _played(
        Variant(rules).with_rules({"auction.held": False}).rules if rules.auctioned else rules, seed
    )


@lru_cache(maxsize=4 * POOL)
def _played(rules: Rules, seed: int) -> Deal:
    deal, chance = Deal(rules, seed=seed), Random(seed)
    while deal.result is None:
        actions = deal.actions()
        deal.act(actions[int(chance.random() * len(actions)) if deal.phase == "play" else 0])
    return deal


def won_by(deal: Deal, seats: Iterable[int]) -> tuple[tuple[Card, ...], ...]:
    """The tricks that these seats won, in order."""
    mine = set(seats)
    return tuple(
        cards for cards, taken in zip(deal.tricks, deal.state.tricks, strict=True) if taken.winner in mine
    )


def one_deal(v: Variant) -> Variant:
    """The same table where a game is one deal."""
    return v.with_rules({"game.target": None, "game.deals": 1})


def with_auction(v: Variant) -> Variant:
    """The same table with an auction."""
    return v.with_rules({"auction.held": True})


def without_auction(v: Variant) -> Variant:
    """The same table without an auction."""
    return v.with_rules({"auction.held": False})


def shares(v: Variant) -> tuple[int, ...]:
    """Trick points that every side could have taken, as alike as can be."""
    table = compiled(v.rules)
    return tuple((table.total + place) // table.sides for place in range(table.sides))
