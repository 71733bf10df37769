"""The questions on runs and sets."""

from pinochle_learn.coach.rummy_melds_hand import HANDS
from pinochle_learn.coach.rummy_melds_kinds import KINDS
from pinochle_learn.coach.rummy_melds_off import OFF

BANK = (*KINDS, *OFF, *HANDS)
