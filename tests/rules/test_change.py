"""A table of one's own: each rule takes its allowed values or gives a reason, and the original stays."""

import pytest

import pinochle_learn as pl
from pinochle_learn.rules import Value
from pinochle_learn.rules.change import OWN, entries
from tests.support.tables import is_fixed

JUNK = {"text": "junk", "float": -7.5, "list": [None], "dict": {"a": 1}, "type": object}


@pytest.fixture(params=pl.variants(), ids=lambda v: v.id)
def v(request):
    """One variant of the registry."""
    return request.param


def value(v, path):
    """The value of a rule by its path."""
    return {entry.path: entry.value for entry in entries(v.rules)}[path]


def try_out(v, path, choice):
    """The table with a rule set, or the reason why not."""
    try:
        return v.with_rules({path: choice}), ""
    except pl.RuleError as error:
        return None, str(error)


def refusals(path):
    """How a refusal begins of a value that the rule can have, but not at this table."""
    return "These rules contradict each other: ", f"{path} would change nothing. "


def test_each_choice_is_taken_or_refused_with_a_reason(v):
    taken = 0
    for path, _value, declared in entries(v.rules):
        for choice in declared.metadata["kind"].choices:
            own, reason = try_out(v, path, choice)
            if own:
                taken += 1
                assert value(own, path) == Value(choice, "assumed", OWN)
            else:
                assert reason.startswith(refusals(path)), path
    assert taken > (60 if v.rules.play else 20)  # a game without tricks has fewer rules


def test_each_rule_takes_the_value_that_it_has(v):
    """The fixed ones say that they are part of the variant."""
    for path, now, _declared in entries(v.rules):
        own, reason = try_out(v, path, now.value)
        if is_fixed(path):
            assert reason.startswith(f"{path} cannot be "), path
        else:
            assert value(own, path).value == now.value, path


@pytest.mark.parametrize("junk", JUNK.values(), ids=JUNK)
def test_each_rule_says_what_it_wants(v, junk):
    for path, _value, _declared in entries(v.rules):
        own, reason = try_out(v, path, junk)
        if path.endswith(".type") and junk == "junk":  # as good a name as any, where the meld is played
            assert value(own, path).value == junk if own else reason.startswith(refusals(path)), path
        else:
            assert reason.startswith(f"{path} cannot be {junk!r}: it is "), path


@pytest.mark.parametrize(
    ("path", "close"),
    [
        ("play.must_bet", "play.must_beat"),
        ("must_beat", "play.must_beat"),
        ("settle.save", "settle.save_meld"),
        ("meld.run_extra", "meld.run_extras"),
        ("meld.melds.runs.points", "meld.melds.run.points"),
        ("meld.melds.pinocle.points", "meld.melds.pinochle.points"),
        ("game.targets", "game.target"),
        ("Play.Must_Beat", "play.must_beat"),
        ("settle.least", "settle.least_meld"),
        ("settle.reneges", "settle.renege"),
        ("auction.skip", "auction.skipped"),
        ("trump.marriages", "trump.marriage"),
    ],
)
def test_an_unknown_rule_names_the_closest(path, close):
    with pytest.raises(pl.RuleError, match=f"There is no rule '{path}'. Did you mean .*{close}"):
        pl.variant("pagat").with_rules({path: 1})


@pytest.mark.parametrize(
    ("path", "close"),
    [
        ("kitty.card", "kitty.cards"),
        ("kitty.show", "kitty.shown"),
        ("kitty.bury_meld", "kitty.bury_melded"),
        ("kitty.bury_trumps", "kitty.bury_trump"),
        ("chips.unit", "chips.units"),
        ("chips.double", "chips.doubled"),
        ("game.deal", "game.deals"),
    ],
)
def test_an_unknown_rule_of_kitty_or_chips_names_the_closest(path, close):
    with pytest.raises(pl.RuleError, match=f"There is no rule '{path}'. Did you mean .*{close}"):
        pl.variant("auction").with_rules({path: 1})


@pytest.mark.parametrize(
    "path", ["kitty.cards", "kitty.shown", "kitty.bury_trump", "chips.units", "chips.failed"]
)
def test_a_table_without_a_kitty_or_chips_has_no_rule_for_them(path):
    """Nor does it propose one: whatever it names is a rule that it does have."""
    for v in pl.variants():
        part = path.split(".")[0]
        if getattr(v.rules, part) is None:
            with pytest.raises(pl.RuleError, match=f"There is no rule '{path}'") as refusal:
                v.with_rules({path: 1})
            known = {entry.path for entry in entries(v.rules)}
            proposed = str(refusal.value).partition("Did you mean ")[2].rstrip("?").split(", ")
            assert {name for name in proposed if name} <= known


@pytest.mark.parametrize(
    ("name", "path", "new"),
    [
        ("auction", "kitty.shown", False),
        ("auction", "kitty.bury_melded", True),
        ("auction", "kitty.bury_trump", "free"),
        ("cutthroat", "kitty.shown", True),
        ("cutthroat", "kitty.bury_trump", "last"),
        ("auction", "chips.units", [(250, 1), (350, 3)]),
        ("auction", "chips.beyond", [100, 5]),
        ("auction", "chips.doubled", "SH"),
        ("auction", "chips.doubled", ""),
        ("auction", "chips.failed", 3),
        ("auction", "game.deals", 6),
    ],
)
def test_kitty_and_chips_have_rules_of_their_own(name, path, new):
    own = pl.variant(name).with_rules({path: new})
    kept = tuple(tuple(n) if isinstance(n, tuple) else n for n in new) if isinstance(new, list) else new
    assert value(own, path) == Value(kept, "assumed", OWN)


@pytest.mark.parametrize(
    ("path", "wrong", "wanted"),
    [
        ("kitty.cards", 0, "a whole number, 1 or more"),
        ("kitty.bury_trump", "never", "free or last"),
        ("kitty.shown", 1, "True or False"),
        ("chips.units", [(350, 1), (300, 2)], "a list of \\(from, step\\) pairs"),
        ("chips.units", [], "a list of"),
        ("chips.beyond", (50,), "two whole numbers above zero"),
        ("chips.beyond", (0, 2), "two whole numbers above zero"),
        ("chips.doubled", "SS", "letters of suits"),
        ("chips.doubled", "X", "letters of suits"),
        ("chips.failed", 0, "a whole number, 1 or more"),
        ("game.deals", 0, "none \\(None\\), or a whole number, 1 or more"),
        ("settle.least_meld", -1, "a whole number, 0 or more"),
    ],
)
def test_what_a_rule_of_kitty_or_chips_cannot_be(path, wrong, wanted):
    with pytest.raises(pl.RuleError, match=f"{path} cannot be .*: it is {wanted}"):
        pl.variant("auction").with_rules({path: wrong})


@pytest.mark.parametrize("path", ["zzzz", "", 5, None, ("play", "must_beat")])
def test_an_unknown_rule_like_no_other(path):
    with pytest.raises(pl.RuleError, match="There is no rule"):
        pl.variant("pagat").with_rules({path: 1})


@pytest.mark.parametrize(
    "changes", [None, 5, "play.must_beat", ["play.must_beat"], [("play.must_beat", "never")]]
)
def test_changes_are_a_mapping(changes):
    with pytest.raises(pl.RuleError, match=r"Changes are a mapping such as \{'play\.must_beat'"):
        pl.variant("pagat").with_rules(changes)


def test_the_original_stays():
    for v in pl.variants():
        before = v.rules
        end = "game.target" if v.rules.game.deals.value is None else "game.deals"
        first = f"meld.melds.{v.rules.meld.melds[0].key}.points"
        paid = [2 * n for n in v.rules.meld.melds[0].points.value]
        paying = {first: paid} if v.rules.play else {}
        own = v.with_rules(
            {"colours.points": [*range(7)]} if v.rules.colours else {"meld.run_extras": "both"}
        )
        own = own.with_rules({end: 7, **paying})
        assert v.rules is before
        assert v == pl.variant(v.id)
        assert v.rules.changes == ()
        assert own != v
        assert value(own, end).value == 7


def test_a_change_is_told_in_name_and_repr():
    own = pl.variant("pagat").with_rules({"play.must_beat": "trump_led"})
    assert own.id == "pagat"
    assert own.name == "Pagat, your own rules"
    assert repr(own) == "variant('pagat').with_rules({'play.must_beat': 'trump_led'})"


def test_changes_add_up():
    own = pl.variant("pagat").with_rules({"play.must_beat": "never"}).with_rules({"game.target": 1000})
    assert own.rules.changes == (("play.must_beat", "never"), ("game.target", 1000))
    again = own.with_rules({"play.must_beat": "always"})
    assert dict(again.rules.changes) == {"play.must_beat": "always", "game.target": 1000}
    assert again == pl.variant("pagat").with_rules({"play.must_beat": "always", "game.target": 1000})


def test_no_change_is_no_change():
    assert pl.variant("pagat").with_rules({}) == pl.variant("pagat")


def test_equal_tables_are_equal_and_hash_alike():
    one, two = (pl.variant("pagat").with_rules({"game.target": 9}) for _ in range(2))
    assert one == two
    assert hash(one) == hash(two)
    assert one != pl.variant("pagat").rules


def test_a_value_of_another_table_can_be_taken_over():
    beat = pl.variant("hoyle").rules.count.points
    own = pl.variant("pagat").with_rules({"count.points": beat})
    assert own.rules.count.points.value == beat.value
    assert own.rules.count.points.provenance == "assumed"


def test_lists_and_tuples_are_the_same():
    one = pl.variant("pagat").with_rules({"auction.raises": [10, 20]})
    two = pl.variant("pagat").with_rules({"auction.raises": (10, 20)})
    assert one == two
    ladder = pl.variant("pagat").with_rules({"auction.ladder": [[0, 10], [500, 50]]})
    assert ladder.rules.auction.ladder.value == ((0, 10), (500, 50))


@pytest.mark.parametrize(
    "ladder",
    [[(0, 10), "junk"], [(0, 10), 5], [(500, 50), (0, 10)], [(0, 0)], [(0, -10)], [(-10, 10)], [], [(0,)]],
)
def test_what_is_no_ladder(ladder):
    with pytest.raises(pl.RuleError, match=r"list of \(from, step\) pairs"):
        pl.variant("pagat").with_rules({"auction.ladder": ladder})


MELDS = [
    ("meld.melds.run.points", [200, 2000], "AS TS KS QS JS", 200),
    ("meld.melds.dix.points", [0], "9S", 0),
    ("meld.melds.dix.on", False, "9S 9S", 0),
    ("meld.melds.marriage.points", [30], "KH QH KH QH", 60),
    ("meld.melds.royal-marriage.each", False, "KS QS KS QS", 40),
    ("meld.melds.pinochle.points", [40, 150], "QS JD QS JD", 150),
    ("meld.melds.jacks-around.on", False, "JS JH JD JC", 0),
    ("meld.melds.run-with-king.points", [170], "AS TS KS QS JS KS", 170),
    ("meld.melds.grand-pinochle.on", True, "KS QS JD", 80 + 40),
]


@pytest.mark.parametrize(("path", "new", "hand", "points"), MELDS)
def test_melds_have_rules_of_their_own(path, new, hand, points):
    own = pl.variant("pagat").with_rules({path: new})
    assert own.meld(hand, trump="S").points == points


def test_a_type_may_be_renamed_and_merged():
    """Where pinochles stand in class I, their queen makes no marriage besides."""
    own = pl.variant("pagat").with_rules({"meld.melds.pinochle.type": "I"})
    melds = own.meld("KS QS JD", trump="H")
    assert melds.by_type["I"] == melds.points == 40
