"""A turn to play in a game of turns: draw, lay a meld, lay off, discard; what is not possible says why."""

from collections.abc import Collection, Iterator, Mapping

from pinochle_learn.cards import Card
from pinochle_learn.cards.shuffling import fresh_seed
from pinochle_learn.deal.turns import DRAW
from pinochle_learn.errors import PinochleError
from pinochle_learn.lessons.tricks.turns import view
from pinochle_learn.lessons.tricks.turns.live import Live
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.practice.answer import Answer
from pinochle_learn.teaching.view.controls import indices_in
from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Child, h

_FIRST, _PLAYERS = 6, 3  # the deal that a learner meets first, and how many play it
_KEPT = 16  # acts that a link holds


class Turn:
    """A deal at the learner's turn; ``chosen`` are places in the hand, ``answer`` what the act came to."""

    takes: Collection[str] = ("seed", "players", "facts")

    def __init__(self, page: LessonPage) -> None:
        self._page = page
        self._live: Live | None = None
        self._kept: tuple[object, ...] = ()  # the table and the place of the deal that is played
        self.chosen: list[int] = []
        self.answer: Answer | None = None

    # --- state ---------------------------------------------------------------------------------------------

    @property
    def live(self) -> Live:
        """The deal that is played."""
        if self._live is None:
            self._live = Live(self._page.variant, _FIRST, _PLAYERS)
        return self._live

    @property
    def chosen_cards(self) -> tuple[Card, ...]:
        """The cards that are chosen."""
        return tuple(self.live.hand[place] for place in self.chosen)

    def enter(self) -> None:
        """Takes up the deal of the state; after a question the deal that was left."""
        state, v = self._page.state, self._page.variant
        done: list[str] = []
        if self._live is None or self._kept != (v, state.seed, state.players, state.facts):
            players = state.players if state.players in v.players else _PLAYERS
            done = state.facts.split(".") if state.facts else []
            seed = _FIRST if state.seed is None else state.seed
            self._live = Live(v, seed, players or _PLAYERS, [int(act) for act in done])
        self._keep()
        self.answer = None
        if len(self._live.done) < len(done):
            self._page.wrong_facts(state.facts, say("these acts cannot all be done in this deal."))

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        return {
            "chosen": self._choose,
            "act": self._act,
            "back": self._back,
            "deal": self._deal,
            "players": self._players,
        }

    def _choose(self, event: Event) -> str:
        self.chosen, self.answer = indices_in(event.get("value"), len(self.live.hand)), None
        if not self.chosen or self.live.over:
            return ""
        return " ".join(view.ask_line(ask) for ask in self.live.asks(self.chosen_cards))

    def _act(self, event: Event) -> str:
        """Does an act; one that cannot be done now is answered with the reason."""
        action, before = str(event.get("data")), self.live.stage
        try:
            told = view.told(self.live, action)
            self.live.act(action)
        except PinochleError as error:
            self.answer = Answer(right=False, line=say("Not now."), reasons=(str(error),))
            return str(error)
        reasons = self.live.news if self.live.stage in {"", DRAW} and before != DRAW else ()
        self.answer = Answer(right=True, line=told, reasons=reasons)
        self._keep()
        return " ".join([told, *reasons, self.asked()])

    def _back(self, _event: Event) -> str:
        self._live = self.live.back()
        self.answer = None
        self._keep()
        return self.asked()

    def _deal(self, _event: Event) -> str:
        return self._fresh(self.live.players)

    def _players(self, event: Event) -> str:
        said = str(event.get("data"))
        players = int(said) if said.isdecimal() else 0
        return self._fresh(players) if players in self._page.variant.players else ""

    def _fresh(self, players: int) -> str:
        self._live, self.answer = Live(self._page.variant, fresh_seed(), players), None
        self._keep()
        return " ".join([*self.live.news, self.asked()])

    def _keep(self) -> None:
        """Keeps the deal in the place: its seed, its players, and the learner's acts."""
        live = self.live
        facts = ".".join(map(str, live.done[:_KEPT]))
        self._kept = (self._page.variant, live.seed, live.players, facts)
        self._page.state = self._page.state.but(
            seed=live.seed, players=live.players, facts=facts, ask="", at=0, hand="", trick=""
        )
        self.chosen = []

    def asked(self) -> str:
        """What is to be done now, in words."""
        return view.asked(self.live)

    # --- what is shown -------------------------------------------------------------------------------------

    def nodes(self, words: Words) -> Iterator[Child]:
        """The felt with piles, melds and hand; beside it what may be done now."""
        felt = view.table_view(self.live, self._page.variant.players, self.chosen)
        panel = view.panel(self.live, self.chosen_cards, self.answer, words)
        yield h("div", felt, panel, class_="pl-two", key="turn")
