"""What a rule's value is in words, as one says it at the table."""

from collections.abc import Callable, Iterable, Mapping
from itertools import groupby
from typing import Any

from pinochle_learn.cards.card import COLOUR_NAMES, SUIT_NAMES, colour_name, rank_name, suit_name
from pinochle_learn.rules.ladder import Ladder
from pinochle_learn.rules.records import Rules
from pinochle_learn.text import listed, say

_PHASES = {
    "auction": "auction",
    "kitty": "taking the kitty",
    "trump": "naming trump",
    "bury": "burying",
    "exchange": "passing",
    "stock": "play from the stock",
    "meld": "meld",
    "decision": "throwing in",
    "play": "play",
    "second_meld": "second meld",
    "turns": "turns",
}
_CHOICES: Mapping[str, Mapping[object, str]] = {
    "auction.all_pass": {"dealer": "the dealer takes the lowest bid", "next_deal": "the next dealer deals"},
    "auction.raises": {None: "any"},
    "auction.first": {"dealer_left": "the player at the dealer's left"},
    "auction.content": {"number": "a number, no suit"},
    "deal.dealer": {"left": "the player to the left"},
    "deal.rest": {"out": "they stay out"},
    "trump.no_marriage": {"lost": "there is no trump and no play, and the bid is lost"},
    "trump.named_by": {"bidder": "the bidder", "turned": "nobody: a card is turned up"},
    "meld.run_extras": {
        "strict": "no meld of its own",
        "named": "a meld of its own",
        "borrow": "with one extra, a meld of its own",
        "both": "the run, and its marriage once more",
    },
    "meld.doubles": {"listed": "as listed", "twice": "as much again", "once": "nothing"},
    "meld.reuse": {"never": "no", "higher": "only in a higher meld"},
    "meld.counted": {"best": "those that pay most together"},
    "stock.first_draw": {"winner": "the winner of the trick"},
    "stock.last_cards": {"loser": "the loser of the last trick from the stock"},
    "stock.draw": {"after_meld": "after the meld", "before_meld": "before the meld"},
    "count.rounding": {"none": "no", "tens": "to tens: 7, 8 and 9 up, less down"},
    "meld.who": {
        "all": "everybody",
        "bidder": "the bidder alone",
        "trick_winner": "who wins a trick, one meld each time",
        "turn": "who is to play, on each turn",
    },
    "kitty.bury_trump": {"free": "yes", "last": "only when nothing else is left, and openly"},
    "play.first_lead": {"bidder": "the bidder", "dealer_left": "the player at the dealer's left"},
    "play.must_beat": {"always": "always", "trump_led": "only when trump is led", "never": "never"},
    "play.after_ruff": {
        "free": "any card of the suit",
        "beat_led": "the best card of the suit led must still be beaten",
    },
    "play.alike": {"first": "the first played", "last": "the last played"},
    "play.next_lead": {"winner": "the winner of each trick"},
    "settle.made": {"all": "all its meld and trick points"},
    "settle.unplayed": {"meld": "their meld"},
    "settle.callers": {"opponents": "an opponent"},
    "settle.second": {"pooled": "all that a side has won"},
    "turns.first": {"dealer_left": "the player at the dealer's left"},
    "turns.draws": {"either": "the top card of the stock or of the discard pile"},
    "turns.lay_off": {"any": "any number of cards, on any meld on the table"},
    "turns.either": {"player": "who lays it, and it is continued as that"},
    "turns.only_drawn": {"kept": "the turn ends with it in hand"},
    "turns.out": {"any": "by a meld, by laying off or by the discard; play stops at once"},
    "turns.scores": {"others": "the cards that the others still hold"},
    "turns.stuck": {"nothing": "the deal ends and nobody scores"},
    "settle.save_meld": {
        "trick": "one trick",
        "trick_point": "one trick point",
        "never": "nothing is needed",
    },
    "settle.saving_binds": {"defenders": "the defenders", "all": "every side"},
    "settle.out_of_reach": {"stop": "the hand is not played", "play": "the hand is played"},
    "settle.throw_in": {"never": "never", "out_of_reach": "if the bid is out of reach", "any": "always"},
    "settle.least_meld": {0: "none"},
    "settle.lost_bid": {"minus_bid": "the bid", "to_others": "the others receive the bid and their meld"},
    "settle.renege": {"none": "none", "bid_and_meld": "the bid and the meld go to the others"},
    "settle.wrong_call": {"none": "none", "callers_renege": "as a renege of the side that called"},
    "game.first_past": {
        "bidders": "the bidders",
        "higher": "the higher score",
        "raise": "nobody: the target is raised",
    },
    "game.level": {"play_on": "the game goes on"},
    "game.tie": {"shared": "it is shared", "play_on": "the game goes on"},
}
_COMMON: Mapping[object, str] = {True: "yes", False: "no", None: "none"}


def value_in_words(rules: Rules, path: str, value: Any) -> str:  # noqa: ANN401 - any rule's value
    """Says one value of a record, such as ``settle.throw_in``.

    >>> from pinochle_learn.tables import find
    >>> hoyle = find("hoyle")
    >>> value_in_words(hoyle, "count.points", hoyle.count.points.value)
    'ace 11; ten 10; king 4; queen 3; jack 2; nine 0'
    >>> value_in_words(hoyle, "auction.ladder", ((50, 1), (60, 5))), value_in_words(hoyle, "game.limit", None)
    ('by 1 from 50, by 5 from 60', 'none')
    """
    if path in _SHAPES:
        words = _SHAPES[path](rules, value)
        if words:
            return words
    if value is None or isinstance(value, bool | str) or value in _CHOICES.get(path, {}):
        words = _CHOICES.get(path, {}).get(value) or _COMMON.get(value, str(value))
        return say(words)
    return str(value)


def scale_in_words(scale: int) -> str:
    """Says a scale: ``÷10`` for 1, ``×10`` for 10."""
    return say("÷10") if scale == 1 else say("×10")


def _ranks(_rules: Rules, value: str) -> str:
    return " ".join(value).replace("T", "10")


def _suits(_rules: Rules, value: str) -> str:
    return listed(map(suit_name, value))


def _phases(_rules: Rules, value: Iterable[str]) -> str:
    return ", ".join(say(_PHASES[phase]) for phase in value)


def _ladder(_rules: Rules, value: Ladder) -> str:
    if len(value) == 1 and value[0][0] == 0:
        return say("by {step}", step=value[0][1])
    return ", ".join(say("by {step} from {start}", step=step, start=start) for start, step in value)


def _any_of(_rules: Rules, value: tuple[int, ...] | None) -> str:
    return listed(map(str, value or ()), "or")


def _points(rules: Rules, value: tuple[int, ...]) -> str:
    ranks = zip(rules.pack.ranks.value, value, strict=True)
    groups = groupby(ranks, key=lambda pair: pair[1])
    return "; ".join(f"{', '.join(rank_name(rank) for rank, _ in group)} {n}" for n, group in groups)


def _colour_points(rules: Rules, value: tuple[int, ...]) -> str:
    codes = rules.colours.codes.value if rules.colours else ()
    return "; ".join(f"{colour_name(code)} {n}" for code, n in zip(codes, value, strict=True))


def _colours(_rules: Rules, value: tuple[str, ...]) -> str:
    return listed(map(colour_name, value))


def _on_suits(_rules: Rules, value: str | tuple[str, ...]) -> str:
    """Colours with the suit that each is printed on, from texts such as ``Bk S``."""
    pairs = [text.split() for text in ((value,) if isinstance(value, str) else value)]
    return listed(
        say("{colour} on {suit}", colour=say(COLOUR_NAMES[code]), suit=say(SUIT_NAMES[suit]))
        for code, suit in pairs
    )


def _by_players(_rules: Rules, value: tuple[tuple[int, int], ...]) -> str:
    return ", ".join(say("{cards} for {players}", cards=cards, players=players) for players, cards in value)


def _named_by(rules: Rules, value: str) -> str:
    if value == "bidder" and rules.auction is not None and rules.auction.held is not None:
        return say("the bidder; without an auction the card turned up")
    return ""


def _first_lead(rules: Rules, value: str) -> str:
    if value == "bidder" and rules.auction is not None and rules.auction.held is not None:
        return say("the bidder; without an auction the player at the dealer's left")
    return ""


def _chips(_rules: Rules, value: Ladder) -> str:
    return ", ".join(say("{n} from {start}", n=n, start=start) for start, n in value)


def _beyond(_rules: Rules, value: tuple[int, int]) -> str:
    return say("for each {points} more, {n} more", points=value[0], n=value[1])


def _doubled(_rules: Rules, value: str) -> str:
    return listed(map(suit_name, value))


def _skipped(_rules: Rules, value: int | None) -> str:
    return "" if value is None else say("{n} each", n=value)


def _saving(rules: Rules, value: str) -> str:
    return say("{n} trick points", n=20 * rules.table.scale.value) if value == "points_20" else ""


def _scale(_rules: Rules, value: int) -> str:
    return scale_in_words(value)


_SHAPES: Mapping[str, Callable[[Rules, Any], str]] = {
    "pack.ranks": _ranks,
    "pack.suits": _suits,
    "table.players": _any_of,
    "table.scale": _scale,
    "deal.packets": _any_of,
    "deal.phases": _phases,
    "auction.ladder": _ladder,
    "auction.raises": _any_of,
    "auction.skipped": _skipped,
    "chips.units": _chips,
    "chips.beyond": _beyond,
    "chips.doubled": _doubled,
    "colours.codes": _colours,
    "colours.named": _on_suits,
    "colours.metals": _on_suits,
    "colours.seventh": _on_suits,
    "colours.points": _colour_points,
    "deal.by_players": _by_players,
    "trump.named_by": _named_by,
    "play.first_lead": _first_lead,
    "count.points": _points,
    "settle.save_meld": _saving,
}
