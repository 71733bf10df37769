"""Whether the engine answers otherwise at one table than at another: asked case by case, then by whole deals.

Nothing here knows a rule by its name: hands, settlements, calls and deals are drawn at random, asked of both
tables, and the first that differs in cards, points or outcome (never in words alone) is told.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import permutations
from random import Random
from typing import Any

import pinochle_learn as pl
from pinochle_learn.engine.bidding.bidding import LegalBids
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.melds.options import places
from pinochle_learn.engine.scoring.facts import Facts, unplayed
from pinochle_learn.engine.scoring.settling import settle
from pinochle_learn.lessons.tricks.reneges.records import record
from pinochle_learn.lessons.tricks.reneges.situations import renege_situations
from pinochle_learn.teaching.examples.search import example
from pinochle_learn.teaching.examples.words import NextCase, WordsCase
from tests.support.playing import choose, limits

MELDS = "meld.melds."
HANDS, SETTLEMENTS, RECORDS, DEALS = 300, 2_000, 4, 40


def shown(path: str, a: pl.Variant, b: pl.Variant) -> str:
    """What the engine says differently of two tables that differ by one rule; empty: nothing was found."""
    key = path.rpartition(".")[0] if path.startswith(MELDS) else path
    case = example(key, a.rules, b.rules)
    if not isinstance(case, WordsCase | NextCase):
        return repr(case)
    return next(filter(None, (probe(a, b) for probe in _probes(path, a))), "")


def _probes(path: str, v: pl.Variant) -> Iterator[Callable[[pl.Variant, pl.Variant], str]]:
    part = path.partition(".")[0]
    if part == "meld":
        yield melds
    if v.rules.stock is not None and part in {"meld", "stock"}:
        yield further_melds
    if part in {"auction", "chips"}:
        yield bids
    if v.rules.turns is None:
        if part == "settle":
            yield calls
        if part in {"settle", "game", "chips"}:
            yield settlements
    yield deals


def melds(a: pl.Variant, b: pl.Variant) -> str:
    """A hand of one suit or colour, of one rank, or of any cards that is melded otherwise."""
    rng, whole = Random(1), a.pack.whole()
    for n in range(HANDS):
        suit, rank = rng.choice(a.pack.suits_or_colours), rng.choice(a.pack.ranks)
        pools = (whole, [c for c in whole if c.suit_or_colour == suit], [c for c in whole if c.rank == rank])
        pool = pools[n % len(pools)]
        hand = rng.sample(list(pool), min(len(pool), rng.choice((4, 6, 8, 12, 16))))
        trump = None if a.rules.turns else suit
        told = [
            (found.by_type, [(meld.key, meld.points) for meld in found])
            for found in (v.meld(hand, trump=trump) for v in (a, b))
        ]
        if told[0] != told[1]:
            return f"{hand} with {trump}: {told}"
    return ""


def further_melds(a: pl.Variant, b: pl.Variant) -> str:
    """A claim of a meld, some of whose cards lie in two others, that is judged otherwise."""
    own = [" ".join(map(str, cards)) for rule in a.rules.meld.melds for _, cards in places(a.pack, rule, "S")]
    for laid in permutations(own, 2):
        for claim in own:
            held = Counter(claim.split()) - Counter(" ".join(laid).split())
            told = [_claimed(v, claim, list(held.elements()), laid) for v in (a, b)]
            if told[0] != told[1]:
                return f"{claim} after {laid}: {told}"
    return ""


def _claimed(v: pl.Variant, claim: str, hand: list[str], laid: tuple[str, ...]) -> object:
    try:
        judged = v.check_meld(claim, trump="S", hand=hand, laid=laid)
    except pl.CardError:
        return "cannot be"
    return judged.ok, judged.points


def bids(a: pl.Variant, b: pl.Variant) -> str:
    """A number that can be somebody's bid at one table only."""
    if a.rules.auctioned != b.rules.auctioned:
        return "an auction"
    if not a.rules.auctioned:
        return ""
    tables = [_bids_of(v) for v in (a, b)]
    top = 3 * max(v.rules.bidding.minimum.value for v in (a, b)) + 200 * a.scale
    return next((f"a bid of {n}" for n in range(top) if len({n in some for some in tables}) > 1), "")


def _bids_of(v: pl.Variant) -> LegalBids:
    auction = v.rules.bidding
    return LegalBids(compiled(v.rules), auction.minimum.value, auction.cap.value)


def calls(a: pl.Variant, b: pl.Variant) -> str:
    """A record of play in which a call of a renege costs otherwise."""
    for v in (a, b):
        for situation in renege_situations(v.rules):
            for seed in range(RECORDS):
                drawn = record(v.rules, situation.key, seed)
                if _judged(a, drawn) != _judged(b, drawn):
                    return f"a call on {situation.key} {seed}"
    return ""


def _judged(v: pl.Variant, drawn: Any) -> list[object]:
    declared = drawn.declared if v.rules.settling.aces_declared.value else None
    told: list[object] = []
    for by in range(len(drawn.hands)):
        for against in range(len(drawn.hands)):
            if v.side_of(by) == v.side_of(against):
                continue
            try:
                call = v.call_renege(
                    drawn.hands,
                    drawn.plays,
                    trump=drawn.trump,
                    by=by,
                    against=against,
                    leader=drawn.leader,
                    aces_declared=declared,
                )
                told.append((call.right, call.renege_by))
            except pl.RuleError:
                told.append("no price")
    return told


def settlements(a: pl.Variant, b: pl.Variant) -> str:
    """The facts of a hand that come to another outcome, or that one table does not play."""
    rng = Random(2)
    if a.rules.auctioned != b.rules.auctioned:
        return "an auction"
    for n in range(SETTLEMENTS):
        size = a.players[n % len(a.players)]
        one, other = (compiled(v.seated(size).rules) for v in (a, b))
        facts = _facts(one, rng)
        theirs = replace(facts, target=other.rules.game.target.value)
        if (unplayed(one, facts) is None) != (unplayed(other, theirs) is None):
            return f"{facts} is played at one table"
        if _result(settle(one, facts)) != _result(settle(other, theirs)):
            return repr(facts)
    return ""


def _facts(table: Any, rng: Random) -> Facts:
    rules, sides, scale = table.rules, table.sides, table.rules.table.scale.value
    bid = bidder = None
    if rules.auctioned:
        possible = LegalBids(table, rules.bidding.minimum.value, rules.bidding.cap.value)
        bid, bidder = rng.choice([n for n, _ in zip(possible, range(40), strict=False)]), rng.randrange(sides)
    alone = rules.meld.who.value == "bidder"
    meld = [
        0 if alone and side != bidder else rng.choice((0, 1, 2, rng.randrange(40))) * scale
        for side in range(sides)
    ]
    if bidder is not None and rng.random() < 0.2:
        meld[bidder] = bid or 0
    points = _shares(table.total, sides, rng)
    goal = rules.game.target.value
    before = tuple(_before(goal, scale, rng, falls=rules.auctioned) for _ in range(sides))
    facts = Facts(
        bid,
        bidder,
        tuple(meld),
        points,
        before,
        tuple(int(n > 0 or rng.random() < 0.5) for n in points),
        tuple(n in (scale, 2 * scale) and rng.random() < 0.5 for n in meld),
        deal_number=rng.randrange(1, 20),
        target=goal,
        trump=rng.choice(table.pack.suits_or_colours),
    )
    played = unplayed(table, facts) is None
    return facts if played else replace(facts, trick_points=None, tricks_taken=None)


def _shares(total: int, sides: int, rng: Random) -> tuple[int, ...]:
    few = (0, 1, 2, rng.randrange(total // 4), rng.randrange(total + 1))
    cuts = sorted(min(total, rng.choice(few)) for _ in range(sides - 1))
    shares = [high - low for low, high in zip([0, *cuts], [*cuts, total], strict=True)]
    rng.shuffle(shares)
    return tuple(shares)


def _before(goal: int | None, scale: int, rng: Random, *, falls: bool) -> int:
    """A score before the deal: none, near the target, or, where scores can fall, below nothing."""
    near = max(0, (goal or 1000) - rng.randrange(60) * scale)
    return rng.choice((0, near, -rng.randrange(60) * 10 * scale if falls else 0))


def deals(a: pl.Variant, b: pl.Variant) -> str:
    """A deal that goes otherwise: another phase, other actions, other cards seen, another result."""
    for seed in range(1, DEALS + 1):
        size = a.players[seed % len(a.players)]
        rng = Random(seed)
        one, other = a.seated(size), b.seated(size)
        sides, goal = compiled(one.rules).sides, a.rules.game.target.value
        falls = a.rules.auctioned
        open_ = seed % 2 and a.rules.chips is None  # chips begin at nought: what some win others lose
        before = [_before(goal, a.scale, rng, falls=falls) if open_ else 0 for _ in range(sides)]
        pair = [v.deal(seed=seed, dealer=seed % one.rules.players, before=before) for v in (one, other)]
        told = _played(one, pair, rng)
        if told:
            return f"deal {seed}: {told}"
    return ""


def _played(v: pl.Variant, pair: list[pl.Deal], rng: Random) -> str:
    """Plays two deals alike, as long as they are; says where they part."""
    one, other = pair
    most = limits(v, one, rng)
    while True:
        if _seen(one) != _seen(other):
            return f"after {len(one.history)} actions, {one.phase}"
        if one.phase == "over":
            return "" if _result(one.result) == _result(other.result) else "its result"
        action = choose(v, one, rng, most)
        one.act(action)
        other.act(action)


def _seen(deal: pl.Deal) -> list[object]:
    told: list[object] = [deal.phase, deal.to_act, deal.actions()]
    for seat in range(len(deal.hands)):
        view = deal.view(seat)
        laid = [[(m.key, m.points) for m in one or ()] for one in (*view.melds, *view.second_melds)]
        cards = (view.hand, view.kitty, view.buried, view.on_table, view.turned, view.pile, view.drawn)
        told += [laid, cards, view.bid, view.trump, view.buried_trumps, view.trick_points, view.stage]
    return told


def _result(result: Any) -> object:
    """What a settlement says, but for its words."""
    return result and (
        result.outcome,
        result.change,
        result.game_winner,
        result.game_rule,
        result.next_target,
    )
