"""The page on which a table is made: rules change one by one, and every lesson plays at it."""

import importlib
from urllib.parse import urlsplit

import pytest

import pinochle_learn as pl
from pinochle_learn.front.own_table import house_of
from pinochle_learn.front.own_text import write
from pinochle_learn.lessons.house.page import house_page
from pinochle_learn.lessons.start.page import StartPage
from pinochle_learn.teaching.page.custom_table import from_code, to_code
from pinochle_learn.teaching.page.link import read_link
from pinochle_learn.teaching.page.state import PageState
from pinochle_learn.teaching.words.course import LESSONS
from tests.lessons.tree import keyed, nodes, text, with_event
from tests.support.hosts import Recorder

HOUSES = {
    "pagat": house_of("Friday club", "pagat", {"play.must_beat": "trump_led", "auction.minimum": 300}),
    "two-handed": house_of("We two", "two-handed", {"stock.free_play": False, "stock.turned_nine": False}),
    "auction": house_of("Chips", "auction", {"chips.failed": 3, "kitty.bury_melded": True}),
    "double-deck": house_of("Big table", "double-deck", {"exchange.cards": 0, "game.target": 700}),
    "purple": house_of(
        "Purple evening",
        "purple",
        {"auction.held": True, "colours.points": [9, 6, 5, 4, 3, 2, 1], "play.lead_counts_as_colour": True},
    ),
    "purple-rummy": house_of("Aunts", "purple-rummy", {"turns.melds": 2, "turns.discard_drawn": True}),
}
PAGES = LESSONS


@pytest.fixture(params=HOUSES.values(), ids=HOUSES)
def house(request):
    """A group's own table of each kind."""
    return request.param


def at(house):
    """The place of a table."""
    return PageState(table=house.base, house=to_code(house))


def opened(lesson, search, kept=None):
    """A lesson's page, opened by a link."""
    name = {"first_look.ipynb": "ask"}.get(lesson.notebook, lesson.notebook.removesuffix(".ipynb"))
    module = importlib.import_module(f"pinochle_learn.lessons.{name}.page")
    make = next(getattr(module, name) for name in dir(module) if name.endswith(("_lesson", "_page")))
    page = make()
    page.hear({"event": "open", "search": search, "kept": kept or {}})
    return page


def changed(page, path, value):
    """Chooses or fills in a rule."""
    page.hear({"event": "rule", "data": {"path": path}, "value": value})


def sent(page):
    """What the page sends to the browser from now on."""
    return Recorder(page.page).messages


@pytest.mark.parametrize("lesson", PAGES, ids=lambda one: one.key)
def test_every_lesson_plays_at_it_in_every_part(lesson, house):
    page = opened(lesson, at(house).search)
    for step in page.parts:
        page.hear({"event": "open", "search": f"{at(house).search}&step={step}", "kept": {}})
        assert page.notes == (), step
        assert page.variant.name == house.name
        assert page.variant.rules.changes
        assert read_link(page.page.place)[0].house == to_code(house)
        links = [
            node[1]["href"] for node in nodes(page.page) if node[0] == "a" and ".ipynb" in node[1]["href"]
        ]
        assert links
        for link in links:
            there, notes = read_link(urlsplit(link).query)
            assert (there.variant.name, notes) == (house.name, ()), link
        chosen = [
            node for node in nodes(page.page) if node[0] == "option" and node[1].get("selected") is True
        ]
        assert house.name in [node[2][0] for node in chosen]


def test_the_start_page_plays_at_it(house):
    start = StartPage(PageState())
    start.hear({"event": "open", "search": at(house).search, "kept": {}})
    pressed = [n for n in with_event(start.page, "table") if n[1]["aria-pressed"] == "true"]
    assert [n[2][0][2][0] for n in pressed] == [house.name]


@pytest.mark.parametrize("lesson", PAGES, ids=lambda one: one.key)
def test_a_bad_table_in_a_link_is_named(lesson):
    page = opened(lesson, "?table=hoyle&house=<script>")
    assert page.variant.id == "hoyle"
    assert "<script>" in page.notes[0]


def test_progress_at_it_is_its_own():
    house = HOUSES["pagat"]
    tricks = LESSONS[1]
    page = opened(tricks, f"{at(house).search}&step=practise")
    kept = sent(page)
    page.answered("lead", right=True)
    (name,) = kept[0]["keep"]
    assert name == f"tricks:{house.key}"
    page.hear({"event": "table", "value": "pagat"})
    assert page.practice.level("lead") == 0
    page.hear({"event": "table-back"})
    assert page.practice.level("lead") == 1


def test_leaving_it_offers_the_way_back():
    page = opened(LESSONS[0], at(HOUSES["purple"]).search)
    page.hear({"event": "table", "value": "hoyle"})
    assert page.variant.name == "Hoyle"
    assert page.state.house == ""
    assert "Back to Purple evening" in text(page.page)
    page.hear({"event": "table-back"})
    assert page.variant.name == "Purple evening"
    assert "Back to Purple evening" not in text(page.page)


def test_a_link_that_is_opened_keeps_the_table_and_never_another_of_its_name():
    house = HOUSES["pagat"]
    other = house_of("Friday club", "hoyle", {"game.target": 800})
    kept = {f"own-table:{other.kept_as}": to_code(other)}
    page = opened(LESSONS[0], at(house).search, kept)
    assert set(page.tables.values()) == {house, other}
    options = [n[1]["value"] for n in nodes(page.page) if n[0] == "option" and n[2] == ["Friday club"]]
    assert len(set(options)) == 2


@pytest.mark.parametrize("table", [v.id for v in pl.variants()])
def test_every_part_of_the_rules_is_shown_at_every_table(table):
    page = house_page(table)
    for tab in with_event(page.page, "rules-of"):
        page.hear({"event": "rules-of", "data": tab[1]["data"]})
        assert page.notes == ()
        settled = tab[1]["data"] == "trump" and "Nothing of this can be otherwise" in text(page.page)
        assert with_event(page.page, "rule") or settled
        for node in with_event(page.page, "rule"):
            assert (
                node[0] == "button"
                or node[1].get("aria-label")
                or node[1].get("aria-labelledby")
                or node[1]["id"]
            )
    assert page.state.house == ""


def test_a_change_is_in_use_at_once_with_an_example():
    page = house_page("pagat")
    changed(page, "play.must_beat", "1")
    shown = text(page.page)
    assert page.variant.rules.playing.must_beat.value == "trump_led"
    assert "From Pagat, 1 rule changed" in shown
    assert "Without this change" in shown
    assert page.page.spoken == "Must a follower beat the best card? only when trump is led."
    page.hear({"event": "rule-back", "data": "play.must_beat"})
    assert (page.state.house, page.variant.name) == ("", "Pagat")


def test_a_contradiction_is_told_and_the_last_good_table_stays():
    page = house_page("pagat")
    changed(page, "auction.minimum", "300")
    before = page.state
    page.hear({"event": "rule", "data": {"path": "play.must_follow", "pick": 1}})
    assert page.state == before
    assert "contradict each other" in text(page.page)
    assert "must" in page.page.spoken.lower()
    page.hear({"event": "rule-mend", "data": 0})
    assert page.variant.rules.playing.must_follow.value is False
    assert page.variant.rules.bidding.minimum.value == 300
    assert "contradict each other" not in text(page.page)


@pytest.mark.parametrize(
    "event",
    [
        {"event": "rule", "data": {"path": "play.nothing"}, "value": "1"},
        {"event": "rule", "data": {"path": ["play"]}, "value": "1"},
        {"event": "rule", "data": "play.must_beat", "value": {"a": 1}},
        {"event": "rule", "data": {"path": "auction.minimum"}, "value": "<b>"},
        {"event": "rule-mend", "data": 99},
        {"event": "rule-mend", "data": True},
        {"event": "rule-show", "data": {"x": 1}},
        {"event": "rule-back", "data": None},
        {"event": "rules-of", "data": "<b>"},
        {"event": "table", "value": "own:nothing"},
        {"event": "table-back"},
    ],
    ids=str,
)
def test_a_hostile_event_changes_nothing(event):
    page = opened(next(one for one in LESSONS if one.key == "house"), at(HOUSES["pagat"]).search)
    before = page.state.house
    page.hear(event)
    assert page.state.house == before
    assert "went wrong" not in text(page.page)


def on_keep(search="?table=pagat"):
    """The part on which a table is kept."""
    page = house_page("pagat")
    page.hear({"event": "open", "search": search, "kept": {}})
    page.hear({"event": "step", "data": "keep"})
    return page


def test_a_name_is_text_whatever_it_holds():
    page = on_keep()
    page.hear({"event": "house-name", "value": "<img src=x onerror=alert(1)>"})
    assert page.variant.name == "<img src=x onerror=alert(1)>"
    assert all(node[0] != "img" for node in nodes(page.page))
    page.hear({"event": "house-name", "value": "n" * 41})
    assert "too long" in page.notes[0]
    assert page.variant.name == "<img src=x onerror=alert(1)>"
    files = sent(page)
    page.hear({"event": "house-save"})
    assert files[-1]["save"]["name"] == "img-src-x-onerror-alert-1.pinochle.txt"


def test_a_table_goes_out_as_a_file_and_comes_in_again():
    page = on_keep(at(HOUSES["purple"]).search)
    files = sent(page)
    page.hear({"event": "house-save"})
    saved = files[-1]["save"]
    assert saved["name"] == "purple-evening.pinochle.txt"
    other = on_keep()
    other.hear({"event": "house-file", "value": saved["text"]})
    assert other.variant == page.variant
    assert "Purple evening is open" in text(other.page)


def test_a_text_is_pasted_and_a_bad_one_changes_nothing():
    page = on_keep(at(HOUSES["pagat"]).search)
    before = page.state
    for bad in ("", "x" * 1_000_000, write(HOUSES["purple"]).replace("true", "maybe"), "\0"):
        page.hear({"event": "house-pasted", "value": bad})
        page.hear({"event": "house-open-text"})
        assert page.notes
        assert page.state == before
    page.hear({"event": "house-file-refused", "value": 10**9})
    assert "too large" in page.notes[0]
    page.hear({"event": "house-pasted", "value": write(HOUSES["purple-rummy"])})
    page.hear({"event": "house-open-text"})
    assert page.variant.name == "Aunts"
    assert page.notes == ()


def test_kept_tables_are_opened_replaced_and_deleted():
    page = on_keep(at(HOUSES["pagat"]).search)
    page.hear({"event": "house-keep"})
    first = HOUSES["pagat"].kept_as
    page.hear({"event": "step", "data": "make"})
    changed(page, "auction.minimum", "350")
    page.hear({"event": "step", "data": "keep"})
    page.hear({"event": "house-keep"})
    assert first not in page.tables
    (key,) = page.tables
    assert dict(page.tables[key].changes)["auction.minimum"] == 350
    page.hear({"event": "table", "value": "hoyle"})
    page.hear({"event": "house-open", "data": key})
    assert from_code(page.state.house) == page.tables[key]
    page.hear({"event": "house-delete", "data": key})
    assert page.tables == {}
    assert keyed(page.page, "none")


def test_wiping_progress_leaves_the_tables():
    page = opened(LESSONS[0], at(HOUSES["pagat"]).search)
    page.hear({"event": "wipe"})
    assert list(page.tables.values()) == [HOUSES["pagat"]]
    assert page.variant.name == "Friday club"


def test_what_can_never_happen_at_it_is_not_practised():
    house = house_of("Aunts", "purple-rummy", {"turns.lay_off_first": False, "turns.melds": 2})
    link = f"{at(house).search}&step=practise&ask=after-laying-off&seed=1"
    page = opened(LESSONS[1], link)
    assert page.notes == ()
    assert page.state.ask in page.practice.keys
    assert page.variant.name == "Aunts"


def test_a_part_that_fails_at_it_says_so_and_at_a_variant_fails(monkeypatch):
    page = opened(LESSONS[1], at(HOUSES["pagat"]).search)

    def broken(_words):
        raise KeyError("of a rule that no variant has")

    monkeypatch.setattr(page.part, "nodes", broken)
    page.show()
    assert "cannot show this with the rules of your own table" in text(page.page)
    with pytest.raises(KeyError):
        page.hear({"event": "table", "value": "pagat"})


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game.first_past": "raise", "game.raised_by": 250}, "the target is raised"),
        ({"game.target": None, "game.deals": 8}, "A game is 8 deals at this table, and the highest score"),
    ],
)
def test_the_end_of_a_game_is_told_by_rules_that_no_variant_of_the_kind_has(changes, said):
    page = opened(LESSONS[2], at(house_of("Ours", "pagat", changes)).search + "&step=end")
    assert page.notes == ()
    assert said in text(page.page)


@pytest.mark.parametrize(
    ("table", "path", "value"),
    [
        ("npa", "auction.minimum", "55"),
        ("purple-rummy", "game.target", "500"),
        ("purple", "play.lead_counts_as_colour", "0"),
        ("purple-rummy", "turns.melds", "2"),
        ("auction", "chips.failed", "3"),
        ("hoyle", "meld.melds.grand-pinochle.on", True),
    ],
)
def test_the_last_change_is_shown_by_an_example_or_in_words(table, path, value):
    page = house_page(table)
    changed(page, path, value)
    assert page.variant.rules.changes[0][0] == path
    example = text(page.page).partition("Without this change")[2]
    assert "With it" in example


def test_a_turn_is_told_by_its_own_rules():
    shown = text(opened(LESSONS[1], at(HOUSES["purple-rummy"]).search).page)
    assert "Lay up to 2 melds, if you like." in shown
    assert "also the one just drawn" in shown


@pytest.mark.parametrize(
    ("table", "changes"),
    [
        ("auction", {"play.must_trump": False, "play.must_overtrump": False}),
        ("hoyle", {"play.must_follow": False, "play.must_beat": "never", "play.must_trump": False}),
    ],
)
def test_tricks_are_explored_where_a_situation_has_gone(table, changes):
    house = house_of("Ours", table, {**changes, "play.must_overtrump": False})
    shown = text(opened(LESSONS[1], at(house).search).page)
    assert "cannot show this" not in shown
