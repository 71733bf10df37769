"""Finding a variant by what people type."""

import pytest

import pinochle_learn as pl


def test_the_teaching_order():
    ids = [v.id for v in pl.variants()]
    assert ids[:5] == ["pinochlerun", "pagat", "okpinochle", "wikihow", "hoyle"]
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


def test_sides_and_players():
    for v in pl.variants():
        assert v.players == (4,)
        assert [v.side_of(seat) for seat in range(4)] == [0, 1, 0, 1]
        assert v.scale in (1, 10)
        assert len(v.pack) == 48


def test_players_may_be_named_if_they_fit():
    v = pl.variant("pagat")
    assert v.deal(seed=1, players=4).dealt == v.deal(seed=1).dealt
    for call in (v.deal, v.game):
        with pytest.raises(pl.PinochleError, match="Pagat is for 4 players, not 3"):
            call(seed=1, players=3)
