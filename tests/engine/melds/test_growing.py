"""Melds on a table that grows: the reason for each answer, in words that name the cards."""

import pytest

import pinochle_learn as pl

TWO = pl.variant("two-handed")
WIKI = pl.variant("two-handed-wikihow")

GOLDEN = [
    (
        "a royal marriage and then the run, with three fresh cards",
        (TWO, "AS TS KS QS JS", "AS TS JS", ["KS QS"]),
        "meld",
        (
            "Ace, ten, king, queen and jack of spades, the trump suit: run, 150 points. Its king and "
            "queen can score as a royal marriage before it, but not after it. Fresh from the hand: the "
            "ace of spades, the ten of spades and the jack of spades. From the table: the king of "
            "spades and the queen of spades, which served in type A for 40 only."
        ),
    ),
    (
        "a card of another type",
        (TWO, "QS JD", "JD", ["KS QS"]),
        "meld",
        (
            "Queen of spades and jack of diamonds, whatever is trump: pinochle, 40 points. Fresh from "
            "the hand: the jack of diamonds. From the table: the queen of spades, not used in type C so "
            "far."
        ),
    ),
    (
        "the run first",
        (TWO, "AS TS KS QS JS", "AS TS KS QS JS", []),
        "meld",
        (
            "Ace, ten, king, queen and jack of spades, the trump suit: run, 150 points. Its king and "
            "queen can score as a royal marriage before it, but not after it. Better first the royal "
            "marriage for 40: this meld still pays after it, but the royal marriage would not after "
            "this one."
        ),
    ),
    (
        "no fresh card",
        (TWO, "KS QS", "9H", ["KS KH KD KC", "QS QH QD QC"]),
        "no-fresh",
        (
            "All of these cards lie on the table already: each meld needs at least one card from the "
            "hand. With a fresh card this would be a royal marriage of 40."
        ),
    ),
    (
        "used in the type, and nothing pays more",
        (TWO, "KS QS", "KS", ["AS TS KS QS JS"]),
        "used",
        (
            "The queen of spades already served in type A, in run (150): there a card serves again only "
            "in a meld that pays more, and this royal marriage pays 40. No meld of type A with these "
            "cards pays more."
        ),
    ),
    (
        "used in the type, and a higher meld is there",
        (TWO, "QS JD", "QS", ["QS JD"]),
        "used",
        (
            "The jack of diamonds already served in type C, in pinochle (40): there a card serves again "
            "only in a meld that pays more, and this pinochle pays 40. Higher in type C: double "
            "pinochle (300)."
        ),
    ),
    (
        "once in a type, and no more",
        (WIKI, "AS TS KS QS JS", "AS TS JS", ["KS QS"]),
        "used",
        (
            "The king of spades and the queen of spades already served in type I, in royal marriage "
            "(40). A card serves once in a type."
        ),
    ),
    (
        "no meld at all",
        (TWO, "QS JS", "QS JS", []),
        "false-pinochle",
        None,
    ),
    (
        "two melds at once",
        (TWO, "KS QS KS QS", "KS QS KS QS", []),
        "several",
        "These are 2 melds, each a royal marriage of 40: lay them one at a time.",
    ),
]


@pytest.mark.parametrize(
    ("asked", "rule", "why"), [row[1:] for row in GOLDEN], ids=[row[0] for row in GOLDEN]
)
def test_each_answer_has_its_reason(asked, rule, why):
    v, cards, hand, laid = asked
    claim = v.check_meld(cards, trump="S", hand=hand, laid=laid)
    if why is not None:
        assert claim.why == why
        assert claim.rule == rule
    assert claim.ok == (rule == "meld")
    assert claim.points == (claim.meld.points if claim.ok else 0)


def test_what_is_left_of_a_meld_still_remembers_it():
    """The queen of a royal marriage was played: the king that still lies there served for 40."""
    claim = TWO.check_meld("AS TS KS QS JS", trump="S", hand="AS TS QS JS", laid=["KS"])
    assert (claim.ok, claim.points) == (True, 150)
    after_run = TWO.check_meld("KS QS", trump="S", hand="QS", laid=["AS TS KS JS"])
    assert (after_run.ok, after_run.rule) == (False, "used")


def test_the_table_holds_no_more_cards_than_there_are():
    with pytest.raises(pl.PinochleError, match=r"cannot lie on the table|copies"):
        TWO.check_meld("9S", trump="S", hand="9S", laid=["KS QS", "KS QS", "KS QS"])
    with pytest.raises(pl.PinochleError, match="is no meld here"):
        TWO.check_meld("9S", trump="S", hand="9S", laid=["AS 9H"])
    with pytest.raises(pl.PinochleError, match="neither in the hand nor on the table"):
        TWO.check_meld("KS QS", trump="S", hand="KS", laid=["QS JD"][:0])


def test_without_a_hand_what_does_not_lie_there_is_held():
    assert TWO.check_meld("QS JD", trump="S", laid=["KS QS"]).ok
    assert TWO.check_meld("KS QS", trump="S", laid=["KS QS"]).rule in {"used", "no-fresh"}


def test_plans_are_for_tables_that_lay_melds_one_by_one():
    with pytest.raises(pl.PinochleError, match="not laid one a trick"):
        pl.variant("pagat").plan_melds("KS QS", trump="S")
    with pytest.raises(pl.PinochleError, match="tricks is a whole number"):
        TWO.plan_melds("KS QS", trump="S", tricks=-1)
    assert TWO.next_meld("9S TS", trump="H") is None


def test_of_plans_that_pay_alike_the_one_that_pays_more_at_first():
    plan = TWO.plan_melds("KS KH KD KC QD 9H", trump="S", tricks=3)
    assert [meld.points for meld in plan.melds] == sorted((meld.points for meld in plan.melds), reverse=True)
