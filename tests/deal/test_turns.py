"""Turns: drawing, melds and their kinds, laying off, discarding, and the ways to go out."""

import pytest

import pinochle_learn as pl
from pinochle_learn.rules import changed
from tests.support.turns import RULES, dealt, laid_out, play

BLACK = "8Bk 9Bk TBk JBk QBk KBk"


def refused(deal, action):
    with pytest.raises(pl.PinochleError) as refusal:
        deal.act(action)
    return str(refusal.value)


def starting(deal, *verbs):
    """The actions that begin with one of these words."""
    return {action for action in deal.actions() if action.startswith(verbs)}


def shown(deal):
    """The melds on the table: owner, kind, cards."""
    return [(laid.owner, laid.group.kind, str(laid.group)) for laid in deal.laid]


# --- drawing -----------------------------------------------------------------------------------------------


def test_the_dealers_left_begins_and_draws_from_the_stock_or_the_pile():
    deal = dealt(stock="9Go", up="TSi")
    assert (deal.phase, deal.to_act) == ("turns", 0)
    assert deal.actions() == ("draw stock", "draw discard")
    assert ([*map(str, deal.pile)], str(deal.stock[0])) == (["TSi"], "9Go")


@pytest.mark.parametrize(("source", "card"), [("stock", "9Go"), ("discard", "TSi")])
def test_a_card_drawn_is_in_the_hand_and_may_not_be_discarded(source, card):
    deal = play(dealt(BLACK, stock="9Go", up="TSi"), f"draw {source}")
    assert card in map(str, deal.hands[0])
    assert starting(deal, "discard") == {f"discard {black}" for black in BLACK.split()}
    assert "just drawn may not be discarded" in refused(deal, f"discard {card}")
    assert len(deal.pile) == (source == "stock")


def test_a_card_is_drawn_before_anything_else_and_once():
    deal = dealt(BLACK, stock="9Go", up="TSi")
    for action in ("discard 8Bk", f"meld {BLACK} as color-run", "lay off 8Bk on 1", "keep"):
        assert refused(deal, action) == (
            "A turn begins with a card drawn: say 'draw stock' or 'draw discard'."
        )
    assert "one is drawn in a turn" in refused(play(deal, "draw stock"), "draw discard")


def test_an_act_that_turns_do_not_know():
    deal = dealt()
    assert "Possible: 'draw stock' or 'draw discard'" in refused(deal, "draw")
    for action in ("bid 30", "play 8Bk", "lay 8Bk"):
        assert "cannot be done in the phase turns" in refused(deal, action)


def test_the_pile_grows_and_its_top_card_is_the_one_to_draw():
    deal = play(dealt(BLACK, up="TSi"), "draw stock", "discard 9Bk", "draw stock")
    top = str(deal.hands[1][0])
    play(deal, f"discard {top}" if f"discard {top}" in deal.actions() else deal.actions()[-1])
    assert [*map(str, deal.pile)][:2] == ["TSi", "9Bk"]
    last = deal.pile[-1]
    assert last in play(deal, "draw discard").hands[2]


# --- melds -------------------------------------------------------------------------------------------------


def test_a_meld_of_one_kind_needs_no_name():
    deal = play(dealt("9Bl TSi JBl 8Bk", stock="9Go"), "draw stock", "meld JBl 9Bl TSi")
    assert shown(deal) == [(0, "suit-run", "9Bl TSi JBl")]
    assert deal.to_act == 0


def test_a_meld_of_several_kinds_is_listed_under_each_and_laid_as_the_one_that_is_named():
    deal = play(dealt(BLACK, stock="9Go"), "draw stock")
    listed = starting(deal, "meld 8Bk 9Bk TBk as")
    assert listed == {f"meld 8Bk 9Bk TBk as {kind}" for kind in ("suit-run", "color-run", "color-set")}
    assert "meld 8Bk TBk QBk" in deal.actions()
    assert "say 'meld 8Bk 9Bk TBk as suit-run', 'meld 8Bk" in refused(deal, "meld 8Bk 9Bk TBk")
    play(deal, "meld TBk 8Bk 9Bk as colour run")
    assert shown(deal) == [(0, "color-run", "8Bk 9Bk TBk")]


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("meld 8Bk 9Bk", "'8Bk 9Bk' is no meld. A meld has three cards or more, and these are two."),
        ("meld", "A meld has three cards or more."),
        (
            "meld 8Bk TBk QBk as suit-run",
            "'8Bk TBk QBk' cannot be laid as a suit run: it can be a colour set.",
        ),
        ("meld 8Bk 9Bk TBk as flush", "'flush' is no kind of meld"),
        ("meld 8Bk 9Bk ABk", "ABk is not in the hand"),
        ("meld 8Bk 9Bk 9Bk", "2 times 9Bk"),
        ("meld 8Bk 9Bk XX", "'XX' is no card"),
    ],
)
def test_what_cannot_be_melded(action, words):
    deal = play(dealt(BLACK, stock="9Go", up="ABk"), "draw stock")
    before = deal.to_text()
    assert words in refused(deal, action)
    assert deal.to_text() == before


def test_one_meld_a_turn():
    deal = play(dealt("8Bk 9Bk TBk 8Gr 9Gr TGr", stock="9Go"), "draw stock", "meld 8Bk 9Bk TBk as color-set")
    assert not starting(deal, "meld")
    assert refused(deal, "meld 8Gr 9Gr TGr as color-set") == "1 meld may be laid in a turn, and it is laid."
    deal.act("discard 8Gr")
    assert deal.to_act == 1


def test_where_two_melds_may_be_laid_in_a_turn():
    rules = changed(RULES, {"turns.melds": 2})
    deal = dealt("8Bk 9Bk TBk 8Gr 9Gr TGr", stock="9Go", rules=rules)
    play(deal, "draw stock", "meld 8Bk 9Bk TBk as color-set", "meld 8Gr 9Gr TGr as color-set")
    assert [kind for _, kind, _ in shown(deal)] == ["color-set"] * 2
    assert "2 melds may be laid in a turn, no more." in refused(deal, "meld 8Gr 9Gr TGr as color-set")


def test_a_meld_comes_before_laying_off():
    deal = dealt("8Bk 9Bk TBk 8Gr 9Gr TGr", "JBk JGr JRd JBl JGo JSi", stock="9Go KSi", up="8Si")
    play(deal, "draw stock", "meld 8Bk 9Bk TBk as color-run", "discard TGr")
    play(deal, "draw stock", "lay off JBk on 1")
    assert not starting(deal, "meld")
    assert "A meld comes before cards are laid off" in refused(deal, "meld JRd JBl JGo")
    assert shown(deal) == [(0, "color-run", "8Bk 9Bk TBk JBk")]


# --- laying off --------------------------------------------------------------------------------------------


def test_every_card_that_fits_is_listed_and_a_player_may_lay_off_before_his_first_meld():
    deal = laid_out()
    assert starting(deal, "lay off") == {"lay off QBl on 1", "lay off QSi on 1", "lay off 8Si on 1"}
    play(deal, "lay off QSi on 1", "lay off KSi on 1", "lay off 8Si on 1")
    assert shown(deal) == [(0, "suit-run", "8Si 9Bl TSi JBl QSi KSi")]
    assert starting(deal, "lay off") == set()
    assert starting(deal, "discard") == {"discard 9Si", "discard QBl", "discard KBk"}


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (
            "lay off KSi on 1",
            "KSi cannot be laid off on 1: The silver king of diamonds fits once the blue queen",
        ),
        ("lay off 9Si on 1", "This run has a nine already"),
        ("lay off KBk on 1", "is not a diamond"),
        ("lay off QBl on 2", "Say on which meld: its number on the table, 1, as in 'lay off TSi on 1'."),
        ("lay off QBl on 0", "Say on which meld"),
        ("lay off QBl", "Say on which meld"),
        ("lay off 8Rd on 1", "8Rd is not in the hand"),
        ("lay off", "one card is wanted"),
        ("lay QBl on 1", "cannot be done in the phase turns"),
    ],
)
def test_what_cannot_be_laid_off(action, words):
    assert words in refused(laid_out(), action)


def test_nothing_is_laid_off_where_nothing_lies():
    deal = play(dealt(BLACK, stock="9Go"), "draw stock")
    assert refused(deal, "lay off 8Bk on 1") == "No meld lies on the table: there is nothing to lay off on."


def test_where_a_meld_of_ones_own_comes_first():
    rules = changed(RULES, {"turns.lay_off_first": False})
    deal = dealt("9Bl TSi JBl 8Bk 8Rd 8Gr", "QBl QGr QBk 8Si 9Si KBk", stock="9Go TGo", rules=rules)
    play(deal, "draw stock", "meld 9Bl TSi JBl")
    play(deal, "discard 8Bk", "draw stock")
    assert starting(deal, "lay off") == set()
    assert "only after laying a meld of his own" in refused(deal, "lay off 8Si on 1")
    play(deal, "meld QBl QGr QBk")
    assert starting(deal, "lay off") == {"lay off 8Si on 1"}


# --- going out ---------------------------------------------------------------------------------------------


def over(deal, seat):
    """Whether a seat has gone out: play has stopped, and it scores what the others hold."""
    points = sum(pl.variant("purple-rummy").count(hand) for hand in deal.hands)
    wanted = [points if one == seat else 0 for one in range(len(deal.hands))]
    return (
        deal.phase == "over"
        and deal.to_act is None
        and not deal.actions()
        and [*deal.result.change] == wanted
    )


def test_going_out_by_a_meld():
    assert over(play(dealt(BLACK, stock="ABk"), "draw stock", f"meld {BLACK} ABk as color-run"), 0)


def test_going_out_by_laying_off():
    deal = play(dealt(BLACK, stock="ABk"), "draw stock", f"meld {BLACK} as color-run")
    assert deal.actions() == ("lay off ABk on 1", "keep")
    assert over(play(deal, "lay off ABk on 1"), 0)


def test_going_out_by_a_discard():
    hand = "8Bk 9Bk TBk JBk QBk 8Gr"
    deal = play(dealt(hand, stock="KBk"), "draw stock", f"meld {BLACK} as color-run", "discard 8Gr")
    assert over(deal, 0)
    assert str(deal.pile[-1]) == "8Gr"


def test_the_only_card_left_is_kept_when_it_was_just_drawn():
    deal = play(dealt(BLACK, stock="9Go", up="TSi"), "draw stock", f"meld {BLACK} as color-run")
    assert deal.actions() == ("keep",)
    assert "It is the only card left, so the turn ends with it in the hand. Say 'keep'." in refused(
        deal, "discard 9Go"
    )
    play(deal, "keep")
    assert (deal.to_act, [*map(str, deal.hands[0])], deal.phase) == (1, ["9Go"], "turns")
    assert [*map(str, deal.pile)] == ["TSi"]


def test_no_card_is_kept_where_one_may_be_discarded():
    deal = play(dealt(BLACK), "draw stock")
    assert "keep" not in deal.actions()
    assert "'keep' cannot be done" in refused(deal, "keep")


def test_where_the_drawn_card_may_be_discarded_it_goes_out():
    rules = changed(RULES, {"turns.discard_drawn": True})
    deal = play(dealt(BLACK, stock="9Go", rules=rules), "draw stock", f"meld {BLACK} as color-run")
    assert deal.actions() == ("discard 9Go",)
    assert over(play(deal, "discard 9Go"), 0)


def test_an_empty_pile_cannot_be_drawn_from():
    deal = play(dealt(BLACK, up="9Go"), "draw discard", f"meld {BLACK} as color-run", "keep")
    assert (deal.pile, deal.actions()) == ((), ("draw stock",))
    assert "cannot be done" in refused(deal, "draw discard")
