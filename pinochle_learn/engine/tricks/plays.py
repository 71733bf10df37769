"""Which cards may be played on a trick: one decision, in bits, that every view of the rule builds on."""

from dataclasses import dataclass

from pinochle_learn.engine.compiled import Compiled


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick so far, by card numbers: what was led, who is winning, and the best card of the led suit."""

    cards: tuple[int, ...] = ()
    led: str | None = None
    best: int = -1
    winner: int = -1
    best_led: int = -1


@dataclass(frozen=True, slots=True)
class Ruling:
    """What may be played: ``legal`` as bits, the rule that decided, and the card to beat if there is one."""

    legal: int
    rule: str
    target: int = -1


def add_card(table: Compiled, trick: Trick, card: int, trump: str | None) -> Trick:
    """Puts one more card on a trick. Of identical cards the first stays ahead, or the last goes by."""
    if not trick.cards:
        return Trick((card,), table.suit_of[card], card, 0, card)
    if table.rules.colours is not None:
        cards = (*trick.cards, card)
        position, _ = winning(table, cards, trump)
        return Trick(cards, trick.led, cards[position], position, trick.best_led)
    suit, best, winner, best_led = table.suit_of[card], trick.best, trick.winner, trick.best_led
    if suit == trick.led and table.higher[best_led] >> card & 1:
        best_led = card
    if beats(table, card, best, trump):
        best, winner = card, len(trick.cards)
    return Trick((*trick.cards, card), trick.led, best, winner, best_led)


def beats(table: Compiled, card: int, other: int, trump: str | None) -> bool:
    """Says whether a card played later takes the trick from ``other``, which is winning."""
    suit, best = table.suit_of[card], table.suit_of[other]
    if suit == best:
        return bool(table.higher[other] >> card & 1)
    return suit == trump


def winning(table: Compiled, cards: tuple[int, ...], trump: str | None) -> tuple[int, str]:
    """The winning position of a trick with coloured cards, and the rule by which it wins.

    The highest card of the trump colour; else the highest of the led colour, if a card besides the lead shows
    it; else the highest of the led suit. Of cards of one rank the first played wins, or the last.
    """
    alone = table.rules.playing.lead_counts_as_colour
    places = range(len(cards))
    colour = [p for p in places if table.suit_or_colour_of[cards[p]] == table.suit_or_colour_of[cards[0]]]
    suit = [p for p in places if table.suit_of[cards[p]] == table.suit_of[cards[0]]]
    trumps = [p for p in places if trump is not None and table.suit_or_colour_of[cards[p]] == trump]
    if trumps:
        rule, able = "trump", trumps
    elif len(colour) > 1 or (alone is not None and alone.value):
        rule, able = "led-colour", colour
    else:
        rule, able = "led-suit", suit
    later = -1 if table.last_of_alike else 1
    return min(able, key=lambda p: (cards[p] % len(table.pack.ranks), later * p)), rule


def trick_of(table: Compiled, cards: tuple[int, ...], trump: str | None) -> Trick:
    """Builds a trick from its cards in the order played."""
    trick = Trick()
    for card in cards:
        trick = add_card(table, trick, card, trump)
    return trick


def ruling(table: Compiled, hand: int, trick: Trick, trump: str | None, *, stock: bool = False) -> Ruling:
    """Decides what a hand may play on a trick; ``stock`` says whether the stock still lasts.

    The rules' keys: ``lead``, ``open`` (no duty at all), ``follow`` (any card of the suit), ``beat``,
    ``cannot-beat``, ``ruffed`` (a trumped trick has lifted the duty to beat), ``trump``, ``overtrump``,
    ``cannot-overtrump``, ``follow-or-trump`` (of the suit, or a trump instead), ``free``.
    """
    held, play = hand & table.all, table.rules.playing
    if trick.led is None:
        return Ruling(held, "lead")
    if not play.must_follow.value or free_by_stock(table, stock=stock):
        return Ruling(held, "open")
    suit = held & table.suit_mask[trick.led]
    if suit and play.trump_instead is not None and play.trump_instead.value:
        instead = held & table.suit_masks[trump] if trump else 0
        return Ruling(suit | instead, "follow-or-trump")
    if suit:
        return _following(table, suit, trick, trump)
    trumps = held & table.suit_masks[trump] if trump and play.must_trump.value else 0
    if trumps:
        return _trumping(table, trumps, trick, trump)
    return Ruling(held, "free")


def free_by_stock(table: Compiled, *, stock: bool) -> bool:
    """Says whether the stock lifts every duty of play."""
    return stock and table.rules.stock is not None and table.rules.stock.free_play.value


def ruffed(table: Compiled, trick: Trick, trump: str | None) -> bool:
    """Says whether a plain lead has been trumped."""
    if trick.led is None or trump is None:
        return False
    return table.suit_or_colour_of[trick.cards[0]] != trump and table.suit_or_colour_of[trick.best] == trump


def _following(table: Compiled, suit: int, trick: Trick, trump: str | None) -> Ruling:
    play, target = table.rules.playing, trick.best
    if play.must_beat.value == "never" or (play.must_beat.value == "trump_led" and trick.led != trump):
        return Ruling(suit, "follow")
    if ruffed(table, trick, trump):
        if play.after_ruff.value == "free":
            return Ruling(suit, "ruffed", trick.best)
        target = trick.best_led
    higher = suit & table.higher[target]
    return Ruling(higher, "beat", target) if higher else Ruling(suit, "cannot-beat", target)


def _trumping(table: Compiled, trumps: int, trick: Trick, trump: str | None) -> Ruling:
    if not ruffed(table, trick, trump) or not table.rules.playing.must_overtrump.value:
        return Ruling(trumps, "trump")
    higher = trumps & table.higher[trick.best]
    if higher:
        return Ruling(higher, "overtrump", trick.best)
    return Ruling(trumps, "cannot-overtrump", trick.best)
