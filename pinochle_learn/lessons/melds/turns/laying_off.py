"""Questions on laying off and on what a hand holds: which card fits where, and how far a meld can go."""

from collections.abc import Iterable
from random import Random

from pinochle_learn.cards import Card
from pinochle_learn.engine.compiled import Compiled, compiled
from pinochle_learn.engine.melds.groups import Cards, Group, check_group, kind_name
from pinochle_learn.engine.melds.laying_off import LayOff, check_lay_off
from pinochle_learn.front import Variant
from pinochle_learn.lessons.melds.turns.laid import a_group, close, in_pack_order, laid_as, rest_of
from pinochle_learn.teaching.practice.question import HAND, SMALL, Offer, Quiz, Row, Situation, pick, some
from pinochle_learn.teaching.words.sources import source_line, source_of
from pinochle_learn.text import listed, say, sentence

_SUIT_RUN, _COLOUR_RUN, _COLOUR_SET = "suit-run", "color-run", "color-set"
_THREE = (_SUIT_RUN, _COLOUR_RUN, _COLOUR_SET)  # what cards of one colour in sequence may be laid as
_WHEN = {"all": _THREE, "suit": (_SUIT_RUN,), "set": (_COLOUR_SET,), "none": ()}
_ON = {"first": (True, False), "second": (False, True), "both": (True, True), "neither": (False, False)}
_HAND = 7


def _off(table: Compiled, card: Card, meld: Group) -> LayOff:
    return check_lay_off(table, (card,), (meld,), 0)


# --- which cards fit ---------------------------------------------------------------------------------------


def _lay_off(v: Variant, chance: Random) -> Quiz | None:
    """Every card of the hand that continues a meld as it lies now."""
    table = compiled(v.rules)
    meld = a_group(table, chance, v.pack.distinct)
    rest = rest_of(v, meld.cards)
    fitting = [card for card in rest if _off(table, card, meld)]
    near = [card for card in rest if card not in fitting and close(card, meld)]
    some_fit = some(chance, fitting, 1 + int(chance.random() * 2))
    some_near = some(chance, near, 3)
    others = some(
        chance,
        [card for card in rest if card not in (*fitting, *some_near)],
        _HAND - len(some_fit) - len(some_near),
    )
    hand = in_pack_order(v, (*some_fit, *some_near, *others))
    if not some_fit or len(hand) < _HAND:
        return None
    fits = {}
    for card in hand:
        said = check_lay_off(table, (card,), (meld,), 0, hand)
        why = said.why if said.rule != "after" else say("{why} Not as the meld lies now.", why=said.why)
        fits[card] = (said.ok, why)
    which = listed(say("the {card}", card=card.name) for card in hand if fits[card][0])
    return Quiz(
        say("Which cards of the hand may be laid off on this meld as it lies now? Choose all of them."),
        (Row(SMALL, meld.cards, laid_as(table, meld)), Row(HAND, hand)),
        (say("{Cards}, and no other.", Cards=sentence(which)), source_line(v.rules.meld[meld.kind].cards)),
        fits=fits,
    )


def _completes(v: Variant, chance: Random) -> Quiz | None:
    """Every card that makes a run of two cards."""
    table = compiled(v.rules)
    two = some(
        chance, a_group(table, chance, v.pack.distinct, pick(chance, (_SUIT_RUN, _COLOUR_RUN))).cards, 2
    )
    rest = rest_of(v, two)
    good = [card for card in rest if _is_run(table, (*two, card))]
    near = [card for card in rest if card not in good and card.suit == two[0].suit]
    if not good:
        return None
    chosen = some(chance, good, 1 + int(chance.random() * 3))
    wrong = some(chance, near, 3)
    others = some(
        chance, [card for card in rest if card not in (*good, *wrong)], _HAND - len(chosen) - len(wrong)
    )
    hand = in_pack_order(v, (*chosen, *wrong, *others))
    fits = {card: (card in good, _with(table, two, card)) for card in hand}
    which = listed(say("the {card}", card=card.name) for card in hand if card in good)
    return Quiz(
        say("You hold these two cards. Choose every other card that, by itself, makes them a run of three."),
        (Row(SMALL, tuple(two), say("Two cards")), Row(HAND, hand)),
        (say("{Cards}, and no other.", Cards=sentence(which)), source_line(v.rules.meld[_SUIT_RUN].cards)),
        fits=fits,
    )


def _is_run(table: Compiled, cards: Cards) -> bool:
    return _SUIT_RUN in check_group(table, cards).kinds


def _with(table: Compiled, two: Iterable[Card], card: Card) -> str:
    check = check_group(table, (*two, card))
    if check.ok and _SUIT_RUN not in check.kinds:
        return say("with it they are a set, but no run. {why}", why=check.why)
    return check.why


# --- kinds and places --------------------------------------------------------------------------------------


def _fixed(v: Variant, chance: Random) -> Quiz | None:
    """A colour run was laid as one of its three kinds; one card fits on some of them."""
    table = compiled(v.rules)
    cards = a_group(table, chance, v.pack.distinct, _COLOUR_RUN).cards
    right = pick(chance, tuple(_WHEN))
    able = [card for card in rest_of(v, cards) if _kinds_that_take(table, card, cards) == _WHEN[right]]
    if not able:
        return None
    card = pick(chance, able)
    said = {kind: _off(table, card, Group(kind, cards)) for kind in _THREE}
    labels = {
        "all": say("On it as any of the three"),
        "suit": say("Only if it was laid as a suit run"),
        "set": say("Only if it was laid as a colour set"),
        "none": say("On none of the three"),
    }
    whys = {key: _not_fixed(key, said) for key in labels if key != right}
    whys[right] = " ".join(dict.fromkeys(one.why for one in said.values()))
    text = "These cards are a suit run, a colour run and a colour set. When does the {card} fit on them?"
    keeps = say("A meld keeps the kind that it was laid as, and grows in that kind only.")
    return Quiz(
        say(text, card=card.name),
        (Row(SMALL, cards, say("On the table")), Row(SMALL, (card,), say("The card"))),
        (keeps, source_of(v.rules, "turns.either")),
        tuple(Offer(key, label, key == right, whys[key]) for key, label in labels.items()),
    )


def _kinds_that_take(table: Compiled, card: Card, cards: Cards) -> tuple[str, ...]:
    return tuple(kind for kind in _THREE if _off(table, card, Group(kind, cards)))


def _not_fixed(key: str, said: dict[str, LayOff]) -> str:
    """What speaks against an answer: the kind that it has wrong."""
    kind = next(kind for kind, one in said.items() if bool(one) != (kind in _WHEN[key]))
    names = {
        _SUIT_RUN: say("As a suit run"),
        _COLOUR_RUN: say("As a colour run"),
        _COLOUR_SET: say("As a colour set"),
    }
    return say("{As}: {why}", As=names[kind], why=said[kind].why)


def _where(v: Variant, chance: Random) -> Quiz | None:
    """One card and two melds: on which may it be laid off?"""
    table = compiled(v.rules)
    right = pick(chance, tuple(_ON))
    melds = _two(table, v, chance)
    near = [
        card
        for card in rest_of(v, (*melds[0].cards, *melds[1].cards))
        if any(close(card, meld) for meld in melds) and _takes(table, card, melds) == _ON[right]
    ]
    if not near or melds[0].kind == melds[1].kind:
        return None
    card = pick(chance, near)
    said = [_off(table, card, meld) for meld in melds]
    labels = {
        "first": say("On the first"),
        "second": say("On the second"),
        "both": say("On either"),
        "neither": say("On neither"),
    }
    whys = {key: _not_where(said, _ON[key]) for key in labels if key != right}
    whys[right] = " ".join(one.why for one in said)
    kinds = [kind_name(table, meld.kind) for meld in melds]
    return Quiz(
        say("On which of these melds may the {card} be laid off?", card=card.name),
        (
            Row(SMALL, melds[0].cards, say("The first: {kind}", kind=kinds[0])),
            Row(SMALL, melds[1].cards, say("The second: {kind}", kind=kinds[1])),
            Row(SMALL, (card,), say("The card")),
        ),
        (
            say("One may lay off on any meld of the table, whoever laid it."),
            source_line(v.rules.meld[melds[0].kind].cards),
        ),
        tuple(Offer(key, label, key == right, whys[key]) for key, label in labels.items()),
    )


def _two(table: Compiled, v: Variant, chance: Random) -> tuple[Group, Group]:
    first = a_group(table, chance, v.pack.distinct)
    return first, a_group(table, chance, rest_of(v, first.cards))


def _takes(table: Compiled, card: Card, melds: tuple[Group, Group]) -> tuple[bool, bool]:
    return bool(_off(table, card, melds[0])), bool(_off(table, card, melds[1]))


def _not_where(said: list[LayOff], claimed: tuple[bool, bool]) -> str:
    """What speaks against an answer: the first meld that it has wrong."""
    return next(one.why for one, claim in zip(said, claimed, strict=True) if bool(one) != claim)


OFF = (
    Situation("completes", "The card that makes a run", _completes),
    Situation("lay-off", "Which cards fit on a meld", _lay_off),
    Situation("where", "On which meld does the card fit?", _where),
    Situation("kind-fixed", "A meld keeps its kind", _fixed),
)
