"""What is said to a claim with coloured cards: the engine's answer, and what the colours change about it."""

from collections import Counter

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import colour_name, rank_plural
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.choosing import COLOUR, RANK, alike_of
from pinochle_learn.engine.melds.claims import Claim
from pinochle_learn.engine.melds.finding import type_names
from pinochle_learn.engine.melds.options import plays
from pinochle_learn.lessons.melds.colours.rank_or_colour import choosing_rules, counted
from pinochle_learn.lessons.melds.colours.words import made_of
from pinochle_learn.rules import InTrump
from pinochle_learn.teaching.melds.words import mistaken, points_in_words
from pinochle_learn.teaching.practice.answer import Answer
from pinochle_learn.text import listed, number, say, sentence

Group = tuple[Card, ...]
_LEAST = 3  # so many cards alike look like an around


def judge_colours(table: Compiled, claim: Claim, cards: Group, trump: str) -> Answer:
    """What is said to a claim of these cards."""
    if claim.meld is not None:
        text = "Yes: {name}, type {type}, {points}."
        points = points_in_words(claim.points)
        line = say(text, name=claim.meld.name, type=claim.meld.type, points=points)
        return Answer(right=True, line=line, reasons=(claim.why,))
    if claim.rule == "no-cards":
        return Answer(right=False, line=mistaken(claim.rule))
    own = _outside_trump(table, cards, trump) or _alike(table, cards)
    if own:
        return Answer(right=False, line=say("No: these are no meld."), reasons=(own,))
    return Answer(right=False, line=_line(claim.rule), reasons=(claim.why,))


def _line(rule: str) -> str:
    if rule == "wrong-cards":
        return say("No: these are the wrong cards for it.")
    return mistaken(rule)


def _outside_trump(table: Compiled, cards: Group, trump: str) -> str:
    """A run or a dix that is not in the trump colour."""
    ranks = Counter(card.rank for card in cards)
    for rule in table.rules.meld.melds:
        pattern = rule.cards.value
        if not isinstance(pattern, InTrump) or ranks != Counter(pattern.ranks) or ranks == Counter("KQ"):
            continue
        colours = listed(dict.fromkeys(colour_name(card.colour) for card in cards))
        text = "A {name} is {cards}: {trump} is trump, and this is {colours}."
        if len(cards) > 1:
            text = "A {name} is {cards}: {trump} is trump, and these are {colours}."
        return say(text, name=say(rule.name), cards=made_of(rule), trump=colour_name(trump), colours=colours)
    return ""


def _alike(table: Compiled, cards: Group) -> str:
    """Some cards of one rank or one colour that are no around: too few, or of one that has none."""
    for alike, shared in ((RANK, {c.rank for c in cards}), (COLOUR, {c.colour for c in cards})):
        if len(shared) != 1 or len(cards) < _LEAST:
            continue
        of = shared.pop()
        rules = [rule for rule in choosing_rules(table) if alike_of(rule).alike == alike]
        rule = next((rule for rule in rules if alike_of(rule).of == of), None)
        if rule is None:
            names = listed(map(counted, rules))
            name = sentence(rank_plural(of)) if alike == RANK else sentence(colour_name(of))
            text = (
                "{name} have no around: only {names} have one."
                if alike == RANK
                else "{name} has no around: only {names} have one."
            )
            return say(text, name=name, names=names)
        least = alike_of(rule).least
        if len(cards) < least:
            text = "{name} needs {least} or more, and these are {n}."
            return say(
                text,
                name=sentence(say(rule.name)),
                least=made_of(rule).partition(" or ")[0],
                n=number(len(cards)),
            )
    return ""


def types_in_words(table: Compiled) -> str:
    """How often a card may serve."""
    names = type_names(table)
    kinds = listed(say("once in type {name}", name=name) for name in names)
    return say("A card may serve {kinds}: never twice in one type.", kinds=kinds)


def listed_melds(table: Compiled) -> dict[str, list[tuple[str, str, tuple[tuple[str, int], ...]]]]:
    """The table's melds by type: name, what it is made of, and what it pays by number of cards."""
    types: dict[str, list[tuple[str, str, tuple[tuple[str, int], ...]]]] = {}
    for rule in table.rules.meld.melds:
        if not plays(table.rules.meld, rule):
            continue
        points = rule.points.value
        if rule in choosing_rules(table):
            least = alike_of(rule).least
            pays = tuple((say("{n} cards", n=least + more), n) for more, n in enumerate(points))
        else:
            pays = ((say("each"), points[0]),)
        types.setdefault(rule.type.value, []).append((say(rule.name), made_of(rule), pays))
    return types
