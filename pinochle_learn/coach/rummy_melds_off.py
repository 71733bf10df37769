"""Questions on laying off and on what a hand holds: which card fits where, and how far a meld can go."""

from collections.abc import Iterable
from random import Random

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import colour_name
from pinochle_learn.coach.purple_melds_hands import one_of
from pinochle_learn.coach.purple_melds_words import from_rule
from pinochle_learn.coach.quiz import HAND, SMALL, Offer, Quiz, Row, Situation, numbers, pick, some
from pinochle_learn.coach.rummy_melds_table import a_group, laid_as
from pinochle_learn.engine.compiled import Compiled, compiled
from pinochle_learn.engine.groups import Cards, Group, all_groups, check_group, kind_name
from pinochle_learn.engine.laying_off import LayOff, check_lay_off
from pinochle_learn.front import Variant
from pinochle_learn.text import listed, number, say, sentence

_SUIT_RUN, _COLOUR_RUN, _COLOUR_SET = "suit-run", "color-run", "color-set"
_HAND = 7


def _off(table: Compiled, card: Card, meld: Group) -> LayOff:
    return check_lay_off(table, (card,), (meld,), 0)


def _rest(v: Variant, used: Iterable[Card]) -> list[Card]:
    gone = set(used)
    return [card for card in v.pack.distinct if card not in gone]


def _in_pack_order(v: Variant, cards: Iterable[Card]) -> Cards:
    return v.pack.cards(v.pack.pile(cards))


# --- which cards fit ---------------------------------------------------------------------------------------


def _lay_off(v: Variant, chance: Random) -> Quiz | None:
    """Every card of the hand that continues a meld as it lies now."""
    table = compiled(v.rules)
    meld = a_group(table, chance, v.pack.distinct)
    rest = _rest(v, meld.cards)
    fitting = [card for card in rest if _off(table, card, meld)]
    near = [card for card in rest if card not in fitting and _close(card, meld)]
    some_fit = some(chance, fitting, 1 + int(chance.random() * 2))
    some_near = some(chance, near, 3)
    others = some(
        chance,
        [card for card in rest if card not in (*fitting, *some_near)],
        _HAND - len(some_fit) - len(some_near),
    )
    hand = _in_pack_order(v, (*some_fit, *some_near, *others))
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
        (say("{Cards}, and no other.", Cards=sentence(which)), from_rule(v.rules.meld[meld.kind].cards)),
        fits=fits,
    )


def _close(card: Card, meld: Group) -> bool:
    return any(card.suit == other.suit or card.rank == other.rank for other in meld.cards)


def _completes(v: Variant, chance: Random) -> Quiz | None:
    """Every card that makes a run of two cards."""
    table = compiled(v.rules)
    two = some(
        chance, a_group(table, chance, v.pack.distinct, one_of(chance, (_SUIT_RUN, _COLOUR_RUN))).cards, 2
    )
    rest = _rest(v, two)
    good = [card for card in rest if _is_run(table, (*two, card))]
    near = [card for card in rest if card not in good and card.suit == two[0].suit]
    if not good:
        return None
    chosen = some(chance, good, 1 + int(chance.random() * 3))
    wrong = some(chance, near, 3)
    others = some(
        chance, [card for card in rest if card not in (*good, *wrong)], _HAND - len(chosen) - len(wrong)
    )
    hand = _in_pack_order(v, (*chosen, *wrong, *others))
    fits = {card: (card in good, _with(table, two, card)) for card in hand}
    which = listed(say("the {card}", card=card.name) for card in hand if card in good)
    return Quiz(
        say(
            "You hold these two cards. Which card of the others makes them a run of three? Choose all that do, each alone."
        ),
        (Row(SMALL, tuple(two), say("Two cards")), Row(HAND, hand)),
        (say("{Cards}, and no other.", Cards=sentence(which)), from_rule(v.rules.meld[_SUIT_RUN].cards)),
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
    wanted = one_of(chance, ("all", "set", "suit", "none"))
    card = pick(chance, _rest(v, cards))
    kinds = (_SUIT_RUN, _COLOUR_RUN, _COLOUR_SET)
    said = {kind: _off(table, card, Group(kind, cards)) for kind in kinds}
    able = tuple(kind for kind in kinds if said[kind])
    right = {kinds: "all", (_COLOUR_SET,): "set", (_SUIT_RUN,): "suit", (): "none"}[able]
    if right != wanted:
        return None
    labels = {
        "all": say("On it as any of the three"),
        "suit": say("Only if it was laid as a suit run"),
        "set": say("Only if it was laid as a colour set"),
        "none": say("On none of the three"),
    }
    offers = tuple(
        Offer(
            key,
            label,
            key == right,
            " ".join(dict.fromkeys(one.why for one in said.values()))
            if key == right
            else _not_fixed(key, said),
        )
        for key, label in labels.items()
    )
    text = (
        "These cards are a suit run, a colour run and a colour set. When may the {card} be laid off on them?"
    )
    keeps = say("A meld keeps the kind that it was laid as, and grows in that kind only.")
    assumed = say("The source does not say; this table plays it so.")
    return Quiz(
        say(text, card=card.name),
        (Row(SMALL, cards, say("On the table")), Row(SMALL, (card,), say("The card"))),
        (keeps, assumed),
        offers,
    )


def _not_fixed(key: str, said: dict[str, LayOff]) -> str:
    """What speaks against an answer: the kind that it has wrong."""
    claimed = {"all": set(said), "suit": {_SUIT_RUN}, "set": {_COLOUR_SET}, "none": set()}[key]
    kind = next(kind for kind, one in said.items() if bool(one) != (kind in claimed))
    names = {
        _SUIT_RUN: say("As a suit run"),
        _COLOUR_RUN: say("As a colour run"),
        _COLOUR_SET: say("As a colour set"),
    }
    return say("{As}: {why}", As=names[kind], why=said[kind].why)


def _where(v: Variant, chance: Random) -> Quiz | None:
    """One card and two melds: on which may it be laid off?"""
    table = compiled(v.rules)
    wanted = one_of(chance, ("first", "second", "both", "neither"))
    first = a_group(table, chance, v.pack.distinct)
    second = a_group(table, chance, _rest(v, first.cards))
    both = [
        card
        for card in _rest(v, (*first.cards, *second.cards))
        if _close(card, first) or _close(card, second)
    ]
    card = pick(chance, both)
    said = (_off(table, card, first), _off(table, card, second))
    right = {
        (True, False): "first",
        (False, True): "second",
        (True, True): "both",
        (False, False): "neither",
    }[bool(said[0]), bool(said[1])]
    if right != wanted or first.kind == second.kind:
        return None
    claims = {
        "first": (True, False),
        "second": (False, True),
        "both": (True, True),
        "neither": (False, False),
    }
    labels = {
        "first": say("On the first"),
        "second": say("On the second"),
        "both": say("On either"),
        "neither": say("On neither"),
    }
    whole = " ".join(one.why for one in said)
    offers = tuple(
        Offer(
            key,
            label,
            key == right,
            whole
            if key == right
            else next(
                one.why for one, claimed in zip(said, claims[key], strict=True) if bool(one) != claimed
            ),
        )
        for key, label in labels.items()
    )
    anybody = say("One may lay off on any meld of the table, whoever laid it.")
    return Quiz(
        say("On which of these melds may the {card} be laid off?", card=card.name),
        (
            Row(SMALL, first.cards, say("The first: {kind}", kind=kind_name(table, first.kind))),
            Row(SMALL, second.cards, say("The second: {kind}", kind=kind_name(table, second.kind))),
            Row(SMALL, (card,), say("The card")),
        ),
        (anybody, from_rule(v.rules.meld[first.kind].cards)),
        offers,
    )


# --- a hand ------------------------------------------------------------------------------------------------


def _longest(v: Variant, chance: Random) -> Quiz | None:
    """The most cards that one meld of a hand takes."""
    table, n = compiled(v.rules), 8 + int(chance.random() * 3)
    group = a_group(table, chance, v.pack.distinct)
    rest = _rest(v, group.cards)
    hand = _in_pack_order(
        v, (*group.cards, *some(chance, [c for c in rest if _close(c, group)], 3), *some(chance, rest, n))
    )
    hand = _in_pack_order(
        v, [*group.cards, *[card for card in hand if card not in group.cards][: n - len(group.cards)]]
    )
    found = all_groups(table, hand)
    right = max(len(one.cards) for one in found)
    best = [one for one in found if len(one.cards) == right]
    by_kind = {one.kind: max(len(o.cards) for o in found if o.kind == one.kind) for one in found}
    if len(by_kind) < 2 or len(best) > 2:  # noqa: PLR2004 - something to compare, and one answer to name
        return None
    near = {}
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
    return "" if turns is None else say("One meld a turn. {source}", source=from_rule(turns.melds))


def _one_place(v: Variant, chance: Random) -> Quiz | None:
    """One card could be in two melds, and is laid in one of them: what is left for the other?"""
    table = compiled(v.rules)
    ranked = a_group(table, chance, v.pack.distinct, "rank-set").cards
    shared = pick(chance, ranked)
    mine = [card for card in _rest(v, ranked) if card.colour == shared.colour]
    others = some(chance, mine, one_of(chance, (1, 2, 2, 3, 4)))
    hand = _in_pack_order(v, (*ranked, *others))
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
            "You lay the {ranks} first. How many cards can a colour set in {colour} take in a later turn, from the hand?",
            ranks=_names(ranked).removeprefix("the "),
            colour=colour,
        ),
        (Row(HAND, hand),),
        (
            say("In the hand a card is both a rank and a colour; on the table it stands in one meld."),
            from_rule(v.rules.meld.reuse),
        ),
        numbers(right, {n: text for n, text in near.items() if text}, why),
    )


OFF = (
    Situation("completes", "The card that makes a run", _completes),
    Situation("lay-off", "Which cards fit on a meld", _lay_off),
    Situation("where", "On which meld does the card fit?", _where),
    Situation("kind-fixed", "A meld keeps its kind", _fixed),
    Situation("longest", "The longest meld of a hand", _longest),
    Situation("one-place", "A card stands in one meld", _one_place),
)
