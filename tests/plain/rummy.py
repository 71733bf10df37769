"""Purple Rummy: what is a meld, what may be laid off, what cards left count, and a deal action by action."""

from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from .colours.table import PACK, colour, count, in_order, rank, suit

UPWARDS = "89TJQKA"  # the order of a run, which does not go round
CARDS_EACH = {2: 10, 3: 9, 4: 8, 5: 7, 6: 6}
KINDS = ("suit-run", "color-run", "rank-set", "color-set")
TARGET = 1000


def is_meld(kind: str, cards: list[str]) -> bool:
    """Tells whether cards are a meld of a kind: three or more, alike or in a row."""
    if len(cards) < 3 or len(set(cards)) < len(cards):
        return False
    if kind == "suit-run":
        return in_a_row(cards) and len({suit(card) for card in cards}) == 1
    if kind == "color-run":
        return in_a_row(cards) and len({colour(card) for card in cards}) == 1
    if kind == "rank-set":
        return len({rank(card) for card in cards}) == 1
    assert kind == "color-set", kind
    return len({colour(card) for card in cards}) == 1


def in_a_row(cards: list[str]) -> bool:
    """Tells whether the ranks, put in order, follow one another without a gap or a rank twice."""
    return "".join(sorted((rank(card) for card in cards), key=UPWARDS.index)) in UPWARDS


def kinds(cards: list[str]) -> set[str]:
    """Returns every kind of meld that cards are."""
    return {kind for kind in KINDS if is_meld(kind, cards)}


def melds(hand: list[str]) -> set[tuple[frozenset[str], str]]:
    """Returns every meld of a hand with its kind. All cards of a meld are of one suit or of one rank."""
    return {
        found
        for alike in (suit, rank)
        for shared in {alike(card) for card in hand}
        for found in melds_by_every_choice([card for card in hand if alike(card) == shared])
    }


def melds_by_every_choice(cards: list[str]) -> set[tuple[frozenset[str], str]]:
    """Returns every meld of some cards with its kind: each choice of them is asked."""
    return {
        (frozenset(chosen), kind)
        for size in range(3, len(cards) + 1)
        for chosen in combinations(cards, size)
        for kind in kinds(list(chosen))
    }


def takes(kind: str, cards: list[str], card: str) -> bool:
    """Tells whether a card may be laid off on a meld: it goes on as the kind that it is."""
    return is_meld(kind, [*cards, card])


def settle_rummy(left: list[list[str]], before: tuple[int, ...] | None = None) -> dict[str, Any]:
    """Returns change, after and game_winner; where everybody has cards left nobody scores."""
    out = [seat for seat, cards in enumerate(left) if not cards]
    change = [0] * len(left)
    if out:
        change[out[0]] = sum(count(cards) for cards in left)
    after = tuple(old + new for old, new in zip(before or (0,) * len(left), change, strict=True))
    won = out[0] if out and after[out[0]] >= TARGET else None
    return {"change": tuple(change), "after": after, "game_winner": won}


@dataclass
class Deal:
    """The state of a deal: the melds lie in the order laid, the top of stock and discard pile last."""

    hands: list[list[str]]
    discards: list[str]
    stock: list[str]
    to_act: int
    before: tuple[int, ...] | None = None
    melds: list[tuple[str, list[str]]] = field(default_factory=list)
    drawn: str | None = None  # the card drawn in this turn
    may_meld: bool = True  # in this turn: before all lay-offs, and once
    reshuffled: int = 0
    reshuffles: int = 1
    over: bool = False
    result: dict[str, Any] | None = None


def new_deal(hands: list[list[str]], stock: list[str], up: str, dealer: int) -> Deal:
    """Returns a deal; the player at the dealer's left begins."""
    assert sorted([*sum(hands, []), *stock, up]) == sorted(PACK)  # noqa: RUF017 (a few short lists)
    return Deal([list(hand) for hand in hands], [up], list(stock), (dealer + 1) % len(hands))


def draws(deal: Deal) -> set[str]:
    """Returns what a turn may begin with: the piles that hold a card."""
    piles = {"draw stock": deal.stock, "draw discard": deal.discards}
    return set() if deal.over or deal.drawn else {action for action, pile in piles.items() if pile}


def able_melds(deal: Deal) -> set[tuple[frozenset[str], str]]:
    """Returns what may be laid now: one meld a turn, before anything is laid off."""
    if deal.over or not deal.drawn or not deal.may_meld:
        return set()
    return melds(deal.hands[deal.to_act])


def able_lay_offs(deal: Deal) -> set[tuple[str, int]]:
    """Returns which cards go on which melds, by their place in the order laid."""
    if deal.over or not deal.drawn:
        return set()
    return {
        (card, place)
        for card in deal.hands[deal.to_act]
        for place, (kind, cards) in enumerate(deal.melds)
        if takes(kind, cards, card)
    }


def able_discards(deal: Deal) -> set[str]:
    """Returns the cards that may end the turn: any but the one just drawn."""
    if deal.over or not deal.drawn:
        return set()
    return set(deal.hands[deal.to_act]) - {deal.drawn}


def draw(deal: Deal, *, from_stock: bool) -> None:
    """Draws the top card of the stock or of the discard pile."""
    pile = deal.stock if from_stock else deal.discards
    deal.drawn = pile.pop()
    deal.hands[deal.to_act].append(deal.drawn)


def meld(deal: Deal, cards: list[str], kind: str) -> None:
    """Lays a meld."""
    assert (frozenset(cards), kind) in able_melds(deal), (cards, kind)
    take(deal, cards)
    deal.melds.append((kind, list(cards)))
    deal.may_meld = False
    look_whether_out(deal)


def lay_off(deal: Deal, card: str, place: int) -> None:
    """Lays a card off on the meld at this place, 0 the first laid."""
    assert (card, place) in able_lay_offs(deal), (card, place)
    take(deal, [card])
    deal.melds[place][1].append(card)
    deal.may_meld = False
    look_whether_out(deal)


def discard(deal: Deal, card: str) -> None:
    """Ends the turn with a card."""
    assert card in able_discards(deal), card
    take(deal, [card])
    deal.discards.append(card)
    look_whether_out(deal)
    end_turn(deal)


def take(deal: Deal, cards: list[str]) -> None:
    """Takes cards out of the hand of the player to act."""
    for card in cards:
        deal.hands[deal.to_act].remove(card)


def only_the_drawn_is_left(deal: Deal) -> bool:
    """Tells whether the turn can but end with the card just drawn in hand, since it may not be discarded."""
    return deal.hands[deal.to_act] == [deal.drawn]


def look_whether_out(deal: Deal) -> None:
    """Ends the deal at once where the player to act has no card left."""
    if not deal.hands[deal.to_act]:
        deal.over, deal.result = True, settle_rummy(deal.hands, deal.before)


def end_turn(deal: Deal) -> None:
    """Gives the turn to the next player."""
    if not deal.over:
        deal.to_act = (deal.to_act + 1) % len(deal.hands)
        deal.drawn, deal.may_meld = None, True


def must_renew_the_stock(deal: Deal) -> bool:
    """Tells whether the stock has run out when a turn is to begin."""
    return not deal.over and not deal.drawn and not deal.stock


def renew_the_stock(deal: Deal, shuffled: list[str]) -> None:
    """Makes the discard pile but for its top a new stock, in the order told."""
    assert sorted(shuffled) == sorted(deal.discards[:-1])
    deal.stock, deal.discards = list(shuffled), deal.discards[-1:]
    deal.reshuffled += 1


def end_without_score(deal: Deal) -> None:
    """Ends a deal whose stock has run out once more than it may be renewed."""
    deal.over, deal.result = True, settle_rummy(deal.hands, deal.before)


def written(cards: frozenset[str] | list[str]) -> str:
    """Returns cards in pack order."""
    return " ".join(in_order(list(cards)))


def act(deal: Deal, action: str) -> None:
    """Does what is written: a draw, a meld (with `as` and its kind), `lay off C on 1`, `discard C`, `keep`.

    Melds count from 1 here, as they are written.
    """
    words = action.split()
    if words[0] == "draw":
        assert action in draws(deal), action
        draw(deal, from_stock=words[1] == "stock")
    elif words[0] == "meld":
        named = words.index("as") if "as" in words else len(words)
        cards = words[1:named]
        meld(deal, cards, words[-1] if "as" in words else only_kind(cards))
    elif words[0] == "lay":
        lay_off(deal, words[2], int(words[4]) - 1)
    elif words[0] == "keep":
        assert only_the_drawn_is_left(deal)
        end_turn(deal)
    else:
        discard(deal, words[1])


def only_kind(cards: list[str]) -> str:
    """Returns the kind of a meld that is of one kind alone."""
    (kind,) = kinds(cards)
    return kind


def replay(deal: Deal, actions: list[str]) -> dict[str, Any] | None:
    """Does a list of actions; returns the result, or None while the deal goes on."""
    for action in actions:
        act(deal, action)
    return deal.result
