"""The course: its lessons in order, each with its page, its purpose and its goals."""

from dataclasses import dataclass

from pinochle_learn.coach.situations import situations
from pinochle_learn.rules import Rules
from pinochle_learn.text import say


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson: a stable key, the notebook, and its words."""

    key: str
    notebook: str
    title: str
    purpose: str
    goals: tuple[str, ...]

    @property
    def name(self) -> str:
        """The title for people."""
        return say(self.title)

    def steps(self, rules: Rules) -> tuple[tuple[str, str], ...]:
        """What can become firm in this lesson at a table: keys and names. Empty: nothing to practise."""
        return _STEPS[self.key](rules) if self.key in _STEPS else ()


def _tricks(rules: Rules) -> tuple[tuple[str, str], ...]:
    found = tuple((s.key, s.name) for s in situations(rules))
    return (*found, ("winner", say("Who wins the trick")), ("worth", say("What the trick is worth")))


_STEPS = {"tricks": _tricks}

LESSONS = (
    Lesson(
        key="first-look",
        notebook="first_look.ipynb",
        title="A first look",
        purpose="One hand at your table: what it melds, what may be played, what it comes to.",
        goals=(
            "See how a hand is melded, played and settled at your table.",
            "Ask the rules about cards of your own.",
        ),
    ),
    Lesson(
        key="tricks",
        notebook="tricks.ipynb",
        title="Which cards may I play?",
        purpose="Follow suit, beat the best card if you must and can, and trump when you are out.",
        goals=(
            "Say of every card of a hand whether it may be played on a trick, and why.",
            "Know who wins a trick, and what it is worth.",
            "Know where your table plays it otherwise than others.",
        ),
    ),
)


def lesson(key: str) -> Lesson:
    """The lesson of this key."""
    return next(one for one in LESSONS if one.key == key)


def neighbours(key: str) -> tuple[Lesson | None, Lesson | None]:
    """The lessons before and after."""
    place = [one.key for one in LESSONS].index(key)
    before = LESSONS[place - 1] if place else None
    after = LESSONS[place + 1] if place + 1 < len(LESSONS) else None
    return before, after
