"""Which tables know a situation of scoring, and which hands are truly of it."""

from collections.abc import Callable

from pinochle_learn.lessons.scoring.suits.practise.situation import Case
from pinochle_learn.rules import Rules
from pinochle_learn.teaching.scores.ranges import grid

Known = Callable[[Rules], bool]
Fits = Callable[[Case], bool]


def all_of(*conditions: Known) -> Known:
    """A table that meets all of some conditions."""
    return lambda rules: all(condition(rules) for condition in conditions)


def unbid(rules: Rules) -> bool:
    """There is no auction."""
    return not rules.auctioned


def rounds(rules: Rules) -> bool:
    """Trick points are rounded for the score, and may end in any digit."""
    rounding = unbid(rules) and rules.count.rounding.value != "none"
    return rounding and len({points % 10 for points in grid(rules).middle}) == 10  # noqa: PLR2004 - digits


def declares(rules: Rules) -> bool:
    """A player may declare out."""
    return unbid(rules) and rules.game.declare_out.value


def higher_wins(rules: Rules) -> bool:
    """Of two past the target the higher wins."""
    return unbid(rules) and rules.game.first_past.value == "higher"


def raises(rules: Rules) -> bool:
    """When both are past the target it is raised."""
    return unbid(rules) and rules.game.first_past.value == "raise"


def points(rules: Rules) -> bool:
    """Scores are points, not chips."""
    return not grid(rules).chips


def chips(rules: Rules) -> bool:
    """Bids are paid in chips."""
    return grid(rules).chips


def doubles(rules: Rules) -> bool:
    """Some trump suit doubles the chips."""
    return rules.chips is not None and bool(rules.chips.doubled.value)


def saves_by_trick(rules: Rules) -> bool:
    """One trick saves a meld, whatever is in it."""
    return rules.settling.save_meld.value == "trick"


def needs_points(rules: Rules) -> bool:
    """More trick points are needed than the fewest that cards can make."""
    return grid(rules).needed > grid(rules).points[1]


def few_save(rules: Rules) -> bool:
    """The fewest points that cards can make save a meld, or one trick does."""
    return points(rules) and not needs_points(rules)


def needs_meld(rules: Rules) -> bool:
    """A small meld does not count."""
    return grid(rules).least > 0


def binds_all(rules: Rules) -> bool:
    """The bidders as well can lose their meld for want of tricks."""
    return rules.settling.saving_binds.value == "all"


def throws_in(rules: Rules) -> bool:
    """A hand may be thrown in."""
    return points(rules) and rules.settling.throw_in.value != "never"


def stops_or_throws(rules: Rules) -> bool:
    """Some hands are not played, for points."""
    return throws_in(rules) or rules.settling.out_of_reach.value == "stop"


def meld_wins(rules: Rules) -> bool:
    """A meld that reaches the bid wins without play."""
    return rules.settling.meld_wins.value


def plays_on(rules: Rules) -> bool:
    """A meld that reaches the bid is played all the same."""
    return not meld_wins(rules)


def all_may_pass(rules: Rules) -> bool:
    """A hand without a bid is possible."""
    return rules.bidding.all_pass.value == "next_deal"


def wants_marriage(rules: Rules) -> bool:
    """Without a marriage there is no trump."""
    return rules.trumps.marriage.value


def pays_renege(rules: Rules) -> bool:
    """A renege has a price."""
    return rules.settling.renege.value != "none"


def pays_wrong_call(rules: Rules) -> bool:
    """So has a wrong call."""
    return pays_renege(rules) and rules.settling.wrong_call.value != "none"


def gives_bid(rules: Rules) -> bool:
    """A lost bid goes to the others."""
    return rules.settling.lost_bid.value == "to_others"


def has_nines(rules: Rules) -> bool:
    """Nines of trump are a meld."""
    return points(rules) and bool(grid(rules).nines)


def has_target(rules: Rules) -> bool:
    """A game ends at a target."""
    return grid(rules).target is not None


def has_deals(rules: Rules) -> bool:
    """A game is so many deals."""
    return grid(rules).deals is not None


def limited(rules: Rules) -> bool:
    """A score may be so low that the game is lost."""
    return grid(rules).limit is not None


def unlimited(rules: Rules) -> bool:
    """A score may fall as low as it will."""
    return has_target(rules) and not limited(rules) and rules.settling.lost_bid.value == "minus_bid"


def several(rules: Rules) -> bool:
    """Each of three or more plays for points of his own."""
    return points(rules) and grid(rules).sides > 2  # noqa: PLR2004 - more than a side and the other


# --- hands -------------------------------------------------------------------------------------------------


def any_hand(_c: Case) -> bool:
    """Whatever is drawn."""
    return True


def made(c: Case) -> bool:
    """The bid is made in play."""
    return c.played and c.settled.outcome == "made"


def lost(c: Case) -> bool:
    """The bid is lost in play, and not for want of a trick."""
    return c.played and c.settled.outcome in {"set", "double bete"} and "lost" not in c.bidders.rule


def nothing_taken(c: Case) -> bool:
    """The others took no trick point, and are not paid the bid."""
    return c.played and not c.others.trick_points and "award" not in c.others.rule


def outcome(word: str) -> Fits:
    """Hands that end so."""
    return lambda c: c.settled.outcome == word


def won_by(rule: str | None) -> Fits:
    """Games that end by this rule."""
    return lambda c: c.settled.game_rule == rule


def others_by(*rules: str) -> Fits:
    """Hands whose defending side comes under one of these rules."""
    return lambda c: c.played and c.others.rule in rules


def others_lead(c: Case) -> bool:
    """The trap: the bidders are counted first, and have fewer."""
    after = c.settled.after
    return max(after) > after[c.hand.bidder or 0]
