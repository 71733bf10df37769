"""A table while it is made: contradictions are told, ways out lead out, what is filled in is read."""

import pytest

import pinochle_learn as pl
from pinochle_learn.lessons.house.draft import Draft, before_and_after, fields, grouped
from pinochle_learn.lessons.house.reading import filled
from pinochle_learn.rules.change import entries
from pinochle_learn.rules.idle import idle


@pytest.fixture(params=pl.variants(), ids=lambda v: v.id)
def v(request):
    """One variant of the registry."""
    return request.param


def field(draft, path):
    """One rule of a draft."""
    return next(one for one in fields(draft) if one.path == path)


def test_every_choice_that_is_offered_can_be_made_or_mended(v):
    start, made = Draft(v.id), 0
    for one in fields(start):
        if one.form != "choice":
            continue
        for place in range(len(one.choices)):
            draft = start.wish({one.path: filled(one, {}, str(place))})
            if draft.house is None:
                assert draft.wrong, one.path
                assert draft.ways_out, (one.path, place)
                assert all(draft.wish(way).house for way in draft.ways_out)
            elif draft.wishes:
                made += 1
                assert dict(draft.house.changes) == dict(draft.wishes)
    assert made > (5 if v.rules.turns else 40)


def test_nothing_fixed_is_offered_and_nothing_that_can_be_set_is_lost(v):
    offered = {one.path for some in grouped(Draft(v.id)).values() for one in some}
    for one in entries(v.rules):
        if one.declared.metadata["kind"].form == "fixed":
            assert one.path not in offered
        elif not one.path.startswith(("meld.", "count.")):
            assert one.path in offered or idle(v.rules, one.path), one.path


def test_every_number_can_be_filled_in_anew(v):
    """Each list of numbers takes another first number, whatever else may then contradict."""
    start = Draft(v.id)
    for one in fields(start):
        if one.form == "numbers" and one.labels:
            new = filled(one, {"at": 0}, str(one.value[0] + 10))
            assert new == (one.value[0] + 10, *one.value[1:])
            assert start.wish({one.path: new}).wishes == {one.path: new}


def test_contradictions_name_rules_by_their_questions():
    draft = Draft("pagat").wish({"play.must_follow": False})
    assert draft.house is None
    assert "“Must one trump when out of the suit?”" in draft.wrong[0]
    assert "play." not in draft.wrong[0]
    (way,) = draft.ways_out
    assert way == {"play.must_beat": "never", "play.must_trump": False, "play.must_overtrump": False}


def test_a_way_out_may_change_an_earlier_wish_but_not_the_last_one():
    draft = Draft("pagat").wish({"play.must_beat": "trump_led"}).wish({"play.must_follow": False})
    (way,) = draft.ways_out
    assert way["play.must_beat"] == "never"
    assert draft.wish(way).wishes["play.must_follow"] is False


def test_a_throw_in_asks_for_a_phase_and_is_offered_one():
    draft = Draft("hoyle").wish({"settle.throw_in": "any"})
    phases = field(draft, "deal.phases")
    assert all("decision" in value or value == phases.value for _, value in phases.choices)
    mended = draft.wish({"deal.phases": next(value for _, value in phases.choices if "decision" in value)})
    assert mended.house


READ = [
    ("auction", "auction.minimum", {}, " 300 ", 300),
    ("pagat", "auction.cap", {}, "", None),
    ("pagat", "auction.raises", {}, "10, 20", (10, 20)),
    ("pagat", "auction.raises", {}, "", None),
    ("hoyle", "deal.packets", {}, "3 4", (3, 4)),
    ("pagat", "meld.melds.run.points", {"at": 1}, "1600", (150, 1600)),
    ("pagat", "meld.melds.run.points", {"at": 1}, "", (150,)),
    ("pagat", "meld.melds.dix.points", {"at": 1}, "25", (10, 25)),
    ("pagat", "meld.melds.dix.on", {}, False, False),
    ("auction", "chips.beyond", {"at": 1}, "3", (50, 3)),
    ("auction", "chips.doubled", {"suit": "H"}, True, "SH"),
    ("auction", "chips.doubled", {"suit": "S"}, False, ""),
    ("npa", "auction.ladder", {"row": 1, "at": 1}, "10", ((50, 1), (60, 10))),
    ("npa", "auction.ladder", {"row": 1, "at": 0}, "", ((50, 1),)),
    ("npa", "auction.ladder", {"row": 2, "at": 0}, "100", ((50, 1), (60, 5), (100, 5))),
    ("purple", "colours.points", {"at": 0}, "9", (9, 6, 5, 4, 3, 2, 1)),
    ("hoyle", "game.limit", {}, "-500", -500),
]


@pytest.mark.parametrize(("table", "path", "at", "given", "value"), READ, ids=str)
def test_what_is_filled_in_is_read(table, path, at, given, value):
    assert filled(field(Draft(table), path), at, given) == value


REFUSED = [
    ("pagat", "auction.minimum", {}, "many"),
    ("pagat", "auction.minimum", {}, ""),
    ("pagat", "auction.minimum", {}, "-3"),
    ("pagat", "auction.minimum", {}, "9" * 5_000),
    ("pagat", "auction.minimum", {}, "1e5"),
    ("pagat", "auction.minimum", {}, ["1"]),
    ("pagat", "meld.melds.run.points", {"at": 0}, ""),
    ("pagat", "meld.melds.run.points", {"at": 99}, "3"),
    ("pagat", "count.points", {"at": 0}, "-1"),
    ("pagat", "play.must_beat", {}, "99"),
    ("pagat", "play.must_beat", {}, None),
    ("pagat", "play.must_beat", {}, True),
    ("npa", "auction.ladder", {"row": 0, "at": 0}, "70"),
    ("npa", "auction.ladder", {"row": 0, "at": 1}, ""),
    ("npa", "auction.ladder", {"row": "x", "at": []}, "<b>"),
    ("hoyle", "game.limit", {}, "500"),
]


@pytest.mark.parametrize(("table", "path", "at", "given"), REFUSED, ids=str)
def test_what_cannot_be_is_refused_in_words(table, path, at, given):
    with pytest.raises(pl.RuleError) as refused:
        filled(field(Draft(table), path), at, given)
    assert len(str(refused.value)) < 200


def test_nothing_left_of_a_list_of_bids_is_refused():
    draft = Draft("pagat")
    with pytest.raises(pl.RuleError):
        filled(field(draft, "auction.ladder"), {"row": 0, "at": 0}, "")


def test_back_takes_one_rule_back():
    draft = (
        Draft("pagat").wish({"play.must_beat": "never"}).wish({"game.target": 1000}).back("play.must_beat")
    )
    assert dict(draft.wishes) == {"game.target": 1000}
    assert draft.wish({"game.target": 1500}).wishes == {}


def test_before_and_after_differ_by_the_last_change_alone():
    draft = Draft("pagat").wish({"game.target": 1000}).wish({"play.must_beat": "never"})
    before, after = before_and_after(draft)
    assert (before.rules.game.target.value, after.rules.game.target.value) == (1000, 1000)
    assert before.rules.playing.must_beat.value == "always"
    assert after.rules.playing.must_beat.value == "never"
