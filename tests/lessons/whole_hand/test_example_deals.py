"""The example deals of a whole hand, and the worked one."""

import pytest

import pinochle_learn as pl
from pinochle_learn.lessons.whole_hand.suits.example_deals import EXAMPLES, SEEDS, examples, opening, search
from pinochle_learn.lessons.whole_hand.suits.games import GAMES, search_games
from pinochle_learn.lessons.whole_hand.suits.narration import story, usual_dealer
from pinochle_learn.widgets.nodes import text_of
from tests.lessons.tree import text, with_event
from tests.lessons.whole_hand.pages import TABLES, VARIANTS, opened

STANDS = [v.id for v in VARIANTS if v.rules.table.partners.value and v.rules.pack.copies.value == 2]


@pytest.mark.parametrize("v", VARIANTS, ids=TABLES)
def test_each_example_ends_as_its_name_says_on_either_scale(v):
    by_key = {example.key: example for example in EXAMPLES}
    for made in filter(None, (v, v.on_scale(11 - v.scale))):
        for key, seed in SEEDS[v.id].items():
            assert by_key[key].fits(story(made.rules, seed, usual_dealer(made.rules))), (key, made.scale)
        for key in GAMES.get(v.id, {}):
            game = opening(made, key)
            told = story(made.rules, game.seed, usual_dealer(made.rules), game.before, game.hasty)
            assert by_key[key].fits(told), (key, made.scale)


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
        "turned-nine": v.rules.stock is not None and v.rules.stock.turned_nine.value,
        "second-nine": v.rules.stock is not None and v.rules.stock.dix_exchange.value,
        "run-over": v.rules.meld.reuse.value == "higher",
        "three-types": v.rules.stock is not None,
        "declared": v.rules.game.declare_out.value,
        "wrongly-declared": v.rules.game.declare_out.value,
        "raised": v.rules.game.first_past.value == "raise",
        "higher": v.rules.stock is not None and v.rules.game.first_past.value == "higher",
        "paid-over": settle.lost_bid.value == "to_others",
        "set": v.rules.chips is None and auction is not None and settle.lost_bid.value == "minus_bid",
    }
    assert {key for key, yes in wanted.items() if yes} <= {*SEEDS[v.id], *GAMES.get(v.id, {})}


def test_the_search_finds_the_same_deals():
    v = pl.variant("auction")
    found = search(v, most=40)
    assert found == {key: seed for key, seed in SEEDS["auction"].items() if seed < 40}
    v = pl.variant("two-handed-wikihow")
    assert search_games(v, most=2) == {key: game for key, game in GAMES[v.id].items() if game.seed < 2}


@pytest.mark.parametrize("v", VARIANTS, ids=TABLES)
def test_an_example_is_a_button_and_names_its_deal(v):
    lesson = opened(f"?table={v.id}&at=3")
    for (example, seed), button in zip(examples(v), with_event(lesson.page, "example"), strict=True):
        assert text_of(button) == example.name
        lesson.hear({"event": "example", "data": button[1]["data"]})
        assert (lesson.state.seed, lesson.part.at) == (seed, 0)
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
    assert "South may" in text(lesson.page)  # the word that follows is explained here
    assert " 25 to 100, or pass." in text(lesson.page)


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
    assert (lesson.step, lesson.state.seed) == ("deal", SEEDS["auction"]["conceded"])
