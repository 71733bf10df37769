"""The situations of the rule of play: what a learner has to be firm in, one by one."""

from collections.abc import Callable
from dataclasses import dataclass

from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.tricks.plays import Ruling, Trick, free_by_stock, ruffed, ruling
from pinochle_learn.rules import Rules
from pinochle_learn.teaching.words.table_kinds import has_phases
from pinochle_learn.text import say


@dataclass(frozen=True, slots=True)
class Case:
    """A hand on a trick, in the engine's own terms, with the ruling on it.

    ``stock`` says whether the stock still lasts; ``played`` is the card that is then played, if it is known.
    """

    table: Compiled
    hand: int
    trick: Trick
    trump: str | None
    ruling: Ruling
    stock: bool = False
    played: int = -1

    @property
    def held(self) -> int:
        """The distinct cards of the hand, as bits."""
        return self.hand & self.table.all

    @property
    def partner_wins(self) -> bool:
        """Says whether the partner of the player to act is winning the trick."""
        return self.table.partner_winning(self.trick.winner, len(self.trick.cards))

    @property
    def equal(self) -> bool:
        """Says whether the hand holds the twin of the card to beat."""
        return self.ruling.target >= 0 and bool(self.hand >> self.ruling.target & 1)


@dataclass(frozen=True, slots=True)
class Situation:
    """One situation: a stable key, its name, whether a case is one, and whether a table knows it."""

    key: str
    title: str
    fits: Callable[[Case], bool]
    known: Callable[[Rules], bool]

    @property
    def name(self) -> str:
        """The name for people."""
        return say(self.title)


def case(
    table: Compiled, hand: int, trick: Trick, trump: str | None, *, stock: bool = False, played: int = -1
) -> Case:
    """Rules on a hand and keeps all that a situation asks for."""
    ruled = ruling(table, hand, trick, trump, stock=stock)
    return Case(table, hand, trick, trump, ruled, stock, played)


def situations(rules: Rules) -> tuple[Situation, ...]:
    """The situations that can come up at a table, in teaching order."""
    return tuple(situation for situation in SITUATIONS if situation.known(rules))


def of_phase(rules: Rules, *, stock: bool) -> tuple[Situation, ...]:
    """The situations while a stock lasts that lifts every duty, or those after it: one leads in both."""
    known = situations(rules)
    return tuple(s for s in known if s.key == "lead" or (s.key in _WHILE_STOCK) == stock)


def _always(_rules: Rules) -> bool:
    return True


def _follows(rules: Rules) -> bool:
    return rules.playing.must_follow.value


def _beats(rules: Rules) -> bool:
    return _follows(rules) and rules.playing.must_beat.value != "never"


def _beats_always(rules: Rules) -> bool:
    return _follows(rules) and rules.playing.must_beat.value == "always"


def _trumps(rules: Rules) -> bool:
    return _follows(rules) and rules.playing.must_trump.value


def _overtrumps(rules: Rules) -> bool:
    return _trumps(rules) and rules.playing.must_overtrump.value and _after_trump(rules)


def _any_trump_does(rules: Rules) -> bool:
    return _after_trump(rules) and not _overtrumps(rules)


def _lifted(rules: Rules) -> bool:
    """A trumped trick may be followed with any card: the duty to beat is lifted, or there is none."""
    free = rules.playing.after_ruff.value == "free" or not _beats_always(rules)
    return _follows(rules) and _after_trump(rules) and free


def _after_trump(rules: Rules) -> bool:
    """A plain lead may have been trumped before one plays: not where only the leader plays before."""
    return max(rules.table.players.value) > 2  # noqa: PLR2004 - a leader and one who trumps


def _beats_with_partner(rules: Rules) -> bool:
    return _beats(rules) and rules.table.partners.value


def _rule(name: str) -> Callable[[Case], bool]:
    return lambda c: c.ruling.rule == name


def _tempted(c: Case) -> bool:
    """Following cannot win, a trump could, and yet the suit must be followed."""
    return c.ruling.rule in {"follow", "cannot-beat"} and _holds_trumps(c) and not c.equal


def _holds_trumps(c: Case) -> bool:
    return c.trick.led != c.trump and c.trump is not None and bool(c.held & c.table.suit_mask[c.trump])


def _no_duty(c: Case) -> bool:
    return c.ruling.rule == "follow" and not _holds_trumps(c)


def _cannot_beat(c: Case) -> bool:
    return c.ruling.rule == "cannot-beat" and not _holds_trumps(c) and not c.equal


def _plain_beat(c: Case) -> bool:
    return c.ruling.rule == "beat" and c.trick.led != c.trump and not c.partner_wins and not c.equal


def _trump_led(c: Case) -> bool:
    return c.ruling.rule == "beat" and c.trick.led == c.trump and not c.partner_wins and not c.equal


def _over_partner(c: Case) -> bool:
    return c.ruling.rule in {"beat", "overtrump"} and c.partner_wins and not c.equal


def _equal(c: Case) -> bool:
    return c.ruling.rule in {"beat", "cannot-beat"} and c.equal


def _ruffed(c: Case) -> bool:
    return c.ruling.rule in {"ruffed", "follow"} and ruffed(c.table, c.trick, c.trump)


def _freed(c: Case) -> bool:
    """The stock lifts a duty that this hand would have."""
    return _open(c) and ruling(c.table, c.hand, c.trick, c.trump).legal != c.held


def _twins(c: Case) -> bool:
    """The stock still lasts, and the twin of the card led is played on it."""
    return _open(c) and c.played == c.trick.best


def _open(c: Case) -> bool:
    return c.ruling.rule == "open" and free_by_stock(c.table, stock=c.stock)


def _first_trump(c: Case) -> bool:
    return c.ruling.rule == "trump" and not ruffed(c.table, c.trick, c.trump)


def _any_trump(c: Case) -> bool:
    return c.ruling.rule == "trump" and ruffed(c.table, c.trick, c.trump)


SITUATIONS = (
    Situation("lead", "You lead", _rule("lead"), _always),
    Situation("stock", "The stock still lasts, so no duty binds you", _freed, has_phases),
    Situation("stock-twin", "Two identical cards while the stock lasts", _twins, has_phases),
    Situation("follow", "You hold the suit led, and trumps too", _tempted, _follows),
    Situation("no-duty", "You follow, with no duty to beat", _no_duty, lambda r: not _beats_always(r)),
    Situation("beat", "You can beat the best card", _plain_beat, _beats_always),
    Situation("cannot-beat", "You cannot beat the best card", _cannot_beat, _beats),
    Situation("trump", "You are out of the suit and hold trumps", _first_trump, _trumps),
    Situation("free", "You are out of the suit and hold no trump", _rule("free"), _follows),
    Situation("trump-led", "Trump is led and you can beat it", _trump_led, _beats),
    Situation("ruffed", "You follow, but the trick has been trumped", _ruffed, _lifted),
    Situation(
        "overtrump",
        "Somebody trumped, and you can beat that trump",
        lambda c: _rule("overtrump")(c) and not c.partner_wins,
        _overtrumps,
    ),
    Situation(
        "cannot-overtrump",
        "Somebody trumped, and you cannot beat that trump",
        _rule("cannot-overtrump"),
        _overtrumps,
    ),
    Situation("any-trump", "Somebody trumped, and any trump will do", _any_trump, _any_trump_does),
    Situation(
        "over-partner", "Your partner is winning, and you can beat it", _over_partner, _beats_with_partner
    ),
    Situation("equal", "You hold the twin of the best card", _equal, _beats),
)
_WHILE_STOCK = {"stock", "stock-twin"}
