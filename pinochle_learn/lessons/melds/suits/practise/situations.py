"""The branches of the rules on melds: what a learner has to be firm in, one by one."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from pinochle_learn.rules import MeldRule, Rules
from pinochle_learn.teaching.melds.hands import (
    has_dix,
    is_around,
    is_marriage,
    is_pinochle,
    is_royal,
    is_run,
    melds_first,
    pays,
    pays_copies,
)
from pinochle_learn.text import say

NAME, CLAIM, TOTAL, FIND = "name", "claim", "total", "find"
TRUMP, HELP, BURY, GROW = "trump", "help", "bury", "grow"


@dataclass(frozen=True, slots=True)
class MeldSituation:
    """One branch: a stable key that begins with its question, its name, and whether a table knows it."""

    key: str
    title: str
    known: Callable[[Rules], bool] = lambda _rules: True

    @property
    def question(self) -> str:
        """What kind of question asks it."""
        return self.key.partition("-")[0]

    @property
    def name(self) -> str:
        """The name for people."""
        return say(self.title)


def meld_situations(rules: Rules) -> tuple[MeldSituation, ...]:
    """The branches that a table knows, in teaching order."""
    return tuple(situation for situation in SITUATIONS if situation.known(rules))


def meld_steps(rules: Rules) -> tuple[tuple[str, str], ...]:
    """Their keys and names, as the course lists them."""
    return tuple((situation.key, situation.name) for situation in meld_situations(rules))


def questions(rules: Rules) -> tuple[str, ...]:
    """The kinds of question that a table knows, in teaching order."""
    asked = {situation.question for situation in meld_situations(rules)}
    return tuple(kind for kind in (NAME, CLAIM, TOTAL, FIND, TRUMP, HELP, BURY, GROW) if kind in asked)


def knows_run_extras(rules: Rules) -> bool:
    """Says whether this table pays a run with extra cards as a meld of its own."""
    return any(rules.meld.run_extras.value in rule.readings for rule in rules.meld.melds)


def _copies(n: int) -> Callable[[Rules], bool]:
    return partial(pays_copies, copies=n)


def _pays(*kinds: Callable[[MeldRule], bool]) -> Callable[[Rules], bool]:
    """A table that pays a meld of each kind."""
    return lambda rules: all(pays(rules, fits) for fits in kinds)


def _adds(*kinds: Callable[[MeldRule], bool]) -> Callable[[Rules], bool]:
    """The same, where a hand is added up."""
    return lambda rules: _at_once(rules) and all(pays(rules, fits) for fits in kinds)


def _adds_doubles(rules: Rules) -> bool:
    return _at_once(rules) and pays_copies(rules, 2)


def _several(rule: MeldRule) -> bool:
    """Each further copy pays once more; runs are asked about elsewhere."""
    return rule.each.value and not is_run(rule)


def _marries(rule: MeldRule) -> bool:
    return is_marriage(rule) or is_royal(rule)


def _no_dix(rules: Rules) -> bool:
    return _at_once(rules) and "9" not in rules.pack.ranks.value


def _adds_dix(rules: Rules) -> bool:
    return _at_once(rules) and has_dix(rules)


def _adds_extras(rules: Rules) -> bool:
    return _at_once(rules) and knows_run_extras(rules)


def _least_meld(rules: Rules) -> bool:
    return rules.settling.least_meld.value > 0


def _needs_marriage(rules: Rules) -> bool:
    return rules.trumps.marriage.value


def _at_once(rules: Rules) -> bool:
    """Says whether a hand is melded whole, so that it can be added up."""
    return rules.stock is None


def _grows(rules: Rules) -> bool:
    return rules.stock is not None


def _grows_fresh(rules: Rules) -> bool:
    return rules.stock is not None and rules.stock.fresh_card.value and _grows(rules)


def _grows_with_dix(rules: Rules) -> bool:
    return rules.stock is not None and has_dix(rules)


def _kitty(rules: Rules) -> bool:
    return rules.kitty is not None


def _bury_unmelded(rules: Rules) -> bool:
    return rules.kitty is not None and melds_first(rules) and not rules.kitty.bury_melded.value


def _bury_trump_last(rules: Rules) -> bool:
    return rules.kitty is not None and rules.kitty.bury_trump.value == "last"


def _meld_after_burying(rules: Rules) -> bool:
    return rules.kitty is not None and not melds_first(rules)


S = MeldSituation
SITUATIONS = (
    S("name-run", "Name a run", _pays(is_run)),
    S("claim-run", "A run counts in trump only", _pays(is_run)),
    S("name-royal-marriage", "Name a royal marriage", _pays(is_royal)),
    S("name-marriage", "Name a marriage", _pays(is_marriage)),
    S("claim-marriage", "A marriage is of one suit", _pays(is_marriage)),
    S("claim-royal-inside", "The marriage inside a run", _pays(is_run, is_royal, is_marriage)),
    S("total-run", "Add up a hand with a run", _adds(is_run, is_royal)),
    S("name-dix", "Name a dix", has_dix),
    S("claim-dix", "Which nine is a dix", has_dix),
    S("total-dix", "Add up a hand with plain nines", _adds_dix),
    S("total-no-dix", "Add up a hand: no nines, no dix", _no_dix),
    S("name-pinochle", "Name a pinochle", _pays(is_pinochle)),
    S("claim-pinochle", "The two cards of a pinochle", _pays(is_pinochle)),
    S("total-pinochle", "Add up a hand with half a pinochle", _adds(is_pinochle)),
    S("name-around", "Name cards of one rank", _pays(is_around)),
    S("claim-around", "Four of a rank, in four suits or three", _pays(is_around)),
    S("total-around", "Add up a hand with four of a rank in three suits", _adds(is_around)),
    S("name-none", "Cards that are no meld"),
    S("claim-shared", "One card in several melds"),
    S("total-shared", "Add up a hand whose cards serve twice", _at_once),
    S("find-few", "Find all melds of a plain hand", _at_once),
    S("name-extras", "Name a run with extra cards", knows_run_extras),
    S("claim-extras", "A run with extra trump kings and queens", _pays(is_run)),
    S("total-extras", "Add up a run with extra kings and queens", _adds(is_run)),
    S("name-double", "Name a double", _copies(2)),
    S("claim-double", "What doubles, and what does not", _copies(2)),
    S("total-double", "Add up a hand with a double", _adds_doubles),
    S("name-triple", "Name a triple", _copies(3)),
    S("claim-triple", "What makes a triple", _copies(3)),
    S("total-triple", "Add up a hand with a triple", _copies(3)),
    S("name-quadruple", "Name a quadruple", _copies(4)),
    S("claim-quadruple", "What makes a quadruple", _copies(4)),
    S("total-quadruple", "Add up a hand with a quadruple", _copies(4)),
    S("total-each", "Add up a hand with the same meld twice", _adds(_several)),
    S("total-nothing", "Add up a hand without melds", _at_once),
    S("total-side", "A side's meld that may be too small to count", _least_meld),
    S("find-many", "Find all melds of a rich hand", _at_once),
    S("trump-run", "Choose trump: one suit holds a run", _adds(is_run)),
    S("trump-marriage", "Choose trump: no suit holds a run", _adds(is_royal)),
    S("trump-allowed", "Which suits may be named", _needs_marriage),
    S("help-run", "One more card: for a run", _adds(is_run)),
    S("help-marriage", "One more card: for a marriage", _adds(_marries)),
    S("help-pinochle", "One more card: for a pinochle", _adds(is_pinochle)),
    S("help-around", "One more card: for four of a rank", _adds(is_around)),
    S("bury-plain", "Bury cards that may go", _bury_unmelded),
    S("bury-trump", "When trumps have to be buried", _bury_trump_last),
    S("bury-keep", "Bury and keep the meld", _meld_after_burying),
    S("bury-most", "Bury as many points as one may", _kitty),
    S("bury-worth", "What the buried cards are worth", _kitty),
    S("grow-fresh", "A fresh card for each meld", _grows_fresh),
    S("grow-type", "A card on the table, in another type", _grows),
    S("grow-used", "A card on the table, in the same type", _grows),
    S("grow-higher", "A higher meld of the same type", _grows),
    S("grow-first", "Which meld first", _grows),
    S("grow-last", "Which meld, if no more tricks are won", _grows),
    S("grow-total", "What all melds pay, one by one", _grows),
    S("grow-dix", "The nine of trump after a trick", _grows_with_dix),
)
