"""Questions on who has won where a game is one deal, or goes to a target."""

from collections.abc import Callable, Sequence
from random import Random

from pinochle_learn.engine.scoring.settling import Settlement
from pinochle_learn.front import Variant
from pinochle_learn.teaching.practice.question import Offer, Quiz
from pinochle_learn.teaching.scores.card_points import one_deal, shares, with_auction, without_auction
from pinochle_learn.teaching.scores.words import names
from pinochle_learn.teaching.words.sources import source_line, source_of
from pinochle_learn.text import listed, say

NOBODY, SHARED = "nobody", "shared"
_LOW, _HIGH = 200, 900  # what a side may score in a deal
_NEAR = 150  # how far from the target scores lie


def ended(v: Variant, after: Sequence[int], bidder: int | None = None) -> Settlement:
    """Settles a hand of middling size after which the scores stand so; a bid, if there is one, is made."""
    bid = v.rules.bidding.minimum.value if bidder is not None else None
    took = shares(v)
    meld = (bid or 0,) * len(took)
    before = [score - tricks - laid for score, tricks, laid in zip(after, took, meld, strict=True)]
    return v.settle(bid=bid, bidder=bidder, meld=meld, trick_points=took, before=before)


def why_ended(result: Settlement) -> str:
    """What the engine says of the end of the game; nothing where it goes on because nobody is there."""
    order = sorted(result.sides, key=lambda score: score.side != result.bidder)
    return result.why.removeprefix(" ".join(score.why for score in order)).strip()


def _sized(v: Variant, chance: Random) -> Variant:
    return v.seated(v.players[int(chance.random() * len(v.players))])


def _some(chance: Random, low: int, high: int) -> int:
    return low + int(chance.random() * (high - low))


def _offers(v: Variant, right: str, why: str, slip: Callable[[str], str]) -> tuple[Offer, ...]:
    """Every side, those in front together, and nobody."""
    labels = {str(side): name for side, name in enumerate(names(v))}
    labels |= {SHARED: say("Those in front share it"), NOBODY: say("Nobody: another deal is played")}
    return tuple(
        Offer(key, label, right=key == right, why=why if key == right else slip(key))
        for key, label in labels.items()
    )


def _sheet(v: Variant, scores: Sequence[int]) -> tuple[tuple[str, ...], ...]:
    rows = ((name, str(n)) for name, n in zip(names(v), scores, strict=True))
    return ((say("Side") if v.rules.partnered else say("Player"), say("Score now")), *rows)


def _in_front(v: Variant, scores: Sequence[int]) -> str:
    return listed(name for name, n in zip(names(v), scores, strict=True) if n == max(scores))


def single(v: Variant, chance: Random) -> Quiz | None:
    """One deal: the most points win."""
    return _after_one(v, chance, tie=False)


def single_tie(v: Variant, chance: Random) -> Quiz | None:
    """One deal, and more than one side in front: they share."""
    return _after_one(v, chance, tie=True)


def _after_one(v: Variant, chance: Random, *, tie: bool) -> Quiz | None:
    table = one_deal(without_auction(_sized(v, chance)))
    scores = [_some(chance, _LOW, _HIGH) for _ in names(table)]
    if tie:
        scores[int(chance.random() * (len(scores) - 1))] = scores[-1] = max(scores)
    result = ended(table, scores)
    if (result.game_rule == "shared") != tie:
        return None
    top, front = max(scores), _in_front(table, scores)

    def slip(said: str) -> str:
        if said == SHARED:
            return say("Only a tie at the top is shared, and {side} alone has {n}.", side=front, n=top)
        if said == NOBODY:
            return say("Here a game is one deal, and that deal is over.")
        n = scores[int(said)]
        if n < top:
            return say("{n} is less than {top}.", n=n, top=top)
        return say("{sides} have {n} alike: none of them is alone in front.", sides=front, n=n)

    lines = [source_line(v.rules.game.tie)] if tie and v.rules.game.tie else []
    return Quiz(
        say("Who wins the game?"),
        (),
        tuple(lines or [source_line(v.rules.game.target)]),
        _offers(table, SHARED if tie else str(result.game_winner), why_ended(result), slip),
        told=(say("Here a game is one deal, and it is over."),),
        sheet=_sheet(table, scores),
    )


def alone_past(v: Variant, chance: Random) -> Quiz | None:
    """To a target: nobody is there yet, or one side alone is."""
    return _to_target(v, chance, lambda past, rule: past < 2 and rule in {None, "target"})  # noqa: PLR2004


def both_past(v: Variant, chance: Random) -> Quiz | None:
    """To a target, and more than one side is past it: the higher wins, whoever bid."""
    return _to_target(v, chance, lambda past, rule: past > 1 and rule == "higher")


def tie_on(v: Variant, chance: Random) -> Quiz | None:
    """To a target, and those past it are alike: the game goes on."""
    return _to_target(v, chance, lambda past, rule: past > 1 and rule == "tie", alike=True)


def _to_target(
    v: Variant, chance: Random, fits: Callable[[int, str | None], bool], *, alike: bool = False
) -> Quiz | None:
    table, goal = with_auction(_sized(v, chance)), v.rules.game.target.value
    if goal is None:
        return None
    scores = [_some(chance, goal - _NEAR, goal + _NEAR) for _ in names(table)]
    if alike:
        scores[int(chance.random() * (len(scores) - 1))] = scores[-1] = max(scores)
    bidder = int(chance.random() * len(scores))
    result = ended(table, scores, bidder)
    past = sum(score >= goal for score in scores)
    if not fits(past, result.game_rule):
        return None
    right = NOBODY if result.game_winner is None else str(result.game_winner)
    why = why_ended(result) or say("Nobody has {n} yet, so another deal is played.", n=goal)
    told = (
        say("The game goes to {n}. This deal had an auction.", n=goal),
        say("{side} bid, and made it.", side=names(table)[bidder]),
        say("The deal is over."),
    )
    source = source_line(v.rules.game.first_past if past > 1 else v.rules.game.target)
    if alike:
        source = source_of(v.rules, "game.level")
    return Quiz(
        say("Who has won the game?"),
        (),
        (source,),
        _offers(table, right, why, lambda said: _slip(table, scores, bidder, said)),
        told=told,
        sheet=_sheet(table, scores),
    )


def _slip(v: Variant, scores: Sequence[int], bidder: int, said: str) -> str:
    """What is wrong with an answer on a game that goes to a target."""
    goal, top, front = v.rules.game.target.value or 0, max(scores), _in_front(v, scores)
    if said == NOBODY:
        return say("{side} has {n}, and {goal} is enough.", side=front, n=top, goal=goal)
    if said == SHARED:
        return say("A game to {goal} is not shared. Where the highest are alike, it goes on.", goal=goal)
    n, side = scores[int(said)], names(v)[int(said)]
    if n < goal:
        return say("{side} has {n}, short of {goal}.", side=side, n=n, goal=goal)
    if n == top:
        return say("{sides} have {n} alike: neither is in front.", sides=front, n=n)
    if int(said) == bidder:
        text = (
            "{side} made the bid, but here the bidders are not counted first: the higher score wins, {top}."
        )
        return say(text, side=side, top=top)
    return say("{side} is past {goal}, but {top} is more than {n}.", side=side, goal=goal, top=top, n=n)
