"""Choose: each card counts for its rank or for its colour; move it, and see what the melds come to."""

from collections.abc import Collection, Iterator, Mapping
from random import Random

from pinochle_learn.cards import Card
from pinochle_learn.cards.shuffling import fresh_seed
from pinochle_learn.engine.compiled import Compiled, compiled
from pinochle_learn.engine.melds.choosing import Choosing
from pinochle_learn.engine.melds.finding import Meld, MeldSet, best_melds, make_meld, meld_set
from pinochle_learn.lessons.melds.colours.choose_view import nests, shown, totals
from pinochle_learn.lessons.melds.colours.drawn_cards import best_trump, pile, with_choice
from pinochle_learn.lessons.melds.colours.rank_or_colour import Board, beside_best, compared, no_choice, told
from pinochle_learn.lessons.melds.hand_choice import Held
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.view import answer_view
from pinochle_learn.teaching.view.controls import indices_in, trump_picker
from pinochle_learn.teaching.view.melds_view import cards_node, meld_table, small
from pinochle_learn.teaching.words.sources import source_class, source_line
from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Child, Node, button, h

_FIRST = 6  # the hand that a learner meets first


class MeldChoose(Held):
    """A hand, or a pile of won cards; ``line`` is what was moved last, ``what`` what that did."""

    takes: Collection[str] = ("hand", "trump", "seed", "facts")

    def __init__(self, page: LessonPage) -> None:
        super().__init__(page)
        self.line, self.what = "", ""
        self.step: int | None = None

    # --- state ---------------------------------------------------------------------------------------------

    @property
    def _table(self) -> Compiled:
        return compiled(self._page.variant.rules)

    @property
    def board(self) -> Board:
        """The hand with the choice that the place holds."""
        facts = self._page.state.facts
        board = Board(self._table, self._page.variant.pack.cards(self._table.pack.pile(self.hand)))
        return board.with_mask(int(facts)) if facts.isdecimal() else board

    @property
    def melds(self) -> MeldSet:
        """The best melds of the other types, and those of this type as the cards count now."""
        table, board, trump = self._table, self.board, self._page.state.trump
        chosen = board.rules[0].type.value
        best = best_melds(table, table.pack.pile(self.hand), trump)
        others: list[Meld] = [meld for meld in best if meld.type != chosen]
        scope = next(one for one in table.scopes[trump] if isinstance(one, Choosing))
        mine = [make_meld(table, scope.option(one), 1, trump) for one in board.standing]
        return meld_set(table, [*others, *mine], trump)

    @property
    def is_pile(self) -> bool:
        """Whether these are more cards than a hand: a pile of won cards."""
        return len(self.hand) > self._page.variant.rules.hand_size

    def enter(self) -> None:
        """Takes the cards of the place, and the choice with them."""
        self.forget()
        facts = self._page.state.facts
        if not facts.isdecimal() or not self._page.state.hand:
            self._page.state = self._page.state.but(facts="")
        self.take_up(_FIRST)
        if facts and not self._fits(facts):
            most = 2 ** len(self.board.open) - 1
            text = "that is no choice for these cards: it is a number up to {most}, beside a hand."
            self._page.wrong("facts", say(text, most=most), facts)
            self._page.state = self._page.state.but(facts="")

    def _fits(self, facts: str) -> bool:
        """Whether the place still holds this choice, and the hand has the cards to choose for."""
        return self._page.state.facts == facts and int(facts) < 2 ** len(self.board.open)

    def forget(self) -> None:
        """Nothing has been moved yet."""
        self.line, self.what, self.step = "", "", None

    def drawn(self, seed: int) -> tuple[tuple[Card, ...], str | None]:
        """A hand in which some cards have a choice."""
        hand = with_choice(self._table, Random(seed))
        return hand, best_trump(self._table, hand)

    def after_change(self) -> str:
        """What the cards come to as they count now."""
        return compared(self.board)

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        mine: Mapping[str, Handler] = {
            "move": self._move,
            "best": self._best,
            "deal": self._deal,
            "pile": self._pile,
            "trump": self._trump_named,
        }
        return {**self.building(), **mine}

    def _move(self, event: Event) -> str:
        before = self.board
        nest = next((one for one in before.nests if one.key == event.get("data")), None)
        if nest is None:
            return ""
        cards = shown(nest)
        wanted = {cards[place] for place in indices_in(event.get("value"), len(cards))}
        moved = [card for card in cards if (card in wanted) != (card in nest.cards)]
        free = [card for card in moved if card in before.open]
        if not free:
            self.line, self.what, self.step = no_choice(before, moved[0]) if moved else "", "", None
            return self.line
        after = before
        for card in free:
            after = after.moved(card)
        return self._choose(before, after)

    def _best(self, _event: Event) -> str:
        before = self.board
        return (
            self._choose(before, before.best) if before.points < before.best.points else self.after_change()
        )

    def _choose(self, before: Board, after: Board) -> str:
        """Takes another choice, and says what it did."""
        moved = [card for card in before.open if (card in before.away) != (card in after.away)]
        self._page.state = self._page.state.but(facts=str(after.mask) if after.mask else "")
        self.line, self.what = told(before, after, moved)
        self.step = after.points - before.points
        return f"{self.line} {self.what} {beside_best(after)}"

    def _deal(self, _event: Event) -> str:
        self.lay_out(fresh_seed())
        return self.after_change()

    def _pile(self, _event: Event) -> str:
        self._page.state = self._page.state.but(facts="")
        cards = pile(self._table, Random(fresh_seed()))
        return self.change(cards)

    def _trump_named(self, event: Event) -> str:
        trump = self._page.variant.pack.trump(event.get("data"))
        self._page.state = self._page.state.but(trump=trump)
        self.forget()
        return say("The melds come to {n} now.", n=self.melds.points)

    # --- what is shown -------------------------------------------------------------------------------------

    def nodes(self, words: Words) -> Iterator[Child]:
        """The felt with the nests; beside it what a move did, and all the melds."""
        yield h("div", self._felt(), self._panel(words), class_="pl-two", key="choose")

    def _felt(self) -> Node:
        board, pack = self.board, self._page.variant.pack
        todo = board.points < board.best.points
        title = say("Cards that your side won") if self.is_pile else say("Your hand")
        return h(
            "section",
            trump_picker(pack.suits_or_colours, self._page.state.trump),
            h(
                "div",
                h("p", title, class_="pl-label"),
                cards_node(self.hand, title),
                class_="pl-part pl-hand-small",
                key="hand-small",
            ),
            totals(board, self.step),
            nests(board),
            h(
                "div",
                button(say("Show the best"), "best", primary=True, key="best") if todo else None,
                button(say("Another hand"), "deal", primary=not todo, key="deal"),
                button(say("A pile of won cards"), "pile", key="pile"),
                class_="pl-acts",
                key="acts",
            ),
            self.builder(),
            class_="pl-felt",
            aria_label=say("The table"),
            key="felt",
        )

    def _panel(self, words: Words) -> Node:
        melds = self.melds
        return h(
            "section",
            h("h2", say("Rank or colour?"), key="ask"),
            self._said(words),
            meld_table(melds, words) if melds else None,
            small(self._second(), "second"),
            self._source(),
            class_="pl-panel",
            aria_label=say("The answer"),
            key="answers",
        )

    def _said(self, words: Words) -> Node:
        board = self.board
        if not self.hand:
            return answer_view.answer("open", say("Lay out some cards, and see what they meld."))
        if not board.open:
            reasons = [say("No card has a choice here: no rank and colour that both pay share a card.")]
            return answer_view.answer("told", compared(board), [words(line) for line in reasons])
        hint = say("A card with a dot has a choice: press it, and it counts on its other side.")
        if self.line:
            what = f"{self.what} {beside_best(board)}".strip()
            return answer_view.answer("told", self.line, [words(what), words(hint)])
        once = say(
            "In type {type} a card counts for its rank or for its colour, never for both.",
            type=board.rules[0].type.value,
        )
        kind = "right" if board.points == board.best.points else "open"
        return answer_view.answer(kind, compared(board), [words(once), words(hint)])

    def _source(self) -> Node:
        rule = self._page.variant.rules.meld.reuse
        line = say("A card serves once in a type. {source}", source=source_line(rule))
        return h("p", line, class_=source_class(rule), key="source")

    def _second(self) -> str:
        if self.is_pile:
            return say("After the last trick each side melds once more, from all the cards that it won.")
        return say("After the last trick come the second melds: press “A pile of won cards”.")
