"""What an exercise on melds is: cards, choices of which exactly one is right, and what is said to each."""

from dataclasses import dataclass

from pinochle_learn.teaching.melds.hands import Group
from pinochle_learn.teaching.practice.answer import Answer
from pinochle_learn.text import say


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer that can be given: its label, whether it is right, what is said to it.

    ``slip`` names the mistake that leads here, where there is a certain one.
    """

    data: str | int
    label: str
    right: bool
    line: str
    slip: str = ""


@dataclass(frozen=True, slots=True)
class MeldExercise:
    """One question. ``group`` are the cards that are shown or claimed, ``laid`` the melds on the table.

    ``trump`` is ``None`` where it is asked for, ``asked`` a question of its own. Only the questions ``find``
    and ``bury`` can be without choices: there cards are the answer. ``reasons`` follow every answer. Where
    melds are laid one at a time ``hand`` is what is held besides ``laid``, ``fresh`` what is claimed from it,
    and ``turned`` the card turned for trump.
    """

    situation: str
    trump: str | None
    hand: Group
    group: Group = ()
    claimed: str = ""
    laid: tuple[Group, ...] = ()
    choices: tuple[Choice, ...] = ()
    reasons: tuple[str, ...] = ()
    slip: str = ""
    asked: str = ""
    kitty: Group = ()
    fresh: Group = ()
    turned: Group = ()

    @property
    def question(self) -> str:
        """What kind of question it is."""
        return self.situation.partition("-")[0]

    @property
    def right(self) -> Choice:
        """The choice that is right."""
        return next(choice for choice in self.choices if choice.right)

    @property
    def shown(self) -> tuple[object, ...]:
        """What the learner is shown, by which exercises differ."""
        return (self.trump, self.hand, self.group, self.laid, self.turned)

    @property
    def slips(self) -> tuple[str, ...]:
        """The mistakes that it is about."""
        found = (self.slip, *(choice.slip for choice in self.choices))
        return tuple(dict.fromkeys(slip for slip in found if slip))

    def answer(self, data: object) -> Answer:
        """Judges what was said."""
        said = next((c for c in self.choices if c.data == data and type(c.data) is type(data)), None)
        if said is None:
            return Answer(right=False, line=say("That is none of the answers."))
        return Answer(right=said.right, line=said.line, reasons=self.reasons)
