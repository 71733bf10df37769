"""The questions on runs and sets."""

from pinochle_learn.lessons.melds.turns.hand import HANDS
from pinochle_learn.lessons.melds.turns.kinds import KINDS
from pinochle_learn.lessons.melds.turns.laying_off import OFF

BANK = (*KINDS, *OFF, *HANDS)
