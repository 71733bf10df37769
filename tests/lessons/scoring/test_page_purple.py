"""The lesson on scoring at Purple and Purple Rummy, walked through: all is what the engine says."""

import pytest

import pinochle_learn as pl
from pinochle_learn.lessons.scoring.colours.facts import read as read_hand
from pinochle_learn.lessons.scoring.page import scoring_lesson
from pinochle_learn.lessons.scoring.turns.payments import read as read_left
from pinochle_learn.teaching.practice.banks import BANKS
from pinochle_learn.teaching.practice.question import quiz
from pinochle_learn.teaching.words.table_kinds import COLOURS, TURNS
from tests.lessons.tree import keyed, nodes, text, with_event
from tests.plain.colours import table as plain

PURPLE, RUMMY = pl.variant("purple"), pl.variant("purple-rummy")
EXTREMES = "4.1.450.0.150.90.60.20.240.140.0.0"  # with an auction: made exactly


def opened(search):
    lesson = scoring_lesson()
    lesson.hear({"event": "open", "search": search, "kept": {}})
    return lesson


def plainly(node):
    """Text without the explanations of words, and without gaps."""
    if isinstance(node, str):
        return "".join(node.split())
    if node[1].get("role") == "note":
        return ""
    return "".join(map(plainly, node[2]))


def says(lesson, line):
    return plainly(line) in "".join(map(plainly, lesson.page.nodes))


def labels(lesson, tag):
    return [
        node[1]["aria-label"] for node in nodes(lesson.page) if node[0] == tag and "aria-label" in node[1]
    ]


# --- count --------------------------------------------------------------------------------------------------


def test_count_shows_both_numbers_of_every_card():
    lesson = opened("?table=purple&step=count&seed=6&facts=4")
    cards = lesson.part.cards
    sums = [node for node in nodes(lesson.page) if node[1].get("class") == "pl-card-sum"]
    shown = [tuple(map(int, node[2][0].split(" + "))) for node in sums]
    assert shown == [(plain.RANK_POINTS[c.rank], plain.COLOUR_POINTS[c.colour]) for c in cards]
    total = plain.count([str(card) for card in cards])
    assert keyed(lesson.page, "total")[2] == [str(total)]
    assert says(lesson, f"{total} points")
    assert sum(sum(pair) for pair in shown) == total


def test_count_says_what_is_assumed_and_where_it_is_changed():
    lesson = opened("?table=purple&step=count")
    assert says(lesson, "this table plays it so")
    assert 'with_rules({"count.points"' in text(lesson.page)
    assert '"colours.points"' in text(lesson.page)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_count_takes_piles_at_every_size_of_table(players):
    lesson = opened("?table=purple&step=count")
    lesson.hear({"event": "players", "data": players})
    assert all(len(trick) == players for trick in lesson.part.tricks)
    assert f"facts={players}" in lesson.page.place
    lesson.hear({"event": "pile"})
    assert not lesson.notes


def test_count_counts_cards_of_ones_own():
    lesson = opened("?table=purple&step=count&hand=KBk.8Si")
    assert says(lesson, "16 points")
    lesson.hear({"event": "put", "data": "ABr"})
    assert says(lesson, "24 points")
    assert "24 points" in lesson.page.spoken
    lesson.hear({"event": "put", "data": "KBk"})
    assert says(lesson, "11 points")
    lesson.hear({"event": "pile-text", "value": "QGo JGo"})
    assert lesson.page.place.endswith("hand=QGo.JGo&facts=4")
    lesson.hear({"event": "clear"})
    assert says(lesson, "0 points")
    lesson.hear({"event": "pile-text", "value": "QS"})
    assert "QS" in lesson.notes[0]
    assert lesson.part.cards == ()


def test_a_number_in_the_sheet_is_a_button_that_names_its_card():
    lesson = opened("?table=purple&step=count&hand=KBk")
    found = {node[1]["data"]: node[1] for node in with_event(lesson.page, "put")}
    assert len(found) == 49
    assert found["KBk"]["aria-pressed"] == "true"
    assert found["KBk"]["aria-label"] == "Black king of spades: 6 + 7 = 13"


# --- settle -------------------------------------------------------------------------------------------------


def test_settle_is_what_the_engine_says():
    lesson = opened(f"?table=purple&step=settle&facts={EXTREMES}")
    result = PURPLE.with_rules({"auction.held": True}).settle(
        bid=450, bidder=0, meld=(150, 90), second_meld=(60, 20), trick_points=(240, 140)
    )
    assert result.outcome == "made"
    assert lesson.part.result == result
    assert all(says(lesson, score.why) for score in result.sides)
    assert says(lesson, "the second meld has made the bid")


def test_one_more_and_the_bid_is_lost():
    lesson = opened(f"?table=purple&step=settle&facts={EXTREMES}")
    lesson.hear({"event": "bid", "value": "460"})
    assert lesson.part.result.change == (-460, 250)
    assert "Set. North-South \N{MINUS SIGN}460, East-West +250." in lesson.page.spoken
    lesson.hear({"event": "edge", "data": "made"})
    assert lesson.part.hand.bid == 450
    lesson.hear({"event": "edge", "data": "set"})
    assert lesson.part.result.outcome == "set"
    lesson.hear({"event": "edge", "data": "second"})
    assert lesson.part.result.outcome == "made"
    lesson.hear({"event": "second", "data": 0, "value": "0"})
    assert lesson.part.result.outcome == "set"


def test_the_auction_can_be_left_out_and_the_game_be_one_deal():
    lesson = opened(f"?table=purple&step=settle&facts={EXTREMES}")
    lesson.hear({"event": "held"})
    assert lesson.part.result.outcome == "no contract"
    assert not with_event(lesson.page, "bid")
    lesson.hear({"event": "game", "data": True})
    assert lesson.part.result.game_rule == "most"
    assert says(lesson, "That was deal 1, the last: North-South have the most and win the game.")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_settle_at_every_size_of_table(players):
    lesson = opened("?table=purple&step=settle")
    lesson.hear({"event": "players", "data": players})
    part = lesson.part
    assert len(part.result.change) == {2: 2, 3: 3, 4: 2}[players]
    for side in range(part.hand.sides):
        lesson.hear({"event": "points", "data": side, "value": "7"})
        lesson.hear({"event": "meld", "data": side, "value": "150"})
        lesson.hear({"event": "before", "data": side, "value": "1400"})
    lesson.hear({"event": "held"})
    lesson.hear({"event": "bidder", "data": part.hand.sides - 1})
    assert not lesson.notes
    assert part.hand.bidder == part.hand.sides - 1
    again = opened(lesson.page.place)
    assert again.part.hand == part.hand
    assert len([one for one in labels(lesson, "svg") if "first meld" in one]) == part.hand.sides


def test_a_side_without_a_trick_has_nothing_to_meld_second():
    lesson = opened("?table=purple&step=settle")
    lesson.hear({"event": "points", "data": 1, "value": "0"})
    assert lesson.part.hand.second[1] == 0
    assert says(lesson, "No trick, so no cards for a second meld.")
    lesson.hear({"event": "second", "data": 1, "value": "90"})
    assert lesson.part.hand.second[1] == 0


def test_a_link_to_a_hand_that_cannot_be_says_so():
    lesson = opened("?table=purple&step=settle&facts=4.0.300.0.30.0.0.0.1.1.0.0")
    assert "378 to 390" in lesson.notes[0]


# --- the end of the game ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("facts", "line"),
    [
        ("4.0.1490.1300", "The game goes on."),
        ("4.0.1500.1490", "North-South have won the game."),
        ("4.0.1520.1590", "East-West have won the game."),
        ("4.0.1560.1560", "The game goes on."),
        ("3.0.1560.1510.1570", "South has won the game."),
        ("4.1.700.640", "North-South have won the game."),
        ("4.1.700.700", "North-South and East-West share the game."),
        ("2.1.710.700", "North has won the game."),
    ],
)
def test_the_end_is_what_the_rules_say(facts, line):
    assert says(opened(f"?table=purple&step=end&facts={facts}"), line)


def test_the_end_can_be_moved():
    lesson = opened("?table=purple&step=end")
    lesson.hear({"event": "case", "data": "tie"})
    assert says(lesson, "Neither side is in front, so the game goes on.")
    lesson.hear({"event": "after", "data": 1, "value": "1700"})
    assert says(lesson, "East-West have won the game.")
    lesson.hear({"event": "game", "data": True})
    lesson.hear({"event": "case", "data": "tie"})
    assert says(lesson, "share the game")
    lesson.hear({"event": "players", "data": 3})
    assert len(lesson.part.standing.after) == 3
    assert opened(lesson.page.place).part.standing == lesson.part.standing
    assert "no scores of this table" in opened("?table=purple&step=end&facts=7.1.2").notes[0]


# --- Purple Rummy -------------------------------------------------------------------------------------------


def test_pay_shows_who_scores_what():
    lesson = opened("?table=purple-rummy&step=pay&facts=3.2.0.1&hand=KBk.QGo.8Si")
    assert says(lesson, "East scores 24 points.")
    assert lesson.part.result.change == (0, 24, 0)
    assert all(says(lesson, score.why) for score in lesson.part.result.sides if score.side != 1)
    lesson.hear({"event": "out", "data": 0})
    assert lesson.part.left.hands[0] == ()
    assert lesson.part.result.change == (24, 0, 0)
    lesson.hear({"event": "out", "data": 3})
    assert says(lesson, "Nobody scores.")
    assert read_left(RUMMY, *lesson.part._facts) == lesson.part.left


def test_cards_of_ones_own_are_given_to_a_player():
    lesson = opened("?table=purple-rummy&step=pay&facts=3.2.0.1&hand=KBk.QGo.8Si")
    lesson.hear({"event": "whose", "data": 2})
    lesson.hear({"event": "put", "data": "QGo"})
    assert lesson.part.result.change == (0, 24, 0)
    assert [len(hand) for hand in lesson.part.left.hands] == [1, 0, 2]
    lesson.hear({"event": "left-text", "value": "ABk ARd"})
    assert lesson.part.result.change == (0, 13 + 14 + 13, 0)
    before = lesson.part.left
    lesson.hear({"event": "left-text", "value": ""})
    assert "only one player can go out" in lesson.notes[0]
    assert lesson.part.left == before


@pytest.mark.parametrize("players", RUMMY.players)
def test_pay_at_every_size_of_table(players):
    lesson = opened("?table=purple-rummy&step=pay")
    lesson.hear({"event": "players", "data": players})
    assert lesson.part.left.players == players
    lesson.hear({"event": "another"})
    assert not lesson.notes
    change = lesson.part.result.change
    held = [str(card) for hand in lesson.part.left.hands for card in hand]
    assert max(change) == sum(change) == plain.count(held)


@pytest.mark.parametrize(
    ("facts", "line"),
    [
        ("3.0.95.910.960.740", "North has won the game."),
        ("3.0.89.910.960.740", "The game goes on."),
        ("3.1.40.910.960.740", "East has won the game."),
        ("3.3.95.910.960.740", "The game goes on."),
    ],
)
def test_the_end_of_a_game_of_turns(facts, line):
    assert says(opened(f"?table=purple-rummy&step=end&facts={facts}"), line)


def test_the_end_of_a_game_of_turns_can_be_moved():
    lesson = opened("?table=purple-rummy&step=end")
    for case, line in (
        ("just", "North has won"),
        ("short", "goes on"),
        ("other", "goes on"),
        ("nobody", "goes on"),
    ):
        lesson.hear({"event": "case", "data": case})
        assert says(lesson, line)
    lesson.hear({"event": "out", "data": 0})
    lesson.hear({"event": "gain", "value": "10"})
    assert says(lesson, "North has won the game.")
    lesson.hear({"event": "players", "data": 6})
    lesson.hear({"event": "before", "data": 5, "value": "500"})
    assert lesson.part.ending.before[5] == 500
    assert opened(lesson.page.place).part.ending == lesson.part.ending
    assert "no scores of this table" in opened("?table=purple-rummy&step=end&facts=3.1").notes[0]


# --- practise, links, and other tables ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "kind", "key"), [("purple", COLOURS, "needed"), ("purple-rummy", TURNS, "winner")]
)
def test_practise_right_and_wrong(table, kind, key):
    lesson = opened(f"?table={table}&step=practise&ask={key}&seed=3")
    drawn = quiz(BANKS[kind, "scoring"], lesson.variant, key, 3)
    assert lesson.part.exercise == drawn
    assert says(lesson, drawn.question)
    slip = next(offer for offer in drawn.offers if not offer.right)
    lesson.hear({"event": "said", "data": slip.value})
    assert says(lesson, slip.why)
    assert lesson.practice.level(key) == 0
    good = next(offer for offer in drawn.offers if offer.right)
    lesson.hear({"event": "said", "data": good.value})
    assert says(lesson, good.why)
    assert says(lesson, drawn.reasons[-1])
    lesson.hear({"event": "again"})
    assert lesson.part.exercise.situation == key
    lesson.hear({"event": "said", "data": next(o.value for o in lesson.part.exercise.offers if o.right)})
    assert lesson.practice.level(key) == 1


def test_the_numbers_of_a_hand_stand_on_a_score_sheet():
    lesson = opened("?table=purple&step=practise&ask=made&seed=3")
    drawn = lesson.part.exercise
    assert all(says(lesson, cell) for row in drawn.sheet for cell in row)


@pytest.mark.parametrize("step", ["count", "settle", "worked", "end", "practise", "pay"])
def test_to_other_tables_and_back(step):
    start = {"pay": "purple-rummy", "worked": "pagat"}.get(step, "purple")
    lesson = opened(f"?table={start}&step={step}")
    assert not lesson.notes
    for table in ("pagat", "purple-rummy", "purple", "auction", "purple", "two-handed", "purple-rummy"):
        lesson.hear({"event": "table", "value": table})
        assert not lesson.notes
        assert lesson.variant.id == table
        assert lesson.step in lesson.parts
    assert not opened(lesson.page.place).notes


def test_a_link_to_a_part_that_the_table_has_not_says_so():
    there = "There is count, settle, end and practise."
    assert opened("?table=purple&step=worked").notes[0].endswith(there)
    assert "There is count, settle, worked, end" in opened("?table=pagat&step=pay").notes[0]


def test_the_sources_are_those_of_the_game():
    for table, question in (("purple", "colour"), ("purple-rummy", "discard")):
        lesson = opened(f"?table={table}")
        sources = "".join(map(plainly, [keyed(lesson.page, "fold-sources")])).lower()
        assert question in sources
        assert "thesourcedoesnotsay" in sources


def test_the_hand_of_a_link_is_read_as_it_was_written():
    assert read_hand(PURPLE, EXTREMES).bid == 450
