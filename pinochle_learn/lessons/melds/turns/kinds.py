"""Questions on groups of cards: which kinds of meld they are, or why they are none."""

from functools import partial
from random import Random

from pinochle_learn.cards.card import colour_name, rank_name, rank_plural, suit_name
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.melds.groups import Cards, GroupCheck, check_group, in_order
from pinochle_learn.engine.melds.misgroups import follow, missing_ranks
from pinochle_learn.front import Variant
from pinochle_learn.lessons.melds.turns.laid import a_group
from pinochle_learn.teaching.practice.question import SMALL, Offer, Quiz, Row, Situation, pick, some
from pinochle_learn.teaching.words.sources import source_line
from pinochle_learn.text import listed, number, say, sentence

_SUIT_RUN, _COLOUR_RUN, _RANK_SET, _COLOUR_SET = "suit-run", "color-run", "rank-set", "color-set"
_ALL = f"{_SUIT_RUN} {_COLOUR_RUN} {_COLOUR_SET}"
_NONE = "none"


# --- which kinds -------------------------------------------------------------------------------------------


def _kind(v: Variant, chance: Random, wanted: str) -> Quiz | None:
    """Cards that are a meld of one kind, or of three at once."""
    table = compiled(v.rules)
    cards = a_group(table, chance, v.pack.distinct, wanted.split()[-1 if wanted != _ALL else 1]).cards
    check = check_group(table, cards)
    right = " ".join(check.kinds)
    if right != wanted:
        return None
    labels = {
        _SUIT_RUN: say("A suit run only"),
        _ALL: say("A suit run, a colour run or a colour set: the player says which"),
        _RANK_SET: say("A rank set only"),
        _COLOUR_SET: say("A colour set only, and no run"),
        _NONE: say("No meld"),
    }
    offers = tuple(
        Offer(
            value.replace(" ", "-"),
            label,
            value == right,
            check.why if value == right else _not_kind(v, cards, value),
        )
        for value, label in labels.items()
    )
    first = v.rules.meld[check.kinds[0]]
    special = say("Any three cards of a colour are a set, so a colour run is always a colour set as well.")
    return Quiz(
        say("What can these cards be laid as?"),
        (Row(SMALL, cards, say("The cards")),),
        (*((special,) if right in {_ALL, _COLOUR_SET} else ()), source_line(first.cards)),
        offers,
    )


def _not_kind(v: Variant, cards: Cards, value: str) -> str:
    """What keeps cards from being of a kind, or what else they are."""
    if value == _NONE:
        return say("They are a meld: look at what all of them share.")
    if value == _RANK_SET:
        return say("A rank set is of one rank, and these are {ranks}.", ranks=_ranks(cards))
    if len({card.rank for card in cards}) == 1:
        text = "They are all {ranks}: neither of one suit nor of one colour."
        return say(text, ranks=rank_plural(cards[0].rank))
    if value != _COLOUR_SET and not follow(v.pack.ranks, cards):
        return say("In a run the ranks follow each other, and {ranks} do not.", ranks=_ranks(cards))
    return _not_colours(cards, value)


def _not_colours(cards: Cards, value: str) -> str:
    """The same for cards of more than one rank, which follow each other where a run is named."""
    text = "They are {colours}: not of one colour."
    if len({card.colour for card in cards}) == 1:
        text = "They are of one colour too, {colours}: they may also be laid as a colour run or a colour set."
        if value == _COLOUR_SET:
            text = "Of one colour, yes, but {ranks} follow each other too: they may also be laid as a run."
    elif value == _ALL and len({card.suit for card in cards}) == 1:
        text = "They are {colours}: of one suit, {suit}, but not of one colour."
    return say(text, colours=_colours(cards), ranks=_ranks(cards), suit=suit_name(cards[0].suit))


def _ranks(cards: Cards) -> str:
    return listed(dict.fromkeys(rank_name(card.rank) for card in cards))


def _colours(cards: Cards) -> str:
    return listed(dict.fromkeys(colour_name(card.colour) for card in cards))


# --- why none ----------------------------------------------------------------------------------------------


def _none(v: Variant, chance: Random, wanted: str) -> Quiz | None:
    """Cards that are no meld for one reason."""
    table, cards = compiled(v.rules), _near(v, chance, wanted)
    check = check_group(table, cards)
    if check.ok or check.rule != wanted:
        return None
    ordered = in_order(table, cards)
    labels = {
        "meld": say("Yes, it is a meld"),
        "gap": say("No: a rank is missing between"),
        "mixed": say("No: the ranks follow each other, but in more than one suit"),
        "wrap": say("No: nothing follows the ace"),
        "too-few": say("No: too few cards"),
    }
    offers = tuple(
        Offer(key, label, key == wanted, check.why if key == wanted else _not_why(v, ordered, key, check))
        for key, label in labels.items()
    )
    value = v.rules.pack.ranks if wanted == "wrap" else v.rules.meld[_SUIT_RUN].cards
    return Quiz(
        say("Is this a meld?"),
        (Row(SMALL, ordered, say("The cards")),),
        (*_of_suit(ordered, wanted), source_line(value)),
        offers,
    )


def _near(v: Variant, chance: Random, wanted: str) -> Cards:
    """Cards that are nearly a meld."""
    table, pack = compiled(v.rules), v.pack
    low_to_high = pack.ranks[::-1]
    if wanted == "too-few":
        return tuple(some(chance, a_group(table, chance, pack.distinct).cards, 2))
    suit = pick(chance, pack.suits)
    suits = [colour for colour in pack.suits_or_colours if pack.card_of("A", colour).suit == suit]
    if wanted == "wrap":
        turned = pick(chance, ("KA8", "QKA8", "A89", "KA89"))
        return tuple(pack.card_of(rank, pick(chance, suits)) for rank in turned)
    size = pick(chance, (3, 3, 4))
    start = int(chance.random() * (len(low_to_high) - size))
    ranks = list(low_to_high[start : start + size + 1])
    if wanted == "gap":
        ranks.pop(1 + int(chance.random() * (size - 1)))
        return tuple(pack.card_of(rank, pick(chance, suits)) for rank in ranks)
    others = [pick(chance, suits) for _ in ranks[1:]]
    others[int(chance.random() * len(others))] = pick(chance, pack.suits_or_colours)
    return tuple(pack.card_of(rank, colour) for rank, colour in zip(ranks, others, strict=False))


def _not_why(v: Variant, cards: Cards, key: str, check: GroupCheck) -> str:
    """Why a reason is not the one."""
    if key == "meld":
        return check.why
    if check.rule == "too-few":
        return say("There is something to say before that: count the cards.")
    ends = {v.pack.ranks[0], v.pack.ranks[-1]}
    texts = {
        "too-few": "Three cards are enough, and these are {n}.",
        "mixed": "They are all {suit}.",
        "wrap": "No ace stands beside an eight here: {ranks}.",
        "gap": "{Ranks} follow each other without a gap.",
    }
    if ends <= {card.rank for card in cards}:
        texts["wrap"] = "Ace and eight are there, but {ranks} would be no sequence either way."
    if missing_ranks(v.pack.ranks, cards):
        texts["gap"] = "No rank would be missing if one could go on over the ace. Look there."
    ranks, suit = _ranks(cards), suit_name(cards[0].suit)
    return say(texts[key], n=number(len(cards)), suit=suit, ranks=ranks, Ranks=sentence(ranks))


def _of_suit(cards: Cards, wanted: str) -> tuple[str, ...]:
    """One more reason: cards of one suit in two colours are no colour set."""
    if wanted not in {"gap", "wrap"}:
        return ()
    return (
        say(
            "Were they all of one colour, they would be a colour set: but they are {colours}.",
            colours=_colours(cards),
        ),
    )


KINDS = (
    Situation("suit-run", "A run in one suit", partial(_kind, wanted=_SUIT_RUN)),
    Situation("colour-run", "A run in one colour: three kinds at once", partial(_kind, wanted=_ALL)),
    Situation("rank-set", "A set of one rank", partial(_kind, wanted=_RANK_SET)),
    Situation("colour-set", "A set of one colour", partial(_kind, wanted=_COLOUR_SET)),
    Situation("no-gap", "No meld: a rank is missing", partial(_none, wanted="gap")),
    Situation("no-suits", "No meld: more than one suit", partial(_none, wanted="mixed")),
    Situation("no-wrap", "No meld: nothing follows the ace", partial(_none, wanted="wrap")),
    Situation("no-few", "No meld: too few cards", partial(_none, wanted="too-few")),
)
