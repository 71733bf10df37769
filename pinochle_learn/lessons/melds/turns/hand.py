"""Questions on what a hand holds: its longest meld, and a card that could stand in two."""

from random import Random

from pinochle_learn.cards.card import colour_name
from pinochle_learn.engine.compiled import Compiled, compiled
from pinochle_learn.engine.melds.groups import Cards, all_groups, kind_name
from pinochle_learn.front import Variant
from pinochle_learn.lessons.melds.turns.laid import a_group, close, in_pack_order, rest_of
from pinochle_learn.teaching.practice.question import HAND, Quiz, Row, Situation, numbers, pick, some
from pinochle_learn.teaching.words.sources import source_line
from pinochle_learn.text import listed, number, say, sentence


def _longest(v: Variant, chance: Random) -> Quiz | None:
    """The most cards that one meld of a hand takes."""
    table, n = compiled(v.rules), 8 + int(chance.random() * 3)
    group = a_group(table, chance, v.pack.distinct)
    rest = rest_of(v, group.cards)
    hand = in_pack_order(
        v, (*group.cards, *some(chance, [c for c in rest if close(c, group)], 3), *some(chance, rest, n))
    )
    hand = in_pack_order(
        v, [*group.cards, *[card for card in hand if card not in group.cards][: n - len(group.cards)]]
    )
    found = all_groups(table, hand)
    right = max(len(one.cards) for one in found)
    best = [one for one in found if len(one.cards) == right]
    by_kind = {one.kind: max(len(o.cards) for o in found if o.kind == one.kind) for one in found}
    if len(by_kind) < 2 or len(best) > 2:  # noqa: PLR2004 - something to compare, and one answer to name
        return None
    near: dict[int, str] = {}
    for kind, size in by_kind.items():
        near.setdefault(
            size, say("So many takes {kind}, but there is a longer meld.", kind=kind_name(table, kind))
        )
    more = say("Too many: look at {kind}.", kind=kind_name(table, best[0].kind))
    near.setdefault(right + 1, more)
    near.setdefault(right + 2, more)
    if right > 3:  # noqa: PLR2004 - the least
        near.setdefault(3, say("A meld of three is there, but there is a longer one."))
    why = say("{Cards}: {kind}.", Cards=sentence(_names(best[0].cards)), kind=kind_name(table, best[0].kind))
    return Quiz(
        say("You may lay one meld in this turn. How many cards can it take at most?"),
        (Row(HAND, hand),),
        (say("Of the kinds here: {kinds}.", kinds=_sizes(table, by_kind)), _one_meld(v)),
        numbers(right, near, why),
    )


def _names(cards: Cards) -> str:
    return listed(say("the {card}", card=card.name) for card in cards)


def _sizes(table: Compiled, by_kind: dict[str, int]) -> str:
    return listed(
        say("{kind} of {n}", kind=kind_name(table, kind), n=number(n)) for kind, n in by_kind.items()
    )


def _one_meld(v: Variant) -> str:
    turns = v.rules.turns
    return "" if turns is None else say("One meld a turn. {source}", source=source_line(turns.melds))


def _one_place(v: Variant, chance: Random) -> Quiz | None:
    """One card could be in two melds, and is laid in one of them: what is left for the other?"""
    table = compiled(v.rules)
    ranked = a_group(table, chance, v.pack.distinct, "rank-set").cards
    shared = pick(chance, ranked)
    mine = [card for card in rest_of(v, ranked) if card.colour == shared.colour]
    others = some(chance, mine, pick(chance, (1, 2, 2, 3, 4)))
    hand = in_pack_order(v, (*ranked, *others))
    left = len(others)
    right = left if left > 2 else 0  # noqa: PLR2004 - three make a set
    colour = colour_name(shared.colour)
    words = {"colour": colour, "card": shared.name, "n": number(left)}
    near = {
        left + 1: say(
            "The {card} lies in the other meld now: a card stands in one meld, and may not move.", **words
        ),
        left: say("Of {colour} {n} cards are left, and a set has three or more.", **words) if left else "",
        0: say(
            "{N} {colour} cards are left without it: that is a set.", N=sentence(number(left)), colour=colour
        ),
        left + 2: say("Count the {colour} cards that are left in the hand.", **words),
    }
    why = say("Without the {card} {n} {colour} cards are left.", **words)
    if left == 1:
        why = say("Without the {card} one {colour} card is left.", **words)
    return Quiz(
        say(
            "You lay the {ranks} first. How many cards can a {colour} colour set take in a later turn?",
            ranks=_names(ranked).removeprefix("the "),
            colour=colour,
        ),
        (Row(HAND, hand),),
        (
            say("In the hand a card is both a rank and a colour; on the table it stands in one meld."),
            source_line(v.rules.meld.reuse),
        ),
        numbers(right, {n: text for n, text in near.items() if text}, why),
    )


HANDS = (
    Situation("longest", "The longest meld of a hand", _longest),
    Situation("one-place", "A card stands in one meld", _one_place),
)
