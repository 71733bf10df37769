"""Whole random deals of the plain implementation, acted again in the engine: the same at every moment."""

from collections import Counter
from itertools import combinations, groupby
from random import Random

import pytest

import pinochle_learn as pl
from tests.plain.auction import bids, legal_bids, to_act
from tests.plain.deals import after_the_auction, random_deal
from tests.plain.kitty import best_melds, cards_of, may_bury
from tests.plain.plays import legal
from tests.plain.settle import out_of_reach
from tests.plain.tables import ALL, pack
from tests.plain.tricks import winner
from tests.support.both import both
from tests.support.cards import strings

PARTNERS = ["auction", "trump", "exchange", "meld", "play"]
UNPASSED = ["auction", "trump", "meld", "play"]
ALL_MELD = ["auction", "trump", "kitty", "bury", "meld", "play"]
PHASES = {
    "pinochlerun": PARTNERS,
    "pagat": [*PARTNERS[:-1], "decision", "play"],
    "okpinochle": [*PARTNERS[:-1], "decision", "play"],
    "wikihow": PARTNERS,
    "hoyle": UNPASSED,
    "double-deck": UNPASSED,
    "double-deck-pagat": UNPASSED,
    "npa": UNPASSED,
    "auction": ["auction", "kitty", "trump", "meld", "bury", "decision", "play"],
    "cutthroat": ALL_MELD,
    "three-handed-wikihow": ALL_MELD,
}


class Script:
    """What the plain deal did, as the actions of the engine's deal; each is asked for when it is due."""

    def __init__(self, plain, facts):
        self.plain, self.facts = plain, facts
        self.given = iter(facts.get("given", []))
        self.history = []
        self.held = [list(hand) for hand in facts.get("hands", [])]
        self.played, self.leader, self.trick = 0, facts.get("leader"), []

    def next(self, deal):
        """The action that is due in this phase, once the phase is known to be what the plain deal says."""
        return getattr(self, deal.phase)(deal)

    def auction(self, deal):
        seat, act = self.facts["history"][len(self.history)]
        assert (deal.to_act, seat) == (seat, to_act(self.plain, self.history, self.facts["dealer"]))
        standing = max((bid for _seat, bid in bids(self.history)), default=self.plain["minimum"])
        few = legal_bids(self.plain, self.history, self.facts["dealer"], standing + 110)[:10]
        assert [action for action in deal.actions() if action != "pass"] == [f"bid {bid}" for bid in few]
        self.history.append((seat, act))
        return act if act == "pass" else f"bid {act}"

    def trump(self, deal):
        assert deal.to_act == self.facts["seat"]
        return f"trump {self.facts['trump']}"

    def exchange(self, _deal):
        return "give " + " ".join(next(self.given))

    def kitty(self, deal):
        assert deal.to_act == self.facts["seat"]
        return "take kitty"

    def meld(self, deal):
        """The bidder's melds beside a kitty are known; the others lay what is best by the plain search."""
        melds, trump = self.facts.get("melds"), self.facts["trump"]
        if melds is None:
            melds = best_melds(self.plain, strings(deal.hands[deal.to_act]), trump)
        points = sum(points for _key, _cards, points in melds)
        before, (listed,) = sum(deal.meld), deal.actions()
        assert sum(deal.act(listed).meld) - before == points
        deal.undo()
        return as_action(melds)

    def bury(self, deal):
        """Exactly the cards are listed that the plain rule lets go, and others are refused."""
        assert deal.to_act == self.facts["seat"]
        hand, laid, trump = strings(deal.hands[deal.to_act]), self.facts["cards_laid"], self.facts["trump"]
        sets = {tuple(sorted(cards)) for cards in combinations(hand, self.plain["kitty"])}
        able = [cards for cards in sets if may_bury(self.plain, list(cards), hand, laid, trump)]
        listed = [tuple(sorted(action.split()[1:])) for action in deal.actions()]
        assert sorted(listed) == sorted(able)
        for cards in sorted(sets - set(able))[:3]:
            with pytest.raises(pl.PinochleError):
                deal.act("bury " + " ".join(cards))
        return "bury " + " ".join(self.facts["buried"])

    def decision(self, _deal):
        if self.facts.get("conceded"):
            return "concede"
        return "throw in" if self.facts.get("thrown_in") else "play on"

    def play(self, deal):
        """The next card of the record, where exactly the plain rule's cards are listed."""
        seat = (self.leader + len(self.trick)) % self.plain["players"]
        assert deal.to_act == seat
        able = legal(self.plain, self.held[seat], self.trick, self.facts["trump"])
        assert sorted(deal.actions()) == sorted(f"play {card}" for card in able)
        card = self.facts["plays"][self.played]
        self.played += 1
        self.held[seat].remove(card)
        self.trick.append(card)
        if len(self.trick) == self.plain["players"]:
            won = winner(self.plain, self.trick, self.facts["trump"])
            self.leader, self.trick = (self.leader + won) % self.plain["players"], []
        return f"play {card}"


def as_action(melds):
    """Plain melds as the engine's deal takes them."""
    return "meld " + "; ".join(" ".join(cards) for _key, cards, _points in melds)


def follow(v, plain, facts):
    """Acts a plain deal again; returns the engine's deal and the phases that it went through."""
    deal = v.deal(hands=facts["dealt"], dealer=facts["dealer"])
    assert sorted(strings(deal.kitty)) == sorted(facts["kitty"])
    script, phases = Script(plain, facts), []
    while deal.phase != "over":
        phases.append(deal.phase)
        deal.act(script.next(deal))
    assert script.played == len(facts.get("plays", []))
    assert len(script.history) == len(facts["history"])
    return deal, [phase for phase, _same in groupby(phases)]


def settled_alike(deal, facts):
    """The two settlements of one deal, and what went into them."""
    found, expected = deal.result, facts["settlement"]
    assert (found.change, found.outcome) == (expected["change"], expected["outcome"])
    if facts["bidder"] is not None:
        assert tuple(side.meld for side in found.sides) == facts["meld"]
        assert (found.bid, found.bidder) == (facts["bid"], facts["bidder"] % len(found.sides))
    if "trick_points" in facts:
        assert tuple(side.trick_points for side in found.sides) == facts["trick_points"]
    assert sorted(strings(deal.buried)) == sorted(facts.get("buried", []))


def expected_phases(plain, facts):
    """The phases of a deal that is played out: a surrender is no question where it is not allowed."""
    reachable = not out_of_reach(plain, facts["bid"], facts["meld"][facts["bidder"]])
    leave_out = "decision" if plain["throw_in"] == "out_of_reach" and reachable else None
    return [phase for phase in PHASES[plain["id"]] if phase != leave_out]


def known_outcomes(plain):
    """What deals of this table come to, if some of the players are bold."""
    known = {"made", "double bete", "single bete"} if plain["chip_units"] else {"made", "set"}
    known |= {"out of reach"} if plain["hopeless"] else set()
    known |= {"thrown in"} if plain["throw_in"] == "out_of_reach" else set()
    return known


def same(v, plain, facts):
    """Acts a deal again and compares all of it; returns the outcome."""
    deal, phases = follow(v, plain, facts)
    settled_alike(deal, facts)
    if "plays" in facts:
        assert phases == expected_phases(plain, facts)
    return deal.result.outcome


@pytest.mark.parametrize("name", ALL)
def test_deals_at_random(name):
    v, plain = both(name)
    rng, outcomes = Random(f"deals {name}"), Counter()
    for number in range(40):
        facts = random_deal(plain, rng, number % plain["players"], boldness=1 + number % 2)
        outcomes[same(v, plain, facts)] += 1
    assert known_outcomes(plain) <= set(outcomes), outcomes


@pytest.mark.parametrize("name", ["double-deck", "double-deck-pagat", "npa"])
def test_a_dealer_without_a_marriage(name):
    """Forced to bid and with no suit to name: nothing is played, whatever the others meld."""
    v, plain = both(name)
    rng = Random(f"no marriage {name}")
    for dealer in (0, 1, 2, 3):
        first = rng.sample([card for card in pack(plain) if card[0] != "Q"], 20)
        rest = list((Counter(pack(plain)) - Counter(first)).elements())
        rng.shuffle(rest)
        hands = [rest[:20], rest[20:40], rest[40:]]
        hands.insert(dealer, first)
        passes = [((dealer + step) % 4, "pass") for step in (1, 2, 3)]
        dealt = {"dealer": dealer, "dealt": hands, "kitty": [], "history": passes}
        assert same(v, plain, after_the_auction(plain, dealt, rng)) == "no marriage"


def rich_hands(plain, rng):
    """The first player and the kitty have most of the spades, and much that melds beside them."""
    melding = [card for card in pack(plain) if card[1] == "S" or card[0] in "KQ" or card == "JD"]
    spades = [card for card in melding if card[1] == "S"]
    first = rng.sample(spades, rng.randint(8, 12))
    first += rng.sample(list((Counter(melding) - Counter(spades)).elements()), 18 - len(first))
    rest = list((Counter(pack(plain)) - Counter(first)).elements())
    rng.shuffle(first)
    rng.shuffle(rest)
    return [first[:15], rest[:15], rest[15:]], first[15:]


@pytest.mark.parametrize(
    ("name", "changes", "trumps"),
    [
        ("auction", {}, True),
        ("auction", {"kitty.bury_trump": "free"}, True),
        ("cutthroat", {"kitty.bury_trump": "last"}, False),  # the pack has but twelve trumps
        ("three-handed-wikihow", {}, True),
    ],
    ids=str,
)
def test_hands_full_of_trumps_and_melds(name, changes, trumps):
    """There is little to bury but trumps and melded cards; the bid is far above any meld."""
    v, plain = both(name, changes)
    rng, trumps_buried = Random(f"rich {name} {changes}"), 0
    for _ in range(15):
        hands, kitty = rich_hands(plain, rng)
        history = [(0, 2000), (1, "pass"), (2, "pass")]
        dealt = {"dealer": 2, "dealt": hands, "kitty": kitty, "history": history}
        facts = after_the_auction(plain, dealt, rng)
        same(v, plain, facts)
        trumps_buried += any(card[1] == facts["trump"] for card in facts["buried"])
    assert bool(trumps_buried) == trumps


def test_a_meld_that_makes_the_bid_needs_no_play():
    """Nor is anything buried."""
    v, plain = both("auction")
    rng, unplayed = Random("meld wins"), Counter()
    for _ in range(20):
        hands, kitty = rich_hands(plain, rng)
        history = [(0, rng.choice([300, 350, 600])), (1, "pass"), (2, "pass")]
        dealt = {"dealer": 2, "dealt": hands, "kitty": kitty, "history": history}
        facts = after_the_auction(plain, dealt, rng)
        unplayed[same(v, plain, facts), "buried" in facts] += 1
    assert unplayed["made", False] > 3


def test_a_meld_that_leaves_too_little_to_bury_is_refused():
    v, plain = both("auction")
    rng, refused = Random("too much"), 0
    for _ in range(40):
        hands, kitty = rich_hands(plain, rng)
        deal = v.deal(hands=hands, dealer=2)
        for action in ("bid 2000", "pass", "pass", "take kitty", "trump S"):
            deal.act(action)
        melds = best_melds(plain, hands[0] + kitty, "S")
        if len(cards_of(plain, melds, "S")) > plain["hand"]:
            refused += 1
            with pytest.raises(pl.PinochleError):
                deal.act(as_action(melds))
    assert refused
