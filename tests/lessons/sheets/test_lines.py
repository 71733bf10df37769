"""The words of the printed sheets: all that a table plays, marked where it is assumed or one's own."""

import re

import pytest

import pinochle_learn as pl
from pinochle_learn.errors import RuleError
from pinochle_learn.lessons.sheets.melds import chart_notes, colour_keys, meld_chart
from pinochle_learn.lessons.sheets.own_rules import from_table
from pinochle_learn.lessons.sheets.paper import line_node
from pinochle_learn.lessons.sheets.rules import rules_sheet
from pinochle_learn.lessons.sheets.scores import score_form
from pinochle_learn.rules.change import entries
from pinochle_learn.tables import REGISTRY, find

TABLES = pytest.mark.parametrize("rules", REGISTRY, ids=lambda rules: rules.id)
BID = {rules.id for rules in REGISTRY if rules.auction is not None}
UNBID = {"two-handed", "two-handed-wikihow", "purple"}  # purple has an auction that is not held
KEPT = {*UNBID, "auction"}  # where nobody can lose a meld
# rules that change nothing at some tables, since what they are about never happens there
IDLE = {
    "trump.named_by": BID,  # the engine goes by the phases: where bids are made the bidder names trump
    "trump.marriage": UNBID,
    "play.after_ruff": {"auction", "two-handed", "purple"},  # nobody must beat in a suit that was trumped
    "play.first_lead": {"purple"},  # its bidder leads only with an auction
    "settle.saving_binds": KEPT,
    "settle.nines_exempt": KEPT,
    "settle.lost_bid": UNBID,
    "settle.meld_wins": UNBID,
    "settle.out_of_reach": UNBID,
    "game.first_past": {"auction"},  # it has no target to pass
    "meld.run_extras": {"purple", "purple-rummy"},
    "meld.doubles": {"purple-rummy"},
    "meld.reuse": {"purple-rummy"},
    "count.rounding": {"purple-rummy"},
}


ABOUT_TWO = {"count.last_trick"}  # a sum says two rules at once, and cannot be said without one of them


def lines(rules):
    return [line for section in rules_sheet(rules) for line in section.lines]


def told(rules):
    """All that the three sheets say of a table."""
    melds = [(m.name, m.made_of, m.pays) for kind in meld_chart(rules) for m in kind.melds]
    form = score_form(rules)
    texts = [line.text for line in (*lines(rules), *chart_notes(rules), *form.foot)]
    return str((texts, melds, [key.line.text for key in colour_keys(rules)], form.first, form.each))


@TABLES
def test_it_is_plain_english(rules):
    text = told(rules)
    assert not re.search(r"True|False|None|_|\{|\}|\bhe\b|\bhis\b|Value\(", text)
    for line in lines(rules):
        assert line.text[0].isupper() or line.text[0].isdigit(), line
        assert line.text[-1] in ".:", line


@TABLES
def test_what_is_assumed_is_marked_and_nothing_else(rules):
    values = {entry.path: entry.value.provenance for entry in entries(rules)}
    keys = [key.line for key in colour_keys(rules)]
    shown = (*lines(rules), *score_form(rules).foot, *chart_notes(rules), *keys)
    parts = [part for line in shown for part in line.marked]
    assert len([part for part in parts if part.paths]) > 12
    for part in parts:
        assert part.paths or not part.marks, part
        assert set(part.paths) <= set(values) or not part.marks, part
        assumed = {values.get(path, "seed") == "assumed" for path in part.paths}
        assert assumed <= {"≈" in part.marks} or (part.marks and ABOUT_TWO & set(part.paths)), part
    for kind in meld_chart(rules):
        paths = [f"meld.melds.{meld.key}.type" for meld in kind.melds]
        assert kind.marks == ("≈" if rules.turns is None and values[paths[0]] == "assumed" else "")
        for meld in kind.melds:
            first = values[f"meld.melds.{meld.key}.points"] == "assumed"
            assert meld.marks[:1] == (("≈" if first else "",) if meld.pays else ())


def test_a_mark_within_a_line_stands_before_what_is_assumed():
    """In the margin it would hold for the whole line."""
    least = next(line for line in lines(find("double-deck")) if "lowest bid" in line.text)
    assert [part.marks for part in least.marked] == ["", "≈"]
    node = line_node(least)
    inside = [child for child in node[2] if not isinstance(child, str)]
    assert [child[1]["class"] for child in inside] == ["pl-paper-inside"]
    assert node[2].index(inside[0]) > node[2].index("The lowest bid is 50.")


@TABLES
def test_whatever_a_house_changes_changes_what_is_printed(rules):
    """Another choice of a rule is another sentence; this is how a rule that no sheet says is found."""
    table, before, unsaid = pl.variant(rules.id), told(rules), []
    for entry in entries(rules):
        if entry.path.startswith("meld.melds."):
            continue
        for choice in entry.declared.metadata["kind"].choices:
            if choice == entry.value.value:
                continue
            try:
                own = table.with_rules({entry.path: choice}).rules
            except RuleError:
                continue
            if told(own) == before:
                unsaid.append(entry.path)
    assert [path for path in unsaid if rules.id not in IDLE.get(path, ())] == []


def test_no_rule_is_unsaid_where_it_matters():
    """At a table with an auction and tricks all the questions of play and settlement are answered."""
    table = pl.variant("pinochlerun")
    before = told(table.rules)
    changes = {
        "auction.must_open": True,
        "auction.all_pass": "next_deal",
        "exchange.cards": 3,
        "meld.doubles": "twice",
        "meld.run_extras": "both",
        "play.first_lead": "dealer_left",
        "play.must_beat": "trump_led",
        "play.after_ruff": "beat_led",
        "play.must_overtrump": False,
        "settle.save_meld": "trick",
        "settle.saving_binds": "all",
        "settle.nines_exempt": False,
        "settle.out_of_reach": "play",
        "settle.throw_in": "any",
        "settle.least_meld": 5,
        "settle.lost_bid": "to_others",
        "settle.meld_wins": True,
        "game.first_past": "higher",
        "game.limit": -100,
        "game.target": 200,
        "count.last_trick": 2,
        "trump.marriage": True,
    }
    for path, value in changes.items():
        assert told(table.with_rules({path: value}).rules) != before, path


def test_some_sentences_as_the_sources_have_them():
    texts = {
        "pinochlerun": (
            "The lowest bid is 25. The first bid may be higher.",
            "A bid of 100 ends the auction.",
            "If all others pass, the dealer has it for 25.",
            "The last trick counts 1. All tricks together come to 25.",
            "A score of -300 or less loses the game.",
        ),
        "okpinochle": (
            "The lowest bid is 250. The first bid is exactly that.",
            "Each bid is 10 or 20 above the last.",
        ),
        "wikihow": (
            "The highest trump; without a trump, the highest card of the suit that was led.",
            "Who has passed bids no more.",
        ),
        "two-handed": (
            "Each meld needs a card from the hand.",
            "For the score tricks are rounded to tens: 7, 8 and 9 up.",
        ),
        "auction": ("With spades as trump all that is doubled. A bid that is given up is not.",),
        "npa": ("With less than 20 trick points nothing counts at all. That binds both sides.",),
        "purple": ("The next card is turned up: its colour is trump, whatever its suit.",),
        "purple-rummy": ("2. Lay one meld if you like.",),
    }
    for table, sentences in texts.items():
        shown = [part.text.strip() for line in lines(find(table)) for part in (*line.parts, line)]
        for sentence in sentences:
            assert sentence in shown, (table, sentence)


@pytest.mark.parametrize("table", [v for v in pl.variants() if v.rules.turns is None], ids=lambda v: v.id)
def test_the_engine_pays_for_each_example_what_the_chart_says(table):
    trump = "S" if table.rules.colours is None else "Bk"
    for kind in meld_chart(table.rules):
        for meld in kind.melds:
            copies = 1 if table.rules.colours is not None else len(meld.pays)
            for n in range(1, copies + 1):
                melds = table.meld(meld.cards * n, trump=trump)
                name = kind.title.removeprefix("Type ")
                assert melds.by_type[name] == meld.pays[n - 1], (meld.name, n)


def test_examples_of_runs_and_sets_may_be_laid():
    table = pl.variant("purple-rummy")
    examples = [meld for kind in meld_chart(table.rules) for meld in kind.melds]
    assert [meld.name for meld in examples] == ["Suit run", "Colour run", "Rank set", "Colour set"]
    for meld in examples:
        assert table.check_meld(meld.cards, trump=None), meld


def test_a_house_names_what_it_has_changed():
    own = pl.variant("pagat").with_rules(
        {"game.target": 1000, "play.must_overtrump": False, "meld.melds.grand-pinochle.on": True}
    )
    line = from_table(own.rules)
    assert line.startswith("From Pagat, changed: Score that wins: 1000; ")
    assert "Must one beat a trump that is already played? no" in line
    assert "Grand pinochle: is it played? yes" in line
    changed = [line for line in lines(own.rules) if "†" in line.marks]
    assert "The first side to reach 1000 wins." in [line.text for line in changed]
    assert all("≈" not in line.marks for line in changed)
    assert any(meld.name == "Grand pinochle" for kind in meld_chart(own.rules) for meld in kind.melds)
    assert from_table(find("pagat")) == ""


def test_many_changes_are_cut_short():
    entries_here = [e for e in entries(find("pagat")) if e.path.startswith("meld.melds.")]
    entries_here = [e for e in entries_here if e.path.endswith(".points") and "grand" not in e.path]
    changes = {entry.path: tuple(n + 10 for n in entry.value.value) for entry in entries_here}
    line = from_table(pl.variant("pagat").with_rules(changes).rules)
    assert line.endswith(f"; {len(changes) - 5} more.")
    assert "Run: points by number of copies: 160, two 1510" in line


def test_forms_have_a_place_for_every_side():
    forms = {rules.id: score_form(rules) for rules in REGISTRY}
    assert forms["hoyle"].sides == ("We", "They")
    assert len(forms["cutthroat"].sides) == 3
    assert forms["auction"].band == 12
    assert "Chips" in forms["auction"].each
    assert "Bid" not in forms["two-handed"].first
    assert all(form.columns <= 14 and form.rows >= 16 for form in forms.values())
    for players, sides in ((2, 2), (3, 3), (4, 2)):
        form = score_form(find("purple").seated(players))
        assert len(form.sides) == sides
        assert form.each == ("1st meld", "Tricks", "2nd meld", "Score")
    assert [len(score_form(find("purple-rummy").seated(n)).sides) for n in range(2, 7)] == [2, 3, 4, 5, 6]


def test_a_form_shows_the_target():
    foot = " ".join(line.text for line in score_form(find("npa")).foot)
    assert "500" in foot
    own = pl.variant("npa").with_rules({"game.target": 750}).rules
    assert "750" in " ".join(line.text for line in score_form(own).foot)
