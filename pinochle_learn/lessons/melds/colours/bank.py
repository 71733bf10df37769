"""The questions on melds of coloured cards."""

from collections.abc import Callable

from pinochle_learn.lessons.melds.colours.alike import ALIKE
from pinochle_learn.lessons.melds.colours.names import NAMES
from pinochle_learn.lessons.melds.colours.totals import SUMS
from pinochle_learn.lessons.melds.colours.ways import WAYS
from pinochle_learn.rules import Rules
from pinochle_learn.teaching.practice.question import Situation


def _with(known: Callable[[Rules], bool], one: Situation) -> Situation:
    return one._replace(known=known)


def _melds_again(rules: Rules) -> bool:
    """Whether melds are laid once more after the play."""
    return "second_meld" in rules.deal.phases.value


BANK = (*NAMES, *ALIKE, *WAYS, *(_with(_melds_again, one) if one.key == "second" else one for one in SUMS))
