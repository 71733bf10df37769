"""The tables of rules and melds: right, tidy, and with the types that one computes with."""

import importlib.util
import io
import subprocess
import sys

import pandas as pd
import pytest

import pinochle_learn as pl
from pinochle_learn import frames
from pinochle_learn.rules.change import entries
from pinochle_learn.rules.words import value_in_words
from tests.support.tables import SUITED

TABLES = [v.id for v in pl.variants()]
SUITS = [v.id for v in SUITED]
COLOURS = "ABk ARd ABl AGr KBk QBk"
HAND = "AS TS KS QS JS KS QS JD"
PROVENANCE = ["seed", "found", "assumed"]


def every_frame(name: str) -> list[pd.DataFrame]:
    v = pl.variant(name)
    others = [other for other in TABLES if other != name]
    tables = [v.melds_table(), v.rules_table(), pl.compare(v, *others)]
    if v.rules.turns is not None:  # no hand is worth anything before the others have cards left
        return tables
    hand, trump = (COLOURS, "Bk") if v.rules.colours else (HAND, "S")
    return [*tables, pl.same_hand(hand, trump=trump, table=v)]


@pytest.mark.parametrize("name", TABLES)
def test_every_table_is_tidy(name: str):
    for table in every_frame(name):
        assert type(table) is pd.DataFrame
        assert len(table) > 1 or table.index.name == "table"  # one table alone may play with its pack
        assert table.index.is_unique
        assert table.columns.is_unique
        assert table.index.name in ("key", "table")
        assert table.columns.name
        assert not told(table).isna().any(axis=None)
        for column in table.columns:
            if "provenance" in column:
                assert list(table[column].cat.categories) == PROVENANCE


def told(table: pd.DataFrame) -> pd.DataFrame:
    """A frame without what may be empty: a value of None, and where something not played comes from."""
    filled = table.drop(columns="value", errors="ignore").astype(object)
    for column in filled.columns:
        if f"{column}: provenance" in filled.columns:
            missing = filled[f"{column}: provenance"].isna()
            assert (filled.loc[missing, column] == "not played").all()
            filled.loc[missing, f"{column}: provenance"] = "not played"
    return filled


@pytest.mark.parametrize("name", TABLES)
def test_every_table_can_be_saved_and_shown_and_has_no_colours(name: str):
    for table in every_frame(name):
        back = pd.read_csv(io.StringIO(table.to_csv()), index_col=0)
        assert list(back.index) == list(table.index)
        html = table._repr_html_()
        assert not any(word in html for word in ("color:", "background", "bgcolor"))


# Melds


@pytest.mark.parametrize("name", TABLES)
def test_melds_have_types_to_compute_with(name: str):
    table = pl.variant(name).melds_table()
    kinds = {column: str(kind) for column, kind in table.dtypes.items()}
    assert kinds["points"] == kinds["copies"] == "int64"
    assert kinds["each"] == "bool"
    assert kinds["type"] == kinds["provenance"] == "category"
    assert table.points.min() > 0 or pl.variant(name).rules.turns is not None


def test_coloured_melds_have_a_line_for_each_number_of_cards():
    v = pl.variant("purple")
    table = v.melds_table()
    lines = ["green-around", "green-around-5", "green-around-6", "green-around-7"]
    assert table.loc[lines, "points"].to_list() == [20, 40, 80, 160]
    assert table.loc[lines[:2], "cards"].to_list() == ["four or more green cards", "5 of them"]
    assert table.loc["color-marriage", ["meld", "cards"]].to_list() == [
        "colour marriage",
        "king and queen of one colour",
    ]
    assert len(table) == 8 + 8 * 4
    row = pl.same_hand(COLOURS, trump="Bk", table=v).loc["Purple Pinochle"]
    assert row[["points", "runs and marriages", "arounds"]].to_list() == [90, 40, 50]
    rummy = pl.variant("purple-rummy").melds_table()
    assert rummy.cards.to_list() == [
        "three or more in sequence, of one suit",
        "three or more in sequence, of one colour",
        "three or more of one rank",
        "three or more of one colour",
    ]


@pytest.mark.parametrize("name", SUITS)
def test_melds_pay_what_the_engine_pays(name: str):
    """A hand of just the cards of one meld is worth at least that meld, and lists it."""
    v = pl.variant(name)
    table = v.melds_table()
    known = {
        "run": "AS TS KS QS JS",
        "marriage": "KH QH",
        "pinochle": "QS JD",
        "double-pinochle": "QS JD QS JD",
        "aces-around": "AS AH AD AC",
        "double-kings-around": "KS KH KD KC KS KH KD KC",
    }
    if v.rules.stock:  # doubles of a kind are two melds there, laid one by one
        known = {key: cards for key, cards in known.items() if key in table.index}
        assert {"run", "marriage", "pinochle", "double-pinochle", "aces-around"} <= set(known)
    nines = {"dix": "9S"} if "9" in v.pack.ranks else {}
    many = {
        "triple-run": "AS TS KS QS JS " * 3,
        "quadruple-pinochle": "QS JD " * 4,
        "triple-aces-around": "AS AH AD AC " * 3,
        "quadruple-jacks-around": "JS JH JD JC " * 4,
    }
    for key, cards in (known | nines | (many if v.pack.copies == 4 else {})).items():
        (meld,) = (meld for meld in v.meld(cards, trump="S") if meld.key == key)
        assert meld.points == table.loc[key, "points"]
        assert (meld.name, meld.type) == tuple(table.loc[key, ["meld", "type"]])


def test_only_melds_that_are_played_are_listed_and_doubles_as_the_table_reads_them():
    v = pl.variant("pinochlerun")
    assert "grand-pinochle" not in v.melds_table().index
    assert "grand-pinochle" in v.with_rules({"meld.melds.grand-pinochle.on": True}).melds_table().index
    assert "run-with-king" not in v.melds_table().index
    named = v.with_rules({"meld.run_extras": "named", "meld.doubles": "twice"}).melds_table()
    assert named.loc["run-with-king", "points"] == 19
    assert list(named.loc["double-pinochle", ["points", "provenance", "source"]]) == [
        8,
        "assumed",
        "your own table",
    ]


def test_points_stand_on_the_scale_of_the_variant():
    assert pl.variant("pinochlerun").on_scale(10).melds_table().loc["run", "points"] == 150
    assert pl.variant("pinochlerun").melds_table().attrs == {"table": "pinochlerun", "scale": 1}


def test_every_number_of_copies_has_a_line_of_its_own():
    table = pl.variant("npa").melds_table()
    times = ["run", "double-run", "triple-run", "quadruple-run"]
    assert table.loc[times, "points"].to_list() == [25, 150, 225, 300]
    assert table.loc[times, "copies"].to_list() == [1, 2, 3, 4]
    assert table.loc["triple-pinochle", ["meld", "cards"]].to_list() == ["triple pinochle", "Q♠ J♦ ×3"]
    assert not {"dix", "grand-pinochle", "run-with-king"} & set(table.index)


# Rules


@pytest.mark.parametrize("name", TABLES)
def test_every_rule_is_there_with_its_value_and_its_source(name: str):
    v = pl.variant(name)
    table = v.rules_table()
    wanted = {e.path: e.value for e in entries(v.rules) if not e.path.startswith("meld.melds.")}
    assert list(table.index) == list(wanted)
    found = zip(table.value, table.provenance, table.source, strict=True)
    assert list(found) == [(value.value, value.provenance, value.source) for value in wanted.values()]


@pytest.mark.parametrize("name", TABLES)
def test_no_rule_is_shown_as_python_writes_it(name: str):
    table = pl.variant(name).rules_table()
    for words in table.plays:
        assert words
        assert not any(sign in words for sign in ("(", "_", "True", "False", "None"))
    assert table.rule.str[0].str.isupper().all()


def test_every_named_choice_has_words_of_its_own():
    """Also the choices that no table makes, since a table of one's own may."""
    rules = pl.variant("pagat").rules
    for entry in entries(rules):
        choices = [c for c in entry.declared.metadata["kind"].choices if isinstance(c, str)]
        words = [value_in_words(rules, entry.path, choice) for choice in choices]
        assert len(set(words)) == len(words)
        assert not any("_" in word for word in words)


# Compare


def test_compare_shows_what_differs_in_the_order_of_a_game():
    table = pl.compare("pinochlerun", "pagat")
    assert (table["PinochleRun"] != table["Pagat"]).all()
    assert table.group.cat.codes.is_monotonic_increasing
    assert table.loc["settle.throw_in", ["PinochleRun", "Pagat"]].to_list() == ["never", "always"]
    assert table.loc["auction.cap", "PinochleRun: provenance"] == "seed"
    assert "auction.minimum" not in table.index  # 25 and 250 are one bid, on two scales


def test_compare_shows_every_rule_if_asked():
    few, every = pl.compare("pinochlerun", "pagat"), pl.compare("pinochlerun", "pagat", every=True)
    assert set(few.index) < set(every.index)
    assert every.loc["auction.minimum", ["PinochleRun", "Pagat"]].to_list() == ["25", "25"]
    assert every.group.cat.categories.to_list() == [
        "deal",
        "auction",
        "trump",
        "passing",
        "kitty",
        "stock",
        "meld",
        "play",
        "turns",
        "count",
        "settlement",
        "end of the game",
    ]
    assert not {"kitty", "stock", "turns"} & set(every.group)  # neither of them has one


def test_what_only_one_of_them_plays_is_not_played_at_the_other():
    table = pl.compare("cutthroat", "double-deck")
    for key in ("kitty.cards", "kitty.shown", "meld.melds.dix"):
        assert table.loc[key, "Double deck"] == "not played"
        assert pd.isna(table.loc[key, "Double deck: provenance"])
        assert table.loc[key, "Cutthroat"] != "not played"
    assert "chips.units" not in table.index  # neither pays in chips
    chips = pl.compare("cutthroat", "auction")
    assert chips.loc["chips.doubled", ["Cutthroat", "Auction"]].to_list() == ["not played", "spades"]
    assert chips.loc["game.deals", ["Cutthroat", "Auction"]].to_list() == ["none", "12"]


def test_a_meld_that_neither_plays_is_no_difference():
    """One has no such meld, the other has it and does not play it."""
    assert "meld.melds.grand-pinochle" not in pl.compare("pinochlerun", "npa").index
    assert "meld.melds.dix" in pl.compare("pinochlerun", "npa").index


def test_a_kitty_and_chips_in_words():
    table = pl.variant("auction").rules_table()
    assert table.loc[["kitty.cards", "kitty.bury_melded", "chips.beyond"], "plays"].to_list() == [
        "3",
        "no",
        "for each 50 more, 2 more",
    ]
    assert table.loc["chips.units", "plays"] == (
        "1 from 300, 2 from 350, 4 from 400, 6 from 450, 8 from 500, 10 from 550"
    )
    assert table.loc["kitty.bury_trump", "plays"] == "only when nothing else is left, and openly"
    assert table.loc["kitty.shown", "group"] == "kitty"
    assert pl.variant("npa").rules_table().loc["auction.ladder", "plays"] == "by 1 from 50, by 5 from 60"
    assert pl.variant("npa").rules_table().loc["settle.save_meld", "plays"] == "20 trick points"


def test_all_points_stand_on_one_scale_and_the_corner_says_which():
    assert pl.compare("pinochlerun", "hoyle").attrs["scale"] == 10  # Hoyle's would be no whole numbers on ÷10
    table = pl.compare("pinochlerun", "hoyle")
    assert table.loc["game.target", ["PinochleRun", "Hoyle"]].to_list() == ["1500", "1000"]
    assert table.loc["table.scale", ["PinochleRun", "Hoyle"]].to_list() == ["÷10", "×10"]
    assert table.columns.name == "Points on the ×10 scale"
    assert pl.compare("pagat", "pinochlerun", scale=1).columns.name == "Points on the ÷10 scale"


@pytest.mark.parametrize("one", TABLES)
@pytest.mark.parametrize("other", TABLES)
def test_a_difference_is_one_both_ways_and_none_from_itself(one: str, other: str):
    there, back = pl.compare(one, other, scale=10), pl.compare(other, one, scale=10)
    assert set(there.index) == set(back.index)
    assert (one == other) == there.empty


def test_a_table_of_ones_own_differs_where_it_was_changed():
    v = pl.variant("pagat")
    table = pl.compare(v, v.with_rules({"play.must_beat": "never"}), v.with_rules({"game.target": 1000}))
    assert list(table.index) == ["play.must_beat", "game.target"]
    assert table.columns.to_list()[2:5] == ["Pagat", "Pagat, your own rules (1)", "Pagat, your own rules (2)"]


def test_what_compare_refuses():
    with pytest.raises(pl.VariantError, match="two or more tables"):
        pl.compare("pagat")
    with pytest.raises(pl.VariantError, match="no variant 'canasta'"):
        pl.compare("pagat", "canasta")
    with pytest.raises(pl.RuleError, match="no scale"):
        pl.compare("pagat", "wikihow", scale=5)
    with pytest.raises(pl.RuleError, match="Hoyle has scores that are no whole numbers on the ÷10 scale"):
        pl.compare("pagat", "hoyle", scale=1)


# One hand


@pytest.mark.parametrize("hand", [HAND, "9H", "QS JD QS JD KH QH AS AH AC AD", "AS TS KS QS JS KS"])
def test_one_hand_is_melded_as_each_table_melds_it(hand: str):
    table = pl.same_hand(hand, trump="S")
    kinds = table.drop(columns=["points", "melds", "provenance"])
    alike = [v for v in pl.variants() if v.pack == pl.variant("pagat").pack]
    assert list(table.index) == [v.name for v in alike]
    assert len(alike) == 10
    for v in alike:
        assert table.loc[v.name, "points"] == v.on_scale(10).meld(hand, trump="S").points
    assert (kinds.sum(axis=1) == table.points).all()
    assert all(str(kind) == "int64" for kind in [table.points.dtype, *kinds.dtypes])


def test_a_hand_of_the_double_deck_is_melded_at_the_tables_that_play_with_it():
    hand = "AS TS KS QS JS " * 2 + "QS JD AH AD AC"
    table = pl.same_hand(hand, trump="S", table="npa")
    assert list(table.index) == ["Double deck", "Double deck (Pagat)", "NPA tournament"]
    assert table.points.to_list() == [164, 164, 175]
    assert table.loc["NPA tournament", "melds"] == "double run 150, pinochle 15, aces around 10"
    assert table.attrs["scale"] == 1
    assert pl.same_hand(hand, trump="S", table="npa", scale=10).points.to_list() == [1640, 1640, 1750]
    with pytest.raises(pl.CardError, match="9S is not in this pack"):
        pl.same_hand("9S", trump="S", table="double-deck")


def test_kinds_go_by_the_cards_since_tables_number_their_types_differently():
    table = pl.same_hand("QS JD AS AH AD AC", trump="H")
    assert table.columns.to_list() == [
        "points",
        "runs and marriages",
        "pinochles",
        "arounds",
        "melds",
        "provenance",
    ]
    assert table.loc["wikiHow", ["pinochles", "arounds"]].to_list() == [40, 100]
    assert table.loc["wikiHow", "melds"] == "aces around 100, pinochle 40"


def test_a_hand_without_melds_and_one_at_a_table_of_ones_own():
    assert set(pl.same_hand("AH", trump="S").melds) == {"none"}
    own = pl.variant("pinochlerun").with_rules({"meld.run_extras": "named"})
    table = pl.same_hand(HAND, trump="S", table=own)
    assert table.index[0] == "PinochleRun, your own rules"
    assert table.points.iloc[0] == 270


def test_bad_cards_are_refused_as_anywhere():
    with pytest.raises(pl.CardError, match="1X"):
        pl.same_hand("1X", trump="S")
    with pytest.raises(pl.CardError, match="no suit"):
        pl.same_hand("AS", trump="Z")
    with pytest.raises(pl.RuleError, match="Hoyle"):
        pl.same_hand("AS", trump="S", scale=1)


# What they cost


@pytest.mark.parametrize(
    ("program", "loads"),
    [
        ("pl.compare, pl.same_hand, pl.variant('pagat').rules_table", False),
        ("pl.variant('pagat').melds_table()", True),
        ("pl.variant('pagat').rules_table()", True),
        ("pl.compare('pagat', 'hoyle')", True),
        ("pl.same_hand('AS', trump='S')", True),
    ],
)
def test_pandas_is_loaded_when_a_table_is_asked_for_and_not_before(program: str, *, loads: bool):
    text = (
        f"import sys, pinochle_learn as pl; {program}; print('pandas' in sys.modules, 'numpy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=True)  # noqa: S603
    assert done.stdout.split() == [str(loads)] * 2


def test_the_names_are_no_modules():
    """`pl.compare` must stay the function, whatever has been imported."""
    assert pl.compare is frames.compare
    assert pl.same_hand is frames.same_hand
    assert importlib.util.find_spec("pinochle_learn.compare") is None
    assert importlib.util.find_spec("pinochle_learn.same_hand") is None
