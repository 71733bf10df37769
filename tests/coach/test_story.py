"""A deal as a story: sensible, legal, explained, and the same on every machine."""

import pytest

import pinochle_learn as pl
from pinochle_learn.coach.playing import choose
from pinochle_learn.coach.playing_seat import Seat
from pinochle_learn.coach.story import Story, story, usual_dealer

TABLES = pl.variants()
KITTY = [v for v in TABLES if v.rules.kitty]
ALONE = [v for v in TABLES if not v.rules.table.partners.value]
TELLING = [v for v in TABLES if v.rules.auction.skipped.value]


def ids(v):
    """A table's name in a test's."""
    return v.id


def dealt_by(v, seed):
    """A dealer of any seat."""
    return seed % max(v.players)


def words(told: Story) -> str:
    """All that is said of a deal."""
    said = [part for s in told.scenes for part in (s.title, s.rule, s.why, s.then)]
    return " ".join([*said, told.deal.result.why])


@pytest.mark.parametrize("v", TABLES, ids=ids)
def test_every_deal_is_told_to_its_end(v):
    outcomes = set()
    for seed in range(40):
        told = story(v.rules, seed, dealt_by(v, seed))
        assert told.deal.phase == "over"
        assert [scene.action for scene in told.scenes if scene.action] == list(told.deal.history)
        outcomes.add(told.deal.result.outcome)
        for scene in told.scenes:
            assert scene.title
            assert scene.rule.endswith(".")
            assert scene.why.endswith(".")
            assert scene.then == "" or scene.then.endswith(".")
        assert "{" not in words(told)
    failed = {"single bete", "double bete", "no contract"} if v.rules.chips else {"set"}
    assert {"made", *failed} <= outcomes


@pytest.mark.parametrize("v", TABLES, ids=ids)
def test_what_is_told_is_what_happened(v):
    dealer = usual_dealer(v.rules)
    for seed in (7, 12):
        told = story(v.rules, seed, dealer)
        again = v.deal(seed=seed, dealer=dealer)
        for scene in told.scenes:
            seen = again.view(scene.seat)
            assert (again.phase, again.to_act) == (scene.phase, scene.seat)
            assert (seen.hand, seen.kitty, seen.buried) == (scene.hand, scene.kitty, scene.buried)
            assert scene.away == len(again.buried)
            if scene.phase == "play":
                plays = v.legal(scene.hand, trick=scene.trick, trump=scene.trump)
                card = scene.hand[scene.chosen[0]]
                assert scene.action == f"play {card}"
                assert scene.rule == plays[card].why
                assert {scene.hand[place] for place in scene.legal} == set(plays)
            again.act(scene.action)
            others = (again.view(seat) for seat in range(max(v.players)) if seat != again.state.bidder)
            assert scene.meld == again.meld
            assert again.phase == "over" or scene.points == next(others).trick_points
        assert again.result == told.deal.result


@pytest.mark.parametrize("v", TABLES, ids=ids)
def test_either_scale_leads_to_the_same_plays(v):
    other = v.on_scale(11 - v.scale)
    if other is None:
        assert v.rules.count.points.value[0] % 10
        return
    for seed in range(6):
        here, there = (story(one.rules, seed, usual_dealer(one.rules)).deal for one in (v, other))
        assert here.result.outcome == there.result.outcome
        for mine, theirs in zip(here.history, there.history, strict=True):
            bid = mine.startswith("bid")
            assert mine == theirs or (bid and int(mine[4:]) * other.scale == int(theirs[4:]) * v.scale)


@pytest.mark.parametrize("v", TABLES, ids=ids)
def test_a_bid_is_covered_by_melds_and_likely_tricks(v):
    for seed in range(20):
        deal = v.deal(seed=seed, dealer=0)
        while deal.phase == "auction":
            choice = choose(deal)
            if choice.action != "pass" and "must bid" not in choice.why:
                seat, bid = Seat(deal), int(choice.action.split()[1])
                assert bid <= most(v, seat)
            deal.act(choice.action)


def most(v, seat):
    """What a hand may reckon with, counted in the test's own way."""
    whole, hand, size = v.count(v.pack.whole(), last_trick=True), seat.hand, v.rules.deal.hand.value
    if v.rules.table.partners.value:
        suits = (
            "SHDC"
            if not v.rules.trump.marriage.value
            else [suit for suit in "SHDC" if {f"K{suit}", f"Q{suit}"} <= set(map(str, hand))]
        )
        return max(v.meld(hand, trump=suit).points for suit in suits) + whole // 2 + seat.partners_meld()
    sums = []
    for suit in "SHDC":
        tricks = sum(card.suit == suit or card.rank == "A" for card in hand) - 2
        unseen = list(v.pack.whole())
        for card in hand:
            unseen.remove(card)
        now = v.meld(hand, trump=suit).points
        gains = sum(v.meld((*hand, card), trump=suit).points - now for card in unseen)
        sums.append(now + whole * max(tricks, 0) / size + gains * 3 / len(unseen))
    return max(sums) + (whole // 8 if v.rules.chips else 0)


@pytest.mark.parametrize("v", TABLES, ids=ids)
def test_nobody_looks_into_another_hand(v):
    for seed in range(10):
        deal = v.deal(seed=seed, dealer=usual_dealer(v.rules))
        mine, *others = deal.dealt
        away = [card for hand in (*others, deal.kitty) for card in hand]
        size = len(mine)
        hands = [mine, *(away[-(n + 1) * size :][:size] for n in range(len(others)))]
        moved = v.deal(hands=hands, dealer=usual_dealer(v.rules))
        assert moved.hands[1:] != deal.hands[1:]
        assert choose(moved) == choose(deal)


@pytest.mark.parametrize("v", TELLING, ids=ids)
def test_a_skipped_number_tells_of_meld_that_there_is(v):
    skipped = 0
    for seed in range(25):
        for scene in story(v.rules, seed, usual_dealer(v.rules)).scenes:
            if "skipped: this shows about" in scene.then:
                shown = int(scene.then.partition("about ")[2].split()[0])
                assert shown <= min(v.meld(scene.hand, trump=suit).points for suit in "SHDC")
                assert "What it skips tells its partner" in scene.why
                skipped += 1
    assert skipped


@pytest.mark.parametrize("v", KITTY, ids=ids)
def test_what_is_buried_is_no_meld_no_trump_and_no_ace_as_long_as_there_is_other(v):
    for seed in range(30):
        told = story(v.rules, seed, usual_dealer(v.rules))
        for scene in (scene for scene in told.scenes if scene.phase == "bury"):
            gone = [scene.hand[place] for place in scene.chosen]
            left = [card for place, card in enumerate(scene.hand) if place not in scene.chosen]
            free = [scene.hand[place] for place in scene.legal]
            plain = [card for card in free if card.suit != told.deal.trump and card.rank != "A"]
            if len(plain) >= len(gone) and v.rules.meld.who.value == "bidder":
                assert set(gone) <= set(plain)
            before, after = (v.meld(cards, trump=told.deal.trump).points for cards in (scene.hand, left))
            assert after == before or v.rules.kitty.bury_melded.value
            assert scene.then.startswith("It buries the ")


@pytest.mark.parametrize("v", KITTY, ids=ids)
def test_kitty_and_buried_cards_are_seen_only_by_who_may(v):
    for seed in range(20):
        told = story(v.rules, seed, usual_dealer(v.rules))
        taken = [place for place, scene in enumerate(told.scenes) if scene.phase == "kitty"]
        for place, scene in enumerate(told.scenes):
            mine = scene.seat == told.deal.state.bidder
            after = bool(taken) and place > taken[0]
            open_to_all = v.rules.kitty.shown.value
            assert bool(scene.kitty) == (after and (mine or open_to_all))
            assert bool(scene.buried) == (mine and scene.away > 0)


@pytest.mark.parametrize("v", ALONE, ids=ids)
def test_lone_players_are_spoken_of_as_one(v):
    for seed in range(12):
        told = story(v.rules, seed, usual_dealer(v.rules))
        for plural in ("West", "North-South", "they score", "are set", "partner"):
            assert plural not in words(told)
        assert "their" not in told.deal.result.why


def test_a_hopeless_bid_is_thrown_in_where_the_table_lets_one():
    deal = pl.variant("okpinochle").deal(seed=5, dealer=3)
    for action in ("bid 250", "bid 270", "pass", "pass", "bid 290", "pass", "trump S"):
        deal.act(action)
    while deal.phase == "exchange":
        deal.act(choose(deal).action)
    while deal.phase == "meld":
        deal.act("meld")  # nobody shows anything, so 250 is the most that the bidders can reach
    assert deal.phase == "decision"
    assert choose(deal).action == "throw in"
    assert deal.act("throw in").result.outcome == "thrown in"


def test_a_bidder_concedes_what_is_out_of_sight_and_plays_what_is_not():
    for amount, choice in ((600, "concede"), (350, "play on")):
        deal = pl.variant("auction").deal(seed=12, dealer=0).act(f"bid {amount}")
        while deal.phase == "auction":
            deal.act("pass")
        while deal.phase != "decision":
            deal.act(choose(deal).action)
        assert choose(deal).action == choice
        assert deal.meld[1] < 350


def test_the_prices_of_conceding_are_the_tables():
    told = story(pl.variant("auction").rules, 34, 2)
    scene = next(scene for scene in told.scenes if scene.phase == "decision")
    unit = -told.deal.result.change[told.deal.state.bidder] // 2
    assert scene.action == "concede"
    assert f"pays each opponent {unit} chip" in scene.rule
    assert told.deal.result.outcome == "single bete"


def test_a_bidder_without_a_marriage_is_told_of_before_the_melds():
    v = pl.variant("double-deck")
    told = story(v.rules, 400, 3)
    place = next(n for n, scene in enumerate(told.scenes) if not scene.action)
    before, scene, after = told.scenes[place - 1 : place + 2]
    assert (before.phase, scene.phase, after.phase) == ("auction", "trump", "meld")
    held = set(map(str, scene.hand))
    assert not [suit for suit in "SHDC" if {f"K{suit}", f"Q{suit}"} <= held]
    assert "There is no trump: the hand is not played." in scene.then
    assert (
        told.scenes[-1].then
        == f"Without trump nothing is played, and the bid of {told.deal.state.bid} is lost."
    )
    assert told.deal.result.outcome == "no marriage"


@pytest.mark.parametrize("v", TABLES, ids=ids)
def test_as_many_copies_are_marked_as_the_melds_need(v):
    for seed in range(8):
        told = story(v.rules, seed, usual_dealer(v.rules))
        melds = told.deal.state.melds
        for scene in (scene for scene in told.scenes if scene.phase == "meld"):
            marked = [scene.hand[place] for place in scene.chosen]
            for kind in melds[scene.seat].by_type:
                used = [card for meld in melds[scene.seat] if meld.type == kind for card in meld.cards]
                assert all(used.count(card) <= marked.count(card) for card in used)
            needed = {card for meld in melds[scene.seat] for card in meld.cards}
            assert set(marked) == needed
            assert v.meld(marked, trump=told.deal.trump).points >= melds[scene.seat].points
