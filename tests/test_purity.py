"""Importing the package and asking it anything loads the standard library and the package, nothing else."""

import subprocess
import sys

EVERYTHING = """
import pinochle_learn as pl

RUN = "AS TS KS QS JS"
for v in pl.variants():
    assert v.name and v.about and v.pack and v.scale and v.players
    if v.rules.colours:
        continue
    low = v.pack.ranks[-1]
    seats = max(v.players)
    v.meld(RUN, trump="S").points, v.check_meld("KS QS", trump="S", laid=[RUN], hand="KS QS").why
    plays = v.legal(f"AC TC {low}C KH", trick="KC", trump="S", stock=v.rules.stock and True)
    plays[f"{low}C"].why, [str(question) for question in plays.path], repr(plays)
    v.winner("KC TC", trump="S").why, v.count("KC TC").why
    if v.rules.auction:
        bids = v.auction(dealer=seats - 1).bid(v.rules.auction.minimum.value).legal_bids()
        bids.meaning(bids.minimum)
    if v.rules.stock:
        v.plan_melds(RUN, trump="S", tricks=2).points, v.next_meld(RUN, trump="S")
    deal = v.deal(seed=7, dealer=seats - 1)
    while deal.phase != "over":
        deal.act(deal.actions()[-1] if deal.phase == "auction" and not deal.history else deal.actions()[0])
        deal.view(0)
    deal.result.why, pl.Deal.from_text(deal.to_text()).undo()
    hands = ["KC", f"AC TC {low}C", f"{low}S", "JC"][:seats]
    v.reneges(hands, " ".join(["KC", f"{low}C", f"{low}S", "JC"][:seats]), trump="S", leader=0)
    v.odds(3, held=RUN, trump="S").chance("run")
    if v.rules.settle.renege.value != "none":
        v.call_renege(hands, f"KC {low}C", trump="S", by=0, against=1, leader=0).why
    v.with_rules({"play.must_beat": "never"}).rules.changes
    v.game(seed=1).deal, v.deal()
purple, rummy = pl.variant("purple"), pl.variant("purple-rummy")
for v in (purple, purple.seated(3), purple.with_rules({"auction.held": True})):
    run = "ABk KBk QBk JBk TBk"
    v.meld(run, trump="Bk").points, v.check_meld("KBk QBk", trump="Bk", laid=[run], hand="8Go").why
    plays = v.legal("ABk 8Go KSi", trick="KBk", trump="Si")
    plays["8Go"].why, [str(question) for question in plays.path], repr(plays)
    v.winner("KBk ABk", trump="Si").why, v.count("KBk ABk").why
    if v.rules.auctioned:
        v.auction(dealer=3).bid(100).legal_bids().meaning(110)
for v in (purple, purple.seated(3), purple.with_rules({"auction.held": True}), rummy, rummy.seated(6)):
    deal = v.deal(seed=7, dealer=1)
    while deal.phase != "over":
        deal.act(deal.actions()[-1 if deal.phase == "auction" and not deal.history else 0])
        deal.view(0)
    deal.result.why, pl.Deal.from_text(deal.to_text()).undo(), v.game(seed=1).deal, v.deal()
hand, laid = "KBk 8Go 9Go TGo", ["QBk JBk TBk as color-run"]
rummy.meld(hand, trump=None), rummy.check_meld("8Go 9Go TGo", trump=None, hand=hand).why
[one.why for one in (*rummy.lay_offs(hand, laid=laid), *rummy.discards(hand, drawn="KBk"))]
rummy.settle(left=["", hand, "8Si"]).why, rummy.with_rules({"turns.melds": 2}).rules.changes
purple.settle(meld=(80, 0), second_meld=(0, 120), trick_points=(200, 185)).why
scale = pl.variant("pinochlerun").settle(bid=34, bidder=0, meld=(28, 12), trick_points=(15, 10)).why
for wrong in (lambda: pl.variant("canasta"), lambda: pl.variant("pagat").meld("1X", trump="S")):
    try:
        wrong()
    except pl.PinochleError as error:
        str(error)
pl.set_translator(str.upper), pl.set_translator(None)
"""
NAMES = """
import sys
before = set(sys.modules)
{program}
print(*sorted({{name.partition(".")[0] for name in set(sys.modules) - before}}))
"""


def run(program):
    """Runs a program in a fresh interpreter without site packages' start-up hooks; returns what it prints."""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stderr
    return done.stdout


def loaded(program):
    """The top-level names of the modules that a program loads."""
    return set(run(NAMES.format(program=program)).split())


def foreign(names):
    """What is neither the package nor the standard library."""
    return {name for name in names if name != "pinochle_learn" and name not in sys.stdlib_module_names}


def test_the_import_loads_the_standard_library_only():
    names = loaded("import pinochle_learn")
    assert "pinochle_learn" in names
    assert not foreign(names)


def test_every_front_door_call_loads_the_standard_library_only():
    names = loaded(EVERYTHING)
    assert "json" in names
    assert not foreign(names)


def test_the_check_would_notice():
    """A program that does load something else is caught."""
    assert foreign(loaded("import pytest")) >= {"pytest"}


def test_the_import_alone_loads_few_modules():
    """Names load when they are first asked for."""
    names = run("import sys, pinochle_learn; print(*[n for n in sys.modules if n.startswith('pinochle')])")
    assert names.split() == ["pinochle_learn"]


def test_the_engine_knows_no_lesson_and_no_widget():
    listing = run(
        f"{EVERYTHING}\nimport sys\nprint(*[n for n in sys.modules if n.startswith('pinochle_learn.')])"
    )
    parts = {name.split(".")[1] for name in listing.split()}
    assert parts == {"cards", "deal", "engine", "errors", "front", "rules", "tables", "text"}, parts
