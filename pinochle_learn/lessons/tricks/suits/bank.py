"""Exercises on the rule of play, taken from deals that are played out by the rules, never typed by hand."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from pinochle_learn.cards import Card
from pinochle_learn.cards.shuffling import shuffled
from pinochle_learn.engine.compiled import Compiled, compiled
from pinochle_learn.engine.tricks.plays import Trick, add_card
from pinochle_learn.lessons.tricks.playout import Playing, deal_out, pick, trump_of
from pinochle_learn.lessons.tricks.suits.situations import Case, Situation, case, situations
from pinochle_learn.rules import Rules

_DEALS = 400  # how many deals are looked through for a rare situation
_FEWEST = 3  # cards in a hand that is worth asking about


@dataclass(frozen=True, slots=True)
class Exercise:
    """One question: which of these cards may be played? ``rest`` is how the trick went on with ``played``.

    ``seats`` are the seats of the trick's cards; the player to act is the next one. ``last`` says whether
    this is the last trick of the hand, ``stock`` whether the stock still lasts, at tables that have one.
    """

    situation: str
    seed: int
    trump: str
    hand: tuple[Card, ...]
    trick: tuple[Card, ...]
    seats: tuple[int, ...]
    seat: int
    played: Card
    rest: tuple[Card, ...]
    last: bool
    stock: bool | None = None

    @property
    def whole(self) -> tuple[Card, ...]:
        """The trick when everybody has played."""
        return (*self.trick, self.played, *self.rest)

    @property
    def leader(self) -> int:
        """The seat that led."""
        return self.seats[0] if self.seats else self.seat


def exercise(rules: Rules, key: str, seed: int, *, stock: bool | None = None) -> Exercise:
    """Draws an exercise on one situation; the same seed draws the same one on every machine.

    ``stock`` keeps to tricks while the stock lasts, or to those after it.

    Raises:
        LookupError: the table does not know this situation.
    """
    wanted = {s.key: s for s in situations(rules)}[key]
    chance = Random(seed)
    for _ in range(_DEALS):
        found = list(_in_one_deal(compiled(rules), wanted, int(chance.random() * 2**31)))
        if stock is not None:
            found = [one for one in found if one.stock is stock]
        if found:
            return pick(chance, found)
    raise LookupError(f"{rules.id}: no deal shows {key}")


def coverage(rules: Rules, seeds: Sequence[int] = range(20)) -> dict[str, int]:
    """How many different exercises the generator gives for each situation of a table."""
    return {s.key: len({exercise(rules, s.key, seed) for seed in seeds}) for s in situations(rules)}


def _in_one_deal(table: Compiled, wanted: Situation, seed: int) -> Iterator[Exercise]:
    """Every exercise on a situation that one random play of one deal offers."""
    chance = Random(seed)
    hands, stock = deal_out(table, shuffled(table.pack.whole(), seed))
    trump = trump_of(table, stock, pick(chance, table.pack.suits))
    play = Playing(table, trump, hands, pick(chance, range(table.players)), stock)
    for number in range(table.tricks):
        seen: list[tuple[Case, int]] = []
        trick, lasts = Trick(), bool(play.stock)
        for _ in range(table.players):
            seat, hand = play.seat, play.hands[play.seat]
            card = play.any_legal(chance)
            now = case(table, hand, trick, trump, stock=lasts, played=card)
            if wanted.fits(now) and _worth_asking(now):
                seen.append((now, seat))
            trick = add_card(table, trick, card, trump)
            play.put(card)
        last = number == table.tricks - 1
        yield from (_made(wanted.key, seed, now, seat, trick, last=last) for now, seat in seen)


def _worth_asking(now: Case) -> bool:
    """A hand of some cards, of which not all are alike: else there is nothing to decide."""
    if now.hand.bit_count() < _FEWEST:
        return False
    return now.ruling.rule in {"lead", "free", "open"} or now.ruling.legal != now.held


def _made(key: str, seed: int, now: Case, seat: int, whole: Trick, *, last: bool) -> Exercise:
    distinct, table = now.table.pack.distinct, now.table
    place = len(now.trick.cards)
    cards = tuple(distinct[n] for n in whole.cards)
    leader = (seat - place) % table.players
    return Exercise(
        situation=key,
        seed=seed,
        trump=str(now.trump),
        hand=table.pack.cards(now.hand),
        trick=cards[:place],
        seats=tuple((leader + step) % table.players for step in range(place)),
        seat=seat,
        played=cards[place],
        rest=cards[place + 1 :],
        last=last,
        stock=None if table.rules.stock is None else now.stock,
    )
