"""Exercises: the kitty is in the hand; which cards to bury, and what they are worth."""

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import combinations

from pinochle_learn.cards import Card
from pinochle_learn.engine.tricks.tricks import count
from pinochle_learn.lessons.melds.suits.bury.kitty import Burying, counters
from pinochle_learn.lessons.melds.suits.practise.exercise import Choice, MeldExercise
from pinochle_learn.teaching.melds.hands import Draw, Group, cards_of, with_kitty
from pinochle_learn.text import number, say

WORTH = "buried-worth"
_GO = "Your melds lie on the table. Bury {n} cards that may go."
_KEEP = "The melds come after this. Bury {n} cards, and keep as much meld as you can."
_MOST = "Bury {n} cards worth as many points as you can, without losing meld."
_CHOICES = 4
_SOME = 0.6  # of all choices may be right, at most


def _plain(draw: Draw, key: str) -> MeldExercise | None:
    """Melds lie on the table, and there are trumps and plain cards besides."""
    hand = _any(draw)
    now = Burying(draw.table, hand, draw.trump)
    trumps = sum(card.suit == draw.trump for card in now.free)
    fits = len(now.shown) >= now.count and trumps and not now.trumps
    return _made(draw, key, hand, _GO) if fits else None


def _trumps(draw: Draw, key: str) -> MeldExercise | None:
    """So much is melded or trump that a trump has to go."""
    hand = _full(draw)
    now = Burying(draw.table, hand, draw.trump)
    fits = now.laid and now.trumps and len(now.free) > now.count
    return _made(draw, key, hand, _GO) if fits else None


def _keep(draw: Draw, key: str) -> MeldExercise | None:
    """Everybody melds after burying: there is something to lose."""
    hand = _any(draw)
    now = Burying(draw.table, hand, draw.trump)
    right = sum(choice.kept == now.best.kept for choice in now.allowed)
    fits = now.best.kept and right <= _SOME * len(now.allowed)
    return _made(draw, key, hand, _KEEP) if fits else None


def _most(draw: Draw, key: str) -> MeldExercise | None:
    """Counters are buried; some of those that one would like to bury are melded, or are needed for a meld."""
    hand = _any(draw)
    now = Burying(draw.table, hand, draw.trump)
    if not now.whole or not now.best.kept:
        return None
    best = now.best
    right = [choice.cards for choice in now.allowed if choice[:2] == best[:2]]
    tempting = [cards for cards in combinations(hand, now.count) if now.worth(cards) >= best.worth]
    fits = best.worth and len(right) <= _SOME * len(dict.fromkeys(tempting))
    return _made(draw, key, hand, _MOST) if fits else None


def _made(draw: Draw, key: str, hand: Group, text: str) -> MeldExercise:
    size = with_kitty(draw.table.rules) - draw.table.rules.deal.hand.value
    return MeldExercise(
        situation=key,
        trump=draw.trump,
        hand=hand,
        kitty=tuple(draw.some(hand, size)),
        asked=say(text, n=number(size)),
    )


def _any(draw: Draw) -> Group:
    return draw.filled((), with_kitty(draw.table.rules))


def _full(draw: Draw) -> Group:
    """A hand that is melds and trumps to the last card."""
    size, held = with_kitty(draw.table.rules), Counter[Card]()
    for option in draw.some(draw.options(), len(draw.options())):
        more = held | Counter(cards_of(draw.table, option))
        held = more if more.total() <= size - 1 else held
    rest = list((Counter(draw.table.pack.whole()) - held).elements())
    trumps = draw.some([card for card in rest if card.suit == draw.trump], size - held.total())
    return draw.filled([*held.elements(), *trumps], size)


def _worth(draw: Draw, key: str) -> MeldExercise | None:
    """Three cards are buried: what are they worth?"""
    kitty = draw.table.rules.kitty
    cards = tuple(draw.some(draw.table.pack.whole(), kitty.cards.value if kitty else 0))
    if not counters(draw.table, cards):
        return None
    counted = count(draw.table, cards)
    return MeldExercise(
        situation=key,
        trump=draw.trump,
        hand=draw.table.pack.cards(draw.table.pack.pile(cards)),
        asked=say("You have buried these. What are they worth to you?"),
        choices=_numbers(draw, cards, int(counted)),
        reasons=(counted.why,),
        slip=WORTH,
    )


def _numbers(draw: Draw, cards: Group, right: int) -> tuple[Choice, ...]:
    """The right number and those that mistakes give: nothing, the last trick too, every card."""
    rules = draw.table.rules
    unit, last = rules.table.scale.value, rules.count.last_trick.value
    lines = {
        0: say("They do count: buried cards are yours as if won in tricks."),
        right + last: say("The last trick's {n} do not go with buried cards.", n=last),
        len(cards) * unit: say("Each card has its own worth here, and some have none."),
    }
    for step in (1, -1, 2, 3):
        lines.setdefault(right + step * unit, say("Not so: add them up card by card."))
    wrong = {n: line for n, line in lines.items() if n >= 0 and n != right}
    kept = dict(list(wrong.items())[: _CHOICES - 1]) | {right: say("Right: {n}.", n=right)}
    return tuple(
        Choice(n, str(n), n == right, line, "" if n == right else WORTH) for n, line in sorted(kept.items())
    )


MAKERS: Mapping[str, Callable[[Draw, str], MeldExercise | None]] = {
    "bury-plain": _plain,
    "bury-trump": _trumps,
    "bury-keep": _keep,
    "bury-most": _most,
    "bury-worth": _worth,
}
