"""Questions and words on melds of coloured cards and on runs and sets, held against the plain rules."""

from random import Random

import pytest

import pinochle_learn as pl
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.errors import CardError
from pinochle_learn.lessons.melds.colours import bank as purple_melds
from pinochle_learn.lessons.melds.colours.claims import judge_colours
from pinochle_learn.lessons.melds.colours.drawn_cards import PILES, pile, with_choice
from pinochle_learn.lessons.melds.colours.rank_or_colour import Board, beside_best, compared, no_choice, told
from pinochle_learn.lessons.melds.turns import bank as rummy_melds
from pinochle_learn.lessons.melds.turns.laid import held, kept, laid_out, read_melds
from pinochle_learn.teaching.practice.question import coverage, judge, judge_cards, quiz
from tests.plain import rummy as plain_rummy
from tests.plain.colours import melds as plain

PURPLE, RUMMY = pl.variant("purple"), pl.variant("purple-rummy")
BANKS = {"purple": (purple_melds.BANK, PURPLE), "rummy": (rummy_melds.BANK, RUMMY)}
ALL = [(name, one.key) for name, (bank, _) in BANKS.items() for one in bank]
SEEDS = range(12)
RIGHTS = {
    "suit-run": {"suit-run"},
    "suit-run-color-run-color-set": {"suit-run", "color-run", "color-set"},
    "rank-set": {"rank-set"},
    "color-set": {"color-set"},
    "none": set(),
}


def drawn(name, key, seed):
    bank, v = BANKS[name]
    return quiz(bank, v, key, seed)


def right(asked):
    """The one right answer, and that there is only one."""
    [offer] = [offer for offer in asked.offers if offer.right]
    return offer


def codes(cards):
    return list(map(str, cards))


def board(cards):
    return Board(compiled(PURPLE.rules), PURPLE.pack.read(cards))


# --- the banks ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BANKS)
def test_every_situation_has_ten_questions_in_twenty_seeds(name):
    assert min(coverage(*BANKS[name]).values()) >= 10


@pytest.mark.parametrize(("name", "key"), ALL)
def test_every_question_has_one_right_answer_and_a_reason_for_each_other(name, key):
    for seed in SEEDS:
        asked = drawn(name, key, seed)
        assert asked == drawn(name, key, seed)
        source = asked.reasons[-1]
        assert source.startswith(("Source: ", "The source does not say", "One meld a turn. Source: "))
        if asked.fits:
            assert set(asked.fits) == set(asked.hand)
            assert any(fits for fits, _ in asked.fits.values())
            assert all(why for _, why in asked.fits.values())
            fitting = [card for card, (fits, _) in asked.fits.items() if fits]
            assert judge_cards(asked, fitting).right
            assert not judge_cards(asked, asked.hand).right or len(fitting) == len(asked.hand)
        else:
            best = right(asked)
            assert len(asked.offers) >= 3
            assert len({offer.label for offer in asked.offers}) == len(asked.offers)
            for offer in asked.offers:
                said = judge(asked, offer.value)
                assert said.right is (offer is best)
                assert said.reasons[0].endswith(".")


@pytest.mark.parametrize("key", ["name-marriage", "name-pinochle"])
def test_a_pair_is_what_the_plain_rules_say(key):
    for seed in range(40):
        asked = drawn("purple", key, seed)
        one, other = codes(asked.rows[0].cards)
        named = plain.marriage(one, other, asked.trump) or plain.pinochle(one, other)
        assert right(asked).value == (named[0] if named else "none")


def test_a_run_and_a_dix_are_of_the_trump_colour():
    for seed in range(40):
        asked = drawn("purple", "name-run", seed)
        is_run = sorted(codes(asked.rows[0].cards)) == sorted(f"{rank}{asked.trump}" for rank in "AKQJT")
        assert (right(asked).value == "run") is is_run
        asked = drawn("purple", "name-dix", seed)
        assert (right(asked).value == "dix") is (codes(asked.rows[0].cards) == [f"8{asked.trump}"])


@pytest.mark.parametrize("key", ["around", "no-around"])
def test_so_many_alike_pay_what_the_plain_rules_say(key):
    for seed in range(40):
        asked = drawn("purple", key, seed)
        assert right(asked).value == str(plain.worth(plain.best_arounds(codes(asked.rows[0].cards))))


@pytest.mark.parametrize(
    ("key", "kind"), [("type-a", "A"), ("type-b", "B"), ("type-c", "C"), ("whole", ""), ("once", "")]
)
def test_totals_are_what_the_plain_rules_say(key, kind):
    for seed in SEEDS:
        asked = drawn("purple", key, seed)
        best = plain.best_by_class(codes(asked.rows[0].cards), asked.trump)
        assert right(asked).value == str(best[kind] if kind else sum(best.values()))


def test_the_second_melds_are_those_of_the_won_cards():
    for seed in SEEDS:
        asked = drawn("purple", "second", seed)
        before, won = (codes(row.cards) for row in asked.rows)
        assert right(asked).value == str(plain.best_points(won, asked.trump))
        assert set(before) & set(won)
        assert set(before) - set(won)
        fresh = str(plain.best_points([card for card in won if card not in before], asked.trump))
        slip = next(offer for offer in asked.offers if offer.value == fresh)
        assert "leaves out the cards that were melded before" in slip.why


def test_which_way_is_decided_by_the_better_total():
    for seed in range(30):
        asked = drawn("purple", "which-way", seed)
        cards = codes(asked.hand)
        [card] = [card for card, colours in plain.choices(cards) if len(colours) == 2]
        serving = {one: colours[0] for one, colours in plain.choices(cards)}
        ways = [plain.worth(plain.arounds_of({**serving, card: suit})) for suit in (card[0], card[1:])]
        wanted = "same" if ways[0] == ways[1] else ("rank" if ways[0] > ways[1] else "colour")
        assert right(asked).value == wanted


def test_cards_that_have_a_choice_have_two_sides_that_pay():
    for seed in SEEDS:
        asked = drawn("purple", "open-cards", seed)
        two = {card for card, colours in plain.choices(codes(asked.hand)) if len(colours) == 2}
        assert {str(card) for card, (fits, _) in asked.fits.items() if fits} == two


@pytest.mark.parametrize("key", ["suit-run", "colour-run", "rank-set", "colour-set"])
def test_groups_are_of_the_kinds_of_the_plain_rules(key):
    for seed in range(30):
        asked = drawn("rummy", key, seed)
        assert plain_rummy.kinds(codes(asked.rows[0].cards)) == RIGHTS[right(asked).value]


@pytest.mark.parametrize("key", ["no-gap", "no-suits", "no-wrap", "no-few"])
def test_groups_that_are_none_are_none(key):
    for seed in range(30):
        asked = drawn("rummy", key, seed)
        cards = codes(asked.rows[0].cards)
        assert plain_rummy.kinds(cards) == set()
        suits = {plain_rummy.suit(card) for card in cards}
        assert right(asked).value == {
            "no-gap": "gap", "no-suits": "mixed", "no-wrap": "wrap", "no-few": "too-few"
        }[key]  # fmt: skip
        assert (len(cards) < 3) is (key == "no-few")
        if key != "no-few":
            assert (len(suits) > 1) is (key == "no-suits")
            assert plain_rummy.in_a_row(cards) is (key == "no-suits")


def test_cards_that_fit_are_taken_by_the_plain_rules():
    names = {
        "a suit run": "suit-run",
        "a colour run": "color-run",
        "a rank set": "rank-set",
        "a colour set": "color-set",
    }
    for seed in SEEDS:
        asked = drawn("rummy", "lay-off", seed)
        meld, kind = codes(asked.rows[0].cards), names[asked.rows[0].label.removeprefix("Laid as ")]
        for card, (fits, _) in asked.fits.items():
            assert plain_rummy.takes(kind, meld, str(card)) is fits
        asked = drawn("rummy", "completes", seed)
        two = codes(asked.rows[0].cards)
        for card, (fits, _) in asked.fits.items():
            assert ("suit-run" in plain_rummy.kinds([*two, str(card)])) is fits
        asked = drawn("rummy", "where", seed)
        [card] = codes(asked.rows[2].cards)
        takes = [
            plain_rummy.takes(names[row.label.partition(": ")[2]], codes(row.cards), card)
            for row in asked.rows[:2]
        ]
        values = {
            (True, True): "both",
            (True, False): "first",
            (False, True): "second",
            (False, False): "neither",
        }
        assert right(asked).value == values[tuple(takes)]


def test_a_kind_once_laid_decides_what_fits():
    kinds = ("suit-run", "color-run", "color-set")
    values = {kinds: "all", ("suit-run",): "suit", ("color-set",): "set", (): "none"}
    met = set()
    for seed in range(20):
        asked = drawn("rummy", "kind-fixed", seed)
        meld, [card] = codes(asked.rows[0].cards), codes(asked.rows[1].cards)
        able = tuple(kind for kind in kinds if plain_rummy.takes(kind, meld, card))
        assert right(asked).value == values[able]
        met.add(right(asked).value)
    assert met == set(values.values())


def test_the_longest_meld_of_a_hand_and_what_is_left_of_a_colour():
    for seed in SEEDS:
        asked = drawn("rummy", "longest", seed)
        assert right(asked).value == str(max(len(cards) for cards, _ in plain_rummy.melds(codes(asked.hand))))
        asked = drawn("rummy", "one-place", seed)
        ranks = {}
        for card in codes(asked.hand):
            ranks.setdefault(card[0], []).append(card)
        laid = max(ranks.values(), key=len)
        colour = [card for card in codes(asked.hand) if card not in laid]
        assert right(asked).value == str(len(colour) if len(colour) >= 3 else 0)


# --- the choice --------------------------------------------------------------------------------------------


def test_a_move_says_what_it_did_and_what_the_best_is():
    before = board("ABk ARd ABl AGr AGo KBk QBk TBk")
    [ace] = before.open
    assert (str(ace), before.points, before.best.points) == ("ABk", 100, 100)
    after = before.moved(ace)
    line, what = told(before, after, [ace])
    assert line == "The black ace now counts for black."
    assert what.startswith("Aces around falls from 100 to 50 and black around rises from nothing to 50.")
    assert what.endswith("Type B still comes to 100.")
    assert beside_best(after) == "That is the best."
    line, what = told(after, before, [ace])
    assert line == "The black ace now counts for aces."
    assert "rises from 50 to 100 and black around falls from 50 to nothing" in what


def test_a_move_that_pays_says_how_much_more():
    before = board("KBk QBk JBk TBk 9Bk KRd KBl KSi")
    after = before.moved(PURPLE.pack.card("KBk"))
    _, what = told(before, after, [PURPLE.pack.card("KBk")])
    assert what.endswith("Type B comes to 100, 10 more than before.")
    assert beside_best(before) == "The best is 100."
    assert compared(before) == "Type B comes to 90; the best is 100."


ONLY = {
    "colour": "only black, red, blue and green have one.",
    "rank": "only aces, kings, queens and jacks have one.",
}
CLOSED = [
    (
        "ARd",
        "The red ace has no choice, it counts for aces",
        "four red cards are needed, and there is only one.",
    ),
    ("AGo", "The gold ace has no choice, it counts for aces", f"gold has no around, {ONLY['colour']}"),
    (
        "KBk",
        "The black king has no choice, it counts for black",
        "four kings are needed, and there is only one.",
    ),
    ("TBk", "The black ten has no choice, it counts for black", f"tens have no around, {ONLY['rank']}"),
]


@pytest.mark.parametrize(("card", "what", "why"), CLOSED)
def test_a_card_without_a_choice_says_why(card, what, why):
    assert no_choice(board("ABk ARd ABl AGr AGo KBk QBk TBk"), PURPLE.pack.card(card)) == f"{what}: {why}"


def test_the_best_choice_is_the_plain_one_for_hands_and_piles():
    table, chance = compiled(PURPLE.rules), Random(5)
    for _ in range(10):
        hand = with_choice(table, chance)
        best = plain.worth(plain.best_arounds(codes(hand)))
        now = Board(table, hand)
        assert now.best.points == best > now.points
        assert now.with_mask(now.best.mask) == now.best
    won = pile(table, chance)
    assert len(won) in PILES
    assert Board(table, won).best.points == PURPLE.meld(won, trump=None).by_type["B"]


def test_every_choice_pays_what_the_plain_rules_say():
    start = board("KBk QBk JBk TBk KRd QRd JRd TRd KBl KSi QBl QGr")
    assert len(start.open) == 4
    for mask in range(1 << len(start.open)):
        now = start.with_mask(mask)
        serving = {
            str(card): (card.rank if side == "rank" else card.colour) for card, side in now.given.items()
        }
        assert now.points == plain.worth(plain.arounds_of(serving))


# --- claims ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "says"),
    [
        ("KBk QBk", "Yes: royal marriage, type A, 40 points."),
        ("AGo KGo QGo JGo TGo", "black is trump, and these are gold"),
        ("8Rd", "black is trump, and this is red"),
        ("9Go AGo 8Go TGo", "Gold has no around: only black, red, blue and green have one."),
        ("TBk TRd TBl", "Tens have no around: only aces, kings, queens and jacks have one."),
        ("ABk ARd ABl", "Aces around needs four aces or more, and these are three."),
        ("QRd JBl", "A pinochle is the queen of spades and the jack of diamonds, and no other."),
    ],
)
def test_a_claim_is_answered_with_its_reason(cards, says):
    group = PURPLE.pack.read(cards)
    said = judge_colours(compiled(PURPLE.rules), PURPLE.check_meld(group, trump="Bk"), group, "Bk")
    assert said.right is says.startswith("Yes")
    assert says in " ".join([said.line, *said.reasons])


# --- runs and sets in a link -------------------------------------------------------------------------------


def test_a_link_keeps_the_melds_on_the_table():
    table = compiled(RUMMY.rules)
    for seed in range(10):
        hand, melds = laid_out(table, Random(seed), 10)
        cards, facts = kept(table, melds)
        assert read_melds(table, RUMMY.pack.read(cards), facts) == melds
        assert len(hand) == 10
        on_table = {card for meld in melds for card in meld.cards}
        assert not on_table & set(hand)
        for kinds, groups in held(table, hand).items():
            assert all(plain_rummy.kinds(codes(group)) for group in groups), kinds


@pytest.mark.parametrize("facts", ["0", "0.3.1", "9.3", "0.2", "2.3"])
def test_a_link_whose_melds_are_none_is_refused(facts):
    with pytest.raises(CardError):
        read_melds(compiled(RUMMY.rules), RUMMY.pack.read("8Bk 9Bk TBk"), facts)
