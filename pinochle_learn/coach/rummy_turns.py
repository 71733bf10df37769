"""Questions on a turn: what comes when, what fits a meld on the table, what may be discarded, going out."""

from pinochle_learn.coach.rummy_turns_cards import CARDS
from pinochle_learn.coach.rummy_turns_melds import ENDS, MELDS
from pinochle_learn.coach.rummy_turns_order import ORDER, STOCK

BANK = (*ORDER, *CARDS, *MELDS, *ENDS, *STOCK)
