"""The banks of questions: by the kind of table, then by the lesson."""

from collections.abc import Iterator, Mapping

from pinochle_learn.teaching.page.loading import loaded
from pinochle_learn.teaching.practice.question import Bank
from pinochle_learn.teaching.words.table_kinds import COLOURS, SUITS, TURNS

_HOME = {  # the module and the name of each bank
    (COLOURS, "melds"): "lessons.melds.colours.bank.BANK",
    (TURNS, "melds"): "lessons.melds.turns.bank.BANK",
    (COLOURS, "tricks"): "lessons.tricks.colours.bank.BANK",
    (TURNS, "tricks"): "lessons.tricks.turns.bank.BANK",
    (COLOURS, "scoring"): "lessons.scoring.colours.bank.PURPLE_SCORES",
    (TURNS, "scoring"): "lessons.scoring.turns.bank.RUMMY_PAY",
    (SUITS, "tables"): "lessons.tables.bank.OF_SUITS",
    (COLOURS, "tables"): "lessons.tables.bank.OF_COLOURS",
    (TURNS, "tables"): "lessons.tables.bank.OF_TURNS",
}


class _Banks(Mapping[tuple[str, str], Bank]):
    """Every bank, loaded when it is asked for: a page needs one at most."""

    def __getitem__(self, key: tuple[str, str]) -> Bank:
        bank: Bank = loaded(_HOME[key])
        return bank

    def __iter__(self) -> Iterator[tuple[str, str]]:
        return iter(_HOME)

    def __len__(self) -> int:
        return len(_HOME)

    def __contains__(self, key: object) -> bool:
        return key in _HOME


BANKS: Mapping[tuple[str, str], Bank] = _Banks()
