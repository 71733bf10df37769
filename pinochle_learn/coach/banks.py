"""The banks of questions: by the kind of table, then by the lesson."""

from collections.abc import Mapping

from pinochle_learn.coach import purple_melds, purple_tricks, rummy_melds, rummy_turns
from pinochle_learn.coach.editions import COLOURS, SUITS, TURNS
from pinochle_learn.coach.purple_scores_bank import PURPLE_SCORES
from pinochle_learn.coach.quiz import Bank
from pinochle_learn.coach.rummy_pay_bank import RUMMY_PAY
from pinochle_learn.coach.tables_slips import OF_COLOURS, OF_SUITS, OF_TURNS

BANKS: Mapping[tuple[str, str], Bank] = {
    (COLOURS, "melds"): purple_melds.BANK,
    (TURNS, "melds"): rummy_melds.BANK,
    (COLOURS, "tricks"): purple_tricks.BANK,
    (TURNS, "tricks"): rummy_turns.BANK,
    (COLOURS, "scoring"): PURPLE_SCORES,
    (TURNS, "scoring"): RUMMY_PAY,
    (SUITS, "tables"): OF_SUITS,
    (COLOURS, "tables"): OF_COLOURS,
    (TURNS, "tables"): OF_TURNS,
}
