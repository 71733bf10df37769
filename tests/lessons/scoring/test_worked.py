"""The worked hand of the scoring lesson, and what is said of a table beside the others."""

import pytest

import pinochle_learn as pl
from pinochle_learn.engine.scoring.chips import unit
from pinochle_learn.lessons.scoring.suits.game import how_it_ends
from pinochle_learn.lessons.scoring.suits.settle.notes import here, unit_scale, worth_playing
from pinochle_learn.lessons.scoring.suits.settle.other_tables import comparable, elsewhere
from pinochle_learn.lessons.scoring.suits.worked.story import story, whose
from pinochle_learn.teaching.scores.clamp import tells_the_sources_hand, usual
from pinochle_learn.teaching.scores.hand import Renege, may_give_up, settled
from pinochle_learn.teaching.scores.ranges import grid
from tests.support.tables import SUITED

SCALED = [v for own in SUITED for v in (own.on_scale(1), own.on_scale(10)) if v]
each = pytest.mark.parametrize("v", SCALED, ids=lambda v: f"{v.id}-{v.scale}")
BID = [v for v in SCALED if v.rules.auction]
UNBID = [v for v in SCALED if not v.rules.auction]
THREE = [v for v in SCALED if grid(v.rules).sides == 3]
each_unbid = pytest.mark.parametrize("v", UNBID, ids=lambda v: f"{v.id}-{v.scale}")


@each_unbid
def test_the_worked_hand_without_an_auction(v):
    told = story(v)
    ends = {step.key: settled(v, step.hand) for step in told if step.settles}
    assert "was made for it" in whose(v)
    assert [step.key for step in told][:3] == ["deal", "meld", "tricks"]
    assert ends["score"].game_winner == 1
    if v.id == "two-handed":
        assert ends["both"].game_rule == "raise"
        assert sum(score.tricks_counted for score in ends["even"].sides) == 240
        assert (ends["declared"].game_winner, ends["wrong"].game_winner) == (1, 0)
        assert ends["wrong"].after[1] == 997
    else:
        assert (ends["both"].game_rule, ends["tied"].game_rule) == ("higher", "tie")


GOLDEN = {
    # table: changes of the score, five short, nothing, sixty, both; on the small scale
    "pinochlerun": ((43, 22), (-34, 32), (53, 0), (-60, 12), (43, 22)),
    "pagat": ((43, 22), (-34, 32), (53, 0), (-60, 12), (43, 22)),
    "okpinochle": ((43, 22), (-34, 32), (53, 0), (-60, 22), (43, 22)),
    "wikihow": ((43, 22), (-34, 32), (53, 0), (-60, 22), (43, 22)),
    "hoyle": ((43, 22), (-34, 32), (53, 0), (-60, 22), (43, 22)),
}


@pytest.mark.parametrize(
    "v", [v for v in SCALED if tells_the_sources_hand(v)], ids=lambda v: f"{v.id}-{v.scale}"
)
def test_the_worked_hand_and_its_four_other_ends(v):
    told = story(v)
    assert [step.key for step in told] == [
        *("auction", "meld", "reach", "tricks", "score"),
        *("one-short", "nothing", "sixty", "both"),
    ]
    results = [settled(v, step.hand) for step in told if step.settles]
    assert tuple(r.change for r in results) == tuple(
        tuple(n * v.scale for n in pair) for pair in GOLDEN[v.id]
    )
    assert [r.game_winner for r in results] == [0, None, 0, None, 0]
    assert results[-1].game_rule == "bidders-first"
    assert results[0].after[0] == v.rules.game.target.value + 5 * v.scale
    assert "PinochleRun's page" in whose(v)


def test_the_sources_hand_is_told_where_its_cards_and_partners_are():
    assert {v.id for v in SUITED if tells_the_sources_hand(v)} == set(GOLDEN)


@pytest.mark.parametrize(
    "v", [v for v in BID if not tells_the_sources_hand(v)], ids=lambda v: f"{v.id}-{v.scale}"
)
def test_another_worked_hand_is_made_for_the_table_and_said_to_be_so(v):
    told = story(v)
    assert "was made for it" in whose(v)
    assert [step.key for step in told][:5] == ["auction", "meld", "reach", "tricks", "score"]
    ends = {step.key: settled(v, step.hand) for step in told if step.settles}
    assert ends["score"].outcome == "made"
    lost = "double bete" if v.rules.chips else "set"
    assert ends["one-short"].outcome == lost
    expected = {
        "no-marriage": "no marriage",
        "small-meld": "out of reach",
        "few-tricks": "set",
        "renege": "renege",
        "conceded": "single bete",
        "meld-wins": "made",
    }
    assert {key: end.outcome for key, end in ends.items() if key in expected} == {
        key: outcome for key, outcome in expected.items() if key in ends
    }
    last = ends["last" if v.rules.chips else "both"]
    assert last.game_rule == ("most" if v.rules.chips else "bidders-first")


def test_every_end_of_a_table_is_told():
    ends = {v.id: {step.key for step in story(v) if step.settles} for v in SUITED}
    common = {"score", "one-short", "sixty"}
    assert ends["npa"] - common == {*("nothing", "no-marriage", "renege", "few-tricks", "small-meld", "both")}
    assert ends["auction"] - common == {"conceded", "doubled", "meld-wins", "last"}
    assert ends["cutthroat"] - common == {"nothing", "both"}


def test_the_story_says_what_a_table_does_otherwise():
    def lines(table, key):
        return " ".join(next(step for step in story(pl.variant(table)) if step.key == key).lines)

    assert "340 cannot be bid now: bid 270 or 280, or pass" in lines("okpinochle", "auction")
    assert "North passes 3 cards" in lines("wikihow", "auction")
    assert "Nobody passes cards" in lines("hoyle", "auction")
    assert "A game is 1000 here" in lines("hoyle", "auction")
    assert "which saves their meld of 120" in lines("wikihow", "nothing")
    assert "would not help at this table" in lines("pagat", "nothing")
    assert "throw it in instead" in lines("okpinochle", "sixty")
    assert "the hand is not played" in lines("pinochlerun", "sixty")


def test_other_tables_stand_apart_where_they_differ():
    run = pl.variant("pinochlerun")
    groups = elsewhere(run, usual(run).but(points=(25, 0), bare=(0, 1)))
    assert groups[0].line.startswith("wikiHow: made. North-South +53, East-West +12. East-West took no trick")
    assert groups[1].line.startswith("Hoyle: made. North-South +53, East-West +12.")
    assert groups[-1].line == "Pagat and Ok Pinochle: the same."
    npa = pl.variant("npa")
    lines = [group.line for group in elsewhere(npa, usual(npa).but(points=(25, 25)))]
    assert lines[0].startswith("Double deck and Double deck (Pagat): set. North-South \N{MINUS SIGN}55")
    reneged = elsewhere(npa, usual(npa).but(renege=Renege(1)))
    assert reneged[0].line == "Double deck and Double deck (Pagat): no price for a renege is known."


@each
def test_every_hand_can_be_compared(v):
    hand = usual(v)
    bids = grid(v.rules).bids or (0,)
    thrown = hand.but(bid=bids[-1], given_up=True)
    for one in (hand, thrown if may_give_up(v, thrown) else hand, hand.but(bid=bids[0])):
        names = [name for group in elsewhere(v, one) for name in group.names]
        assert sorted(names) == sorted(other.name for other in comparable(v))
    same = {"double-deck": 2, "double-deck-pagat": 2, "npa": 2, "auction": 0}
    same |= {"cutthroat": 1, "three-handed-wikihow": 1, "two-handed": 1, "two-handed-wikihow": 1}
    assert len(comparable(v)) == same.get(v.id, 4)


@each
def test_one_line_says_what_a_table_has_instead(v):
    lines = " ".join(here(v))
    settle = v.rules.settle
    checks = {
        "There is no least meld": settle.least_meld.value == 0 and v.rules.meld.who.value != "bidder",
        "A meld below": settle.least_meld.value > 0,
        "no price for a renege": settle.renege.value == "none",
        "there are no chips": v.rules.chips is None,
        "There is no kitty": v.rules.kitty is None,
        "but a stock": v.rules.stock is not None,
        "Any suit may be trump": not v.rules.trump.marriage.value and v.rules.auction is not None,
        "There is no auction": v.rules.auction is None,
        "The suit of the turned card is trump": v.rules.trump.named_by.value == "turned",
        "7, 8 and 9 go up": v.rules.count.rounding.value == "tens",
        "A player may declare out": v.rules.game.declare_out.value,
        "Nobody declares out": not v.rules.game.declare_out.value and v.rules.auction is None,
        "No trick is needed to keep a meld": settle.save_meld.value == "never",
        "the other side receives it": settle.lost_bid.value == "to_others",
        "wins without play": settle.meld_wins.value,
    }
    assert {line: line in lines for line in checks} == checks
    ends = " ".join(how_it_ends(v))
    assert ("no lower limit" in ends) == (v.rules.game.limit.value is None and not v.rules.chips)
    assert ("there is no last deal" in ends) == (v.rules.game.deals.value is None)


def test_the_scale_of_units_and_when_to_concede():
    v = pl.variant("auction")
    assert unit_scale(v)[:3] == [("300 to 340", 1), ("350 to 390", 2), ("400 to 440", 4)]
    assert [n for _, n in unit_scale(v)] == [1, 2, 4, 6, 8, 10, 12, 14]
    assert all(unit(v.rules.chips, int(bids.partition(" ")[0])) == n for bids, n in unit_scale(v))
    assert "1 in 3" in worth_playing(v, made=2, lost=-4, conceded=-2)
    assert "1 in 2" in worth_playing(v, made=4, lost=-8, conceded=-2)
