"""The end of the game where cards have colours: one deal or to a target, with scores to be moved."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace

from pinochle_learn.engine.scoring.settling import Settlement
from pinochle_learn.front import Variant
from pinochle_learn.lessons.scoring.charts.track import track
from pinochle_learn.lessons.scoring.colours.ends import ended, why_ended
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.scores.card_points import one_deal, without_auction
from pinochle_learn.teaching.scores.words import by_side_size, names
from pinochle_learn.teaching.view.answer_view import end_panel
from pinochle_learn.teaching.view.sliders import chips, picked, picks, slider
from pinochle_learn.teaching.words.sources import source_line, source_of
from pinochle_learn.text import listed, say
from pinochle_learn.widgets.nodes import Child, Node, h

_VALUES = range(0, 2001, 10)


@dataclass(frozen=True, slots=True)
class Standing:
    """The scores after a deal, and whether the game is one deal."""

    players: int
    single: bool
    after: tuple[int, ...]


class ColourEnd:
    """Scores after a deal; the facts of a link are the players, 1 for one deal or 0, and the scores."""

    takes: Collection[str] = ("facts",)

    def __init__(self, page: LessonPage) -> None:
        self._page = page
        self._facts = ""
        self.standing = Standing(4, single=False, after=(1560, 1510))

    # --- state ---------------------------------------------------------------------------------------------

    @property
    def table(self) -> Variant:
        """The table with these players and this length of the game."""
        table = without_auction(self._page.variant.seated(self.standing.players))
        return one_deal(table) if self.standing.single else table

    @property
    def result(self) -> Settlement:
        """What the engine says with these scores."""
        return ended(self.table, self.standing.after)

    def enter(self) -> None:
        """Takes the scores of a link."""
        facts = self._page.state.facts
        wanted = bool(facts) and facts != self._facts
        found = _read(self._page.variant, facts) if wanted else self.standing
        self.standing = found or self.standing
        self._note()
        if found is None:
            self._page.wrong_facts(facts, say("these are no scores of this table."))

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        return {"players": self._players, "game": self._game, "after": self._after, "case": self._case}

    def _put(self, standing: Standing) -> str:
        self.standing = standing
        self._note()
        return f"{self._line()} {self._why()}"

    def _note(self) -> None:
        now = self.standing
        self._facts = ".".join(map(str, (now.players, int(now.single), *now.after)))
        self._page.state = self._page.state.but(facts=self._facts)

    def _players(self, event: Event) -> str:
        players, v = event.get("data"), self._page.variant
        if type(players) is not int or players not in v.players:
            return ""
        sides = len(names(v.seated(players)))
        low = min(self.standing.after)
        after = (*self.standing.after, *[low - low % 20 - 40] * sides)[:sides]
        return self._put(replace(self.standing, players=players, after=tuple(max(0, n) for n in after)))

    def _game(self, event: Event) -> str:
        return self._put(replace(self.standing, single=event.get("data") is True))

    def _after(self, event: Event) -> str:
        side, after = event.get("data"), list(self.standing.after)
        if type(side) is not int or not 0 <= side < len(after):
            return ""
        after[side] = picked(event, _VALUES, after[side])
        return self._put(replace(self.standing, after=tuple(after)))

    def _case(self, event: Event) -> str:
        found = {key: scores for key, _, scores in self._cases()}
        key = str(event.get("data"))
        return self._put(replace(self.standing, after=found[key])) if key in found else ""

    def _cases(self) -> list[tuple[str, str, tuple[int, ...]]]:
        """Ends worth a look, for as many sides as there are."""
        goal, sides = self._page.variant.rules.game.target.value or 0, len(self.standing.after)
        if self.standing.single:
            return [
                ("front", say("One in front"), (710, *[640] * (sides - 1))),
                ("tie", say("A tie at the top"), (*[700] * 2, *[480] * (sides - 2))),
            ]
        return [
            ("open", say("Nobody there"), (goal - 10, *[goal - 200] * (sides - 1))),
            ("one", say("One there"), (goal, *[goal - 10] * (sides - 1))),
            ("two", say("Two past it"), (goal + 20, goal + 90, *[goal - 300] * (sides - 2))),
            ("tie", say("Two past it, alike"), (*[goal + 60] * 2, *[goal + 10] * (sides - 2))),
        ]

    # --- what is shown -------------------------------------------------------------------------------------

    def nodes(self, words: Words) -> Iterator[Child]:
        """The scores, and beside them who has won."""
        yield h("div", self._felt(), self._answer(words), class_="pl-two", key="end")

    def _felt(self) -> Node:
        v, now = self._page.variant, self.standing
        goal = v.rules.game.target.value
        games = [(False, say("First to {n}", n=goal)), (True, say("One deal"))]
        return h(
            "section",
            picks(say("Players"), "players", [(n, str(n)) for n in v.players], now.players),
            picks(say("The game"), "game", games, now.single),
            *self._tracks(),
            chips(say("Show me"), "case", [(key, name) for key, name, _ in self._cases()]),
            class_="pl-felt",
            aria_label=say("The scores"),
            key="felt",
        )

    def _tracks(self) -> Iterator[Node]:
        for side, (name, score) in enumerate(zip(names(self.table), self.standing.after, strict=True)):
            control = slider("after", say("{side} after the deal", side=name), _VALUES, score, data=side)
            line = track(self.table, _VALUES, score)
            yield h("div", line, control, class_="pl-reach", key=f"track-{side}")

    def _line(self) -> str:
        result, table = self.result, self.table
        if result.game_winner is not None:
            name = names(table)[result.game_winner]
            return by_side_size(table, "{side} have won the game.", "{side} has won the game.", side=name)
        if result.game_rule == "shared":
            top = max(self.standing.after)
            front = [name for name, n in zip(names(table), self.standing.after, strict=True) if n == top]
            return say("{sides} share the game.", sides=listed(front))
        return say("The game goes on.")

    def _why(self) -> str:
        goal = self._page.variant.rules.game.target.value
        return why_ended(self.result) or say("Nobody has {n} yet, so another deal is played.", n=goal)

    def _answer(self, words: Words) -> Node:
        over = self.result.game_rule in {"target", "higher", "most", "shared"}
        return end_panel(words, self._line(), self._why(), list(self._rules()), over=over)

    def _rules(self) -> Iterator[str]:
        """How a game ends, and where that comes from."""
        game = self._page.variant.rules.game
        yield say("Agree before you start: one deal, or first to {n}.", n=game.target.value)
        yield say(
            "First to {n}: where more than one is past it, the highest score wins, whoever bid.",
            n=game.target.value,
        )
        yield source_line(game.first_past)
        yield say("A tie past {n} plays on.", n=game.target.value)
        yield source_of(self._page.variant.rules, "game.level")
        if game.tie is not None:
            shared, on = say("A tie after one deal is shared."), say("A tie after one deal is played on.")
            yield shared if game.tie.value == "shared" else on
            yield source_line(game.tie)


def _read(v: Variant, facts: str) -> Standing | None:
    """The scores of a link, or ``None`` where they are none of this table."""
    players, *rest = map(int, facts.split("."))
    if players not in v.players or rest[:1] not in ([0], [1]):
        return None
    single, *after = rest
    fits = len(after) == len(names(v.seated(players))) and all(n in _VALUES for n in after)
    return Standing(players, single == 1, tuple(after)) if fits else None
