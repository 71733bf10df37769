"""Every value of every record says where it comes from."""

from dataclasses import MISSING, FrozenInstanceError, fields

import pytest

import pinochle_learn as pl
from pinochle_learn.rules import Value
from pinochle_learn.rules.change import entries
from pinochle_learn.rules.contradictions import contradictions
from pinochle_learn.rules.kinds import Kind, words_of
from pinochle_learn.rules.parts import ChipRules, KittyRules, StockRules, TurnRules
from pinochle_learn.rules.records import AuctionRules
from tests.support.tables import SUITED, is_fixed


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


def test_a_record_holds_nothing_but_values_words_and_melds(v):
    """Every rule is found by walking the record; what is left are its names and its own changes."""
    parts = [
        field.name
        for field in fields(v.rules)
        if not isinstance(getattr(v.rules, field.name), str | tuple | int | None)
    ]
    walked = {entry.path.split(".")[0] for entry in entries(v.rules)}
    assert walked == set(parts)


def rule_paths(v):
    """The paths of all rules but those of single melds, which go by the pack."""
    asked = [entry for entry in entries(v.rules) if not entry.path.startswith("meld.melds.")]
    return [entry.path for entry in asked if entry.declared.default is MISSING]


def test_paths_are_unique_and_all_variants_have_the_same(v):
    """But for the parts that a table does not have: no kitty, no chips."""
    paths = [entry.path for entry in entries(v.rules)]
    assert len(paths) == len(set(paths)) > 30
    of_tricks = [f"{part}." for part in TRICK_PARTS if getattr(v.rules, part) is None]
    common = {
        path for path in rule_paths(pl.variant("pagat")) if not path.startswith(("auction.", *of_tricks))
    }
    own = {f"{part}.{name}" for part, names in PARTS.items() if getattr(v.rules, part) for name in names}
    assert set(rule_paths(v)) == common | own
    aside = [entry.path for entry in entries(v.rules) if entry.declared.default is not MISSING]
    assert set(aside) == {path for path, tables in ASIDE.items() if v.id in tables.split()}


TRICK_PARTS = ("trump", "exchange", "play", "settle")  # a game without tricks has none of them
POINTS = "pinochlerun pagat okpinochle wikihow hoyle double-deck double-deck-pagat npa cutthroat"
POINTS += " three-handed-wikihow purple"
ASIDE = {
    # questions that do not arise at other tables, and where they do
    **dict.fromkeys(
        ("auction.held", "play.trump_instead", "play.lead_counts_as_colour", "game.tie", "deal.rest"),
        "purple",
    ),
    "settle.second": "purple",
    "deal.by_players": "purple-rummy",
    "trump.no_marriage": "double-deck double-deck-pagat npa",
    "exchange.returned": "pinochlerun pagat okpinochle wikihow",
    "settle.callers": "npa",
    "game.level": "two-handed-wikihow auction cutthroat three-handed-wikihow purple purple-rummy",
    "stock.dix_beside": "two-handed",
    "settle.made": POINTS,
    "settle.unplayed": POINTS,
    "meld.counted": f"{POINTS} auction",
}


def asked_by(part):
    """The questions of a part that every table answers which has it."""
    return tuple(field.name for field in fields(part) if field.default is MISSING)


PARTS = {
    # parts of a record that some tables do not have
    "auction": asked_by(AuctionRules),
    "kitty": asked_by(KittyRules),
    "chips": asked_by(ChipRules),
    "stock": asked_by(StockRules),
    "colours": ("codes", "named", "metals", "seventh", "points"),
    "turns": asked_by(TurnRules),
}


def test_which_tables_have_a_kitty_and_which_pay_in_chips():
    assert [v.id for v in pl.variants() if v.rules.kitty] == ["auction", "cutthroat", "three-handed-wikihow"]
    assert [v.id for v in pl.variants() if v.rules.chips] == ["auction"]


def test_the_tables_with_a_stock_are_those_without_an_auction():
    two = ["two-handed", "two-handed-wikihow"]
    assert [v.id for v in pl.variants() if v.rules.stock] == two
    assert [v.id for v in pl.variants() if v.rules.auction is None] == [*two, "purple-rummy"]
    assert [v.id for v in pl.variants() if v.rules.auction and not v.rules.auctioned] == ["purple"]


@pytest.mark.parametrize("v", SUITED, ids=lambda v: v.id)
def test_tables_with_one_pack_know_the_same_melds(v):
    """The double deck has no nines, hence no dix, and no grand pinochle."""
    keys = [meld.key for meld in v.rules.meld.melds]
    runs = ["run", "run-with-king", "run-with-queen", "run-with-marriage", "royal-marriage", "marriage"]
    rest = ["pinochle", "aces-around", "kings-around", "queens-around", "jacks-around"]
    nines = ["dix", "grand-pinochle"] if "9" in v.pack.ranks else []
    assert sorted(keys) == sorted([*runs, *rest, *nines])


def test_a_record_cannot_be_changed_in_place(v):
    with pytest.raises(FrozenInstanceError):
        v.rules.meld.who = "all"
    with pytest.raises(FrozenInstanceError):
        v.rules.meld.who.value = "all"


def test_no_record_contradicts_itself(v):
    assert contradictions(v.rules) == []


def test_ids_and_aliases_are_unique():
    words = [word for v in pl.variants() for word in {v.id, *v.rules.aliases}]
    assert len(words) == len(set(words))
    assert [v.rules.changes for v in pl.variants()] == [()] * len(pl.variants())


@pytest.mark.parametrize("v", SUITED, ids=lambda v: v.id)
def test_scale_and_trick_points_go_together(v):
    """Twice as many of the cards that count, and twice as much for the last trick: twice as many points."""
    assert v.count(v.pack.whole(), last_trick=True) == 25 * v.scale * v.pack.copies // 2


def test_each_variant_introduces_itself(v):
    assert v.name
    assert v.about.endswith(".")
    assert repr(v) == f"variant({v.id!r})"


TENS, CLASSIC = (10, 10, 10, 0, 0, 0), (11, 10, 4, 3, 2, 0)
DOUBLE_RUNS = [(15, 150, 225, 300), (15, 150, 225, 300), (25, 150, 225, 300)]
DOUBLE_PINOCHLES = [(4, 30, 60, 90), (4, 30, 60, 90), (15, 30, 60, 90)]
THREE_PINOCHLES = [(40, 80), (40, 300), (40, 300)]
THREE_ACES, DOUBLE_ACES = [(100, 1000)] * 3, [(10, 100, 150, 200)] * 3
LAST_ACES = [(100, 200), (100, 1000), (100, 1000)]
SAVED_LATE = ["points_20", "points_20", "never", "trick_point", "trick"]
BOUND_LATE = ["all", "all", "all", "all", "defenders"]
ELEVEN = tuple(v.id for v in SUITED if v.rules.stock is None)
GOLDEN = [
    # path, then the values of the eleven tables with an auction in teaching order; a value repeated so often
    ("table.players", *[(4,)] * 8, *[(3,)] * 3),
    ("table.partners", *[True] * 8, *[False] * 3),
    ("table.scale", 1, 10, 10, 10, 10, 1, 1, 1, 10, 10, 10),
    ("pack.ranks", *["ATKQJ9"] * 5, *["ATKQJ"] * 3, *["ATKQJ9"] * 3),
    ("pack.copies", *[2] * 5, *[4] * 3, *[2] * 3),
    ("deal.hand", *[12] * 5, *[20] * 3, *[15] * 3),
    ("deal.packets", (3,), (3,), (3,), (3, 4), (4,), *[(4, 5)] * 3, (3,), (3,), (3, 4)),
    ("auction.minimum", 25, 250, 250, 250, 100, 50, 50, 50, 300, 250, 250),
    ("auction.ladder", ((0, 1),), *[((0, 10),)] * 4, *[((50, 1), (60, 5))] * 3, *[((0, 10),)] * 3),
    ("auction.cap", 100, *[None] * 10),
    ("auction.raises", None, None, (10, 20), *[None] * 8),
    ("auction.exact_opening", False, False, True, *[False] * 8),
    ("auction.must_open", *[False] * 3, True, *[False] * 6, True),
    ("auction.all_pass", *["dealer"] * 4, "next_deal", *["dealer"] * 3, "next_deal", "dealer", "dealer"),
    ("auction.skipped", *[None] * 5, *[10] * 3, *[None] * 3),
    ("trump.marriage", *[False] * 5, *[True] * 3, *[False] * 3),
    ("exchange.cards", 4, 4, 4, 3, *[0] * 7),
    ("meld.run_extras", "strict", *["named"] * 3, *["strict"] * 6, "named"),
    ("meld.who", *["all"] * 8, "bidder", "all", "all"),
    (
        "meld.melds.run.points",
        (15, 150),
        *[(150, 1500)] * 3,
        (150,),
        *DOUBLE_RUNS,
        (150,),
        *[(150, 1500)] * 2,
    ),
    ("meld.melds.pinochle.points", (4, 30), *[(40, 300)] * 3, (40, 80), *DOUBLE_PINOCHLES, *THREE_PINOCHLES),
    ("meld.melds.aces-around.points", (10, 100), *THREE_ACES, (100, 200), *DOUBLE_ACES, *LAST_ACES),
    ("play.first_lead", *["bidder"] * 4, "dealer_left", *["bidder"] * 6),
    ("play.must_beat", *["always"] * 8, "trump_led", "always", "always"),
    ("play.must_overtrump", *[True] * 3, False, *[True] * 4, False, True, False),
    ("play.must_trump", *[True] * 11),
    ("play.after_ruff", *["free"] * 11),
    ("count.points", (1, 1, 1, 0, 0, 0), *[TENS] * 3, CLASSIC, *[(1, 1, 1, 0, 0)] * 3, CLASSIC, TENS, TENS),
    ("count.last_trick", 1, *[10] * 4, *[2] * 3, *[10] * 3),
    ("settle.save_meld", *["trick_point"] * 3, "trick", "trick", "trick_point", *SAVED_LATE),
    ("settle.saving_binds", *["defenders"] * 2, "all", "defenders", "all", "defenders", *BOUND_LATE),
    ("settle.nines_exempt", True, True, *[False] * 9),
    ("settle.out_of_reach", "stop", "stop", *["play"] * 3, *["stop"] * 3, *["play"] * 3),
    ("settle.throw_in", "never", "any", "out_of_reach", *["never"] * 5, "any", "never", "never"),
    ("settle.least_meld", *[0] * 6, 20, 20, *[0] * 3),
    ("settle.lost_bid", *["minus_bid"] * 7, "to_others", *["minus_bid"] * 3),
    ("settle.meld_wins", *[False] * 8, True, False, False),
    ("settle.renege", *["none"] * 7, "bid_and_meld", *["none"] * 3),
    ("settle.wrong_call", *["none"] * 7, "callers_renege", *["none"] * 3),
    ("settle.aces_declared", *[False] * 7, True, *[False] * 3),
    ("game.target", 150, *[1500] * 3, 1000, *[500] * 3, None, 1500, 1500),
    ("game.deals", *[None] * 8, 12, None, None),
    ("game.first_past", *["bidders"] * 8, "higher", "bidders", "bidders"),
    ("game.limit", -300, *[None] * 10),
]


@pytest.mark.parametrize("row", GOLDEN, ids=lambda row: row[0])
def test_what_each_table_plays(row):
    """References 1 to 8 and what was decided where they are silent."""
    path, *expected = row
    found = [{e.path: e.value.value for e in entries(pl.variant(name).rules)}[path] for name in ELEVEN]
    assert found == expected


TWO_HANDED = [
    # path, two-handed, two-handed-wikihow
    ("table.players", (2,), (2,)),
    ("table.partners", False, False),
    ("table.scale", 10, 10),
    ("pack.ranks", "ATKQJ9", "ATKQJ9"),
    ("pack.copies", 2, 2),
    ("deal.hand", 12, 12),
    ("deal.packets", (4,), (3, 4)),
    ("trump.named_by", "turned", "turned"),
    ("exchange.cards", 0, 0),
    ("stock.draw", "after_meld", "before_meld"),
    ("stock.free_play", True, True),
    ("stock.dix_exchange", True, False),
    ("stock.turned_nine", True, False),
    ("stock.last_meld", True, False),
    ("meld.who", "trick_winner", "trick_winner"),
    ("meld.reuse", "higher", "never"),
    ("meld.melds.run.points", (150,), (150, 1500)),
    ("meld.melds.royal-marriage.points", (40,), (40,)),
    ("meld.melds.marriage.points", (20,), (20,)),
    ("meld.melds.dix.points", (10,), (10,)),
    ("meld.melds.pinochle.points", (40, 300), (40, 300)),
    ("meld.melds.kings-around.points", (80,), (80, 800)),
    ("play.first_lead", "dealer_left", "dealer_left"),
    ("play.must_beat", "trump_led", "always"),
    ("play.must_overtrump", False, False),
    ("play.must_trump", True, True),
    ("count.points", CLASSIC, TENS),
    ("count.last_trick", 10, 10),
    ("count.rounding", "tens", "none"),
    ("settle.save_meld", "never", "never"),
    ("game.target", 1000, 1500),
    ("game.first_past", "raise", "higher"),
    ("game.raised_by", 250, None),
    ("game.declare_out", True, False),
    ("game.limit", None, None),
]


@pytest.mark.parametrize("row", TWO_HANDED, ids=lambda row: row[0])
def test_what_the_tables_for_two_play(row):
    """Reference 7 and what was decided where it is silent."""
    path, *expected = row
    names = ("two-handed", "two-handed-wikihow")
    assert [{e.path: e.value.value for e in entries(pl.variant(n).rules)}[path] for n in names] == expected


PHASES = [
    (("pinochlerun", "pagat", "okpinochle"), "auction trump exchange meld decision play"),
    (("wikihow",), "auction trump exchange meld play"),
    (("hoyle", "double-deck", "double-deck-pagat", "npa"), "auction trump meld play"),
    (("auction",), "auction kitty trump meld bury decision play"),
    (("cutthroat", "three-handed-wikihow"), "auction trump kitty bury meld play"),
    (("two-handed", "two-handed-wikihow"), "stock play"),
]


@pytest.mark.parametrize(("tables", "order"), PHASES)
def test_the_order_of_a_deal(tables, order):
    for name in tables:
        assert " ".join(pl.variant(name).rules.deal.phases.value) == order


KITTIES = [("auction", True, False, "last"), ("cutthroat", False, True, "free")]
KITTIES += [("three-handed-wikihow", False, True, "free")]


@pytest.mark.parametrize(("name", "shown", "melded", "trump"), KITTIES)
def test_three_cards_of_a_kitty_and_what_becomes_of_them(name, shown, melded, trump):
    kitty = pl.variant(name).rules.kitty
    values = (kitty.cards, kitty.shown, kitty.bury_melded, kitty.bury_trump)
    assert tuple(value.value for value in values) == (3, shown, melded, trump)


def test_the_scale_of_chips():
    chips = pl.variant("auction").rules.chips
    assert chips.units.value == ((300, 1), (350, 2), (400, 4), (450, 6), (500, 8), (550, 10))
    assert (chips.beyond.value, chips.doubled.value, chips.failed.value) == ((50, 2), "S", 2)


DOUBLE_MELDS = [
    # key, what one copy to four pay: reference 6b; the NPA pays otherwise for one run and one pinochle
    ("run", (15, 150, 225, 300)),
    ("pinochle", (4, 30, 60, 90)),
    ("aces-around", (10, 100, 150, 200)),
    ("kings-around", (8, 80, 120, 160)),
    ("queens-around", (6, 60, 90, 120)),
    ("jacks-around", (4, 40, 60, 80)),
    ("royal-marriage", (4,)),
    ("marriage", (2,)),
]


@pytest.mark.parametrize("name", ["double-deck", "double-deck-pagat", "npa"])
@pytest.mark.parametrize(("key", "points"), DOUBLE_MELDS)
def test_the_melds_of_the_double_deck(name, key, points):
    other = {"run": 25, "pinochle": 15} if name == "npa" else {}
    expected = (other.get(key, points[0]), *points[1:])
    assert pl.variant(name).rules.meld[key].points.value == expected


PROVENANCE = [
    # table, provenance, paths
    ("double-deck", "seed", "auction.minimum trump.marriage exchange.cards count.last_trick game.target"),
    ("double-deck", "found", "deal.packets"),
    ("double-deck", "assumed", "auction.ladder auction.all_pass auction.skipped meld.melds.run.points"),
    ("double-deck", "assumed", "settle.save_meld settle.lost_bid settle.out_of_reach play.must_beat"),
    ("double-deck-pagat", "found", "auction.minimum auction.ladder auction.all_pass auction.skipped"),
    ("double-deck-pagat", "found", "trump.marriage settle.save_meld settle.least_meld game.first_past"),
    ("double-deck-pagat", "found", "meld.melds.run.points meld.melds.pinochle.points count.points"),
    ("double-deck-pagat", "assumed", "play.must_beat settle.out_of_reach exchange.cards"),
    ("npa", "seed", "settle.lost_bid settle.renege settle.wrong_call settle.aces_declared play.must_beat"),
    ("npa", "found", "meld.melds.run.points meld.melds.pinochle.points"),
    ("npa", "assumed", "auction.minimum settle.least_meld game.target meld.melds.aces-around.points"),
    ("auction", "found", "kitty.cards kitty.shown kitty.bury_melded meld.who chips.units"),
    ("auction", "assumed", "kitty.bury_trump chips.beyond game.deals settle.meld_wins count.points"),
    ("cutthroat", "found", "deal.hand kitty.cards meld.who count.points game.target"),
    ("cutthroat", "assumed", "auction.minimum settle.lost_bid settle.save_meld meld.melds.run.points"),
    ("three-handed-wikihow", "seed", "kitty.cards kitty.bury_melded auction.minimum auction.must_open"),
    ("two-handed", "found", "trump.named_by stock.draw stock.dix_exchange stock.fresh_card meld.reuse"),
    ("two-handed", "found", "count.rounding game.first_past game.raised_by game.declare_out"),
    ("two-handed", "assumed", "stock.last_meld play.must_overtrump settle.renege meld.run_extras"),
    ("two-handed-wikihow", "seed", "stock.draw trump.named_by meld.who count.points game.target"),
    ("two-handed-wikihow", "assumed", "stock.free_play stock.dix_exchange game.first_past"),
    ("three-handed-wikihow", "assumed", "deal.hand play.must_overtrump auction.all_pass"),
]


@pytest.mark.parametrize(("name", "provenance", "paths"), PROVENANCE)
def test_how_sure_the_new_tables_are(name, provenance, paths):
    values = {entry.path: entry.value for entry in entries(pl.variant(name).rules)}
    assert {path: values[path].provenance for path in paths.split()} == dict.fromkeys(
        paths.split(), provenance
    )


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
