"""Other ends of a worked hand: what if a little less were taken, nothing, too little melded, conceded?"""

from collections.abc import Iterator

from pinochle_learn.cards.card import suit_name
from pinochle_learn.front import Variant
from pinochle_learn.lessons.scoring.suits.worked.step_text import StepText
from pinochle_learn.teaching.scores.clamp import tells_the_sources_hand
from pinochle_learn.teaching.scores.hand import Hand, Renege, beyond, may_give_up, settled, stops
from pinochle_learn.teaching.scores.ranges import grid
from pinochle_learn.teaching.scores.split import moved, nearest
from pinochle_learn.teaching.scores.words import by_side_size, names, signed
from pinochle_learn.text import say

End = tuple[str, str, Hand, tuple[str, ...]]  # key, title, hand, what is added to its settlement


def what_ifs(v: Variant, hand: Hand) -> tuple[StepText, ...]:
    """The other ends that a table knows."""
    ends = [*_tricks(v, hand), *_unplayed(v, hand), *_twenty(v, hand), *_chips(v, hand), *_game(v, hand)]
    return tuple(
        StepText(key, title, (settled(v, other).why, *more), other, "score")
        for key, title, other, more in ends
    )


def _tricks(v: Variant, hand: Hand) -> Iterator[End]:
    on, own = grid(v.rules), hand.bidder or 0
    need = hand.bid - hand.own_meld
    few = 5 * v.scale if tells_the_sources_hand(v) else max(n for n in on.points if n < need)
    title = by_side_size(v, "What if they took {n}?", "What if {side} took {n}?", n=few, side=names(v)[own])
    yield "one-short", title, moved(v, hand, own, few), ()
    if on.chips:
        return
    side = names(v)[hand.defender]
    title = say("What if {side} took no trick point?", side=side)
    lost = moved(v, hand, own, on.total) if on.pair else moved(v, hand, hand.defender, 0)
    yield "nothing", title, lost, tuple(_more_nothing(v, lost))


def _more_nothing(v: Variant, hand: Hand) -> Iterator[str]:
    on = grid(v.rules)
    if on.needed > on.points[1]:
        yield say("It takes {n} in tricks at this table, not just one.", n=on.needed)
    elif v.rules.settling.save_meld.value != "trick":
        yield say("A trick of cards that do not count would not help at this table.")
    else:
        bare = settled(v, hand.put("bare", hand.defender, 1))
        yield say(
            "That is without a single trick. With one trick, even of cards that do not count: {why}",
            why=bare.sides[hand.defender].why,
        )


def _unplayed(v: Variant, hand: Hand) -> Iterator[End]:
    on = grid(v.rules)
    bid = nearest([n for n in on.bids if n > hand.own_meld + on.total], 60 * v.scale)
    far = hand.but(bid=bid)
    yield "sixty", say("What if the bid were {n}?", n=bid), far, tuple(_more_far(v, far))
    if v.rules.trumps.marriage.value:
        title = say("What if {who} held no marriage?", who=names(v)[hand.bidder or 0])
        yield "no-marriage", title, hand.but(marriage=False), ()
    if v.rules.settling.renege.value != "none":
        own, other = hand.bidder or 0, hand.defender
        title = say("What if {side} reneged?", side=names(v)[other])
        text = say(
            "Only an opponent may call it. Had {side} called wrongly, the price would be theirs.",
            side=names(v)[own],
        )
        yield "renege", title, hand.but(renege=Renege(other)), (text,)


def _more_far(v: Variant, hand: Hand) -> Iterator[str]:
    if stops(v, hand):
        return
    on, side = grid(v.rules), names(v)[hand.bidder or 0]
    reach = hand.own_meld + on.total
    text = "Even with every trick {side} would have {reach}. This table plays such a hand all the same."
    yield say(text, reach=reach, side=side)
    if not on.chips:
        yield by_side_size(
            v,
            "So it is lost in the play, and the other side scores its tricks as well.",
            "So it is lost in the play, and the others score their tricks as well.",
        )
    if beyond(v, hand) and may_give_up(v, hand):
        given = settled(v, hand.but(given_up=True))
        if on.chips:
            yield say("Conceded, it would cost less. {why}", why=given.sides[hand.bidder or 0].why)
            return
        text = "{side} may throw it in instead, which keeps {others} at {change}."
        change = signed(given.change[hand.defender])
        yield say(text, side=_thrower(v), others=names(v)[hand.defender], change=change)


def _thrower(v: Variant) -> str:
    return by_side_size(v, "South", "The bidder")


def _twenty(v: Variant, hand: Hand) -> Iterator[End]:
    """The edges of a rule of twenty, for the bidders."""
    on, own = grid(v.rules), hand.bidder or 0
    if on.needed > on.points[1]:
        few, sides = on.needed - v.scale, names(v)
        title = say("What if {side} took {n} in tricks and melded enough?", side=sides[own], n=few)
        enough = moved(v, hand.put("meld", own, hand.bid - few), own, few)
        yield (
            "few-tricks",
            title,
            enough,
            (say("The sum would be the bid, but {n} in tricks are not {least}.", n=few, least=on.needed),),
        )
    if on.least:
        small = on.least - v.scale
        title = say("What if {side} melded {n}?", side=names(v)[own], n=small)
        yield "small-meld", title, hand.put("meld", own, small), ()


def _chips(v: Variant, hand: Hand) -> Iterator[End]:
    chips, own = v.rules.chips, names(v)[hand.bidder or 0]
    if chips is None:
        return
    yield "conceded", say("What if {side} conceded?", side=own), hand.but(given_up=True), ()
    if chips.doubled.value:
        spades = hand.but(trump=chips.doubled.value[0])
        yield "doubled", say("What if {suit} were trump?", suit=suit_name(chips.doubled.value[0])), spades, ()
    if v.rules.settling.meld_wins.value:
        enough = hand.put("meld", hand.bidder or 0, hand.bid)
        yield "meld-wins", say("What if the meld were {n}?", n=hand.bid), enough, ()


def _game(v: Variant, hand: Hand) -> Iterator[End]:
    on, own = grid(v.rules), hand.bidder or 0
    if on.target is None:
        yield "last", say("What if it were deal {n}?", n=on.deals), hand.but(deal=on.deals), ()
        return
    before = hand.by_side(hand.before[own], *(on.target - 10 * v.scale for _ in hand.others))
    title = by_side_size(v, "What if both got past {n}?", "What if all got past {n}?", n=on.target)
    yield "both", title, hand.but(before=before), ()
