"""The melds of the Purple pack: everything that could be laid is tried, and the best of it is the answer."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

from .table import colour, in_order, rank, suit

Meld = tuple[str, tuple[str, ...], int]  # its key, its cards in pack order, its points
Packing = list[Meld]

AROUNDS = {
    "A": ("aces-around", 50),
    "K": ("kings-around", 40),
    "Q": ("queens-around", 30),
    "J": ("jacks-around", 20),
    "Bk": ("black-around", 50),
    "Rd": ("red-around", 40),
    "Bl": ("blue-around", 30),
    "Gr": ("green-around", 20),
}
TIMES = {4: 1, 5: 2, 6: 4, 7: 8}  # what an around of so many cards pays, as often as one of four


def marriage(one: str, other: str, trump: str | None) -> tuple[str, int] | None:
    """Returns what a king and a queen are at most."""
    if {rank(one), rank(other)} != {"K", "Q"} or suit(one) != suit(other):
        return None
    if colour(one) != colour(other):
        return "suit-marriage", 20
    return ("royal-marriage", 40) if colour(one) == trump else ("color-marriage", 30)


def pinochle(one: str, other: str) -> tuple[str, int] | None:
    """Returns what a queen and a jack are at most."""
    if {rank(one), rank(other)} != {"Q", "J"}:
        return None
    queen, jack = (one, other) if rank(one) == "Q" else (other, one)
    if suit(queen) == "S" and suit(jack) == "D":
        return "pinochle", 40
    if suit(queen) != suit(jack):
        return None
    return ("color-pinochle", 30) if colour(queen) == colour(jack) else ("suit-pinochle", 20)


def melds_of_a(cards: list[str], trump: str | None) -> Packing:
    """Returns every meld of class A that the cards hold."""
    found = [pair(one, other, marriage(one, other, trump)) for one, other in pairs(cards)]
    melds = [meld for meld in found if meld]
    run = [f"{card}{trump}" for card in "AKQJT"]
    if all(card in cards for card in run):
        melds.append(("run", tuple(run), 150))
    if f"8{trump}" in cards:
        melds.append(("dix", (f"8{trump}",), 10))
    return melds


def melds_of_c(cards: list[str]) -> Packing:
    """Returns every meld of class C that the cards hold."""
    found = [pair(one, other, pinochle(one, other)) for one, other in pairs(cards)]
    return [meld for meld in found if meld]


def pairs(cards: list[str]) -> Iterator[tuple[str, str]]:
    """Yields every two cards once."""
    for place, one in enumerate(cards):
        for other in cards[place + 1 :]:
            yield one, other


def pair(one: str, other: str, named: tuple[str, int] | None) -> Meld | None:
    """Returns two cards as the meld that they are, if they are one."""
    return (named[0], tuple(in_order([one, other])), named[1]) if named else None


def packings(melds: Packing) -> Iterator[Packing]:
    """Yields every choice of melds in which no card serves twice."""
    if not melds:
        yield []
        return
    first, rest = melds[0], melds[1:]
    yield from packings(rest)
    free = [meld for meld in rest if not set(meld[1]) & set(first[1])]
    for packing in packings(free):
        yield [first, *packing]


def worth(packing: Packing) -> int:
    """Returns what melds pay together."""
    return sum(points for _key, _cards, points in packing)


def choices(cards: list[str]) -> list[tuple[str, list[str]]]:
    """Returns each card with what it may serve in class B: its rank, its colour, or one of them.

    A rank or colour of which there are not four cards pays nothing; a card without either is left out.
    """
    there = Counter(
        suit_or_colour
        for card in cards
        for suit_or_colour in (rank(card), colour(card))
        if suit_or_colour in AROUNDS
    )
    options = [
        (
            card,
            [suit_or_colour for suit_or_colour in (rank(card), colour(card)) if there[suit_or_colour] >= 4],
        )
        for card in cards
    ]
    return [(card, colours) for card, colours in options if colours]


def arounds_of(serving: dict[str, str]) -> Packing:
    """Returns the arounds that come of one assignment; less than four of a kind are none."""
    melds = []
    for suit_or_colour, (key, points) in AROUNDS.items():
        cards = [card for card, served in serving.items() if served == suit_or_colour]
        if len(cards) >= 4:
            melds.append((key, tuple(in_order(cards)), points * TIMES[len(cards)]))
    return melds


def best_arounds(cards: list[str]) -> Packing:
    """Returns the arounds that pay the most; every way for the cards to choose is counted out."""
    options = sorted(choices(cards), key=lambda option: len(option[1]))  # those without a choice first
    prices = [(suit_or_colour, points) for suit_or_colour, (_key, points) in AROUNDS.items()]
    sizes, serving = dict.fromkeys(AROUNDS, 0), {}
    best: tuple[int, dict[str, str]] = (0, {})

    def choose_from(place: int) -> None:
        nonlocal best
        if place == len(options):
            paid = sum(
                points * TIMES[sizes[suit_or_colour]]
                for suit_or_colour, points in prices
                if sizes[suit_or_colour] >= 4
            )
            if paid > best[0]:
                best = paid, dict(serving)
            return
        card, colours = options[place]
        for suit_or_colour in colours:
            serving[card] = suit_or_colour
            sizes[suit_or_colour] += 1
            choose_from(place + 1)
            sizes[suit_or_colour] -= 1

    choose_from(0)
    return arounds_of(best[1])


def best_by_class(cards: list[str], trump: str | None) -> dict[str, int]:
    """Returns the most that each class pays; a card may serve in every class."""
    return {
        "A": max(worth(packing) for packing in packings(melds_of_a(cards, trump))),
        "B": worth(best_arounds(cards)),
        "C": max(worth(packing) for packing in packings(melds_of_c(cards))),
    }


def best_points(cards: list[str], trump: str | None) -> int:
    """Returns the most that cards pay as melds, all classes together."""
    return sum(best_by_class(cards, trump).values())


def best_melds(cards: list[str], trump: str | None) -> Packing:
    """Returns melds that pay the most, class A first."""
    of_a = max(packings(melds_of_a(cards, trump)), key=worth)
    return [*of_a, *best_arounds(cards), *max(packings(melds_of_c(cards)), key=worth)]


def readings(cards: list[str], trump: str | None) -> list[tuple[str, Meld]]:
    """Returns class and meld of all that exactly these cards may be laid as, each class at its highest.

    The run of trump is an around of five as well where its colour has arounds; nothing else is two things.
    """
    found = []
    for kind, melds in (("A", melds_of_a(cards, trump)), ("C", melds_of_c(cards))):
        found += [(kind, meld) for meld in melds if sorted(meld[1]) == sorted(cards)]
    for suit_or_colour, (key, points) in AROUNDS.items():
        if len(cards) >= 4 and all(suit_or_colour in (rank(card), colour(card)) for card in cards):
            found.append(("B", (key, tuple(in_order(cards)), points * TIMES[len(cards)])))
    return found


def lay(held: list[str], laid: list[list[str]], trump: str | None) -> int | None:
    """Returns what melds pay that are laid together, at best; None if they may not be.

    Each must be a meld of cards that are there, and no card may serve twice in one class.
    """
    if any(len(set(cards)) < len(cards) or not set(cards) <= set(held) for cards in laid):
        return None
    every = [readings(cards, trump) for cards in laid]
    paid = [
        sum(meld[2] for _kind, meld in chosen)
        for chosen in product(*every)
        if all_serve_once([(kind, card) for kind, meld in chosen for card in meld[1]])
    ]
    return max(paid, default=None)


def all_serve_once(uses: list[tuple[str, str]]) -> bool:
    """Tells whether no class uses a card twice."""
    return len(set(uses)) == len(uses)
