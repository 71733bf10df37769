"""What the parts of the lesson on scoring share: the score sheet, and facts in words."""

from collections.abc import Iterator

from pinochle_learn.cards.card import SUIT_SYMBOLS, suit_name
from pinochle_learn.engine.scoring.chips import unit
from pinochle_learn.engine.scoring.settling import Settlement
from pinochle_learn.front import Variant
from pinochle_learn.lessons.scoring.charts.reach import LOST
from pinochle_learn.teaching.scores.hand import Hand, melders, plays
from pinochle_learn.teaching.scores.ranges import grid
from pinochle_learn.teaching.scores.rounding import rounds
from pinochle_learn.teaching.scores.words import by_side_size, chips_word, minus, names, signed
from pinochle_learn.text import plural, say, sentence
from pinochle_learn.widgets.nodes import Child, Node, h

Cell = Child | None


def sheet(v: Variant, hand: Hand, shown: str, result: Settlement | None = None) -> Node:
    """The score sheet: what is known so far, or with a result all of it. ``shown`` as in ``Told``."""
    rows = list(_rows(v, hand, shown, result))
    head = [h("th", h("span", say("Row"), class_="pl-hidden"), scope="col")]
    head += [h("th", name, scope="col") for name in names(v)]
    body = [h("tr", h("th", row, scope="row"), *(_cell(c) for c in cells), key=row) for row, cells in rows]
    caption = say("Score sheet, in chips") if grid(v.rules).chips else say("Score sheet")
    return h(
        "table",
        h("caption", caption, class_="pl-hidden"),
        h("thead", h("tr", *head)),
        h("tbody", *body),
        class_="pl-sheet",
        key="sheet",
    )


def _rows(v: Variant, hand: Hand, shown: str, result: Settlement | None) -> Iterator[tuple[str, list[Cell]]]:
    sides, chips = range(hand.sides), grid(v.rules).chips
    yield say("Chips before") if chips else say("Before"), [minus(n) for n in hand.before]
    if hand.bidder is not None:
        yield say("Bid"), [str(hand.bid) if side == hand.bidder else None for side in sides]
    if shown != "bid" and not hand.passed_out:
        laid = melders(v, hand)
        melds = [_counted(v, hand.meld[s], s, result, "meld_counted") if s in laid else None for s in sides]
        yield say("Meld"), melds
    if shown in {"tricks", "score"} and plays(v, hand):
        counted = (hand.bidder,) if chips else sides
        points = [
            _counted(v, hand.points[s], s, result, "tricks_counted") if s in counted else None for s in sides
        ]
        yield say("Tricks"), points
        if result is not None and rounds(v) and hand.declared is None:
            yield say("Rounded"), [str(score.tricks_counted) for score in result.sides]
    if result is not None:
        yield (
            say("This hand, chips") if chips else say("This hand"),
            [h("strong", signed(n)) for n in result.change],
        )
        yield say("Chips after") if chips else say("After"), [h("strong", minus(n)) for n in result.after]


def _counted(v: Variant, points: int, side: int, result: Settlement | None, what: str) -> Cell:
    """A number, struck out where it does not count: by a line and by a word."""
    if result is None or not points or grid(v.rules).chips:
        return str(points)
    score = result.sides[side]
    lost_bid = side == result.bidder and result.outcome not in {"made", "renege"}
    if getattr(score, what) and not lost_bid:
        return str(points)
    word = say("lost") if lost_bid or score.rule in LOST else say("not counted")
    return h("span", h("span", str(points), class_="pl-struck"), " ", h("small", word))


def _cell(child: Cell) -> Node:
    return h("td", child if child is not None else h("span", "–", aria_label=say("nothing")))


def suit_label(suit: str) -> str:
    """A suit by its sign and its name."""
    return f"{SUIT_SYMBOLS[suit]} {sentence(suit_name(suit))}"


def told(v: Variant, hand: Hand, *, tricks: bool) -> Iterator[str]:
    """What no number on the sheet says: how the hand ended, only nines, tricks without a card that counts."""
    sides = names(v)
    for side, only in enumerate(hand.nines):
        if only:
            yield by_side_size(
                v,
                "{side} melded nothing but nines of trump.",
                "{side} melded nothing but nines of trump.",
                side=sides[side],
            )
    if hand.passed_out:
        yield say("Nobody has bid.")
    if hand.target is not None:
        yield say("The deal is played to {n}.", n=hand.target)
    if hand.declared is not None and tricks:
        yield say("{side} has declared out.", side=sides[hand.declared])
    yield from _in_chips(v, hand)
    if hand.bidder is not None:
        yield from _ended(v, hand, sides)
        if tricks and plays(v, hand) and not hand.given_up:
            yield from _without_points(v, hand, sides)


def _in_chips(v: Variant, hand: Hand) -> Iterator[str]:
    """What chips depend on: the trump suit, and the number of the deal."""
    if v.rules.chips is None:
        return
    if hand.bidder is not None and hand.trump:
        yield say("{Suit} are trump.", Suit=sentence(suit_name(hand.trump)))
    yield say("This is deal {n} of {all}.", n=hand.deal, all=grid(v.rules).deals)


def _ended(v: Variant, hand: Hand, sides: list[str]) -> Iterator[str]:
    own = sides[hand.bidder or 0]
    if hand.renege is not None:
        side = sides[hand.renege.side]
        if hand.renege.called:
            text = "{side} called “renege”, and no rule had been broken."
        else:
            text = "{side} reneged: a card was played against the rules, and the others called it."
        yield say(text, side=side)
    elif not hand.marriage:
        yield by_side_size(
            v, "{side} hold no marriage in any suit.", "{side} holds no marriage in any suit.", side=own
        )
    elif hand.given_up and v.rules.chips is not None:
        yield say("{side} concedes before the first lead.", side=own)
    elif hand.given_up:
        yield by_side_size(
            v,
            "{side} throw the hand in after the meld.",
            "{side} throws the hand in after the meld.",
            side=own,
        )


def _without_points(v: Variant, hand: Hand, sides: list[str]) -> Iterator[str]:
    if v.rules.chips is not None:
        return
    for side, points in enumerate(hand.points):
        if points:
            continue
        if not hand.bare[side]:
            yield say("{side} took no trick at all.", side=sides[side])
        else:
            text = "{side} took {n} trick, and no card in it counts."
            many = "{side} took {n} tricks, and no card in them counts."
            yield plural(hand.bare[side], text, many, side=sides[side])


def bid_said(v: Variant, bid: int) -> str:
    """A bid as it is read out: where bids are paid in chips, with what it stands for."""
    if v.rules.chips is None:
        return str(bid)
    return say("{bid}: {chips}", bid=bid, chips=chips_word(unit(v.rules.chips, bid)))
