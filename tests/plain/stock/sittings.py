"""One player's cards from claim to claim, at random: what is held, what lies there, and as which melds."""

from collections import Counter
from random import Random

from .melds import Card, Player, chosen, known, lay, on_table, texts, whole_pack, why_not
from .table import SUITS, Meld, Rules, melds

Laid = list[tuple[Meld, list[Card]]]
MOST = 14  # cards in hand and on the table, so that much lies there


class Sitting:
    """Claims, melds laid, cards played from the hand and from the table, cards drawn."""

    def __init__(self, rules: Rules, seed: str, *, plainly: bool = False) -> None:
        """Deals. Told `plainly`, no card leaves the table whose melds would be harder to tell without it."""
        self.rng, self.rules, self.plainly = Random(seed), rules, plainly
        self.trump = self.rng.choice(["S", "S", *SUITS])
        self.melds = melds(rules, self.trump)
        self.unseen = self.rng.sample(whole_pack(), 48)
        if self.rng.random() < 0.7:
            self.unseen.sort(key=self.melds_little)
        self.player = Player([])
        self.laid: Laid = []
        self.told_apart = True
        self.draw()

    def melds_little(self, card: Card) -> bool:
        """Tells whether a card is none of those that meld most, which come first."""
        return card.text[0] not in "KQ" and card.text not in ("JD", *(rank + self.trump for rank in "ATJ9"))

    def draw(self) -> None:
        """Draws, most cards from the top."""
        while self.unseen and len(self.player.hand) + len(self.player.table) < MOST:
            self.player.hand.append(self.unseen.pop(0 if self.rng.random() < 0.8 else -1))

    def here(self) -> list[str]:
        """Returns all cards that are held or lie on the table."""
        return texts([*self.player.hand, *self.player.table])

    def told(self) -> list[list[str]]:
        """Returns the melds in the order laid, without the cards that were played."""
        return [[card.text for card in cards] for _meld, cards in self.laid]

    def claim(self) -> list[str]:
        """Returns a meld that is there, any meld at all, two at once, or some cards that may be none."""
        roll = self.rng.random()
        there = [meld.cards for meld in self.melds if Counter(meld.cards) <= Counter(self.here())]
        if there and roll < 0.7:
            cards = self.rng.choice(there)
            return [*cards, *self.rng.choice(there)] if roll < 0.1 else list(cards)
        if roll < 0.8:
            return list(self.rng.choice(self.melds).cards)
        return self.rng.sample(self.here(), self.rng.randint(0, 5))

    def verdict(self, claim: list[str]) -> tuple[str, int]:
        """Returns what is to be said of a claim, and what it pays."""
        if Counter(claim) - Counter(self.here()):
            return "missing", 0
        meld = known(self.rules, claim, self.trump)
        if meld is None:
            return "no meld", 0
        wrong = why_not(self.rules, self.player, meld)
        return (wrong, 0) if wrong else ("meld", meld.points)

    def move(self, claim: list[str]) -> None:
        """Lays the claim if it is a meld, or plays a card from the table or the hand; and draws."""
        roll = self.rng.random()
        if self.verdict(claim)[0] == "meld" and roll < 0.7:
            self.lay(claim)
        elif roll < 0.85:
            self.play_from_the_table()
        elif self.player.hand:
            self.player.hand.remove(self.rng.choice(self.player.hand))
        self.draw()

    def lay(self, claim: list[str]) -> None:
        """Lays a meld with the usual choice of cards."""
        meld = known(self.rules, claim, self.trump)
        assert meld
        cards = chosen(self.rules, self.player, meld)
        assert cards
        self.told_apart = self.told_apart and self.can_be_told(meld)
        lay(self.player, meld, cards)
        self.laid.append((meld, cards))

    def can_be_told(self, meld: Meld) -> bool:
        """Tells whether the texts say which cards were laid.

        Where all could have come from the table, they say that one did not, but not which one.
        """
        for text, copies in Counter(meld.cards).items():
            if len(on_table(self.rules, self.player, text, meld)) < copies:
                return True
        return False

    def play_from_the_table(self) -> None:
        """Plays a card that lies there."""
        able = [card for card in self.player.table if self.can_spare(card)]
        if able:
            self.play(self.rng.choice(able))

    def play(self, card: Card) -> None:
        """Takes a card out of its melds."""
        del self.player.table[card]
        self.laid = [(meld, rest) for meld, rest in self.without(card) if rest]

    def without(self, card: Card) -> Laid:
        """Returns the melds as they are once this card is gone."""
        return [(meld, [other for other in cards if other != card]) for meld, cards in self.laid]

    def can_spare(self, card: Card) -> bool:
        """Tells whether its melds still tell what they were without it: a king alone may be of three."""
        rests = self.without(card)
        if self.plainly and not self.is_easy(card, [rest for _meld, rest in rests]):
            return False
        return all(not rest or self.looks_like(rest) == self.worth(meld) for meld, rest in rests)

    def is_easy(self, card: Card, rests: list[list[Card]]) -> bool:
        """Tells whether a card served once, no twin of it lies there, and no rest has two of a kind."""
        twin = Card(card.text, 1 - card.copy)
        once = len(self.player.table[card]) == 1 and twin not in self.player.table
        return once and all(len(set(texts(rest))) == len(rest) for rest in rests)

    def looks_like(self, cards: list[Card]) -> object:
        """Returns what the smallest meld that these cards may come from has used them for."""
        able = [meld for meld in self.melds if Counter(texts(cards)) <= Counter(meld.cards)]
        return self.worth(min(able, key=lambda meld: len(meld.cards)))

    def worth(self, meld: Meld) -> object:
        """Returns what matters of a meld to later ones."""
        return (meld.type, meld.points) if self.rules["reuse"] == "higher" else meld.type
