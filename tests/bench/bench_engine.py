"""Measures the engine beside the plain implementation: ``python tests/bench/bench_engine.py``.

Both do the same work on the same hands, turn about in every round, so that a busy machine slows both. Each
row gives the medians over the rounds and the ratio of the two, at a table of 48 cards and at one of 80. The
engine keeps tables of what parts of hands meld: "new hands" are fresh in every round, after a warm-up, and
"hands met before" find all in the tables.
"""

import subprocess
import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

import pinochle_learn as pl
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.tricks.plays import ruling, trick_of
from tests.plain.deals import random_deal
from tests.plain.melds import best_points, counter_points
from tests.plain.plays import legal
from tests.plain.settle import out_of_reach
from tests.plain.tables import table
from tests.support.cards import SUITS, deck, trick_and_hand

ROUNDS = 11
WARM_UP = 30  # rounds of hands before any is timed
HANDS, TRICKS, DEALS = 2000, 1000, 8
WANTED = 4.0  # points alone, against the plain count
NAMES = ("pagat", "double-deck")


class Row(NamedTuple):
    """One thing to measure: how many of it a round does, and who does it."""

    what: str
    number: int
    cases: Callable[[Random], list[Any]]
    engine: Callable[[list[Any]], object]
    plain: Callable[[list[Any]], object]


class Table:
    """One table in both implementations, and what is measured at it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.v, self.plain = pl.variant(name), table(name)
        self.compiled = compiled(self.v.rules)
        self.size = self.v.rules.deal.hand.value

    def hands(self, rng: Random, number: int = HANDS) -> list[Any]:
        """Whole hands in three forms, with a trump suit: texts, cards, and the engine's own integer."""
        pack = self.v.pack
        drawn = [(rng.sample(deck(self.v), self.size), rng.choice(SUITS)) for _ in range(number)]
        return [(texts, pack.read(texts), pack.hand(texts), trump) for texts, trump in drawn]

    def tricks(self, rng: Random, number: int = TRICKS) -> list[Any]:
        """Tricks so far, and the hands that answer them."""
        sizes = [(rng.randint(1, 3), rng.randint(4, self.size)) for _ in range(number)]
        drawn = [trick_and_hand(rng, played, held, v=self.v) for played, held in sizes]
        return [self.prepared(trick, hand, rng.choice(SUITS)) for trick, hand in drawn]

    def prepared(self, trick: list[str], hand: list[str], trump: str) -> tuple[Any, ...]:
        """A trick in both forms: as texts, and as the engine keeps it while a deal is played."""
        numbers = tuple(self.v.pack.number[card] for card in self.v.pack.read(trick))
        return trick, hand, trump, self.v.pack.hand(hand), trick_of(self.compiled, numbers, trump)

    def points_alone(self, cases: list[Any]) -> list[int]:
        """The fast path: hands as the engine keeps them."""
        meld_points = self.compiled.meld_points
        return [meld_points(bits, trump) for _texts, _cards, bits, trump in cases]

    def points_of_cards(self, cases: list[Any]) -> list[int]:
        """The fast path from cards."""
        made = self.compiled
        return [made.meld_points(made.pack.pile(cards), trump) for _texts, cards, _bits, trump in cases]

    def points_of_texts(self, cases: list[Any]) -> list[int]:
        """The fast path from texts."""
        made = self.compiled
        return [made.meld_points(made.pack.hand(texts), trump) for texts, _cards, _bits, trump in cases]

    def counted(self, cases: list[Any]) -> list[int]:
        """The plain count of points alone."""
        return [counter_points(self.plain, texts, trump) for texts, _cards, _bits, trump in cases]

    def reasons(self, cases: list[Any]) -> list[list[str]]:
        """Every meld with its reason."""
        return [[m.why for m in self.v.meld(cards, trump=trump)] for _texts, cards, _bits, trump in cases]

    def searched(self, cases: list[Any]) -> list[object]:
        """The plain search, which lists packings and keeps the best."""
        return [best_points(self.plain, texts, trump) for texts, _cards, _bits, trump in cases]

    def legal_bits(self, cases: list[Any]) -> list[int]:
        """The legal plays alone."""
        return [ruling(self.compiled, bits, so_far, trump).legal for _t, _h, trump, bits, so_far in cases]

    def verdicts(self, cases: list[Any]) -> list[object]:
        """A verdict with its reason for every card."""
        return [self.v.legal(hand, trick=trick, trump=trump).verdicts for trick, hand, trump, *_ in cases]

    def plain_legal(self, cases: list[Any]) -> list[object]:
        """The plain rule of play."""
        return [legal(self.plain, hand, trick, trump) for trick, hand, trump, _bits, _so_far in cases]

    def rows(self) -> list[Row]:
        """What is measured, from points alone to whole deals."""
        few_hands, few_tricks = HANDS // 10, TRICKS // 5
        same = Random("the same hands")
        known = self.hands(same)
        return [
            Row("points alone, new hands", HANDS, self.hands, self.points_alone, self.counted),
            Row("points alone, met before", HANDS, lambda _rng: known, self.points_alone, self.counted),
            Row("points from cards", HANDS, self.hands, self.points_of_cards, self.counted),
            Row("points from texts", HANDS, self.hands, self.points_of_texts, self.counted),
            Row(
                "melds with reasons",
                few_hands,
                lambda rng: self.hands(rng, few_hands),
                self.reasons,
                self.searched if self.v.pack.copies == 2 else self.counted,
            ),
            Row("plays, legal alone", TRICKS, self.tricks, self.legal_bits, self.plain_legal),
            Row(
                "plays, every card's reason",
                few_tricks,
                lambda rng: self.tricks(rng, few_tricks),
                self.verdicts,
                self.plain_legal,
            ),
            Row(
                "whole random deals",
                DEALS,
                lambda rng: [rng.randrange(2**31) for _ in range(DEALS)],
                lambda cases: [self.deal(seed).result for seed in cases],
                lambda cases: [random_deal(self.plain, Random(seed)) for seed in cases],
            ),
        ]

    # --- whole deals ---

    def deal(self, seed: int) -> pl.Deal:
        """Plays a deal as the plain one plays it: bids at random within a limit, throws in the hopeless."""
        rng = Random(seed)
        deal = self.v.deal(seed=seed, dealer=3)
        limits = [self.meld_limit(hand) + rng.randint(0, self.compiled.total) for hand in deal.state.hands]
        while deal.phase != "over":
            deal.act(self.choice(deal, limits, rng))
        return deal

    def meld_limit(self, hand: int) -> int:
        """The meld of a hand in its best suit."""
        return max(self.compiled.meld_points(hand, suit) for suit in SUITS)

    def choice(self, deal: pl.Deal, limits: list[int], rng: Random) -> str:
        """What the plain deal's player would do."""
        state, seat = deal.state, deal.to_act or 0
        if deal.phase == "auction":
            return self.a_bid(deal, limits[seat], rng)
        if deal.phase == "trump":
            suits = [action[-1] for action in deal.actions()]
            hand = state.hands[seat]
            return "trump " + max(suits, key=lambda suit: self.compiled.meld_points(hand, suit))
        if deal.phase == "exchange":
            count = self.v.rules.exchange.cards.value
            return "give " + " ".join(map(str, rng.sample(deal.hands[seat], count)))
        if deal.phase == "decision":
            meld = deal.meld[self.v.side_of(state.bidder or 0)]
            return "throw in" if out_of_reach(self.plain, state.bid, meld) else "play on"
        return rng.choice(deal.actions())

    def a_bid(self, deal: pl.Deal, limit: int, rng: Random) -> str:
        """A random bid within the limit, else a pass."""
        bids = [action for action in deal.actions() if action.startswith("bid") and int(action[4:]) <= limit]
        return rng.choice(bids) if bids else "pass"


def timed(act: Callable[[list[Any]], object], cases: list[Any]) -> float:
    """Seconds that a call takes."""
    begin = perf_counter()
    act(cases)
    return perf_counter() - begin


def measure(row: Row) -> tuple[float, float]:
    """Median seconds of the engine and of the plain implementation, turn about."""
    engine, plain = [], []
    for number in range(ROUNDS):
        cases = row.cases(Random(number))
        order = [(row.engine, engine), (row.plain, plain)]
        for act, times in order if number % 2 else order[::-1]:
            times.append(timed(act, cases))
    return median(engine), median(plain)


def start(program: str) -> float:
    """Seconds that a fresh interpreter needs for a program."""
    begin = perf_counter()
    subprocess.run([sys.executable, "-c", program], check=True)  # noqa: S603
    return perf_counter() - begin


def starts() -> list[str]:
    """What importing costs over bare Python, in milliseconds."""
    programs = {
        "bare Python": "pass",
        "import pinochle_learn": "import pinochle_learn",
        "import and one variant": "import pinochle_learn as pl; pl.variant('pagat')",
    }
    times: dict[str, list[float]] = {name: [] for name in programs}
    for _ in range(ROUNDS):
        for name, program in programs.items():
            times[name].append(1000 * start(program))
    bare = median(times["bare Python"])
    return [f"{name:<28}{median(t):>10.1f} ms{median(t) - bare:>+10.1f} ms" for name, t in times.items()]


def measured(at: Table) -> float:
    """Prints the rows of one table; returns the ratio that is asked for."""
    say = sys.stdout.write
    for number in range(WARM_UP):
        at.points_alone(at.hands(Random(f"warm up {number}")))
    cards = len(at.v.pack)
    say(f"{at.name}, {cards} cards, medians of {ROUNDS} rounds on Python {sys.version.split()[0]}\n\n")
    say(f"{'each second':<28}{'engine':>12}{'plain':>12}{'ratio':>8}\n")
    ratios = {}
    for row in at.rows():
        engine, plain = measure(row)
        ratios[row.what] = plain / engine
        say(
            f"{row.what:<28}{row.number / engine:>12,.0f}{row.number / plain:>12,.0f}{plain / engine:>8.1f}\n"
        )
    say("\n")
    return ratios["points alone, new hands"]


def main() -> int:
    """Prints the tables; 1 where points alone are not as fast as wanted."""
    say = sys.stdout.write
    ratios = {name: measured(Table(name)) for name in NAMES}
    say("\n".join(starts()) + "\n\n")
    for name, ratio in ratios.items():
        good = "yes" if ratio >= WANTED else "NO"
        say(f"{name}: points alone at least {WANTED:g} times the plain count: {good}\n")
    return 0 if min(ratios.values()) >= WANTED else 1


if __name__ == "__main__":
    raise SystemExit(main())
