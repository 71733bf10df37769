"""Laying off: what continues a meld in the kind that it was laid as, and why another card does not."""

from itertools import permutations

import pytest

from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.melds.groups import Group
from pinochle_learn.engine.melds.laying_off import check_lay_off, fits, grown, lay_offs, read_laid
from pinochle_learn.errors import CardError
from pinochle_learn.tables import find

TABLE = compiled(find("purple-rummy"))
READ = TABLE.pack.read


def laid(text):
    return read_laid(TABLE, text)


def asked(meld, cards, hand=""):
    return check_lay_off(TABLE, READ(cards), [laid(meld)], 0, READ(hand))


FITTING = [
    ("9Bk TBk JBk as color-run", "8Bk QBk"),
    ("9Bk TBk JBk as suit-run", "8Bk QBk"),
    ("9Bk TBk JBk as color-set", "8Bk QBk KBk ABk"),
    ("9Bl TBl JBl as color-run", "8Bl QBl"),
    ("9Bl TBl JBl as suit-run", "8Bl 8Si QBl QSi"),
    ("9Bl TSi JBl", "8Bl 8Si QBl QSi"),
    ("QBl KSi ABl", "JBl JSi"),
    ("8Gr 9Br TGr", "JGr JBr"),
    ("KBk KRd KSi", "KBl KGr KGo KBr"),
    ("ABk ARd ABl AGr AGo ASi ABr", ""),
    ("8Rd 9Rd TRd JRd QRd KRd ARd as color-run", ""),
]


@pytest.mark.parametrize(("meld", "cards"), FITTING)
def test_a_meld_grows_in_its_kind_and_in_no_other(meld, cards):
    on_table = laid(meld)
    others = [card for card in TABLE.pack.whole() if card not in on_table.cards]
    found = {str(card) for card in others if fits(TABLE, on_table, (card,))}
    assert found == set(cards.split())
    answers = lay_offs(TABLE, tuple(others), [on_table])
    assert {str(answer.cards[0]) for answer in answers if answer} == found
    assert len(answers) == len(others)


NOT = [
    # the meld, the card, what else is held; the rule, words
    ("9Bk TBk JBk as color-run", "8Bl", "", "other-colour", "This run is in black cards, and the blue eight"),
    ("9Bl TSi JBl", "QBk", "", "other-suit", "in diamonds, and the black queen of spades is not a diamond"),
    (
        "KBk KRd KSi",
        "QBk",
        "",
        "other-rank",
        "This set is of kings, and the black queen of spades is not a king",
    ),
    ("8Bk TBk KBk", "8Gr", "", "other-colour", "This set is of black cards, and the green eight"),
    ("9Bl TSi JBl", "9Si", "", "double-rank", "a nine already, and a run has one card of each rank"),
    ("9Bl TSi JBl", "KBl", "", "gap", "the queen is missing between"),
    ("9Bl TSi JBl", "ASi", "", "gap", "the queen and the king are missing between"),
    ("JBl QSi KBl", "8Bl", "9Bl", "gap", "the nine and the ten are missing between"),
    ("9Bl TSi JBl", "KBl", "QSi", "after", "fits once the silver queen of diamonds is laid off"),
    ("9Bl TSi JBl", "ASi", "KBl QSi", "after", "once the silver queen of diamonds and the blue king of"),
    ("9Bk TBk JBk as color-run", "KBk", "QBl", "gap", "the queen is missing"),
    ("QBl KSi ABl", "8Bl", "", "wrap", "neither follows the other"),
    ("8Bl 9Si TBl", "ASi", "", "wrap", "The ace is the highest card and the eight the lowest"),
]


@pytest.mark.parametrize(("meld", "card", "hand", "rule", "words"), NOT)
def test_why_a_card_does_not_fit(meld, card, hand, rule, words):
    answer = asked(meld, card, hand)
    assert (bool(answer), answer.ok, answer.rule) == (False, False, rule)
    assert words in answer.why
    assert bool(answer.first) is (rule == "after")


WHY = [
    ("9Bl TSi JBl", "QSi", "The silver queen of diamonds follows the jack, the end of this run in diamonds."),
    (
        "9Bl TSi JBl",
        "8Bl",
        "The blue eight of diamonds goes before the nine, the start of this run in diamonds.",
    ),
    ("KBk KRd KSi", "KGo", "The gold king of hearts continues this set of kings."),
    ("8Bk TBk KBk", "JBk", "The black jack of spades continues this set of black cards."),
]


@pytest.mark.parametrize(("meld", "card", "why"), WHY)
def test_why_a_card_fits(meld, card, why):
    assert asked(meld, card).why == why


def test_what_must_lie_first_lies_in_the_order_of_the_ranks_and_then_the_card_fits():
    on_table, hand = laid("9Bl TSi JBl"), READ("ABl KBl QSi")
    answer = check_lay_off(TABLE, READ("ABl"), [on_table], 0, hand)
    for card in answer.first:
        assert fits(TABLE, on_table, (card,))
        on_table = grown(TABLE, on_table, (card,))
    assert fits(TABLE, on_table, READ("ABl"))
    assert str(grown(TABLE, on_table, READ("ABl"))) == "9Bl TSi JBl QSi KBl ABl"


@pytest.mark.parametrize("cards", [*permutations(["8Si", "QBl", "KSi"])])
def test_several_cards_fit_together_at_both_ends(cards):
    answer = asked("9Bl TSi JBl", " ".join(cards))
    assert answer
    assert "continue this run in diamonds" in answer.why
    assert not asked("9Bl TSi JBl", f"{cards[0]} ABl").ok


def test_answers_come_meld_by_meld():
    melds = [laid("KBk KRd KSi"), laid("9Bl TBl JBl as color-set")]
    answers = lay_offs(TABLE, READ("KBl 9Br"), melds)
    told = [(answer.meld, str(answer.cards[0]), answer.ok) for answer in answers]
    assert told == [(0, "9Br", False), (0, "KBl", True), (1, "9Br", False), (1, "KBl", True)]


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        (
            "9Bk TBk JBk",
            "can be more than one kind of meld: say which, 'suit-run', 'color-run' or 'color-set'",
        ),
        ("9Bk TBk", "'9Bk TBk' is said to lie on the table, but is no meld here."),
        ("9Bl TSi JBl as color-run", "as 'color-run'; it is a suit run."),
        ("9Bk TBk as color-run", "but is no meld here"),
        (Group("rank-set", READ("9Bl TSi JBl")), "as 'rank-set'; it is a suit run"),
    ],
)
def test_what_lies_on_the_table_must_be_a_meld_of_one_kind(entry, words):
    with pytest.raises(CardError) as refusal:
        laid(entry)
    assert words in str(refusal.value)


def test_a_card_that_lies_there_already_is_refused():
    with pytest.raises(CardError, match="2 times KBk"):
        asked("KBk KRd KSi", "KBk")
    with pytest.raises(CardError, match="2 times KBk"):
        lay_offs(TABLE, READ("KBk"), [laid("KBk KRd KSi")])
