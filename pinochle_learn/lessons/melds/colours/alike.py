"""Questions on so many coloured cards of one rank or of one colour: what do they pay?"""

from random import Random

from pinochle_learn.cards.card import colour_name, rank_plural
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.melds.choosing import COLOUR, RANK, alike_of, pays
from pinochle_learn.front import Variant
from pinochle_learn.lessons.melds.colours.asking import (
    Group,
    meld_source,
)
from pinochle_learn.lessons.melds.colours.drawn_cards import of_colour, of_rank, paying
from pinochle_learn.lessons.melds.colours.rank_or_colour import choosing_rules, counted
from pinochle_learn.rules import MeldRule
from pinochle_learn.teaching.practice.question import SMALL, Quiz, Row, Situation, numbers, pick, some
from pinochle_learn.text import listed, number, say, sentence


def _around(v: Variant, chance: Random) -> Quiz:
    """Some cards of one rank or of one colour that has an around."""
    table = compiled(v.rules)
    alike = pick(chance, (RANK, COLOUR))
    of = pick(chance, paying(table, alike))
    n = pick(chance, (3, 4, 4, 5, 5, 6, 7))
    cards = _so_many(v, chance, alike, of, n)
    rule = next(r for r in choosing_rules(table) if alike_of(r).of == of)
    right, least = pays(rule, n), alike_of(rule).least
    name, few = sentence(say(rule.name)), number(n)
    near = {
        pays(rule, n - 1): say("That is for one card fewer: here are {few}.", few=few),
        pays(rule, n + 1): say("That is for one card more: here are {few}.", few=few),
        rule.points.value[0]: say("That is for {least} cards: here are {few}.", least=number(least), few=few),
        rule.points.value[0] // least * n: say(
            "It does not go by the card: each further card doubles the points."
        ),
    }
    if n < least:
        near[rule.points.value[0]] = say(
            "That takes {least} cards, and here are {few}.", least=number(least), few=few
        )
        why = say("{Name} needs {least} cards, and here are {few}.", Name=name, least=number(least), few=few)
    else:
        why = say("{Name} with {few} cards.", Name=name, few=few)
    other = _elsewhere(v, rule, n)
    near.setdefault(*other)
    return Quiz(
        say("What do these cards pay in type {type}?", type=rule.type.value),
        (Row(SMALL, cards, _shown(alike, of, n)),),
        (_scale(rule), meld_source(rule)),
        numbers(right, {k: w for k, w in near.items() if k or right}, why),
    )


def _elsewhere(v: Variant, rule: MeldRule, n: int) -> tuple[int, str]:
    """What as many cards of a neighbour in the list pay."""
    mine = [r for r in choosing_rules(compiled(v.rules)) if alike_of(r).alike == alike_of(rule).alike]
    other = mine[(mine.index(rule) + 1) % len(mine)]
    paid = pays(other, max(n, alike_of(rule).least))
    return paid, say("So much pays {name}, and these are {mine}.", name=say(other.name), mine=counted(rule))


def _scale(rule: MeldRule) -> str:
    least = alike_of(rule).least
    steps = listed(
        say("{n} cards {points}", n=number(least + more), points=points)
        for more, points in enumerate(rule.points.value)
    )
    return say("{Name}: {steps}.", Name=sentence(say(rule.name)), steps=steps)


def _so_many(v: Variant, chance: Random, alike: str, of: str, n: int) -> Group:
    table = compiled(v.rules)
    mine = of_rank(table, of) if alike == RANK else of_colour(table, of)
    return v.pack.cards(v.pack.pile(some(chance, mine, n)))


def _shown(alike: str, of: str, n: int) -> str:
    if alike == RANK:
        return say("{N} {ranks}", N=sentence(number(n)), ranks=rank_plural(of))
    return say("{N} {colour} cards", N=sentence(number(n)), colour=colour_name(of))


def _no_around(v: Variant, chance: Random) -> Quiz:
    """Many cards of a rank or colour; some of them have an around, others have none."""
    table, n = compiled(v.rules), pick(chance, (4, 5, 6))
    alike = pick(chance, (RANK, COLOUR))
    every = v.pack.ranks if alike == RANK else v.pack.suits_or_colours
    able = paying(table, alike)
    of = pick(chance, [one for one in every if one not in able] if chance.random() < 0.7 else list(able))  # noqa: PLR2004 - mostly none
    rules = [rule for rule in choosing_rules(table) if alike_of(rule).alike == alike]
    rule = next((one for one in rules if alike_of(one).of == of), None)
    cards = _so_many(v, chance, alike, of, n)
    name = rank_plural(of) if alike == RANK else colour_name(of)
    names = listed(map(counted, rules))
    none = (
        say("{Name} have no around.", Name=sentence(name))
        if alike == RANK
        else say("{Name} has no around.", Name=sentence(name))
    )
    yes = say("{Name} is among those that pay: {names}.", Name=sentence(name), names=names)
    near = {pays(one, n): none for one in rules[-3:]}
    right = 0
    if rule is not None:
        right = pays(rule, n)
        near = {
            pays(one, n): say("So much pays {other}, and these are {name}.", other=say(one.name), name=name)
            for one in rules
        }
        near[0] = yes
    only = say("Only {names} have an around.", names=names)
    return Quiz(
        say("What do these cards pay in type {type}?", type=rules[0].type.value),
        (Row(SMALL, cards, _shown(alike, of, n)),),
        (only, *(() if rule is None else (_scale(rule),)), meld_source(rule or rules[0])),
        numbers(right, near, none if rule is None else yes),
    )


ALIKE = (
    Situation("around", "So many of one rank or of one colour", _around),
    Situation("no-around", "Ranks and colours without an around", _no_around),
)
