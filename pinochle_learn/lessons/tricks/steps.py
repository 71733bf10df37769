"""What can become firm in the lesson on tricks."""

from pinochle_learn.lessons.tricks.reneges.situations import renege_situations
from pinochle_learn.lessons.tricks.suits.situations import situations
from pinochle_learn.rules import Rules
from pinochle_learn.text import say


def trick_steps(rules: Rules) -> tuple[tuple[str, str], ...]:
    """Keys and names: which cards may be played, who wins and what the trick is worth, reneges."""
    found = tuple((s.key, s.name) for s in situations(rules))
    along = (("winner", say("Who wins the trick")), ("worth", say("What the trick is worth")))
    return (*found, *along, *((s.key, s.name) for s in renege_situations(rules)))
