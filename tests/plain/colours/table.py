"""The Purple pack and its tricks: cards are texts such as "KBk", and each is asked on its own."""

RANKS = "AKQJT98"  # highest first
SUITS = {"Bk": "S", "Rd": "H", "Bl": "D", "Gr": "C", "Go": "H", "Si": "D", "Br": "C"}
COLOURS = list(SUITS)
PACK = [rank + colour for colour in COLOURS for rank in RANKS]
RANK_POINTS = {"A": 7, "K": 6, "Q": 5, "J": 4, "T": 3, "9": 2, "8": 1}
COLOUR_POINTS = {"Bk": 7, "Rd": 6, "Bl": 5, "Gr": 4, "Go": 3, "Si": 2, "Br": 1}


def rank(card: str) -> str:
    """Returns the rank of a card: `K` of `KBk`."""
    return card[0]


def colour(card: str) -> str:
    """Returns the colour of a card: `Bk` of `KBk`."""
    return card[1:]


def suit(card: str) -> str:
    """Returns the suit that the card's colour has: `S` of `KBk`."""
    return SUITS[colour(card)]


def height(card: str) -> int:
    """Returns a number that is greater the higher the rank."""
    return -RANKS.index(rank(card))


def in_order(cards: list[str] | set[str]) -> list[str]:
    """Returns cards in the order of the pack."""
    return sorted(cards, key=PACK.index)


def count(cards: list[str]) -> int:
    """Returns the trick points of cards: what their ranks and their colours count."""
    return sum(RANK_POINTS[rank(card)] + COLOUR_POINTS[colour(card)] for card in cards)


def legal(hand: list[str], trick: list[str], trump: str | None) -> set[str]:
    """Returns the cards of the hand that may be played to the trick so far."""
    return {card for card in hand if may_play(card, hand, trick, trump)}


def may_play(card: str, hand: list[str], trick: list[str], trump: str | None) -> bool:
    """Tells whether a card follows suit, or is trump, or nothing can follow; to lead, every card will do."""
    if not trick:
        return True
    led = suit(trick[0])
    return suit(card) == led or colour(card) == trump or all(suit(other) != led for other in hand)


def winner(trick: list[str], trump: str | None, *, lead_counts: bool = False, last: bool = False) -> int:
    """Returns the place of the card that wins.

    Told that the lead counts as following its own colour, the step that looks at suits is never reached.
    """
    trumps = [card for card in trick if colour(card) == trump]
    if trumps:
        return highest_of(trick, trumps, last=last)
    of_colour = [card for card in trick if colour(card) == colour(trick[0])]
    if lead_counts or len(of_colour) > 1:
        return highest_of(trick, of_colour, last=last)
    of_suit = [card for card in trick if suit(card) == suit(trick[0])]
    return highest_of(trick, of_suit, last=last)


def highest_of(trick: list[str], cards: list[str], *, last: bool) -> int:
    """Returns the place in the trick of the highest of some of its cards, the first or last of equals."""
    highest = max(height(card) for card in cards)
    places = [place for place, card in enumerate(trick) if card in cards and height(card) == highest]
    return places[-1 if last else 0]
