"""Explore at tables of suits: the tricks that are laid out."""

from pinochle_learn.lessons.tricks.explore import Explore
from pinochle_learn.lessons.tricks.suits.bank import Exercise, exercise
from pinochle_learn.lessons.tricks.suits.situations import of_phase, situations


class SuitExplore(Explore):
    """A hand on a trick with a trump suit."""

    first = (
        ("beat", 3),
        ("overtrump", 5),
        ("any-trump", 2),
        ("stock", 3),
        ("trump-led", 3),
    )

    def _known(self) -> list[str]:
        """The situations of the phase that is chosen."""
        rules = self._page.variant.rules
        found = situations(rules) if self.stock is None else of_phase(rules, stock=self.stock)
        return [situation.key for situation in found]

    def _lay(self, key: str, seed: int) -> None:
        drawn = self._drawn(key, seed)
        self._put(drawn.hand, drawn.trick, drawn.trump)

    def _drawn(self, key: str, seed: int) -> Exercise:
        """Cards on a situation; where a group's own rules make it too rare, on one that can be drawn."""
        rules = self._page.variant.rules
        others = situations(rules) if self._page.state.house else ()
        for one in (key, *(other.key for other in others)):
            try:
                return exercise(rules, one, seed, stock=self.stock)
            except LookupError:
                if not self._page.state.house:
                    raise
        raise LookupError(key)
