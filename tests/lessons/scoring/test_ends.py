"""The lesson on scoring: counting a pile, the worked hand, and the ends of a game."""

import pytest

from pinochle_learn.lessons.scoring.suits.worked.story import story, whose
from pinochle_learn.teaching.scores.clamp import usual
from pinochle_learn.teaching.scores.ranges import grid
from pinochle_learn.teaching.scores.words import names
from tests.lessons.scoring.page import opened, says
from tests.lessons.tree import keyed, nodes, text, with_event
from tests.support.tables import SUITED

TABLES = [v.id for v in SUITED]
each = pytest.mark.parametrize("table", TABLES)
BID = [v.id for v in SUITED if v.rules.auction]
UNBID = [table for table in TABLES if table not in BID]


@each
def test_a_pile_is_counted_with_and_without_the_last_trick(table):
    lesson = opened(f"?table={table}&step=count&seed=9")
    v, part = lesson.variant, lesson.part
    for _ in range(2):
        counted = v.count(part.pile.cards, last_trick=part.last)
        assert says(lesson, counted.why)
        assert ("Rounded to tens" in text(lesson.page)) == (v.rules.count.rounding.value == "tens")
        assert keyed(lesson.page, "compared")
        lesson.hear({"event": "last"})
    lesson.hear({"event": "pile"})
    assert lesson.page.spoken.startswith(v.count(part.pile.cards, last_trick=part.last).why)
    assert bool(with_event(lesson.page, "had-bid")) == (v.rules.kitty is not None)
    before = part.pile
    lesson.hear({"event": "had-bid"})
    assert bool(before.buried) == (v.rules.kitty is not None)
    assert not part.pile.buried
    assert opened(lesson.state.search).part.pile == part.pile


@each
def test_the_worked_hand_forth_and_back(table):
    lesson = opened(f"?table={table}&step=worked")
    told = story(lesson.variant)
    assert says(lesson, whose(lesson.variant))
    for place, step in enumerate(told):
        assert lesson.state.at == place
        assert all(says(lesson, line) for line in step.lines)
        lesson.hear({"event": "forth"})
    assert lesson.state.at == len(told) - 1
    for _ in told:
        lesson.hear({"event": "back"})
    assert lesson.state.at == 0
    lesson.hear({"event": "go", "data": 6})
    assert lesson.page.spoken.startswith(told[6].title)
    lesson.hear({"event": "go", "data": 77})
    assert lesson.state.at == 6


@pytest.mark.parametrize("table", [table for table in BID if table != "auction"])
def test_the_end_of_the_game_is_the_engines(table):
    lesson = opened(f"?table={table}&step=end")
    v, part = lesson.variant, lesson.part
    on, sides = grid(v.rules), names(v)
    verb = "have" if v.rules.table.partners.value else "has"
    bidder, other = part.scores.bidder, (part.scores.bidder + 1) % on.sides
    assert f"{sides[bidder]} {verb} won the game." in text(lesson.page)
    lesson.hear({"event": "bidder", "data": other})
    assert f"{sides[other]} {verb} won the game." in text(lesson.page)
    for side in range(on.sides):
        below = on.target - on.scale if side != bidder else on.target
        lesson.hear({"event": "after", "data": side, "value": str(below)})
    assert f"{sides[bidder]} {verb} won the game." in text(lesson.page)
    lesson.hear({"event": "after", "data": bidder, "value": str(part.values[0])})
    shown = f"{sides[other]} {verb} won" if on.limit else "The game goes on."
    assert shown in text(lesson.page)
    for node in with_event(lesson.page, "case"):
        lesson.hear({"event": "case", "data": node[1]["data"]})
        assert lesson.notes == ()
        assert opened(lesson.state.search).part.scores == part.scores
    lesson.hear({"event": "another"})
    assert lesson.notes == ()


def test_two_past_the_target_without_the_bidder_and_a_tie():
    lesson = opened("?table=cutthroat&step=end&facts=1550.1520.1000.2")
    assert "North has won the game." in text(lesson.page)
    lesson.hear({"event": "after", "data": 1, "value": "1550"})
    assert "The game goes on." in text(lesson.page)
    assert "the highest scores are equal" in text(lesson.page)
    lesson.hear({"event": "bidder", "data": 1})
    assert "East has won the game." in text(lesson.page)


def test_both_past_the_target_without_an_auction():
    lesson = opened("?table=two-handed&step=end&facts=1020.1050.0.1000")
    assert not with_event(lesson.page, "bidder")
    assert "The game goes on." in text(lesson.page)
    assert "they play on to 1250" in text(lesson.page)
    lesson.hear({"event": "declared", "data": 1})
    assert "North has won the game." in text(lesson.page)
    lesson.hear({"event": "after", "data": 0, "value": "999"})
    assert "South has won the game." in text(lesson.page)
    assert "North declared out with only 999 and loses the game" in text(lesson.page)
    assert opened(lesson.state.search).part.scores == lesson.part.scores
    lesson.hear({"event": "declared", "data": 0})
    lesson.hear({"event": "target", "data": 1250})
    assert "Nobody has 1250 yet" in text(lesson.page)
    wiki = opened("?table=two-handed-wikihow&step=end&facts=1520.1550")
    assert "South has won the game." in text(wiki.page)
    wiki.hear({"event": "after", "data": 0, "value": "1550"})
    assert "equal scores: the game goes on" in text(wiki.page)
    for event in (
        {"event": "declared", "data": 1},
        {"event": "target", "data": 1750},
        {"event": "bidder", "data": 1},
    ):
        wiki.hear(event)
    assert wiki.part.scores.after == (1550, 1550)


@pytest.mark.parametrize("table", UNBID)
def test_every_end_without_an_auction_can_be_shown(table):
    lesson = opened(f"?table={table}&step=end")
    cases = [node[1]["data"] for node in with_event(lesson.page, "case")]
    assert {"alone-past", "alone-near"} < set(cases)
    for key in cases:
        lesson.hear({"event": "case", "data": key})
        assert lesson.notes == ()
        assert opened(lesson.state.search).part.scores == lesson.part.scores
        assert ("The game goes on." in text(lesson.page)) == (
            key in {"alone-near", "two-raise", "raise-again", "raised-near", "two-tied"}
        )


def test_declaring_out_and_a_raised_target():
    lesson = opened("?table=two-handed&step=settle")
    assert lesson.part.result.outcome == "no contract"
    assert "Both score." in text(lesson.page)
    assert "Nobody bid" not in text(lesson.page)
    lesson.hear({"event": "declared", "data": 2})
    assert lesson.page.spoken.startswith("Rightly declared out. North +233, South +317.")
    lesson.hear({"event": "before", "data": 1, "value": "680"})
    assert "Wrongly declared out." in text(lesson.page)
    assert "That is 3 short of 1000. For a count after declaring out nothing is rounded." in text(lesson.page)
    lesson.hear({"event": "declared", "data": 0})
    assert lesson.part.result.game_winner == 1
    lesson.hear({"event": "target", "data": 1250})
    assert lesson.part.result.game_winner is None
    lesson.hear({"event": "table", "value": "two-handed-wikihow"})
    assert (lesson.part.hand.declared, lesson.part.hand.target, lesson.notes) == (None, None, ())
    lesson.hear({"event": "table", "value": "pinochlerun"})
    assert lesson.part.hand == usual(lesson.variant)


@pytest.mark.parametrize("table", UNBID)
def test_a_bar_for_each_player_and_no_word_of_a_bid(table):
    lesson = opened(f"?table={table}&step=settle")
    drawings = [node for node in nodes(lesson.page) if node[1].get("role") == "img" and node[0] == "svg"]
    labels = [node[1]["aria-label"] for node in drawings]
    assert [label.partition(":")[0] for label in labels] == ["North", "South"]
    assert labels[1].endswith("is reached.")
    for step in ("settle", "worked", "count"):
        lesson.hear({"event": "step", "data": step})
        assert "who bid" not in text(lesson.page).lower()


def test_twelve_deals_and_most_chips():
    lesson = opened("?table=auction&step=end")
    assert "North has won the game." in text(lesson.page)
    lesson.hear({"event": "deal", "value": "11"})
    assert "The game goes on." in text(lesson.page)
    lesson.hear({"event": "deal", "value": "12"})
    lesson.hear({"event": "after", "data": 2, "value": "11"})
    assert sum(lesson.part.scores.after) == 0
    assert "South has won the game." in text(lesson.page)
    assert not with_event(lesson.page, "bidder")
    for node in with_event(lesson.page, "case"):
        lesson.hear({"event": "case", "data": node[1]["data"]})
        assert opened(lesson.state.search).part.scores == lesson.part.scores
    assert "go on" in text(lesson.page)
