"""The branches of the rules on melds: what a learner has to be firm in, one by one."""

from collections.abc import Callable
from dataclasses import dataclass

from pinochle_learn.rules import Rules
from pinochle_learn.text import say

NAME, CLAIM, TOTAL, FIND, TRUMP, HELP = "name", "claim", "total", "find", "trump", "help"
QUESTIONS = (NAME, CLAIM, TOTAL, FIND, TRUMP, HELP)


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


def knows_run_extras(rules: Rules) -> bool:
    """Says whether this table pays a run with extra cards as a meld of its own."""
    return any(rules.meld.run_extras.value in rule.readings for rule in rules.meld.melds)


S = MeldSituation
SITUATIONS = (
    S("name-run", "Name a run"),
    S("claim-run", "A run counts in trump only"),
    S("name-royal-marriage", "Name a royal marriage"),
    S("name-marriage", "Name a marriage"),
    S("claim-marriage", "A marriage is of one suit"),
    S("claim-royal-inside", "The marriage inside a run"),
    S("total-run", "Add up a hand with a run"),
    S("name-dix", "Name a dix"),
    S("claim-dix", "Which nine is a dix"),
    S("total-dix", "Add up a hand with plain nines"),
    S("name-pinochle", "Name a pinochle"),
    S("claim-pinochle", "The two cards of a pinochle"),
    S("total-pinochle", "Add up a hand with half a pinochle"),
    S("name-around", "Name cards of one rank"),
    S("claim-around", "Four of a rank, in four suits or three"),
    S("total-around", "Add up a hand with four of a rank in three suits"),
    S("name-none", "Cards that are no meld"),
    S("claim-shared", "One card in several melds"),
    S("total-shared", "Add up a hand whose cards serve twice"),
    S("find-few", "Find all melds of a plain hand"),
    S("name-extras", "Name a run with extra cards", knows_run_extras),
    S("claim-extras", "A run with extra trump kings and queens"),
    S("total-extras", "Add up a run with extra kings and queens"),
    S("name-double", "Name a double"),
    S("claim-double", "What doubles, and what does not"),
    S("total-double", "Add up a hand with a double"),
    S("total-each", "Add up a hand with the same meld twice"),
    S("total-nothing", "Add up a hand without melds"),
    S("find-many", "Find all melds of a rich hand"),
    S("trump-run", "Choose trump: one suit holds a run"),
    S("trump-marriage", "Choose trump: no suit holds a run"),
    S("help-run", "One more card: for a run"),
    S("help-marriage", "One more card: for a marriage"),
    S("help-pinochle", "One more card: for a pinochle"),
    S("help-around", "One more card: for four of a rank"),
)
