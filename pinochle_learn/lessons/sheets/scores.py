"""The empty score sheet of a table: who has a column, what is written in it, and how many rows there are."""

from dataclasses import dataclass

from pinochle_learn.lessons.sheets.lines import Line, Teller
from pinochle_learn.lessons.sheets.play import counting
from pinochle_learn.lessons.sheets.settlement import chips, game
from pinochle_learn.rules import Rules
from pinochle_learn.text import say

ROWS, FEW_ROWS = 24, 16  # as many as a page of Letter has room for; where melds are noted one by one, fewer


@dataclass(frozen=True, slots=True)
class Form:
    """An empty score sheet.

    ``first`` are the columns of the deal itself, ``each`` those that every side has, ``band`` after how many
    rows a line is drawn, since a game is over.
    """

    sides: tuple[str, ...]
    first: tuple[str, ...]
    each: tuple[str, ...]
    rows: int
    band: int
    foot: tuple[Line, ...]

    @property
    def columns(self) -> int:
        """How many columns there are."""
        return len(self.first) + len(self.sides) * len(self.each)


def score_form(rules: Rules) -> Form:
    """The score sheet of a table of ``rules.players``.

    >>> from pinochle_learn.tables import find
    >>> form = score_form(find("pagat"))
    >>> form.sides, form.first, form.each
    (('We', 'They'), ('No.', 'Bidder', 'Bid', 'Trump'), ('Meld', 'Tricks', 'Hand', 'Score'))
    """
    rows, band = _rows(rules)
    return Form(_sides(rules), _first(rules), _each(rules), rows, band, _foot(rules))


def _sides(rules: Rules) -> tuple[str, ...]:
    if rules.partnered:
        return say("We"), say("They")
    return tuple(say("Player {n}", n=n) for n in range(1, rules.players + 1))


def _first(rules: Rules) -> tuple[str, ...]:
    deal = say("No.")
    if rules.turns is not None:
        return (deal,)
    trump = say("Trump")
    if rules.auctioned:
        bid = deal, say("Bidder"), say("Bid"), trump
        return (*bid, say("Meld"), say("Tricks")) if rules.chips is not None else bid
    return deal, trump


def _each(rules: Rules) -> tuple[str, ...]:
    """The columns of one side; with more than two sides there is no room for the hand's own sum."""
    score = say("Score")
    if rules.turns is not None:
        return say("Deal"), score
    if rules.chips is not None:
        return say("Paid"), say("Chips")
    if "second_meld" in rules.deal.phases.value:
        return say("1st meld"), say("Tricks"), say("2nd meld"), score
    if rules.stock is not None:
        return say("Melds"), say("Tricks"), score
    own = (say("Hand"),) if rules.partnered else ()
    return say("Meld"), say("Tricks"), *own, score


def _rows(rules: Rules) -> tuple[int, int]:
    """How many rows, and after how many a game is over (0: that is open)."""
    deals = rules.game.deals.value
    if rules.game.target.value is None and deals is not None and deals <= ROWS:
        return ROWS // deals * deals, deals
    return (FEW_ROWS if rules.stock is not None else ROWS), 0


def _foot(rules: Rules) -> tuple[Line, ...]:
    """What one looks up while scoring: the game, the count, and what a bid is worth in chips."""
    teller = Teller(rules)
    paid = chips(teller, rules.chips) if rules.chips is not None else ()
    return (*game(teller), *counting(teller), *paid)
