"""What can be answered to a question on scoring: choices of which exactly one is right."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.scoring.chips import unit
from pinochle_learn.engine.scoring.settlement_words import side_name
from pinochle_learn.engine.tricks.tricks import count
from pinochle_learn.front import Variant
from pinochle_learn.lessons.scoring.suits.practise.bank import Ask, ScoreExercise
from pinochle_learn.lessons.scoring.suits.practise.mistakes import Distractor, change_slips
from pinochle_learn.lessons.scoring.suits.practise.mistakes_chips import chip_slips, unit_slips
from pinochle_learn.lessons.scoring.suits.practise.mistakes_pile import pile_slips
from pinochle_learn.lessons.scoring.suits.practise.mistakes_unbid import (
    rounded_slips,
    target_slips,
    unbid_slips,
)
from pinochle_learn.lessons.scoring.suits.practise.situation import Case
from pinochle_learn.teaching.scores.hand import Hand, may_give_up, stops
from pinochle_learn.teaching.scores.ranges import grid
from pinochle_learn.teaching.scores.rounding import rounded
from pinochle_learn.teaching.scores.words import by_side_size, change_word, chips_word, names, signed
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
    score = say("How does the score of {side} change?", side=side)
    if grid(v.rules).chips:
        score = say("How many chips does {side} win or lose?", side=side)
    texts = {
        "outcome": say("Is the bid made?"),
        "after-meld": say("The melds lie on the table. What happens now?"),
        "meld": say("Does the meld of {side} count?", side=side),
        "change": score,
        "costs": say("Whom does it cost the hand?"),
        "unit": say("For how many chips does this bid stand?"),
        "game": say("Has anybody won the game?"),
        "pile": say("How many points is this pile?"),
        "rounded": say("How many trick points does {side} write down?", side=side),
        "declared": say("Has the one who declared out enough?"),
        "next": say("To how many points is the next deal played?"),
    }
    return texts[ask.kind]


def right(v: Variant, asked: ScoreExercise, ask: Ask) -> Value:
    """The right answer, as the engine has it."""
    if asked.pile:
        return int(count(compiled(v.rules), asked.pile.cards, last_trick=asked.pile.last))
    return _RIGHT[ask.kind](v, _case(asked), ask.side)


def choices(v: Variant, asked: ScoreExercise, ask: Ask) -> tuple[Choice, ...]:
    """The answers to choose from; exactly one of them is right."""
    sides = tuple(Choice(side, name) for side, name in enumerate(names(v)))
    lost = Choice("double bete", say("Double bete")) if grid(v.rules).chips else Choice("set", say("Set"))
    words: dict[str, tuple[Choice, ...]] = {
        "outcome": (Choice("made", say("Made")), lost),
        "meld": (Choice("yes", say("Yes, it counts")), Choice("no", say("No, it does not count"))),
        "after-meld": _after_meld(v),
        "costs": sides,
        "declared": (Choice("yes", say("Yes, enough")), Choice("no", say("No, too little"))),
        "game": (*sides, Choice("nobody", say("Nobody yet"))),
    }
    return words[ask.kind] if ask.kind in words else _numbers(v, asked, ask)


def _after_meld(v: Variant) -> tuple[Choice, ...]:
    give_up = by_side_size(
        v, "The bidders may play it or throw it in", "The bidder may play it or throw it in"
    )
    if grid(v.rules).chips:
        give_up = say("The bidder may play it or concede")
    found = (
        Choice("play", say("It has to be played")),
        Choice("choice", give_up),
        Choice("stop", say("It is not played, and the bid is lost")),
    )
    won = Choice("won", say("It is not played, and the bid is made"))
    return (*found, won) if v.rules.settling.meld_wins.value else found


def slips(v: Variant, asked: ScoreExercise, ask: Ask) -> tuple[Distractor, ...]:
    """The likely slips for a number, without what is right after all."""
    truth = right(v, asked, ask)
    if asked.pile:
        found = pile_slips(v, asked.pile)
    elif ask.kind == "unit":
        found = unit_slips(v, _case(asked).hand.bid)
    elif ask.kind == "rounded":
        found = rounded_slips(v, _case(asked), ask.side)
    elif ask.kind == "next":
        found = target_slips(v, _case(asked))
    else:
        found = _change_slips(v)(v, _case(asked), ask.side)
    return tuple(slip for slip in found if slip.number != truth)


def _change_slips(v: Variant) -> Callable[[Variant, Case, int], Iterator[Distractor]]:
    if not v.rules.auctioned:
        return unbid_slips
    return chip_slips if grid(v.rules).chips else change_slips


def after_meld(v: Variant, hand: Hand) -> str:
    """What happens after the meld: ``play``, ``choice``, ``won`` (by the meld alone) or ``stop``."""
    reason = stops(v, hand)
    if reason is not None:
        return "won" if reason == "meld wins" else "stop"
    return "choice" if may_give_up(v, hand) else "play"


def written(v: Variant, ask: Ask, number: int) -> str:
    """A number as the answer to a question says it."""
    if ask.kind == "unit":
        return chips_word(number)
    if ask.kind == "change":
        return change_word(v, number) if grid(v.rules).chips else signed(number)
    return str(number)


def _numbers(v: Variant, asked: ScoreExercise, ask: Ask) -> tuple[Choice, ...]:
    truth, positive = int(right(v, asked, ask)), ask.kind in {"pile", "unit", "rounded", "next"}
    near = (truth + n * _step(v, ask) for n in (1, -1, 2, 3, 4))
    likely = [slip.number for slip in slips(v, asked, ask)]
    wrong = [n for n in _different([*likely, *near]) if n != truth and (n >= 0 or not positive)]
    numbers = sorted([truth, *wrong[: _CHOICES - 1]])
    return tuple(Choice(n, written(v, ask, n)) for n in numbers)


def _step(v: Variant, ask: Ask) -> int:
    if ask.kind == "next":
        return v.rules.game.raised_by.value or 1
    if grid(v.rules).chips and ask.kind != "pile":
        return 1
    return grid(v.rules).step if ask.kind == "pile" else v.scale


def _different(numbers: Iterable[int]) -> list[int]:
    return list(dict.fromkeys(numbers))


def _case(asked: ScoreExercise) -> Case:
    assert asked.case is not None  # noqa: S101 - every question but that of a pile has a hand
    return asked.case


def _winner(_v: Variant, case: Case, _side: int) -> Value:
    return "nobody" if case.settled.game_winner is None else case.settled.game_winner


def _unit(v: Variant, case: Case, _side: int) -> Value:
    return unit(v.rules.chips, case.hand.bid) if v.rules.chips else 0


def _costs(_v: Variant, case: Case, _side: int) -> Value:
    return case.hand.renege.side if case.hand.renege else "nobody"


_RIGHT: dict[str, Callable[[Variant, Case, int], Value]] = {
    "outcome": lambda _v, case, _side: case.settled.outcome,
    "meld": lambda _v, case, side: "yes" if case.settled.sides[side].meld_counted else "no",
    "change": lambda _v, case, side: case.settled.change[side],
    "after-meld": lambda v, case, _side: after_meld(v, case.hand),
    "game": _winner,
    "unit": _unit,
    "costs": _costs,
    "rounded": lambda v, case, side: rounded(v, case.hand.points[side]),
    "declared": lambda _v, case, _side: "yes" if case.settled.outcome == "declared out" else "no",
    "next": lambda _v, case, _side: case.settled.next_target or 0,
}
