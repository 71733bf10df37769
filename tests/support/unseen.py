"""Deals that differ only in cards that a seat has not seen: these change places, the same acts are done."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from random import Random

import pinochle_learn as pl
from pinochle_learn.cards import Card
from tests.support.cards import on_no_side

Place = tuple[int, int]  # a seat, or the number of seats for what the hands left of the pack; a place there


# --- what has been seen ------------------------------------------------------------------------------------


def cards_in(part: object) -> Iterator[Card]:
    """Every card anywhere in a view."""
    if isinstance(part, Card):
        yield part
    elif is_dataclass(part):
        for field in fields(part):
            yield from cards_in(getattr(part, field.name))
    elif isinstance(part, tuple | list):
        for item in part:
            yield from cards_in(item)


def shown(deal, seat):
    """The melds of a seat that lie open or did."""
    melds = deal.state.melds[seat] if deal.state.melds else None
    return set(cards_in(melds)) if melds else set()


def seen_in_turns(deal):
    """The cards that have lain on the discard pile or lie in melds; at the end also the cards left."""
    shown = {act.split()[1] for act in deal.history if act.startswith("discard")}
    seen = {*begun(deal).pile, *deal._table.pack.read(shown)}
    seen |= {card for laid in deal.laid for card in laid.group.cards}
    return seen | ({card for hand in deal.hands for card in hand} if deal.phase == "over" else set())


def begun(deal):
    """The deal as it began."""
    return pl.Deal(deal.rules, seed=deal.seed, dealer=deal.dealer)


# --- what has not ------------------------------------------------------------------------------------------


def hidden(deal, seat):
    """Dealt cards that a seat still holds and has shown to nobody."""
    passed = {n for p in deal.state.passed if seat in (p.giver, p.taker) for n in p.cards}
    moved = {card for card in deal.dealt[seat] if deal._table.pack.number[card] in passed}
    kept = Counter(deal.hands[seat]) & Counter(deal.dealt[seat])
    taken_up = seen_in_turns(deal) if deal.rules.turns else set()
    return sorted(set(kept) - moved - taken_up - shown(deal, seat), key=str)


def unseen(deal: pl.Deal, seat: int) -> list[Place]:
    """The places, as the cards were dealt, of what a seat has not seen: with the others, and face down."""
    others = [other for other in range(len(deal.hands)) if other != seat]
    held = [(other, deal.dealt[other].index(card)) for other in others for card in hidden(deal, other)]
    return held + [(len(deal.hands), place) for place in face_down(deal)]


def face_down(deal: pl.Deal) -> Iterable[int]:
    """The places in what the hands left of the pack that nobody has seen."""
    if deal.phase == "over":
        return ()
    if deal.rules.kitty:
        return () if deal.state.kitty_taken else range(len(deal.kitty))
    if deal.rules.stock or deal.rules.turns:
        whole = len(begun(deal).stock)
        face_up = 1 if deal.rules.stock else 0
        return () if deal.state.reshuffled else range(whole - len(deal.stock), whole - face_up)
    return range(len(deal.state.out))


def left(deal: pl.Deal) -> tuple[Card, ...]:
    """What the hands left of the pack."""
    return deal.kitty if deal.rules.kitty else (*begun(deal).stock, *begun(deal).pile, *on_no_side(deal))


# --- other deals that look the same ------------------------------------------------------------------------


def exchanged(deal: pl.Deal, ones: list[Place], twos: list[Place], rng: Random) -> pl.Deal | None:
    """The same deal with two different cards in each other's place; None where its history could not be."""
    piles = in_piles(deal)
    pairs = [(one, two) for one in ones for two in twos if piles[one[0]][one[1]] != piles[two[0]][two[1]]]
    if not pairs:
        return None
    exchange(piles, *rng.choice(pairs))
    return played_alike(deal, piles[:-1], piles[-1])


def mixed(deal: pl.Deal, seat: int, rng: Random) -> pl.Deal | None:
    """The same deal with many places changed of what a seat has not seen, or fewer, as its history allows."""
    places = unseen(deal, seat)
    for exchanges in (8, 4, 2, 1) if len(places) > 1 else ():
        piles = in_piles(deal)
        for _ in range(exchanges):
            exchange(piles, *rng.sample(places, 2))
        other = played_alike(deal, piles[:-1], piles[-1])
        if other is not None and lying(other) != lying(deal):
            return other
    return None


def in_piles(deal: pl.Deal) -> list[list[Card]]:
    """The hands as they were dealt, and what they left of the pack."""
    return [list(pile) for pile in (*deal.dealt, left(deal))]


def exchange(piles: list[list[Card]], one: Place, two: Place) -> None:
    """Puts two cards in each other's place."""
    (a, i), (b, j) = one, two
    piles[a][i], piles[b][j] = piles[b][j], piles[a][i]


def lying(deal: pl.Deal) -> tuple[object, ...]:
    """Where all cards are that may be hidden."""
    state = deal.state
    return state.hands, state.kitty, state.stock, state.out


def played_alike(deal, hands, rest):
    """The same acts with other hands; None where they could not be done, or where all cards are shown."""
    if deal.rules.turns and deal.phase == "over":
        return None
    seed = deal.seed if deal.rules.turns else None  # by which a pile is shuffled anew
    stock = None if deal.rules.kitty else rest or None  # what is in a kitty follows from the hands
    other = pl.Deal(deal.rules, seed=seed, hands=hands, dealer=deal.dealer, before=deal.before, stock=stock)
    try:
        for action in deal.history:
            other.act(action)
    except pl.PinochleError:
        return None
    return other
