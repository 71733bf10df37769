"""Tricks with coloured cards as they come up in play: some cards each, a turned trump, and legal plays."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from pinochle_learn.cards import Card
from pinochle_learn.cards.shuffling import shuffled
from pinochle_learn.front import Variant
from pinochle_learn.teaching.practice.question import drawn_seed, pick
from pinochle_learn.teaching.words.seats import learner, who
from pinochle_learn.text import listed, number, say, sentence

Cards = tuple[Card, ...]
_FEWEST, _SIZES = 5, 4  # cards in a hand: as in the middle of a deal


@dataclass(frozen=True, slots=True)
class Moment:
    """A trick at a table of ``v``; ``hand`` is the learner's, whose turn it is unless the trick is whole.

    ``names`` say who played the cards of the trick, in their order.
    """

    v: Variant
    hand: Cards
    trick: Cards
    names: tuple[str, ...]
    trump: str

    @property
    def led(self) -> Card:
        """The card that was led."""
        return self.trick[0]

    @property
    def of_suit(self) -> Cards:
        """The cards of the hand that follow suit."""
        return tuple(card for card in self.hand if self.trick and card.suit == self.led.suit)

    @property
    def trumps(self) -> Cards:
        """The trumps of the hand that do not follow suit as well."""
        return tuple(
            card for card in self.hand if card.suit_or_colour == self.trump and card not in self.of_suit
        )

    @property
    def told(self) -> str:
        """Who sits at the table."""
        return seated(self.v)


def moment(v: Variant, chance: Random, *, whole: bool = False) -> Moment:
    """Draws a trick: the learner is to play, or where it is ``whole`` everybody has played."""
    players = _one_of(chance, v.players)
    table, size = v.seated(players), _FEWEST + int(chance.random() * _SIZES)
    cards = shuffled(v.pack.whole(), drawn_seed(chance))
    hands = [cards[seat * size : (seat + 1) * size] for seat in range(players)]
    trump, before = cards[players * size].suit_or_colour, int(chance.random() * players)
    me = learner(players)
    order = [(me - before + step) % players for step in range(players if whole else before)]
    trick: list[Card] = []
    for seat in order:
        able = list(table.legal(hands[seat], trick=trick, trump=trump))
        trick.append(pick(chance, able))
    names = tuple(who(seat, players) for seat in order)
    return Moment(table, tuple(hands[me]), tuple(trick), names, trump)


def sorted_hand(now: Moment) -> Cards:
    """The hand colour by colour and high to low, trump first."""
    order = now.v.pack.number
    return tuple(sorted(now.hand, key=lambda card: (card.suit_or_colour != now.trump, order[card])))


def seated(v: Variant) -> str:
    """Who sits at the table, the learner among them."""
    players = v.rules.players
    names = [who(seat, players) for seat in range(players) if seat != learner(players)]
    return say("{N} players: {names}.", N=sentence(number(players)), names=listed([*names, say("you")]))


def _one_of(chance: Random, items: Sequence[int]) -> int:
    return items[int(chance.random() * len(items))]
