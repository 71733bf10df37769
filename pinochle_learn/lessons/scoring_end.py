"""The end of the game: two scores under one's fingers, and who has won with them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random

from pinochle_learn.cards.shuffling import fresh_seed
from pinochle_learn.coach.score_elsewhere import minus
from pinochle_learn.coach.score_exercises import exercise
from pinochle_learn.coach.score_feedback import end_of_game
from pinochle_learn.coach.score_grid import grid
from pinochle_learn.coach.score_hand import nearest
from pinochle_learn.coach.score_situations import GAME, situations
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.game_end import game_winner
from pinochle_learn.front import Variant
from pinochle_learn.lessons import answer_view
from pinochle_learn.lessons.controller import Event, Handler
from pinochle_learn.lessons.frame import Words
from pinochle_learn.lessons.lesson_page import LessonPage
from pinochle_learn.lessons.scoring_views import chips, names, picked, picks, slider
from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Child, Node, button, h

_OVER = 60  # how far beyond the target the scores go, on the small scale
_FIELDS = 3


@dataclass(frozen=True, slots=True)
class Scores:
    """Both scores after a hand, and the side that bid in it."""

    after: tuple[int, int]
    bidder: int


class End:
    """Two scores and a bidder; the facts of a link are these three numbers."""

    def __init__(self, page: LessonPage) -> None:
        self.name = say("End of the game")
        self._page = page
        self._scale = page.variant.scale
        self._chance = Random()
        self.scores = _usual(page.variant)

    # --- state ---------------------------------------------------------------------------------------------

    @property
    def values(self) -> range:
        """The scores that can be set."""
        on = grid(self._page.variant.rules)
        low = (-on.target if on.limit is None else on.limit) - 2 * _OVER * on.scale
        return range(low, on.target + _OVER * on.scale + 1, on.scale)

    def enter(self) -> None:
        """Takes the scores of a link, or brings those at hand to the table and the scale that are chosen."""
        v, facts, before = self._page.variant, self._page.place.facts, self.scores
        after = tuple(nearest(self.values, score * v.scale // self._scale) for score in before.after)
        self.scores = replace(before, after=(after[0], after[1]))
        if facts and facts != _written(before):
            self._read(facts)
        self._scale = v.scale
        self._note()

    def _read(self, facts: str) -> None:
        numbers = [int(piece) for piece in facts.split(".")]
        good = len(numbers) == _FIELDS and all(n in self.values for n in numbers[:2]) and numbers[2] in (0, 1)
        if good:
            self.scores = Scores((numbers[0], numbers[1]), numbers[2])
            return
        note = say("The link says facts={facts!r}: these are no two scores and a side.", facts=facts[:40])
        self._page.notes = (*self._page.notes, note)
        self.scores = _usual(self._page.variant)

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        return {"after": self._after, "bidder": self._bidder, "case": self._case, "another": self._another}

    def _put(self, scores: Scores) -> str:
        self.scores = scores
        self._note()
        return self._line()

    def _note(self) -> None:
        self._page.place = self._page.place.but(facts=_written(self.scores))

    def _after(self, event: Event) -> str:
        side, after = event.get("data"), list(self.scores.after)
        if side not in (0, 1):
            return ""
        after[side] = picked(event, self.values, after[side])
        return self._put(replace(self.scores, after=(after[0], after[1])))

    def _bidder(self, event: Event) -> str:
        side = event.get("data")
        return self._put(replace(self.scores, bidder=side)) if side in (0, 1) else ""

    def _case(self, event: Event) -> str:
        return self._draw(str(event.get("data")))

    def _another(self, _event: Event) -> str:
        keys = [key for key, _ in self._cases()]
        return self._draw(keys[int(self._chance.random() * len(keys))])

    def _draw(self, key: str) -> str:
        v = self._page.variant
        if key not in dict(self._cases()) or (drawn := exercise(v, key, fresh_seed()).case) is None:
            return ""
        first, second = (nearest(self.values, score) for score in drawn.settled.after)
        return self._put(Scores((first, second), drawn.hand.bidder or 0))

    def _cases(self) -> list[tuple[str, str]]:
        return [(s.key, s.name) for s in situations(self._page.variant.rules) if s.questions == GAME]

    # --- what is shown -------------------------------------------------------------------------------------

    def nodes(self, words: Words) -> Iterator[Child]:
        """The scores, and beside them who has won."""
        yield h("div", self._felt(), self._answer(words), class_="pl-two", key="end")

    def _felt(self) -> Node:
        v, sides = self._page.variant, names(self._page.variant)
        tracks = [
            h(
                "div",
                _track(v, self.values, score),
                slider(
                    "after",
                    say("{side} after the hand", side=sides[side]),
                    self.values,
                    score,
                    data=side,
                ),
                class_="pl-reach",
                key=f"track-{side}",
            )
            for side, score in enumerate(self.scores.after)
        ]
        return h(
            "section",
            picks(say("Who bid"), "bidder", list(enumerate(sides)), self.scores.bidder),
            *tracks,
            chips(say("Show me"), "case", self._cases()),
            h(
                "div",
                button(say("Another end"), "another", primary=True, key="another"),
                class_="pl-acts",
                key="acts",
            ),
            class_="pl-felt",
            aria_label=say("The scores"),
            key="felt",
        )

    def _winner(self) -> tuple[int | None, str | None]:
        return game_winner(compiled(self._page.variant.rules), self.scores.after, self.scores.bidder)

    def _line(self) -> str:
        winner = self._winner()[0]
        if winner is None:
            return say("The game goes on.")
        return say("{side} have won the game.", side=names(self._page.variant)[winner])

    def _answer(self, words: Words) -> Node:
        winner, rule = self._winner()
        why = end_of_game(self._page.variant, self.scores.after, (winner, rule))
        return h(
            "section",
            h("h2", say("Is the game over?"), key="ask"),
            answer_view.answer("open" if winner is None else "right", self._line(), [words(why)]),
            _rules(self._page.variant, words),
            class_="pl-panel",
            aria_label=say("Who has won"),
            key="answers",
        )


def _rules(v: Variant, words: Words) -> Node:
    on = grid(v.rules)
    both = {
        "bidders": say("If both sides get there in one hand, the side that bid is counted first."),
        "higher": say("If both sides get there in one hand, the higher score wins."),
    }
    limit = say("There is no lower limit.")
    if on.limit is not None:
        limit = say("A side that falls to {limit} has lost.", limit=minus(on.limit))
    lines = [say("A game is {n} at this table.", n=on.target), both[v.rules.game.first_past.value], limit]
    items = [h("li", *words(line)) for line in lines]
    return h("section", h("h3", say("How a game ends here")), h("ul", *items), class_="pl-part", key="rules")


def _track(v: Variant, values: range, score: int) -> Node:
    """A line from the lowest to the highest score, with what lies on it, and a bar from zero to the score."""
    on = grid(v.rules)
    past = score >= on.target or (on.limit is not None and score <= on.limit)
    left, right = sorted((_x(values, 0), _x(values, score)))
    bar = {"x": f"{left}%", "y": 22, "width": f"{round(right - left, 2)}%", "height": 18}
    return h(
        "svg",
        h("rect", x="-10", y=22, width="100%", height=18, class_="pl-rail", key="rail"),
        h("rect", **bar, class_="pl-band pl-band-made" if past else "pl-band pl-band-so-far", key="bar"),
        *(_goal(values, n) for n in (0, on.target, on.limit) if n is not None),
        class_="pl-bands pl-track-line",
        width="100%",
        height=48,
        aria_hidden="true",
        key="line",
    )


def _goal(values: range, score: int) -> Node:
    """Zero, the target or the limit on the line, with its number."""
    x = f"{_x(values, score)}%"
    line = h("line", x1=x, x2=x, y1=18, y2=44, class_="pl-goal" if score else "pl-border")
    return h(
        "g",
        line,
        h("text", minus(score), x=x, y=12, text_anchor="middle", class_="pl-tick"),
        key=f"g-{score}",
    )


def _x(values: range, score: int) -> float:
    return round(100 * (score - values[0]) / (values[-1] - values[0]), 2)


def _usual(v: Variant) -> Scores:
    """Both past the target, the bidders with fewer: the case that surprises most."""
    on = grid(v.rules)
    return Scores((on.target + 5 * v.scale, on.target + 12 * v.scale), 0)


def _written(scores: Scores) -> str:
    return ".".join(map(str, (*scores.after, scores.bidder)))
