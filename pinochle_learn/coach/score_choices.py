"""What can be answered to a question on scoring: choices of which exactly one is right."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from pinochle_learn.coach.score_elsewhere import signed
from pinochle_learn.coach.score_exercises import Ask, ScoreExercise
from pinochle_learn.coach.score_grid import grid
from pinochle_learn.coach.score_hand import Hand, may_throw_in, stops
from pinochle_learn.coach.score_situations import Case
from pinochle_learn.coach.score_slips import Slip, change_slips, pile_slips
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.settlement_words import side_name
from pinochle_learn.engine.tricks import count
from pinochle_learn.front import Variant
from pinochle_learn.text import say

Value = int | str
_CHOICES = 4


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer that can be given: its value, and what its button says."""

    value: Value
    label: str


def question(v: Variant, ask: Ask) -> str:
    """The question in words."""
    side = side_name(compiled(v.rules), ask.side)
    texts: dict[str, Callable[[], str]] = {
        "outcome": lambda: say("Is the bid made?"),
        "after-meld": lambda: say("The melds lie on the table. What happens now?"),
        "meld": lambda: say("Does the meld of {side} count?", side=side),
        "change": lambda: say("How does the score of {side} change?", side=side),
        "game": lambda: say("Has anybody won the game?"),
        "pile": lambda: say("How many points is this pile?"),
    }
    return texts[ask.kind]()


def right(v: Variant, asked: ScoreExercise, ask: Ask) -> Value:
    """The right answer, as the engine has it."""
    if asked.pile:
        return int(count(compiled(v.rules), asked.pile.cards, last_trick=asked.pile.last))
    return _RIGHT[ask.kind](v, _case(asked), ask.side)


def choices(v: Variant, asked: ScoreExercise, ask: Ask) -> tuple[Choice, ...]:
    """The answers to choose from; exactly one of them is right."""
    names = [side_name(compiled(v.rules), side) for side in range(compiled(v.rules).sides)]
    words: dict[str, tuple[Choice, ...]] = {
        "outcome": (Choice("made", say("Made")), Choice("set", say("Set"))),
        "meld": (Choice("yes", say("Yes, it counts")), Choice("no", say("No, it is lost"))),
        "after-meld": (
            Choice("play", say("It has to be played")),
            Choice("choice", say("The bidders may play it or throw it in")),
            Choice("stop", say("It is not played")),
        ),
        "game": (
            *(Choice(side, name) for side, name in enumerate(names)),
            Choice("nobody", say("Nobody yet")),
        ),
    }
    return words[ask.kind] if ask.kind in words else _numbers(v, asked, ask)


def slips(v: Variant, asked: ScoreExercise, ask: Ask) -> tuple[Slip, ...]:
    """The likely slips for a number, without what is right after all."""
    truth = right(v, asked, ask)
    found = pile_slips(v, asked.pile) if asked.pile else change_slips(v, _case(asked), ask.side)
    return tuple(slip for slip in found if slip.number != truth)


def after_meld(v: Variant, hand: Hand) -> str:
    """What happens after the meld: ``play``, ``choice`` or ``stop``."""
    if stops(v, hand):
        return "stop"
    return "choice" if may_throw_in(v, hand) else "play"


def _numbers(v: Variant, asked: ScoreExercise, ask: Ask) -> tuple[Choice, ...]:
    truth, pile = int(right(v, asked, ask)), asked.pile is not None
    near = (truth + n * _step(v, pile=pile) for n in (1, -1, 2, 3, 4))
    likely = [slip.number for slip in slips(v, asked, ask)]
    wrong = [n for n in _different([*likely, *near]) if n != truth and (n >= 0 or not pile)]
    numbers = sorted([truth, *wrong[: _CHOICES - 1]])
    return tuple(Choice(n, str(n) if pile else signed(n)) for n in numbers)


def _step(v: Variant, *, pile: bool) -> int:
    return grid(v.rules).step if pile else v.scale


def _different(numbers: Iterable[int]) -> list[int]:
    return list(dict.fromkeys(numbers))


def _case(asked: ScoreExercise) -> Case:
    assert asked.case is not None  # noqa: S101 - every question but that of a pile has a hand
    return asked.case


def _winner(_v: Variant, case: Case, _side: int) -> Value:
    return "nobody" if case.settled.game_winner is None else case.settled.game_winner


_RIGHT: dict[str, Callable[[Variant, Case, int], Value]] = {
    "outcome": lambda _v, case, _side: case.settled.outcome,
    "meld": lambda _v, case, side: "yes" if case.settled.sides[side].meld_counted else "no",
    "change": lambda _v, case, side: case.settled.change[side],
    "after-meld": lambda v, case, _side: after_meld(v, case.hand),
    "game": _winner,
}
