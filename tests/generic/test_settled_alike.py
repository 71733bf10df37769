"""A deal's result is what ``settle`` says of the same facts."""

from random import Random

from tests.support.playing import play_out


def nines_alone(deal, v):
    """Which sides laid nothing but nines of trump."""
    keys = [set() for _ in deal.scores]
    for seat, melds in enumerate(deal.view(0).melds):
        keys[v.side_of(seat)] |= {meld.key for meld in melds}
    return tuple(laid == {"dix"} for laid in keys)


def tricks_by_side(deal, v):
    """Tricks taken by each side."""
    taken = [0] * len(deal.scores)
    for trick in deal.view(0).tricks:
        taken[v.side_of(trick.winner)] += 1
    return tuple(taken)


def facts(deal, v):
    """The facts of a deal as the front door takes them; only what the table has a use for."""
    view, rules = deal.view(0), v.rules.settle
    if view.bid is None:
        return {"before": deal.before}
    told = {"bid": view.bid, "bidder": v.side_of(view.bidder), "meld": deal.meld, "before": deal.before}
    if rules.nines_exempt.value:
        told["nines_only"] = nines_alone(deal, v)
    if "throw in" in deal.history:
        told["thrown_in"] = True
    if deal.tricks:
        told["trick_points"] = deal.trick_points
        if rules.save_meld.value == "trick":
            told["tricks_taken"] = tricks_by_side(deal, v)
    return told


def test_the_result_is_that_of_the_facts(v):
    rng = Random(v.id)
    for _ in range(80):
        before = [rng.randint(-20, 160) * v.scale for _ in range(2)]
        deal = v.deal(seed=rng.randrange(2**31), dealer=rng.randrange(4), before=before)
        play_out(v, deal, rng)
        assert deal.result == v.settle(**facts(deal, v))


def test_the_melds_of_a_side_are_the_melds_of_its_hands(v):
    """When everybody lays the best, a side melds what its two hands do."""
    rng = Random(v.id)
    for _ in range(20):
        deal = v.deal(seed=rng.randrange(2**31))
        play_out(v, deal, rng, until=lambda d: d.phase == "meld")
        sides = [0, 0]
        for seat, hand in enumerate(deal.hands):
            sides[v.side_of(seat)] += v.meld(hand, trump=deal.trump).points if deal.trump else 0
        while deal.phase == "meld":
            deal.act(deal.actions()[0])
        assert deal.meld == tuple(sides)


def test_showing_nothing_melds_nothing(v):
    rng = Random(v.id)
    deal = v.deal(seed=3, dealer=3).act(f"bid {v.rules.auction.minimum.value}")
    play_out(v, deal, rng, until=lambda d: d.phase == "meld")
    while deal.phase == "meld":
        deal.act("meld")
    assert deal.meld == (0, 0)
    play_out(v, deal, rng)
    assert deal.result.outcome in ("set", "out of reach", "thrown in", "made")
    assert [side.meld for side in deal.result.sides] == [0, 0]
