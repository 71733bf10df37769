"""The rule of play in words: a verdict with its reason for every card, and the questions that led there."""

from collections.abc import Iterator
from dataclasses import dataclass

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import rank_name, suit_name, suit_singular
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.tricks.plays import Ruling, Trick, free_by_stock, ruffed, ruling
from pinochle_learn.engine.tricks.questions import Question, questions
from pinochle_learn.errors import CardError
from pinochle_learn.text import listed, say, sentence


@dataclass(frozen=True, slots=True)
class Verdict:
    """May this card be played? ``rule`` is the rule that allows it, or the duty that it would break."""

    card: Card
    legal: bool
    rule: str
    why: str

    def __bool__(self) -> bool:
        return self.legal


@dataclass(frozen=True, slots=True, repr=False)
class LegalPlays:
    """What the player to act may play. Iterating gives the legal cards, each once, in the pack's order."""

    table: Compiled
    hand: int
    trick: Trick
    trump: str | None
    ruling: Ruling
    stock: bool = False

    def __iter__(self) -> Iterator[Card]:
        return (card for i, card in enumerate(self.table.pack.distinct) if self.ruling.legal >> i & 1)

    def __len__(self) -> int:
        return self.ruling.legal.bit_count()

    def __contains__(self, card: object) -> bool:
        return bool(self.ruling.legal >> self.table.pack.number[self.table.pack.card(card)] & 1)

    def __getitem__(self, card: object) -> Verdict:
        """The verdict on one card of the hand.

        Raises:
            CardError: the card is not in the hand.
        """
        wanted = self.table.pack.card(card)
        if not self.hand >> self.table.pack.number[wanted] & 1:
            held = " ".join(map(str, self.table.pack.cards(self.hand)))
            raise CardError(say("{card} is not in the hand {hand!r}.", card=wanted, hand=held))
        return verdict(self, wanted)

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        """One verdict for each distinct card of the hand."""
        distinct = self.table.pack.distinct
        return tuple(verdict(self, card) for i, card in enumerate(distinct) if self.hand >> i & 1)

    @property
    def rule(self) -> str:
        """The key of the rule that decides for this hand."""
        return self.ruling.rule

    @property
    def path(self) -> tuple[Question, ...]:
        """The questions that the rule asked, in order, with their answers."""
        return questions(self.table, self.hand, self.trick, self.trump, stock=self.stock)

    def __repr__(self) -> str:
        return f"LegalPlays({' '.join(map(str, self))!r}, rule={self.rule!r})"


def legal_plays(
    table: Compiled, hand: int, trick: Trick, trump: str | None, *, stock: bool = False
) -> LegalPlays:
    """Judges a hand on a trick; ``stock`` says whether the stock still lasts."""
    return LegalPlays(table, hand, trick, trump, ruling(table, hand, trick, trump, stock=stock), stock)


def verdict(plays: LegalPlays, card: Card) -> Verdict:
    """The verdict on one card that is held."""
    number = plays.table.pack.number[card]
    if plays.ruling.legal >> number & 1:
        why = _ALLOWED[plays.rule](plays, card) + _remarks(plays, card)
        return Verdict(card, legal=True, rule=plays.rule, why=why)
    rule = _broken(plays, card)
    return Verdict(card, legal=False, rule=rule, why=_forbidden(plays, rule) + _remarks(plays, card))


def _broken(plays: LegalPlays, card: Card) -> str:
    """The duty that an illegal card would break."""
    if plays.rule == "follow-or-trump":
        return "follow"
    if plays.rule in {"follow", "beat", "cannot-beat", "ruffed"}:
        return "beat" if card.suit == plays.trick.led else "follow"
    return "overtrump" if card.suit_or_colour == plays.trump else "trump"


def _forbidden(plays: LegalPlays, rule: str) -> str:
    words = _words(plays)
    if plays.rule == "follow-or-trump":
        text = "{Led} were led and you hold {some}: follow suit, or play a trump."
        return say(text, **words)
    if rule == "follow":
        return say("{Led} were led and you hold {some}, so you must follow suit.", **words)
    if rule == "beat":
        return say("{Led} were led and you can beat the {target}: you must play {ones}.", **words)
    if rule == "overtrump":
        text = (
            "You are out of {led}, and the trick was trumped with the {target}: you must beat it with {ones}."
        )
        return say(text, **words)
    if plays.rule == "overtrump":
        return say("You are out of {led} and hold a higher trump than the {target}: play {ones}.", **words)
    return say("You are out of {led} and hold {trumps}, so you must play a trump.", **words)


def _lead(_plays: LegalPlays, _card: Card) -> str:
    return say("You lead, so you may play any card.")


def _open(plays: LegalPlays, _card: Card) -> str:
    if free_by_stock(plays.table, stock=plays.stock):
        return say("As long as the stock lasts there is no duty to follow suit: you may play any card.")
    return say("There is no duty to follow suit now, so you may play any card.")


def _follow(plays: LegalPlays, _card: Card) -> str:
    words = _words(plays)
    if plays.table.rules.playing.must_beat.value == "trump_led":
        text = "{Led} were led, and you follow. One must beat only when trump is led: any {one} will do."
        return say(text, **words)
    return say("{Led} were led, and you follow. You need not beat the best card: any {one} will do.", **words)


def _follow_or_trump(plays: LegalPlays, card: Card) -> str:
    words, led = _words(plays), plays.table.pack.distinct[plays.trick.cards[0]]
    if card.suit != led.suit:
        text = "{Led} were led and you could follow, but a trump may be played instead: the {card} is one."
        return say(text, card=card.name, **words)
    if card.suit_or_colour == led.suit_or_colour:
        return say("{Led} were led, and you follow suit, and colour too.", **words)
    return say("{Led} were led, and you follow suit. The colour need not be followed.", **words)


def _beat(plays: LegalPlays, card: Card) -> str:
    return say(
        "{Led} were led, and the {card} beats the {target}, as it must.", card=card.name, **_words(plays)
    )


def _cannot_beat(plays: LegalPlays, _card: Card) -> str:
    return say("{Led} were led, and you cannot beat the {target}: any {one} will do.", **_words(plays))


def _ruffed(plays: LegalPlays, _card: Card) -> str:
    text = (
        "{Led} were led, but the {target} has trumped the trick. No {one} can win it now: any {one} will do."
    )
    return say(text, **_words(plays))


def _trump(plays: LegalPlays, card: Card) -> str:
    words = _words(plays)
    if ruffed(plays.table, plays.trick, plays.trump):
        text = (
            "You are out of {led}, so you must trump. You need not beat the {best}: any {trump_one} will do."
        )
        return say(text, **words)
    return say("You are out of {led}, so you must trump: the {card} does.", card=card.name, **words)


def _overtrump(plays: LegalPlays, card: Card) -> str:
    text = "You are out of {led}, so you must trump, and the {card} beats the {target}, as it must."
    return say(text, card=card.name, **_words(plays))


def _cannot_overtrump(plays: LegalPlays, _card: Card) -> str:
    text = "You are out of {led} and cannot beat the {target}, but must still trump: any {trump_one} will do."
    return say(text, **_words(plays))


def _free(plays: LegalPlays, _card: Card) -> str:
    words = _words(plays)
    if plays.trump is None or plays.trick.led == plays.trump:
        return say("You are out of {led}: any card will do.", **words)
    if plays.hand & plays.table.suit_masks[plays.trump]:
        return say("You are out of {led}, and need not trump: any card will do.", **words)
    return say("You are out of {led} and hold no trump ({trumps_suit}): any card will do.", **words)


_ALLOWED = {
    "lead": _lead,
    "open": _open,
    "follow": _follow,
    "follow-or-trump": _follow_or_trump,
    "beat": _beat,
    "cannot-beat": _cannot_beat,
    "ruffed": _ruffed,
    "trump": _trump,
    "overtrump": _overtrump,
    "cannot-overtrump": _cannot_overtrump,
    "free": _free,
}


def _words(plays: LegalPlays) -> dict[str, str]:
    """The words that the reasons share: the led suit, the card to beat, the cards that would do."""
    distinct, trick, trump = plays.table.pack.distinct, plays.trick, plays.trump
    led = trick.led or ""
    words = {"led": suit_name(led), "Led": sentence(suit_name(led)), "one": suit_singular(led)}
    words["some"] = _either(plays, plays.hand & plays.table.suit_mask[led])
    words["ones"] = _either(plays, plays.ruling.legal)
    words["best"] = distinct[trick.best].name
    words["target"] = distinct[plays.ruling.target].name
    if trump:
        words["trumps"] = _either(plays, plays.hand & plays.table.suit_masks[trump])
        words["trump_one"] = suit_singular(trump)
        words["trumps_suit"] = suit_name(trump)
    return words


def _either(plays: LegalPlays, bits: int) -> str:
    """The cards of one suit as a choice: ``the ace or ten of clubs``."""
    cards = [card for i, card in enumerate(plays.table.pack.distinct) if bits >> i & 1]
    if plays.table.pack.colours:
        return listed((say("the {card}", card=card.name) for card in cards), "or")
    ranks = listed((rank_name(card.rank) for card in cards), "or")
    return say("the {ranks} of {suit}", ranks=ranks, suit=suit_name(cards[0].suit)) if cards else ""


def _remarks(plays: LegalPlays, card: Card) -> str:
    """What a learner would ask next: is an equal card enough, and does it hold over my partner?"""
    trick, text = plays.trick, ""
    if plays.ruling.target == plays.table.pack.number[card] and plays.rule in _BEATING | _FAILING:
        text += (
            say(" An equal card beats it: of identical cards the last played wins.")
            if plays.table.last_of_alike
            else say(" An equal card does not beat it: of two identical cards the first played wins.")
        )
    if plays.rule in _BEATING and plays.table.partner_winning(trick.winner, len(trick.cards)):
        text += say(" That your partner is winning changes nothing.")
    return text


_BEATING = {"beat", "overtrump"}
_FAILING = {"cannot-beat", "cannot-overtrump"}
