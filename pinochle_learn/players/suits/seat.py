"""The player to act, and what a steady beginner reckons with: melds, likely tricks, kitty, partner."""

from functools import cached_property, lru_cache

from pinochle_learn.cards import Card
from pinochle_learn.cards.shuffling import shuffled
from pinochle_learn.engine.bidding import bidding
from pinochle_learn.engine.bidding.bidding import Bidding
from pinochle_learn.engine.compiled import Compiled, compiled
from pinochle_learn.engine.melds.finding import trumps_to_name
from pinochle_learn.players.eyes import Eyes
from pinochle_learn.rules import Rules
from pinochle_learn.rules.ladder import steps_between

_SAMPLE = 50  # deals from which the usual meld of a partner is known
_TAKEN = 3  # of the tricks that trumps and aces might win, so many go to the others all the same


class Seat(Eyes):
    """The player to act at a table of suits."""

    @property
    def alone(self) -> bool:
        """Says whether everybody at this table plays for himself."""
        return self.table.sides == self.table.players

    @property
    def partner(self) -> int:
        """The seat opposite, at a table of partners."""
        return (self.seat + self.table.sides) % self.table.players

    @property
    def suits(self) -> tuple[str, ...]:
        """The suits that this hand may name as trump."""
        return trumps_to_name(self.table, self.bits)

    @cached_property
    def bidding(self) -> Bidding:
        """The auction so far."""
        return Bidding(self.view.dealer, self.view.calls)

    @property
    def kitty_to_come(self) -> bool:
        """Says whether the bidder has still to take a kitty."""
        return self.table.rules.kitty is not None and not self.view.kitty

    @property
    def melded(self) -> int:
        """What this side has melded so far."""
        laid = enumerate(self.view.melds)
        return sum(melds.points for seat, melds in laid if melds and self.table.side_of(seat) == self.side)

    def melds(self, trump: str) -> int:
        """What the hand melds with a trump suit."""
        return self.table.meld_points(self.bits, trump)

    def long(self, suit: str) -> int:
        """How many cards of a suit the hand holds."""
        return sum(card.suit == suit for card in self.hand)

    def likely(self, trump: str) -> int:
        """The tricks that a player alone counts on: trumps and aces outside, less three that others take.

        As long as the kitty is not taken it counts for one more.
        """
        aces = sum(card.rank == self.table.pack.ranks[0] and card.suit != trump for card in self.hand)
        tricks = self.long(trump) + aces - _TAKEN + self.kitty_to_come
        return min(max(tricks, 0), self.table.rules.deal.hand.value)

    def hope(self, trump: str) -> int:
        """The trick points it counts on: half of all with a partner, else by the likely tricks."""
        if not self.alone:
            return self.table.total // 2
        size = self.table.rules.deal.hand.value
        return self._rounded(self.table.total * self.likely(trump) // size)

    def kitty(self, trump: str) -> int:
        """What the kitty adds to the meld on average, one card taken by itself; nothing once it is taken."""
        rules, pack = self.table.rules.kitty, self.table.pack
        if rules is None or not self.kitty_to_come:
            return 0
        now, gained = self.melds(trump), 0
        for number in range(len(pack.distinct)):
            unseen = pack.copies - pack.copies_in(self.bits, number)
            if unseen:
                gained += unseen * (self.table.meld_points(pack.add(self.bits, number), trump) - now)
        others = len(pack.whole()) - len(self.hand)
        return self._rounded(gained * rules.cards.value // others)

    def promise(self, trump: str) -> int:
        """All that the hand may come to with a trump suit."""
        return self.melds(trump) + self.hope(trump) + self.kitty(trump)

    def best_trump(self) -> str | None:
        """The suit that promises most, of equals the longest; ``None`` where none may be named."""
        return max(self.suits, key=lambda suit: (self.promise(suit), self.long(suit)), default=None)

    def told(self) -> int | None:
        """The meld that the partner's bids tell of; ``None`` before he bids, and where bids tell nothing."""
        each, calls = self.table.rules.bidding.skipped.value, self.view.calls
        made = [place for place, call in enumerate(calls) if call[0] == self.partner and call[1]]
        if each is None or self.alone or not made:
            return None
        steps = 0
        for place in made:
            before, amount = Bidding(self.view.dealer, calls[:place]), calls[place][1] or 0
            least = bidding.legal_bids(self.table, before).minimum or amount
            steps += steps_between(self.table.rules.bidding.ladder.value, least, amount)
        return each * steps

    def partners_meld(self) -> int:
        """What it expects of its partner: what his bids tell, else what most hands meld.

        Where a lost bid goes to the others it is careful, and expects nothing before its partner has spoken.
        """
        told, careful = self.told(), self.table.rules.settling.lost_bid.value == "to_others"
        if self.alone or (told is None and careful):
            return 0
        return self._rounded(_usual_meld(self.table.rules)) if told is None else told

    def worth(self, card: Card) -> int:
        """What a card counts in a trick."""
        return self.points((card,))

    def _rounded(self, points: int) -> int:
        """Down to whole steps of the scale, so that either scale leads to the same choice."""
        scale = self.table.rules.table.scale.value
        return points // scale * scale


@lru_cache(maxsize=64)
def _usual_meld(rules: Rules) -> int:
    """What half of all hands meld or more, with a trump suit that another hand has named."""
    table, suits = compiled(rules), rules.pack.suits.value
    hands = [hand for seed in range(_SAMPLE) for hand in _some_hands(table, seed)]
    melds = sorted(table.meld_points(hand, suits[n % len(suits)]) for n, hand in enumerate(hands))
    return melds[len(melds) // 2]


def _some_hands(table: Compiled, seed: int) -> list[int]:
    """Hands of any deal, as a player has often seen some."""
    pack, size = table.pack, table.rules.hand_size
    cards = shuffled(pack.whole(), seed)
    return [pack.pile(cards[seat * size : (seat + 1) * size]) for seat in range(table.players)]
