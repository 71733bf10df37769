"""Questions on tricks of coloured cards and on turns: right answers are those of the plain implementation."""

import pytest

import pinochle_learn as pl
from pinochle_learn.deal.turns import DRAW
from pinochle_learn.errors import ActionError
from pinochle_learn.lessons.tricks.colours import bank as purple_tricks
from pinochle_learn.lessons.tricks.colours import words
from pinochle_learn.lessons.tricks.turns import bank as rummy_turns
from pinochle_learn.lessons.tricks.turns.live import Live
from pinochle_learn.teaching.practice.question import SMALL, TRICK, coverage, judge, judge_cards, quiz
from tests.plain import rummy as plain_rummy
from tests.plain.colours import table as plain

PURPLE, RUMMY = pl.variant("purple"), pl.variant("purple-rummy")
BANKS = {"purple": (PURPLE, purple_tricks.BANK), "purple-rummy": (RUMMY, rummy_turns.BANK)}
EVERY = [(table, one.key) for table, (_, bank) in BANKS.items() for one in bank]
SEEDS = range(30)
WINS = ("win-trump", "win-colour", "win-suit", "win-lead", "win-tie")


def drawn(table, key, seed):
    v, bank = BANKS[table]
    return quiz(bank, v, key, seed)


def codes(cards):
    return [str(card) for card in cards]


def row(asked, kind):
    return next(codes(one.cards) for one in asked.rows if one.kind == kind)


def right(asked):
    [offer] = [offer for offer in asked.offers if offer.right]
    return offer


def fitting(asked):
    return {str(card) for card, (fits, _) in asked.fits.items() if fits}


def melds_of(asked):
    """The melds on the table as the plain implementation keeps them: the label ends with the kind."""
    return [
        (one.label.rpartition(": ")[2].replace("colour", "color").replace(" ", "-"), codes(one.cards))
        for one in asked.rows
        if one.kind == SMALL
    ]


# --- every question ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", BANKS)
def test_twenty_seeds_give_at_least_ten_questions_in_every_situation(table):
    v, bank = BANKS[table]
    assert {key: n for key, n in coverage(bank, v, range(20)).items() if n < 10} == {}


@pytest.mark.parametrize(("table", "key"), EVERY)
def test_every_question_can_be_answered_and_every_answer_has_its_reason(table, key):
    for seed in SEEDS:
        asked = drawn(table, key, seed)
        assert asked.reasons[-1].startswith(("Source: ", "The source does not say; this table plays it so."))
        if asked.offers:
            assert len({offer.label for offer in asked.offers}) == len(asked.offers)
            for offer in asked.offers:
                answer = judge(asked, offer.value)
                assert answer.right == offer.right
                assert offer.why.endswith(".")
            assert right(asked)
        else:
            chosen = [card for card, (fits, _) in asked.fits.items() if fits]
            assert set(asked.fits) == set(asked.hand)
            assert judge_cards(asked, chosen).right
            others = [card for card in asked.hand if card not in chosen]
            if others or chosen:
                assert not judge_cards(asked, others).right
            assert all(why.endswith(".") for _, why in asked.fits.values())


@pytest.mark.parametrize(("table", "key"), EVERY)
def test_the_same_seed_draws_the_same_question(table, key):
    assert drawn(table, key, 11) == drawn(table, key, 11)


# --- tricks ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", purple_tricks.KEYS)
def test_the_cards_that_may_be_played_are_those_of_the_plain_rules(key):
    for seed in SEEDS:
        asked = drawn("purple", key, seed)
        assert fitting(asked) == plain.legal(codes(asked.hand), row(asked, TRICK), asked.trump)


def test_the_situations_are_what_they_are_called():
    for seed in SEEDS:
        asked = drawn("purple", "other-colour", seed)
        led = row(asked, TRICK)[0]
        same_suit = [card for card in codes(asked.hand) if plain.suit(card) == plain.suit(led)]
        assert same_suit
        assert all(plain.colour(card) != plain.colour(led) for card in same_suit)
        asked = drawn("purple", "trump-instead", seed)
        led = row(asked, TRICK)[0]
        assert any(plain.suit(card) != plain.suit(led) for card in fitting(asked))
        asked = drawn("purple", "void", seed)
        assert fitting(asked) == set(codes(asked.hand))


@pytest.mark.parametrize("key", WINS)
def test_the_winner_is_that_of_the_plain_rules(key):
    for seed in SEEDS:
        asked = drawn("purple", key, seed)
        trick = row(asked, TRICK)
        place = plain.winner(trick, asked.trump)
        assert right(asked).value == str(place)
        highest = max(map(plain.height, trick))
        if key in {"win-trump", "win-colour", "win-lead"}:  # the trap: a higher card that does not win
            assert plain.height(trick[place]) < highest
        if key == "win-tie":
            assert [plain.rank(card) for card in trick].count(plain.rank(trick[place])) > 1


def test_seats_are_called_by_their_names_at_tables_of_every_size():
    seats = {2: {"North", "You"}, 3: {"North", "East", "You"}, 4: {"North", "East", "You", "West"}}
    met = set()
    for seed in SEEDS:
        labels = {offer.label for offer in drawn("purple", "win-suit", seed).offers}
        assert labels == seats[len(labels)]
        met.add(len(labels))
    assert met == {2, 3, 4}


def test_the_other_reading_has_the_winner_of_the_plain_rules_and_both_kinds_come_up():
    differ = set()
    for seed in SEEDS:
        asked = drawn("purple", "two-readings", seed)
        trick = row(asked, TRICK)
        there = plain.winner(trick, asked.trump, lead_counts=True)
        assert right(asked).value == str(there)
        here = plain.winner(trick, asked.trump)
        differ.add(here != there)
        assert ("changes nothing here" in asked.reasons[0]) == (here == there)
    assert differ == {True, False}


def test_a_trick_is_worth_what_ranks_and_colours_count():
    for seed in SEEDS:
        asked = drawn("purple", "worth", seed)
        trick = row(asked, TRICK)
        assert right(asked).value == str(plain.count(trick))
        assert "These numbers are assumed." in asked.told[1]
        slips = {int(offer.value) for offer in asked.offers} - {plain.count(trick)}
        assert sum(plain.RANK_POINTS[plain.rank(card)] for card in trick) in slips


@pytest.mark.parametrize(
    ("trick", "trump", "place", "said"),
    [
        (
            "KBk AGo",
            "Rd",
            1,
            "The gold ace of hearts is neither a trump nor of the led suit, spades: it cannot win.",
        ),
        ("QRd 8Rd AGo", "Bk", 2, "The gold ace of hearts follows suit, but not colour"),
        ("QRd AGo KSi", "Bk", 0, "No other card is red, so the led colour does not decide."),
        ("QRd QGo KSi", "Bk", 1, "of cards of one rank the first wins"),
        (
            "QBl 8Si KSi",
            "Si",
            1,
            "The silver eight of diamonds is a trump, but the silver king of diamonds is a higher",
        ),
        (
            "QRd 8Go",
            "Go",
            0,
            "Trump is a colour, gold: the red queen of hearts is of the same suit, but no trump.",
        ),
        ("ABk 8Go", "Go", 0, "was led, but the gold eight of hearts is of the trump colour"),
    ],
)
def test_a_losing_card_is_told_why(trick, trump, place, said):
    cards = PURPLE.pack.read(trick)
    assert said in words.why_loses(PURPLE, cards, trump, place)


@pytest.mark.parametrize(
    ("trick", "trump", "differ", "said"),
    [
        ("QRd AGo", "Bk", True, "In the other reading the red queen of hearts would win."),
        ("QRd 8Bk", "Bk", False, "a trump was played"),
        ("QRd AGo 8Rd", "Bk", False, "not only the lead is red"),
        ("ARd QGo", "Bk", False, "the red ace of hearts is the highest of hearts too"),
        ("ARd", "Bk", False, "changes nothing yet"),
    ],
)
def test_what_the_other_reading_changes_is_said_and_where_it_changes_nothing_too(trick, trump, differ, said):
    found = words.readings(PURPLE, PURPLE.pack.read(trick), trump)
    assert found.differ is differ
    assert said in found.line


def test_the_steps_end_with_the_one_that_decides():
    def keys(trick, v=PURPLE):
        asked = words.steps(v, v.pack.read(trick), "Bk")
        return [(step.key, step.answer) for step in asked]

    assert keys("QRd 8Bk") == [("trump", True)]
    assert keys("QRd 8Rd") == [("trump", False), ("led-colour", True)]
    assert keys("QRd 8Go") == [("trump", False), ("led-colour", False), ("led-suit", True)]
    assert keys("QRd 8Go", words.other_reading(PURPLE)) == [("trump", False), ("led-colour", True)]


def test_a_trick_is_found_on_which_the_readings_differ():
    for seed in range(5):
        now = purple_tricks.differing(PURPLE, seed)
        trick = codes(now.trick)
        assert plain.winner(trick, now.trump) != plain.winner(trick, now.trump, lead_counts=True)


# --- turns -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["lay-off-run", "lay-off-set"])
def test_what_may_be_laid_off_is_what_the_plain_rules_take(key):
    for seed in SEEDS:
        asked = drawn("purple-rummy", key, seed)
        [(kind, cards)] = melds_of(asked)
        assert kind.endswith("run") == (key == "lay-off-run")
        assert fitting(asked) == {card for card in codes(asked.hand) if plain_rummy.takes(kind, cards, card)}


def test_all_but_the_card_just_drawn_may_be_discarded():
    for seed in SEEDS:
        asked = drawn("purple-rummy", "discard", seed)
        [kept] = set(codes(asked.hand)) - fitting(asked)
        assert RUMMY.pack.card(kept).name in asked.told[0]
        asked = drawn("purple-rummy", "discard-after-meld", seed)
        assert fitting(asked) == set(codes(asked.hand))


def test_a_meld_takes_cards_in_the_kind_that_it_was_laid_as():
    met = set()
    for seed in SEEDS:
        asked = drawn("purple-rummy", "kind", seed)
        [(kind, cards)] = melds_of(asked)
        card = next(card for card in RUMMY.pack.distinct if f"May the {card.name} be" in asked.question)
        yes = plain_rummy.takes(kind, cards, str(card))
        assert right(asked).label.startswith("Yes" if yes else "No")
        assert len(plain_rummy.kinds(cards)) > 1
        met.add(right(asked).value)
    assert met == {"same", "next", "gap", "colour"}


def ways_out(hand, drawn_card, melds, *, may_meld=True):
    """The last acts by which a hand can get empty in one turn, by the plain rules."""
    found = {"discard"} if len(hand) == 1 and hand[0] != drawn_card else set()
    for cards, kind in plain_rummy.melds(hand) if may_meld else ():
        rest = [card for card in hand if card not in cards]
        laid = [*melds, (kind, list(cards))]
        found |= ways_out(rest, drawn_card, laid, may_meld=False) if rest else {"meld"}
    for card in hand:
        for place, (kind, cards) in enumerate(melds):
            if plain_rummy.takes(kind, cards, card):
                rest = [other for other in hand if other != card]
                laid = [*melds[:place], (kind, [*cards, card]), *melds[place + 1 :]]
                found |= ways_out(rest, drawn_card, laid, may_meld=False) if rest else {"lay off"}
    return found


def test_who_can_go_out_and_by_which_last_act():
    met = set()
    for seed in range(40):
        asked = drawn("purple-rummy", "going-out", seed)
        card = next(card for card in asked.hand if f"the {card.name}." in asked.told[0])
        found = ways_out(codes(asked.hand), str(card), melds_of(asked))
        assert found == ({right(asked).value} - {"not"})
        met.add(right(asked).value)
    assert met == {"meld", "lay off", "discard", "not"}


def test_the_top_card_of_the_pile_may_be_drawn_and_no_other():
    for seed in SEEDS:
        asked = drawn("purple-rummy", "draw-from", seed)
        assert right(asked).value == row(asked, SMALL)[-1]


def test_each_stage_of_a_turn_is_asked():
    rights = {right(drawn("purple-rummy", "order", seed)).value for seed in SEEDS}
    assert rights == {"draw", "all", "no-meld"}
    told = {right(drawn("purple-rummy", "stock-empty", seed)).value for seed in SEEDS}
    assert told == {"shuffle", "over"}


def test_what_only_this_table_plays_is_said_to_be_assumed():
    for key in ("whose", "stock-empty"):
        assert "this table plays it so" in drawn("purple-rummy", key, 1).reasons[-1]
    said, source, otherwise, assumed = drawn("purple-rummy", "last-drawn", 1).reasons
    assert (said[:7], source[:8]) == ("No card", "Source: ")
    assert "the turn ends" in otherwise
    assert "this table plays it so" in assumed
    assert "Otherwise" not in drawn("purple", "win-suit", 1).reasons[-1]
    assert "this table plays it so" in drawn("purple", "win-suit", 1).reasons[-1]


# --- a deal to be played -----------------------------------------------------------------------------------


def finished(live, places):
    """Plays on with the acts at these places of the list, over and over, to the end."""
    for n in range(400):
        if live.over:
            return live
        actions = live.deal.actions()
        live.act(actions[places[n % len(places)] % len(actions)])
    raise AssertionError("no end")


@pytest.mark.parametrize("players", RUMMY.players)
def test_a_deal_goes_on_to_its_end_and_comes_back_from_its_acts(players):
    live = Live(RUMMY, 5, players)
    assert (live.deal.to_act, live.stage) == (live.me, DRAW)
    assert len(live.news) == players - 1
    finished(live, (0, 3, 1))
    assert live.deal.result is not None
    again = Live(RUMMY, 5, players, live.done)
    assert again.deal == live.deal
    assert live.back().deal != live.deal


def test_acts_that_cannot_be_are_left_out_of_a_link():
    assert Live(RUMMY, 5, 3, (99, 0)).done == []
    assert Live(RUMMY, 5, 3, (0, 99, 0)).done == [0]


def test_what_may_be_done_with_cards_is_what_the_engine_does():
    for seed in range(12):
        live = Live(RUMMY, seed, 3)
        for action in ("", "draw stock"):
            if action:
                live.act(action)
            for cards in [live.hand[n : n + size] for size in (1, 3) for n in range(len(live.hand) - size)]:
                for ask in live.asks(cards):
                    assert ask.ok == bool(ask.actions)
                    assert set(ask.actions) <= set(live.deal.actions())
                    assert ask.why.endswith(".")
        group = next((one for one in live.deal.actions() if one.startswith("meld")), None)
        if group:
            cards = live.now.table.pack.read(group.removeprefix("meld ").partition(" as ")[0])
            assert group in live.asks(cards)[0].actions


def test_a_second_meld_a_meld_after_laying_off_and_the_card_just_drawn_are_refused_with_the_reason():
    live = Live(RUMMY, 6, 3)
    assert "First of all a card is drawn." in {ask.why for ask in live.asks(live.hand[:1])}
    live.act("draw discard")
    [ten] = [card for card in live.hand if str(card) == "TBk"]
    assert "just drawn may not be discarded" in live.asks((ten,))[-1].why
    with pytest.raises(ActionError, match="just drawn may not be discarded"):
        live.act("discard TBk")
    live.act("meld TBk JBk QBk as color-run")
    with pytest.raises(ActionError, match="may be laid in a turn"):
        live.act("meld KRd KSi KBk")
    kings = tuple(card for card in live.hand if card.rank == "K")
    assert live.asks(kings)[0].why == "1 meld may be laid in a turn, and it is laid."
    [king] = [card for card in kings if str(card) == "KBk"]
    assert live.asks((king,))[2].actions == ("lay off KBk on 2",)
