"""Claims at the two-handed tables: what may be laid card by card, what it pays, and why not."""

from collections import Counter

import pytest

import pinochle_learn as pl
from tests.plain.stock.melds import chosen, known, physical, texts, ways
from tests.plain.stock.sittings import Sitting
from tests.plain.stock.table import TABLES, melds

WHY_NOT = {"missing", "used", "no-fresh"}  # what only the cards' history tells
NO_MELD = [
    # of each reason that needs no history, one claim from a hand that holds all of it
    ("", "no-cards"),
    ("KH", "incomplete"),
    ("AS TS KS QS", "incomplete"),
    ("9H", "wrong-suit"),
    ("KS QH", "wrong-suit"),
    ("AH TH KH QH JH", "wrong-suit"),
    ("QS JS", "wrong-cards"),
    ("QS QS QH QD", "suit-missing"),
    ("QS QS QH QD QC", "uneven"),
    ("TS TH TD TC", "worthless"),
    ("TD", "no-meld"),
    ("9S 9S", "several"),
    ("KH QH KH QH", "several"),
    ("KS QS KH QH", "several"),
    ("KS QS JD", "not-played"),
    ("KS QS TD", "left-over"),
]
REASONS = {rule for _cards, rule in NO_MELD}


def compare(name, seed, *, plainly, fresh=True):
    """Compares a sitting of claims; returns how often each verdict fell."""
    v, seen = pl.variant(name).with_rules({"stock.fresh_card": fresh}), Counter()
    sitting = Sitting({**TABLES[name], "fresh_card": fresh}, f"{name} {seed}", plainly=plainly)
    for _claim in range(20):
        claim = sitting.claim()
        rule, points = sitting.verdict(claim)
        seen[rule] += 1
        compare_claim(v, sitting, claim, rule, points)
        sitting.move(claim)
        if not sitting.told_apart:
            break
    return seen


def compare_claim(v, sitting, claim, rule, points):
    """Asks the engine for the same claim: an error where cards are missing, else the same answer."""
    facts = {"trump": sitting.trump, "hand": texts(sitting.player.hand), "laid": sitting.told()}
    if rule == "missing":
        with pytest.raises(pl.CardError):
            v.check_meld(claim, **facts)
        return
    found = v.check_meld(claim, **facts)
    place = (claim, facts, sitting.player.table, found.why)
    assert (found.ok, found.points) == (rule == "meld", points), place
    assert ("no meld" if found.rule in REASONS else found.rule) == rule, place


@pytest.mark.parametrize("name", TABLES)
def test_claims_at_random(name):
    seen = sum((compare(name, seed, plainly=True) for seed in range(100)), Counter())
    assert seen.keys() == {"meld", "no meld", *WHY_NOT}


@pytest.mark.parametrize("name", TABLES)
def test_claims_where_no_card_need_be_fresh(name):
    seen = sum((compare(name, f"old {seed}", plainly=True, fresh=False) for seed in range(60)), Counter())
    assert seen.keys() == {"meld", "no meld", "missing", "used"}


@pytest.mark.parametrize("name", TABLES)
def test_any_card_may_be_played_from_the_table(name):
    """Also a card that served in two melds, or one whose twin stays there."""
    for seed in range(60):
        compare(name, f"any {seed}", plainly=False)


@pytest.mark.parametrize("name", TABLES)
def test_the_usual_choice_of_cards_forbids_nothing(name):
    """A claim may be made with the usual choice of cards where it may be made with any."""
    verdicts = Counter()
    for seed in range(30):
        sitting = Sitting(TABLES[name], f"ways {name} {seed}")
        for _claim in range(15):
            for meld in melds(sitting.rules, sitting.trump):
                every = ways(sitting.rules, sitting.player, meld)
                cards = chosen(sitting.rules, sitting.player, meld)
                assert sorted(cards) in [sorted(way) for way in every] if cards else not every
                verdicts[len(every) > 1] += 1
            sitting.move(sitting.claim())
    assert min(verdicts.values()) > 100


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize(("cards", "rule"), NO_MELD)
def test_what_is_no_meld(name, cards, rule):
    assert known(TABLES[name], cards.split(), "S") is None
    found = pl.variant(name).check_meld(cards, trump="S", hand=cards)
    assert (found.ok, found.points, found.rule) == (False, 0, rule)


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("trump", ["S", "D", None])
def test_every_meld_from_the_hand(name, trump):
    v = pl.variant(name)
    for meld in melds(TABLES[name], trump):
        found = v.check_meld(meld.cards, trump=trump, hand=meld.cards)
        assert (found.ok, found.points, found.meld.key) == (True, meld.points, meld.key)
        assert found.meld.type == meld.type


RUN = "AS TS KS QS JS"
KINGS, QUEENS = "KS KH KD KC", "QS QH QD QC"
ALL_KINGS_RUN = f"{KINGS} {QUEENS} KS QS AS TS JS"
PAIRS, PAIRS_LAID = f"{KINGS} {QUEENS}", ["KS QS", "KH QH", "KD QD", "KC QC"]
EXAMPLES = [
    # what happens, all the cards, the melds laid from them, the next claim: what it pays at either table
    ("a royal marriage grows into a flush", RUN, ["KS QS"], RUN, (150, 0)),
    ("a flush yields no marriage", RUN, [RUN], "KS QS", (0, 0)),
    ("nor with one fresh card", f"{RUN} KS", [RUN], "KS QS", (0, 0)),
    ("but with two", f"{RUN} KS QS", [RUN], "KS QS", (40, 40)),
    ("QS in a marriage", f"KS JD {QUEENS}", [], "KS QS", (40, 40)),
    ("then in a pinochle", f"KS JD {QUEENS}", ["KS QS"], "QS JD", (40, 40)),
    ("then in queens around", f"KS JD {QUEENS}", ["KS QS", "QS JD"], QUEENS, (60, 60)),
    ("a fifth king makes no new four", f"{KINGS} KS", [KINGS], KINGS, (0, 0)),
    ("four new kings do", f"{KINGS} {KINGS}", [KINGS], KINGS, (80, 80)),
    ("a second pair of the suit scores again", "KH QH KH QH", ["KH QH"], "KH QH", (20, 20)),
    ("one new card of the pair does not", "KH QH KH", ["KH QH"], "KH QH", (0, 0)),
    ("X187: JD QS first", "KS QS JD", [], "JD QS", (40, 40)),
    ("X187: KS with QS after another trick", "KS QS JD", ["JD QS"], "KS QS", (40, 40)),
    ("X187: never both at once", "KS QS JD", [], "KS QS JD", (0, 0)),
    ("X188: the royal marriage first", RUN, [], "KS QS", (40, 40)),
    ("X188: then A T J of trump", RUN, ["KS QS"], RUN, (150, 0)),
    ("X189: the flush first, then its K Q", RUN, [RUN], "KS QS", (0, 0)),
    ("a pinochle grows by a queen and a jack", "QS JD QS JD", ["QS JD"], "QS JD QS JD", (300, 0)),
    ("two pinochles do not: no card is fresh", "QS JD QS JD", ["QS JD", "QS JD"], "QS JD QS JD", (0, 0)),
    ("nor does a double yield a pinochle", "QS JD QS JD", ["QS JD QS JD"], "QS JD", (0, 0)),
    ("a fifth king is the fresh one", f"{PAIRS} KS", PAIRS_LAID, KINGS, (80, 80)),
    ("and then marries", f"{PAIRS} KS QS", [*PAIRS_LAID, KINGS], "KS QS", (40, 40)),
    ("a flush takes the king that has married", ALL_KINGS_RUN, [*PAIRS_LAID, KINGS, RUN], "KS QS", (40, 0)),
    ("no king is fresh", PAIRS, PAIRS_LAID, KINGS, (0, 0)),
    ("all of it lies there", "KS QS JS JH JD JC", ["KS QS", "JS JH JD JC"], "QS JD", (0, 0)),
    ("a nine has been shown", "9S", ["9S"], "9S", (0, 0)),
    ("the other one has not", "9S 9S", ["9S"], "9S", (10, 10)),
]


@pytest.mark.parametrize(
    ("title", "cards", "laid", "claim", "pays"), EXAMPLES, ids=[row[0] for row in EXAMPLES]
)
def test_examples(title, cards, laid, claim, pays):
    """T2-10, X187 to X189, and what decisions.md adds."""
    for name, points in zip(TABLES, pays, strict=True):
        sitting = example(name, cards, laid)
        assert sitting.verdict(claim.split())[1] == points, (title, name)
        found = pl.variant(name).check_meld(claim, trump="S", hand=texts(sitting.player.hand), laid=laid)
        assert (found.ok, found.points) == (points > 0, points), (title, name)


def example(name, cards, laid):
    """A sitting with these cards, of which these melds are laid; trump is spades."""
    sitting = Sitting(TABLES[name], "example")
    sitting.trump, sitting.melds = "S", melds(TABLES[name], "S")
    sitting.player.hand = physical(cards.split())
    for meld in laid:
        sitting.lay(meld.split())
    return sitting


RESTS = [
    # what was played: all the cards, the melds laid, the cards then played from the table; the claim is KS QS
    ("a queen that had served twice", TABLES, "QS JD KS QS", ["QS JD", "KS QS"], "QS"),
    ("a queen whose twin lies there", TABLES, "KS QS KS QS JD", ["KS QS", "KS QS", "QS JD"], "KS QS"),
    ("of a run with an extra queen", ["two-handed-wikihow"], f"{RUN} QS KS", [f"{RUN} QS"], "AS TS JS"),
]


@pytest.mark.parametrize(("title", "names", "cards", "laid", "played"), RESTS, ids=[row[0] for row in RESTS])
def test_what_is_left_of_melds(title, names, cards, laid, played):
    for name in names:
        sitting = example(name, cards, laid)
        for text in played.split():
            sitting.play(next(card for card in sitting.player.table if card.text == text))
        rule, points = sitting.verdict(["KS", "QS"])
        assert (rule, points) == ("used", 0), title
        compare_claim(pl.variant(name), sitting, ["KS", "QS"], rule, points)
