"""One step of a worked hand."""

from dataclasses import dataclass

from pinochle_learn.teaching.scores.hand import Hand


@dataclass(frozen=True, slots=True)
class StepText:
    """One step of the story: its name, what is told, and the hand as far as it is known.

    ``shown`` says how much of the score sheet can be filled in: ``bid``, ``meld``, ``tricks`` or ``score``.
    """

    key: str
    title: str
    lines: tuple[str, ...]
    hand: Hand
    shown: str

    @property
    def settles(self) -> bool:
        """Says whether the step ends with scores."""
        return self.shown == "score"
