"""A deal with coloured cards as a story: legal, explained, quick, and played by what each seat may see."""

import time

import pytest

import pinochle_learn as pl
from pinochle_learn.lessons.whole_hand.colours.assumed import assumed_at
from pinochle_learn.lessons.whole_hand.colours.narration import story

PLAIN = pl.variant("purple")
HELD = PLAIN.with_rules({"auction.held": True})
TABLES = [(v, n) for v in (PLAIN, HELD) for n in (2, 3, 4)]
NAMES = [f"{n}-{'auction' if v is HELD else 'turned'}" for v, n in TABLES]


def rules_of(v, players):
    """The rules at a table of so many."""
    return v.rules.seated(players)


@pytest.mark.parametrize(("v", "players"), TABLES, ids=NAMES)
def test_every_deal_is_told_to_its_end(v, players):
    for seed in range(20):
        told = story(rules_of(v, players), seed)
        assert told.deal.phase == "over"
        assert [scene.action for scene in told.scenes] == list(told.deal.history)
        for scene in told.scenes:
            words = (scene.title, scene.rule, scene.why, scene.then)
            assert "{" not in " ".join(words)
            assert scene.title
            assert scene.rule.endswith(".")
            assert scene.why.endswith(".")
            assert scene.then == "" or scene.then.endswith(".")


@pytest.mark.parametrize(("v", "players"), TABLES, ids=NAMES)
def test_what_is_told_is_what_happened(v, players):
    for seed in (3, 8):
        told = story(rules_of(v, players), seed)
        again = v.deal(seed=seed, players=players, dealer=players - 1)
        for scene in told.scenes:
            assert (again.phase, again.to_act) == (scene.phase, scene.seat)
            assert again.view(scene.seat).hand == scene.hand
            assert again.trick == scene.trick
            if scene.plays:
                plays = v.seated(players).legal(scene.hand, trick=scene.trick, trump=scene.trump)
                assert scene.rule == plays[scene.hand[scene.chosen[0]]].why
                assert {scene.hand[place] for place in scene.legal} == set(plays)
            again.act(scene.action)
            assert (scene.meld, scene.points) == (again.meld, again.trick_points)
            assert scene.second == again.second_meld
        assert again.result == told.deal.result
        assert (
            tuple(map(sum, zip(scene.meld, scene.points, scene.second, strict=True))) >= again.result.change
        )


def test_bids_are_kept_more_often_than_lost_and_some_are_lost():
    for players in (2, 3, 4):
        outcomes = [story(rules_of(HELD, players), seed).deal.result.outcome for seed in range(60)]
        assert 0 < outcomes.count("set") < len(outcomes) // 3
        assert outcomes.count("made") + outcomes.count("set") == len(outcomes)


def test_an_auction_is_soon_over():
    for seed in range(30):
        calls = story(rules_of(HELD, 4), seed).deal.state.bidding.calls
        assert len(calls) <= 12


def test_a_whole_deal_is_quick():
    rules = rules_of(HELD, 4)
    story(rules, 90)
    begun = time.process_time()
    for seed in range(100, 110):
        story(rules, seed)
    assert (time.process_time() - begun) / 10 < 0.3


def test_cards_of_one_suit_that_pay_as_a_run_and_as_a_colour_can_both_be_laid():
    hand = "ARd KRd QRd JRd TRd 8Bk 9Bl TGr 8Go 9Si TBr 8Br"  # the run, red around and a colour pinochle
    melds = PLAIN.meld(hand, trump="Rd")
    assert [meld.key for meld in melds] == ["run", "red-around", "color-pinochle"]
    rest = [card for card in PLAIN.pack.whole() if card not in PLAIN.pack.read(hand)]
    rest.remove(PLAIN.pack.card("9Rd"))
    hands = [hand, rest[:12], rest[12:24], rest[24:36]]
    deal = PLAIN.deal(hands=hands, dealer=3)
    assert deal.trump == "Rd"
    assert deal.act(deal.actions()[0]).meld[0] == melds.points == 150 + 80 + 30


def test_a_bidder_of_two_is_named_by_its_own_seat():
    told = next(
        told for told in (story(rules_of(HELD, 2), seed) for seed in range(20)) if told.deal.state.bidder == 1
    )
    last = [scene for scene in told.scenes if scene.phase == "auction"][-1]
    assert last.then.startswith("The auction is over: South has the bid")


def test_what_no_source_says_is_marked_where_it_shows():
    three, four = rules_of(PLAIN, 3), rules_of(PLAIN, 4)
    deal = [" ".join(assumed_at(rules, None, over=False)) for rules in (three, four)]
    assert "where two or three play" in deal[0]
    assert "where two or three play" not in deal[1]
    assert all("gold on hearts" in said and "who leads first" in said for said in deal)
    scenes = [scene for seed in range(8) for scene in story(four, seed).scenes]
    for scene in scenes:
        said = " ".join(assumed_at(four, scene, over=False))
        assert ("third step is assumed" in said) is (scene.step == "led-suit")
        assert ("numbers of ranks and colours" in said) is bool(scene.step)
    assert {scene.step for scene in scenes} == {"", "trump", "led-colour", "led-suit"}
