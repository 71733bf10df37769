"""What a learner is firm in, and what comes back: a small ladder for each situation.

Each situation stands on a rung: 0 not seen or missed last, 1 right once, 2 firm. A right answer climbs, a
wrong one falls to 0 and the situation comes back after two others. Kept as a small mapping, so that it fits
into a browser's storage and into a code that one can copy.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

MASTERED = 2
_PAUSE = 2  # exercises between a miss and its return


@dataclass(slots=True)
class Practice:
    """The rungs of one lesson at one table, and the queue of what was missed."""

    keys: Sequence[str]
    levels: dict[str, int] = field(default_factory=dict)
    missed: list[tuple[str, int]] = field(default_factory=list)
    asked: int = 0
    last: str | None = None

    def next(self, chance: Random, askable: Sequence[str] | None = None) -> str:
        """What to ask about: what was missed and is due, else one of the lowest rung, never twice running.

        ``askable`` leaves out what is asked along with every exercise.
        """
        keys = self.keys if askable is None else [key for key in askable if key in self.keys] or askable
        due = [key for key, since in self.missed if self.asked - since >= _PAUSE and key in keys]
        if due:
            return self._asking(due[0])
        resting = {self.last, *(key for key, _ in self.missed)}
        others = [key for key in keys if key not in resting] or list(keys)
        low = min(self.level(key) for key in others)
        pool = [key for key in others if self.level(key) == low]
        return self._asking(pool[0] if low == 0 else pool[int(chance.random() * len(pool))])

    def answered(self, key: str, *, right: bool) -> None:
        """Takes an answer: a right one climbs, a wrong one falls and comes back."""
        self.missed = [(k, since) for k, since in self.missed if k != key]
        if right:
            self.levels[key] = min(MASTERED, self.level(key) + 1)
        else:
            self.levels[key] = 0
            self.missed.append((key, self.asked))

    def drop(self, key: str) -> None:
        """Leaves a situation out of which no exercise can be drawn."""
        self.keys = [one for one in self.keys if one != key]
        self.missed = [(one, since) for one, since in self.missed if one != key]

    def level(self, key: str) -> int:
        """How firm a situation is, from 0 to ``FIRM``."""
        return self.levels.get(key, 0)

    @property
    def mastered(self) -> int:
        """How many situations are firm."""
        return sum(self.level(key) >= MASTERED for key in self.keys)

    def _asking(self, key: str) -> str:
        self.asked += 1
        self.last = key
        return key


def restore(keys: Sequence[str], kept: object) -> Practice:
    """Makes a practice of what was kept; whatever does not fit is left out."""
    levels = kept if isinstance(kept, Mapping) else {}
    fits = {key: n for key, n in levels.items() if key in keys and type(n) is int and 0 <= n <= MASTERED}
    return Practice(keys, fits)
