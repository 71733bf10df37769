"""Checks the plain Purple Pinochle on examples worked by hand, and against itself."""

from itertools import product
from random import Random

import pytest

from .deal import able, act, may_act, new_deal, replay, to_meld_from, written
from .melds import AROUNDS, TIMES, best_by_class, best_melds, best_points, lay, readings, worth
from .settle import passed_out, settle, sharers
from .table import COLOURS, PACK, count, in_order, legal, winner


def held(cards):
    """Returns a list of cards from a text."""
    return cards.split()


def test_the_pack():
    assert len(set(PACK)) == 49
    assert count(PACK) == 392  # PD-08
    assert count(held("KBk 8Br")) == 13 + 2


MELDS = [
    # cards, trump, class A, B and C
    ("", "Bk", 0, 0, 0),
    ("ABk KBk QBk JBk TBk", "Bk", 150, 100, 30),  # five blacks; queen and jack of one colour
    ("ABk KBk QBk JBk TBk", "Rd", 30, 100, 30),
    ("ABk KBk QBk JBk TBk", None, 30, 100, 30),
    ("KGo QGo", "Go", 40, 0, 0),  # X202
    ("KGo QGo", "Bk", 30, 0, 0),
    ("KGo QRd", "Go", 20, 0, 0),
    ("KGo QBk", "Go", 0, 0, 0),
    ("KRd QRd KGo QGo", "Bk", 60, 0, 0),
    ("KRd QRd KGo", "Go", 30, 0, 0),
    ("KRd KGo QGo", "Go", 40, 0, 0),
    ("ARd KRd QRd JRd TRd KGo QGo", "Rd", 180, 80, 30),  # the run, and gold beside it; one jack
    ("ARd KRd QRd JRd TRd KGo", "Rd", 150, 80, 30),  # the run's queen is used
    ("8Si", "Si", 10, 0, 0),
    ("8Si", "Bl", 0, 0, 0),
    ("QBk JBl", "Bk", 0, 0, 40),
    ("QBk JSi", "Bk", 0, 0, 40),  # silver is diamonds as well
    ("QBk JSi JBk", "Bk", 0, 0, 40),
    ("QBk JSi QSi", "Go", 0, 0, 40),  # 40, or 30 for silver: the jack serves once
    ("QBk JSi JBl QSi", "Go", 0, 0, 70),
    ("QBl JSi", "Go", 0, 0, 20),
    ("QBl JSi QSi JBl", "Go", 0, 0, 60),
    ("QRd JBl", "Go", 0, 0, 0),
    ("ABk ARd ABl AGr", "Go", 0, 50, 0),  # X200
    ("ABk ARd ABl AGr AGo", "Go", 0, 100, 0),
    ("ABk ARd ABl AGr AGo ASi", "Go", 0, 200, 0),
    ("ABk ARd ABl AGr AGo ASi ABr", "Go", 0, 400, 0),
    ("AGr TGr 9Gr 8Gr", "Go", 0, 20, 0),  # X201
    ("AGr TGr 9Gr 8Gr KGr", "Go", 0, 40, 0),
    ("AGr TGr 9Gr 8Gr KGr JGr", "Go", 0, 80, 0),
    ("AGr TGr 9Gr 8Gr KGr JGr QGr", "Bk", 30, 160, 30),
    ("AGo TGo 9Go 8Go", "Bk", 0, 0, 0),  # there is no around of gold
    ("TBk TRd TBl TGr", "Go", 0, 0, 0),
    # the black ace serves its rank or its colour
    ("ABk ARd ABl AGr TBk 9Bk 8Bk", "Go", 0, 50, 0),
    ("ABk ARd ABl AGr AGo TBk 9Bk 8Bk", "Go", 0, 100, 0),
    ("ABk ARd ABl AGr AGo TBk 9Bk 8Bk KBk", "Go", 0, 150, 0),
    ("ABk ARd ABl AGr AGo ASi TBk 9Bk 8Bk", "Go", 0, 200, 0),  # six aces, or five and four blacks: 150
    ("JBk JRd JBl JGr JGo TBk 9Bk 8Bk", "Si", 0, 70, 0),  # four jacks and four blacks beat five jacks
    ("JBk JRd JBl JGr JGo JSi TBk 9Bk 8Bk", "Br", 0, 90, 0),  # 40 and 50 beat 80
]


@pytest.mark.parametrize("row", MELDS, ids=str)
def test_melds(row):
    cards, trump, *points = row
    assert list(best_by_class(held(cards), trump).values()) == points
    assert best_points(held(cards), trump) == sum(points)


def test_the_whole_pack():
    """A is a run, six marriages of a colour and the dix; C is a pinochle of each colour."""
    found = best_by_class(PACK, "Bk")
    assert found["A"] == 150 + 6 * 30 + 10
    # a queen of spades with a jack of diamonds, 40, leaves black's jack and a queen of diamonds idle
    assert found["C"] == 7 * 30
    assert best_by_class(PACK, None)["A"] == 7 * 30


READINGS = [
    ("QBk KBk", "Bk", "A royal-marriage 40"),
    ("QBk KBk", "Rd", "A color-marriage 30"),
    ("QGo KRd", "Rd", "A suit-marriage 20"),
    ("8Go", "Go", "A dix 10"),
    ("JSi QBk", "Rd", "C pinochle 40"),
    ("JSi QSi", "Rd", "C color-pinochle 30"),
    ("JSi QBl", "Rd", "C suit-pinochle 20"),
    ("ABk ARd ABl AGr", "Rd", "B aces-around 50"),
    ("ABk KBk QBk JBk TBk", "Bk", "A run 150", "B black-around 100"),
    ("ABk KBk QBk JBk TBk", "Rd", "B black-around 100"),
    ("ASi KSi QSi JSi TSi", "Si", "A run 150"),
    ("ABk KBk QBk", "Bk"),
    ("KBk QRd", "Bk"),
    ("8Go", "Bk"),
]


@pytest.mark.parametrize("row", READINGS, ids=str)
def test_what_cards_may_be_laid_as(row):
    cards, trump, *expected = row
    found = readings(held(cards), trump)
    assert [f"{kind} {key} {points}" for kind, (key, _cards, points) in found] == expected
    assert all(sorted(meld[1]) == sorted(held(cards)) for _kind, meld in found)


def by_every_assignment(cards):
    """The most that class B pays, where each card is asked for its rank and its colour and for nothing."""
    suits = [
        [suit_or_colour for suit_or_colour in (card[0], card[1:]) if suit_or_colour in AROUNDS]
        for card in cards
    ]
    return max(worth_of(served) for served in product(*([*own, None] for own in suits)))


def worth_of(served):
    """What arounds of these sizes pay."""
    return sum(
        points * TIMES.get(served.count(suit_or_colour), 0)
        for suit_or_colour, (_key, points) in AROUNDS.items()
    )


def test_arounds_by_an_even_plainer_search():
    rng, paid = Random("plainer"), 0
    crossing = [rank + colour for rank in "AKQJ" for colour in ("Bk", "Rd", "Bl", "Gr")]
    for size in (4, 6, 7, 8, 9, 9, 10, 10):
        for pool in (crossing, [card for card in PACK if card[0] in "AK" or card[1:] in ("Bk", "Rd")]):
            cards = rng.sample(pool, size)
            found = best_by_class(cards, None)["B"]
            assert found == by_every_assignment(cards)
            paid += found > 0
    assert paid > 4


def test_what_may_be_laid_together():
    hand = held("KBk QBk QRd JBl JRd KRd")
    assert lay(hand, [], "Bk") == 0
    assert lay(hand, [["KBk", "QBk"], ["QBk", "JBl"], ["KRd", "QRd"], ["QRd", "JRd"]], "Bk") == 140
    assert lay(hand, [["QBk", "JBl"], ["QBk", "JBk"]], "Bk") is None  # not held
    assert lay([*hand, "JBk"], [["QBk", "JBl"], ["QBk", "JBk"]], "Bk") is None  # twice in class C
    assert lay(hand, [["KBk", "QRd"]], "Bk") is None
    run = held("AGr KGr QGr JGr TGr")
    assert lay(run, [run], "Gr") == 150
    assert lay(run, [run], "Go") == 40
    assert lay(run, [run, run], "Gr") == 190  # the run, and five greens
    assert lay(run, [run, run], "Go") is None
    assert lay(run, [run, ["KGr", "QGr"]], "Gr") == 40 + 40  # five greens beside a royal marriage
    assert lay(run, [run, run, ["KGr", "QGr"]], "Gr") is None


@pytest.mark.parametrize("trump", ["Bk", "Si", None])
def test_the_best_melds_may_be_laid_and_pay_the_most(trump):
    rng = Random(f"lay {trump}")
    for size in list(range(1, 30)) * 3:
        cards = rng.sample(PACK, size)
        melds = best_melds(cards, trump)
        assert worth(melds) == best_points(cards, trump)
        assert lay(cards, [list(meld[1]) for meld in melds], trump) == worth(melds)


LEGAL = [
    # hand, trick, trump, legal
    ("KBk QRd 8Go", "", "Bk", "KBk QRd 8Go"),
    ("KBk QRd 8Go", "ARd", "Si", "QRd 8Go"),  # hearts are red and gold
    ("KBk QRd 8Go", "ARd", "Bk", "KBk QRd 8Go"),  # or a trump instead
    ("KBk QRd 8Go", "ABl", "Bk", "KBk QRd 8Go"),  # nothing follows: any card
    ("KBk 8Go", "ABl KGr", "Go", "KBk 8Go"),  # no duty to trump
    ("KSi 8Go QBl", "ABl 8Bk", "Si", "KSi QBl"),
    ("KSi 8Go", "ABl", None, "KSi"),
]


@pytest.mark.parametrize("row", LEGAL, ids=str)
def test_what_may_be_played(row):
    hand, trick, trump, expected = row
    assert legal(held(hand), held(trick), trump) == set(held(expected))


WINNERS = [
    # trick, trump, place of the winner, and where the lead counts as of its colour
    ("8Rd ARd KGo ABk", "Bk", 3, 3),
    ("8Rd 8Bk ARd 9Bk", "Bk", 3, 3),
    ("8Rd ARd AGo ABk", "Si", 1, 1),  # another red: the colour decides
    ("8Rd AGo 9Rd ABk", "Si", 2, 2),
    ("8Rd AGo KGo ABk", "Si", 1, 0),  # red only led: the suit decides
    ("ARd AGo KGo ABk", "Si", 0, 0),  # a tie: first played
    ("KRd ABk ABl AGr", "Si", 0, 0),
    ("KBl ASi", "Bk", 1, 0),
    ("TBl JBl", None, 1, 1),  # the ten is below the jack
    ("KBl ASi", "Bl", 0, 0),
    ("9Gr", "Bl", 0, 0),
]


@pytest.mark.parametrize("row", WINNERS, ids=str)
def test_who_wins(row):
    trick, trump, place, otherwise = row
    assert winner(held(trick), trump) == place
    assert winner(held(trick), trump, lead_counts=True) == otherwise


def test_settlement():
    points = {"meld": (100, 40), "second_meld": (200, 150), "trick_points": (180, 200)}
    assert settle(**points)["change"] == (480, 390)
    assert settle(contract=(480, 0), **points)["outcome"] == "made"
    lost = settle(contract=(490, 0), before=(1300, 1200), **points)
    assert (lost["change"], lost["after"], lost["outcome"]) == ((-490, 390), (810, 1590), "set")
    assert lost["game_winner"] == 1
    assert settle(**points)["game_winner"] is None
    assert settle(target=None, **points)["game_winner"] == 0
    assert passed_out(2, (5, 6))["after"] == (5, 6)


@pytest.mark.parametrize(
    ("before", "winner"),
    [((0, 0, 0), None), ((1499, 0, 0), 0), ((1500, 1490, 1510), 2), ((1500, 1500, 0), None)],
)
def test_the_highest_past_the_target_wins_and_a_tie_plays_on(before, winner):
    points = {"meld": (10, 10, 10), "second_meld": (0, 0, 0), "trick_points": (0, 0, 0)}
    assert settle(before=before, **points)["game_winner"] == winner


def test_a_tie_after_one_deal_is_shared():
    found = settle(meld=(10, 20, 0), second_meld=(10, 0, 0), trick_points=(0, 0, 5), target=None)
    assert (found["game_winner"], sharers(found["after"])) == (None, [0, 1])


def colours(text, ranks):
    """Returns the cards of some colours and ranks."""
    return [rank + colour for colour in text.split() for rank in ranks]


def test_a_deal_by_hand():
    """Bronze is trump; each player holds six or seven cards of one colour."""
    greens = colours("Gr", "AKQJT98") + colours("Bk Rd Bl Go Si", "8")
    hands = [greens, *(colours(two, "AKQJT9") for two in ("Bk Si", "Rd Go", "Bl Br"))]
    deal = new_deal(hands, "8Br", 0)
    assert (deal.trump, deal.to_act, deal.phase) == ("Br", 1, "meld")
    for _seat in range(4):
        act(deal, written(best_melds(deal.hands[deal.to_act], deal.trump)))
    # in classes A, B and C: seat 0 30 160 30, seat 2 60 160 60; seat 1 60 200 60, seat 3 180 120 60
    assert deal.meld == [220 + 280, 320 + 360]
    assert (deal.phase, deal.to_act) == ("play", 1)
    # spades are led and trumped; five bronzes win, then blacks, blues and silvers
    first = ["ABk", "AGo", "9Br", "8Bk"]
    replay(deal, [f"play {card}" for card in first[:3]])
    assert not may_act(deal, "play AGr")  # spades can be followed
    act(deal, "play 8Bk")
    assert (deal.won[1], deal.to_act) == (first, 3)
    assert able(deal) == set(colours("Bl", "AKQJT9") + colours("Br", "AKQJT"))
    assert not may_act(deal, "play AGr")
    while deal.phase == "play":
        held_here = able(deal)
        bronze = sorted(card for card in held_here if card.endswith("Br"))
        act(deal, f"play {(bronze or in_order(held_here))[0]}")
    assert deal.won[0] == []
    assert (deal.phase, deal.result) == ("second_meld", None)
    assert not may_act(deal, "meld 8Br")  # it is not dealt
    act(deal, written(best_melds(to_meld_from(deal), deal.trump)))
    act(deal, "meld")
    # A: a run and six marriages; B: by the cards below; C: seven pinochles
    seven = 7 * 7 - 1
    assert len(deal.won[1]) == seven
    assert deal.second_meld == [0, 150 + 6 * 30 + best_by_class(deal.won[1], "Br")["B"] + 7 * 30]
    assert deal.result["change"] == (500, 680 + deal.second_meld[1] + 392 - 2)
    assert deal.result["game_winner"] == 1


def random_deal(rng, players, *, auction):
    """Plays a deal at random."""
    cards = rng.sample(PACK, 49)
    hands = [cards[12 * seat : 12 * seat + 12] for seat in range(players)]
    turned = None if auction else cards[12 * players]
    deal = new_deal(hands, turned, rng.randrange(players))
    done = []
    while deal.result is None:
        done.append(choose(deal, rng))
        assert may_act(deal, done[-1])
        act(deal, done[-1])
    return deal, hands, turned, done


def choose(deal, rng):
    """An action at random; all melds are laid."""
    if deal.phase == "auction":
        return f"bid {(deal.bid or 90) + 10 * rng.randint(1, 30)}" if rng.random() < 0.4 else "pass"
    if deal.phase == "trump":
        return f"trump {rng.choice(COLOURS)}"
    if deal.phase == "play":
        return f"play {rng.choice(sorted(able(deal)))}"
    return written(best_melds(to_meld_from(deal), deal.trump))


@pytest.mark.parametrize("auction", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_deals_at_random(players, auction):
    rng, outcomes = Random(f"{players} {auction}"), set()
    for _deal in range(30):
        deal, hands, turned, done = random_deal(rng, players, auction=auction)
        outcomes.add(deal.result["outcome"])
        again = new_deal(hands, turned, deal.dealer)
        assert replay(again, done) == deal.result
        if deal.bid or not auction:
            assert sorted(sum(deal.won, [])) == sorted(sum(hands, []))  # noqa: RUF017 (a few short lists)
            assert len(deal.tricks) == 12
    assert outcomes == ({"made", "set", "no contract"} if auction else {"no contract"})
