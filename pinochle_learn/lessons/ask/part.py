"""The one part of "Ask the rules": a hand, what it melds and may do, and a hand that is settled."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

from pinochle_learn.cards.shuffling import fresh_seed
from pinochle_learn.lessons.ask.cards import LASTS, TEXTS, USED_UP, AskedCards, Tried
from pinochle_learn.lessons.ask.fields import cards_field
from pinochle_learn.lessons.ask.settle import AskSettle
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.view.controls import toggle_group, trump_picker
from pinochle_learn.teaching.words.table_kinds import TURNS, has_phases
from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Child, Node, button, h


class Ask:
    """Fields for cards as text and for the numbers of a hand; every answer stands beside its question."""

    def __init__(self, page: LessonPage) -> None:
        self._page = page
        self.asked = AskedCards(page)
        self.settling = AskSettle(page)

    @property
    def takes(self) -> Collection[str]:
        """The fields of a place that the table has a use for."""
        one_size = len(self.asked.table.players) == 1
        more = ["laid"] if self.asked.one_by_one else []
        if self.asked.kind == TURNS:
            more = ["laid", "drawn", "left"]
        else:
            more += ["trump", "trick", *(["stock"] if has_phases(self.asked.table.rules) else [])]
        return ("hand", "seed", "claim", "facts", *more, *([] if one_size else ["players"]))

    def enter(self) -> None:
        """Takes what a link says, or deals a hand."""
        self.asked.enter()
        self.settling.enter()

    # --- what is heard -------------------------------------------------------------------------------------

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        return {
            "ask": self._ask,
            "trump": self._trump,
            "stock": self._stock,
            "deal-hand": lambda _event: self._dealt(),
            "fact": self.settling.fact,
            "players": self.settling.players,
        }

    def _ask(self, event: Event) -> str:
        name = str(event.get("data"))
        if name not in TEXTS:
            return ""
        self.asked.put(name, str(event.get("value") or ""))
        asked = {"claim": (self.asked.claimed,), "trick": (self.asked.plays,), "drawn": (self.asked.plays,)}
        return self._aloud(*asked.get(name, (self.asked.melds, self.asked.plays)))

    def _trump(self, event: Event) -> str:
        self._page.state = self._page.state.but(trump=self.asked.table.pack.trump(event.get("data")))
        return self._aloud(self.asked.melds, self.asked.plays)

    def _stock(self, event: Event) -> str:
        lasts = event.get("data") != USED_UP
        self._page.state = self._page.state.but(stock="" if lasts else USED_UP)
        return self._aloud(self.asked.plays)

    def _dealt(self) -> str:
        self.asked.deal(fresh_seed())
        return self._aloud(self.asked.melds, self.asked.plays)

    def _aloud(self, *asked: Callable[[], Tried]) -> str:
        if self.asked.hand.wrong:
            return self.asked.hand.wrong
        return " ".join(one().line for one in asked)

    # --- what is shown -------------------------------------------------------------------------------------

    def nodes(self, _words: Words) -> Iterator[Child]:
        """The hand, and three questions, each with its answer beside it."""
        hand = self.asked.hand
        yield self._first(hand)
        yield self._section("melds", say("What does this hand meld?"), *self._meld_parts(hand))
        turns = self.asked.kind == TURNS
        title = say("What may I lay off and discard?") if turns else say("Which cards may I play?")
        yield self._section("plays", title, *self._play_parts(hand))
        settled = self.settling.settled()
        shown = settled.answer.nodes if settled.answer else _cannot(settled.line)
        title = say("What does the hand come to?")
        yield self._section("settle", title, list(self.settling.fields(settled)), shown)

    def _first(self, hand: Tried) -> Node:
        coloured = bool(self.asked.table.pack.colours)
        example = "KBk 8Si" if coloured else "AS 10H 9C"
        how = say("A card is a rank and a colour.") if coloured else say("A card is a rank and a suit.")
        fields: list[Child] = [
            h("p", self.asked.table.about, class_="pl-small", key="about"),
            cards_field("hand", say("Your hand"), self.asked.texts["hand"], example, hand.wrong),
            h("p", how, f" {say('For example {cards}.', cards=example)}", class_="pl-small", key="how"),
        ]
        if self.asked.kind != TURNS:
            fields.append(trump_picker(self.asked.table.pack.suits_or_colours, self._page.state.trump))
        fields.append(h("p", button(say("Deal a hand"), "deal-hand", primary=True), key="deal"))
        shown = hand.answer.nodes if hand.answer else _cannot(hand.wrong)
        return self._section("hand", say("The cards"), fields, shown)

    def _meld_parts(self, hand: Tried) -> tuple[list[Child], Iterable[Child]]:
        melds, claimed = self.asked.melds(), self.asked.claimed()
        coloured = bool(self.asked.table.pack.colours)
        fields: list[Child] = []
        laid_wrong = ""
        if self.asked.one_by_one:
            laid_wrong = "" if hand.wrong else melds.wrong
            label = say("Melds laid so far")
            fields.append(cards_field("laid", label, self.asked.texts["laid"], "KS QS, QS JD", laid_wrong))
        example = "QBk JBl" if coloured else "QS JD"
        wrong = "" if hand.wrong or laid_wrong else claimed.wrong
        fields.append(cards_field("claim", say("Claim a meld"), self.asked.texts["claim"], example, wrong))
        if claimed.answer:
            fields += claimed.answer.nodes
        return fields, self._shown(hand, melds)

    def _play_parts(self, hand: Tried) -> tuple[list[Child], Iterable[Child]]:
        plays = self.asked.plays()
        wrong = "" if hand.wrong else plays.wrong
        if self.asked.kind == TURNS:
            laid = self.asked.lay_offs()
            example, label = "8Bk 9Bk TBk as color-run, KRd KGo KSi", say("Melds on the table")
            laid_wrong = "" if hand.wrong else laid.wrong
            return [
                cards_field("laid", label, self.asked.texts["laid"], example, laid_wrong),
                cards_field(
                    "drawn", say("Card just drawn"), self.asked.texts["drawn"], say("8Go, or empty"), wrong
                ),
            ], [*self._shown(hand, laid), *self._shown(hand, plays)]
        fields: list[Child] = []
        if has_phases(self.asked.table.rules):
            names = {LASTS: say("still lasts"), USED_UP: say("used up")}
            chosen = USED_UP if self._page.state.stock == USED_UP else LASTS
            word = h("span", say("Stock"), class_="pl-label", aria_hidden="true")
            fields.append(
                h("p", word, toggle_group("stock", names, chosen, say("Stock")), class_="pl-row", key="stock")
            )
        example = say("{card}, or empty to lead", card="KGr" if self.asked.table.pack.colours else "KC")
        label = say("Trick so far")
        fields.append(cards_field("trick", label, self.asked.texts["trick"], example, wrong))
        return fields, self._shown(hand, plays)

    def _shown(self, hand: Tried, tried: Tried) -> Iterable[Child]:
        """An answer, or why there is none."""
        if hand.wrong:
            return _cannot(say("First mend the cards of the hand."))
        return tried.answer.nodes if tried.answer else _cannot(tried.wrong)

    def _section(self, name: str, title: str, fields: Iterable[Child], answer: Iterable[Child]) -> Node:
        """A question, with the fields at its left and the answer at its right, or below on a phone."""
        label = f"pl-title-{name}"
        asked = h("div", *fields, class_="pl-felt", key="asked")
        told = h(
            "div",
            h("div", *answer, class_="pl-ask-answer", key="answer"),
            class_="pl-panel",
            role="group",
            aria_label=say("Answer: {title}", title=title),
            key="told",
        )
        both = h("div", asked, told, class_="pl-two pl-ask-two", key="both")
        return h(
            "section",
            h("h2", title, id=label, key="title"),
            both,
            class_="pl-section",
            aria_labelledby=label,
            key=f"section-{name}",
        )


def _cannot(line: str) -> tuple[Child, ...]:
    return (h("p", line, class_="pl-note", role="alert", key="cannot"),)
