"""What the two tables with the Purple pack play, value by value, and how sure each value is."""

import pytest

import pinochle_learn as pl
from pinochle_learn.rules.change import entries

SEVEN_TO_ONE = (7, 6, 5, 4, 3, 2, 1)
PURPLE = [
    # path, value, provenance
    ("pack.ranks", "AKQJT98", "assumed"),
    ("pack.copies", 1, "seed"),
    ("colours.codes", ("Bk", "Rd", "Bl", "Gr", "Go", "Si", "Br"), "assumed"),
    ("colours.named", ("Bk S", "Rd H", "Bl D", "Gr C"), "seed"),
    ("colours.metals", ("Si D", "Br C"), "found"),
    ("colours.seventh", "Go H", "assumed"),
    ("colours.points", SEVEN_TO_ONE, "assumed"),
    ("count.points", SEVEN_TO_ONE, "assumed"),
    ("count.last_trick", 0, "seed"),
    ("table.players", (2, 3, 4), "seed"),
    ("table.partners", True, "seed"),
    ("deal.hand", 12, "seed"),
    ("deal.phases", ("auction", "trump", "meld", "play", "second_meld"), "seed"),
    ("auction.held", False, "seed"),
    ("auction.minimum", 100, "assumed"),
    ("auction.ladder", ((0, 10),), "assumed"),
    ("meld.melds.run.points", (150,), "seed"),
    ("meld.melds.royal-marriage.points", (40,), "seed"),
    ("meld.melds.color-marriage.points", (30,), "seed"),
    ("meld.melds.suit-marriage.points", (20,), "seed"),
    ("meld.melds.dix.points", (10,), "seed"),
    ("meld.melds.aces-around.points", (50, 100, 200, 400), "seed"),
    ("meld.melds.kings-around.points", (40, 80, 160, 320), "seed"),
    ("meld.melds.queens-around.points", (30, 60, 120, 240), "seed"),
    ("meld.melds.jacks-around.points", (20, 40, 80, 160), "seed"),
    ("meld.melds.black-around.points", (50, 100, 200, 400), "seed"),
    ("meld.melds.red-around.points", (40, 80, 160, 320), "seed"),
    ("meld.melds.blue-around.points", (30, 60, 120, 240), "seed"),
    ("meld.melds.green-around.points", (20, 40, 80, 160), "seed"),
    ("meld.melds.pinochle.points", (40,), "seed"),
    ("meld.melds.color-pinochle.points", (30,), "seed"),
    ("meld.melds.suit-pinochle.points", (20,), "seed"),
    ("play.must_follow", True, "found"),
    ("play.trump_instead", True, "found"),
    ("play.must_trump", False, "found"),
    ("play.lead_counts_as_colour", False, "assumed"),
    ("settle.save_meld", "never", "assumed"),
    ("settle.lost_bid", "minus_bid", "assumed"),
    ("game.target", 1500, "seed"),
    ("game.first_past", "higher", "seed"),
    ("game.tie", "shared", "assumed"),
]
RUMMY = [
    ("table.players", (2, 3, 4, 5, 6), "seed"),
    ("table.partners", False, "seed"),
    ("deal.by_players", ((2, 10), (3, 9), (4, 8), (5, 7), (6, 6)), "seed"),
    ("colours.points", SEVEN_TO_ONE, "assumed"),
    ("count.points", SEVEN_TO_ONE, "assumed"),
    ("turns.melds", 1, "seed"),
    ("turns.lay_off_first", True, "assumed"),
    ("turns.discard_drawn", False, "seed"),
    ("turns.reshuffles", 1, "assumed"),
    ("game.target", 1000, "seed"),
    ("game.first_past", "higher", "assumed"),
]
ROWS = [("purple", *row) for row in PURPLE] + [("purple-rummy", *row) for row in RUMMY]


@pytest.mark.parametrize(("table", "path", "value", "provenance"), ROWS, ids=str)
def test_what_the_purple_tables_play(table, path, value, provenance):
    """References 9 and 10, and what was decided where they are silent."""
    found = {entry.path: entry.value for entry in entries(pl.variant(table).rules)}[path]
    assert (found.value, found.provenance) == (value, provenance)


@pytest.mark.parametrize(
    ("code", "suit"),
    [("Bk", "S"), ("Rd", "H"), ("Bl", "D"), ("Gr", "C"), ("Go", "H"), ("Si", "D"), ("Br", "C")],
)
def test_the_colour_fixes_the_suit(code, suit):
    """The record says of each colour what the cards have."""
    colours = pl.variant("purple").rules.colours
    said = dict(text.split() for text in (*colours.named.value, *colours.metals.value, colours.seventh.value))
    assert said[code] == suit
    assert {card.suit for card in pl.variant("purple").pack.distinct if card.colour == code} == {suit}


def test_there_is_one_card_of_each_rank_and_colour():
    pack = pl.variant("purple").pack
    assert len(pack) == len(set(map(str, pack.distinct))) == 49


def test_games_without_tricks_say_so():
    rummy = pl.variant("purple-rummy")
    for ask in (lambda: rummy.legal("ABk", trump=None), lambda: rummy.winner("ABk", trump=None)):
        with pytest.raises(pl.RuleError, match="Purple Rummy is played without tricks"):
            ask()
