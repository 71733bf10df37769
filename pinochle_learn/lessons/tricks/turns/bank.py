"""Questions on a turn: what comes when, what fits a meld on the table, what may be discarded, going out."""

from pinochle_learn.lessons.tricks.turns.cards import CARDS
from pinochle_learn.lessons.tricks.turns.melds import ENDS, MELDS
from pinochle_learn.lessons.tricks.turns.order import ORDER, STOCK

BANK = (*ORDER, *CARDS, *MELDS, *ENDS, *STOCK)
