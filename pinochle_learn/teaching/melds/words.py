"""Words for melds: what each is made of, what is wrong with a claim, where a card serves."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import COLOUR_NAMES, colour_name, rank_name, rank_plural, suit_name
from pinochle_learn.engine.melds.finding import Meld, MeldSet, a_meld, meld_name
from pinochle_learn.rules import Alike, Around, InPlain, InSequence, InTrump, MeldRule, Pair
from pinochle_learn.rules import Cards as TheseCards
from pinochle_learn.rules.pattern_words import in_common
from pinochle_learn.text import listed, plural, say, sentence

_SUITS = 4
_SMALL = ("no", "one", "two", "three", "four")
_EACH = (
    "",
    "",
    "each of these twice: {cards}",
    "each of these three times: {cards}",
    "each of these four times: {cards}",
)


def definition(rule: MeldRule, copies: int = 1) -> str:
    """What a meld is made of, as a rule and not as cards.

    >>> from pinochle_learn.tables import find
    >>> melds = find("pagat").meld
    >>> definition(melds["marriage"]), definition(melds["aces-around"], 2)
    ('king and queen of one suit that is not trump', 'two aces in each suit')
    """
    pattern = rule.cards.value
    if isinstance(pattern, Around):
        return say("{aces} in each suit", aces=_so_many(copies, pattern.rank, article=True))
    if isinstance(pattern, Pair | Alike | InSequence):
        return in_common(pattern)
    whole = _once(pattern)
    return whole if copies == 1 else say(_EACH[copies], cards=whole)


def _once(pattern: InTrump | InPlain | TheseCards) -> str:
    if isinstance(pattern, TheseCards):
        return listed(the(Card(text[0], text[1])) for text in pattern.cards)
    ranks = listed(_so_many(n, rank) for rank, n in Counter(pattern.ranks).items())
    if isinstance(pattern, InTrump):
        whole = say("{ranks} of trump", ranks=ranks)
        return whole if len(pattern.ranks) > 1 else say("the {card}", card=whole)
    return say("{ranks} of one suit that is not trump", ranks=ranks)


def named(rule: MeldRule, copies: int = 1) -> str:
    """A meld with its article, in any number of copies: ``a double pinochle``."""
    if copies == 1:
        return a_meld(rule)
    name = meld_name(rule, copies)
    return name if isinstance(rule.cards.value, Around) else say("a {name}", name=name)


def _so_many(n: int, rank: str, *, article: bool = False) -> str:
    if n > 1:
        return say(_SMALL[n] + " {ranks}", ranks=rank_plural(rank))
    if not article:
        return rank_name(rank)
    return say("an {rank}", rank=rank_name(rank)) if rank == "A" else say("a {rank}", rank=rank_name(rank))


def the(card: Card) -> str:
    """A card with its article."""
    return say("the {card}", card=card.name)


def points_in_words(n: int) -> str:
    """A number of points."""
    return plural(n, "{n} point", "{n} points")


def placed(meld: Meld, trump: str | None) -> str:
    """A meld's name, with its suit where the name leaves that open: ``marriage in hearts``."""
    if meld.suit is None or meld.suit == trump:
        return meld.name
    where = colour_name(meld.suit) if meld.suit in COLOUR_NAMES else suit_name(meld.suit)
    return say("{name} in {suit}", name=meld.name, suit=where)


def summed(melds: Iterable[Meld], trump: str | None) -> str:
    """Melds with their points, as one adds them up: ``run 15 and pinochle 4``."""
    alike = Counter((placed(meld, trump), meld.points) for meld in melds)
    return listed(
        say("{name} {points}", name=name, points=points)
        if n == 1
        else say("{name} {n} × {points}", name=name, n=n, points=points)
        for (name, points), n in alike.items()
    )


def added_up(melds: MeldSet, *, dix: bool = True) -> str:
    """A total with its parts. ``dix`` says whether the table knows one, for a hand that melds nothing."""
    if not melds and dix:
        return say("No run, no marriage, no dix, no pinochle, no four of a rank in four suits.")
    if not melds:
        return say("No run, no marriage, no pinochle, no four of a rank in four suits.")
    parts = list(melds)
    points = points_in_words(melds.points)
    if len(parts) == 1:
        return say("{meld}: {points}.", meld=sentence(placed(parts[0], melds.trump)), points=points)
    return say("{melds}: {points}.", melds=sentence(summed(parts, melds.trump)), points=points)


def serving(melds: MeldSet, card: Card) -> str:
    """In which types and melds a card serves."""
    used = [meld for meld in melds if card in meld.cards]
    if not used:
        return say("The {card} serves in no meld of this hand.", card=card.name)
    types = list(dict.fromkeys(meld.type for meld in used))
    names = listed(dict.fromkeys(_the_meld(meld, melds.trump) for meld in used))
    return plural(
        len(types),
        "The {card} serves in type {types}: in {melds}.",
        "The {card} serves in types {types}: in {melds}.",
        card=card.name,
        types=listed(types),
        melds=names,
    )


def _the_meld(meld: Meld, trump: str | None) -> str:
    name = placed(meld, trump)
    return name if len({card.suit for card in meld.cards}) == _SUITS else say("the {name}", name=name)


_LINES = {
    "suit-missing": "No: not every suit is there.",
    "uneven": "No: every suit must be there equally often.",
    "wrong-cards": "No: these are the wrong suits for it.",
    "wrong-suit": "No: the suit is not right.",
    "used": "No: these cards serve in that type already.",
    "several": "No: these do not double.",
    "not-played": "No: this table does not pay that meld.",
    "left-over": "No: these are not the cards of one meld.",
    "incomplete": "No: something is missing.",
    "worthless": "No: this rank makes no meld.",
    "no-cards": "Choose the cards of one meld, then claim it.",
}


def mistaken(rule: str) -> str:
    """One line for a claim that does not hold, by the engine's key for its reason."""
    return say(_LINES.get(rule, "No: these are no meld."))


def differing(here: Sequence[Meld], there: Sequence[Meld]) -> tuple[list[Meld], list[Meld]]:
    """Which melds only the first of two sets has, and which only the second."""
    return _left(here, there, _exactly), _left(there, here, _exactly)


def out_of_balance(here: Sequence[Meld], there: Sequence[Meld]) -> tuple[list[Meld], list[Meld]]:
    """As ``differing``, but a meld of one suit makes up for the same meld of another."""
    only_here, only_there = differing(here, there)
    return _left(only_here, only_there, _by_name), _left(only_there, only_here, _by_name)


def _left(some: Sequence[Meld], others: Sequence[Meld], key: Callable[[Meld], object]) -> list[Meld]:
    spare = Counter(map(key, others))
    kept = []
    for meld in some:
        spare[key(meld)] -= 1
        if spare[key(meld)] < 0:
            kept.append(meld)
    return kept


def _exactly(meld: Meld) -> object:
    return meld.name, meld.suit, meld.points


def _by_name(meld: Meld) -> object:
    return meld.name, meld.points
