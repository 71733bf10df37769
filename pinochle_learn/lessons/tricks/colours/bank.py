"""Questions on tricks where cards have colours: what may be played, who wins by which step, the worth."""

from collections.abc import Callable
from random import Random

from pinochle_learn.front import Variant
from pinochle_learn.lessons.tricks.colours.cards import CARDS, FITS, lay_out
from pinochle_learn.lessons.tricks.colours.positions import Moment, moment
from pinochle_learn.lessons.tricks.colours.winner import WINS
from pinochle_learn.lessons.tricks.colours.words import readings

BANK = (*CARDS, *WINS)
KEYS = tuple(FITS)  # what one may meet on one's own turn
_DRAWS = 2_000


def turn(v: Variant, key: str, seed: int) -> Moment:
    """The learner's turn on a trick, in one of the situations ``KEYS``, by a seed."""
    return _drawn(lambda chance: lay_out(v, key, chance), seed)


def differing(v: Variant, seed: int) -> Moment:
    """The learner's turn on a trick on which the two readings of the third step have different winners."""

    def draw(chance: Random) -> Moment | None:
        now = moment(v, chance)
        return now if now.trick and readings(now.v, now.trick, now.trump).differ else None

    return _drawn(draw, seed)


def _drawn(draw: Callable[[Random], Moment | None], seed: int) -> Moment:
    chance = Random(seed)
    found = next((now for now in (draw(chance) for _ in range(_DRAWS)) if now is not None), None)
    if found is None:
        raise LookupError(seed)
    return found
