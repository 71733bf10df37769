"""A whole hand, walked forwards and backwards at every table."""

import pytest

import pinochle_learn as pl
from pinochle_learn.coach.story import story, usual_dealer
from pinochle_learn.lessons.whole import whole_lesson
from pinochle_learn.lessons.whole_examples import EXAMPLES, SEEDS, examples, search
from pinochle_learn.widgets.nodes import text_of
from tests.lessons.tree import every, keyed, nodes, text, with_event

VARIANTS = pl.variants()
TABLES = [v.id for v in VARIANTS]
KITTY = [v.id for v in VARIANTS if v.rules.kitty]
STANDS = [v.id for v in VARIANTS if v.rules.table.partners.value and v.rules.pack.copies.value == 2]


def opened(search=""):
    lesson = whole_lesson()
    lesson.hear({"event": "open", "search": search, "kept": {}})
    return lesson


def cards(node):
    """The cards that a row or a hand shows."""
    return [card["code"] for card in node[1]["state"]["cards"]]


def has(page, key):
    """Whether a page shows a node with this key."""
    return any(node[1].get("key") == key for node in nodes(page))


@pytest.mark.parametrize("table", TABLES)
def test_forwards_to_the_result_and_backwards_to_the_deal(table):
    lesson = opened(f"?table={table}&seed=12")
    part, titles = lesson.part, [keyed(lesson.page, "title")]
    while part.at < part.last:
        lesson.hear({"event": "on"})
        titles.append(lesson.page.spoken)
        assert lesson.notes == ()
        assert "{" not in text_of(keyed(lesson.page, "whole"))
    result = part.story.deal.result
    for side in result.sides:
        assert side.why in text(lesson.page)
    back = [lesson.page.spoken]
    while part.at > 1:
        lesson.hear({"event": "back"})
        back.append(lesson.page.spoken)
    assert back == titles[:0:-1]
    assert f"at={1}" in lesson.page.place


@pytest.mark.parametrize("table", TABLES)
def test_each_phase_can_be_reached(table):
    lesson = opened(f"?table={table}")
    phases = with_event(lesson.page, "phase")
    assert len(phases) >= 5
    for button in phases:
        lesson.hear({"event": "phase", "data": button[1]["data"]})
        scene = lesson.part.scene
        assert (scene.phase if scene else "over") == button[1]["data"]


@pytest.mark.parametrize("table", TABLES)
def test_the_deal_is_told_by_the_record(table):
    lesson = opened(f"?table={table}&seed=7")
    rules, said = pl.variant(table).rules, text(lesson.page)
    players, hand = rules.table.players.value[0], rules.deal.hand.value
    words = {12: "twelve", 15: "15", 20: "20"}
    kitty = " and three to the kitty" if rules.kitty else ""
    assert f"deals {words[hand]} cards to each player{kitty}" in said
    both = f"{players} × {hand} + 3 = 48" if rules.kitty else f"{players} × {hand} = {players * hand}"
    assert f"{both}, the whole pack." in said
    assert has(lesson.page, f"hand-{players - 1}")
    assert not has(lesson.page, f"hand-{players}")


def test_the_sum_of_a_deal_that_cannot_be_is_explained():
    said = text(opened("?table=three-handed-wikihow").page)
    assert "The page deals 18 each and 3 to the kitty: 3 × 18 = 54, 57 with the kitty." in said
    assert "3 × 18" not in text(opened("?table=cutthroat").page)


@pytest.mark.parametrize("table", TABLES)
def test_the_end_shows_every_side_in_one_table(table):
    lesson = opened(f"?table={table}&at=999")
    result, rules = lesson.part.story.deal.result, lesson.variant.rules
    board = keyed(lesson.page, "score")
    rows = [[text_of(cell) for cell in row[2]] for row in every(board) if row[0] == "tr"]
    alone = not rules.table.partners.value
    assert rows[0] == [
        "Player" if alone else "Side",
        "Meld",
        "Trick points",
        "Chips" if rules.chips else "Score",
    ]
    assert len(rows) == 1 + len(result.sides)
    for row, change in zip(rows[1:], result.change, strict=True):
        assert row[-1] == f"{change:+d}".replace("-", "\N{MINUS SIGN}").replace("+0", "0")
    names = ["North", "East", "South"] if alone else ["North-South", "East-West"]
    assert [row[0] for row in rows[1:]] == names


@pytest.mark.parametrize("table", KITTY)
def test_the_kitty_lies_face_down_for_whoever_has_not_seen_it(table):
    lesson = opened(f"?table={table}")
    story_, shown = lesson.part.story, lesson.variant.rules.kitty.shown.value
    bidder, taken = story_.deal.state.bidder, [s.phase for s in story_.scenes].index("kitty") + 1
    for at, scene in enumerate(story_.scenes, start=1):
        lesson.hear({"event": "to", "value": str(at)})
        seen = at == taken or (at > taken and (shown or scene.seat == bidder))
        assert has(lesson.page, "kitty-down") is not seen
        assert has(lesson.page, "cards-kitty") is seen
        told = text_of(keyed(lesson.page, "answers"))
        secret = [card.symbol for card in story_.deal.buried]
        if scene.away:
            assert ("alone knows what is buried: " + " ".join(secret) in told) is (scene.seat == bidder)
    lesson.hear({"event": "to", "value": str(lesson.part.last)})
    assert cards(keyed(lesson.page, "cards-kitty")) == [str(card) for card in story_.deal.kitty]
    assert cards(keyed(lesson.page, "cards-buried")) == [str(card) for card in story_.deal.buried]


@pytest.mark.parametrize("table", KITTY)
def test_what_may_be_buried_is_marked_in_the_hand(table):
    lesson = opened(f"?table={table}")
    lesson.hear({"event": "phase", "data": "bury"})
    scene, state = lesson.part.scene, keyed(lesson.page, "hand")[1]["state"]
    marks = list(state["states"].values())
    assert marks.count("best") == 3
    assert len(marks) - marks.count("forbidden") == len(scene.legal)
    assert state["words"]["forbidden"] == "may not be buried"


def test_the_card_that_is_played_is_marked_in_the_hand_as_shown():
    lesson = opened("?table=pinochlerun&seed=7&at=15")
    scene, state = lesson.part.scene, keyed(lesson.page, "hand")[1]["state"]
    best = [state["cards"][place]["code"] for place, mark in state["states"].items() if mark == "best"]
    assert best == [str(scene.hand[place]) for place in scene.chosen]
    marked = {place for place, mark in state["states"].items() if mark in {"allowed", "best"}}
    allowed = {state["cards"][place]["code"] for place in marked}
    assert allowed == {str(scene.hand[place]) for place in scene.legal}


@pytest.mark.parametrize("table", ["pagat", "double-deck", "auction"])
def test_one_can_go_on_from_trick_to_trick(table):
    lesson = opened(f"?table={table}")
    lesson.hear({"event": "phase", "data": "play"})
    for _ in range(lesson.variant.rules.deal.hand.value):
        lesson.hear({"event": "trick"})
        assert "wins the trick" in lesson.part.scene.then
    assert lesson.part.at == lesson.part.last - 1
    lesson.hear({"event": "trick"})
    assert lesson.part.scene is None
    assert with_event(lesson.page, "trick") == []


def test_a_step_beyond_the_deal_is_its_last_and_one_that_is_none_is_named():
    assert opened("?seed=3&at=9999999").part.scene is None
    assert opened("?seed=3&at=9999999").part.at == opened("?seed=3&at=9999999").part.last
    lesson = opened("?seed=3&at=-5")
    assert lesson.part.at == 0
    assert lesson.notes == ("The link says at='-5', which is no whole number.",)


@pytest.mark.parametrize(
    ("link", "note"),
    [
        ("table=auction&seed=1e9", "The link says seed='1e9', which is no whole number."),
        ("table=npa&seed=9999999999999999", "seed='9999999999999999', which is no whole number."),
        ("table=cutthroat&step=<b>", "The link says step='<b>', which is no part of a lesson."),
        ("table=npa&step=practise", "This lesson has no part 'practise': here is its first."),
        ("table=whist", "There is no variant 'whist'."),
        ("table=auction&scale=1&at=٣", "which is no whole number."),
        ("table=double-deck&hand=9S", "9"),
    ],
)
def test_a_hostile_link_gives_a_clear_line(link, note):
    lesson = opened("?" + link)
    assert note in lesson.notes[0]
    assert lesson.part.at == 0
    assert "deals" in text(lesson.page)


def test_another_table_keeps_the_deal_and_fits_the_step():
    lesson = opened("?table=pagat&seed=7&at=500")
    for table in TABLES:
        lesson.hear({"event": "table", "value": table})
        assert lesson.place.seed == 7
        assert lesson.part.at <= lesson.part.last


@pytest.mark.parametrize("v", VARIANTS, ids=TABLES)
def test_each_example_ends_as_its_name_says_on_either_scale(v):
    by_key = {example.key: example for example in EXAMPLES}
    for made in filter(None, (v, v.on_scale(11 - v.scale))):
        for key, seed in SEEDS[v.id].items():
            assert by_key[key].fits(story(made.rules, seed, usual_dealer(made.rules))), (key, made.scale)


@pytest.mark.parametrize("v", VARIANTS, ids=TABLES)
def test_each_table_has_examples_of_what_sets_it_apart(v):
    settle, auction = v.rules.settle, v.rules.auction
    wanted = {
        "no-marriage": v.rules.trump.marriage.value,
        "least-meld": settle.least_meld.value > 0,
        "meld-wins": settle.meld_wins.value,
        "conceded": v.rules.chips is not None,
        "failed": v.rules.chips is not None,
        "nobody": v.rules.chips is not None and auction.all_pass.value == "next_deal",
        "paid-over": settle.lost_bid.value == "to_others",
        "set": v.rules.chips is None and settle.lost_bid.value == "minus_bid",
    }
    assert {key for key, yes in wanted.items() if yes} <= set(SEEDS[v.id])


def test_the_search_finds_the_same_deals():
    v = pl.variant("auction")
    found = search(v, most=40)
    assert found == {key: seed for key, seed in SEEDS["auction"].items() if seed < 40}


@pytest.mark.parametrize("v", VARIANTS, ids=TABLES)
def test_an_example_is_a_button_and_names_its_deal(v):
    lesson = opened(f"?table={v.id}&at=3")
    for (example, seed), button in zip(examples(v), with_event(lesson.page, "example"), strict=True):
        assert text_of(button) == example.name
        lesson.hear({"event": "example", "data": button[1]["data"]})
        assert (lesson.place.seed, lesson.part.at) == (seed, 0)
        assert f"This is deal {seed}: {example.name}." in text(lesson.page)
    lesson.hear({"event": "example", "data": "<none>"})
    assert lesson.notes == ()


def test_the_worked_hand_is_the_sources_at_either_scale():
    lesson = opened("?step=worked")
    for _ in range(lesson.part.last):
        lesson.hear({"event": "on"})
    assert "155" not in text(lesson.page)
    assert "43 in all: the bid is made" in text(lesson.page)
    assert "North-South reach 150 and win the game." in text(lesson.page)
    lesson.hear({"event": "scale", "data": "10"})
    assert "430 in all: the bid is made" in text(lesson.page)
    assert "43 in all" not in text(lesson.page)


def test_the_worked_auction_says_what_was_legal():
    lesson = opened("?step=worked")
    lesson.hear({"event": "on"})
    assert lesson.page.spoken == "South bids 25"
    assert "South may bid 25 to 100, or pass." in text(lesson.page)


@pytest.mark.parametrize("table", TABLES)
def test_the_worked_hand_stands_where_it_could_be_dealt_and_elsewhere_the_page_says_what_it_has(table):
    lesson = opened(f"?table={table}&step=worked&at=3")
    assert lesson.part.stands is (table in STANDS)
    if table in STANDS:
        assert lesson.part.at == 3
        told = "told and settled by the rules of PinochleRun" in text(lesson.page)
        assert told is (table != "pinochlerun")
        return
    assert "No worked hand at this table" in text(lesson.page)
    assert with_event(lesson.page, "on") == []
    assert with_event(lesson.page, "example")
    lesson.hear({"event": "deal"})
    assert (lesson.step, lesson.notes) == ("deal", ())
    assert "deals" in text(lesson.page)


def test_an_example_leads_from_where_the_worked_hand_would_be_to_the_deals():
    lesson = opened("?table=auction&step=worked")
    lesson.hear({"event": "example", "data": "conceded"})
    assert (lesson.step, lesson.place.seed) == ("deal", SEEDS["auction"]["conceded"])
