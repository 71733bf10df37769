"""Mistakes in texts about melds: runs with extras, sums, doubles, and cards that do not belong."""

from random import Random

from pinochle_learn.cards.card import suit_name
from pinochle_learn.engine.melds.finding import MeldSet
from pinochle_learn.front import Variant, variant
from pinochle_learn.lessons.tables.asking import SUITS, claimed, how_many, one_of, which
from pinochle_learn.teaching.melds.other_tables import reading_in_words, readings
from pinochle_learn.teaching.practice.question import Quiz
from pinochle_learn.teaching.words.sources import source_line
from pinochle_learn.text import listed, say, sentence

_EXTRAS = ("a run alone", "a run and a king more", "a run and a queen more", "a run, a king and a queen more")
_READINGS = ("strict", "named", "borrow", "both")


def summed(melds: MeldSet) -> str:
    """The engine's sum, such as ``Aces around 100, run 150 and dix 10: 260``."""
    if len(melds) == 1:
        return "".join(meld.why for meld in melds)
    parts = listed(say("{meld} {n}", meld=meld.name, n=meld.points) for meld in melds)
    return sentence(say("{parts}: {total}.", parts=parts, total=melds.points))


def _paid(v: Variant, key: str) -> str:
    return source_line(v.rules.meld[key].points)


def run_readings(_v: Variant, chance: Random) -> Quiz:
    """The four readings of a run with extra cards."""  # D01, D02
    v, trump = variant("pagat"), one_of(chance, SUITS)
    by_reading = {read.key: read for read in readings(v, trump)}
    asked = one_of(chance, _READINGS)
    extra = 1 + int(chance.random() * 3) if asked != "both" else int(chance.random() * 4)
    right = by_reading[asked].points[extra]
    near = {
        read.points[extra]: say("So it is where: {words}", words=read.words) for read in by_reading.values()
    } | {80: say("That is two royal marriages, and forgets the run.")}
    others = sorted({read.points[extra] for read in by_reading.values()} - {right})
    wrong = others[int(chance.random() * len(others))]
    told = (
        say("Four readings of a run with extra kings and queens of trump are in use. A player says:"),
        reading_in_words(asked),
        say("Then he writes {n} for {cards}.", n=wrong, cards=say(_EXTRAS[extra])),
    )
    cards = " ".join(rank + trump for rank in ("A", "T", "K", "Q", "J", *("", "K", "Q", "KQ")[extra]))
    all_four = [
        say("{who}: {points}.", who=read.words.rstrip("."), points=", ".join(map(str, read.points)))
        for read in by_reading.values()
    ]
    reasons = (
        say("Run alone, with a king, with a queen, with both."),
        *all_four,
        source_line(v.rules.meld.run_extras),
    )
    return how_many(
        say("What does he have by his own reading?"),
        told,
        right,
        near,
        reading_in_words(asked),
        reasons,
        cards,
        trump,
    )


def sum_with_nine(_v: Variant, chance: Random) -> Quiz:
    """An example whose sum leaves out the nine of trump."""  # E03
    v, trump = variant("wikihow"), one_of(chance, SUITS)
    others = " ".join("A" + suit for suit in SUITS if suit != trump)
    cards = f"A{trump} T{trump} K{trump} Q{trump} J{trump} 9{trump} {others}"
    melds = v.meld(cards, trump=trump)
    dix = next(meld.points for meld in melds if meld.key == "dix")
    near = {
        melds.points - dix: say("That leaves out the nine of trump, which is a meld of its own."),
        melds.points + 40: say("The king and queen of the run are no royal marriage as well."),
        melds.points - 100 - dix: say("That is the run alone."),
        melds.points - 100: say("The four aces, one of each suit, are a meld of another type."),
    }
    claim = say("These cards meld {n} points in all.", n=melds.points - dix)
    return how_many(
        say("What is the right sum?"),
        claimed(say("From an article on the internet:"), claim),
        melds.points,
        near,
        summed(melds),
        (say("Check a sum meld by meld: run, dix, aces around."), _paid(v, "dix")),
        cards,
        trump,
    )


def double_kings(_v: Variant, chance: Random) -> Quiz:
    """A double around told with one card of each suit."""  # E04
    v = variant("wikihow")
    rank, key, name = (
        ("K", "kings-around", "kings"),
        ("Q", "queens-around", "queens"),
        ("J", "jacks-around", "jacks"),
    )[int(chance.random() * 3)]
    one = " ".join(rank + suit for suit in SUITS)
    single, double = (v.meld(" ".join([one] * n), trump="H").points for n in (1, 2))
    claim = say("Double {name} around: one of each suit, {n} points.", name=name, n=double)
    near = {
        single: say("You have taken away too much: one of each suit pays something."),
        double: say("For that it takes two of each suit, eight cards."),
        2 * single: say("Nothing is doubled here: it is one set of four."),
        0: say("One of each suit is a meld."),
    }
    near.pop(single)
    return how_many(
        say("What do these four cards pay?"),
        claimed(say("From a list of melds:"), claim),
        single,
        near,
        say("One of each suit pays {n}; two of each, all eight, pay {double}.", n=single, double=double),
        (_paid(v, key),),
        one,
    )


def classes(_v: Variant, chance: Random) -> Quiz:
    """A list that has lost its headings, so that everything seems one class."""  # E08
    v, trump = variant("okpinochle"), one_of(chance, "HC")
    cards = "KS QS JD"
    melds = v.meld(cards, trump=trump)
    claim = say("All melds are of one type, so the queen of spades serves once: these cards meld 40.")
    near = {
        40: say("Marriage and pinochle are of different types, and a card serves once in each."),
        20: say("The pinochle counts as well."),
        80: say("A marriage that is not of trump pays 20."),
    }
    return how_many(
        say("What do they meld?"),
        claimed(say("From a page whose headings were lost:"), claim),
        melds.points,
        near,
        summed(melds),
        (
            say("Three types: runs and marriages, pinochles, arounds."),
            source_line(v.rules.meld["pinochle"].type),
        ),
        cards,
        trump,
    )


def pinochle_queen(_v: Variant, chance: Random) -> Quiz:
    """A pinochle with the wrong queen."""  # W01
    v = variant("pagat")
    wrong = one_of(chance, "HDC")
    offers = []
    for suit in SUITS:
        claim = v.check_meld(f"Q{suit} JD", trump="C" if suit != "C" else "H")
        offers.append((suit, say("The queen of {suit}", suit=suit_name(suit)), claim.why))
    right = next(suit for suit in SUITS if v.check_meld(f"Q{suit} JD", trump="H").ok)
    claim_text = say("A pinochle is the queen of {suit} with the jack of diamonds.", suit=suit_name(wrong))
    return which(
        say("Which queen goes with the jack of diamonds?"),
        claimed(say("From a page of advice on games:"), claim_text),
        tuple(offers),
        right,
        (_paid(v, "pinochle"),),
        f"Q{wrong} JD",
    )


def royal_in_run(_v: Variant, chance: Random) -> Quiz:
    """A run whose king and queen are counted once more."""  # W02
    v, trump = variant("pinochlerun"), one_of(chance, SUITS)
    nine = chance.random() < 0.5  # noqa: PLR2004 - every other time
    cards = " ".join(rank + trump for rank in ("ATKQJ9" if nine else "ATKQJ"))
    melds = v.meld(cards, trump=trump)
    royal = v.meld(f"K{trump} Q{trump}", trump=trump).points
    near = {
        melds.points + royal: say("The king and queen are used up in the run: a card serves once in a type."),
        melds.points + 2 * royal: say("Not even once do they count again."),
        melds.points - 1 if nine else royal: say("Something that pays is left out."),
        15 + 2 * royal: say("The king and queen are used up in the run."),
    }
    claim = say("The royal marriage inside the run scores as well: {n} points.", n=melds.points + royal)
    return how_many(
        say("What do these cards meld on the ÷10 scale?"),
        claimed(say("From a page on family games:"), claim),
        melds.points,
        near,
        summed(melds),
        (say("A card serves once in each type, and run and marriage are of one type."), _paid(v, "run")),
        cards,
        trump,
    )


def run_misprint(_v: Variant, chance: Random) -> Quiz:
    """A list for two players with a wrong run."""  # W05
    v, trump = variant("two-handed"), one_of(chance, SUITS)
    cards = " ".join(rank + trump for rank in "ATKQJ")
    melds = v.meld(cards, trump=trump)
    near = {
        20: say("So little pays a marriage that is not of trump."),
        40: say("That is the royal marriage alone."),
        200: say("A misprint the other way: a run pays less."),
    }
    return how_many(
        say("What does a run pay with two players, on the ×10 scale?"),
        claimed(say("From a list of melds for two players:"), say("A run of trump: 20.")),
        melds.points,
        near,
        summed(melds),
        (_paid(v, "run"),),
        cards,
        trump,
    )


def four_of_a_rank(_v: Variant, chance: Random) -> Quiz:
    """Kings around at the price of jacks, and queens too."""  # W06, W07
    v = variant("pagat")
    rank, key, name = (("K", "kings-around", "kings"), ("Q", "queens-around", "queens"))[
        int(chance.random() * 2)
    ]
    cards = " ".join(rank + suit for suit in SUITS)
    right = v.meld(cards, trump="H").points
    prices = {r: v.meld(" ".join(r + suit for suit in SUITS), trump="H").points for r in "AKQJ"}
    names = {"A": "aces", "K": "kings", "Q": "queens", "J": "jacks"}
    near = {n: say("That is what four {name} pay.", name=names[r]) for r, n in prices.items()}
    told = say("Four {name}, one of each suit: {n}.", name=name, n=prices["J"])
    row = ", ".join(f"{names[r]} {n}" for r, n in prices.items())
    return how_many(
        say("What do they pay?"),
        claimed(say("From an old encyclopaedia and a new web page:"), told),
        right,
        near,
        say("Around: {row}.", row=row),
        (_paid(v, key),),
        cards,
    )


def double_pinochle(_v: Variant, chance: Random) -> Quiz:
    """A sum that sees a double pinochle as a single one."""  # W09
    v, trump = variant("pinochlerun"), one_of(chance, "HC")
    house = " ".join(f"K{suit} Q{suit}" for suit in SUITS)
    cards = f"{house} QS JD JD"
    melds = v.meld(cards, trump=trump)
    single = v.meld("QS JD", trump=trump).points
    double = v.meld("QS JD QS JD", trump=trump).points
    wrong = melds.points - double + single
    near = {
        wrong: say("Two queens of spades and two jacks of diamonds are a double pinochle."),
        wrong + single: say("Two pinochles are no {n} but one double.", n=2 * single),
        melds.points - double: say("That leaves the pinochles out."),
        melds.points - 1: say("Add again, meld by meld."),
    }
    claim = say("This hand melds {n}.", n=wrong)
    return how_many(
        say("What does it meld on the ÷10 scale?"),
        claimed(say("From the tests of a computer program:"), claim),
        melds.points,
        near,
        summed(melds),
        (_paid(v, "pinochle"),),
        cards,
        trump,
    )


def triple_jacks(_v: Variant, chance: Random) -> Quiz:
    """Triple and quadruple arounds in the double deck."""  # W11
    v = variant("double-deck")
    rank, key, name = (
        ("J", "jacks-around", "jacks"),
        ("Q", "queens-around", "queens"),
        ("K", "kings-around", "kings"),
    )[int(chance.random() * 3)]
    prices = [
        v.meld(" ".join(rank + suit for suit in SUITS for _ in range(n)), trump="H").points
        for n in (1, 2, 3, 4)
    ]
    near = {
        prices[3]: say("That is four of each suit, all sixteen."),
        prices[1]: say("That is two of each suit."),
        3 * prices[0]: say("Sets of a rank pay more together than one by one."),
    }
    claim = say("Triple {name} around: {n}.", name=name, n=prices[3])
    return how_many(
        say("What do three {name} of each suit pay, on the ÷10 scale?", name=name),
        claimed(say("From a program for the 80-card pack:"), claim),
        prices[2],
        near,
        say("One to four sets: {prices}.", prices=", ".join(map(str, prices))),
        (_paid(v, key),),
        " ".join(rank + suit for suit in SUITS for _ in range(3)),
    )
