"""Whole deals of Purple Pinochle, act by act: for two, three and four, with and without an auction."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

import pinochle_learn as pl
from tests.plain.colours.deal import able, act, melds_in, new_deal, to_meld_from, written
from tests.plain.colours.melds import best_melds, lay, worth
from tests.plain.colours.table import COLOURS, PACK, colour, count, in_order, rank
from tests.support.cards import strings

TABLES = [(players, auction) for players in (2, 3, 4) for auction in (False, True)]
DEALS = 20


def variant(*, auction, **changes):
    """The table with or without its auction."""
    named = {path.replace("__", "."): value for path, value in changes.items()}
    return pl.variant("purple").with_rules({"auction.held": True} | named if auction else named)


def deal_both(rng, players, *, auction, hands=None, **told):
    """A deal in the engine and the same cards in the plain implementation."""
    dealer = rng.randrange(players)
    v = variant(auction=auction)
    where = {"hands": hands} if hands else {"seed": rng.randrange(10**6)}
    deal = v.deal(players=players, dealer=dealer, **where, **told)
    dealt = [strings(hand) for hand in deal.hands]
    turned = None if auction else turned_card(deal, dealt)
    return deal, new_deal(dealt, turned, dealer, before=told.get("before"))


def turned_card(deal, dealt):
    """The card whose colour is trump: of four players the only one that nobody holds."""
    turned = str(deal.turned)
    assert turned not in sum(dealt, [])  # noqa: RUF017 (a few short lists)
    assert len(dealt) < 4 or sorted([*sum(dealt, []), turned]) == sorted(PACK)  # noqa: RUF017
    return turned


def rich_hands(rng, players):
    """Hands that meld much."""
    melding = [card for card in PACK if rank(card) in "AKQJ" or colour(card) in ("Bk", "Rd")]
    first = rng.sample(melding, min(len(melding), 12 * players))
    cards = first + rng.sample([card for card in PACK if card not in first], 12 * players - len(first))
    rng.shuffle(cards)
    return [cards[12 * seat : 12 * seat + 12] for seat in range(players)]


def compare(deal, plain):
    """Everything that both know at this point."""
    assert deal.phase == plain.phase
    if plain.phase not in ("second_meld", "over"):
        assert deal.to_act == plain.to_act
    assert deal.trump == plain.trump
    assert [in_order(strings(hand)) for hand in deal.hands] == [in_order(hand) for hand in plain.hands]
    assert strings(deal.trick) == plain.trick
    assert [strings(trick) for trick in deal.tricks] == plain.tricks
    assert (tuple(deal.meld), tuple(deal.second_meld)) == (tuple(plain.meld), tuple(plain.second_meld))
    assert tuple(deal.trick_points) == tuple(count(cards) for cards in plain.won)


def lists_what_may_be_done(deal, plain):
    """The actions listed are those of the plain rules; of melds the best."""
    listed = list(deal.actions())
    if plain.phase == "auction":
        first = plain.bid + 10 if plain.bid else 100
        assert sorted(listed) == sorted(["pass", *(f"bid {bid}" for bid in range(first, first + 100, 10))])
    elif plain.phase == "trump":
        assert sorted(listed) == sorted(f"trump {code}" for code in COLOURS)
    elif plain.phase == "play":
        assert sorted(listed) == sorted(f"play {card}" for card in able(plain))
    else:
        held = to_meld_from(plain)
        paid = [lay(held, melds_in(action.removeprefix("meld")), plain.trump) for action in listed]
        assert max(paid) == worth(best_melds(held, plain.trump)), (held, plain.trump)


def choose(plain, rng):
    """An action at random; of melds the best, some of them, or none."""
    if plain.phase == "auction":
        return f"bid {(plain.bid or 90) + 10 * rng.randint(1, 30)}" if rng.random() < 0.4 else "pass"
    if plain.phase == "trump":
        return f"trump {rng.choice(COLOURS)}"
    if plain.phase == "play":
        return f"play {rng.choice(sorted(able(plain)))}"
    melds = best_melds(to_meld_from(plain), plain.trump)
    if rng.random() < 0.3:
        melds = rng.sample(melds, rng.randint(0, len(melds)))
    return written(melds)


def refuses(deal, plain, rng):
    """Offers the engine an action that the plain rules do not allow here."""
    every = [f"play {card}" for card in PACK] if plain.phase == "play" else []
    every += [
        "bid 105",
        "bid 90",
        f"bid {plain.bid or 0}",
        "trump S",
        "trump",
        "play",
        "give ABk",
        "throw in",
    ]
    every += [f"meld {' '.join(rng.sample(PACK, rng.randint(1, 4)))}" for _try in range(5)]
    action = rng.choice(every)
    word, _space, rest = action.partition(" ")
    allowed = rest in able(plain) if plain.phase == "play" and word == "play" else False
    if plain.phase in ("meld", "second_meld") and word == "meld":
        allowed = lay(to_meld_from(plain), melds_in(rest), plain.trump) is not None
    if not allowed:
        with pytest.raises(pl.PinochleError):
            deal.act(action)


def one_of_the_side(deal, plain, sides):
    """Lets the seat that melds of a side's won cards be the engine's choice; no side melds twice."""
    assert plain.side_of(deal.to_act) not in sides
    sides.append(plain.side_of(deal.to_act))
    plain.to_act = deal.to_act


def play_out(deal, plain, rng):
    """Plays both to the end; returns the words of what was done."""
    words, sides = Counter(), []
    while plain.phase != "over":
        compare(deal, plain)
        if plain.phase == "second_meld":
            one_of_the_side(deal, plain, sides)
        if plain.phase != "play" or rng.random() < 0.3:
            lists_what_may_be_done(deal, plain)
            refuses(deal, plain, rng)
        action = choose(plain, rng)
        words[plain.phase, action.split()[0]] += 1
        deal.act(action)
        act(plain, action)
    compare(deal, plain)
    return words


def settled_alike(deal, plain):
    """The two settlements."""
    found = deal.result
    keys = ("change", "after", "outcome", "game_winner")
    assert {key: getattr(found, key) for key in keys} == plain.result
    if plain.tricks:
        assert sum(deal.trick_points) == sum(count(trick) for trick in plain.tricks)


@pytest.mark.parametrize(("players", "auction"), TABLES)
def test_deals_at_random(players, auction):
    rng, seen = Random(f"deals {players} {auction}"), Counter()
    for _deal in range(DEALS):
        sides = 2 if players == 4 else players
        before = tuple(rng.randrange(0, 1490, 10) for _side in range(sides))
        hands = rich_hands(rng, players) if rng.random() < 0.5 else None
        deal, plain = deal_both(rng, players, auction=auction, hands=hands, before=before)
        seen += play_out(deal, plain, rng)
        settled_alike(deal, plain)
        seen[deal.result.outcome] += 1
        seen["won"] += deal.result.game_winner is not None
    assert seen["won"] > 0
    expected = {"made", "set", "no contract"} if auction else {"no contract"}
    assert expected == seen.keys() & {"made", "set", "no contract"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_bids(players):
    deal, plain = deal_both(Random("passes"), players, auction=True)
    for _seat in range(players):
        deal.act("pass")
        act(plain, "pass")
    settled_alike(deal, plain)
    assert (deal.phase, deal.tricks, deal.result.outcome) == ("over", (), "no contract")


RUN = "AGr KGr QGr JGr TGr"
LAID = [
    # trump, what is laid, and what it pays
    ("Gr", RUN, 150),
    ("Gr", f"{RUN}; {RUN}", 190),  # the run, and five greens
    ("Gr", f"{RUN}; {RUN} 8Gr", 150 + 80),
    ("Gr", f"{RUN}; 8Gr; QGr JGr", 190),
    ("Gr", f"{RUN}; {RUN}; {RUN}", None),
    ("Gr", f"KGr QGr; {RUN}", 40 + 40),  # the king is married already: five greens
    ("Gr", "KGr QGr; KGr QGr", None),
    ("Gr", "8Gr; 8Gr", None),
    ("Rd", RUN, 40),
    ("Rd", f"{RUN}; {RUN}", None),
    ("Rd", f"{RUN}; KGr QGr; QGr JGr", 100),
    ("Rd", "8Gr", None),
    ("Rd", "AGr KGr QGr JGr; AGr AGo ABk ARd", None),  # an ace in class B twice
    ("Rd", "KGr QGr JGr TGr; AGr AGo ABk ARd", 70),
]


@pytest.mark.parametrize(("trump", "laid", "points"), LAID, ids=str)
def test_what_may_be_laid_at_once(trump, laid, points):
    hand = [*RUN.split(), "8Gr", "AGo", "ABk", "ARd", "8Go", "9Si", "8Br"]
    other = [card for card in PACK if card not in hand][:12]
    deal = variant(auction=True).deal(players=2, dealer=1, hands=[hand, other])
    for action in ("bid 100", "pass", f"trump {trump}"):
        deal.act(action)
    assert lay(hand, melds_in(laid), trump) == points
    if points is None:
        with pytest.raises(pl.PinochleError):
            deal.act(f"meld {laid}")
    else:
        assert deal.act(f"meld {laid}").meld == (points, 0)


@pytest.mark.parametrize("lead_counts", [False, True])
def test_deals_by_both_readings_of_the_lead(lead_counts):
    rng, differ = Random(f"lead {lead_counts}"), 0
    v = variant(auction=False, play__lead_counts_as_colour=lead_counts)
    for players in (2, 3, 4) * 3:
        deal = v.deal(players=players, seed=rng.randrange(10**6), dealer=0)
        dealt = [strings(hand) for hand in deal.hands]
        plain = new_deal(dealt, turned_card(deal, dealt), 0, lead_counts=lead_counts)
        play_out(deal, plain, rng)
        settled_alike(deal, plain)
        differ += len(plain.tricks)
    assert differ == 9 * 12


def test_a_game_of_one_deal():
    rng, winners = Random("one deal"), set()
    v = variant(auction=False, game__target=None, game__deals=1)
    for players in (2, 3, 4) * 3:
        deal = v.deal(players=players, seed=rng.randrange(10**6), dealer=0)
        dealt = [strings(hand) for hand in deal.hands]
        plain = new_deal(dealt, turned_card(deal, dealt), 0, target=None)
        play_out(deal, plain, rng)
        settled_alike(deal, plain)
        winners.add(deal.result.game_winner)
    assert len(winners - {None}) > 1


def test_games_to_the_target():
    """The dealer moves left, scores add up, and the game ends when one side is alone at the top."""
    for seed, players in enumerate((2, 3, 4)):
        game, rng, before = variant(auction=False).game(seed=seed, players=players), Random(seed), None
        dealers = []
        while game.winner is None:
            deal = game.deal
            dealers.append(deal.dealer)
            dealt = [strings(hand) for hand in deal.hands]
            plain = new_deal(dealt, turned_card(deal, dealt), deal.dealer, before=before)
            play_out(deal, plain, rng)
            settled_alike(deal, plain)
            before = plain.result["after"]
            won = plain.result["game_winner"]
            assert tuple(game.scores) == before
        assert game.winner == won
        assert all((one + 1) % players == other for one, other in pairwise(dealers))
