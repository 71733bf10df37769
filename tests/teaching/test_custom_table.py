"""A group's own table as text and as code: it goes out and comes back; a hostile one changes nothing."""

import json
import zlib
from base64 import urlsafe_b64encode
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pinochle_learn as pl
from pinochle_learn.errors import SaveError
from pinochle_learn.front.own_table import House, house_of
from pinochle_learn.front.own_text import HEAD, read, write
from pinochle_learn.rules.change import entries
from pinochle_learn.teaching.page.custom_table import from_code, to_code, variant_of
from pinochle_learn.teaching.page.kept_tables import entry, from_kept
from pinochle_learn.teaching.page.link import read_link
from pinochle_learn.teaching.page.state import PageState

FRIDAY = house_of("Friday club", "pagat", {"play.must_beat": "trump_led", "auction.minimum": 300})


def coded(text):
    """A link's code of any text."""
    return urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def kind(entry_):
    """What a rule may be."""
    return entry_.declared.metadata["kind"]


@pytest.fixture(params=pl.variants(), ids=lambda v: v.id)
def v(request):
    """One variant of the registry."""
    return request.param


def test_every_rule_that_can_be_set_goes_through_text_and_code(v):
    """Each rule alone, with each of its choices that this table can have."""
    gone = 0
    for one in entries(v.rules):
        for choice in kind(one).choices:
            try:
                house = house_of("Ours", v.id, {one.path: choice})
            except pl.RuleError:
                continue
            assert read(write(house)) == house
            assert from_code(to_code(house)) == house
            gone += bool(house.changes)
    assert gone >= (10 if v.rules.play else 5)


def test_a_table_plays_as_with_rules_and_has_its_own_name():
    ours, changed = variant_of(FRIDAY), pl.variant("pagat").with_rules(dict(FRIDAY.changes))
    cards = {"hand": "AC 9C KH", "trick": "TC", "trump": "S"}
    assert [str(card) for card in ours.legal(**cards)] == [str(card) for card in changed.legal(**cards)]
    assert (ours.name, changed.name) == ("Friday club", "Pagat, your own rules")
    assert ours.on_scale(10).name == "Friday club"


def test_a_table_with_many_rules_changed_still_fits_into_a_link():
    melds = [one for one in entries(pl.variant("pagat").rules) if one.path.endswith(".points")]
    more = {
        one.path: tuple(n + 10 for n in one.value.value)
        for one in melds
        if one.path.startswith("meld") and "grand" not in one.path
    }
    house = house_of("A" * 40, "pagat", {**more, **dict(FRIDAY.changes)})
    assert len(house.changes) > 12
    place = PageState(table="pagat", house=to_code(house))
    assert read_link(place.search) == (place, ())
    assert len(place.search) < 2000


def test_a_change_to_what_is_played_anyhow_is_none():
    assert house_of("Ours", "pagat", {"play.must_follow": True}).changes == ()


def test_people_may_write_it_by_hand():
    lines = (HEAD, "", "# our table", "from Ok Pinochle", "  game.target=1000 ", "name  Die   Runde ♠", "")
    text = "\ufeff" + "\r\n".join(lines)
    assert read(text) == House("Die Runde ♠", "okpinochle", (("game.target", 1000),))


def line(text):
    """A table's text with one more line."""
    return f"{HEAD}\nname Ours\nfrom pagat\n{text}\n"


HOSTILE = {
    "nothing": ("", "begins with"),
    "no text": (None, "is a text"),
    "a list": ([HEAD], "is a text"),
    "garbage": ("PK\x03\x04\x00\x00", "Line 1 has characters that cannot be shown"),
    "json": ('{"play.must_beat": "never"}', "begins with 'pinochle_learn table 1'"),
    "a megabyte": (line("x" * 1_000_000), "too long for a table: 100,000 characters"),
    "many lines": (line("\n" * 2_000), "1,000 lines"),
    "many changes": (line("\n".join(f"play.rule{n} = 1" for n in range(10_000))), "too long"),
    "a long line": (line("play.must_beat = " + "9" * 1_000), "Line 4 is too long"),
    "deep": (line("game.target = " + "[" * 190), "Line 4"),
    "deeper": (line("game.target = " + "[" * 190 + "]" * 190), "Line 4"),
    "no base": (f"{HEAD}\nname Ours\n", "does not say from which table"),
    "rule before base": (f"{HEAD}\nplay.must_beat = 1\n", "Line 2"),
    "unknown base": (f"{HEAD}\nfrom ../../etc/passwd\n", "There is no variant '../../etc/passwd'"),
    "two bases": (line("from hoyle"), "stands here twice"),
    "unknown rule": (line("play.must_beet = true"), "Did you mean play.must_beat"),
    "dunder": (line('__class__ = "x"'), "There is no rule '__class__'"),
    "a path": (line('../rules = "x"'), "There is no rule '../rules'"),
    "wrong type": (line('game.target = "many"'), "Line 4, 'game.target = \"many\"': game.target cannot be"),
    "true for one": (line("auction.minimum = true"), "cannot be True"),
    "not a number": (line("game.target = NaN"), "cannot be nan"),
    "endless": (line("game.target = 1e999"), "cannot be inf"),
    "no json": (line("game.target = many"), "that is no value"),
    "twice": (line("game.target = 900\ngame.target = 800"), "stands here twice"),
    "fixed": (line('pack.ranks = "A"'), "cannot be 'A'"),
    "a word": (line("hello"), "a line is name, from, scale, players, or a rule"),
    "nul": (line("game.target = 9\0"), "Line 4 has characters"),
    "turned round": (f"{HEAD}\nname a\u202eb\nfrom pagat\n", "Line 2 has characters"),
    "half a pair": (f"{HEAD}\nname a\ud800\nfrom pagat\n", "Line 2 has characters"),
    "long name": (f"{HEAD}\nname {'n' * 41}\nfrom pagat\n", "40 characters at most"),
    "no name": (f"{HEAD}\nname\nfrom pagat\n", "needs a name"),
    "contradiction": (line("play.must_follow = false"), "contradict each other"),
}


@pytest.mark.parametrize(("text", "said"), HOSTILE.values(), ids=HOSTILE)
def test_a_bad_text_gets_a_clear_error(text, said):
    with pytest.raises(SaveError) as refused:
        read(text)
    assert said in str(refused.value)
    assert len(str(refused.value)) < 500


@pytest.mark.parametrize(
    "text", [t for t, _ in HOSTILE.values() if isinstance(t, str) and "\ud800" not in t], ids=len
)
def test_a_bad_code_gives_a_note_and_changes_nothing(text):
    search = f"?table=hoyle&house={coded(text)}&trump=H"
    place, notes = read_link(search)
    assert (place.house, place.table) == ("", "hoyle")
    assert len(notes) == 1
    assert notes[0].startswith("The link says house=")


BOMB = urlsafe_b64encode(zlib.compress((HEAD + "\n" * 3_000_000).encode(), 9)).decode()
CODES = {
    "a bomb": BOMB,
    "cut off": to_code(FRIDAY)[:-8],
    "a slip": to_code(FRIDAY)[:20] + ("B" if to_code(FRIDAY)[20] == "A" else "A") + to_code(FRIDAY)[21:],
    "markup": "<script>alert(1)</script>",
    "no utf-8": urlsafe_b64encode(zlib.compress(b"\xff\xfe\xff")).decode(),
    "not packed": urlsafe_b64encode(write(FRIDAY).encode()).decode(),
    "no letters": "ß" * 40,
    "long": "A" * 7_000,
    "json": urlsafe_b64encode(zlib.compress(json.dumps({"a": 1}).encode())).decode(),
}


@pytest.mark.parametrize("code", CODES.values(), ids=CODES)
def test_a_hostile_code_is_refused(code):
    with pytest.raises(SaveError):
        from_code(code)
    place, notes = read_link(f"?table=hoyle&house={code}")
    assert place == PageState(table="hoyle")
    assert len(notes) == 1
    assert len(notes[0]) < 300


@settings(max_examples=200)
@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(text):
    for given_text in (text, line(text)):
        with suppress(SaveError):
            assert isinstance(read(given_text), House)


def test_progress_has_a_name_of_its_own_for_the_same_rules():
    place = PageState(table="pagat", house=to_code(FRIDAY))
    again = PageState(
        table="pagat", house=to_code(House("Sunday club", "pagat", tuple(reversed(FRIDAY.changes))))
    )
    assert place.progress_key == again.progress_key
    other = house_of("Friday club", "pagat", {"play.must_beat": "never"})
    assert place.progress_key not in {"pagat", PageState(table="pagat", house=to_code(other)).progress_key}


def test_the_table_of_a_link_is_that_of_the_code():
    place, notes = read_link(f"?table=hoyle&house={to_code(FRIDAY)}")
    assert (place.table, place.variant.name, notes) == ("pagat", "Friday club", ())


def test_what_a_browser_keeps_is_read_with_care():
    name, value = entry(FRIDAY)
    kept = {
        name: value,
        "own-table:bad": "<b>",
        "own-table:worse": {"a": []},
        "tricks:pagat": {"lead": 2},
        "own": 1,
    }
    assert list(from_kept(kept).values()) == [FRIDAY]
    assert from_kept(None) == {}
