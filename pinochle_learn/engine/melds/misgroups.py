"""Why some cards are no run and no set, in plain words, from what the record asks of each kind."""

from collections import Counter
from itertools import pairwise

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import a_rank, colour_name, rank_name, rank_plural, suit_name
from pinochle_learn.rules import Alike, MeldRule
from pinochle_learn.rules import InSequence as Run
from pinochle_learn.text import listed, number, plural, say, sentence

Cards = tuple[Card, ...]
Rules = tuple[MeldRule, ...]
Reason = tuple[str, str]  # a stable key, and the words


def trait(card: Card, alike: str) -> str:
    """What cards must share: the ``rank``, the ``suit`` or the ``colour`` of one."""
    return {"rank": card.rank, "suit": card.suit, "colour": card.suit_or_colour}[alike]


def follow(ranks: str, cards: Cards) -> bool:
    """Says whether the ranks of cards follow each other, each there once; ``ranks`` go from high to low."""
    places = sorted(ranks.index(card.rank) for card in cards)
    return places == list(range(places[0], places[0] + len(places))) if places else False


def missing_ranks(ranks: str, cards: Cards) -> tuple[str, ...]:
    """The ranks that lie between the lowest and the highest of the cards and are not there, low to high."""
    places = {ranks.index(card.rank) for card in cards}
    return tuple(ranks[place] for place in range(max(places), min(places), -1) if place not in places)


def explain(ranks: str, rules: Rules, cards: Cards) -> Reason:
    """Why cards, given from low to high, are of none of the kinds."""
    if not rules:
        return "none-played", say("This table plays no melds.")
    least = min(_pattern(rule).least for rule in rules)
    if len(cards) < least:
        return "too-few", _too_few(least, len(cards))
    return _no_run(ranks, rules, cards) or _no_set(rules, cards)


def _pattern(rule: MeldRule) -> Run | Alike:
    pattern = rule.cards.value
    if not isinstance(pattern, Run | Alike):
        raise TypeError(rule.key)
    return pattern


def _too_few(least: int, n: int) -> str:
    one = "A meld has {least} cards or more, and this is {few}."
    more = (
        "A meld has {least} cards or more, and these are {few}." if n else "A meld has {least} cards or more."
    )
    return plural(n, one, more, least=number(least), few=number(n))


# --- no run ------------------------------------------------------------------------------------------------


def _no_run(ranks: str, rules: Rules, cards: Cards) -> Reason | None:
    """What is wrong with cards that look like a run: in sequence, or all of a suit or colour."""
    suits = _alikes(rules, Run)
    if suits and follow(ranks, cards):
        return "mixed", _mixed(suits, cards) + _nor_set(rules)
    same = [alike for alike in suits if len({trait(card, alike) for card in cards}) == 1]
    if not same:
        return None
    doubled = [rank for rank, n in Counter(card.rank for card in cards).items() if n > 1]
    if doubled:
        return "double-rank", _doubled(same[0], doubled[0], cards) + _nor_set(rules)
    round_the_corner = _wrapped(ranks, cards)
    if round_the_corner:
        return "wrap", _wraps(ranks, round_the_corner) + _nor_set(rules)
    return "gap", _gap(ranks, cards) + _nor_set(rules)


def _alikes(rules: Rules, kind: type[Run | Alike]) -> list[str]:
    return [pattern.alike for pattern in map(_pattern, rules) if isinstance(pattern, kind)]


def _mixed(suits: list[str], cards: Cards) -> str:
    parts = dict.fromkeys(suit_name(trait(card, suits[0])) for card in cards)
    text = "{Ranks} follow each other, but in {parts}: a run keeps to {one}."
    shown = sentence(listed(rank_name(card.rank) for card in cards))
    return say(text, Ranks=shown, parts=listed(parts), one=_one_of(suits))


def _doubled(alike: str, rank: str, cards: Cards) -> str:
    n = sum(card.rank == rank for card in cards)
    words = {"n": number(n), "ranks": rank_plural(rank), "suit": suit_name(trait(cards[0], alike))}
    return say("A run has one card of each rank, and here are {n} {ranks} among the {suit}.", **words)


def _wrapped(ranks: str, cards: Cards) -> Cards:
    """Cards that would follow each other if the lowest rank came after the highest, in that order."""
    for cut in range(1, len(cards)):
        turned = cards[cut:] + cards[:cut]
        places = [-ranks.index(card.rank) % len(ranks) for card in turned]
        if all((after - before) % len(ranks) == 1 for before, after in pairwise(places)):
            return turned
    return ()


def _wraps(ranks: str, cards: Cards) -> str:
    shown = listed(rank_name(card.rank) for card in cards)
    text = "The {highest} is the highest card and nothing follows it, so {ranks} are no run."
    return say(text, highest=rank_name(ranks[0]), ranks=shown)


def _gap(ranks: str, cards: Cards) -> str:
    absent = missing_ranks(ranks, cards)
    names = listed(say("the {rank}", rank=rank_name(rank)) for rank in absent)
    return plural(
        len(absent),
        "In a run each rank follows the one before it: here {ranks} is missing.",
        "In a run each rank follows the one before it: here {ranks} are missing.",
        ranks=names,
    )


def _nor_set(rules: Rules) -> str:
    sets = _alikes(rules, Alike)
    return say(" Nor are they a set, which is of {one}.", one=_one_of(sets)) if sets else ""


# --- no set ------------------------------------------------------------------------------------------------


def _no_set(rules: Rules, cards: Cards) -> Reason:
    """Cards that are no sequence either: perhaps all but one are alike."""
    sets, runs = _alikes(rules, Alike), _alikes(rules, Run)
    for alike in sets:
        [(most, n)] = Counter(trait(card, alike) for card in cards).most_common(1)
        stray = [card for card in cards if trait(card, alike) != most]
        if n > 1 and len(stray) == 1:
            return "stray", _stray(alike, most, n, stray[0]) + say(" A set is of {one}.", one=_one_of(sets))
    if not sets:
        return "nothing", say("These cards are no sequence in {one}.", one=_one_of(runs))
    if not runs:
        return "nothing", say("These cards are not of {one}.", one=_one_of(sets))
    text = "These cards are not of {alike}, and no sequence in {one} either."
    return "nothing", say(text, alike=_one_of(sets), one=_one_of(runs))


def _stray(alike: str, most: str, n: int, card: Card) -> str:
    count = sentence(number(n))
    if alike == "rank":
        text = "{N} of them are {ranks}, but the {card} is not {one}."
        return say(text, N=count, ranks=rank_plural(most), card=card.name, one=a_rank(most))
    return say(
        "{N} of them are {colour}, but the {card} is not.", N=count, colour=colour_name(most), card=card.name
    )


def _one_of(alikes: list[str]) -> str:
    """What cards may share: ``one suit or one colour``."""
    words = {"rank": say("one rank"), "suit": say("one suit"), "colour": say("one colour")}
    return listed((words[alike] for alike in dict.fromkeys(alikes)), "or")
