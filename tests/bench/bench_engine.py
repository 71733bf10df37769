"""Measures the engine beside the plain implementation: ``python tests/bench/bench_engine.py``.

Both do the same work on the same hands, turn about in every round, so that a busy machine slows both. Each
row gives the medians over the rounds and the ratio of the two. The engine keeps tables of what parts of
hands meld: "new hands" are fresh in every round, after a warm-up, and "hands met before" find all in the
tables.
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
from pinochle_learn.engine.plays import ruling, trick_of
from tests.plain.deals import random_deal
from tests.plain.melds import best_points, counter_points
from tests.plain.plays import legal
from tests.plain.settle import out_of_reach
from tests.plain.tables import table
from tests.support.cards import DECK, SUITS, trick_and_hand

ROUNDS = 11
WARM_UP = 30  # rounds of hands before any is timed
HANDS, TRICKS, DEALS = 2000, 1000, 8
WANTED = 4.0  # points alone, against the plain count
NAME = "pagat"
V, PLAIN = pl.variant(NAME), table(NAME)
C = compiled(V.rules)


class Row(NamedTuple):
    """One thing to measure: how many of it a round does, and who does it."""

    what: str
    number: int
    cases: Callable[[Random], list[Any]]
    engine: Callable[[list[Any]], object]
    plain: Callable[[list[Any]], object]


def hands(rng: Random) -> list[Any]:
    """Hands of twelve in three forms, with a trump suit: texts, cards, and the engine's own integer."""
    drawn = [(rng.sample(DECK, 12), rng.choice(SUITS)) for _ in range(HANDS)]
    return [(texts, V.pack.read(texts), V.pack.hand(texts), trump) for texts, trump in drawn]


def tricks(rng: Random) -> list[Any]:
    """Tricks so far, and the hands that answer them."""
    drawn = [trick_and_hand(rng, rng.randint(1, 3), rng.randint(4, 12)) for _ in range(TRICKS)]
    return [prepared(trick, hand, rng.choice(SUITS)) for trick, hand in drawn]


def prepared(trick: list[str], hand: list[str], trump: str) -> tuple[Any, ...]:
    """A trick in both forms: as texts, and as the engine keeps it while a deal is played."""
    numbers = tuple(V.pack.number[card] for card in V.pack.read(trick))
    return trick, hand, trump, V.pack.hand(hand), trick_of(C, numbers, trump)


def seeds(rng: Random) -> list[Any]:
    """One seed a deal."""
    return [rng.randrange(2**31) for _ in range(DEALS)]


def engine_deal(seed: int) -> pl.Deal:
    """Plays a deal as the plain one plays it: bids at random within a limit, throws in the hopeless."""
    rng = Random(seed)
    deal = V.deal(seed=seed, dealer=3)
    limits = [meld_limit(hand) + rng.randint(0, C.total) for hand in deal.state.hands]
    while deal.phase != "over":
        deal.act(choice(deal, limits, rng))
    return deal


def meld_limit(hand: int) -> int:
    """The meld of a hand in its best suit."""
    return max(C.meld_points(hand, suit) for suit in SUITS)


def choice(deal: pl.Deal, limits: list[int], rng: Random) -> str:
    """What the plain deal's player would do."""
    state, seat = deal.state, deal.to_act or 0
    if deal.phase == "auction":
        return a_bid(deal, limits[seat], rng)
    if deal.phase == "trump":
        return "trump " + max(SUITS, key=lambda suit: C.meld_points(state.hands[seat], suit))
    if deal.phase == "exchange":
        return "give " + " ".join(map(str, rng.sample(deal.hands[seat], V.rules.exchange.cards.value)))
    if deal.phase == "decision":
        hopeless = out_of_reach(PLAIN, state.bid, deal.meld[V.side_of(state.bidder or 0)])
        return "throw in" if hopeless else "play on"
    return rng.choice(deal.actions())


def a_bid(deal: pl.Deal, limit: int, rng: Random) -> str:
    """A random bid within the limit, else a pass."""
    standing = max((bid for _seat, bid in deal.state.bidding.calls if bid), default=240)
    return f"bid {rng.randrange(standing + 10, limit + 1, 10)}" if limit >= standing + 10 else "pass"


def points_alone(cases: list[Any]) -> list[int]:
    """The fast path: hands as the engine keeps them."""
    return [C.meld_points(bits, trump) for _texts, _cards, bits, trump in cases]


ROWS = [
    Row(
        "points alone, new hands",
        HANDS,
        hands,
        points_alone,
        lambda cases: [counter_points(PLAIN, texts, trump) for texts, _cards, _bits, trump in cases],
    ),
    Row(
        "points alone, met before",
        HANDS,
        lambda _rng: hands(Random("the same hands")),
        points_alone,
        lambda cases: [counter_points(PLAIN, texts, trump) for texts, _cards, _bits, trump in cases],
    ),
    Row(
        "points from cards",
        HANDS,
        hands,
        lambda cases: [C.meld_points(C.pack.pile(cards), trump) for _texts, cards, _bits, trump in cases],
        lambda cases: [counter_points(PLAIN, texts, trump) for texts, _cards, _bits, trump in cases],
    ),
    Row(
        "points from texts",
        HANDS,
        hands,
        lambda cases: [C.meld_points(C.pack.hand(texts), trump) for texts, _cards, _bits, trump in cases],
        lambda cases: [counter_points(PLAIN, texts, trump) for texts, _cards, _bits, trump in cases],
    ),
    Row(
        "melds with reasons",
        HANDS // 10,
        lambda rng: hands(rng)[: HANDS // 10],
        lambda cases: [[m.why for m in V.meld(cards, trump=trump)] for _texts, cards, _bits, trump in cases],
        lambda cases: [best_points(PLAIN, texts, trump) for texts, _cards, _bits, trump in cases],
    ),
    Row(
        "plays, legal alone",
        TRICKS,
        tricks,
        lambda cases: [ruling(C, bits, so_far, trump).legal for _t, _h, trump, bits, so_far in cases],
        lambda cases: [legal(PLAIN, hand, trick, trump) for trick, hand, trump, _bits, _so_far in cases],
    ),
    Row(
        "plays, every card's reason",
        TRICKS // 5,
        lambda rng: tricks(rng)[: TRICKS // 5],
        lambda cases: [V.legal(hand, trick=trick, trump=trump).verdicts for trick, hand, trump, *_ in cases],
        lambda cases: [legal(PLAIN, hand, trick, trump) for trick, hand, trump, _bits, _so_far in cases],
    ),
    Row(
        "whole random deals",
        DEALS,
        seeds,
        lambda cases: [engine_deal(seed).result for seed in cases],
        lambda cases: [random_deal(PLAIN, Random(seed)) for seed in cases],
    ),
]


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


def main() -> int:
    """Prints the table; 1 where points alone are not as fast as wanted."""
    say = sys.stdout.write
    for number in range(WARM_UP):
        points_alone(hands(Random(f"warm up {number}")))
    say(f"{NAME}, medians of {ROUNDS} rounds on Python {sys.version.split()[0]}\n\n")
    say(f"{'each second':<28}{'engine':>12}{'plain':>12}{'ratio':>8}\n")
    ratios = {}
    for row in ROWS:
        engine, plain = measure(row)
        ratios[row.what] = plain / engine
        say(
            f"{row.what:<28}{row.number / engine:>12,.0f}{row.number / plain:>12,.0f}{plain / engine:>8.1f}\n"
        )
    say("\n" + "\n".join(starts()) + "\n")
    good = ratios["points alone, new hands"] >= WANTED
    say(f"\nPoints alone at least {WANTED:g} times the plain count: {'yes' if good else 'NO'}\n")
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())
