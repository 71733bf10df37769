"""Which card may be discarded, and why another may not."""

import pytest

from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.tricks.discarding import discards
from pinochle_learn.errors import CardError, RuleError
from pinochle_learn.rules import changed
from pinochle_learn.tables import find

RULES = find("purple-rummy")


def told(hand, drawn=None, rules=RULES):
    table = compiled(rules)
    found = discards(table, table.pack.read(hand), table.pack.card(drawn) if drawn else None)
    return {str(one.card): (one.ok, one.rule) for one in found}


def test_any_card_but_the_one_just_drawn():
    assert told("KBk 8Si TGo", "KBk") == {
        "8Si": (True, "free"),
        "TGo": (True, "free"),
        "KBk": (False, "drawn"),
    }


def test_any_card_once_the_drawn_one_is_laid():
    assert told("KBk 8Si") == {"8Si": (True, "free"), "KBk": (True, "free")}


def test_the_last_card():
    assert told("KBk") == {"KBk": (True, "going-out")}
    assert told("KBk", "KBk") == {"KBk": (False, "only-card")}


def test_where_the_drawn_card_may_be_discarded():
    rules = changed(RULES, {"turns.discard_drawn": True})
    assert told("KBk 8Si", "KBk", rules) == {"8Si": (True, "free"), "KBk": (True, "free")}
    assert told("KBk", "KBk", rules) == {"KBk": (True, "going-out")}


def test_reasons():
    table = compiled(RULES)
    only, going = (
        discards(table, table.pack.read("8Si"), drawn)[0].why for drawn in (table.pack.card("8Si"), None)
    )
    assert "the turn ends with it in the hand" in only
    assert going == "The silver eight of diamonds may be discarded, and the hand is empty: that is going out."


def test_what_was_drawn_is_held():
    with pytest.raises(CardError, match="KBk was drawn, but is not in the hand"):
        told("8Si", "KBk")


def test_other_tables_have_no_discards():
    with pytest.raises(RuleError, match="is not played by drawing and discarding"):
        discards(compiled(find("pagat")), (), None)
