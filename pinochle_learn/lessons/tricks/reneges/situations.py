"""What can be asked about reneges at a table: each of its duties, records without a fault, and the call."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from pinochle_learn.rules import Rules
from pinochle_learn.text import say

DUTIES = ("follow", "beat", "trump", "overtrump")


@dataclass(frozen=True, slots=True)
class RenegeSituation:
    """One situation: a stable key, its name, and whether a table knows it."""

    key: str
    title: str
    known: Callable[[Rules], bool]

    @property
    def name(self) -> str:
        """The name for people."""
        return say(self.title)


def renege_situations(rules: Rules) -> tuple[RenegeSituation, ...]:
    """The situations that can come up at a table, in teaching order; none where no duty can be failed."""
    return tuple(situation for situation in _SITUATIONS if situation.known(rules))


def duties(rules: Rules) -> tuple[str, ...]:
    """The duties that can be failed at a table; ``aces`` is to declare aces around before the first card."""
    return tuple(duty for duty, has in _HAS.items() if has(rules))


def lacking(rules: Rules) -> tuple[str, ...]:
    """The duties that other tables have and this one does not, or not always."""
    has = {
        "beat": rules.playing.must_beat.value == "always",
        "trump": _trump(rules),
        "overtrump": _overtrump(rules),
    }
    return tuple(duty for duty in thinkable(rules) if not has.get(duty, True))


def thinkable(rules: Rules) -> tuple[str, ...]:
    """The duties that somebody could fail: who plays second has no trump on a plain lead to beat."""
    second_is_last = max(rules.table.players.value) == 2  # noqa: PLR2004 - the leader and one more
    return tuple(duty for duty in DUTIES if not (second_is_last and duty == "overtrump"))


def strict(rules: Rules) -> Rules:
    """The same table with every duty that there is."""
    play = rules.playing
    duties_of_all = replace(
        play,
        must_beat=replace(play.must_beat, value="always"),
        must_trump=replace(play.must_trump, value=True),
        must_overtrump=replace(play.must_overtrump, value=True),
    )
    return replace(rules, play=duties_of_all)


def priced(rules: Rules) -> bool:
    """Says whether a renege has a price, so that it can be called."""
    return rules.settle is not None and rules.settle.renege.value != "none"


def _follow(rules: Rules) -> bool:
    return rules.playing.must_follow.value


def _beat(rules: Rules) -> bool:
    return _follow(rules) and rules.playing.must_beat.value != "never"


def _trump(rules: Rules) -> bool:
    return _follow(rules) and rules.playing.must_trump.value


def _overtrump(rules: Rules) -> bool:
    return _trump(rules) and rules.playing.must_overtrump.value and "overtrump" in thinkable(rules)


def _aces(rules: Rules) -> bool:
    return rules.settling.aces_declared.value


def _lenient(rules: Rules) -> bool:
    """Other tables ask for more: to beat always, to trump, or to overtrump."""
    return _follow(rules) and bool(lacking(rules))


def _called(rules: Rules) -> bool:
    """A renege has a price, and there is a duty in which to renege."""
    return _follow(rules) and priced(rules)


_HAS: dict[str, Callable[[Rules], bool]] = {
    "follow": _follow,
    "beat": _beat,
    "trump": _trump,
    "overtrump": _overtrump,
    "aces": _aces,
}

_SITUATIONS = (
    RenegeSituation("renege-follow", "Somebody did not follow suit", _follow),
    RenegeSituation("renege-none", "Nobody reneged", _follow),
    RenegeSituation("renege-beat", "Somebody did not beat the best card", _beat),
    RenegeSituation("renege-trump", "Somebody did not trump", _trump),
    RenegeSituation("renege-overtrump", "Somebody did not overtrump", _overtrump),
    RenegeSituation("renege-allowed", "Nobody reneged, but other tables ask for more", _lenient),
    RenegeSituation("renege-aces", "Somebody did not declare aces around", _aces),
    RenegeSituation("aces-declared", "Everybody declared aces around", _aces),
    RenegeSituation("call-right", "An opponent reneged, and you may call it", _called),
    RenegeSituation("call-own", "Your own side reneged, and you may not call it", _called),
    RenegeSituation("call-wrong", "Nobody reneged, and a wrong call has its price", _called),
)
