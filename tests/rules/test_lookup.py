"""Finding a variant by what people type."""

import pytest

import pinochle_learn as pl


def test_the_teaching_order():
    ids = [v.id for v in pl.variants()]
    assert ids[:5] == ["pinochlerun", "pagat", "okpinochle", "wikihow", "hoyle"]
    assert ids[5:8] == ["double-deck", "double-deck-pagat", "npa"]
    assert ids[8:10] == ["two-handed", "two-handed-wikihow"]
    assert ids[10:13] == ["auction", "cutthroat", "three-handed-wikihow"]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("v", pl.variants(), ids=lambda v: v.id)
def test_by_id_name_and_alias_in_any_case(v):
    for word in (v.id, v.name, *v.rules.aliases):
        for written in (word, word.upper(), word.title(), f"  {word} ", word.replace(" ", "-")):
            assert pl.variant(written) == v


@pytest.mark.parametrize(
    ("written", "id_"),
    [
        ("PinochleRun", "pinochlerun"),
        ("pinochle run", "pinochlerun"),
        ("Single Deck", "pinochlerun"),
        ("OK", "okpinochle"),
        ("ok_pinochle", "okpinochle"),
        ("wiki-How", "wikihow"),
        ("Foster", "hoyle"),
        ("racehorse", "pagat"),
        ("Double Deck", "double-deck"),
        ("dd", "double-deck"),
        ("Double deck (Pagat)", "double-deck-pagat"),
        ("20/20", "double-deck-pagat"),
        ("National Pinochle Association", "npa"),
        ("NPA Tournament", "npa"),
        ("Two-handed", "two-handed"),
        ("two players", "two-handed"),
        ("wikiHow for two", "two-handed-wikihow"),
        ("Auction Pinochle", "auction"),
        ("bidder against two", "auction"),
        ("cut-throat", "cutthroat"),
        ("Three-handed", "cutthroat"),
        ("wikiHow for three", "three-handed-wikihow"),
        ("wikihow 3", "three-handed-wikihow"),
    ],
)
def test_what_people_may_type(written, id_):
    assert pl.variant(written).id == id_


@pytest.mark.parametrize(
    ("wrong", "closest"),
    [
        ("pinochlrun", "pinochlerun"),
        ("pagatt", "pagat"),
        ("wikihaw", "wikihow"),
        ("okpinocle", "okpinochle"),
        ("hoyles", "hoyle"),
        ("doubel-deck", "double-deck"),
        ("double-deck-paget", "double-deck-pagat"),
        ("auktion", "auction"),
        ("cuthroat", "cutthroat"),
        ("three-handed-wikihaw", "three-handed-wikihow"),
    ],
)
def test_a_slip_names_the_closest(wrong, closest):
    with pytest.raises(pl.VariantError, match=f"There is no variant '{wrong}'. The closest: .*{closest}"):
        pl.variant(wrong)


@pytest.mark.parametrize("wrong", ["zzzz", "", "?", None, 7, [], "♠"])
def test_what_is_like_none_lists_them_all(wrong):
    with pytest.raises(pl.VariantError) as refusal:
        pl.variant(wrong)
    assert all(v.id in str(refusal.value) for v in pl.variants())


def test_every_call_gives_the_same_table():
    assert pl.variant("pagat") == pl.variant("PAGAT")
    assert pl.variants() == pl.variants()
    assert pl.variant("pagat") != pl.variant("okpinochle")


SEATED = [
    # tables, sizes of table, sides by seat, cards in the pack
    (("pinochlerun", "pagat", "okpinochle", "wikihow", "hoyle"), (4,), [0, 1, 0, 1], 48),
    (("double-deck", "double-deck-pagat", "npa"), (4,), [0, 1, 0, 1], 80),
    (("two-handed", "two-handed-wikihow"), (2,), [0, 1], 48),
    (("auction", "cutthroat", "three-handed-wikihow"), (3,), [0, 1, 2], 48),
    (("purple",), (2, 3, 4), [0, 1, 0, 1], 49),
    (("purple-rummy",), (2, 3, 4, 5, 6), [0, 1], 49),
]


@pytest.mark.parametrize(("tables", "players", "sides", "cards"), SEATED)
def test_sides_and_players(tables, players, sides, cards):
    for v in map(pl.variant, tables):
        assert v.players == players
        assert [v.side_of(seat) for seat in range(len(sides))] == sides
        assert v.scale in (1, 10)
        assert len(v.pack) == cards


@pytest.mark.parametrize(("table", "sizes"), [("purple", (2, 3)), ("purple-rummy", (2, 3, 4, 5, 6))])
def test_sides_go_by_the_size_of_the_table(table, sizes):
    """Only four are partners at Purple Pinochle; the others play each alone."""
    for n in sizes:
        v = pl.variant(table).seated(n)
        assert [v.side_of(seat) for seat in range(n)] == list(range(n))
    with pytest.raises(pl.PinochleError, match=r"is for .* players, not 7"):
        pl.variant(table).seated(7)


def test_every_table_has_its_seats():
    assert {name for row in SEATED for name in row[0]} == {v.id for v in pl.variants()}


def test_players_may_be_named_if_they_fit():
    v = pl.variant("pagat")
    assert v.deal(seed=1, players=4).dealt == v.deal(seed=1).dealt
    for call in (v.deal, v.game):
        with pytest.raises(pl.PinochleError, match="Pagat is for 4 players, not 3"):
            call(seed=1, players=3)
    three = pl.variant("cutthroat")
    assert three.deal(seed=1, players=3).dealt == three.deal(seed=1).dealt
    with pytest.raises(pl.PinochleError, match="Cutthroat is for 3 players, not 4"):
        three.deal(seed=1, players=4)
