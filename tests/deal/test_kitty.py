"""The kitty: who takes it and when, which cards may be buried, and where melds must leave some to bury."""

from collections import Counter
from random import Random

import pytest

import pinochle_learn as pl
from tests.support.dealing import acted, laid_out
from tests.support.playing import bought

AUCTION, CUTTHROAT, WIKIHOW = (pl.variant(name) for name in ("auction", "cutthroat", "three-handed-wikihow"))
NORTH = "AS TS KS QS JS 9S AH KH QH AD KD AC TC 9C 9D"
KITTY = "9H QD JC"
TRUMPS = "AS AS TS TS KS KS QS QS JS JS 9S 9S AH AD AC"  # twelve trumps and three aces
FEW = "KH QH 9H"


def burying(north=NORTH, kitty=KITTY, melds="", trump="S", v=AUCTION):
    """The auction table when North has melded and is to bury."""
    deal = acted(bought(v, laid_out(v, north, kitty)), "take kitty", f"trump {trump}")
    return deal.act(f"meld {melds}".strip())


def test_the_kitty_is_what_the_hands_leave_of_the_pack():
    deal = laid_out(AUCTION, NORTH, KITTY)
    assert Counter(deal.kitty) == Counter(AUCTION.pack.read(KITTY))
    assert Counter(deal.kitty) + Counter(c for hand in deal.hands for c in hand) == Counter(
        AUCTION.pack.whole()
    )


def test_the_bidder_takes_it_before_trump_and_all_see_it():
    deal = bought(AUCTION, laid_out(AUCTION, NORTH, KITTY))
    assert (deal.phase, deal.to_act, deal.actions()) == ("kitty", 0, ("take kitty",))
    assert deal.view(1).kitty == ()
    deal.act("take kitty")
    assert (deal.phase, deal.to_act) == ("trump", 0)
    assert [len(hand) for hand in deal.hands] == [18, 15, 15]
    assert Counter(deal.hands[0]) == Counter(AUCTION.pack.read(f"{NORTH} {KITTY}"))
    assert all(Counter(deal.view(seat).kitty) == Counter(AUCTION.pack.read(KITTY)) for seat in range(3))


@pytest.mark.parametrize("v", [CUTTHROAT, WIKIHOW], ids=lambda v: v.id)
def test_elsewhere_he_names_trump_first_and_nobody_else_sees_it(v):
    deal = bought(v, laid_out(v, NORTH, KITTY))
    assert deal.phase == "trump"
    acted(deal, "trump S")
    assert deal.actions() == ("take kitty",)
    acted(deal, "take kitty")
    assert (deal.phase, deal.to_act) == ("bury", 0)
    assert [len(deal.view(seat).kitty) for seat in range(3)] == [3, 0, 0]


@pytest.mark.parametrize(
    "act", ["take", "take the kitty", "kitty", "take KS", "leave kitty", "bury 9H QD JC"]
)
def test_there_is_one_thing_to_do_with_it(act):
    deal = bought(AUCTION, laid_out(AUCTION, NORTH, KITTY))
    with pytest.raises(pl.ActionError, match=r"cannot be done in the phase kitty\. Possible: 'take kitty'"):
        deal.act(act)
    assert len(deal.hands[0]) == 15


def test_taken_back_it_lies_there_again():
    deal = bought(AUCTION, laid_out(AUCTION, NORTH, KITTY))
    before = deal.state
    assert deal.act("take kitty").undo().state is before


BURIED = [
    # melds, what is buried: plain cards that were not melded
    ("", "bury 9H QD JC"),
    ("AS AH AD AC", "bury 9H QD JC"),
    ("KS QS; AS AH AD AC; KH QH", "bury KD QD 9C"),
    ("AS TS KS QS JS", "bury AD KD QD"),
]


@pytest.mark.parametrize(("melds", "act"), BURIED)
def test_what_may_be_buried(melds, act):
    deal = burying(melds=melds)
    assert (deal.phase, deal.to_act) == ("bury", 0)
    assert act in deal.actions() or sorted(act.split()) in [sorted(a.split()) for a in deal.actions()]
    deal.act(act)
    assert Counter(deal.buried) == Counter(AUCTION.pack.read(act.partition(" ")[2]))
    assert len(deal.hands[0]) == 15
    assert deal.view(1).buried_trumps == 0
    assert deal.phase == "decision"


REFUSED = [
    # melds, what is buried, what is said
    ("", "bury 9H QD", "Bury exactly 3 cards, not 2."),
    ("", "bury 9H QD JC 9C", "Bury exactly 3 cards, not 4."),
    ("", "bury", "Bury exactly 3 cards, not 0."),
    ("", "bury 9H QD QC", "QC is not in the hand '"),
    ("", "bury 9H QD QD", "QD is not in the hand"),
    ("", "bury 9H 9H 9H", "9H: the pack has 2 copies of it."),
    ("", "bury 9H QD XX", "'XX' is no card"),
    ("KH QH", "bury KH QD JC", "Melded cards may not be buried: king of hearts."),
    ("KH QH", "bury KH QH JC", "Melded cards may not be buried: king of hearts and queen of hearts."),
    ("AS TS KS QS JS", "bury AS QD JC", "Melded cards may not be buried: ace of spades."),
    ("", "bury 9S QD JC", "A trump may be buried only when nothing else is left: nine of spades cannot go."),
    (
        "KH QH",
        "bury AS 9S JC",
        "A trump may be buried only when nothing else is left: ace of spades and nine of spades cannot go.",
    ),
    ("", "give 9H QD JC", "'give 9H QD JC' cannot be done in the phase bury."),
]


@pytest.mark.parametrize(("melds", "act", "words"), REFUSED, ids=[row[2] for row in REFUSED])
def test_what_may_not_be_buried(melds, act, words):
    deal = burying(melds=melds)
    state = deal.state
    with pytest.raises(pl.PinochleError) as refusal:
        deal.act(act)
    assert words in str(refusal.value)
    assert deal.state is state


FORCED = [
    # melds, trumps that must go, good, refused
    ("AS AH AD AC; KH QH", 2, "bury 9H TS 9S", "bury TS KS 9S"),
    ("AS AH AD AC", 0, "bury KH QH 9H", "bury QH 9H 9S"),
    ("AS AH AD AC; 9S", 0, "bury KH QH 9H", "bury KH QH JS"),
]


@pytest.mark.parametrize(("melds", "trumps", "good", "bad"), FORCED)
def test_trumps_go_last_and_no_more_than_must(melds, trumps, good, bad):
    """Their number is announced."""
    deal = burying(TRUMPS, FEW, melds)
    for action in deal.actions():
        assert sum(card.endswith("S") for card in action.split()[1:]) == trumps
    words = f"here {trumps} trumps must go, and no more" if trumps else "cannot go"
    with pytest.raises(pl.ActionError, match=words):
        deal.act(bad)
    deal.act(good)
    assert [deal.view(seat).buried_trumps for seat in range(3)] == [trumps] * 3
    assert [len(deal.view(seat).buried) for seat in range(3)] == [3, 0, 0]


def test_one_trump_must_go():
    melded = burying(TRUMPS, "KH QH JD", "AS AH AD AC; QS JD; KS QS")
    assert {sum(c.endswith("S") for c in a.split()[1:]) for a in melded.actions()} == {1}
    with pytest.raises(pl.ActionError, match="here 1 trump must go, and no more"):
        melded.act("bury KH TS 9S")


def test_one_copy_of_a_card_may_be_melded_and_the_other_buried():
    north = "AS TS KS QS JS AH KH QH KH AD KD AC TC 9C 9D"
    deal = burying(north, "9H QD JC", "KH QH")
    acted(deal, "bury KH 9H 9C")
    assert Counter(map(str, deal.buried)) == Counter(["KH", "9H", "9C"])


@pytest.mark.parametrize("v", [CUTTHROAT, WIKIHOW], ids=lambda v: v.id)
@pytest.mark.parametrize("act", ["bury AS TS KS", "bury KH QH 9H", "bury 9S QD JC", "bury AH AD AC"])
def test_where_any_three_may_go(v, act):
    """Trumps and cards that could have been melded too; what is buried is melded no more."""
    deal = acted(bought(v, laid_out(v, NORTH, KITTY)), "trump S", "take kitty")
    assert len(deal.actions()) == 816  # all ways to choose three of eighteen different cards
    acted(deal, act)
    assert (deal.phase, deal.to_act, len(deal.hands[0])) == ("meld", 0, 15)
    assert [deal.view(seat).buried_trumps for seat in range(3)] == [None] * 3
    gone = Counter(v.pack.read(act.partition(" ")[2]))
    assert (
        deal.act(deal.actions()[0]).meld[0]
        == v.meld((Counter(v.pack.read(f"{NORTH} {KITTY}")) - gone).elements(), trump="S").points
    )


def test_buried_counters_count_for_the_bidder():
    """Also before the first trick, as he may know and the others may not."""
    deal = acted(burying(), "bury 9H QD JC", "play on")
    assert deal.trick_points == (5, 0, 0)  # a queen and a jack by the classic count
    rich = acted(burying(), "bury AD TC AC", "play on")
    assert rich.trick_points == (32, 0, 0)
    assert [rich.view(seat).trick_points for seat in range(3)] == [(32, 0, 0), (0, 0, 0), (0, 0, 0)]


# --- melds that leave enough to bury ---

ALL_AROUND = "AS AH AD AC KS KH KD KC QS QH QD QC JS JH JD"
ROUND_KITTY = "JC 9C 9D"


def melding(north=ALL_AROUND, kitty=ROUND_KITTY):
    """The auction table when North is to meld from eighteen cards; spades are trump."""
    return acted(bought(AUCTION, laid_out(AUCTION, north, kitty)), "take kitty", "trump S")


def test_melds_that_leave_too_few_cards_to_bury():
    """Sixteen of eighteen cards in four arounds leave two."""
    deal = melding()
    best = AUCTION.meld(deal.hands[0], trump="S")
    every = "meld " + "; ".join(" ".join(map(str, meld.cards)) for meld in best)
    with pytest.raises(pl.ActionError) as refusal:
        deal.act(every)
    assert str(refusal.value) == (
        "These melds leave 2 cards, and 3 that are not melded must be buried: show fewer melds."
    )
    assert (deal.phase, deal.meld) == ("meld", (0, 0, 0))


def test_what_is_proposed_is_the_best_that_leaves_three():
    """Without jacks around, 40 less than all melds together: a jack of diamonds stays in the pinochle."""
    deal = melding()
    assert AUCTION.meld(deal.hands[0], trump="S").points == 420
    assert deal.act(deal.actions()[0]).meld == (380, 0, 0)
    assert "jacks-around" not in {meld.key for meld in deal.view(0).melds[0]}


def test_one_copy_fewer_may_be_what_fits():
    """Eight aces and eight kings leave two: best is to show all kings once, and the aces twice."""
    deal = melding("AS AH AD AC AS AH AD AC KS KH KD KC KS KH KD", "KC 9C 9D")
    assert AUCTION.meld(deal.hands[0], trump="S").points == 360
    assert deal.act(deal.actions()[0]).meld == (280, 0, 0)
    assert [meld.key for meld in deal.view(0).melds[0]] == ["double-aces-around", "kings-around"]


def random_rich(seed):
    """Eighteen cards that meld much: two ranks twice around, or four once, and two cards more."""
    rng = Random(seed)
    ranks = rng.choice(["AAKK", "AAQQ", "AKQJ", "AKQJ", "KKQQ", "AAKQ"])
    wanted = [rank + suit for rank in ranks for suit in "SHDC"]
    left = list((Counter(AUCTION.pack.whole()) - Counter(AUCTION.pack.read(wanted))).elements())
    drawn = [*wanted, *map(str, rng.sample(left, 2))]
    return " ".join(drawn[:15]), " ".join(drawn[15:]), rng


def test_nobody_shows_more_than_what_is_proposed():
    """Melds shown in any order, as long as they are good and leave three cards."""
    pressed = 0
    for seed in range(60):
        north, kitty, rng = random_rich(seed)
        deal = melding(north, kitty)
        melds = list(AUCTION.meld(deal.hands[0], trump="S"))
        proposed = deal.actions()[0]
        try:
            deal.act("meld " + "; ".join(" ".join(map(str, meld.cards)) for meld in melds)).undo()
        except pl.ActionError:
            pressed += 1
            best = deal.act(proposed).meld[0]
            deal.undo()
            for _ in range(12):
                shown = rng.sample(melds, rng.randint(0, len(melds)))
                try:
                    deal.act("meld " + "; ".join(" ".join(map(str, meld.cards)) for meld in shown))
                except pl.ActionError:
                    continue
                assert deal.meld[0] <= best
                deal.undo()
    assert pressed > 40


def test_where_melded_cards_may_be_buried_all_may_be_shown():
    own = AUCTION.with_rules({"kitty.bury_melded": True})
    deal = acted(bought(own, laid_out(own, ALL_AROUND, ROUND_KITTY)), "take kitty", "trump S")
    assert deal.act(deal.actions()[0]).meld == (420, 0, 0)
