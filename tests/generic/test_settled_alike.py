"""A deal's result is what ``settle`` says of the same facts."""

from random import Random

from tests.support.playing import bought, play_out, scores_before
from tests.support.tables import AT_ONCE, each

MELDING = each(AT_ONCE)


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
    told = {"before": deal.before}
    if v.rules.game.deals.value is not None:
        told["deal_number"] = deal.number
    if v.rules.turns is not None:
        return told | {"left": deal.hands}
    if v.rules.colours is not None and deal.tricks:
        told["second_meld"] = deal.second_meld
    if not v.rules.auctioned:
        told |= {"meld": deal.meld, "trick_points": deal.trick_points}
        return told | ({"declared_out": declarer(deal, v)} if "declare out" in deal.history else {})
    if view.bid is None:
        return told
    told |= {"bid": view.bid, "bidder": v.side_of(view.bidder), "meld": deal.meld}
    told |= choices(deal, v)
    if rules.nines_exempt.value:
        told["nines_only"] = nines_alone(deal, v)
    if deal.tricks:
        told["trick_points"] = deal.trick_points
        if rules.save_meld.value == "trick":
            told["tricks_taken"] = tricks_by_side(deal, v)
    return told


def declarer(deal, v):
    """The side that declared out, by the act that ended the deal."""
    deal.undo()
    side = v.side_of(deal.to_act)
    deal.act("declare out")
    return side


def choices(deal, v):
    """What the bidder named, or gave up."""
    told = {}
    if "throw in" in deal.history:
        told["thrown_in"] = True
    if "concede" in deal.history:
        told["conceded"] = True
    if v.rules.chips is not None:
        told["trump"] = deal.trump
    if v.rules.trump.marriage.value and deal.trump is None:
        told["has_marriage"] = False
    return told


def test_the_result_is_that_of_the_facts(v):
    rng = Random(v.id)
    for _ in range(40):
        before = scores_before(v, rng, near=rng.random() < 0.5)
        deal = v.deal(seed=rng.randrange(2**31), dealer=rng.randrange(v.rules.players), before=before)
        play_out(v, deal, rng)
        assert deal.result == v.settle(**facts(deal, v))


@MELDING
def test_the_melds_of_a_side_are_the_melds_of_its_hands(v):
    """When everybody who may meld lays the best, a side melds what its hands do."""
    rng, laid = Random(v.id), 0
    for _ in range(20):
        deal = bought(v, v.deal(seed=rng.randrange(2**31)))
        to_the_melds(v, deal, rng)
        alone = v.rules.meld.who.value == "bidder"
        sides = [0] * len(deal.scores)
        for seat, hand in enumerate(deal.hands):
            if deal.phase == "meld" and (not alone or seat == deal.to_act):
                sides[v.side_of(seat)] += v.meld(hand, trump=deal.trump).points
        while deal.phase == "meld":
            deal.act(deal.actions()[0])
        assert deal.meld == tuple(sides)
        laid += any(sides)
    assert laid > 10


@MELDING
def test_showing_nothing_melds_nothing(v):
    """Where aces around must be declared, nobody has any."""
    rng = Random(v.id)
    deals = (bought(v, v.deal(seed=seed, dealer=v.rules.players - 1)) for seed in range(3, 100))
    deal = next(deal for deal in deals if not (v.rules.settle.aces_declared.value and aces_around(deal)))
    to_the_melds(v, deal, rng)
    while deal.phase == "meld":
        deal.act("meld")
    nothing = [0] * len(deal.scores)
    assert list(deal.meld) == nothing
    play_out(v, deal, rng)
    outcomes = {"set", "out of reach", "thrown in", "made", "single bete", "double bete"}
    assert deal.result.outcome in (outcomes if v.rules.auctioned else {"no contract"})
    assert [side.meld for side in deal.result.sides] == nothing


def to_the_melds(v, deal, rng):
    """Goes on to the melds, or to the end of a deal that does not come so far."""
    if deal.phase != "meld":
        play_out(v, deal, rng, until=lambda d: d.phase in ("meld", "over"))


def aces_around(deal):
    """Says whether some hand holds an ace in every suit."""
    return any({"AS", "AH", "AD", "AC"} <= set(map(str, hand)) for hand in deal.hands)
