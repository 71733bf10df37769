"""Mistakes in texts about the Purple pack: the card left over, an idle step, sums, runs and sets."""

from dataclasses import replace
from random import Random

from pinochle_learn.cards.card import colour_name
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.melds.groups import check_group
from pinochle_learn.errors import CardError
from pinochle_learn.front import Variant, variant, variants
from pinochle_learn.lessons.tables.asking import claimed, how_many, one_of, which
from pinochle_learn.teaching.practice.question import SMALL, Quiz, Row, numbers, pick
from pinochle_learn.teaching.words.sources import source_line, source_of
from pinochle_learn.text import listed, say

_HALF = 0.5


def card_left_over(_v: Variant, chance: Random) -> Quiz:
    """One card left over, told for any number of players."""  # E15, PU-03
    v = variant("purple")
    n = 2 if chance.random() < _HALF else 3
    pack, hand = len(v.pack), v.seated(n).rules.hand_size
    near = {
        1: say("So it is with four players: 4 × {hand} = 48.", hand=hand),
        0: say("One card is always left, as 49 is odd."),
        pack - 4 * hand + hand: say("That is with three players."),
        pack - 2 * hand: say("That is with two players."),
    }
    claim = say("Each player gets {n} cards; the colour of the remaining card is trump.", n=hand)
    told = (*claimed(say("From the rules that come with the pack:"), claim), say("Now {n} play.", n=n))
    turned = say("With two or three players the next card is turned up, and the others stay out.")
    return how_many(
        say("How many cards remain?"),
        told,
        pack - n * hand,
        near,
        say("{pack} less {n} × {hand} leaves {left}.", pack=pack, n=n, hand=hand, left=pack - n * hand),
        (turned, source_of(v.rules, "deal.rest")),
    )


def lead_as_colour(_v: Variant, chance: Random) -> Quiz:
    """A third step that can never come up."""  # E16, PU-16
    own = variant("purple")
    read = own.with_rules({"play.lead_counts_as_colour": True})
    led, other = ("Bl", "Si") if chance.random() < _HALF else ("Gr", "Br")
    low, high = one_of(chance, "89JT"), one_of(chance, "AKQ")
    trick, trump = f"{low}{led} {high}{other} {one_of(chance, '8T')}Rd {one_of(chance, '9J')}Rd", "Bk"
    cards = own.pack.read(trick)
    won, here = read.winner(trick, trump=trump), own.winner(trick, trump=trump)
    offers = tuple(
        (
            str(place),
            say("The {card}", card=card.name),
            won.why
            if place == won.position
            else say("So it is where the lead does not count as following its own colour.")
            if place == here.position
            else say("It follows neither colour nor suit, and is no trump."),
        )
        for place, card in enumerate(cards)
    )
    claim = say(
        "Highest trump; if none, highest of the led colour; if none, highest of the led suit. "
        "The lead is of its colour."
    )
    reasons = (
        say(
            "The lead is always there, so the third step could never come up. This table plays it so: {why}",
            why=here.why,
        ),
        source_line(own.rules.playing.lead_counts_as_colour)
        if own.rules.playing.lead_counts_as_colour
        else "",
    )
    made = which(
        say("Taken at its word, who wins this trick?"),
        claimed(say("Read from the rules of the pack:"), claim),
        offers,
        str(won.position),
        reasons,
        trump=trump,
    )
    return replace(made, rows=(Row(SMALL, cards, say("The trick, the lead first")),))


def counted_twice(_v: Variant, chance: Random) -> Quiz:
    """Points of tricks told in two places, and added twice."""  # E17
    v = variant("purple")
    total = compiled(v.rules).total - 8
    first, won, second = (10 * (2 + int(chance.random() * 9)) for _ in range(3))
    won += total // 3
    result = v.settle(meld=(first, 0), trick_points=(won, total - won), second_meld=(second, 0))
    right = result.change[0]
    near = {
        right + won: say("The points of the tricks count once, though the text names them twice."),
        right - second: say("The second melds count too."),
        right - first: say("The first melds count too."),
    }
    told = (
        *claimed(say("Told in two places of one text:"), say("Add the points of your tricks.")),
        say(
            "First melds {a}, tricks {t}, second melds {b}. A player adds up {n}.",
            a=first,
            t=won,
            b=second,
            n=right + won,
        ),
    )
    return how_many(
        say("What does the side score?"),
        told,
        right,
        near,
        say("{a} + {t} + {b} = {n}.", a=first, t=won, b=second, n=right),
        (source_line(v.rules.count.points),),
    )


def when_melded(_v: Variant, chance: Random) -> Quiz:
    """Melding after tricks won, told of the standard game."""  # E14, PU-23
    growing = [one.name for one in variants() if one.rules.meld.who.value == "trick_winner"]
    offers = [
        (
            "stock",
            say("Only with two players and a stock"),
            say("So it is at {tables}.", tables=listed(growing)),
        ),
        ("all", say("At every table"), say("With partners all melds are laid before the first trick.")),
        (
            "partners",
            say("Where partners sit opposite each other"),
            say("There everybody melds before play."),
        ),
        ("never", say("Nowhere"), say("With two players it is so.")),
    ]
    turn = int(chance.random() * len(offers))
    return which(
        say("Where are melds laid after a trick that is won?"),
        claimed(
            say("From the rules of a pack of its own:"),
            say("In standard Pinochle you meld when you win a trick."),
        ),
        tuple(offers[turn:] + offers[:turn]),
        "stock",
        (source_line(variant("two-handed").rules.meld.who),),
    )


# --- in turns ----------------------------------------------------------------------------------------------


def run_or_set(_v: Variant, chance: Random) -> Quiz:
    """A run of a colour told as a run alone."""  # E19
    v = variant("purple-rummy")
    suit, start = one_of(chance, v.pack.suits_or_colours), int(chance.random() * 5)
    cards = tuple(v.pack.card_of(rank, suit) for rank in v.pack.ranks[::-1][start : start + 3])
    check = check_group(compiled(v.rules), cards)
    right = "both" if {"color-run", "color-set"} <= set(check.kinds) else "run"
    offers = (
        ("run", say("A run only"), say("They are of one colour too, and any three of a colour are a set.")),
        ("set", say("A set only"), say("Their ranks follow each other, so they are a run as well.")),
        ("both", say("A run or a set, as the player says"), check.why),
        ("none", say("Neither"), say("Their ranks follow each other, and they are of one colour.")),
    )
    claim = say("Three {colour} cards in sequence are a run and nothing else.", colour=colour_name(suit))
    made = which(
        say("What can these cards be laid as?"),
        claimed(say("A player reads the list of melds:"), claim),
        offers,
        right,
        (
            say("Which of the two it is decides what may be laid off on it."),
            source_line(v.rules.meld["color-set"].cards),
        ),
    )
    return replace(made, rows=(Row(SMALL, cards, say("The cards")),))


def stuck(_v: Variant, chance: Random) -> Quiz:
    """A last card that was just drawn."""  # E20
    v = variant("purple-rummy")
    card = pick(chance, v.pack.distinct)
    verdict = v.discards([card], drawn=card)[0]
    offers = (
        ("no", say("No: the turn ends with it in hand"), verdict.why),
        ("yes", say("Yes, and goes out"), verdict.why),
        ("again", say("Draw once more"), say("A turn has one draw.")),
    )
    right = "yes" if verdict.ok else "no"
    turned = offers if chance.random() < _HALF else offers[::-1]
    made = which(
        say("The {card} was just drawn and is the only one left. May it be discarded?", card=card.name),
        claimed(say("A player says:"), say("I discard it, and I am out.")),
        turned,
        right,
        (
            say("The rules forbid the discard, and say nothing of this case."),
            source_of(v.rules, "turns.only_drawn"),
        ),
    )
    return replace(made, rows=(Row(SMALL, (card,), say("The only card left")),))


def used_twice(_v: Variant, chance: Random) -> Quiz:
    """A card in two melds."""  # E18
    v = variant("purple-rummy")
    suit = one_of(chance, v.pack.suits_or_colours)
    laid = tuple(v.pack.card_of(rank, suit) for rank in "JQK")
    others = [one for one in v.pack.suits_or_colours if one != suit]
    held = tuple(v.pack.card_of("K", other) for other in others[:2])
    try:
        why = v.check_meld((laid[-1], *held), trump=None, hand=held).why
    except CardError as error:
        why = str(error)
    offers = [
        (
            "stays",
            say("No: it stays in the run"),
            say("A card lies in one meld, and does not move. {why}", why=why),
        ),
        (
            "both",
            say("Yes, it serves in both"),
            say("A card counts for rank and colour only while it is in the hand."),
        ),
        ("moved", say("Yes, if the run is given up"), say("Cards do not move between melds.")),
    ]
    turn = int(chance.random() * len(offers))
    claim = say("A card may be used in several melds: this king makes three kings as well.")
    made = which(
        say("The run lies on the table. May its king serve with two more kings?"),
        claimed(say("A player quotes a piece of advice:"), claim),
        tuple(offers[turn:] + offers[:turn]),
        "stays",
        (source_line(v.rules.meld.reuse),),
    )
    return replace(made, rows=(Row(SMALL, laid, say("The run on the table")), Row(SMALL, held, say("Held"))))


def melds_a_turn(_v: Variant, chance: Random) -> Quiz:
    """Two melds laid in one turn."""  # E18
    v = variant("purple-rummy")
    most = v.rules.turns.melds.value if v.rules.turns else 1
    held = 2 + int(chance.random() * 2)
    first, second = (
        v.pack.suits_or_colours[n] for n in (int(chance.random() * 3), 3 + int(chance.random() * 4))
    )
    rows = tuple(
        Row(SMALL, tuple(v.pack.card_of(rank, suit) for rank in "89T"), say("A run"))
        for suit in (first, second)
    )
    near = {
        held: say("The others must wait for the next turn, and might be caught in hand."),
        0: say("One may be laid at once."),
        held + 1: say("So many are not held."),
    }
    claim = say("Lay all the melds that you hold, and be rid of them.")
    return Quiz(
        say("A player holds {n} melds. How many may be laid in this turn?", n=held),
        rows,
        (
            say("Laying off on melds that lie there is free."),
            source_of(v.rules, "turns.melds"),
        ),
        numbers(most, near, say("One meld a turn, then any number of cards laid off.")),
        told=claimed(say("Advice of a friend:"), claim),
    )
