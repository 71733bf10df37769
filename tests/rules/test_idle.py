"""A rule that decides nothing is told with its reason; a price that is never paid is refused."""

import re

import pytest

import pinochle_learn as pl
from pinochle_learn.rules.change import applied, clashes, entries, restored
from pinochle_learn.rules.idle import MELDS, UNSEEN, idle

GRAND = "meld.melds.grand-pinochle"
CASES = [
    # table, changes, the rule that would do nothing, and why
    ("two-handed", {"settle.lost_bid": "to_others"}, "settle.lost_bid", "Nobody bids here"),
    ("two-handed", {"trump.marriage": True}, "trump.marriage", "Nobody bids here"),
    ("two-handed", {"settle.renege": "bid_and_meld"}, "settle.renege", "Nobody bids here"),
    ("two-handed", {"game.limit": -500}, "game.limit", "No score that falls ends a game"),
    ("npa", {"game.limit": -500}, "game.limit", "No score that falls ends a game"),
    ("cutthroat", {"game.limit": -500}, "game.limit", "No score that falls ends a game"),
    ("purple", {"auction.minimum": 120}, "auction.minimum", "set auction.held to True"),
    ("purple", {"game.first_past": "bidders"}, "game.first_past", "no bidders are counted first"),
    ("cutthroat", {"auction.skipped": 10}, "auction.skipped", "Nobody has a partner here"),
    ("wikihow", {"auction.all_pass": "next_deal"}, "auction.all_pass", "set auction.must_open to False"),
    ("purple-rummy", {"deal.hand": 7}, "deal.hand", "set deal.by_players"),
    ("purple-rummy", {"count.last_trick": 10}, "count.last_trick", "It is played without tricks"),
    ("purple-rummy", {"game.raised_by": 250}, "game.raised_by", "no target is raised"),
    ("purple-rummy", {"meld.melds.suit-run.points": [5]}, "meld.melds.suit-run.points", "score nothing"),
    ("pagat", {"meld.reuse": "higher"}, "meld.reuse", "a card serves once in its type"),
    ("purple", {"meld.run_extras": "named"}, "meld.run_extras", "No meld here is a run with extra cards"),
    ("purple", {"meld.doubles": "once"}, "meld.doubles", "No meld here has a second copy"),
    ("auction", {"play.after_ruff": "beat_led"}, "play.after_ruff", "set play.must_beat to always"),
    ("two-handed", {"play.must_overtrump": True}, "play.must_overtrump", "Two play here"),
    ("purple", {"play.must_beat": "always"}, "play.must_beat", "set play.trump_instead to False"),
    ("auction", {"settle.nines_exempt": True}, "settle.nines_exempt", "Nobody can lose meld here"),
    (
        "hoyle",
        {"meld.melds.dix.on": False, "settle.nines_exempt": True},
        "settle.nines_exempt",
        "Nines of trump are no meld",
    ),
    ("auction", {"game.first_past": "bidders"}, "game.first_past", "has no target to pass"),
    (
        "cutthroat",
        {"kitty.bury_melded": False, "deal.phases": ["auction", "kitty", "trump", "meld", "bury", "play"]},
        "",
        "",
    ),
    ("pinochlerun", {"meld.melds.run-with-king.points": [20]}, "points", "set meld.run_extras to named"),
    ("pagat", {f"{GRAND}.points": [90]}, f"{GRAND}.points", f"set {GRAND}.on to True"),
    ("pagat", {f"{GRAND}.on": True, f"{GRAND}.points": [90]}, "", ""),
    ("pagat", {"meld.melds.run-with-king.each": True}, "each", "Run with extra king is never there twice"),
    (
        "pagat",
        {"meld.melds.dix.points": [0], "meld.melds.dix.type": "IV"},
        "meld.melds.dix.type",
        "Dix pays nothing: set meld.melds.dix.points",
    ),
    (
        "pagat",
        {"meld.doubles": "twice", "meld.melds.run.points": [150, 1600]},
        "meld.melds.run.points",
        "Only the first number of run counts: set meld.doubles to listed",
    ),
    ("pagat", {"auction.ladder": [(10, 10)]}, "auction.ladder", "These steps lead to the same bids"),
    ("pagat", {"auction.ladder": [(0, 10), (500, 50)]}, "", ""),
    (
        "auction",
        {"chips.units": [(300, 1), (350, 2), (400, 4), (450, 6), (500, 8)]},
        "chips.units",
        "These come to the same chips",
    ),
    ("auction", {"chips.units": [(300, 1), (350, 2), (400, 4), (450, 7)]}, "", ""),
    (
        "pinochlerun",
        {"deal.phases": ["auction", "trump", "exchange", "meld", "play"]},
        "deal.phases",
        "nothing is passed or thrown in",
    ),
]


@pytest.mark.parametrize(("table", "changes", "path", "why"), CASES, ids=str)
def test_a_change_that_would_do_nothing_is_refused_with_its_reason(table, changes, path, why):
    """Without a reason the changes stand."""
    v = pl.variant(table)
    if not path:
        assert v.with_rules(changes) != v
        return
    said = rf"{re.escape(path)} would change nothing\. .*{re.escape(why)}"
    assert re.search(said, " ".join(clashes(v.rules, applied(v.rules, changes))))
    named = next(name for name in changes if name.endswith(path))
    if not named.startswith(MELDS):  # tables are compared by any combination
        assert v.with_rules(changes).rules.changes
        return
    with pytest.raises(pl.RuleError, match=said):
        v.with_rules(changes)


def test_a_rule_that_a_later_change_leaves_idle_is_let_be():
    """A table without its auction keeps the bids for the day when it is held again; so does a saved deal."""
    held = pl.variant("purple").with_rules({"auction.held": True, "auction.minimum": 120})
    without = held.with_rules({"auction.held": False})
    assert without.rules.bidding if without.rules.auctioned else without.rules.auction.minimum.value == 120
    assert restored(pl.variant("purple").rules, dict(without.rules.changes)) == without.rules
    deal = without.deal(seed=1)
    assert pl.Deal.from_text(deal.to_text()) == deal


def test_every_way_out_that_is_named_is_one():
    """Where the reason says what to set, the rule exists at that table."""
    for v in pl.variants():
        known = {one.path for one in entries(v.rules)}
        for path in known:
            for named in re.findall(r"\bset ([a-z]+(?:\.[a-z_-]+)+)", idle(v.rules, path)):
                assert named in known, (v.id, path)


def test_what_no_card_shows_is_said_to_be_so():
    known = {one.path for v in pl.variants() for one in entries(v.rules)}
    assert UNSEEN.keys() <= known
