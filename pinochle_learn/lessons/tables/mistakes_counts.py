"""Mistakes in texts about dealing, tricks, scales and chances."""

from math import comb
from random import Random

from pinochle_learn.cards.card import suit_name
from pinochle_learn.front import Variant, variant
from pinochle_learn.lessons.tables.asking import SUITS, claimed, how_many, one_of, which
from pinochle_learn.teaching.practice.question import Quiz
from pinochle_learn.teaching.words.sources import source_line
from pinochle_learn.text import listed, say

_HALF = 0.5


def deal_of_eighteen(_v: Variant, chance: Random) -> Quiz:
    """A deal for three that takes more cards than there are."""  # E01, D32
    v = variant("three-handed-wikihow")
    kitty = v.rules.kitty.cards.value if v.rules.kitty else 0
    players, pack, hand = max(v.players), len(v.pack), v.rules.hand_size
    said = 18 if chance.random() < _HALF else 16 + int(chance.random() * 4)
    needs = players * said + kitty
    near = {
        players * said: say("And the kitty? It has {n} cards.", n=kitty),
        pack: say("So many there are. The deal as told takes more."),
        needs - said: say("There are {n} players.", n=players),
        needs + kitty: say("The kitty is dealt once."),
    }
    claim = say("Three players get {n} cards each, and {kitty} go to the kitty.", n=said, kitty=kitty)
    right = say(
        "{n} × {hand} + {kitty} = {pack}: with {hand} each it comes out.",
        n=players,
        hand=hand,
        kitty=kitty,
        pack=pack,
    )
    return how_many(
        say("The pack has {n} cards. How many would this deal take?", n=pack),
        claimed(say("From an article for two, three and four players:"), claim),
        needs,
        near,
        say(
            "{n} × {said} + {kitty} = {needs}, and the pack has {pack}.",
            n=players,
            said=said,
            kitty=kitty,
            needs=needs,
            pack=pack,
        ),
        (right, source_line(v.rules.deal.hand)),
    )


def all_tricks(_v: Variant, chance: Random) -> Quiz:
    """A total that leaves out the last trick."""  # E02
    v = variant(one_of(chance, ("wikihow", "hoyle", "cutthroat", "two-handed")))
    cards = v.pack.whole()
    bare, whole = int(v.count(cards)), int(v.count(cards, last_trick=True))
    last = whole - bare
    near = {
        bare: say("Those are the cards alone. The last trick brings {n} more.", n=last),
        whole + last: say("The last trick counts once."),
        bare - last: say("Count the cards again."),
    }
    claim = say(
        "There are {n} points in the tricks, and {last} more for the last trick: {n} in all.",
        n=bare,
        last=last,
    )
    ranks = zip(v.pack.ranks, v.rules.count.points.value, strict=True)
    each = len(v.pack.suits) * v.pack.copies
    parts = listed(say("{n} × {points}", n=each, points=points) for _rank, points in ranks if points)
    return how_many(
        say("What do all tricks of a hand come to at {table}?", table=v.name),
        claimed(say("From an article:"), claim),
        whole,
        near,
        say(
            "{parts} are {bare}, and {last} for the last trick: {whole}.",
            parts=parts,
            bare=bare,
            last=last,
            whole=whole,
        ),
        (source_line(v.rules.count.last_trick),),
    )


def double_deck_total(_v: Variant, chance: Random) -> Quiz:
    """The counters of 80 cards counted as if they were 48."""  # W03
    v = variant(one_of(chance, ("double-deck", "double-deck-pagat", "npa")))
    cards = v.pack.whole()
    total, bare = int(v.count(cards, last_trick=True)), int(v.count(cards))
    each = len(v.pack.suits) * v.pack.copies
    last = total - bare
    near = {
        bare // 2 + 1: say("So it is with 48 cards, of which there are two of each."),
        bare: say("The last trick is still to come."),
        bare + 1: say("The last trick counts {n} here.", n=last),
        bare // 2: say("There are four of each card here."),
    }
    claim = say("In the 80-card pack 8 aces, 8 tens and 8 kings count, and 1 for the last trick.")
    return how_many(
        say("What do all tricks come to, on the ÷10 scale?"),
        claimed(say("From a page on double-deck Pinochle:"), claim),
        total,
        near,
        say(
            "{n} aces, tens and kings each: 3 × {n} = {bare}, and {last} for the last trick.",
            n=each,
            bare=bare,
            last=last,
        ),
        (source_line(v.rules.count.last_trick),),
    )


def ten_above_king(_v: Variant, chance: Random) -> Quiz:
    """The order of the ranks as in other games."""  # W04
    v, suit = variant("two-handed"), one_of(chance, SUITS)
    trump = one_of(chance, "".join(other for other in SUITS if other != suit))
    lower = one_of(chance, "KQJ")
    trick = f"{lower}{suit} T{suit}" if chance.random() < _HALF else f"T{suit} {lower}{suit}"
    won = v.winner(trick, trump=trump)
    offers = tuple(
        (
            str(place),
            say("The {card}", card=card.name),
            won.why
            if place == won.position
            else say("Not so: the ranks go A 10 K Q J 9, and the ten stands second."),
        )
        for place, card in enumerate(v.pack.read(trick))
    )
    return which(
        say("Who wins this trick?"),
        claimed(say("From the rules of a game for two:"), say("The cards rank A K Q J 10 9.")),
        offers,
        str(won.position),
        (source_line(v.rules.pack.ranks),),
        trick,
        trump,
    )


def trump_instead(_v: Variant, chance: Random) -> Quiz:
    """A program that trumps while it could follow."""  # W08
    v, led = variant("pagat"), one_of(chance, SUITS)
    trump = one_of(chance, "".join(other for other in SUITS if other != led))
    hand, trick = f"A{trump} A{led}", f"A{led} K{led}"
    plays = v.legal(hand, trick=trick, trump=trump)
    offers = tuple(
        (str(verdict.card), say("The {card}", card=verdict.card.name), verdict.why)
        for verdict in plays.verdicts
    )
    right = str(next(iter(plays)))
    return which(
        say(
            "The {led}, then the king were played. Which card must this hand play?",
            led=say("ace of {suit}", suit=suit_name(led)),
        ),
        claimed(
            say("From the tests of a computer program:"),
            say("The ace of {suit} is expected: it wins.", suit=suit_name(trump)),
        ),
        offers,
        right,
        (source_line(v.rules.playing.must_follow),),
        hand,
        trump,
    )


def mixed_scales(_v: Variant, chance: Random) -> Quiz:
    """A meld on one scale added to tricks on the other."""  # W10
    v = variant("pinochlerun")
    meld, tricks = 20 + int(chance.random() * 15), 12 + int(chance.random() * 10)
    result = v.settle(bid=25, bidder=0, meld=(meld, 0), trick_points=(tricks, 25 - tricks))
    right = result.change[0]
    near = {
        meld + 10 * tricks: say(
            "The meld is on the ÷10 scale, the tricks on the ×10 scale: {n} there is {small} here.",
            n=10 * tricks,
            small=tricks,
        ),
        10 * right: say("That is the same on the ×10 scale."),
        meld: say("The tricks count too."),
    }
    told = say(
        "We melded {meld} and took {tricks} in tricks, which makes {n}.",
        meld=meld,
        tricks=10 * tricks,
        n=meld + 10 * tricks,
    )
    return how_many(
        say("A side bid 25. What does it score on the ÷10 scale?"),
        claimed(say("From a guide that mixes two kinds of table:"), told),
        right,
        near,
        result.sides[0].why,
        (
            say("÷10 and ×10 are two ways to write the same points. Never add one to the other."),
            source_line(v.rules.table.scale),
        ),
    )


def kitty_odds(_v: Variant, chance: Random) -> Quiz:
    """A chance out by a misprint."""  # W14, X197
    v = variant("auction")
    kitty = v.rules.kitty.cards.value if v.rules.kitty else 0
    unseen = len(v.pack) - v.rules.hand_size
    ways = comb(unseen, kitty)
    ranks = 3
    hits = ways - comb(unseen - 2 * ranks, kitty)
    texts = {n: f"{ways / (ways - comb(unseen - 2 * n, kitty)):.2f}" for n in range(1, 6)}
    other = 2 if chance.random() < _HALF else 4
    offers = (
        ("printed", "2.11", say("So it is printed, but the division does not come out at that.")),
        ("right", texts[ranks], say("{ways} ÷ {hits} = {n}.", ways=ways, hits=hits, n=texts[ranks])),
        ("other", texts[other], say("That is the chance of {n} wanted cards.", n=other)),
    )
    claim = say("One hand in 2.11 finds one of three wanted cards in the kitty.")
    sums = say(
        "{unseen} cards are unseen, two of each wanted card among them: {hits} of {ways} kitties hold one.",
        unseen=unseen,
        hits=hits,
        ways=ways,
    )
    return which(
        say("The kitty has {n} cards. One hand in how many is right?", n=kitty),
        claimed(say("From a table of chances in an encyclopaedia of games:"), claim),
        offers,
        "right",
        (sums, source_line(v.rules.deal.hand)),
    )


def whose_pass(_v: Variant, chance: Random) -> Quiz:
    """Advice that fits one pass and is given for the other."""  # E05
    v = variant("wikihow")
    n = v.rules.exchanging.cards.value
    swap = chance.random() < _HALF
    offers = [
        (
            "partner",
            say("What the bidder's partner passes"),
            say("The bidder named trump and leads: the partner's trumps belong there."),
        ),
        (
            "bidder",
            say("What the bidder passes back"),
            say("The bidder would give away what the bid was made for."),
        ),
        ("both", say("Both"), say("Then trumps would only go to and fro.")),
    ]
    return which(
        say("Each passes the other {n} cards. For which pass is this good advice?", n=n),
        claimed(
            say("From an article, just after the bidder's cards go back:"),
            say("Pass your trumps first: they make the other hand stronger."),
        ),
        tuple(reversed(offers) if swap else offers),
        "partner",
        (source_line(v.rules.exchanging.cards),),
    )
