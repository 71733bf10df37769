"""Melds: every packing by exhaustive search, and the same points by counting."""

from collections import Counter
from itertools import product
from typing import NamedTuple

from .tables import SUITS, Table, doubles, singles
from .values import PREFIXES

Meld = tuple[str, tuple[str, ...], int]


class Pattern(NamedTuple):
    """One meld that this table knows.

    Melds of one pool may not share a card. Of one family at most `limit` may be laid: the second copy of a
    run, a pinochle or an around is the double and no second single, the third the triple, and so on.
    """

    key: str
    pool: str
    family: str
    limit: int
    cards: tuple[str, ...]
    points: int


AROUNDS = {"A": "aces-around", "K": "kings-around", "Q": "queens-around", "J": "jacks-around"}


def marriage_patterns(table: Table, trump: str | None) -> list[Pattern]:
    """Returns runs, marriages and dix. In the reading `both` marriages have a pool of their own."""
    pays, copies = singles(table), table["copies"]
    pool = "marriages" if table["run_extras"] == "both" else "runs"
    found = run_patterns(table, trump) if trump else []
    for suit in SUITS:
        key = "royal-marriage" if suit == trump else "marriage"
        found.append(Pattern(key, pool, key + suit, copies, ("K" + suit, "Q" + suit), pays[key]))
    if trump and "9" in table["ranks"]:
        found.append(Pattern("dix", "runs", "dix", copies, ("9" + trump,), pays["dix"]))
    return found


def run_patterns(table: Table, trump: str) -> list[Pattern]:
    """Returns the runs that this table's reading of extra kings and queens knows."""
    pays = singles(table)
    run = tuple(rank + trump for rank in "ATKQJ")
    king, queen = "K" + trump, "Q" + trump
    limit = 2 if two_single_runs(table) else 1
    found = [Pattern("run", "runs", "run", limit, run, pays["run"])]
    if table["run_extras"] in ("named", "borrow"):
        found.append(Pattern("run-with-king", "runs", "run", limit, (*run, king), pays["run-with-king"]))
        found.append(Pattern("run-with-queen", "runs", "run", limit, (*run, queen), pays["run-with-queen"]))
    if table["run_extras"] == "named":
        points = pays["run-with-marriage"]
        found.append(Pattern("run-with-marriage", "runs", "run", limit, (*run, king, queen), points))
    return found + multiples(table, "run", "runs", run)


def two_single_runs(table: Table) -> bool:
    """Tells whether two runs are two melds and no double run."""
    return table["doubles"] == "listed" and table["listing"] == "foster"


def multiples(table: Table, key: str, pool: str, cards: tuple[str, ...]) -> list[Pattern]:
    """Returns double, triple and quadruple of a meld, as far as the table knows them."""
    both, found = doubles(table), []
    for copies in (2, 3, 4):
        name = PREFIXES[copies] + key
        if name in both:
            found.append(Pattern(name, pool, key, 1, copies * cards, both[name]))
    return found


def pinochle_patterns(table: Table) -> list[Pattern]:
    """Returns pinochles and, where it is played, the grand binocle."""
    pays = singles(table)
    pair = ("QS", "JD")
    found = [Pattern("pinochle", "pinochle", "pinochle", 1, pair, pays["pinochle"])]
    found += multiples(table, "pinochle", "pinochle", pair)
    if table["grand_binocle"]:
        points = pays["grand-binocle"]
        limit = table["copies"]
        found.append(Pattern("grand-binocle", "pinochle", "grand", limit, ("KS", "QS", "JD"), points))
    return found


def around_patterns(table: Table) -> list[Pattern]:
    """Returns four of a rank in all suits, and as many times four as the table knows."""
    found = []
    for rank, key in AROUNDS.items():
        four = tuple(rank + suit for suit in SUITS)
        found.append(Pattern(key, "arounds", key, 1, four, singles(table)[key]))
        found += multiples(table, key, "arounds", four)
    return found


def patterns(table: Table, trump: str | None) -> dict[str, list[Pattern]]:
    """Returns every meld of this table by the name of its type."""
    types = table["types"]
    return {
        types["marriages"]: marriage_patterns(table, trump),
        types["pinochle"]: pinochle_patterns(table),
        types["arounds"]: around_patterns(table),
    }


def fits(cards: tuple[str, ...], left: Counter[str]) -> bool:
    """Tells whether all these cards are among those left."""
    return all(left[card] >= copies for card, copies in Counter(cards).items())


def packs(known: list[Pattern], left: Counter[str], laid: Counter[str]) -> list[list[Pattern]]:
    """Returns every set of disjoint melds: those without the first known meld, then those with it."""
    if not known:
        return [[]]
    first = known[0]
    found = packs(known[1:], left, laid)
    if fits(first.cards, left) and laid[first.family] < first.limit:
        rest = packs(known, left - Counter(first.cards), laid + Counter([first.family]))
        found = found + [[first, *more] for more in rest]
    return found


def packings(table: Table, hand: list[str], trump: str | None, type_name: str) -> list[list[Meld]]:
    """Returns every legal packing of one type, the empty one included, as lists of (key, cards, points)."""
    held = Counter(hand)
    known = [pattern for pattern in patterns(table, trump)[type_name] if fits(pattern.cards, held)]
    pools = sorted({pattern.pool for pattern in known})
    choices = [packs([p for p in known if p.pool == pool], held, Counter()) for pool in pools]
    return [[(p.key, p.cards, p.points) for part in parts for p in part] for parts in product(*choices)]


def best_points(table: Table, hand: list[str], trump: str | None) -> dict[str, int]:
    """Returns the points of the best packing of every type."""
    best = {}
    for type_name in sorted(table["types"].values()):
        every = packings(table, hand, trump, type_name)
        best[type_name] = max(sum(points for _key, _cards, points in packing) for packing in every)
    return best


def counter_points(table: Table, hand: list[str], trump: str | None) -> int:
    """Returns the best total by counting, without a search."""
    held = Counter(hand)
    total = pinochle_points(table, held)
    for suit in SUITS:
        if suit != trump:
            total += singles(table)["marriage"] * min(held["K" + suit], held["Q" + suit])
    if trump:
        total += trump_points(table, held, trump)
    for rank, key in AROUNDS.items():
        total += copies_pay(table, key, min(held[rank + suit] for suit in SUITS))
    return total


def copies_pay(table: Table, key: str, copies: int) -> int:
    """Returns what so many copies of a meld pay: the most of which the table has a price."""
    pays = {key: singles(table)[key], **doubles(table)}
    return max((pays.get(PREFIXES[number] + key, 0) for number in range(1, copies + 1)), default=0)


def pinochle_points(table: Table, held: Counter[str]) -> int:
    """Returns the points of pinochles, trying every number of grand binocles."""
    pairs = min(held["QS"], held["JD"])
    grands = min(pairs, held["KS"]) if table["grand_binocle"] else 0
    pays = singles(table)["grand-binocle"]
    return max(pays * grand + copies_pay(table, "pinochle", pairs - grand) for grand in range(grands + 1))


def trump_points(table: Table, held: Counter[str], trump: str) -> int:
    """Returns the points of runs, royal marriages and nines of trump."""
    kings, queens = held["K" + trump], held["Q" + trump]
    pays = singles(table)
    nines = pays["dix"] * held["9" + trump] if "9" in table["ranks"] else 0
    free = table["run_extras"] == "both"  # the run's own king and queen marry as well
    best = 0
    for points, used_kings, used_queens in run_choices(table, held, trump):
        pairs = min(kings - (0 if free else used_kings), queens - (0 if free else used_queens))
        best = max(best, points + pays["royal-marriage"] * pairs)
    return nines + best


def run_choices(table: Table, held: Counter[str], trump: str) -> list[tuple[int, int, int]]:
    """Returns every way to lay runs: the points, and the kings and queens that they take."""
    pays, runs = singles(table), min(held[rank + trump] for rank in "ATKQJ")
    found = [(0, 0, 0)]
    for copies in range(1, runs + 1):
        price = copies * pays["run"] if two_single_runs(table) else copies_pay(table, "run", copies)
        found.append((price, copies, copies))
    extras = [("run-with-king", 2, 1), ("run-with-queen", 1, 2)]
    if table["run_extras"] == "named":
        extras.append(("run-with-marriage", 2, 2))
    if runs and table["run_extras"] in ("named", "borrow"):
        able = [extra for extra in extras if held["K" + trump] >= extra[1] and held["Q" + trump] >= extra[2]]
        found += [(pays[key], taken_kings, taken_queens) for key, taken_kings, taken_queens in able]
    return found
