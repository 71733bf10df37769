"""Every value of every record says where it comes from."""

from dataclasses import FrozenInstanceError, fields

import pytest

import pinochle_learn as pl
from pinochle_learn.rules import Value
from pinochle_learn.rules.change import entries
from pinochle_learn.rules.contradictions import contradictions, trick_total
from pinochle_learn.rules.kinds import Kind, words_of


@pytest.fixture(params=pl.variants(), ids=lambda v: v.id)
def v(request):
    """One variant of the registry."""
    return request.param


def test_each_value_has_its_provenance_and_source(v):
    for path, value, _declared in entries(v.rules):
        assert isinstance(value, Value), path
        assert value.provenance in {"seed", "found", "assumed"}, path
        assert value.source.strip() == value.source != "", path
        assert not value.source.endswith("."), path


def test_each_value_is_one_that_its_rule_can_have(v):
    """Fixed ones cannot be set, but are kept as they are."""
    for path, value, declared in entries(v.rules):
        kind: Kind = declared.metadata["kind"]
        good, kept = kind.read(value.value)
        assert good != is_fixed(path), path
        assert kept == value.value, path
        assert kind.wanted, path
        assert words_of(declared), path


def is_fixed(path):
    """A rule that is part of the variant."""
    return path.startswith(("pack.", "table.")) or (path.startswith("meld.") and path.endswith(".cards"))


def test_a_record_holds_nothing_but_values_words_and_melds(v):
    """Every rule is found by walking the record; what is left are its names and its own changes."""
    parts = [
        field.name
        for field in fields(v.rules)
        if not isinstance(getattr(v.rules, field.name), str | tuple | None)
    ]
    walked = {entry.path.split(".")[0] for entry in entries(v.rules)}
    assert walked == set(parts)


def test_paths_are_unique_and_all_variants_have_the_same(v):
    paths = [entry.path for entry in entries(v.rules)]
    assert len(paths) == len(set(paths)) > 80
    assert sorted(paths) == sorted(entry.path for entry in entries(pl.variant("pagat").rules))


def test_a_record_cannot_be_changed_in_place(v):
    with pytest.raises(FrozenInstanceError):
        v.rules.play.must_beat = "never"
    with pytest.raises(FrozenInstanceError):
        v.rules.play.must_beat.value = "never"


def test_no_record_contradicts_itself(v):
    assert contradictions(v.rules) == []


def test_ids_and_aliases_are_unique():
    words = [word for v in pl.variants() for word in {v.id, *v.rules.aliases}]
    assert len(words) == len(set(words))
    assert [v.rules.changes for v in pl.variants()] == [()] * len(pl.variants())


def test_scale_and_trick_points_go_together(v):
    assert trick_total(v.rules) == 25 * v.scale


def test_each_variant_introduces_itself(v):
    assert v.name
    assert v.about.endswith(".")
    assert repr(v) == f"variant({v.id!r})"


GOLDEN = [
    # path, then the values of pinochlerun, pagat, okpinochle, wikihow, hoyle
    ("table.scale", 1, 10, 10, 10, 10),
    ("deal.hand", 12, 12, 12, 12, 12),
    ("deal.packets", (3,), (3,), (3,), (3, 4), (4,)),
    ("auction.minimum", 25, 250, 250, 250, 100),
    ("auction.cap", 100, None, None, None, None),
    ("auction.raises", None, None, (10, 20), None, None),
    ("auction.exact_opening", False, False, True, False, False),
    ("auction.must_open", False, False, False, True, False),
    ("auction.all_pass", "dealer", "dealer", "dealer", "dealer", "next_deal"),
    ("exchange.cards", 4, 4, 4, 3, 0),
    ("meld.run_extras", "strict", "named", "named", "named", "strict"),
    ("meld.melds.run.points", (15, 150), (150, 1500), (150, 1500), (150, 1500), (150,)),
    ("meld.melds.pinochle.points", (4, 30), (40, 300), (40, 300), (40, 300), (40, 80)),
    ("meld.melds.aces-around.points", (10, 100), (100, 1000), (100, 1000), (100, 1000), (100, 200)),
    ("meld.melds.grand-pinochle.on", False, False, False, False, False),
    ("play.first_lead", "bidder", "bidder", "bidder", "bidder", "dealer_left"),
    ("play.must_beat", "always", "always", "always", "always", "always"),
    ("play.must_overtrump", True, True, True, False, True),
    ("play.after_ruff", "free", "free", "free", "free", "free"),
    ("count.last_trick", 1, 10, 10, 10, 10),
    ("settle.save_meld", "trick_point", "trick_point", "trick_point", "trick", "trick"),
    ("settle.saving_binds", "defenders", "defenders", "all", "defenders", "all"),
    ("settle.nines_exempt", True, True, False, False, False),
    ("settle.out_of_reach", "stop", "stop", "play", "play", "play"),
    ("settle.throw_in", "never", "any", "out_of_reach", "never", "never"),
    ("game.target", 150, 1500, 1500, 1500, 1000),
    ("game.first_past", "bidders", "bidders", "bidders", "bidders", "bidders"),
    ("game.limit", -300, None, None, None, None),
]
FIVE = ("pinochlerun", "pagat", "okpinochle", "wikihow", "hoyle")


@pytest.mark.parametrize("row", GOLDEN, ids=lambda row: row[0])
def test_what_each_table_plays(row):
    """References 1 to 5 and what was decided where they are silent."""
    path, *expected = row
    found = [{e.path: e.value.value for e in entries(pl.variant(name).rules)}[path] for name in FIVE]
    assert found == expected


ASSUMED = [
    ("okpinochle", "auction.exact_opening"),
    ("okpinochle", "settle.saving_binds"),
    ("pinochlerun", "meld.run_extras"),
    ("pinochlerun", "meld.melds.run.points"),
    ("hoyle", "auction.minimum"),
    ("hoyle", "play.first_lead"),
    ("hoyle", "game.target"),
    ("wikihow", "play.must_overtrump"),
]


@pytest.mark.parametrize(("name", "path"), ASSUMED)
def test_what_the_project_chose_is_marked(name, path):
    values = {entry.path: entry.value for entry in entries(pl.variant(name).rules)}
    assert values[path].provenance == "assumed"
