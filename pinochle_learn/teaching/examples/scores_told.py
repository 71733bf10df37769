"""Cases of a settlement: a hand's bid, melds and tricks, and scores near the end of a game."""

from dataclasses import dataclass
from typing import NamedTuple

from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.scoring.game_end import game_winner, next_target
from pinochle_learn.engine.scoring.possible import falls
from pinochle_learn.engine.scoring.settling import Settlement
from pinochle_learn.errors import ScoreError
from pinochle_learn.front import Variant
from pinochle_learn.teaching.examples.case import CaseDefaults, CaseText
from pinochle_learn.teaching.scores.hand import Hand, Renege, melders, settled
from pinochle_learn.teaching.scores.ranges import ScoreRanges, grid
from pinochle_learn.teaching.scores.words import changes, names, outcome_word, signed
from pinochle_learn.text import say, sentence

BIDDERS, OTHERS = 0, 1
_TWO = 2


@dataclass(frozen=True, slots=True)
class SettleCase(CaseDefaults):
    """A hand by its parties: the bidders, and the side after them.

    ``points`` are the trick points of the party ``short``; the other one has all the rest. ``bare``: how many
    tricks the short party took, where it has no trick point. ``ending``: ``thrown in``, ``renege`` (of the
    bidders), or empty: played, if the table plays such a hand. Without an auction the first player stands for
    the bidders.
    """

    bid: int
    meld: tuple[int, int]
    short: int
    points: int
    bare: int = 0
    nines: bool = False
    ending: str = ""
    trump: str | None = "H"

    @property
    def question(self) -> str:
        """What is asked."""
        texts = {
            "thrown in": "After the meld the bidders would rather give up. May they, and what then?",
            "renege": "A bidder reneges, and it is found out. What does the hand come to?",
        }
        if self.ending:
            return say(texts[self.ending])
        if self.nines:
            return say("The others melded nothing but a nine of trump. What does the hand come to?")
        return say("What does this hand come to?")

    @property
    def sheet(self) -> tuple[tuple[str, ...], ...]:
        """Bid, melds and tricks."""
        rest, short = say("all the rest"), self._short()
        points = (short, rest) if self.short == BIDDERS else (rest, short)
        rows = [
            ("", say("Bidders"), say("Others")),
            (say("Bid"), str(self.bid), ""),
            (say("Meld"), *map(str, self.meld)),
        ]
        return (*rows, *([] if self.ending else [(say("Trick points"), *points)]))

    def _short(self) -> str:
        if self.points or not self.bare:
            return str(self.points)
        return say("0, with one trick")

    def ask(self, v: Variant) -> CaseText:
        """The outcome and how the scores change."""
        refused = self._refused(v)
        if refused:
            return CaseText("no", say("no"), refused)
        try:
            hand = self.hand(v)
            result = settled(v, hand)
        except ScoreError as error:
            return CaseText(None, say("cannot come up"), sentence(str(error)))
        line = say(
            "{outcome}: {changes}", outcome=outcome_word(v, result.outcome), changes=_changes(v, result)
        )
        return CaseText(self._value(v, result), sentence(line), " ".join(self._why(result)))

    def hand(self, v: Variant) -> Hand:
        """The hand at one table: what nobody has a use for is left out.

        Raises:
            ScoreError: the table cannot have it, with a short reason.
        """
        on, rules = grid(v.rules), v.rules
        self._check(v, on)
        bidder = BIDDERS if rules.auctioned else None
        hand = Hand(
            self.bid if rules.auctioned else 0,
            bidder,
            self._by_side(on.sides, *self.meld),
            self._points(on),
            (0,) * on.sides,
            bare=self._by_side(on.sides, *((self.bare, 0) if self.short == BIDDERS else (0, self.bare))),
            given_up=self.ending == "thrown in",
            nines=(False, self.nines, *(False,) * (on.sides - _TWO)),
            renege=Renege(BIDDERS) if self.ending == "renege" else None,
            trump=self.trump if on.chips else None,
            deal=1 if on.deals else None,
        )
        if rules.auctioned:
            laid = melders(v, hand)
            hand = hand.but(meld=tuple(n if side in laid else 0 for side, n in enumerate(hand.meld)))
        return hand

    def _check(self, v: Variant, on: ScoreRanges) -> None:
        if v.rules.auctioned and self.bid not in on.bids:
            raise ScoreError(say("Nobody can bid {n} here.", n=self.bid))
        if self.points not in on.points:
            raise ScoreError(say("Cards count otherwise here, and never make {n}.", n=self.points))

    def _refused(self, v: Variant) -> str:
        """Why a hand cannot end as it should here; empty: it can."""
        settle = v.rules.settling
        if self.ending == "renege" and settle.renege.value == "none":
            return say("No price for a renege is known here: agree on one.")
        if self.ending != "thrown in":
            return ""
        if settle.throw_in.value == "never":
            return say("A hand is never thrown in here: it is played on.")
        total = grid(v.rules).total
        if settle.throw_in.value == "out_of_reach" and self.bid <= self.meld[BIDDERS] + total:
            text = "It is played on: with {meld} in meld and {total} in the tricks the bid can still be made."
            return say(text, meld=self.meld[BIDDERS], total=total)
        return ""

    def _by_side(self, sides: int, own: int, other: int) -> tuple[int, ...]:
        return (own, other, *(0,) * (sides - _TWO))

    def _points(self, on: ScoreRanges) -> tuple[int, ...]:
        """Trick points by side: a third player takes what an honest trick brings."""
        third = on.total // 5 if on.sides > _TWO else 0
        rest = on.total - self.points - third
        pair = (self.points, rest) if self.short == BIDDERS else (rest, self.points)
        return pair if on.sides == _TWO else (*pair, third)

    def _value(self, v: Variant, result: Settlement) -> tuple[object, ...]:
        """What is compared: how it ended and which melds count, not how many points a pack has."""
        own, other = result.sides[:2]
        told = result.change if grid(v.rules).chips else result.change[BIDDERS] < 0
        played = own.rule != "meld-wins"  # where a meld wins, nobody counts tricks
        return result.outcome, own.meld_counted, other.meld_counted, told, played

    def _why(self, result: Settlement) -> list[str]:
        own, other = result.sides[:_TWO]
        if result.outcome in {"made", "no contract"} and self.short == OTHERS:
            return [other.why]
        return [own.why] if result.outcome == "made" else [own.why, other.why]


def _changes(v: Variant, result: Settlement) -> str:
    return changes(v, result.change)


# --- the end of a game -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EndCase(CaseDefaults):
    """A score that the bidders come to, the others standing at nought."""

    score: int

    @property
    def question(self) -> str:
        """What is asked."""
        text = "After a deal one side stands at {score}, all others at 0. Is the game over?"
        return say(text, score=signed(self.score) if self.score < 0 else self.score)

    def ask(self, v: Variant) -> CaseText:
        """Whether the game is over, and who has won it."""
        game = v.rules.game
        if game.target.value is None:
            return _so_many_deals(v)
        result = _after(v, self.score, 0)
        if result is None:
            lost = say("A lost bid is paid to the others, so no score falls here.")
            unbid = say("Nobody can lose points here, as nobody bids.")
            return CaseText(None, say("cannot come up"), lost if v.rules.auctioned else unbid)
        if result.game_winner is None:
            goal = say("A game goes to {n}.", n=game.target.value)
            limit = (
                say("No score loses the game.")
                if game.limit.value is None
                else say("{n} loses it.", n=signed(game.limit.value))
            )
            return CaseText("on", say("no, it goes on"), limit if self.score < 0 else goal)
        side = names(v)[result.game_winner]
        why = say("{n} is enough.", n=game.target.value)
        if self.score < 0:
            why = say("A side that falls to {n} loses.", n=signed(game.limit.value or 0))
        return CaseText("won" if self.score > 0 else "lost", say("yes, won by {side}", side=side), why)


@dataclass(frozen=True, slots=True)
class BothCase(CaseDefaults):
    """Both sides pass the table's own target in one deal, the bidders with fewer points."""

    ahead: int = 100

    @property
    def question(self) -> str:
        """What is asked."""
        text = "In one deal both sides reach the target, the others with {n} more than the bidders. Who wins?"
        return say(text, n=self.ahead)

    def ask(self, v: Variant) -> CaseText:
        """Who wins, or what is played to now."""
        game = v.rules.game
        if game.target.value is None:
            return _so_many_deals(v)
        goal = game.target.value
        result = _after(v, goal, goal + self.ahead)
        if result is None:
            return CaseText(None, say("cannot come up"))
        if result.game_winner is None:
            text = say("Both have passed {goal}: the target is raised.", goal=goal)
            return CaseText(
                ("raised", result.next_target), say("nobody: it goes on to {n}", n=result.next_target), text
            )
        if result.game_winner == BIDDERS:
            return CaseText(
                "bidders", say("the bidders"), say("The bidders count first, whatever the totals.")
            )
        return CaseText("higher", say("the higher score"), say("Who has more wins, whoever bid."))


@dataclass(frozen=True, slots=True)
class TieCase(CaseDefaults):
    """A game that ends after a deal, and two sides have equally many."""

    @property
    def question(self) -> str:
        """What is asked."""
        return say("A game of one deal ends, and the two best sides have equally many points. Who wins?")

    def ask(self, v: Variant) -> CaseText:
        """Whether the win is shared or the game goes on."""
        if v.rules.game.tie is None:
            return CaseText(None, say("cannot come up"))
        result = _after(v.with_rules({"game.target": None, "game.deals": 1}), _TIED, _TIED)
        if result is not None and result.game_rule == "shared":
            return CaseText("shared", say("both"), say("A tie is shared."))
        return CaseText("on", say("nobody yet"), say("The game goes on until one side is ahead."))


_TIED = 700


def _so_many_deals(v: Variant) -> CaseText:
    deals = v.rules.game.deals.value
    text = "No score ends the game: it is {n} deals."
    if v.rules.chips is not None:
        text = "Chips pass from hand to hand, and no score ends the game: it is {n} deals."
    return CaseText("deals", say("no target: {n} deals", n=deals), say(text, n=deals))


class _End(NamedTuple):
    """What a game is at after a deal, as a settlement tells it."""

    game_winner: int | None
    game_rule: str | None
    next_target: int | None


def _after(v: Variant, own: int, other: int) -> _End | Settlement | None:
    """What the game is at when a deal ends with these scores; ``None``: no deal ends so at this table."""
    if v.rules.turns is not None:
        return _after_turns(v, own)
    table, target = compiled(v.rules), v.rules.game.target.value
    if own < 0 and not falls(table):
        return None
    scores = (own, other, *(0,) * (table.sides - _TWO))
    winner, rule = game_winner(table, scores, BIDDERS if v.rules.auctioned else None)
    return _End(winner, rule, next_target(table, target, scores, rule))


def _after_turns(v: Variant, own: int) -> Settlement | None:
    """A deal in which the first player goes out, and each of the others is left with one card."""
    cards = v.pack.whole()[: v.rules.players - 1]
    left = [(), *((card,) for card in cards)]
    gained = v.settle(left=left).change[0]
    return None if own < gained else v.settle(left=left, before=[own - gained, *(0 for _ in cards)])
