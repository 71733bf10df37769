"""A deal as a story: sensible, legal, explained, and the same on every machine."""

import pytest

import pinochle_learn as pl
from pinochle_learn.lessons.whole_hand.suits.narration import Story, story, usual_dealer
from tests.support.tables import SUITED

TABLES = SUITED
KITTY = [v for v in TABLES if v.rules.kitty]
ALONE = [v for v in TABLES if not v.rules.table.partners.value]
TELLING = [v for v in TABLES if v.rules.auction and v.rules.auction.skipped.value]
BIDDING = [v for v in TABLES if v.rules.auction]
STOCK = [v for v in TABLES if v.rules.stock]


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
    assert ({"made", *failed} if v.rules.auction else {"no contract"}) <= outcomes


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
            if scene.phase == "stock":
                check_the_table(again, scene)
            if scene.plays:
                lying = again.on_table[scene.seat] if scene.phase == "stock" else ()
                last = {"stock": True} if scene.phase == "stock" else {}
                plays = v.legal((*scene.hand, *lying), trick=scene.trick, trump=scene.trump, **last)
                card = scene.hand[scene.chosen[0]] if scene.chosen else lying[scene.lying[0]]
                assert scene.action == f"play {card}" + ("" if scene.chosen else " table")
                assert scene.rule == plays[card].why
                assert {scene.hand[place] for place in scene.legal} == set(plays) & set(scene.hand)
            again.act(scene.action)
            others = (again.view(seat) for seat in range(max(v.players)) if seat != again.state.bidder)
            assert scene.meld == again.meld
            assert again.phase == "over" or scene.points == next(others).trick_points
        assert again.result == told.deal.result


def check_the_table(deal, scene):
    """What lies on the table when the scene begins, and where the cards of a meld come from."""
    seen = deal.view(scene.seat)
    assert (scene.stock, scene.turned) == (seen.stock, seen.turned)
    assert tuple(tuple(card.card for card in spread) for spread in scene.spreads) == seen.on_table
    if scene.action.startswith("meld "):
        used = [scene.hand[place] for place in scene.chosen]
        assert used
        used += [seen.on_table[scene.seat][place] for place in scene.lying]
        assert sorted(map(str, used)) == sorted(scene.action.split()[1:])
    if not scene.plays:
        assert scene.trick == deal.tricks[-1]


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


def test_a_royal_marriage_comes_before_its_run():
    v = pl.variant("two-handed")
    stories = [story(v.rules, seed, 1) for seed in range(12)]
    order = [
        [scene.title.partition(": ")[2] for scene in told.scenes if scene.seat == seat]
        for told in stories
        for seat in range(2)
    ]
    both = [names for names in order if "run" in names and "royal marriage" in names]
    assert both
    assert all(names.index("royal marriage") < names.index("run") for names in both)
    whys = {scene.why.partition("both count: ")[2] for told in stories for scene in told.scenes}
    assert "after the run the royal marriage would not." in whys


@pytest.mark.parametrize("v", STOCK, ids=ids)
def test_with_the_last_two_cards_the_melds_go_back_and_the_duties_hold(v):
    for seed in range(8):
        told = story(v.rules, seed, 1)
        last = [scene for scene in told.scenes if scene.phase == "stock"][-1]
        first = next(scene for scene in told.scenes if scene.phase == "play")
        assert f"the turned card, the {last.turned.name}. All melded cards go back to the hands." in last.then
        assert "Both hold twelve cards. Nobody melds any more" in last.then
        assert (len(first.hand), first.spreads, first.stock, first.turned) == (12, ((), ()), 0, None)
        drawn = [scene.then for scene in told.scenes if " draws the " in scene.then]
        assert len(drawn) == 11
        assert sum(scene.plays for scene in told.scenes) == 48


def test_who_declares_out_on_a_count_that_is_certain_is_right_and_who_rounds_may_be_wrong():
    v, outcomes, hasty = pl.variant("two-handed"), set(), set()
    for seed in range(8):
        for before in ((700, 640), (850, 860)):
            sure = story(v.rules, seed, 1, before).deal
            outcomes.add(sure.result.outcome)
            if sure.result.outcome == "declared out":
                assert sure.result.game_winner == sure.state.declared_by
            wrong = story(v.rules, seed, 1, before, 1).deal.result
            hasty.add(wrong.outcome)
            if wrong.outcome == "wrongly declared":
                assert wrong.game_winner == 0
    assert "declared out" in outcomes
    assert "wrongly declared" not in outcomes
    assert "wrongly declared" in hasty


def test_at_a_table_without_declaring_out_nobody_does():
    told = story(pl.variant("two-handed-wikihow").rules, 3, 1, (1490, 1490))
    assert "declare out" not in told.deal.history
    assert told.deal.result.game_rule == "higher"
