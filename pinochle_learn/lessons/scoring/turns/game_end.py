"""The end of a game of turns: who went out, what the others held, and whether the target is reached."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace

from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.scoring.game_end import End, game_winner
from pinochle_learn.engine.scoring.settlement_lines import PLAYER_ENDS
from pinochle_learn.front import Variant
from pinochle_learn.lessons.scoring.charts.track import line
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.scores.words import names
from pinochle_learn.teaching.view.answer_view import end_panel
from pinochle_learn.teaching.view.sliders import chips, picked, picks, slider
from pinochle_learn.teaching.words.sources import source_line, source_of
from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Child, Node, h

_GAINS = range(201)
_STEP = 10


@dataclass(frozen=True, slots=True)
class Ending:
    """The scores before a deal, who went out (``None``: nobody), and what the others held."""

    before: tuple[int, ...]
    out: int | None
    gain: int

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.before)

    @property
    def after(self) -> tuple[int, ...]:
        """The scores after the deal: only whoever went out scores."""
        return tuple(n + self.gain * (seat == self.out) for seat, n in enumerate(self.before))


class TurnsEnd:
    """The last deal of a game; a link's facts are the players, who went out, what was held, the scores."""

    takes: Collection[str] = ("facts",)

    def __init__(self, page: LessonPage) -> None:
        self._page = page
        self._facts = ""
        self.ending = Ending((910, 960, 740), 0, 95)

    # --- state ---------------------------------------------------------------------------------------------

    @property
    def goal(self) -> int:
        """The target."""
        return self._page.variant.rules.game.target.value or 0

    @property
    def end(self) -> End:
        """Who has won with these scores, and by which rule."""
        table = compiled(self._page.variant.seated(self.ending.players).rules)
        return game_winner(table, self.ending.after, None)

    def enter(self) -> None:
        """Takes the scores of a link."""
        facts = self._page.state.facts
        wanted = bool(facts) and facts != self._facts
        found = _read(self._page.variant, facts) if wanted else self.ending
        self.ending = found or self.ending
        self._note()
        if found is None:
            self._page.wrong_facts(facts, say("these are no scores of this table."))

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        return {
            "players": self._players,
            "out": self._out,
            "gain": lambda event: self._put(
                replace(self.ending, gain=picked(event, _GAINS, self.ending.gain))
            ),
            "before": self._before,
            "case": self._case,
        }

    def _put(self, ending: Ending) -> str:
        self.ending = ending
        self._note()
        return f"{self._line()} {self._why()}"

    def _note(self) -> None:
        now = self.ending
        out = now.players if now.out is None else now.out
        self._facts = ".".join(map(str, (now.players, out, now.gain, *now.before)))
        self._page.state = self._page.state.but(facts=self._facts)

    def _players(self, event: Event) -> str:
        players, now = event.get("data"), self.ending
        if type(players) is not int or players not in self._page.variant.players:
            return ""
        before = (*now.before, *(600 + 40 * n for n in range(players)))[:players]
        out = None if now.out is None else min(now.out, players - 1)
        return self._put(Ending(before, out, now.gain))

    def _out(self, event: Event) -> str:
        seat = event.get("data")
        if type(seat) is not int or not 0 <= seat <= self.ending.players:
            return ""
        return self._put(replace(self.ending, out=None if seat == self.ending.players else seat))

    def _before(self, event: Event) -> str:
        seat, before = event.get("data"), list(self.ending.before)
        if type(seat) is not int or not 0 <= seat < len(before):
            return ""
        before[seat] = picked(event, range(0, self.goal, _STEP), before[seat])
        return self._put(replace(self.ending, before=tuple(before)))

    def _case(self, event: Event) -> str:
        found = {key: ending for key, _, ending in self._cases()}
        key = str(event.get("data"))
        return self._put(found[key]) if key in found else ""

    def _cases(self) -> list[tuple[str, str, Ending]]:
        """Ends worth a look, for as many players as there are."""
        rest = tuple(self.goal - 300 - 40 * n for n in range(self.ending.players - 1))
        return [
            ("just", say("Just there"), Ending((self.goal - 60, *rest), 0, 60)),
            ("short", say("One short"), Ending((self.goal - 60, *rest), 0, 59)),
            ("other", say("The leader does not go out"), Ending((self.goal - 10, *rest), 1, 120)),
            ("nobody", say("Nobody goes out"), Ending((self.goal - 10, *rest), None, 120)),
        ]

    # --- what is shown -------------------------------------------------------------------------------------

    def nodes(self, words: Words) -> Iterator[Child]:
        """The scores, and beside them who has won."""
        yield h("div", self._felt(), self._answer(words), class_="pl-two", key="end")

    def _felt(self) -> Node:
        v, now = self._page.variant, self.ending
        sides = self._sides()
        seats = [*enumerate(sides), (now.players, say("Nobody"))]
        return h(
            "section",
            picks(say("Players"), "players", [(n, str(n)) for n in v.players], now.players),
            picks(say("Who went out"), "out", seats, now.players if now.out is None else now.out),
            None if now.out is None else slider("gain", say("What the others held"), _GAINS, now.gain),
            *(self._track(seat, name) for seat, name in enumerate(sides)),
            chips(say("Show me"), "case", [(key, name) for key, name, _ in self._cases()]),
            class_="pl-felt",
            aria_label=say("The scores"),
            key="felt",
        )

    def _sides(self) -> list[str]:
        return names(self._page.variant.seated(self.ending.players))

    def _track(self, seat: int, name: str) -> Node:
        """A player's score: the bar is what it is after the deal, the slider what it was before."""
        now, values = self.ending, range(0, self.goal + 1, _STEP)
        before, after = now.before[seat], now.after[seat]
        text = str(before)
        if seat == now.out:
            text = say("{before} + {gain} = {after}", before=before, gain=now.gain, after=after)
        control = slider(
            "before",
            say("{side} before", side=name),
            range(0, self.goal, _STEP),
            before,
            said=text,
            data=seat,
        )
        drawn = line(values, min(after, self.goal), [self.goal], past=after >= self.goal)
        return h("div", drawn, control, class_="pl-reach", key=f"track-{seat}")

    def _line(self) -> str:
        winner = self.end[0]
        if winner is None:
            return say("The game goes on.")
        return say("{side} has won the game.", side=self._sides()[winner])

    def _why(self) -> str:
        (winner, rule), now = self.end, self.ending
        if rule is not None:
            side = "" if winner is None else self._sides()[winner]
            return say(PLAYER_ENDS[rule], side=side, target=self.goal)
        if now.out is None:
            return say("Nobody went out, so nobody scored, and nobody has {n} yet.", n=self.goal)
        side = self._sides()[now.out]
        return say("{side} now has {n}, short of {goal}.", side=side, n=now.after[now.out], goal=self.goal)

    def _answer(self, words: Words) -> Node:
        over = self.end[0] is not None
        return end_panel(words, self._line(), self._why(), list(self._rules()), over=over)

    def _rules(self) -> Iterator[str]:
        """How a game ends, and where that comes from."""
        game = self._page.variant.rules.game
        yield say("First to {n}: agree on another number before you start, if you like.", n=self.goal)
        yield source_line(game.target)
        yield say(
            "Only whoever goes out scores, so two players never pass {n} in the same deal.", n=self.goal
        )
        yield say("If a house rule lets it happen, the higher score wins, and a tie plays on.")
        yield source_line(game.first_past)
        yield say("A deal in which nobody goes out scores nothing, and the next one is dealt.")
        yield source_of(self._page.variant.rules, "turns.stuck")


def _read(v: Variant, facts: str) -> Ending | None:
    """The scores of a link, or ``None`` where they are none of this table."""
    players, *rest = map(int, facts.split("."))
    if players not in v.players or len(rest) != players + 2:
        return None
    out, gain, *before = rest
    grid = range(0, v.rules.game.target.value or 0, _STEP)
    fits = 0 <= out <= players and gain in _GAINS and all(n in grid for n in before)
    return Ending(tuple(before), None if out == players else out, gain) if fits else None
