"""Count: a pile of tricks under this table's scheme, and what the other schemes make of it."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace

from pinochle_learn.cards.shuffling import fresh_seed
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.tricks.tricks import Count as TrickPoints
from pinochle_learn.engine.tricks.tricks import count
from pinochle_learn.lessons.scoring.suits.piles import Counted, Pile, counts, pile
from pinochle_learn.rules import Rules
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.scores.rounding import rounded, rounds, why_rounded
from pinochle_learn.teaching.scores.words import by_side_size, names
from pinochle_learn.teaching.view import answer_view
from pinochle_learn.teaching.view.sliders import switch
from pinochle_learn.text import listed, plural, say
from pinochle_learn.widgets.nodes import Child, Node, button, h
from pinochle_learn.widgets.row import row_traits

_FIRST = 6  # a pile that a learner meets first: the last trick is in it


class Count:
    """The tricks that one side took in a hand; ``last`` says whether the last trick counts among them.

    ``bidder`` says whether the side had the bid: where there is a kitty, its buried cards count as well.
    """

    takes: Collection[str] = ("seed", "facts")

    def __init__(self, page: LessonPage) -> None:
        self._page = page
        self.seed = _FIRST
        self.bidder = self._kitty
        self.last = self._drawn().last

    @property
    def _kitty(self) -> bool:
        return self._page.variant.rules.kitty is not None

    def _drawn(self) -> Pile:
        return pile(self._page.variant.rules, self.seed, bidder=self.bidder)

    @property
    def pile(self) -> Pile:
        """The pile that is shown."""
        return replace(self._drawn(), last=self.last)

    def enter(self) -> None:
        """Takes the pile of the link: its seed, and a sum of 1 (the last trick) and 2 (the bidder)."""
        state = self._page.state
        if state.seed is not None:
            self.seed = state.seed
        most = 3 if self._kitty else 1
        if state.facts in map(str, range(most + 1)):
            self.last, self.bidder = int(state.facts) % 2 == 1, int(state.facts) >= 2  # noqa: PLR2004 - the bidder
        else:
            self.bidder = self._kitty
            self.last = self._drawn().last
            if state.facts and (
                state.facts not in {"2", "3"} or "facts" in state.given
            ):  # those are of a table with a kitty
                self._page.wrong("facts", say("for a pile that is a number up to {most}.", most=most))
        self._note()

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        return {"pile": self._another, "last": self._last, "had-bid": self._had_bid}

    def _note(self) -> None:
        self._page.state = self._page.state.but(seed=self.seed, facts=str(self.last + 2 * self.bidder))

    def _another(self, _event: Event) -> str:
        self.seed = fresh_seed()
        self.last = self._drawn().last
        self._note()
        return self._aloud()

    def _last(self, _event: Event) -> str:
        self.last = not self.last
        self._note()
        return self._aloud()

    def _had_bid(self, _event: Event) -> str:
        if not self._kitty:
            return ""
        self.bidder = not self.bidder
        self.last = self._drawn().last
        self._note()
        return self._aloud()

    def _aloud(self) -> str:
        """The count, and what it is rounded to where it is."""
        counted = self._counted()
        return f"{counted.why} {why_rounded(self._page.variant, int(counted))}".strip()

    def _counted(self) -> TrickPoints:
        return count(compiled(self._page.variant.rules), self.pile.cards, last_trick=self.last)

    # --- what is shown -------------------------------------------------------------------------------------

    def nodes(self, words: Words) -> Iterator[Child]:
        """The pile, and beside it the count."""
        yield h("div", self._felt(), self._answer(words), class_="pl-two", key="count")

    def _felt(self) -> Node:
        v, side = self._page.variant, names(self._page.variant)[0]
        title = plural(len(self.pile.tricks), "{side} took {n} trick", "{side} took {n} tricks", side=side)
        switches = [
            switch(
                by_side_size(v, "The last trick is theirs", "{side} took the last trick", side=side),
                "last",
                on=self.last,
            )
        ]
        if self._kitty:
            switches.append(switch(say("{side} had the bid", side=side), "had-bid", on=self.bidder))
        return h(
            "section",
            h("p", title, class_="pl-label", key="title"),
            tricks(v.rules, self.pile),
            *self._about_buried(side),
            h(
                "div",
                button(say("Another pile"), "pile", primary=True, key="another"),
                *switches,
                class_="pl-acts",
                key="acts",
            ),
            class_="pl-felt",
            aria_label=say("The pile"),
            key="felt",
        )

    def _about_buried(self, side: str) -> Iterator[Node]:
        """Whether buried cards count for this pile."""
        if not self._kitty:
            return
        line = say("{side} did not have the bid: what another buried counts for that player.", side=side)
        if self.bidder:
            line = say("{side} had the bid, so what {side} buried counts as well.", side=side)
        yield h("p", line, class_="pl-small", key="about-buried")

    def _answer(self, words: Words) -> Node:
        v, counted = self._page.variant, self._counted()
        line, score = plural(int(counted), "{n} point", "{n} points"), rounded(v, int(counted))
        if rounds(v):
            line = plural(
                int(counted),
                "{n} point, {score} on the score",
                "{n} points, {score} on the score",
                score=score,
            )
        schemes = counts(v, self.pile.cards, last=self.last)
        return h(
            "section",
            h("h2", say("What it counts"), key="ask"),
            answer_view.answer(
                "right", line, [words(text) for text in (counted.why, why_rounded(v, int(counted))) if text]
            ),
            _compared(v.pack.ranks, self.pile, schemes),
            h("ul", *(h("li", note) for note in _notes(schemes)), class_="pl-small"),
            class_="pl-panel",
            aria_label=say("The count"),
            key="answers",
        )


def tricks(rules: Rules, pile: Pile, *, points: bool = True) -> Node:
    """The tricks of a pile as rows of cards; with what each of them is worth, or without."""
    table, rows = compiled(rules), []
    for place, cards in enumerate(pile.tricks):
        last = pile.last and place == len(pile.tricks) - 1
        worth = int(count(table, cards, last_trick=last))
        name = say("last trick") if last else say("trick {n}", n=place + 1)
        said = plural(worth, "{n} point", "{n} points") if points else ""
        rows.append(
            h(
                "li",
                h("span", name, class_="pl-small"),
                h("cards", key="cards", state=row_traits(cards)),
                h("span", said, class_="pl-worth"),
                key=f"trick-{place}",
                class_="pl-trick-row pl-last-row" if last else "pl-trick-row",
            )
        )
    if pile.buried:
        worth = int(count(table, pile.buried))
        text = plural(worth, "{n} point", "{n} points") if points else ""
        rows.append(
            h(
                "li",
                h("span", say("buried"), class_="pl-small"),
                h("cards", key="cards", state=row_traits(pile.buried)),
                h("span", text, class_="pl-worth"),
                key="buried",
                class_="pl-trick-row pl-last-row",
            )
        )
    return h("ol", *rows, class_="pl-pile", key="pile")


def _compared(ranks: str, pile: Pile, schemes: tuple[Counted, ...]) -> Node:
    """Rank by rank: how many are in the pile, and what they count under each scheme."""
    head = [say("Cards"), *(one.name for one in schemes)]
    body = []
    for place, rank in enumerate(ranks):
        held = sum(card.rank == rank for card in pile.cards)
        cells = [_times(one.each[place], one.by_rank[place]) for one in schemes]
        body.append(_row(f"{held} × {'10' if rank == 'T' else rank}", cells))
    body.append(_row(say("Last trick"), [_number(one.last) for one in schemes]))
    body.append(_row(say("Together"), [h("strong", _number(one.total)) for one in schemes]))
    return h(
        "table",
        h("caption", say("The same pile under three ways of counting; the first is this table's")),
        h("thead", h("tr", *(h("th", name, scope="col") for name in head))),
        h("tbody", *body),
        class_="pl-sheet pl-compared",
        key="compared",
    )


def _row(name: str, cells: list[Child]) -> Node:
    return h("tr", h("th", name, scope="row"), *(h("td", cell) for cell in cells), key=f"row-{name}")


def _times(each: float, together: float) -> Child:
    """What the cards of a rank count, and beside it what one of them does."""
    return h("span", _number(together), " ", h("small", say("at {n}", n=_number(each))) if each else "")


def _number(number: float) -> str:
    return f"{number:g}"


def _notes(schemes: tuple[Counted, ...]) -> Iterator[str]:
    for one in schemes:
        if one.tables:
            yield say("{name}: {tables}.", name=one.name, tables=listed(one.tables))
        else:
            yield say("{name}: played elsewhere, at none of these tables.", name=one.name)
    if any(number != int(number) for one in schemes for number in one.each):
        yield say("On ÷10 some cards count tenths of a point, so such tables write ×10.")
