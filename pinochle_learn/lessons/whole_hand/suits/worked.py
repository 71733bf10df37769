"""The course's worked hand, of which the source gives the auction and the scores but no cards."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.scoring.settlement_words import seat_name
from pinochle_learn.engine.scoring.settling import Settlement
from pinochle_learn.front import Variant, variant
from pinochle_learn.lessons.whole_hand.offers import offered
from pinochle_learn.lessons.whole_hand.suits.example_deals import examples, fields_of
from pinochle_learn.teaching.page import steps
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.page.steps import parse_step
from pinochle_learn.text import number, say
from pinochle_learn.widgets.nodes import Child, Node, button, h

TABLE = "pinochlerun"
DEALER = 1
BID = 34
CALLS = (25, 26, None, None, BID, None)
MELD, TRICKS, BEFORE = (28, 12), (15, 10), (112, 96)


@dataclass(frozen=True, slots=True)
class _Moment:
    phase: str
    title: str
    text: str


class WorkedHand:
    """East deals, South wins the auction at 34 and names hearts; told at the source's own table."""

    takes: Collection[str] = ("at",)

    def __init__(self, page: LessonPage) -> None:
        self._page = page
        self.at = 0

    def enter(self) -> None:
        """Begins at the first step, or at the link's."""
        if "at" in self._page.state.given and self._page.state.at > self.last:
            self._page.wrong("at", say("this hand has the steps 0 to {last}.", last=self.last))
        self.at = min(self._page.state.at, self.last)
        self._page.state = self._page.state.but(at=self.at)

    def events(self) -> Mapping[str, Handler]:
        """What can be done here; at tables for which the hand does not stand, only to open another deal."""
        if not self.stands:
            return {"example": self._deal, "deal": self._deal}
        return {
            "back": lambda _event: self._go(self.at - 1),
            "on": lambda _event: self._go(self.at + 1),
            "to": lambda event: self._go(parse_step(event.get("value"))),
            "phase": self._phase,
        }

    def _go(self, at: int) -> str:
        self.at = min(max(at, 0), self.last)
        self._page.state = self._page.state.but(at=self.at)
        return self.moments[self.at].title

    def _phase(self, event: Event) -> str:
        wanted = str(event.get("data"))
        return self._go(next((n for n, m in enumerate(self.moments) if m.phase == wanted), 0))

    def _deal(self, event: Event) -> str:
        """Goes over to the deals, to an example or to the table's first."""
        opened = fields_of(self._page.variant, str(event.get("data")))
        self._page.state = self._page.state.but(step="", **opened)
        self._page.enter()
        return say("A deal at this table.")

    @property
    def stands(self) -> bool:
        """Says whether the table that is chosen could have such a hand: its pack, its players, its deal."""
        here, source = self._page.variant.rules, variant(TABLE).rules
        return (
            here.pack.ranks.value == source.pack.ranks.value
            and here.pack.copies.value == source.pack.copies.value
            and here.table.partners.value == source.table.partners.value
            and here.table.players.value == source.table.players.value
            and here.deal.hand.value == source.deal.hand.value
        )

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.moments) - 1

    @property
    def moments(self) -> list[_Moment]:
        """The steps: each call with what was legal, trump, passing, meld, tricks, the settlement."""
        table = self.table
        return [*_auction(table), *_middle(table), *_end(table)]

    @property
    def table(self) -> Variant:
        """The source's own table, on the scale that the page shows."""
        shown = self._page.variant.scale
        return variant(TABLE).on_scale(shown) or variant(TABLE)

    def nodes(self, words: Words) -> Iterator[Child | None]:
        """The steps and what is said of the one that is shown."""
        if not self.stands:
            yield self._instead(words)
            return
        moment = self.moments[self.at]
        names = {"auction": say("Auction"), "trump": say("Trump"), "meld": say("Meld"), "play": say("Play")}
        ours, theirs = _scaled(BEFORE, self.table.scale)
        text = "A hand from PinochleRun's own page. Before it North-South have {ours}, East-West {theirs}."
        yield h("p", say(text, ours=ours, theirs=theirs), key="intro")
        if self._page.variant.name != self.table.name:
            text = "{name} could have the same hand; it is told and settled by the rules of {source}."
            yield h("p", say(text, name=self._page.variant.name, source=self.table.name), key="told-by")
        yield steps.phases(names | {"over": say("Result")}, moment.phase)
        yield steps.controls(self.at, self.last, moment.title)
        yield h("div", self._panel(moment, words), class_="pl-one", key="worked")

    def _instead(self, words: Words) -> Node:
        """What there is at a table for which the hand does not stand."""
        v, source = self._page.variant, variant(TABLE)
        text = (
            "The worked hand comes from {source}: four players, {twelve} cards each. {name} deals {n} cards "
            "to each of {players} players, so it cannot stand here, and this table's sources have none."
        )
        values = {
            "source": source.name,
            "twelve": number(source.rules.deal.hand.value),
            "name": v.name,
            "n": number(v.rules.deal.hand.value),
            "players": number(max(v.players)),
        }
        return h(
            "section",
            h("h2", say("No worked hand at this table"), key="title"),
            h("p", *words(say(text, **values)), key="text"),
            h("p", say("Instead, any deal can be followed from the deal to the score."), key="instead"),
            h("div", button(say("Follow a deal"), "deal", primary=True, key="follow"), class_="pl-acts"),
            offered({one.key: one.name for one, _ in examples(v)}),
            class_="pl-panel",
            aria_label=say("What happens"),
            key="answers",
        )

    def _panel(self, moment: _Moment, words: Words) -> Node:
        after = [m.phase for m in self.moments[: self.at + 1]]
        scale = self.table.scale
        meld = _scaled(MELD, scale) if "meld" in after else (0, 0)
        points = _scaled(TRICKS, scale) if "play" in after else (0, 0)
        change = _settled(self.table).change if moment.phase == "over" else (None, None)
        rows = [steps.Row(_side(s), meld[s], points[s], change[s]) for s in (0, 1)]
        return h(
            "section",
            h("h2", moment.title, key="title"),
            h("p", *words(moment.text), key="text"),
            steps.scoreboard(self.table, [], rows),
            class_="pl-panel",
            aria_label=say("What happens"),
            key="answers",
        )


def _auction(table: Variant) -> list[_Moment]:
    """Each call, with what was legal."""
    auction = table.auction(dealer=DEALER)
    start = say("{dealer} deals, so the player at the left speaks first.", dealer=seat_name(DEALER))
    moments = [_Moment("auction", say("The deal"), start)]
    for call in CALLS:
        bid = None if call is None else call * table.scale
        who, legal = seat_name(auction.to_bid or 0), auction.legal_bids()
        text = say("{who} may {legal}, or pass.", who=who, legal=legal)
        title = say("{who} passes", who=who) if bid is None else say("{who} bids {bid}", who=who, bid=bid)
        auction = auction.pass_() if bid is None else auction.bid(bid)
        moments.append(_Moment("auction", title, text))
    winner = seat_name(auction.winner or 0)
    over = say("Three players have passed, so {who} has the bid at {bid}.", who=winner, bid=auction.amount)
    return [*moments, _Moment("auction", say("The auction is over"), over)]


def _middle(table: Variant) -> list[_Moment]:
    """Trump, passing and meld, as far as the source tells them."""
    count, total = table.rules.exchanging.cards.value, compiled(table.rules).total
    bid, meld, tricks = BID * table.scale, _scaled(MELD, table.scale), _scaled(TRICKS, table.scale)
    return [
        _Moment("trump", say("South names hearts as trump"), say("The bidder may name any suit.")),
        _Moment(
            "trump",
            say("North and South pass cards"),
            say(
                "North passes {n} cards to South, and South passes {n} back. The others keep theirs.", n=count
            ),
        ),
        _Moment(
            "meld",
            say("Everybody melds"),
            say(
                "North-South meld {ours} together, East-West {theirs}. {bid} was bid, so North-South need "
                "{need} trick points of {total}: the bid is within reach, and the hand is played.",
                ours=meld[0],
                theirs=meld[1],
                bid=bid,
                need=bid - meld[0],
                total=total,
            ),
        ),
        _Moment(
            "play",
            say("Twelve tricks are played"),
            say(
                "North-South take 14 counters and the last trick: {ours} points. East-West take {theirs}.",
                ours=tricks[0],
                theirs=tricks[1],
            ),
        ),
    ]


def _end(table: Variant) -> list[_Moment]:
    return [_Moment("over", say("North-South make their bid"), _settled(table).why)]


def _settled(table: Variant) -> Settlement:
    scale = table.scale
    return table.settle(
        bid=BID * scale,
        bidder=0,
        meld=_scaled(MELD, scale),
        trick_points=_scaled(TRICKS, scale),
        before=_scaled(BEFORE, scale),
    )


def _scaled(pair: tuple[int, int], scale: int) -> tuple[int, int]:
    return pair[0] * scale, pair[1] * scale


def _side(side: int) -> str:
    return say("North-South") if side == 0 else say("East-West")
