"""The questions on scoring at Purple and Purple Rummy: right by the plain rules, each slip with a reason."""

import pytest

import pinochle_learn as pl
from pinochle_learn.errors import PinochleError
from pinochle_learn.lessons.scoring.colours.facts import (
    drawn,
    firsts,
    read,
    seconds,
    settled,
    shared,
    size,
    written,
)
from pinochle_learn.lessons.scoring.turns.payments import drawn as left_drawn
from pinochle_learn.lessons.scoring.turns.payments import read as read_left
from pinochle_learn.lessons.scoring.turns.payments import written as left_written
from pinochle_learn.teaching.practice.banks import BANKS
from pinochle_learn.teaching.practice.question import coverage, judge, known, quiz
from pinochle_learn.teaching.words.course import lesson
from pinochle_learn.teaching.words.sources import source_line
from pinochle_learn.teaching.words.table_kinds import COLOURS, TURNS
from tests.plain.colours import melds as purple_melds
from tests.plain.colours import table as plain
from tests.plain.colours.settle import sharers
from tests.plain.rummy import settle_rummy

PURPLE, RUMMY = pl.variant("purple"), pl.variant("purple-rummy")
SCORES, PAY = BANKS[COLOURS, "scoring"], BANKS[TURNS, "scoring"]
BOTH = [(PURPLE, SCORES, one.key) for one in SCORES] + [(RUMMY, PAY, one.key) for one in PAY]
each = pytest.mark.parametrize(("v", "bank", "key"), BOTH, ids=[f"{v.id}-{key}" for v, _, key in BOTH])
SEEDS = range(20)


def asked(key, seed, v=PURPLE):
    return quiz(SCORES if v is PURPLE else PAY, v, key, seed)


def right(drawn_quiz):
    return next(offer for offer in drawn_quiz.offers if offer.right)


def codes(cards):
    return [str(card) for card in cards]


def sheet(drawn_quiz):
    """The score sheet of a question as a mapping from its names to its numbers."""
    return {name: int(n) for name, n in drawn_quiz.sheet[1:] if n.lstrip("-").isdigit()}


def numbers_in(drawn_quiz):
    """First meld, second meld, trick points and the bid of a question."""
    numbers = sheet(drawn_quiz)
    return (numbers.get(name) for name in ("First meld", "Second meld", "Trick points", "Bid"))


# --- every question -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("v", "bank"), [(PURPLE, SCORES), (RUMMY, PAY)], ids=["purple", "purple-rummy"])
def test_every_situation_is_asked_in_many_ways(v, bank):
    found = coverage(bank, v, SEEDS)
    assert set(found) == {key for key, _ in lesson("scoring").steps(v.rules)}
    assert min(found.values()) >= 10


@each
@pytest.mark.parametrize("seed", SEEDS)
def test_one_answer_is_right_and_each_slip_says_why(v, bank, key, seed):
    question = quiz(bank, v, key, seed)
    assert question == quiz(bank, v, key, seed)
    assert sum(offer.right for offer in question.offers) == 1
    assert len({offer.label for offer in question.offers}) == len(question.offers) >= 2
    for offer in question.offers:
        answer = judge(question, offer.value)
        assert answer.right == offer.right
        assert len(offer.why) > 10
        assert answer.reasons[0] == offer.why
    last = question.reasons[-1]
    assert "Source: " in last or "The source does not say" in last


@each
def test_where_numbers_of_cards_are_used_they_are_said_to_be_assumed(v, bank, key):
    question = quiz(bank, v, key, 3)
    counts = any("Ranks: ace 7" in line for line in question.told)
    assert any("assumed" in line for line in question.told) == counts


def test_a_source_is_named_and_what_is_assumed_says_so():
    assert source_line(PURPLE.rules.game.target).startswith("Source: Purple Rules for Pinochle")
    assert source_line(PURPLE.rules.settling.lost_bid) == "The source does not say; this table plays it so."


# --- what is right ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["card", "trick", "pile"])
@pytest.mark.parametrize("seed", SEEDS)
def test_cards_are_counted_right(key, seed):
    question = asked(key, seed)
    assert int(right(question).value) == plain.count([c for row in question.rows for c in codes(row.cards)])


@pytest.mark.parametrize("seed", SEEDS)
def test_the_card_left_out_is_taken_off(seed):
    question = asked("left-out", seed)
    out = plain.count(codes(question.rows[0].cards))
    took = next(int(word) for word in question.told[1].split() if word.isdigit())
    assert int(right(question).value) == 392 - out - took


@pytest.mark.parametrize("seed", SEEDS)
def test_the_sum_is_both_melds_and_the_tricks(seed):
    question = asked("sum", seed)
    assert int(right(question).value) == sum(sheet(question).values())


@pytest.mark.parametrize("seed", SEEDS)
def test_partners_meld_from_the_cards_of_both(seed):
    question = asked("pool", seed)
    both = [card for row in question.rows for card in codes(row.cards)]
    assert int(right(question).value) == purple_melds.best_points(both, question.trump)
    alone = [purple_melds.best_points(codes(row.cards), question.trump) for row in question.rows]
    slips = {int(offer.value) for offer in question.offers if not offer.right}
    assert {sum(alone), *alone} <= slips


@pytest.mark.parametrize("seed", SEEDS)
def test_a_bid_is_made_or_missed_by_so_much(seed):
    question = asked("made", seed)
    first, second, tricks, bid = numbers_in(question)
    over = first + second + tricks - bid
    label = f"Set, {-over} short" if over < 0 else f"Made, {over} over" if over else "Made exactly"
    assert right(question).label == label
    assert any("second meld" in offer.why for offer in question.offers if not offer.right)


def test_bids_are_asked_that_are_made_and_that_are_missed():
    labels = [right(asked("made", seed)).label for seed in range(60)]
    assert {label.split()[0].strip(",") for label in labels} == {"Made", "Set"}


@pytest.mark.parametrize("seed", SEEDS)
def test_the_second_meld_has_to_bring_what_is_missing(seed):
    question = asked("needed", seed)
    first, second, tricks, bid = numbers_in(question)
    assert second is None
    assert int(right(question).value) == bid - first - tricks > 0


@pytest.mark.parametrize("seed", SEEDS)
def test_a_lost_bid_costs_the_bid(seed):
    question = asked("cost", seed)
    first, second, tricks, bid = numbers_in(question)
    assert first + second + tricks < bid
    assert int(right(question).value) == -bid
    assert right(question).label == f"\N{MINUS SIGN}{bid}"


@pytest.mark.parametrize("seed", SEEDS)
def test_the_others_keep_all(seed):
    question = asked("others", seed)
    assert int(right(question).value) == sum(sheet(question).values())


@pytest.mark.parametrize("key", ["one-deal", "one-deal-tie"])
@pytest.mark.parametrize("seed", SEEDS)
def test_one_deal_is_won_by_the_most_or_shared(key, seed):
    question = asked(key, seed)
    front = sharers(tuple(sheet(question).values()))
    wanted = "shared" if key == "one-deal-tie" else str(front[0])
    assert (len(front) > 1) == (key == "one-deal-tie")
    assert right(question).value == wanted


@pytest.mark.parametrize("key", ["target", "both-past", "tie-on"])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_to_1500_is_won_by_the_highest_alone(key, seed):
    question = asked(key, seed)
    scores = list(sheet(question).values())
    past = [n for n in scores if n >= 1500]
    assert (len(past) > 1) == (key != "target")
    alone = past and scores.count(max(past)) == 1
    assert right(question).value == (str(scores.index(max(past))) if alone else "nobody")


def test_a_slip_for_the_bidders_says_that_they_are_not_counted_first():
    slips = [offer.why for seed in range(40) for offer in asked("both-past", seed).offers]
    assert any("the bidders are not counted first" in why for why in slips)


# --- Purple Rummy -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_the_winner_scores_what_the_others_hold_and_they_lose_nothing(seed):
    left = [codes(row.cards) for row in asked("winner", seed, RUMMY).rows]
    wanted = settle_rummy([[], *left])["change"][0]
    assert int(right(asked("winner", seed, RUMMY)).value) == wanted
    assert right(asked("loser", seed, RUMMY)).value == "0"


@pytest.mark.parametrize("seed", SEEDS)
def test_only_cards_in_hand_count(seed):
    for key in ("hand", "laid"):
        question = asked(key, seed, RUMMY)
        assert int(right(question).value) == plain.count(codes(question.rows[0].cards))
    in_hand, meld = asked("laid", seed, RUMMY).rows
    assert not set(in_hand.cards) & set(meld.cards)


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_scores_when_nobody_goes_out(seed):
    question = asked("nobody-out", seed, RUMMY)
    assert not any(settle_rummy([codes(row.cards) for row in question.rows])["change"])
    assert right(question).value == "nobody"


def test_a_game_of_turns_is_won_at_1000_by_whoever_went_out():
    found = set()
    for seed in range(40):
        question = asked("won", seed, RUMMY)
        before = sheet(question)
        side, gain = question.told[1].split(" went out, and the others held ")
        won = before[side] + int(gain.split()[0]) >= 1000
        assert right(question).label == (side if won else "Nobody yet")
        found.add(won)
    assert found == {True, False}


@pytest.mark.parametrize("seed", SEEDS)
def test_1000_itself_is_enough(seed):
    question = asked("needed", seed, RUMMY)
    assert int(right(question).value) + next(iter(sheet(question).values())) == 1000


# --- hands as links -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("points", [0, 1, 99, 240, 400])
def test_trick_points_stay_within_what_the_cards_make(players, points):
    hand = drawn(PURPLE, players, 5)
    for side in range(hand.sides):
        moved = shared(PURPLE, hand, side, points)
        settled(PURPLE, moved)  # the engine refuses what cannot be
        assert all(took or not second for took, second in zip(moved.points, moved.second, strict=True))
        assert read(PURPLE, written(moved)) == moved
        made = size(PURPLE, moved)
        most = moved.put("meld", side, firsts(made, moved, side)[-1])
        settled(PURPLE, most.put("second", side, seconds(made, most, side)[-1]))  # as far as the sliders go


@pytest.mark.parametrize(
    "facts", ["5.0.100", "4.0.100.0.1", "4.9.300.0.30.0.0.0.247.137.0.0", "4.0.305.0.30.0.0.0.247.137.0.0"]
)
def test_a_hand_that_cannot_be_is_refused(facts):
    with pytest.raises(PinochleError):
        read(PURPLE, facts)


@pytest.mark.parametrize("players", RUMMY.players)
def test_cards_left_are_written_and_read(players):
    left = left_drawn(RUMMY, players, 4)
    assert sum(not hand for hand in left.hands) == 1
    assert read_left(RUMMY, *left_written(left)) == left
    with pytest.raises(PinochleError):
        read_left(RUMMY, f"{players}.1", "KBk")


def test_every_situation_stands_under_the_table_that_knows_it():
    without = PURPLE.with_rules({"game.target": None, "game.deals": 1})
    keys = {one.key for one in known(SCORES, without.rules)}
    assert {"target", "both-past", "tie-on"}.isdisjoint(keys)
    assert "one-deal" in keys
