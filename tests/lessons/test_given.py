"""What a link or a call says is shown or told: in every part of every lesson, at every table."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

import pinochle_learn as pl
from pinochle_learn.errors import PlaceError
from pinochle_learn.lessons.house import page as house
from pinochle_learn.lessons.melds import page as melds
from pinochle_learn.lessons.odds import page as odds
from pinochle_learn.lessons.scoring import page as scoring
from pinochle_learn.lessons.sheets import page as sheets
from pinochle_learn.lessons.start import page as start
from pinochle_learn.lessons.tables import page as tables
from pinochle_learn.lessons.tricks import page as tricks
from pinochle_learn.lessons.whole_hand import page as whole
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.page.link import read_link
from pinochle_learn.teaching.page.state import EVERYWHERE, FIELDS, PageState

MAKERS = {
    melds: melds.MeldPage,
    tricks: tricks.TrickPage,
    scoring: scoring.ScoringPage,
    whole: whole.WholePage,
    tables: tables.TablesPage,
    house: house.HousePage,
    sheets: sheets.SheetsPage,
    odds: odds.OddsPage,
}
LESSONS = pytest.mark.parametrize("lesson", MAKERS, ids=lambda one: one.__name__.split(".")[2])


@cache
def page_at(lesson, table: str) -> LessonPage:
    """A page to open at one place after another."""
    return MAKERS[lesson](PageState(table=table))


def pages(lesson) -> Iterator[tuple[LessonPage, str]]:
    """A page of the lesson at every table, with each of its parts."""
    for v in pl.variants():
        page = page_at(lesson, v.id)
        for step in page.parts_here():
            yield page, step


def opened(page: LessonPage, step: str, **given: str) -> PageState:
    """The place to which a link with these parameters leads; the page's notes say what was wrong."""
    link = PageState(table=page.state.table).search + f"&step={step}"
    page._of_link = True
    page.state, page.notes = read_link(link + "".join(f"&{name}={value}" for name, value in given.items()))
    page.enter()
    return page.address


def pairs(v: pl.Variant) -> dict[str, tuple[str, str]]:
    """Two values of each parameter that this table can have."""
    one, other = (v.deal(seed=seed).hands[0] for seed in (1, 2))
    found = {
        "hand": tuple(".".join(map(str, hand)) for hand in (one, other)),
        "trick": tuple(str(card) for card in [card for card in v.pack.distinct if card not in one][:2]),
        "trump": tuple(v.pack.suits_or_colours[:2]) if v.rules.trump is not None else (),
        "seed": ("7", "123"),
        "at": ("0", "1"),
        "stock": ("lasts", "used-up") if v.rules.stock is not None and v.rules.stock.free_play.value else (),
        "players": tuple(map(str, v.players[:2])) if len(v.players) > 1 else (),
        "beside": ("npa", "two-handed") if v.id not in {"npa", "two-handed"} else (),
    }
    return {name: values for name, values in found.items() if values}


@LESSONS
def test_a_parameter_of_no_use_is_told_with_what_is_of_use(lesson):
    for page, step in pages(lesson):
        useless = {n: two[1] for n, two in pairs(page.variant).items() if n not in page_takes(page, step)}
        opened(page, step, **useless)
        if useless.get("players") == str(page.variant.rules.players):
            del useless["players"]  # it is right anyhow
        for name, value in useless.items():
            shown = value.replace(".", " ") if name == "hand" else value
            shown = shown if name in {"seed", "at", "players"} else repr(shown[:40])
            told = [
                note for note in page.notes if note.startswith(f"The link says {name}={shown}: {step!r} has")
            ]
            assert len(told) == 1, (page.state.table, step, name, page.notes)
            assert "It takes table, " in told[0]
        assert len(page.notes) == len(useless)


def page_takes(page: LessonPage, step: str) -> set[str]:
    missing = {"trump"} if page.variant.rules.trump is None else set()
    return {*EVERYWHERE, *page.parts_here()[step].takes} - missing


@LESSONS
def test_a_parameter_of_use_makes_a_difference(lesson):
    for page, step in pages(lesson):
        takes = page_takes(page, step)
        for name, two in pairs(page.variant).items():
            if name not in takes or (name == "trick" and "trump" not in takes) or step == "pay":
                continue  # cards in several heaps: what facts say goes with them
            also = {"hand": pairs(page.variant)["hand"][0]} if name == "trick" else {}
            places = []
            for value in (two[0], two[1], two[0]):
                places.append(opened(page, step, **{name: value}, **also))
                assert page.notes == (), (page.state.table, step, name)
            assert places[0] == places[2] != places[1], (page.state.table, step, name)


@LESSONS
def test_what_a_page_writes_for_itself_leads_back_to_it(lesson):
    for page, step in pages(lesson):
        here = opened(page, step)
        assert page.notes == ()
        page.state, page.notes = read_link(here.search)
        page.enter()
        assert (page.address, page.notes) == (here, ()), here.search


@LESSONS
def test_going_from_part_to_part_and_back_changes_no_place(lesson):
    for v in pl.variants():
        page, seen = page_at(lesson, v.id), {}
        page.state = PageState(table=v.id)
        for step in (*page.parts, *page.parts):
            page.events()["step"]({"data": step})
            assert page.notes == ()
            assert read_link(page.address.search)[1] == ()
            own = page.address.only(page.own_fields)  # hand and trump go along
            assert seen.setdefault(step, own) == own


@LESSONS
def test_the_names_that_are_offered_instead_are_right(lesson):
    for page, step in pages(lesson):
        opened(page, "none")
        assert offered(page) == tuple(page.parts)
        if "ask" not in page_takes(page, step) or lesson is odds:
            continue
        opened(page, step, ask="none")
        for right in {*offered(page)[:1], *offered(page)[-1:]}:
            opened(page, step, ask=right)
            assert page.notes == (), (page.state.table, step, right)


def offered(page: LessonPage) -> tuple[str, ...]:
    """The names that a page offers in place of a wrong one."""
    (note,) = page.notes
    names = note.rpartition("There is ")[2].removesuffix(".")
    return () if names == "none" else tuple(re.split(r", | and ", names))


@LESSONS
@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"step": "practice"}, "step='practice': "),
        ({"stepp": "explore"}, "stepp='explore': there is no such parameter. Did you mean 'step'?"),
        ({"hand": "AS XX"}, "hand='AS XX': 'XX' is no card"),
        ({"at": "x"}, "at='x': that is no whole number"),
        ({"beside": ["npa", "nqa"]}, "beside='npa nqa': There is no variant 'nqa'"),
        ({"trump": "Z"}, "trump='Z': "),
        ({"seed": -1}, "seed='-1': that is no whole number"),
        ({"scale": 5}, "scale='5': that is no scale: 1 or 10."),
        ({"players": 9}, "players='9': PinochleRun is for 4 players."),
        ({"stock": "lasts"}, "stock='lasts': PinochleRun has no stock"),
        ({"auction": "held"}, "auction='held': at PinochleRun nobody chooses"),
        ({"house": "x"}, "house='x': "),
    ],
    ids=str,
)
def test_a_call_with_a_bad_argument_says_what_would_be_right(lesson, given, said):
    with pytest.raises(PlaceError) as refused:
        lesson.show(**given)
    assert said in str(refused.value)
    assert str(refused.value).endswith((".", "?"))


@pytest.mark.parametrize(
    ("lesson", "table", "given", "said"),
    [
        (
            tricks,
            "pagat",
            {"step": "practice"},
            "Did you mean 'practise'? There is explore, practise and reneges.",
        ),
        (whole, "pagat", {"seed": 7, "at": 2000}, "at=2000: this deal has the steps 0 to "),
        (whole, "pagat", {"step": "worked", "at": 2000}, "at=2000: this hand has the steps 0 to "),
        (scoring, "pagat", {"step": "worked", "at": 2000}, "at=2000: this hand has the steps 0 to "),
        (scoring, "purple-rummy", {"at": 6}, "at=6: that is no player: they are 0 to "),
        (
            scoring,
            "purple-rummy",
            {"hand": "KBk"},
            "hand='KBk': say with facts how many cards each player has",
        ),
        (tricks, "purple", {"at": 2}, "at=2: the readings of the third step are 0 and 1."),
        (tricks, "pagat", {"trick": "KC"}, "trick='KC': say which hand is to play on it"),
        (tricks, "pagat", {"hand": "AS", "seed": 3}, "seed=3: the hand is given already"),
        (melds, "auction", {"step": "bury", "hand": "AS"}, "these are 1."),
        (melds, "purple", {"facts": 5}, "facts='5': that is no choice for these cards"),
        (odds, "pagat", {"facts": 99}, "facts='99': so many cards cannot be drawn here: it is from 1 to "),
        (scoring, "pagat", {"step": "end", "facts": 3}, "Right is, for example, '1550.1580.0'."),
        (tables, "pagat", {"beside": "pagat.npa"}, "Pagat is the table itself: name others."),
        (
            tables,
            "pagat",
            {"beside": "npa.hoyle.wikihow.auction"},
            "these are four tables, and three lie beside one",
        ),
    ],
)
def test_what_only_a_part_can_know_is_told_too(lesson, table, given, said):
    with pytest.raises(PlaceError) as refused:
        lesson.show(table, **given)
    assert said in str(refused.value)


def test_an_exercise_is_drawn_by_its_situation_or_by_its_number():
    for maker in (tricks.TrickPage, melds.MeldPage, scoring.ScoringPage):
        page = maker(PageState(table="hoyle"))
        one, other = (opened(page, "practise", seed=seed) for seed in ("7", "8"))
        assert (one.seed, other.seed) == (7, 8)
        assert one.ask != other.ask
        assert opened(page, "practise", seed="7") == one
        assert opened(page, "practise", ask=other.ask).ask == other.ask


def test_what_servers_and_mail_programs_add_to_a_link_is_none_of_our_business():
    assert read_link("?table=pagat&token=ab&theme=dark&utm_source=x&fbclid=y")[1] == ()
    assert "there is no such parameter" in read_link("?tabel=pagat")[1][0]


# --- tables that are given as objects and files ------------------------------------------------------------


@LESSONS
def test_a_lesson_opens_at_a_table_of_ones_own(lesson, tmp_path):
    own = pl.variant("pagat").with_rules({"auction.minimum": 300})
    file = tmp_path / "ours.pinochle.txt"
    file.write_text(own.to_text())
    shown = [lesson.show(table).place for table in (own, file, str(file))]
    assert [read_link(place)[0].variant.rules.bidding.minimum.value for place in shown] == [300] * 3
    large = read_link(lesson.show(pl.variant("hoyle")).place)[0]
    assert (large.table, large.house) == ("hoyle", "")


def test_the_start_page_opens_at_a_table_of_ones_own():
    own = pl.variant("pagat").with_rules({"auction.minimum": 300})
    assert read_link(start.show(own).place)[0].variant.rules.changes == own.rules.changes
    with pytest.raises(PlaceError, match="there is no such parameter"):
        start.show("pagat", tabel="hoyle")


def test_scale_and_players_of_a_table_are_kept():
    large = sheets.show(pl.variant("pinochlerun").on_scale(10), step="rules")
    assert "scale=10" in large.place
    assert "players=3" in sheets.show(pl.variant("purple").seated(3), step="score").place


def test_a_file_that_is_none_is_named(tmp_path):
    for bad in (tmp_path / "none.txt", tmp_path, "ours/none.txt", "none.txt"):
        with pytest.raises(pl.SaveError, match="cannot be read"):
            melds.show(bad)
    with pytest.raises(pl.VariantError):
        melds.show("none")


@LESSONS
def test_the_lines_for_a_notebook_show_the_same_place(lesson):
    own = pl.variant("pagat").with_rules({"auction.minimum": 300})
    for table in ("pagat", "two-handed", "auction", "purple", "purple-rummy", own):
        page = lesson.show(table)
        state = read_link(page.place)[0]
        said: dict[str, object] = {}
        name = lesson.__name__.split(".")[2]
        lines = state.call(name)
        exec(lines.replace(f"{name}.show(", f"page = {name}.show("), said)  # noqa: S102 - as a notebook does
        assert said["page"].place == page.place, lines


def test_fields_are_all_read_and_all_written():
    assert {*FIELDS, "given"} == set(PageState.__slots__)
