"""The lesson on scoring, walked through its controller: what is shown is what the engine says."""

import pytest

import pinochle_learn as pl
from pinochle_learn.lessons.scoring.suits.edges import edges
from pinochle_learn.lessons.scoring.suits.settle.notes import here
from pinochle_learn.teaching.scores.clamp import usual
from pinochle_learn.teaching.scores.hand import plays, settled
from pinochle_learn.teaching.scores.ranges import grid
from pinochle_learn.teaching.scores.words import names
from tests.lessons.scoring.page import opened, plain, says
from tests.lessons.tree import keyed, nodes, text, with_event
from tests.support.tables import SUITED

TABLES = [v.id for v in SUITED]
each = pytest.mark.parametrize("table", TABLES)
BID = [v.id for v in SUITED if v.rules.auction]


# --- settle ------------------------------------------------------------------------------------------


@each
def test_every_slider_settles_again_as_the_engine_does(table):
    lesson = opened(f"?table={table}&step=settle")
    v, part = lesson.variant, lesson.part
    on, last = grid(v.rules), grid(v.rules).sides - 1
    moves = [
        *({"event": "bid", "value": str(bid)} for bid in on.bids[12:13]),
        {"event": "meld", "data": 0, "value": str(30 * v.scale)},
        {"event": "meld", "data": last, "value": str(27 * v.scale)},
        *({"event": "points", "data": side, "value": str(on.middle[-1])} for side in range(on.sides)),
        {"event": "points", "value": "0"},
        {"event": "points", "data": last, "value": str(on.total)},
        {"event": "bidder", "data": 1},
        {"event": "before", "data": 1, "value": str(9 * v.scale)},
        *({"event": "declared", "data": number} for number in (2, 0)),
        *({"event": "target", "data": target} for target in on.targets[1:]),
        *({"event": "edge", "data": key} for key, _ in edges(v)),
    ]
    for move in moves:
        lesson.hear(move)
        result = settled(v, part.hand)
        assert lesson.notes == ()
        assert all(says(lesson, side.why) for side in result.sides)
        assert f"facts={part.hand.bid or part.hand.meld[0]}." in lesson.state.search
        assert (part.hand.bidder is None) == (v.rules.auction is None)
        assert opened(lesson.state.search).part.hand == part.hand
        assert sum(part.hand.points) == on.total
    assert part.hand.meld != usual(v).meld


@each
def test_a_table_shows_only_controls_that_it_has_a_use_for(table):
    rules = pl.variant(table).rules
    lesson = opened(f"?table={table}&step=settle")
    sides, settle = grid(rules).sides, rules.settle
    lesson.hear({"event": "edge", "data": "beyond"})
    gives_up = {"pagat": False, "okpinochle": True, "auction": True}
    assert bool(with_event(lesson.page, "given-up")) == gives_up.get(table, False)
    assert bool(with_event(lesson.page, "nines")) == settle.nines_exempt.value
    assert bool(with_event(lesson.page, "marriage")) == rules.trump.marriage.value
    assert len(with_event(lesson.page, "renege")) == (0 if settle.renege.value == "none" else 1 + 2 * sides)
    assert bool(with_event(lesson.page, "trump")) == (rules.chips is not None)
    assert bool(with_event(lesson.page, "deal")) == (rules.game.deals.value is not None)
    assert len(with_event(lesson.page, "meld")) == (1 if rules.meld.who.value == "bidder" else sides)
    lesson.hear({"event": "edge", "data": "none"})
    assert len(with_event(lesson.page, "points")) == (1 if grid(rules).pair else sides)
    assert bool(with_event(lesson.page, "bare")) == (settle.save_meld.value == "trick")
    bidders = [node[1]["data"] for node in with_event(lesson.page, "bidder")]
    assert (sides in bidders) == bool(rules.auction and rules.auction.all_pass.value == "next_deal")
    assert bool(bidders) == bool(with_event(lesson.page, "bid")) == (rules.auction is not None)
    assert bool(with_event(lesson.page, "declared")) == rules.game.declare_out.value
    assert bool(with_event(lesson.page, "target")) == (rules.game.raised_by.value is not None)
    scales = with_event(lesson.page, "scale")
    assert len(scales) == (2 if all(pl.variant(table).on_scale(n) for n in (1, 10)) else 0)


@each
def test_the_page_says_what_a_table_has_instead(table):
    lesson = opened(f"?table={table}&step=settle")
    assert all(says(lesson, line) for line in here(lesson.variant))
    key = "elsewhere" if table == "auction" else "fold-elsewhere"
    shown = str(keyed(lesson.page, key))
    assert ("No other table here" in shown) == (table == "auction")


def test_thrown_in_nines_bare_tricks_and_nobody():
    ok = opened("?table=okpinochle&step=settle")
    ok.hear({"event": "edge", "data": "beyond"})
    ok.hear({"event": "given-up"})
    assert ok.part.result.outcome == "thrown in"
    ok.hear({"event": "edge", "data": "exact"})
    assert not ok.part.hand.given_up
    run = opened("?step=settle")
    run.hear({"event": "edge", "data": "all"})
    assert run.part.result.sides[1].rule == "meld-lost"
    run.hear({"event": "nines", "data": 1})
    assert (run.part.hand.meld[1], run.part.result.sides[1].rule) == (1, "nines-saved")
    run.hear({"event": "meld", "data": 1, "value": "9"})
    assert run.part.hand.nines == (False, False)
    wiki = opened("?table=wikihow&step=settle")
    wiki.hear({"event": "edge", "data": "all"})
    wiki.hear({"event": "bare", "data": 1, "value": "1"})
    assert wiki.part.result.sides[1].rule == "trick-saved"
    hoyle = opened("?table=hoyle&step=settle")
    hoyle.hear({"event": "bidder", "data": 2})
    assert hoyle.part.result.outcome == "no contract"
    assert "Nobody bid" in text(hoyle.page)
    run.hear({"event": "bidder", "data": 2})
    assert run.part.hand.bidder == 0


def heard(table, *events):
    """The outcome, the change and the rules after some events at a table's usual hand."""
    lesson = opened(f"?table={table}&step=settle")
    for event in events:
        lesson.hear(event)
        assert lesson.notes == ()
    result = lesson.part.result
    assert all(says(lesson, side.why) for side in result.sides) or result.bid is None
    return result.outcome, result.change, [side.rule for side in result.sides]


MARRIAGE, GIVEN_UP = {"event": "marriage"}, {"event": "given-up"}


@pytest.mark.parametrize(
    ("table", "events", "outcome", "change"),
    [
        ("double-deck", [MARRIAGE], "no marriage", (-55, 24)),
        ("npa", [MARRIAGE], "no marriage", (0, 79)),
        ("npa", [{"event": "renege", "data": 1}], "renege", (0, 79)),
        ("npa", [{"event": "renege", "data": 2}], "renege", (84, 0)),
        ("npa", [{"event": "renege", "data": 3}], "renege", (0, 79)),
        ("npa", [{"event": "renege", "data": 4}, {"event": "renege", "data": 0}], "made", (57, 46)),
        ("npa", [{"event": "edge", "data": "few-tricks"}], "set", (0, 79)),
        ("double-deck-pagat", [{"event": "edge", "data": "small-meld"}], "out of reach", (-55, 24)),
        ("double-deck-pagat", [{"event": "points", "value": "31"}], "made", (60, 0)),
        ("auction", [GIVEN_UP], "single bete", (2, 2, -4)),
        ("auction", [{"event": "trump", "data": "S"}], "made", (-4, -4, 8)),
        ("auction", [{"event": "trump", "data": "S"}, GIVEN_UP], "single bete", (2, 2, -4)),
        ("auction", [{"event": "edge", "data": "short"}], "double bete", (4, 4, -8)),
        ("auction", [{"event": "edge", "data": "meld"}], "made", (-2, -2, 4)),
        ("auction", [{"event": "bidder", "data": 3}], "no contract", (0, 0, 0)),
        ("auction", [{"event": "bidder", "data": 0}], "made", (4, -2, -2)),
        ("cutthroat", [{"event": "points", "data": 0, "value": "0"}], "made", (0, 150, 320)),
        ("cutthroat", [{"event": "edge", "data": "none"}], "set", (220, 130, -300)),
    ],
)
def test_every_outcome_is_within_reach(table, events, outcome, change):
    assert heard(table, *events)[:2] == (outcome, change)


def test_a_wrong_call_is_told_from_a_right_one():
    lesson = opened("?table=npa&step=settle")
    lesson.hear({"event": "renege", "data": 1})
    assert says(lesson, "North-South reneged and lose the hand")
    lesson.hear({"event": "renege", "data": 3})
    assert says(lesson, "The call of North-South was wrong: whoever calls wrongly is treated as")
    assert says(lesson, "or to keep back aces around.")


def test_three_share_the_tricks_and_one_trick_saves():
    north, east = ({"event": "points", "data": side, "value": "0"} for side in (0, 1))
    _, change, rules = heard("three-handed-wikihow", {"event": "edge", "data": "all"})
    assert (change[:2], rules[:2]) == ((0, 0), ["meld-lost", "meld-lost"])
    everything = {"event": "points", "data": 2, "value": "250"}
    bare = {"event": "bare", "data": 1, "value": "2"}
    _, change, rules = heard("three-handed-wikihow", north, east, everything, bare)
    assert (change[:2], rules[:2]) == ((0, 40), ["meld-lost", "trick-saved"])


def test_chips_before_add_up_to_nothing_and_the_last_deal_ends_the_game():
    lesson = opened("?table=auction&step=settle")
    lesson.hear({"event": "before", "data": 1, "value": "20"})
    assert lesson.part.hand.before == (6, 20, -26)
    assert "chips" in lesson.page.spoken
    lesson.hear({"event": "deal", "value": "12"})
    assert lesson.part.result.game_winner == 1
    assert says(lesson, "That was deal 12, the last: East has the most and wins the game.")


def test_a_value_that_cards_cannot_make_goes_on_to_the_next():
    hoyle = opened("?table=hoyle&step=settle&facts=340.0.280.120.0.620.460.0.0")
    hoyle.hear({"event": "points", "value": "1"})
    assert hoyle.part.hand.points == (2, 248)
    hoyle.hear({"event": "points", "value": "1"})
    assert hoyle.part.hand.points == (0, 250)
    hoyle.hear({"event": "points", "value": "many"})
    assert hoyle.part.hand.points == (0, 250)


@pytest.mark.parametrize("table", BID)
def test_the_picture_says_every_band_in_words(table):
    lesson = opened(f"?table={table}&step=settle")
    v, hand = lesson.variant, lesson.part.hand
    on, side = grid(v.rules), names(v)[hand.bidder]
    need = hand.bid - hand.own_meld
    drawings = [node for node in nodes(lesson.page) if node[1].get("role") == "img" and node[0] == "svg"]
    assert len(drawings) == (1 if on.pair else on.sides)
    label = drawings[0][1]["aria-label"]
    assert label.startswith(f"Trick points of {side}, who bid {hand.bid}, ")
    assert f"{need} to " in label
    assert label.endswith(f"Now {hand.own}: made.")
    ending = f"{on.total}: made; meld lost." if hand.sides == 2 else f"{on.total}: made"
    assert ending in label
    assert all("meld saved" in node[1]["aria-label"] for node in drawings[1:])
    fills = {node[1].get("fill") for node in nodes(lesson.page) if node[0] == "rect"}
    assert {"url(#pl-set)", "url(#pl-made)", "url(#pl-kept)", "url(#pl-lost)"} <= fills
    known = {node[1]["id"] for node in nodes(lesson.page) if node[0] == "pattern"}
    assert {fill.removeprefix("url(#").rstrip(")") for fill in fills if fill} <= {*known, "pl-made"}
    ids = [node[1]["id"] for node in nodes(lesson.page) if "id" in node[1]]
    assert len(ids) == len(set(ids))


def test_another_hand_stays_one_that_can_be():
    for table in TABLES:
        lesson = opened(f"?table={table}&step=settle")
        for _ in range(4):
            lesson.hear({"event": "another"})
            assert lesson.notes == ()
            assert bool(with_event(lesson.page, "points")) == plays(lesson.variant, lesson.part.hand)
            assert opened(lesson.state.search).notes == ()


# --- scale and table ------------------------------------------------------------------------------------


def test_scale_and_table_take_the_hand_along():
    lesson = opened("?step=settle&facts=40.0.30.12.14.100.90.0.0")
    lesson.hear({"event": "scale", "data": "10"})
    assert lesson.state.facts == "400.0.300.120.140.1000.900.0.0"
    assert "scale=10" in lesson.state.search
    lesson.hear({"event": "table", "value": "pagat"})
    assert lesson.state.facts == "400.0.300.120.140.1000.900.0.0"
    lesson.hear({"event": "scale", "data": "1"})
    assert lesson.state.facts == "40.0.30.12.14.100.90.0.0"
    assert lesson.notes == ()
    for table in ("npa", "auction", "cutthroat", "double-deck", "hoyle"):
        lesson.hear({"event": "table", "value": table})
        assert lesson.notes == ()
        assert opened(lesson.state.search).part.hand == lesson.part.hand


def test_chips_never_change_scale():
    lesson = opened("?table=auction&step=settle&scale=1")
    assert (lesson.variant.scale, lesson.part.hand.bid) == (10, 350)
    facts = lesson.state.facts
    lesson.hear({"event": "scale", "data": "1"})
    assert (lesson.variant.scale, lesson.state.facts) == (10, facts)


@each
@pytest.mark.parametrize("step", ["count", "settle", "worked", "end", "practise"])
def test_a_link_brings_back_the_place(table, step):
    lesson = opened(f"?table={table}&step={step}")
    again = opened(lesson.state.search)
    assert (again.state, again.notes) == (lesson.state, ())
    assert plain(text(again.page)) == plain(text(lesson.page))


@pytest.mark.parametrize(
    "search",
    [
        "?step=settle&facts=1.2.3",
        "?step=settle&facts=34.0.28.12.99.112.96.0.0",
        "?step=settle&facts=999999.9.-5.12.15.112.96.0.0",
        "?step=settle&facts=34.0.28.12.15.112.96.0.255",
        "?step=end&facts=7777.0.0",
        "?step=end&facts=100.100",
        "?step=count&facts=5",
        "?step=worked&at=99",
        "?step=practise&ask=thrown-in&seed=3",
        "?step=settle&facts=%3Cscript%3E",
        "?table=auction&step=settle&facts=350.2.0.0.230.140.110.6.-2.-4.0.0.0.9.4",
        "?table=auction&step=end&facts=10.5.-14.2.12",
        "?table=auction&step=end&facts=10.5.-15.2.13",
        "?table=cutthroat&step=end&facts=1500.1500.2",
        "?table=two-handed&step=settle&facts=120.180.113.560.750.0.1001",
        "?table=two-handed&step=end&facts=1020.1050.3.1000",
        "?table=two-handed-wikihow&step=end&facts=1520.1550.1",
        "?table=npa&step=settle&facts=55.0.29.24.28.470.446.0.0.9",
        "?table=cutthroat&step=count&facts=4",
        "?step=cheat",
    ],
)
def test_a_hostile_link_gets_a_note_and_usual_values(search):
    lesson = opened(search)
    assert len(lesson.notes) == 1
    assert opened(lesson.state.search).notes == ()
    if "settle" in search:
        assert lesson.part.hand == usual(lesson.variant)


def test_a_part_is_entered_without_the_numbers_of_another():
    lesson = opened("?step=settle&facts=40.0.30.12.14.100.90.0.0")
    for step in ("end", "count", "worked", "practise", "settle"):
        lesson.hear({"event": "step", "data": step})
        assert lesson.notes == ()
        assert lesson.step == step
    assert lesson.state.facts == "40.0.30.12.14.100.90.0.0"


# --- count, the worked hand, the end --------------------------------------------------------------------


@pytest.mark.parametrize(
    "event",
    [
        {},
        *({"event": name} for name in ("bid", "meld", "points", "before", "bare", "bidder", "nines", "edge")),
        {"event": "meld", "data": 7, "value": "3"},
        {"event": "edge", "data": "<b>"},
        {"event": "given-up", "data": 3},
        *({"event": name, "data": -1, "value": "x"} for name in ("renege", "trump", "deal", "before")),
        {"event": "renege", "data": 1},
        {"event": "trump", "data": "S"},
    ],
)
def test_an_event_that_cannot_be_is_answered_not_raised(event):
    lesson = opened("?step=settle")
    lesson.hear(event)
    assert lesson.part.hand.bid == 34
    assert keyed(lesson.page, "title")
