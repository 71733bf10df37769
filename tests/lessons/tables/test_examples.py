"""Tables side by side: each difference has an example or a sentence, and these are what the engine says."""

from collections import Counter
from itertools import combinations, permutations

import pytest

import pinochle_learn as pl
from pinochle_learn.lessons.tables.hand import melded
from pinochle_learn.teaching.examples.cards_told import MeldCase, PlayCase
from pinochle_learn.teaching.examples.case import both_have, differ
from pinochle_learn.teaching.examples.rows import PARTS, differences
from pinochle_learn.teaching.examples.scores_told import SettleCase
from pinochle_learn.teaching.examples.search import example, examples, on_scale
from pinochle_learn.teaching.examples.words import WordsCase
from pinochle_learn.teaching.words.table_kinds import SUITS, edition
from tests.support.calls import counted

TABLES = {v.id: v.rules for v in pl.variants()}
OF_SUITS = [v.rules for v in pl.variants() if edition(v.rules) == SUITS]
# what no cards, bids or numbers of a hand can show, so that a sentence tells what it comes to
SENTENCES = {
    "auction.cap",
    "deal.hand",
    "deal.packets",
    "exchange.cards",
    "game.deals",
    "game.declare_out",
    "kitty",
    "kitty.bury_melded",
    "kitty.bury_trump",
    "kitty.shown",
    "meld.melds.aces-around",  # at tables that pay eight of a rank alike, as a double or as two melds
    "meld.melds.jacks-around",
    "meld.melds.kings-around",
    "meld.melds.queens-around",
    "meld.types",
    "meld.who",
    "play.first_lead",
    "settle.aces_declared",
    "settle.wrong_call",
    "stock",
    "stock.dix_exchange",
    "stock.draw",
    "stock.last_meld",
    "stock.turned_nine",
    "table.partners",
    "trump.named_by",
}


def pair(first, second):
    return TABLES[first], TABLES[second]


def shown(path, first, second):
    """The example of a rule at two tables, with what each makes of it."""
    case = example(path, *pair(first, second))
    return case, [case.ask(on_scale(rules)) for rules in pair(first, second)]


def test_every_difference_of_every_pair_has_an_example_or_a_sentence():
    told, found = Counter(), 0
    for a, b in combinations(OF_SUITS, 2):
        for row in differences((a, b)):
            case = example(row.key, a, b)
            first, second = on_scale(a), on_scale(b)
            assert differ(case, first, second), (row.key, a.id, b.id)
            assert case.question
            assert case.ask(first).line
            assert case.ask(second).line
            found += 1
            if isinstance(case, WordsCase):
                assert not case.rows
                told[row.key] += 1
            else:
                assert both_have(case, first, second) or case.ask(first).why or case.ask(second).why
    assert found > 1500  # 78 pairs
    assert set(told) == SENTENCES
    assert told.total() < found / 3


def test_every_rule_that_differs_stands_in_a_row():
    for a, b in combinations(OF_SUITS, 2):
        frame = pl.compare(a.id, b.id, scale=10)
        names = [column for column in frame.columns if column not in {"group", "rule"}][:2]
        differs = {key for key, row in frame.iterrows() if row[names[0]] != row[names[1]]}
        rows = {key for row in differences((a, b)) for key in row.keys}
        assert rows == differs, (a.id, b.id)


def test_a_part_that_a_table_does_not_have_is_one_row():
    rows = {row.key: row for row in differences(pair("pagat", "two-handed"))}
    assert {"auction", "stock"} <= set(rows) & set(PARTS)
    assert [plays.words for plays in rows["auction"].plays] == ["yes", "no"]
    assert "auction.minimum" in rows["auction"].keys
    assert "auction.minimum" not in rows


@pytest.mark.parametrize(
    ("path", "first", "second", "answers"),
    [
        ("meld.run_extras", "pinochlerun", "pagat", [150, 190]),
        ("meld.melds.run-with-marriage", "hoyle", "wikihow", [190, 230]),
        ("meld.melds.pinochle", "pagat", "hoyle", [300, 80]),
        ("meld.melds.pinochle", "double-deck", "npa", [40, 150]),
        ("meld.melds.run", "double-deck", "npa", [150, 250]),
        ("play.must_overtrump", "pagat", "wikihow", [("AS",), ("AS", "JS")]),
        ("play.must_beat", "pagat", "two-handed", [("AH",), ("AH", "JH")]),
        ("count.points", "pagat", "hoyle", [10, 11]),
        ("count.last_trick", "pagat", "npa", [10, 20]),
        ("auction.raises", "pagat", "okpinochle", ["yes", "no"]),
        ("auction.minimum", "pagat", "hoyle", ["no", "yes"]),
        ("auction.must_open", "pagat", "wikihow", ["yes", "no"]),
        ("game.target", "pagat", "hoyle", ["on", "won"]),
        ("game.limit", "pinochlerun", "pagat", ["lost", "on"]),
        ("trump.marriage", "pagat", "npa", ["yes", "no"]),
        ("pack.copies", "pagat", "npa", ["no", "yes"]),
        ("meld.reuse", "two-handed", "two-handed-wikihow", [150, 0]),
    ],
)
def test_examples_say_what_the_rules_say(path, first, second, answers):
    assert [told.value for told in shown(path, first, second)[1]] == answers


def test_the_smallest_examples_have_few_cards():
    assert shown("meld.run_extras", "pinochlerun", "pagat")[0] == MeldCase("AS TS KS QS JS KS")
    assert shown("play.must_beat", "pagat", "two-handed")[0] == PlayCase("AH JH", "KH")
    case, _ = shown("meld.melds.aces-around", "pagat", "hoyle")
    cards = case.cards.split()
    for place in range(len(cards)):
        fewer = MeldCase(" ".join(cards[:place] + cards[place + 1 :]))
        assert not differ(fewer, *map(on_scale, pair("pagat", "hoyle")))


def test_one_trick_without_points_saves_a_meld_at_some_tables():
    case, told = shown("settle.save_meld", "pagat", "wikihow")
    assert isinstance(case, SettleCase)
    assert (case.points, case.bare) == (0, 1)
    assert [answer.value[2] for answer in told] == [0, 100]
    assert "took no trick point" in told[0].why
    assert "at least one trick" in told[1].why


def test_further_tables_get_an_example_of_their_own_where_they_need_one():
    tables = [TABLES[name] for name in ("pagat", "hoyle", "npa")]
    row = next(row for row in differences(tables) if row.key == "meld.melds.pinochle")
    cases = examples(row, tables)
    answers = {rules.id: {case.ask(on_scale(rules)).value for case in cases} for rules in tables}
    assert len({frozenset(found) for found in answers.values()}) == len(tables)


def test_a_table_of_ones_own_is_compared_with_the_one_it_was_made_from():
    own = pl.variant("pagat").with_rules({"meld.run_extras": "both", "play.must_beat": "trump_led"}).rules
    cases = {row.key: example(row.key, own, TABLES["pagat"]) for row in differences((own, TABLES["pagat"]))}
    assert cases["meld.run_extras"] == MeldCase("AS TS KS QS JS")
    assert [cases["meld.run_extras"].ask(on_scale(r)).value for r in (own, TABLES["pagat"])] == [190, 150]
    assert cases["play.must_beat"] == PlayCase("AH JH", "KH")


def test_tables_of_other_packs_are_told_in_words_without_an_error():
    for a, b in permutations(TABLES.values(), 2):
        if edition(a) != edition(b):
            for row in differences((a, b)):
                for case in examples(row, (a, b)):
                    assert all(case.ask(on_scale(rules)).line for rules in (a, b))


def test_the_examples_of_a_new_pair_are_found_without_a_long_search():
    tables = [TABLES[name] for name in ("okpinochle", "npa", "two-handed-wikihow", "auction")]
    example.cache_clear()
    with counted() as calls:
        for row in differences(tables):
            examples(row, tables)
    assert calls.number < 1_000_000


def test_the_same_hand_is_what_the_table_of_it_says():
    hand = "AS TS KS KS QS QS JS JD JD AH AD AC"
    frame = pl.same_hand(hand, trump="S", table="pagat", scale=10)
    v = pl.variant("pagat")
    found = {name: one for one in melded(v, v.pack.read(hand), "S") for name in one.names}
    assert {name: one.points for name, one in found.items()} == frame.points.to_dict()
    assert [name for name, one in found.items() if one.mine][:1] == ["Pagat"]
    purple = pl.variant("purple")
    assert [one.names for one in melded(purple, purple.pack.read("KBk QBk"), "Bk")] == [("Purple Pinochle",)]
