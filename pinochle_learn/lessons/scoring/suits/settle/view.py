"""The controls of a hand to be settled: only those that the table has a use for."""

from collections.abc import Iterator

from pinochle_learn.front import Variant
from pinochle_learn.lessons.scoring.charts.picture import drawn, picture
from pinochle_learn.lessons.scoring.suits.edges import edges
from pinochle_learn.lessons.scoring.suits.settle.link import nobody
from pinochle_learn.lessons.scoring.suits.settle.pieces import bid_said, suit_label
from pinochle_learn.teaching.page.folds import fold
from pinochle_learn.teaching.scores.hand import Hand, goal, may_give_up, melders, plays, spare_tricks, stops
from pinochle_learn.teaching.scores.ranges import grid
from pinochle_learn.teaching.scores.words import by_side_size, chips_word, names
from pinochle_learn.teaching.view.sliders import chips, picks, slider, switch
from pinochle_learn.text import plural, say
from pinochle_learn.widgets.nodes import Node, button, h


def table_view(v: Variant, hand: Hand) -> Node:
    """All controls of a hand."""
    acts = h(
        "div",
        button(say("Another hand"), "another", primary=True, key="another"),
        class_="pl-acts",
        key="acts",
    )
    played = [] if hand.passed_out else [*_melds(v, hand), *_played(v, hand)]
    return h(
        "section",
        _who(v, hand) if v.rules.auctioned else None,
        *played,
        *declared_and_target(v, hand.declared, hand.target),
        *_before(v, hand),
        chips(say("Go to the edge"), "edge", edges(v)),
        acts,
        class_="pl-felt",
        aria_label=say("The hand"),
        key="felt",
    )


def _who(v: Variant, hand: Hand) -> Node:
    choices: list[tuple[object, str]] = list(enumerate(names(v)))
    if v.rules.bidding.all_pass.value == "next_deal":
        choices.append((nobody(hand), say("Nobody")))
    chosen = nobody(hand) if hand.bidder is None else hand.bidder
    return picks(say("Who bid"), "bidder", choices, chosen)


def declared_and_target(v: Variant, declared: int | None, target: int | None) -> Iterator[Node]:
    """Who declared out, and the target that is played to, where there are such things."""
    if not v.rules.auctioned and v.rules.game.declare_out.value:
        choices: list[tuple[object, str]] = [(0, say("Nobody"))]
        choices += [(1 + side, name) for side, name in enumerate(names(v))]
        chosen = 0 if declared is None else 1 + declared
        yield picks(say("Declared out"), "declared", choices, chosen)
    if target is not None:
        targets = [(n, str(n)) for n in grid(v.rules).targets]
        yield picks(say("Played to"), "target", targets, target)


def _melds(v: Variant, hand: Hand) -> Iterator[Node]:
    on = grid(v.rules)
    if on.bids:
        yield slider("bid", say("Bid"), on.bids, hand.bid, said=bid_said(v, hand.bid))
    if hand.trump is not None:
        suits = [(suit, suit_label(suit)) for suit in v.pack.suits]
        yield picks(say("Trump"), "trump", suits, hand.trump)
    laid, sides = melders(v, hand), names(v)
    melds = [
        slider("meld", say("Meld of {side}", side=sides[side]), on.melds, hand.meld[side], data=side)
        for side in laid
    ]
    yield h("div", *melds, class_="pl-pair", key="melds")


def _played(v: Variant, hand: Hand) -> Iterator[Node]:
    drawings, legend, table = picture(v, hand)
    yield from _reach(v, hand, drawings, legend)
    yield from _switches(v, hand)
    yield from _bare(v, hand)
    yield table


def _reach(v: Variant, hand: Hand, drawings: list[Node], legend: Node) -> Iterator[Node]:
    """The picture, and under each drawing the slider of its trick points."""
    if not plays(v, hand):
        shown: list[Node] = (
            [*drawings[:1], _unplayed(v, hand)] if len(drawings) == 1 else [_unplayed(v, hand)]
        )
        yield h("div", *shown, legend if len(drawings) == 1 else None, class_="pl-reach", key="reach")
        return
    if len(drawings) == 1:
        yield h("div", *drawings, _share(v, hand, None), legend, class_="pl-reach", key="reach")
        return
    total = say(
        "Together the trick points are always {n}: what one takes, the others give.", n=grid(v.rules).total
    )
    pieces = [
        h("div", drawing, _share(v, hand, side), class_="pl-share-of", key=f"share-{side}")
        for side, drawing in zip(drawn(hand), drawings, strict=True)
    ]
    note = h("p", total, class_="pl-small", key="together")
    yield h("div", *pieces, note, legend, class_="pl-reach", key="reach")


def _share(v: Variant, hand: Hand, side: int | None) -> Node:
    """The slider of a side's trick points; where two parties share them, the bidders' alone."""
    on, whose = grid(v.rules), hand.bidder or 0 if side is None else side
    label = say("Trick points of {side}", side=names(v)[whose])
    if v.rules.kitty is not None and whose == hand.bidder:
        label = say("Trick points of {side}, with what is buried", side=names(v)[whose])
    text = say("{n} of {total}", n=hand.points[whose], total=on.total)
    return slider("points", label, on.points, hand.points[whose], said=text, data=side)


def _unplayed(v: Variant, hand: Hand) -> Node:
    line = say("The hand is not played, so there are no trick points.")
    if not hand.renege and hand.marriage and stops(v, hand) == "meld wins":
        line = say("The meld reaches the bid, so nothing is played: there are no trick points.")
    return h("p", line, class_="pl-small", key="no-tricks")


def _switches(v: Variant, hand: Hand) -> Iterator[Node]:
    own = names(v)[hand.bidder or 0]
    found = []
    if may_give_up(v, hand) or hand.given_up:
        label = (
            say("Conceded before the first lead") if grid(v.rules).chips else say("Thrown in after the meld")
        )
        found.append(switch(label, "given-up", on=hand.given_up))
    if v.rules.trumps.marriage.value and not hand.renege:
        label = by_side_size(v, "{side} hold no marriage", "{side} holds no marriage", side=own)
        found.append(switch(label, "marriage", on=not hand.marriage))
    if found:
        yield h("div", *found, class_="pl-chips", key="switches")
    if v.rules.settling.nines_exempt.value:
        only = [side for side, nines in enumerate(hand.nines) if nines]
        yield chips(say("Only nines of trump melded"), "nines", enumerate(names(v)), only)
    if v.rules.settling.renege.value != "none":
        yield _reneges(v, hand)


def _reneges(v: Variant, hand: Hand) -> Node:
    """Who reneged, and who called it wrongly."""
    n, sides = hand.sides, names(v)
    choices: list[tuple[object, str]] = [(0, say("None"))]
    choices += [(1 + side, say("{side} reneged", side=sides[side])) for side in range(n)]
    if v.rules.settling.wrong_call.value != "none":
        choices += [(1 + n + side, say("{side} called wrongly", side=sides[side])) for side in range(n)]
    chosen = 0 if hand.renege is None else 1 + hand.renege.side + n * hand.renege.called
    return chips(say("Renege"), "renege", choices, [chosen])


def _bare(v: Variant, hand: Hand) -> Iterator[Node]:
    """Tricks of cards that do not count, for each side without a trick point, where one trick may save."""
    if not plays(v, hand) or v.rules.settling.save_meld.value != "trick":
        return
    for side, points in enumerate(hand.points):
        if not points:
            label = say("Tricks of {side} without a card that counts", side=names(v)[side])
            text = plural(hand.bare[side], "{n} trick", "{n} tricks")
            most = spare_tricks(v, hand) - sum(hand.bare) + hand.bare[side]
            yield slider("bare", label, range(most + 1), hand.bare[side], said=text, data=side)


def _before(v: Variant, hand: Hand) -> Iterator[Node]:
    """The scores before the hand, or the chips, and the number of the deal where a game is so many."""
    on = grid(v.rules)
    label, title = say("Before, {side}"), say("Scores before this hand")
    if on.chips:
        label, title = say("Chips before, {side}"), say("Chips before this deal, and which deal it is")
    sliders = [
        slider(
            "before",
            label.format(side=name),
            [n for n in on.scores if not on.targets or n < goal(v, hand)],
            score,
            said=chips_word(score).replace("-", "\N{MINUS SIGN}") if on.chips else "",
            data=side,
        )
        for side, (name, score) in enumerate(zip(names(v), hand.before, strict=True))
    ]
    if on.deals:
        text = say("{n} of {all}", n=hand.deal, all=on.deals)
        sliders.append(slider("deal", say("Deal"), range(1, on.deals + 1), hand.deal or 1, said=text))
    yield fold("before", title, lambda: [h("div", *sliders, class_="pl-pair")])
