"""Melds: every packing by exhaustive search, and the same points by counting."""

from collections import Counter
from itertools import product
from typing import NamedTuple

from .tables import SINGLES, SUITS, Table, doubles

Meld = tuple[str, tuple[str, ...], int]


class Pattern(NamedTuple):
    """One meld that this table knows.

    Melds of one pool may not share a card. Of one family at most `limit` may be laid: the second copy of a
    run, a pinochle or an around is the double and no second single.
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
    pays = SINGLES[table["scale"]]
    pool = "marriages" if table["run_extras"] == "both" else "runs"
    found = run_patterns(table, trump) if trump else []
    for suit in SUITS:
        key = "royal-marriage" if suit == trump else "marriage"
        found.append(Pattern(key, pool, key + suit, 2, ("K" + suit, "Q" + suit), pays[key]))
    if trump:
        found.append(Pattern("dix", "runs", "dix", 2, ("9" + trump,), pays["dix"]))
    return found


def run_patterns(table: Table, trump: str) -> list[Pattern]:
    """Returns the runs that this table's reading of extra kings and queens knows."""
    pays = SINGLES[table["scale"]]
    both = doubles(table)
    run = tuple(rank + trump for rank in "ATKQJ")
    king, queen = "K" + trump, "Q" + trump
    limit = 2 if table["doubles"] == "listed" and table["listing"] == "foster" else 1
    found = [Pattern("run", "runs", "run", limit, run, pays["run"])]
    if table["run_extras"] in ("named", "borrow"):
        found.append(Pattern("run-with-king", "runs", "run", limit, (*run, king), pays["run-with-king"]))
        found.append(Pattern("run-with-queen", "runs", "run", limit, (*run, queen), pays["run-with-queen"]))
    if table["run_extras"] == "named":
        points = pays["run-with-marriage"]
        found.append(Pattern("run-with-marriage", "runs", "run", limit, (*run, king, queen), points))
    if "double-run" in both:
        found.append(Pattern("double-run", "runs", "run", limit, run + run, both["double-run"]))
    return found


def pinochle_patterns(table: Table) -> list[Pattern]:
    """Returns pinochle, double pinochle and, where it is played, the grand binocle."""
    pays, both = SINGLES[table["scale"]], doubles(table)
    pair = ("QS", "JD")
    found = [Pattern("pinochle", "pinochle", "pinochle", 1, pair, pays["pinochle"])]
    if "double-pinochle" in both:
        points = both["double-pinochle"]
        found.append(Pattern("double-pinochle", "pinochle", "pinochle", 1, pair + pair, points))
    if table["grand_binocle"]:
        points = pays["grand-binocle"]
        found.append(Pattern("grand-binocle", "pinochle", "grand", 2, ("KS", "QS", "JD"), points))
    return found


def around_patterns(table: Table) -> list[Pattern]:
    """Returns four and eight of a rank, in all suits."""
    pays, both = SINGLES[table["scale"]], doubles(table)
    found = []
    for rank, key in AROUNDS.items():
        four = tuple(rank + suit for suit in SUITS)
        found.append(Pattern(key, "arounds", key, 1, four, pays[key]))
        if "double-" + key in both:
            found.append(Pattern("double-" + key, "arounds", key, 1, four + four, both["double-" + key]))
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
    pays, both = SINGLES[table["scale"]], doubles(table)
    total = pinochle_points(table, held, pays, both)
    for suit in SUITS:
        if suit != trump:
            total += pays["marriage"] * min(held["K" + suit], held["Q" + suit])
    if trump:
        total += trump_points(table, held, trump, pays, both)
    for rank, key in AROUNDS.items():
        copies = min(held[rank + "S"], held[rank + "H"], held[rank + "D"], held[rank + "C"])
        if copies:
            total += both.get("double-" + key, pays[key]) if copies > 1 else pays[key]
    return total


def pinochle_points(table: Table, held: Counter[str], pays: dict[str, int], both: dict[str, int]) -> int:
    """Returns the points of pinochles, trying every number of grand binocles."""
    pairs = min(held["QS"], held["JD"])
    ladder = (0, pays["pinochle"], both.get("double-pinochle", pays["pinochle"]))
    if not table["grand_binocle"]:
        return ladder[pairs]
    grands = min(pairs, held["KS"])
    return max(pays["grand-binocle"] * grand + ladder[pairs - grand] for grand in range(grands + 1))


def trump_points(
    table: Table, held: Counter[str], trump: str, pays: dict[str, int], both: dict[str, int]
) -> int:
    """Returns the points of runs, royal marriages and nines of trump."""
    kings, queens = held["K" + trump], held["Q" + trump]
    pairs = min(kings, queens)
    runs = min(pairs, held["A" + trump], held["T" + trump], held["J" + trump])
    nines = pays["dix"] * held["9" + trump]
    if runs == 0:
        return nines + pays["royal-marriage"] * pairs
    two_runs = 0
    if runs > 1:
        foster = table["doubles"] == "listed" and table["listing"] == "foster"
        two_runs = 2 * pays["run"] if foster else both.get("double-run", 0)
    if table["run_extras"] == "both":
        return nines + max(pays["run"], two_runs) + pays["royal-marriage"] * pairs
    return nines + max(one_run_points(table["run_extras"], kings, queens, pays), two_runs)


def one_run_points(reading: str, kings: int, queens: int, pays: dict[str, int]) -> int:
    """Returns the points of one run with the king or queen beside it."""
    if reading == "named" and kings > 1 and queens > 1:
        return pays["run-with-marriage"]
    if reading in ("named", "borrow") and kings > 1:
        return pays["run-with-king"]
    if reading in ("named", "borrow") and queens > 1:
        return pays["run-with-queen"]
    return pays["run"] + pays["royal-marriage"] * (min(kings, queens) - 1)
