"""The part on the end of the game: scores to change, and who has won with them."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from random import Random

from pinochle_learn.cards.shuffling import fresh_seed
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.scoring.game_end import declared, game_winner
from pinochle_learn.front import Variant
from pinochle_learn.lessons.scoring.charts.track import track
from pinochle_learn.lessons.scoring.suits.game import end_of_game, how_it_ends
from pinochle_learn.lessons.scoring.suits.practise.bank import exercise
from pinochle_learn.lessons.scoring.suits.practise.situation import GAME
from pinochle_learn.lessons.scoring.suits.practise.situations import situations
from pinochle_learn.lessons.scoring.suits.scores import Scores, declares, read, usual, values, written
from pinochle_learn.lessons.scoring.suits.settle.chips import made_up_for
from pinochle_learn.lessons.scoring.suits.settle.view import declared_and_target
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.scores.ranges import grid
from pinochle_learn.teaching.scores.split import nearest
from pinochle_learn.teaching.scores.words import by_side_size, names
from pinochle_learn.teaching.view.answer_view import end_panel
from pinochle_learn.teaching.view.sliders import chips, picked, picks, slider
from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Child, Node, button, h


class End:
    """Scores and a bidder; the facts of a link are these numbers, and at the end the deal's."""

    takes: Collection[str] = ("facts",)

    def __init__(self, page: LessonPage) -> None:
        self._page = page
        self._table = page.variant
        self._chance = Random()
        self.scores = usual(page.variant)

    # --- state ---------------------------------------------------------------------------------------------

    @property
    def values(self) -> range:
        """The scores that can be set."""
        return values(self._page.variant)

    def enter(self) -> None:
        """Takes the scores of a link, or brings those at hand to the table and the scale that are chosen."""
        v, facts, before = self._page.variant, self._page.state.facts, self.scores
        self.scores = self._brought(v, before)
        if facts and facts != written(self._table, before):
            self._read(facts)
        self._table = v
        self._note()
        if facts and read(v, facts) is None and "facts" in self._page.state.given:
            self._page.wrong_facts(facts, say("these are no scores of this table."))

    def _brought(self, v: Variant, before: Scores) -> Scores:
        on, old = grid(v.rules), grid(self._table.rules)
        same_game = on.goal * old.scale == old.goal * on.scale and on.deals == old.deals
        if not same_game or on.sides != old.sides or bool(on.bids) != bool(old.bids):
            return usual(v)
        if on.chips:
            return before
        moved = (nearest(self.values, score * on.scale // old.scale) for score in before.after)
        return replace(before, after=tuple(moved))

    def _read(self, facts: str) -> None:
        v = self._page.variant
        self.scores = read(v, facts) or usual(v)

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        return {
            "after": self._after,
            "bidder": self._bidder,
            "deal": self._deal,
            "declared": self._declared,
            "target": self._target,
            "case": lambda event: self._draw(str(event.get("data"))),
            "another": self._another,
        }

    def _put(self, scores: Scores) -> str:
        self.scores = scores
        self._note()
        return self._line()

    def _note(self) -> None:
        self._page.state = self._page.state.but(facts=written(self._page.variant, self.scores))

    def _after(self, event: Event) -> str:
        side, after = event.get("data"), list(self.scores.after)
        if type(side) is not int or not 0 <= side < len(after):
            return ""
        score = picked(event, self.values, after[side])
        if grid(self._page.variant.rules).chips:
            after = list(made_up_for(self.scores.after, side, score, self.values))
        else:
            after[side] = score
        return self._put(replace(self.scores, after=tuple(after)))

    def _bidder(self, event: Event) -> str:
        side = event.get("data")
        bid = self._page.variant.rules.auctioned
        if not bid or type(side) is not int or not 0 <= side < len(self.scores.after):
            return ""
        return self._put(replace(self.scores, bidder=side))

    def _declared(self, event: Event) -> str:
        number = event.get("data")
        if (
            not declares(self._page.variant)
            or type(number) is not int
            or not 0 <= number <= len(self.scores.after)
        ):
            return ""
        return self._put(replace(self.scores, declared=number - 1 if number else None))

    def _target(self, event: Event) -> str:
        target = event.get("data")
        if self.scores.target is None or target not in grid(self._page.variant.rules).targets:
            return ""
        return self._put(replace(self.scores, target=target))

    def _deal(self, event: Event) -> str:
        deals = grid(self._page.variant.rules).deals
        if deals is None:
            return ""
        return self._put(replace(self.scores, deal=picked(event, range(1, deals + 1), self.scores.deal or 1)))

    def _another(self, _event: Event) -> str:
        keys = [key for key, _ in self._cases()]
        return self._draw(keys[int(self._chance.random() * len(keys))])

    def _draw(self, key: str) -> str:
        v = self._page.variant
        if key not in dict(self._cases()) or (drawn := exercise(v, key, fresh_seed()).case) is None:
            return ""
        after = drawn.settled.after
        if not grid(v.rules).chips:
            after = tuple(nearest(self.values, score) for score in after)
        hand = drawn.hand
        return self._put(Scores(after, hand.bidder or 0, hand.deal, hand.declared, hand.target))

    def _cases(self) -> list[tuple[str, str]]:
        rules = self._page.variant.rules
        return [(s.key, s.name(rules)) for s in situations(rules) if GAME[0] in s.questions]

    # --- what is shown -------------------------------------------------------------------------------------

    def nodes(self, words: Words) -> Iterator[Child]:
        """The scores, and beside them who has won."""
        yield h("div", self._felt(), self._answer(words), class_="pl-two", key="end")

    def _felt(self) -> Node:
        another = button(say("Another end"), "another", primary=True, key="another")
        return h(
            "section",
            *self._last_hand(),
            *self._tracks(),
            chips(say("Show me"), "case", self._cases()),
            h("div", another, class_="pl-acts", key="acts"),
            class_="pl-felt",
            aria_label=say("The scores"),
            key="felt",
        )

    def _last_hand(self) -> Iterator[Node]:
        """Who bid, or which deal it was: what the end of the game depends on besides the scores."""
        v = self._page.variant
        deals = grid(v.rules).deals
        if not v.rules.auctioned:
            yield from declared_and_target(v, self.scores.declared, self.scores.target)
            return
        if deals is None:
            yield picks(say("Who bid"), "bidder", list(enumerate(names(v))), self.scores.bidder)
            return
        text = say("{n} of {all}", n=self.scores.deal, all=deals)
        yield slider("deal", say("Deal"), range(1, deals + 1), self.scores.deal or 1, said=text)

    def _tracks(self) -> Iterator[Node]:
        v = self._page.variant
        label = say("{side} after the hand")
        if grid(v.rules).chips:
            label = say("Chips of {side} after the deal")
        for side, score in enumerate(self.scores.after):
            control = slider("after", label.format(side=names(v)[side]), self.values, score, data=side)
            yield h(
                "div",
                track(v, self.values, score, self.scores.target),
                control,
                class_="pl-reach",
                key=f"track-{side}",
            )

    def _winner(self) -> tuple[int | None, str | None]:
        table, scores = compiled(self._page.variant.rules), self.scores
        if scores.declared is not None:
            target = scores.target or grid(self._page.variant.rules).goal
            return declared(scores.declared, right=scores.after[scores.declared] >= target)
        return game_winner(table, scores.after, scores.bidder, deal_number=scores.deal, target=scores.target)

    def _line(self) -> str:
        winner, v = self._winner()[0], self._page.variant
        if winner is None:
            return say("The game goes on.")
        return by_side_size(v, "{side} have won the game.", "{side} has won the game.", side=names(v)[winner])

    def _answer(self, words: Words) -> Node:
        winner, rule = self._winner()
        v = self._page.variant
        why = end_of_game(v, self.scores.after, (winner, rule), (self.scores.deal, self.scores.target))
        return end_panel(words, self._line(), why, list(how_it_ends(v)), over=winner is not None)
