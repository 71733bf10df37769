"""Short records of play, in which one player failed one duty, or nobody did."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

from pinochle_learn.cards import Card
from pinochle_learn.engine.compiled import Compiled, compiled
from pinochle_learn.engine.tricks.plays import trick_of
from pinochle_learn.engine.tricks.renege_calls import undeclared_aces
from pinochle_learn.engine.tricks.reneges import Renege, reneges
from pinochle_learn.engine.tricks.verdicts import LegalPlays, legal_plays
from pinochle_learn.lessons.tricks.playout import Playing, pick
from pinochle_learn.lessons.tricks.reneges.play import ending, with_slip
from pinochle_learn.lessons.tricks.reneges.situations import (
    DUTIES,
    duties,
    lacking,
    renege_situations,
    strict,
)
from pinochle_learn.lessons.tricks.reneges.stakes import Stakes, opening, stakes
from pinochle_learn.rules import Rules
from pinochle_learn.teaching.words.seats import learner

_DEALS = 3_000  # how many deals are looked through for a rare case
_TRICKS = (2, 3, 3, 4)
_SPARE = (0, 1, 2)  # cards that are still held after the record
_OPENING = 2  # tricks of a record that begins with the first card


@dataclass(frozen=True, slots=True)
class Laid:
    """One trick of a record: who led, the cards in order, and the position that won."""

    leader: int
    cards: tuple[Card, ...]
    winner: int


@dataclass(frozen=True, slots=True)
class Record:
    """The hands as they were held, the tricks in order, and what is wrong with them.

    ``declared`` says how many times each seat declared aces around, in a record that begins with the first
    card; ``stakes`` what the hand is about, where a renege has a price.
    """

    situation: str
    seed: int
    trump: str
    hands: tuple[tuple[Card, ...], ...]
    tricks: tuple[Laid, ...]
    found: Renege | None
    declared: tuple[int, ...] | None = None
    stakes: Stakes | None = None

    @property
    def plays(self) -> tuple[Card, ...]:
        """The cards played, in order."""
        return tuple(card for trick in self.tricks for card in trick.cards)

    @property
    def leader(self) -> int:
        """The seat that led first."""
        return self.tricks[0].leader

    @property
    def answer_key(self) -> str:
        """What is practised by finding the answer: the duty that was failed, or how nobody failed one."""
        if self.found is not None:
            return f"renege-{self.found.rule}"
        if self.declared is not None:
            return "aces-declared"
        return "renege-allowed" if self.situation == "renege-allowed" else "renege-none"


def record(rules: Rules, key: str, seed: int) -> Record:
    """Draws a record for one situation; the same seed draws the same one on every machine.

    Raises:
        LookupError: the table does not know this situation.
    """
    if key not in {situation.key for situation in renege_situations(rules)}:
        raise LookupError(f"{rules.id} does not know {key}")
    chance = Random(seed)
    pool = {"call-right": duties(rules), "call-own": duties(rules), "renege-allowed": lacking(rules)}
    duty = pick(chance, pool.get(key, [key.removeprefix("renege-")]))
    draw = _Draw(compiled(rules), key, seed, chance, duty)
    for _ in range(_DEALS):
        found = draw.one()
        if found is not None:
            return found
    raise LookupError(f"{rules.id}: no deal shows {key}")


def coverage(rules: Rules, seeds: Sequence[int] = range(10)) -> dict[str, int]:
    """How many different records the generator gives for each situation of a table."""
    keys = [situation.key for situation in renege_situations(rules)]
    return {key: len({record(rules, key, seed).plays for seed in seeds}) for key in keys}


@dataclass(slots=True)
class _Draw:
    """Chance at a table, on the way to a record for one situation; ``duty`` is the one that is failed."""

    table: Compiled
    key: str
    seed: int
    chance: Random
    duty: str

    def one(self) -> Record | None:
        """One try."""
        if self.duty in {"aces", "aces-declared"}:
            return self._opening(kept=self.duty == "aces")
        if self.duty in DUTIES:
            return self._lent() if self.key == "renege-allowed" else self._slip(self.table)
        return self._clean()

    def _may_slip(self, seat: int) -> bool:
        """Whose slip makes this situation: a call is about an opponent, or about one's own side."""
        own = self.table.side_of(seat) == self.table.side_of(learner(self.table.players))
        return {"call-right": not own, "call-own": own}.get(self.key, True)

    def _slip(self, table: Compiled) -> Record | None:
        tricks = pick(self.chance, _TRICKS)
        begun = ending(table, self.chance, tricks + pick(self.chance, _SPARE))
        played = with_slip(begun, self.chance, tricks, self.duty, self._may_slip)
        return None if played is None else self._made(played)

    def _lent(self) -> Record | None:
        """A record without a renege, in which somebody fails a duty that only other tables have."""
        made = self._slip(compiled(strict(self.table.rules)))
        return made if made is not None and made.found is None else None

    def _clean(self) -> Record | None:
        """A record that is right at every table, in which some play looks like a renege."""
        tricks = pick(self.chance, _TRICKS)
        played = ending(self.table, self.chance, tricks + pick(self.chance, _SPARE))
        played.put_any(self.chance, tricks)
        made = self._made(played)
        looks_wrong = any(map(tempting, moments(self.table, made)))
        return made if looks_wrong and not strictly(self.table.rules, made) else None

    def _opening(self, *, kept: bool) -> Record | None:
        begun = opening(self.table, self.chance, self._may_slip, kept=kept)
        if begun is None:
            return None
        begun.playing.put_any(self.chance, _OPENING)
        made = self._made(begun.playing)
        missed = undeclared_aces(self.table, begun.playing.start, begun.declared)
        return replace(
            made, declared=begun.declared, stakes=begun.stakes, found=missed[0] if missed else None
        )

    def _made(self, played: Playing) -> Record:
        pack, size = self.table.pack, self.table.players
        hands = tuple(pack.cards(hand) for hand in played.start)
        plays = tuple(pack.distinct[number] for number in played.plays)
        found = reneges(self.table, hands, plays, played.trump, played.first)
        tricks, leader = [], played.first
        for start in range(0, len(plays), size):
            won = trick_of(self.table, tuple(played.plays[start : start + size]), played.trump).winner
            tricks.append(Laid(leader, plays[start : start + size], won))
            leader = (leader + won) % size
        return Record(
            situation=self.key,
            seed=self.seed,
            trump=played.trump,
            hands=hands,
            tricks=tuple(tricks),
            found=found[0] if found else None,
            stakes=stakes(self.table, self.chance),
        )


@dataclass(frozen=True, slots=True)
class Moment:
    """One play of a record, with what might have been played instead."""

    trick: int
    seat: int
    card: Card
    legal: LegalPlays


def moments(table: Compiled, made: Record) -> Iterator[Moment]:
    """Every play of a record in order."""
    held = [table.pack.pile(hand) for hand in made.hands]
    for number, laid in enumerate(made.tricks):
        numbers = tuple(table.pack.number[card] for card in laid.cards)
        for place, card in enumerate(laid.cards):
            seat = (laid.leader + place) % table.players
            trick = trick_of(table, numbers[:place], made.trump)
            yield Moment(number, seat, card, legal_plays(table, held[seat], trick, made.trump))
            held[seat] = table.pack.remove(held[seat], numbers[place])


def strictly(rules: Rules, made: Record) -> tuple[Renege, ...]:
    """What would be a renege in a record if the table had every duty that there is."""
    return reneges(compiled(strict(rules)), made.hands, made.plays, made.trump, made.leader)


def tempting(moment: Moment) -> bool:
    """Says whether a legal play looks like a renege: it does not follow, beat or overtrump, and need not."""
    return moment.legal.rule in _TEMPTING


_TEMPTING = {"ruffed", "cannot-beat", "cannot-overtrump", "free"}
