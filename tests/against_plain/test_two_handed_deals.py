"""Whole deals for two, act by act: the same cards everywhere, the same actions, melds, tricks and score."""

from collections import Counter
from random import Random

import pytest

import pinochle_learn as pl
from tests.plain.stock.deal import act, actions, by_pack, new_deal
from tests.plain.stock.melds import texts
from tests.plain.stock.table import PACK_ORDER, TABLES, melds, second_wins

DEALS = 90
RICH = [c for c in 2 * PACK_ORDER if c[0] in "KQ" or c in ("AS", "TS", "JS", "AH", "JH", "JD", "JC", "9S")]


def deal_both(name, rng, before=(0, 0), hands=None):
    """A deal in the engine and the same cards in the plain implementation."""
    dealer = rng.randrange(2)
    deal = pl.variant(name).deal(seed=rng.randrange(10**6), dealer=dealer, before=before, hands=hands)
    hands = [written(hand) for hand in deal.hands]
    return deal, new_deal(TABLES[name], hands, written(deal.stock), dealer, before)


def written(cards):
    return [str(card) for card in cards]


def rich_hands(rng):
    """Two hands that meld much."""
    cards = rng.sample(RICH, 24)
    return [cards[:12], cards[12:]]


def in_order(action):
    """An action with the cards of a meld in pack order."""
    word, _space, cards = action.partition(" ")
    return f"meld {' '.join(by_pack(cards.split()))}" if word == "meld" else action


def compare(deal, plain):
    """Everything that both know at this point."""
    assert (deal.phase, deal.to_act) == (plain.phase, plain.to_act if plain.phase != "over" else None)
    assert [in_order(action) for action in sorted(deal.actions(), key=in_order)] == sorted(actions(plain))
    for seat, player in enumerate(plain.players):
        assert by_pack(written(deal.hands[seat])) == texts(player.hand)
        assert by_pack(written(deal.on_table[seat])) == texts(player.table)
    assert (written(deal.stock), written(deal.trick)) == (
        [card.text for card in plain.stock],
        [card.text for card in plain.trick],
    )
    assert [written(trick) for trick in deal.tricks] == plain.tricks
    assert (list(deal.meld), list(deal.trick_points)) == (plain.meld, plain.trick_points)


def result(deal):
    """The settlement as the plain implementation writes it."""
    keys = ("change", "after", "outcome", "game_winner", "next_target")
    return {key: getattr(deal.result, key) for key in keys}


def choose(plain, rng):
    """An action at random: melds mostly, and while the stock lasts mostly cards that meld little."""
    able = sorted(actions(plain) - {"declare out"}) or sorted(actions(plain))
    if "declare out" in actions(plain) and rng.random() < 0.004:
        return "declare out"
    laying = [action for action in able if action.startswith(("meld", "dix"))]
    if laying and rng.random() < 0.85:
        return rng.choice(laying)
    dull = [action for action in able if action[:6] in ("play T", "play 9", "play A")]
    return rng.choice(dull if dull and plain.phase == "stock" and rng.random() < 0.7 else able)


def refuses(deal, plain, rng):
    """Offers the engine an action that the plain rules do not know here."""
    plays = [f"play {text}" for text in PACK_ORDER]
    every = ["dix", "draw", "no meld", "declare out", *plays, *(f"{play} table" for play in plays)]
    every += ["meld " + " ".join(meld.cards) for meld in melds(plain.rules, plain.trump)]
    action = rng.choice(every)
    if in_order(action) in actions(plain) or f"{action} table" in actions(plain):
        return  # a card that only lies there may be played without saying so
    with pytest.raises(pl.PinochleError):
        deal.act(action)


def play_out(deal, plain, rng):
    """Plays both to the end; returns what was done."""
    done = []
    while plain.phase != "over":
        compare(deal, plain)
        if rng.random() < 0.2:
            refuses(deal, plain, rng)
        done.append(choose(plain, rng))
        deal.act(done[-1])
        act(plain, done[-1])
    compare(deal, plain)
    return done


@pytest.mark.parametrize("name", TABLES)
def test_deals_at_random(name):
    rng, words = Random(f"deals {name}"), Counter()
    for _deal in range(DEALS):
        before = (rng.randrange(0, 950, 10), rng.randrange(0, 950, 10))
        deal, plain = deal_both(name, rng, before, rich_hands(rng) if rng.random() < 0.7 else None)
        words.update(action.split()[0] for action in play_out(deal, plain, rng))
        assert result(deal) == plain.result
        words[deal.result.outcome] += 1
    assert words["meld"] > DEALS
    special = {"dix", "draw", "declare", "wrongly declared"} if name == "two-handed" else {"no"}
    assert words.keys() >= {"play", "meld", "no contract", *special}


def quietly(deal, plain):
    """Plays some card, or draws without a meld."""
    able = sorted(actions(plain) & {"draw", "no meld"}) or sorted(actions(plain) - {"declare out"})
    deal.act(able[-1])
    act(plain, able[-1])


def of_two_handed(wanted):
    """The first deals of a long row in which something is so."""
    rng, found = Random("wanted"), []
    while len(found) < 3:
        deal, plain = deal_both("two-handed", rng)
        if wanted(plain):
            found.append((deal, plain))
    return found


def test_x190_a_nine_turned_up_pays_the_dealer():
    for deal, plain in of_two_handed(lambda plain: plain.stock[-1].text[0] == "9"):
        assert deal.meld[deal.dealer] == 10
        assert plain.meld == list(deal.meld)


def test_the_first_nine_is_exchanged_and_the_second_shown_in_one_turn():
    def has_both(plain):
        return any(texts(player.hand).count("9" + plain.trump) == 2 for player in plain.players)

    for deal, plain in of_two_handed(has_both):
        while "dix" not in actions(plain):
            quietly(deal, plain)
        seat, turned = plain.to_act, plain.stock[-1].text
        for action in ("dix", "dix"):
            deal.act(action)
            act(plain, action)
            compare(deal, plain)
        assert (plain.meld[seat], plain.stock[-1].text) == (20, "9" + plain.trump)
        assert turned in texts(plain.players[seat].hand)
        assert texts(plain.players[seat].table) == ["9" + plain.trump]


@pytest.mark.parametrize("name", TABLES)
def test_only_one_table_melds_after_the_last_draw(name):
    rng, able = Random(f"twelfth {name}"), 0
    for _deal in range(5):
        deal, plain = deal_both(name, rng)
        while len(plain.tricks) < 12:
            quietly(deal, plain)
        compare(deal, plain)
        assert deal.phase == ("stock" if name == "two-handed" else "play")
        able += any(action.startswith("meld") for action in deal.actions())
    assert bool(able) == (name == "two-handed")


def test_declaring_out_is_right_or_wrong_by_what_is_won():
    rng, outcomes = Random("out"), Counter()
    for _deal in range(30):
        deal, plain = deal_both("two-handed", rng, before=(rng.randrange(700, 990, 10), 850))
        while plain.phase != "over":
            seat = plain.to_act
            enough = plain.before[seat] + plain.meld[seat] + plain.trick_points[seat] >= 1000
            sure = rng.random() < (0.5 if enough else 0.03)
            action = "declare out" if sure else choose(plain, rng)
            deal.act(action)
            act(plain, action)
        compare(deal, plain)
        assert result(deal) == plain.result
        outcomes[deal.result.outcome] += 1
    assert outcomes.keys() >= {"declared out", "wrongly declared"}


JUNK = "9H 9H 9C 9C 9D 9D JH JH JC JC TH TC"


def winning(name, hand):
    """A deal in spades to a player with this hand, who leads, and another who may lose every trick."""
    v = pl.variant(name)
    deals = (v.deal(seed=seed, dealer=0, hands=[JUNK, hand]) for seed in range(100))
    deal = next(deal for deal in deals if deal.trump == "S")
    return deal, new_deal(TABLES[name], [JUNK.split(), hand.split()], written(deal.stock), 0, (0, 0))


def win(deal, plain, lead, *laid):
    """Leads, wins the trick, lays these melds and draws."""
    text = lead.split()[1]
    losing = [card.text for card in plain.players[0].hand if not second_wins(text, card.text, "S")]
    for action in (lead, f"play {losing[0]}", *laid, "draw"):
        compare(deal, plain)
        if action in actions(plain):
            deal.act(action)
            act(plain, action)
    compare(deal, plain)


@pytest.mark.parametrize("name", TABLES)
def test_where_four_kings_lie_the_fifth_is_the_fresh_one(name):
    deal, plain = winning(name, "KS KS QS KH QH KD QD KC QC AH AD AC")
    for meld in ("KS QS", "KH QH", "KD QD", "KC QC", "KS KH KD KC"):
        free = [card.text for card in plain.players[1].hand if card.text[0] not in "KQ"]
        win(deal, plain, f"play {free[0]}", f"meld {meld}")
    assert deal.meld == (0, 180)
    assert written(deal.on_table[1]).count("KS") == 2


@pytest.mark.parametrize("name", TABLES)
def test_of_twins_on_the_table_the_one_that_served_most_is_played(name):
    """The other queen has been in no pinochle yet."""
    deal, plain = winning(name, "KS KS QS QS JD JD AH AD AC AH AD AC")
    win(deal, plain, "play AH", "meld KS QS")
    win(deal, plain, "play AD", "meld KS QS")
    win(deal, plain, "play AC", "meld QS JD")
    win(deal, plain, "play QS table", "meld QS JD")
    assert deal.meld == (0, 160)
