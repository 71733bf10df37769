"""Runs and sets: choose cards and ask whether they are a meld, lay them, and lay off on what lies there."""

from collections.abc import Collection, Iterator, Mapping
from random import Random

from pinochle_learn.cards import Card
from pinochle_learn.cards.shuffling import fresh_seed
from pinochle_learn.engine.compiled import Compiled, compiled
from pinochle_learn.engine.melds.groups import Group, GroupCheck, check_group, kind_name
from pinochle_learn.engine.melds.laying_off import check_lay_off, grown, laid_group
from pinochle_learn.errors import PinochleError
from pinochle_learn.lessons.melds.hand_choice import Held
from pinochle_learn.lessons.melds.turns.laid import (
    MOST,
    capital,
    held,
    kept,
    laid_out,
    not_twice,
    read_melds,
)
from pinochle_learn.lessons.melds.turns.view import all_melds, laid_melds, rules_here
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.practice.answer import Answer
from pinochle_learn.teaching.view import answer_view
from pinochle_learn.teaching.view.controls import indices_in, written
from pinochle_learn.teaching.view.table_view import hand_node
from pinochle_learn.text import number, say
from pinochle_learn.widgets.nodes import Child, Node, button, h

_FIRST = 1  # the deal that a learner meets first


class MeldGroups(Held):
    """A hand and the melds on the table; ``chosen`` are places in the hand, ``check`` judges them."""

    takes: Collection[str] = ("hand", "trick", "facts", "seed")

    cleared: Mapping[str, str] = {}

    def __init__(self, page: LessonPage) -> None:
        super().__init__(page)
        self.chosen: list[int] = []
        self.check: GroupCheck | None = None
        self.answer: Answer | None = None

    # --- state ---------------------------------------------------------------------------------------------

    @property
    def _table(self) -> Compiled:
        return compiled(self._page.variant.rules)

    @property
    def melds(self) -> tuple[Group, ...]:
        """The melds on the table."""
        state = self._page.state
        return read_melds(self._table, self._page.variant.pack.read(state.trick), state.facts)

    @property
    def chosen_cards(self) -> tuple[Card, ...]:
        """The cards that are chosen."""
        return tuple(self.hand[place] for place in self.chosen)

    def enter(self) -> None:
        """Takes hand and melds of the place, or draws some."""
        self.forget()
        state = self._page.state
        fresh = not state.hand and not state.trick
        try:
            not_twice(self._page.variant.pack.read(state.hand), self.melds)
        except PinochleError as error:
            self._page.wrong("hand", str(error))
            self._page.state = state.but(hand="", trick="", facts="")
            fresh = True
        if fresh:
            self.lay_out(_FIRST if state.seed is None else state.seed)

    def forget(self) -> None:
        """Nothing is chosen."""
        self.chosen, self.check, self.answer = [], None, None

    def drawn(self, seed: int) -> tuple[tuple[Card, ...], None]:
        """A hand that holds a meld, to go with the melds on the table."""
        return laid_out(self._table, Random(seed), self._page.variant.rules.hand_size)[0], None

    def lay_out(self, seed: int) -> None:
        """Draws a hand and melds by a seed."""
        hand, melds = laid_out(self._table, Random(seed), self._page.variant.rules.hand_size)
        self._put(hand, melds)

    def after_change(self) -> str:
        """What can be done with the cards."""
        return self._line()

    def change(self, cards: tuple[Card, ...]) -> str:
        """Holds these cards from now on.

        Raises:
            CardError: more copies than the pack has, or cards that lie on the table.
        """
        not_twice(cards, self.melds)
        return super().change(cards)

    def _put(self, hand: tuple[Card, ...], melds: tuple[Group, ...]) -> None:
        cards, facts = kept(self._table, melds)
        self._page.state = self._page.state.but(hand=written(hand), trick=cards, facts=facts, seed=None)
        self.forget()

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        mine: Mapping[str, Handler] = {
            "chosen": self._choose,
            "claim": self._claim,
            "lay": self._lay,
            "lay-off": self._lay_off,
            "deal": self._deal,
            "clear-table": self._clear_table,
        }
        return {**self.building(), **mine}

    def _choose(self, event: Event) -> str:
        self.forget()
        self.chosen = indices_in(event.get("value"), len(self.hand))
        return self._line() if self.chosen else ""

    def _claim(self, _event: Event) -> str:
        self.check = check = check_group(self._table, self.chosen_cards, self.hand)
        line = say("Yes, this is a meld.") if check.ok else say("No, this is no meld.")
        self.answer = Answer(check.ok, line, (check.why,))
        return self._aloud()

    def _lay(self, event: Event) -> str:
        """Lays the cards chosen as a meld of one kind."""
        kind, melds = str(event.get("data")), self.melds
        group = laid_group(self._table, self.chosen_cards, kind)
        if len(melds) >= MOST:
            self.answer = Answer(right=False, line=say("The table is full: clear it first."))
            return self._aloud()
        self._put(tuple(card for card in self.hand if card not in group.cards), (*melds, group))
        line = say("Laid as {kind}.", kind=kind_name(self._table, kind))
        self.answer = Answer(right=True, line=line, reasons=(self._now_more(),))
        return self._aloud()

    def _lay_off(self, event: Event) -> str:
        melds, place = self.melds, event.get("data")
        if not isinstance(place, int) or not 0 <= place < len(melds):
            return ""
        if not self.chosen:
            self.answer = Answer(right=False, line=say("Choose the cards to lay off first."))
            return self._aloud()
        cards = self.chosen_cards
        said = check_lay_off(self._table, cards, melds, place, self.hand)
        if said.ok:
            after = tuple(
                grown(self._table, one, cards) if n == place else one for n, one in enumerate(melds)
            )
            self._put(tuple(card for card in self.hand if card not in cards), after)
        line = say("Yes, laid off.") if said.ok else say("No, not on this meld.")
        self.answer = Answer(said.ok, line, (said.why,))
        return self._aloud()

    def _deal(self, _event: Event) -> str:
        self.lay_out(fresh_seed())
        return self._line()

    def _clear_table(self, _event: Event) -> str:
        self._put(self._as_laid(), ())
        return say("The table is empty.")

    def _aloud(self) -> str:
        return " ".join([self.answer.line, *self.answer.reasons]) if self.answer else ""

    def _now_more(self) -> str:
        """What is left in the hand after a meld."""
        left = len(self.hand)
        if not left:
            return say("No card is left: who has none goes out.")
        return (
            say("Left in the hand: {n} cards.", n=number(left))
            if left > 1
            else say("One card is left in the hand.")
        )

    # --- what is shown -------------------------------------------------------------------------------------

    def nodes(self, words: Words) -> Iterator[Child]:
        """The felt with the table and the hand; beside it the answer and all the melds of the hand."""
        yield h("div", self._felt(), self._panel(words), class_="pl-two", key="groups")

    def _felt(self) -> Node:
        many = bool(self.chosen)
        return h(
            "section",
            laid_melds(self._table, self.melds, self.hand, choosing=many),
            hand_node(self.hand, mode="many", chosen=self.chosen),
            h("div", *self._acts(), class_="pl-acts", key="acts"),
            self.builder(),
            class_="pl-felt",
            aria_label=say("The table"),
            key="felt",
        )

    def _acts(self) -> list[Node]:
        acts: list[Node] = []
        kinds = self.check.kinds if self.check else ()
        for place, kind in enumerate(kinds):
            label = say("Lay as {kind}", kind=kind_name(self._table, kind))
            acts.append(button(label, "lay", data=kind, primary=place == 0, key=f"lay-{kind}"))
        if self.chosen and not kinds:
            acts.append(button(say("Is this a meld?"), "claim", primary=True, key="claim"))
        acts.append(button(say("Another deal"), "deal", primary=not self.chosen, key="deal"))
        if self.melds:
            acts.append(button(say("Clear the table"), "clear-table", key="clear-table"))
        return acts

    def _panel(self, words: Words) -> Node:
        return h(
            "section",
            h("h2", say("Is it a meld?"), key="ask"),
            self._said(words),
            all_melds(held(self._table, self.hand)),
            rules_here(self._page.variant.rules, words),
            class_="pl-panel",
            aria_label=say("The answer"),
            key="answers",
        )

    def _said(self, words: Words) -> Node:
        if self.answer is None:
            reasons = [words(line) for line in self._hints()]
            return answer_view.answer("told" if self.hand else "open", self._line(), reasons)
        kind = "right" if self.answer.right else "wrong"
        return answer_view.answer(kind, self.answer.line, [words(line) for line in self.answer.reasons])

    def _line(self) -> str:
        if not self.hand:
            return say("Lay out some cards, and see which runs and sets they hold.")
        if not self.chosen:
            found = sum(map(len, held(self._table, self.hand).values()))
            if not found:
                return say("This hand holds no meld.")
            return (
                say("This hand holds one meld.")
                if found == 1
                else say("This hand holds {n} melds.", n=number(found))
            )
        if len(self.chosen) == 1:
            card = self.chosen_cards[0]
            fits = [
                n
                for n in range(len(self.melds))
                if check_lay_off(self._table, (card,), self.melds, n, self.hand)
            ]
            if not fits:
                return say("The {card} fits on no meld of the table.", card=card.name)
            places = say("and").join(f" {number(n + 1)} " for n in fits).strip()
            return say("The {card} may be laid off on meld {places}.", card=card.name, places=places)
        return say("You have chosen {n} cards. Are they a meld?", n=number(len(self.chosen)))

    def _hints(self) -> list[str]:
        if len(self.chosen) == 1 and self.melds:
            card = self.chosen[0]
            said = [
                check_lay_off(self._table, (self.hand[card],), self.melds, n, self.hand)
                for n in range(len(self.melds))
            ]
            return [say("Meld {n}: {why}", n=number(one.meld + 1), why=capital(one.why)) for one in said]
        if self.hand and not self.chosen:
            return [
                say("Choose one card to see where it may be laid off, or three and more to ask for a meld.")
            ]
        return []
