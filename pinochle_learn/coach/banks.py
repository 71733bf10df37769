"""The banks of questions: by the kind of table, then by the lesson."""

from collections.abc import Iterator, Mapping

from pinochle_learn.coach.editions import COLOURS, SUITS, TURNS
from pinochle_learn.coach.loading import loaded
from pinochle_learn.coach.quiz import Bank

_HOME = {  # the module and the name of each bank
    (COLOURS, "melds"): "purple_melds.BANK",
    (TURNS, "melds"): "rummy_melds.BANK",
    (COLOURS, "tricks"): "purple_tricks.BANK",
    (TURNS, "tricks"): "rummy_turns.BANK",
    (COLOURS, "scoring"): "purple_scores_bank.PURPLE_SCORES",
    (TURNS, "scoring"): "rummy_pay_bank.RUMMY_PAY",
    (SUITS, "tables"): "tables_slips.OF_SUITS",
    (COLOURS, "tables"): "tables_slips.OF_COLOURS",
    (TURNS, "tables"): "tables_slips.OF_TURNS",
}


class _Banks(Mapping[tuple[str, str], Bank]):
    """Every bank, loaded when it is asked for: a page needs one at most."""

    def __getitem__(self, key: tuple[str, str]) -> Bank:
        bank: Bank = loaded("coach", _HOME[key])
        return bank

    def __iter__(self) -> Iterator[tuple[str, str]]:
        return iter(_HOME)

    def __len__(self) -> int:
        return len(_HOME)

    def __contains__(self, key: object) -> bool:
        return key in _HOME


BANKS: Mapping[tuple[str, str], Bank] = _Banks()
