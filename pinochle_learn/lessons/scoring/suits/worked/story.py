"""A worked hand told at any table and settled by its rules.

Where the table has the cards and the partners for it, it is the worked hand of the course, from PinochleRun's
page. Elsewhere it is one made for the table, and said to be so.
"""

from collections.abc import Callable, Iterator

from pinochle_learn.engine.scoring.chips import unit
from pinochle_learn.engine.scoring.settlement_words import seat_name
from pinochle_learn.errors import BidError
from pinochle_learn.front import Variant
from pinochle_learn.lessons.scoring.suits.worked.step_text import StepText
from pinochle_learn.lessons.scoring.suits.worked.story_unbid import unbid_story
from pinochle_learn.lessons.scoring.suits.worked.what_if import what_ifs
from pinochle_learn.teaching.scores.clamp import tells_the_sources_hand, usual
from pinochle_learn.teaching.scores.hand import Hand, settled
from pinochle_learn.teaching.scores.ranges import grid
from pinochle_learn.teaching.scores.words import by_side_size, minus, names
from pinochle_learn.text import listed, number, plural, say

_DEALER = 1
_SOURCES_CALLS = (25, 26, None, None, 34, None)  # as that auction went, on the small scale
Tells = Callable[[Variant, Hand], Iterator[str]]


def story(v: Variant) -> tuple[StepText, ...]:
    """The story at a table: five steps, then other ends."""
    hand = usual(v)
    if not v.rules.auctioned:
        return unbid_story(v, hand)
    steps: tuple[tuple[str, str, Tells, str], ...] = (
        ("auction", say("The auction"), _auction, "bid"),
        ("meld", say("The meld"), _meld, "meld"),
        ("reach", say("Can it be made?"), _reach, "meld"),
        ("tricks", say("The tricks"), _tricks, "tricks"),
        ("score", say("The score"), _score, "score"),
    )
    told = [StepText(key, title, tuple(tell(v, hand)), hand, shown) for key, title, tell, shown in steps]
    return (*told, *what_ifs(v, hand))


def whose(v: Variant) -> str:
    """Where the hand comes from."""
    if tells_the_sources_hand(v):
        return say("The hand that PinochleRun's page tells, settled by the rules of {name}.", name=v.name)
    text = (
        "No source that could be read tells a hand of {name}. This one was made for it: the numbers are "
        "ours, what they come to is the engine's answer."
    )
    return say(text, name=v.name)


# --- the auction -------------------------------------------------------------------------------------------


def _auction(v: Variant, hand: Hand) -> Iterator[str]:
    table, sides = grid(v.rules), names(v)
    before = listed(
        say("{side} at {n}", side=side, n=minus(n)) for side, n in zip(sides, hand.before, strict=True)
    )
    verb = "East deals, so {first} speaks first. {before}."
    if table.chips:
        verb = "East deals, so {first} speaks first. In chips, before this deal: {before}."
    yield say(verb, first=_first(v), before=before)
    if tells_the_sources_hand(v) and table.target != 150 * v.scale:
        text = "A game is {target} here: both scores are as far from it as in the hand this is taken from."
        yield say(text, target=table.target)
    yield from _calls(v, hand)
    yield from _kitty(v)
    if table.chips and v.rules.chips:
        n = unit(v.rules.chips, hand.bid)
        yield plural(
            n, "A bid of {bid} stands for {n} chip.", "A bid of {bid} stands for {n} chips.", bid=hand.bid
        )


def _first(v: Variant) -> str:
    return seat_name(v.auction(dealer=_DEALER).to_bid or 0)


def _calls(v: Variant, hand: Hand) -> Iterator[str]:
    if tells_the_sources_hand(v):
        yield say(
            "South opens with {first}, West says {second}, North and East pass. "
            "South goes to {bid}, and West passes: South has the bid and names hearts.",
            first=25 * v.scale,
            second=26 * v.scale,
            bid=hand.bid,
        )
        yield from _refused(v)
        yield _passed(v)
        return
    auction = v.auction(dealer=_DEALER)
    first, low = seat_name(auction.to_bid or 0), auction.legal_bids().minimum
    auction = auction.bid(low or hand.bid)
    second, next_ = seat_name(auction.to_bid or 0), auction.legal_bids().minimum
    auction = auction.bid(next_ or hand.bid)
    passing = []
    while seat_name(auction.to_bid or 0) != first:
        passing.append(seat_name(auction.to_bid or 0))
        auction = auction.pass_()
    text = (
        "{first} opens with {low}, {second} says {next}, {others} pass. "
        if len(passing) > 1
        else "{first} opens with {low}, {second} says {next}, {others} passes. "
    )
    yield say(
        text + "{first} goes to {bid}, and {second} passes: {first} has the bid and names hearts.",
        first=first,
        second=second,
        low=low,
        next=next_,
        others=listed(passing),
        bid=hand.bid,
    )
    meaning = auction.legal_bids().meaning(hand.bid)
    if meaning:
        yield say("Bids speak at this table. {meaning}", meaning=meaning)
    if v.rules.trumps.marriage.value:
        yield say(
            "{first} holds a king and queen of hearts: without a marriage a suit cannot be trump.",
            first=first,
        )


def _refused(v: Variant) -> Iterator[str]:
    """What this table would not have let anybody say, in its own words."""
    auction = v.auction(dealer=_DEALER)
    for amount in _SOURCES_CALLS:
        try:
            _ = auction.pass_() if amount is None else auction.bid(amount * v.scale)
        except BidError as error:
            seat = seat_name(auction.to_bid or 0)
            text = "At this table {seat} would have to go up step by step: {error}"
            yield say(text, seat=seat, error=str(error))
            return


def _passed(v: Variant) -> str:
    n = v.rules.exchanging.cards.value
    if not n:
        return say("Nobody passes cards at this table.")
    return plural(
        n,
        "North passes {n} card to South, and South passes {n} back.",
        "North passes {n} cards to South, and South passes {n} back.",
    )


def _kitty(v: Variant) -> Iterator[str]:
    if v.rules.kitty is not None:
        n = number(v.rules.kitty.cards.value)
        text = "{who} takes the kitty of {n} cards and buries {n}: what counts in them goes with the tricks."
        yield say(text, who=_first(v), n=n)
    elif not tells_the_sources_hand(v):
        yield say("Nobody passes cards at this table.")


# --- meld, tricks, score -----------------------------------------------------------------------------------


def _meld(v: Variant, hand: Hand) -> Iterator[str]:
    on, sides = grid(v.rules), names(v)
    if v.rules.meld.who.value == "bidder":
        yield say("Only the bidder melds: {side} lays {n}.", side=sides[hand.bidder or 0], n=hand.own_meld)
        yield say("Nothing of it is written down: it only counts towards the bid.")
        return
    yield by_side_size(
        v,
        "Everybody lays down, and each side adds up what its two hands show.",
        "Everybody lays down, and each adds up what the own hand shows.",
    )
    for side, meld in zip(sides, hand.meld, strict=True):
        yield by_side_size(v, "{side} have {meld}.", "{side} has {meld}.", side=side, meld=meld)
    if on.least:
        text = "A meld below {least} does not count, and bidders below it do not even play: all have enough."
        yield say(text, least=on.least)
    yield say("Nothing of it is written down yet. The tricks decide whether it counts.")


def _reach(v: Variant, hand: Hand) -> Iterator[str]:
    on, side = grid(v.rules), names(v)[hand.bidder or 0]
    values: dict[str, object] = {"bid": hand.bid, "meld": hand.own_meld, "need": hand.bid - hand.own_meld}
    yield say("{bid} less {meld} in meld leaves {need} to be taken in tricks.", **values)
    values |= {"total": on.total, "sum": hand.own_meld + on.total, "side": side}
    yield say(
        "All {total} trick points would bring {side} to {sum}, so {bid} can be made: the play begins.",
        **values,
    )
    if on.chips:
        yield say("{side} may still concede before the first lead, and decides to play.", side=side)
    elif on.needed > on.points[1]:
        yield say("Besides, {needed} trick points are needed for anything to count.", needed=on.needed)


def _tricks(v: Variant, hand: Hand) -> Iterator[str]:
    sides, values = names(v), {n for n in v.rules.count.points.value if n}
    own, buried = sides[hand.bidder or 0], v.rules.kitty is not None
    if len(values) == 1 and not buried:
        last = v.rules.count.last_trick.value
        yield by_side_size(
            v,
            "{side} take {n} counters and the last trick: {points} points.",
            "{side} takes {n} counters and the last trick: {points} points.",
            side=own,
            n=(hand.own - last) // min(values),
            points=hand.own,
        )
    else:
        tricks = by_side_size(
            v,
            "{side} count {points} points in the tricks they won, the last among them.",
            "{side} counts {points} points in the tricks that South won, the last among them.",
            side=own,
            points=hand.own,
        )
        if buried:
            text = "{side} counts {points} points in tricks and buried cards, the last trick among them."
            tricks = say(text, side=own, points=hand.own)
        yield tricks
    yield _rest(v, hand)


def _rest(v: Variant, hand: Hand) -> str:
    """What the others took; together it is always the same."""
    on, sides = grid(v.rules), names(v)
    values = {"n": on.total - hand.own, "all": on.total}
    others = [sides[side] for side in hand.others]
    if on.chips:
        text = "The two others have the other {n} between them. Together that is {all}."
        return say(text, **values)
    if len(others) == 1:
        return by_side_size(
            v,
            "{side} have the other {n}. Together that is {all}.",
            "{side} has the other {n}. Together that is {all}.",
            side=others[0],
            **values,
        )
    each = listed(say("{side} {n}", side=sides[side], n=hand.points[side]) for side in hand.others)
    return say("Of the other {n} each has a part: {each}. Together that is {all}.", each=each, **values)


def _score(v: Variant, hand: Hand) -> Iterator[str]:
    result = settled(v, hand)
    yield result.why
    if grid(v.rules).chips:
        yield say("What one wins the others lose: the changes add up to nothing.")
