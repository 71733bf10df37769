"""Rules that cannot stand side by side, each with the reason in words."""

from collections.abc import Iterator

from pinochle_learn.rules.ladder import on_ladder
from pinochle_learn.rules.records import Rules
from pinochle_learn.text import say


def contradictions(rules: Rules) -> list[str]:
    """Every contradiction in a record; an empty list where there is none."""
    checks = (_deal, _auction, _exchange, _follow, _scale, _surrender, _phases, _melds)
    return [reason for check in checks for reason in check(rules)]


def trick_total(rules: Rules) -> int:
    """All trick points of one hand, the last trick included."""
    cards = rules.pack.copies.value * len(rules.pack.suits.value) * sum(rules.count.points.value)
    return cards + rules.count.last_trick.value


def _deal(rules: Rules) -> Iterator[str]:
    players, hand = max(rules.table.players.value), rules.deal.hand.value
    pack = len(rules.pack.ranks.value) * len(rules.pack.suits.value) * rules.pack.copies.value
    if players * hand != pack:
        yield say(
            "{players} players with {hand} cards each are {all} cards, but the pack has {pack}.",
            players=players,
            hand=hand,
            all=players * hand,
            pack=pack,
        )


def _auction(rules: Rules) -> Iterator[str]:
    auction = rules.auction
    minimum, ladder, cap = auction.minimum.value, auction.ladder.value, auction.cap.value
    if not on_ladder(ladder, minimum):
        yield say("The lowest bid, {minimum}, is not on a step of the bids.", minimum=minimum)
    if cap is not None and (cap < minimum or not on_ladder(ladder, cap)):
        yield say("The highest bid, {cap}, is below the lowest or not on a step of the bids.", cap=cap)
    for raise_ in auction.raises.value or ():
        if raise_ == 0 or not on_ladder(ladder, minimum + raise_):
            yield say("A raise of {n} does not lead to a step of the bids.", n=raise_)


def _exchange(rules: Rules) -> Iterator[str]:
    n, hand = rules.exchange.cards.value, rules.deal.hand.value
    if n > hand:
        yield say("One cannot pass {n} cards from a hand of {hand}.", n=n, hand=hand)
    if n and not rules.table.partners.value:
        yield say("Cards are passed between partners, and this table has none.")


def _follow(rules: Rules) -> Iterator[str]:
    play = rules.play
    if not play.must_follow.value and (play.must_beat.value != "never" or play.must_trump.value):
        yield say(
            "Who need not follow suit can have no duty to beat or to trump: "
            "set play.must_beat to never, play.must_trump and play.must_overtrump to False."
        )
    if play.must_overtrump.value and not play.must_trump.value:
        yield say("Who need not trump cannot be made to overtrump: set play.must_overtrump to False.")


def _scale(rules: Rules) -> Iterator[str]:
    ranks, points = rules.pack.ranks.value, rules.count.points.value
    if len(points) != len(ranks):
        yield say("count.points needs one number for each of the ranks {ranks}.", ranks=ranks)
        return
    total, scale = trick_total(rules), rules.table.scale.value
    if not 10 * scale <= total < 100 * scale:
        yield say(
            "{total} trick points a hand do not go with scores on the {scale} scale.",
            total=total,
            scale="÷10" if scale == 1 else "×10",
        )


def _surrender(rules: Rules) -> Iterator[str]:
    settle = rules.settle
    if settle.out_of_reach.value == "stop" and settle.throw_in.value == "out_of_reach":
        yield say("A hand out of reach stops by itself, so there is nothing left to throw in.")


def _phases(rules: Rules) -> Iterator[str]:
    order = rules.deal.phases.value
    if order[:1] != ("auction",) or order[-1:] != ("play",):
        yield say("A deal begins with the auction and ends with the play.")
    missing = {"auction", "trump", "meld", "play"} - set(order)
    if missing:
        yield say("The phases leave out {names}.", names=", ".join(sorted(missing)))
    elif order.index("trump") > order.index("meld"):
        yield say("Melds need trump, so trump comes first.")
    if rules.exchange.cards.value and "exchange" not in order:
        yield say("Cards are passed, but the phases leave out exchange.")
    if rules.settle.throw_in.value != "never" and "decision" not in order:
        yield say("A hand may be thrown in, but the phases leave out decision.")


def _melds(rules: Rules) -> Iterator[str]:
    for meld in rules.meld.melds:
        points = meld.points.value
        if list(points) != sorted(points):
            yield say("{name}: more copies cannot pay less than fewer.", name=meld.name)
