"""Questions on single melds of coloured cards: which one is this, and what does it pay?"""

from functools import partial
from random import Random

from pinochle_learn.cards.card import colour_name, rank_name, suit_name
from pinochle_learn.front import Variant
from pinochle_learn.lessons.melds.colours.asking import (
    Group,
    is_made_of,
    meld_source,
    offers,
    trump_for,
    twins,
)
from pinochle_learn.lessons.melds.colours.words import made_of
from pinochle_learn.rules import MeldRule
from pinochle_learn.teaching.practice.question import SMALL, Quiz, Row, Situation, pick
from pinochle_learn.text import listed, say, sentence

NONE = "none"
_MARRIAGES = ("royal-marriage", "color-marriage", "suit-marriage")
_PINOCHLES = ("pinochle", "color-pinochle", "suit-pinochle")
_RUN, _DIX = "run", "dix"


# --- pairs -------------------------------------------------------------------------------------------------


def _pair(v: Variant, chance: Random, ranks: str, keys: tuple[str, ...]) -> Quiz | None:
    """A king and a queen, or a queen and a jack: which meld, or none?"""
    trump, wanted = trump_for(v, chance), pick(chance, (*keys, NONE))
    cards = _cards_for(v, chance, ranks, trump)
    claim = v.check_meld(cards, trump=trump)
    right = claim.meld.key if claim.meld else NONE
    if right != wanted:
        return None
    known = [v.rules.meld[key] for key in keys]
    rows = {rule.key: (_priced(rule), _why_pair(v, rule, cards, trump, right)) for rule in known}
    rows[NONE] = (say("No meld"), _no_pair(v, cards, right))
    return Quiz(
        say("Which meld is this, and what does it pay?"),
        (Row(SMALL, cards, say("The two cards")),),
        _reasons([rule for rule in known if rule.key == right] or known),
        offers(right, rows),
        trump=trump,
    )


def _cards_for(v: Variant, chance: Random, ranks: str, trump: str) -> Group:
    """Two cards, more often than by chance alike in colour, in trump or in suit."""
    suit_or_colour = pick(chance, (trump, *v.pack.suits_or_colours))
    same = twins(v, suit_or_colour) or (suit_or_colour,)
    other = pick(chance, (suit_or_colour, same[0], pick(chance, v.pack.suits_or_colours)))
    return v.pack.card_of(ranks[0], suit_or_colour), v.pack.card_of(ranks[1], other)


def _priced(rule: MeldRule) -> str:
    return say("{name}, {n}", name=sentence(say(rule.name)), n=rule.points.value[0])


def _reasons(rules: list[MeldRule]) -> tuple[str, ...]:
    return (*(is_made_of(rule) for rule in rules), meld_source(rules[0]))


def _why_pair(v: Variant, rule: MeldRule, cards: Group, trump: str, right: str) -> str:
    """What is said to a meld's name: right, too cheap, or another pair."""
    if rule.key == right:
        return v.check_meld(cards, trump=trump).why
    shown = _what_they_are(cards)
    if right != NONE:
        best = v.rules.meld[right]
        if best.points.value[0] > rule.points.value[0] and cards[0].suit == cards[1].suit:
            text = (
                "{shown} A pair counts once, at the highest that it may have, and that is more than {n} here."
            )
            return say(text, shown=shown, n=rule.points.value[0])
    if rule.key == _MARRIAGES[0]:
        text = "A {name} is {cards}, and trump is {trump}. {shown}"
        return say(text, name=say(rule.name), cards=made_of(rule), trump=colour_name(trump), shown=shown)
    return say("A {name} is {cards}. {shown}", name=say(rule.name), cards=made_of(rule), shown=shown)


def _what_they_are(cards: Group) -> str:
    one, other = cards
    if one.suit_or_colour == other.suit_or_colour:
        return say("These are both {colour}.", colour=colour_name(one.suit_or_colour))
    colours = {"a": colour_name(one.suit_or_colour), "b": colour_name(other.suit_or_colour)}
    if one.suit == other.suit:
        return say("These are {a} and {b}, both {suit}.", suit=suit_name(one.suit), **colours)
    suits = {"s": suit_name(one.suit), "t": suit_name(other.suit)}
    return say("These are {a} and {b}, {s} and {t}.", **colours, **suits)


def _no_pair(v: Variant, cards: Group, right: str) -> str:
    if right == NONE:
        return say("Not of one colour and not of one suit. {shown}", shown=_what_they_are(cards))
    rule = v.rules.meld[right]
    if rule.key == _PINOCHLES[0]:
        return say(
            "They are a meld: the {one} and the {other} go together.", one=cards[0].name, other=cards[1].name
        )
    return say("They are a meld. {shown}", shown=_what_they_are(cards))


# --- run and dix -------------------------------------------------------------------------------------------


def _run(v: Variant, chance: Random) -> Quiz:
    """Five cards: a run, or what keeps them from being one."""
    trump, rule = trump_for(v, chance), v.rules.meld[_RUN]
    right = pick(chance, ("run", "plain", "mixed", "rank"))
    suit_or_colour = (
        trump
        if right != "plain"
        else pick(chance, [code for code in v.pack.suits_or_colours if code != trump])
    )
    ranks = [card.rank for card in v.pack.read([v.pack.card_of(r, suit_or_colour) for r in "AKQJT"])]
    cards = [v.pack.card_of(rank, suit_or_colour) for rank in ranks]
    place = int(chance.random() * len(cards))
    if right == "mixed":
        other = pick(
            chance,
            twins(v, suit_or_colour) or [code for code in v.pack.suits_or_colours if code != suit_or_colour],
        )
        cards[place] = v.pack.card_of(ranks[place], other)
    if right == "rank":
        cards[place] = v.pack.card_of(pick(chance, "98"), suit_or_colour)
    colours = listed(dict.fromkeys(colour_name(card.suit_or_colour) for card in cards))
    values = {"trump": colour_name(trump), "colours": colours, "ranks": listed(rank_name(r) for r in "AKQJT")}
    missing = listed(rank_name(r) for r in "AKQJT" if r not in {card.rank for card in cards})
    rows = {
        "run": (
            say("A run, {n}", n=rule.points.value[0]),
            say("{ranks} of {trump}, the trump colour.", **values),
        ),
        "plain": (
            say("No run: not the trump colour"),
            say("They are all {colours}, and trump is {trump}.", **values),
        ),
        "mixed": (
            say("No run: more than one colour"),
            say("They are {colours}: one suit is not enough.", **values),
        ),
        "rank": (say("No run: a rank is missing"), say("There is no {missing} among them.", missing=missing)),
    }
    rows |= {key: (rows[key][0], _not_run(key, values)) for key in rows if key != right}
    rows["run"] = (
        rows["run"][0],
        sentence(rows["run"][1]) if right == "run" else _no_run(right, values, missing),
    )
    if right == "mixed" and len({card.suit for card in cards}) > 1:
        rows["mixed"] = (
            rows["mixed"][0],
            say("They are {colours}, and a run is of the trump colour alone.", **values),
        )
    return Quiz(
        say("Are these five cards a run?"),
        (Row(SMALL, tuple(cards), say("The five cards")),),
        _reasons([rule]),
        offers(right, rows),
        trump=trump,
    )


def _not_run(key: str, values: dict[str, str]) -> str:
    """What is said to a reason that is not the one."""
    texts = {
        "run": "",
        "plain": "Look at the colour of each card: trump is {trump}, and these are {colours}.",
        "mixed": "Look at the colour of each card: they are {colours}.",
        "rank": "Look at the ranks: a run wants {ranks}.",
    }
    return say(texts[key], **values)


def _no_run(right: str, values: dict[str, str], missing: str) -> str:
    texts = {
        "plain": "A run is of the trump colour. Trump is {trump}, and these are {colours}.",
        "mixed": "A run is of the trump colour alone, and these are {colours}.",
        "rank": "A run is {ranks}, and here is no {missing}.",
    }
    return say(texts[right], missing=missing, **values)


def _dix(v: Variant, chance: Random) -> Quiz | None:
    """One low card: a dix, or not."""
    trump, rule = trump_for(v, chance), v.rules.meld[_DIX]
    twin = pick(chance, twins(v, trump) or v.pack.suits_or_colours)
    suit_or_colour = pick(chance, (trump, twin, pick(chance, v.pack.suits_or_colours)))
    rank = pick(chance, "889T") if suit_or_colour == trump else pick(chance, "88889")
    card = v.pack.card_of(rank, suit_or_colour)
    if rank != "8" and suit_or_colour != trump:
        return None
    right = ("dix" if suit_or_colour == trump else "plain") if rank == "8" else "rank"
    values = {"card": card.name, "trump": colour_name(trump), "colour": colour_name(suit_or_colour)}
    same_suit = suit_or_colour != trump and card.suit == v.pack.card_of("8", trump).suit
    not_trump = (
        say("The {card} has the suit of the trump colour, but is {colour}: trump is {trump}.", **values)
        if same_suit
        else say("The {card} is {colour}, and trump is {trump}.", **values)
    )
    is_dix = say("The {card} is the eight of the trump colour.", **values)
    whys = {
        "dix": {
            "dix": is_dix,
            "plain": not_trump,
            "rank": say("The dix is the eight of trump, the lowest card."),
        },
        "plain": {
            "dix": is_dix,
            "plain": not_trump,
            "rank": say("The {card} is of the trump colour.", **values),
        },
        "rank": {
            "dix": is_dix,
            "plain": say("The rank is right: it is an eight."),
            "rank": say(
                "The {card} is no eight: at other tables the dix is a nine, but here it is the eight.",
                **values,
            ),
        },
    }
    labels = {
        "dix": say("A dix, {n}", n=rule.points.value[0]),
        "plain": say("No meld: not the trump colour"),
        "rank": say("No meld: not the right rank"),
    }
    return Quiz(
        say("Is this card a meld by itself?"),
        (Row(SMALL, (card,), say("The card")),),
        _reasons([rule]),
        offers(right, {key: (labels[key], whys[key][right]) for key in labels}),
        trump=trump,
    )


NAMES = (
    Situation(
        "name-marriage",
        "King and queen: of the trump colour, of one colour, of one suit",
        partial(_pair, ranks="KQ", keys=_MARRIAGES),
    ),
    Situation(
        "name-pinochle",
        "Queen and jack: pinochle, of one colour, of one suit",
        partial(_pair, ranks="QJ", keys=_PINOCHLES),
    ),
    Situation("name-run", "A run is of the trump colour alone", _run),
    Situation("name-dix", "The dix is the eight of the trump colour", _dix),
)
