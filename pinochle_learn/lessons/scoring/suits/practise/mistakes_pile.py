"""Likely slips in counting a pile: the number that each of them gives, and what is said to it."""

from collections.abc import Iterator

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import rank_plural
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.tricks.tricks import count
from pinochle_learn.front import Variant
from pinochle_learn.lessons.scoring.suits.piles import Pile, counts
from pinochle_learn.lessons.scoring.suits.practise.mistakes import Distractor, scales
from pinochle_learn.teaching.practice.answer import card_values
from pinochle_learn.text import listed, say


def pile_slips(v: Variant, pile: Pile) -> Iterator[Distractor]:
    """The slips for what a pile is worth."""
    table, cards, last = compiled(v.rules), pile.cards, v.rules.count.last_trick.value
    plain = int(count(table, cards))
    if pile.last:
        yield Distractor(plain, say("You forgot the last trick: it is worth {n} more.", n=last))
    if pile.buried:
        buried = int(count(table, pile.buried))
        text = say("You left out the buried cards: they count for the bidder, {n} here.", n=buried)
        yield Distractor(plain + last * pile.last - buried, text)
    yield from _ranks(v, pile)
    for other in counts(v, cards, last=pile.last)[1:]:
        if other.total == int(other.total):
            text = say(
                "That is the {name} count. Here {values}.", name=other.name.lower(), values=card_values(table)
            )
            yield Distractor(int(other.total), text)
    if not pile.last:
        yield Distractor(plain + last, say("This is not the last trick, so nothing is added."))
    text = say("Not every card counts the same. Here {values}.", values=card_values(table))
    yield Distractor(len(cards) * v.scale, text)
    yield from scales(v, plain + last * pile.last)


def _ranks(v: Variant, pile: Pile) -> Iterator[Distractor]:
    """Counted a rank that counts nothing, or left one out."""
    table, right = compiled(v.rules), int(count(compiled(v.rules), pile.cards, last_trick=pile.last))
    worth = dict(zip(v.pack.ranks, v.rules.count.points.value, strict=True))
    held = {rank: sum(card.rank == rank for card in pile.cards) for rank in v.pack.ranks}
    for rank in ("Q", "J", "K", "9"):
        if not held.get(rank):
            continue
        name = rank_plural(rank)
        if worth[rank]:
            text = say("You left out the {name}. Here {values}.", name=name, values=card_values(table))
            yield Distractor(right - held[rank] * worth[rank], text)
        else:
            text = "You counted the {name}, which are worth nothing. {values} count."
            yield Distractor(right + held[rank] * v.scale, say(text, name=name, values=_that(v)))


def _that(v: Variant) -> str:
    """The ranks that count, as on the cards."""
    pairs = zip(v.pack.ranks, v.rules.count.points.value, strict=True)
    return listed(Card(rank, "S").symbol[:-1] for rank, value in pairs if value)
