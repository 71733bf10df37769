"""Which cards may be played where suits are followed and trump is a colour: situations, drawn and asked."""

from collections.abc import Callable
from functools import partial
from random import Random

from pinochle_learn.cards.card import suit_name, suit_singular
from pinochle_learn.engine.tricks.verdicts import LegalPlays
from pinochle_learn.front import Variant
from pinochle_learn.lessons.tricks.colours.positions import Moment, moment, sorted_hand
from pinochle_learn.rules import Value
from pinochle_learn.teaching.practice.question import HAND, TRICK, Quiz, Row, Situation
from pinochle_learn.teaching.words.sources import source_line
from pinochle_learn.text import say, sentence

Fits = Callable[[Moment], bool]


def _lead(now: Moment) -> bool:
    return not now.trick


def _binds(now: Moment) -> bool:
    """Whether suit must be followed on a lead that is no trump, so that some card may not be played."""
    loose = len(now.of_suit) + len(now.trumps) < len(now.hand)
    return bool(now.trick) and bool(now.of_suit) and loose and now.led.suit_or_colour != now.trump


def _colours(now: Moment) -> tuple[bool, bool]:
    """Whether the hand holds the led suit in the led colour, and in another colour."""
    own = [card.suit_or_colour == now.led.suit_or_colour for card in now.of_suit]
    return any(own), not all(own)


def _follow(now: Moment) -> bool:
    return _binds(now) and _colours(now) == (True, False) and not now.trumps


def _trump_instead(now: Moment) -> bool:
    return _binds(now) and bool(now.trumps)


def _other_colour(now: Moment) -> bool:
    return _binds(now) and _colours(now) == (False, True)


def _both_colours(now: Moment) -> bool:
    return _binds(now) and _colours(now) == (True, True)


def _trump_led(now: Moment) -> bool:
    return bool(now.of_suit) and now.led.suit_or_colour == now.trump and len(now.of_suit) < len(now.hand)


def _void(now: Moment) -> bool:
    return bool(now.trick) and not now.of_suit


FITS: dict[str, tuple[str, Fits]] = {
    "lead": ("You lead", _lead),
    "follow": ("You hold the led colour and no trump", _follow),
    "trump-instead": ("You could follow, and hold a trump", _trump_instead),
    "other-colour": ("You hold the led suit in another colour only", _other_colour),
    "both-colours": ("You hold the led suit in both its colours", _both_colours),
    "trump-led": ("The trump colour is led", _trump_led),
    "void": ("You are out of the led suit", _void),
}


def lay_out(v: Variant, key: str, chance: Random) -> Moment | None:
    """A moment of a situation; ``None``: what was drawn is none, try once more."""
    now = moment(v, chance)
    return now if FITS[key][1](now) else None


def _draw(key: str, v: Variant, chance: Random) -> Quiz | None:
    now = lay_out(v, key, chance)
    if now is None:
        return None
    hand = sorted_hand(now)
    plays = now.v.legal(hand, trick=now.trick, trump=now.trump)
    return Quiz(
        question=say("Which cards may you play? Choose all of them."),
        rows=(Row(TRICK, now.trick, names=now.names), Row(HAND, hand)),
        reasons=(_summary(now, plays), source_line(_rule(v, plays))),
        fits={card: (card in plays, plays[card].why) for card in hand},
        trump=now.trump,
        told=(now.told,),
    )


def _summary(now: Moment, plays: LegalPlays) -> str:
    """What the rule comes to for this hand."""
    if not now.trick:
        return say("You lead, and nothing has to be followed: any card will do.")
    if not now.of_suit:
        return plays[now.hand[0]].why
    led = now.led.suit
    words = {"Led": sentence(suit_name(led)), "one": suit_singular(led), "trump": suit_singular(now.trump)}
    if now.trumps:
        return say("{Led} were led: each {one} may be played, of any colour, or a trump, a {trump}.", **words)
    return say("{Led} were led: each {one} may be played, of any colour, and no other card.", **words)


def _rule(v: Variant, plays: LegalPlays) -> Value[bool]:
    """The rule that decided, as the table's record has it."""
    play = v.rules.playing
    instead = play.trump_instead
    return instead if plays.rule == "follow-or-trump" and instead is not None else play.must_follow


CARDS = tuple(Situation(key, title, partial(_draw, key)) for key, (title, _) in FITS.items())
