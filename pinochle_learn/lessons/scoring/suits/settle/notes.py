"""What a table has, and what it has instead of what others have: one line for each mechanism of scoring."""

from collections.abc import Iterator

from pinochle_learn.cards.card import suit_name
from pinochle_learn.front import Variant
from pinochle_learn.lessons.scoring.suits.settle.renege import acts
from pinochle_learn.teaching.scores.ranges import grid
from pinochle_learn.teaching.scores.rounding import rounds
from pinochle_learn.teaching.scores.words import by_side_size
from pinochle_learn.text import listed, say


def here(v: Variant) -> list[str]:
    """One line for each mechanism."""
    if not v.rules.auctioned:
        return list(_unbid(v))
    return [
        _saving(v),
        *_least_meld(v),
        _out_of_reach(v),
        _given_up(v),
        _meld_wins(v),
        _lost_bid(v),
        _marriage(v),
        _kitty(v),
        _renege(v),
        *_nines(v),
        _paid(v),
    ]


def _unbid(v: Variant) -> Iterator[str]:
    """What a table has where nobody bids."""
    yield say("There is no auction: nobody promises anything, so there is no bid to make, lose or throw in.")
    yield say("Both score what they melded and what they took, and every deal is played out.")
    yield _saving(v)
    yield from _least_meld(v)
    if rounds(v):
        yield say("Trick points are rounded to tens for the score: 7, 8 and 9 go up, the rest down.")
    else:
        yield say("Trick points are written down as they are, without rounding.")
    if v.rules.game.declare_out.value:
        yield say("A player may declare out; for that nothing is rounded.")
    else:
        yield say("Nobody declares out.")
    yield say("The suit of the turned card is trump, so nobody names it.")
    if v.rules.stock is not None:
        yield say(
            "There is no kitty but a stock: the tricks won while it lasts count as well as those after it."
        )
    yield _renege(v)
    yield _paid(v)


def _saving(v: Variant) -> str:
    rules, on = v.rules.settling, grid(v.rules)
    words = {
        "trick": say("One trick keeps a meld, whatever is in it."),
        "trick_point": say("One trick point keeps a meld: a card that counts, or the last trick."),
        "points_20": say("It takes {n} trick points for anything to count.", n=on.needed),
        "never": say("No trick is needed to keep a meld."),
    }
    line = words[rules.save_meld.value]
    if rules.save_meld.value == "never":
        return line
    if rules.saving_binds.value == "all":
        also = by_side_size(v, "The bidders are bound by that too.", "The bidder is bound by that too.")
        return f"{line} {also}"
    return f"{line} {say('Only the defenders are bound by that.')}"


def _least_meld(v: Variant) -> Iterator[str]:
    least = grid(v.rules).least
    if least:
        yield say("A meld below {n} does not count, and bidders below it lose their bid unplayed.", n=least)
    elif v.rules.meld.who.value == "bidder":
        yield say("Only the bidder melds, and any meld counts towards the bid.")
    else:
        yield say("There is no least meld: even the smallest counts.")


def _out_of_reach(v: Variant) -> str:
    if v.rules.settling.out_of_reach.value == "stop":
        return say("A bid that meld and all trick points cannot reach is lost without play.")
    return say("A bid that is out of reach may be played all the same.")


def _given_up(v: Variant) -> str:
    if grid(v.rules).chips:
        return say("The bidder may concede any hand before the first lead.")
    words = {
        "never": say("No hand can be thrown in."),
        "out_of_reach": by_side_size(
            v, "The bidders may throw in a hand out of reach.", "The bidder may throw in a hand out of reach."
        ),
        "any": by_side_size(v, "The bidders may throw in any hand.", "The bidder may throw in any hand."),
    }
    return words[v.rules.settling.throw_in.value]


def _meld_wins(v: Variant) -> str:
    if v.rules.settling.meld_wins.value:
        return say("A meld that reaches the bid wins without play.")
    return say("A meld that reaches the bid still has to be played.")


def _lost_bid(v: Variant) -> str:
    if grid(v.rules).chips:
        return say("A lost bid costs chips, once if conceded, more often if it fails in play.")
    if v.rules.settling.lost_bid.value == "to_others":
        return say("A lost bid is not taken off: the other side receives it with its meld.")
    return by_side_size(
        v,
        "A lost bid is taken off the bidders' score, and goes to nobody.",
        "A lost bid is taken off the bidder's score, and goes to nobody.",
    )


def _marriage(v: Variant) -> str:
    if v.rules.trumps.marriage.value:
        return say("Trump must be a suit of which the bidder holds a marriage; without any the bid is lost.")
    return say("Any suit may be trump, so no bid is lost for want of a marriage.")


def _kitty(v: Variant) -> str:
    if v.rules.kitty is not None:
        return say("What the bidder buries counts with the bidder's tricks.")
    return say("There is no kitty: only tricks are counted.")


def _renege(v: Variant) -> str:
    rules = v.rules.settling
    if rules.renege.value == "none":
        return say("The source gives no price for a renege: agree on one before you play.")
    line = say("A renege pays the other side the bid and its meld.")
    if rules.wrong_call.value == "callers_renege":
        line = f"{line} {say('So does a wrong call.')}"
    return f"{line} {acts(v)}"


def _nines(v: Variant) -> Iterator[str]:
    if not grid(v.rules).nines:
        yield say("There are no nines in this pack.")
    elif v.rules.settling.nines_exempt.value:
        yield say("Nines of trump that are the only meld save themselves.")
    elif v.rules.meld.who.value == "all":
        yield say("Nines of trump do not save themselves.")


def _paid(v: Variant) -> str:
    chips = v.rules.chips
    if chips is None:
        return say("Points are written on a score; there are no chips.")
    suits = listed(map(suit_name, chips.doubled.value))
    return say("Chips are paid from hand to hand, double with {suits} as trump unless conceded.", suits=suits)


def unit_scale(v: Variant) -> list[tuple[str, int]]:
    """The bids and the chips that they stand for, and two bids above the scale."""
    chips, on = v.rules.chips, grid(v.rules)
    if chips is None:
        return []
    units, (step, more) = chips.units.value, chips.beyond.value
    rows = [*units, *((units[-1][0] + n * step, units[-1][1] + n * more) for n in (1, 2))]
    starts = [start for start, _ in rows]
    found = []
    for place, (start, n) in enumerate(rows):
        end = starts[place + 1] if place + 1 < len(starts) else start + step
        found.append((say("{low} to {high}", low=start, high=max(b for b in on.bids if b < end)), n))
    return found


def worth_playing(v: Variant, made: int, lost: int, conceded: int) -> str:
    """From which chance on playing costs less than conceding, from what each opponent pays in every case."""
    above, span = conceded - lost, made - lost
    if above <= 0 or v.rules.chips is None:
        return ""
    whole = next(n for n in range(1, span + 1) if (above * n) % span == 0)
    text = "Play on if you expect to make it more often than {times} in {of}; else conceding costs less."
    return say(text, times=above * whole // span, of=whole)
