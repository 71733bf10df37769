"""Rules that cannot stand side by side, each with its reason."""

import ast
import re
from pathlib import Path

import pytest

import pinochle_learn as pl
from pinochle_learn.rules import contradictions

CASES = [
    # table, changes, reason
    ("pagat", {"deal.hand": 11}, "4 players with 11 cards each are 44 cards, but the pack has 48"),
    ("pagat", {"deal.hand": 15}, "4 players with 15 cards each are 60 cards, but the pack has 48"),
    ("pagat", {"auction.minimum": 255}, "The lowest bid, 255, is not on a step of the bids"),
    ("pinochlerun", {"auction.cap": 20}, "The highest bid, 20, is below the lowest or not on a step"),
    ("pagat", {"auction.cap": 305}, "The highest bid, 305, is below the lowest or not on a step"),
    ("pagat", {"auction.raises": [15]}, "A raise of 15 does not lead to a step of the bids"),
    ("pagat", {"auction.raises": [0, 10]}, "A raise of 0 does not lead to a step of the bids"),
    ("pagat", {"exchange.cards": 13}, "One cannot pass 13 cards from a hand of 12"),
    ("hoyle", {"exchange.cards": 3}, "Cards are passed, but the phases leave out exchange"),
    ("pagat", {"play.must_follow": False}, "Who need not follow suit can have no duty to beat or to trump"),
    (
        "pagat",
        {"play.must_follow": False, "play.must_beat": "never"},
        "Who need not follow suit can have no duty to beat or to trump",
    ),
    ("pagat", {"play.must_trump": False}, "Who need not trump cannot be made to overtrump"),
    ("pagat", {"count.points": [10, 10, 10]}, "needs one number for each of the ranks ATKQJ9"),
    (
        "pinochlerun",
        {"count.points": [10, 10, 10, 0, 0, 0]},
        "241 trick points a hand do not go with scores on the ÷10",
    ),
    (
        "pagat",
        {"count.points": [1, 1, 1, 0, 0, 0]},
        "34 trick points a hand do not go with scores on the ×10",
    ),
    ("pagat", {"settle.throw_in": "out_of_reach"}, "stops by itself, so there is nothing left to throw in"),
    ("hoyle", {"settle.throw_in": "any"}, "A hand may be thrown in, but the phases leave out decision"),
    (
        "hoyle",
        {"deal.phases": ["trump", "auction", "meld", "play"]},
        "begins with the auction and ends with the play",
    ),
    (
        "hoyle",
        {"deal.phases": ["auction", "trump", "play", "meld"]},
        "begins with the auction and ends with the play",
    ),
    ("hoyle", {"deal.phases": ["auction", "trump", "play"]}, "The phases leave out meld"),
    ("hoyle", {"deal.phases": ["auction", "play"]}, "The phases leave out meld, trump"),
    (
        "hoyle",
        {"deal.phases": ["auction", "meld", "trump", "play"]},
        "Melds need trump, so trump comes first",
    ),
    ("pagat", {"meld.melds.run.points": [150, 100]}, "run: more copies cannot pay less than fewer"),
    ("npa", {"meld.melds.run.points": [25, 20, 30]}, "run: more copies cannot pay less than fewer"),
    ("pagat", {"meld.melds.aces-around.points": [0, 100]}, "several pay nothing where one pays nothing"),
    (
        "pagat",
        {"meld.melds.run.points": [150, 1500, 2000]},
        "run: the pack has no more than 2, so there are 2",
    ),
    (
        "purple",
        {"meld.melds.aces-around.points": [50, 100, 200, 400, 800]},
        "aces around: the pack has no more",
    ),
    (
        "hoyle",
        {"meld.melds.run.points": [150, 1500]},
        "run: one number is enough where each further copy pays",
    ),
    ("pinochlerun", {"meld.melds.dix.points": [1, 5]}, r"Set meld.melds.dix.each to False where copies pay"),
    (
        "double-deck",
        {"meld.melds.royal-marriage.points": [4, 30, 60, 90]},
        "Set meld.melds.royal-marriage.each to False where copies pay by their number",
    ),
    ("pagat", {"meld.melds.run.each": True}, "run: one number is enough where each further copy pays"),
    ("pagat", {"deal.packets": [13]}, "Nobody is dealt 13 cards at a time into a hand of 12"),
    ("purple-rummy", {"deal.packets": [7]}, "Nobody is dealt 7 cards at a time into a hand of 6"),
    (
        "pagat",
        {"deal.phases": ["auction", "trump", "exchange", "decision", "meld", "play"]},
        "A hand is thrown in after the meld, so the meld comes first",
    ),
]
DOUBLE_CASES = [
    ("double-deck", {"deal.hand": 12}, "4 players with 12 cards each are 48 cards, but the pack has 80"),
    ("double-deck", {"auction.minimum": 49}, "The lowest bid, 49, is not on a step of the bids"),
    ("double-deck", {"auction.minimum": 62}, "The lowest bid, 62, is not on a step of the bids"),
    ("double-deck", {"auction.cap": 63}, "The highest bid, 63, is below the lowest or not on a step"),
    ("double-deck", {"auction.ladder": [(60, 5)]}, "The lowest bid, 50, is not on a step of the bids"),
    ("double-deck", {"auction.raises": [1, 11]}, "A raise of 11 does not lead to a step of the bids"),
    (
        "double-deck",
        {"settle.nines_exempt": True},
        "There are no nines in this pack that could save themselves: set settle.nines_exempt False",
    ),
    ("double-deck", {"count.points": [1, 1, 1, 0, 0, 0]}, "needs one number for each of the ranks ATKQJ."),
    (
        "double-deck",
        {"count.points": [10, 10, 10, 0, 0]},
        "482 trick points a hand do not go with scores on the ÷10",
    ),
    (
        "double-deck",
        {"settle.aces_declared": True},
        "To keep aces around back is a renege, so a renege needs a price: set settle.renege",
    ),
    (
        "double-deck",
        {"settle.wrong_call": "callers_renege"},
        "A wrong call costs what a renege costs, so a renege needs a price: set settle.renege",
    ),
    ("npa", {"settle.renege": "none"}, "To keep aces around back is a renege"),
    ("npa", {"settle.renege": "none"}, "A wrong call costs what a renege costs"),
    ("npa", {"settle.throw_in": "out_of_reach"}, "stops by itself, so there is nothing left to throw in"),
]
FOR_TWELVE_DEALS = "A game ends either at a target or after a number of deals: set the other one to None"
POINTS_ONLY = "In chips a bid is made, conceded or lost in play: leave"
THREE_CASES = [
    (
        "cutthroat",
        {"deal.hand": 16},
        "3 players with 16 cards each and 3 in the kitty are 51 cards, but the pack has 48",
    ),
    (
        "three-handed-wikihow",
        {"deal.hand": 18},
        "3 players with 18 cards each and 3 in the kitty are 57 cards, but the pack has 48",
    ),
    ("cutthroat", {"kitty.cards": 4}, "15 cards each and 4 in the kitty are 49 cards, but the pack has 48"),
    ("cutthroat", {"exchange.cards": 3}, "Cards are passed between partners, and this table has none"),
    (
        "cutthroat",
        {"deal.phases": ["auction", "trump", "meld", "play"]},
        "The kitty is taken and as many cards buried: the phases need both kitty and bury",
    ),
    (
        "cutthroat",
        {"deal.phases": ["auction", "trump", "kitty", "meld", "play"]},
        "the phases need both kitty and bury",
    ),
    (
        "cutthroat",
        {"deal.phases": ["auction", "trump", "bury", "kitty", "meld", "play"]},
        "The kitty is taken before cards are buried",
    ),
    (
        "cutthroat",
        {"kitty.bury_trump": "last", "deal.phases": ["auction", "kitty", "bury", "trump", "meld", "play"]},
        "Whether a trump may be buried is known only when trump is named: name it before burying",
    ),
    (
        "cutthroat",
        {"kitty.bury_melded": False},
        "Which cards are melded is known only after the meld: lay melds before burying",
    ),
    (
        "pagat",
        {"deal.phases": ["auction", "trump", "kitty", "exchange", "meld", "decision", "play"]},
        "This table has no kitty to take and nothing to bury",
    ),
    (
        "hoyle",
        {"deal.phases": ["auction", "trump", "bury", "meld", "play"]},
        "This table has no kitty to take and nothing to bury",
    ),
    ("auction", {"game.target": 1000}, FOR_TWELVE_DEALS),
    ("auction", {"game.deals": None}, FOR_TWELVE_DEALS),
    ("pagat", {"game.target": None}, FOR_TWELVE_DEALS),
    ("pagat", {"game.deals": 12}, FOR_TWELVE_DEALS),
    (
        "auction",
        {"game.target": 1000, "game.deals": None},
        "Chips go from hand to hand: the game ends after a number of deals, not at a target",
    ),
    ("auction", {"settle.lost_bid": "to_others"}, f"{POINTS_ONLY} settle.lost_bid at minus_bid"),
    ("auction", {"settle.out_of_reach": "stop"}, f"{POINTS_ONLY} settle.out_of_reach at play"),
    ("auction", {"settle.renege": "bid_and_meld"}, f"{POINTS_ONLY} settle.renege at none"),
    ("auction", {"settle.least_meld": 200}, f"{POINTS_ONLY} settle.least_meld at 0"),
    ("auction", {"settle.save_meld": "trick_point"}, f"{POINTS_ONLY} settle.save_meld at never"),
    ("auction", {"trump.marriage": True}, f"{POINTS_ONLY} trump.marriage at False"),
    (
        "auction",
        {"meld.who": "all"},
        "For chips only the bidder counts, so nobody else melds: set meld.who to bidder",
    ),
    ("auction", {"auction.minimum": 250}, "The chips begin at a bid of 300, and one may bid 250"),
    (
        "auction",
        {"deal.phases": ["auction", "kitty", "trump", "meld", "bury", "play"]},
        "A hand may be thrown in, but the phases leave out decision",
    ),
]
THREE_CASES += [("pagat", {"trump.named_by": "turned"}, "Where bids are made, the bidder names trump")]
NO_BIDS = "There is no auction, so "
TWO_CASES = [
    (
        "two-handed",
        {"deal.hand": 24},
        "2 players with 24 cards each leave 0 cards for the stock: it needs some",
    ),
    ("two-handed-wikihow", {"deal.hand": 30}, "2 players with 30 cards each leave -12 cards for the stock"),
    ("two-handed", {"trump.named_by": "bidder"}, f"{NO_BIDS}no bidder names trump or leads first"),
    ("two-handed", {"play.first_lead": "bidder"}, f"{NO_BIDS}no bidder names trump or leads first"),
    ("two-handed", {"settle.throw_in": "any"}, f"{NO_BIDS}there is no bid to throw in"),
    (
        "two-handed",
        {"game.first_past": "bidders", "game.raised_by": None},
        f"{NO_BIDS}no bidders are counted first: choose another game.first_past",
    ),
    (
        "two-handed",
        {"deal.phases": ["stock", "meld", "play"]},
        "With a stock the deal has two phases: stock, in which melds are laid too, and play",
    ),
    ("two-handed", {"meld.who": "all"}, "set meld.who to trick_winner"),
    ("pagat", {"meld.who": "trick_winner"}, "Only while a stock lasts does who wins a trick meld"),
    (
        "pagat",
        {"deal.phases": ["stock", "auction", "trump", "meld", "play"]},
        "This table has no stock to draw from",
    ),
    ("two-handed", {"game.raised_by": None}, "game.raised_by says by how much the target is raised"),
    ("pagat", {"game.raised_by": 250}, "game.raised_by says by how much the target is raised"),
    ("pagat", {"game.declare_out": True}, "To declare out is for games without bids that end at a target"),
    ("pinochlerun", {"count.rounding": "tens"}, "Trick points are rounded to tens only on the ×10 scale"),
]
PURPLE_CASES = [
    ("purple", {"deal.hand": 13}, "4 players with 13 cards each leave no card of 49 to turn up"),
    ("purple", {"colours.points": [1] * 8}, "colours.points needs one number for each of the 7 colours"),
    ("purple", {"deal.phases": ["turns"]}, "This table plays tricks, so no phase is called turns"),
    ("pagat", {"deal.phases": ["turns"]}, "This table plays tricks, so no phase is called turns"),
    (
        "pagat",
        {"deal.phases": ["auction", "trump", "exchange", "meld", "decision", "play", "second_meld"]},
        "Melds are laid a second time only from coloured cards, and only after the play",
    ),
    (
        "purple",
        {"deal.phases": ["auction", "trump", "meld", "second_meld", "play"]},
        "Melds are laid a second time only from coloured cards, and only after the play",
    ),
    ("purple", {"game.declare_out": True}, "To declare out is for two players with a stock"),
    ("purple", {"meld.who": "turn"}, "This table has no turns to lay melds in: choose another meld.who"),
]
RUMMY_CASES = [
    ("purple-rummy", {"deal.by_players": [(2, 10)]}, "needs the cards for each of 2, 3, 4, 5 and 6 players"),
    (
        "purple-rummy",
        {"deal.by_players": [(2, 10), (3, 9), (4, 8), (5, 7), (6, 9)]},
        "6 players with 9 cards each leave no card of 49 to turn up",
    ),
    ("purple-rummy", {"count.points": [1, 2]}, "needs one number for each of the ranks AKQJT98"),
    ("purple-rummy", {"deal.phases": ["meld", "play"]}, "A game without tricks has one phase: turns"),
    ("purple-rummy", {"meld.who": "all"}, "Melds are laid on one's turn: set meld.who to turn"),
    ("purple-rummy", {"game.first_past": "bidders"}, "One player alone scores in a deal"),
    ("purple-rummy", {"game.target": None}, FOR_TWELVE_DEALS),
    ("purple-rummy", {"game.declare_out": True}, "Who has no card left has gone out"),
]
CASES += DOUBLE_CASES + THREE_CASES + TWO_CASES + PURPLE_CASES + RUMMY_CASES


@pytest.mark.parametrize(("table", "changes", "reason"), CASES, ids=str)
def test_contradictions(table, changes, reason):
    with pytest.raises(pl.RuleError) as refusal:
        pl.variant(table).with_rules(changes)
    text = str(refusal.value)
    assert text.startswith("These rules contradict each other: ")
    assert reason in text
    assert text.endswith(".")


AUCTION_WITHOUT_A_DECISION = ["auction", "kitty", "trump", "meld", "bury", "play"]
TOGETHER = [
    # what is refused alone stands with what it needs
    (
        "pagat",
        {
            "play.must_follow": False,
            "play.must_beat": "never",
            "play.must_trump": False,
            "play.must_overtrump": False,
        },
    ),
    ("pagat", {"play.must_trump": False, "play.must_overtrump": False}),
    ("pagat", {"settle.throw_in": "out_of_reach", "settle.out_of_reach": "play"}),
    ("pagat", {"auction.minimum": 255, "auction.ladder": [(0, 5)]}),
    ("hoyle", {"exchange.cards": 3, "deal.phases": ["auction", "trump", "exchange", "meld", "play"]}),
    ("hoyle", {"settle.throw_in": "any", "deal.phases": ["auction", "trump", "meld", "decision", "play"]}),
    ("pagat", {"meld.melds.run.points": [150, 150]}),
    ("double-deck", {"settle.aces_declared": True, "settle.renege": "bid_and_meld"}),
    ("double-deck", {"settle.wrong_call": "callers_renege", "settle.renege": "bid_and_meld"}),
    ("npa", {"settle.renege": "none", "settle.wrong_call": "none", "settle.aces_declared": False}),
    ("double-deck", {"auction.minimum": 60, "auction.ladder": [(60, 5)]}),
    ("cutthroat", {"deal.hand": 14, "kitty.cards": 6}),
    ("cutthroat", {"deal.phases": ["auction", "kitty", "bury", "trump", "meld", "play"]}),
    (
        "cutthroat",
        {
            "kitty.bury_melded": False,
            "deal.phases": ["auction", "trump", "kitty", "meld", "bury", "play"],
        },
    ),
    ("pagat", {"game.target": None, "game.deals": 12}),
    ("auction", {"auction.minimum": 250, "chips.units": [(250, 1), (350, 2)]}),
    ("auction", {"settle.throw_in": "never", "deal.phases": AUCTION_WITHOUT_A_DECISION}),
    ("purple", {"auction.held": True}),
    ("two-handed-wikihow", {"game.declare_out": True}),
    ("purple", {"colours.points": [9, 8, 7, 6, 5, 4, 3], "count.points": [11, 10, 4, 3, 2, 1, 0]}),
    ("purple", {"game.target": None, "game.deals": 1}),
    ("purple-rummy", {"deal.by_players": [(2, 7), (3, 7), (4, 7), (5, 7), (6, 7)]}),
]


@pytest.mark.parametrize(("table", "changes"), TOGETHER, ids=str)
def test_what_stands_together(table, changes):
    own = pl.variant(table).with_rules(changes)
    assert dict(own.rules.changes).keys() == changes.keys()


def test_every_contradiction_is_told_at_once():
    with pytest.raises(pl.RuleError) as refusal:
        pl.variant("pagat").with_rules({"deal.hand": 11, "auction.minimum": 255, "exchange.cards": 13})
    assert "48" in str(refusal.value)
    assert "255" in str(refusal.value)
    assert "13" in str(refusal.value)


def test_any_count_stands_whose_total_fits_the_scale():
    v = pl.variant("pagat").with_rules({"count.points": [5, 5, 5, 5, 5, 5]})
    assert v.count(v.pack.whole()) == 240


def reasons_in_the_source():
    """Every sentence that the module may say, as patterns in which each value may be anything."""
    texts = {
        node.args[0].value if isinstance(node.args[0], ast.Constant) else None
        for node in ast.walk(ast.parse(Path(contradictions.__file__).read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say"
    }
    return {text for text in texts if text}


def test_every_reason_has_a_case_that_gives_it():
    """A reason that nobody can trigger would be a dead rule."""
    told = []
    for table, changes, _reason in CASES:
        with pytest.raises(pl.RuleError) as refusal:
            pl.variant(table).with_rules(changes)
        told.append(str(refusal.value))
    for text in reasons_in_the_source():
        pattern = re.sub(r"\\\{\w+\\\}", ".+", re.escape(text))
        assert any(re.search(pattern, words) for words in told), text
