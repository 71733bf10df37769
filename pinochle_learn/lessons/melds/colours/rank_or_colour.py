"""Rank or colour: a hand whose cards are given to the one or to the other, and what a move does."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import colour_name, rank_plural
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.choosing import (
    COLOUR,
    RANK,
    Given,
    Standing,
    alike_of,
    divided,
    open_cards,
    standing,
)
from pinochle_learn.engine.melds.options import plays
from pinochle_learn.rules import Alike, MeldRule
from pinochle_learn.teaching.melds.words import the
from pinochle_learn.text import listed, number, plural, say, sentence

Group = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ChoiceGroup:
    """A rank or a colour that pays when enough cards count there.

    ``able`` are the cards of the hand that could count there, ``cards`` those that do, ``points`` what they
    pay now, ``pays`` what each number of cards pays.
    """

    rule: MeldRule
    able: Group
    cards: Group
    points: int
    pays: tuple[tuple[int, int], ...]

    @property
    def key(self) -> str:
        """The key of its meld."""
        return self.rule.key

    @property
    def name(self) -> str:
        """What counts there: ``aces``, ``black``."""
        return counted(self.rule)


@dataclass(frozen=True)
class Board:
    """A hand at a table, with the choice made for each card that has one."""

    table: Compiled
    hand: Group
    away: frozenset[Card] = frozenset()  # of the cards that have a choice those that count for colour

    @cached_property
    def rules(self) -> tuple[MeldRule, ...]:
        """The melds among which cards choose, in the record's order."""
        return choosing_rules(self.table)

    @cached_property
    def open(self) -> Group:
        """The cards that have a choice."""
        return open_cards(self.rules, self.hand)

    @cached_property
    def given(self) -> Given:
        """Where each card counts."""
        able = {alike_of(one.rule).of for one in self._most if one.points}
        chosen = {card: COLOUR if card in self.away else RANK for card in self.open}
        return {card: chosen.get(card, RANK if card.rank in able else COLOUR) for card in self.hand}

    @cached_property
    def nests(self) -> tuple[ChoiceGroup, ...]:
        """The ranks and colours that the hand could reach, with the cards that count there now."""
        now = standing(self.rules, self.hand, self.given)
        pairs = zip(now, self._most, strict=True)
        return tuple(_nest(self.table, one, most) for one, most in pairs if most.points)

    @property
    def points(self) -> int:
        """What the choice comes to."""
        return sum(nest.points for nest in self.nests)

    @property
    def standing(self) -> tuple[Standing, ...]:
        """The ranks and colours that pay now."""
        return tuple(Standing(nest.rule, nest.cards, nest.points) for nest in self.nests if nest.points)

    @cached_property
    def best(self) -> "Board":
        """The same hand with the choice that pays most."""
        given = divided(self.rules, self.hand)
        return Board(self.table, self.hand, frozenset(c for c in self.open if given[c] == COLOUR))

    def moved(self, card: Card) -> "Board":
        """The same with one card moved to its other side; a card without a choice stays."""
        return Board(self.table, self.hand, self.away ^ (frozenset({card}) & frozenset(self.open)))

    @property
    def mask(self) -> int:
        """The choice as a number: bit ``i`` says that the open card number ``i`` counts for its colour."""
        return sum(1 << place for place, card in enumerate(self.open) if card in self.away)

    def with_mask(self, mask: int) -> "Board":
        """The same hand with the choice that a number says."""
        away = frozenset(card for place, card in enumerate(self.open) if mask >> place & 1)
        return Board(self.table, self.hand, away)

    @cached_property
    def _most(self) -> tuple[Standing, ...]:
        """What each rank and colour would come to with all the cards that it could have."""
        found = []
        for rule in self.rules:
            alike = alike_of(rule).alike
            found += [
                one
                for one in standing(self.rules, self.hand, dict.fromkeys(self.hand, alike))
                if one.rule is rule
            ]
        return tuple(found)


def choosing_rules(table: Compiled) -> tuple[MeldRule, ...]:
    """The melds of a table that are so many cards of one rank or one colour."""
    melding = table.rules.meld
    return tuple(r for r in melding.melds if isinstance(r.cards.value, Alike) and plays(melding, r))


def _nest(table: Compiled, now: Standing, most: Standing) -> ChoiceGroup:
    return ChoiceGroup(now.rule, most.cards, now.cards, now.points, scale(table, now.rule))


def scale(table: Compiled, rule: MeldRule) -> tuple[tuple[int, int], ...]:
    """What each number of cards of a rank or colour pays: pairs of number and points."""
    pattern = alike_of(rule)
    most = len(table.pack.suits_or_colours) if pattern.alike == RANK else len(table.pack.ranks)
    return tuple(zip(range(pattern.least, most + 1), rule.points.value, strict=False))


def counted(rule: MeldRule) -> str:
    """What a rank or colour is called: ``aces``, ``black``."""
    pattern = alike_of(rule)
    return rank_plural(pattern.of) if pattern.alike == RANK else colour_name(pattern.of)


# --- in words ----------------------------------------------------------------------------------------------


def in_short(card: Card) -> str:
    """A card of the Purple pack by rank and colour alone: ``the black ace``."""
    return the(card).partition(say(" of "))[0]


def no_choice(board: Board, card: Card) -> str:
    """Why a card of the hand has no choice."""
    held = {alike_of(nest.rule).of for nest in board.nests}
    ranks = {alike_of(r).of: r for r in board.rules if alike_of(r).alike == RANK}
    colours = {alike_of(r).of: r for r in board.rules if alike_of(r).alike == COLOUR}
    name = sentence(in_short(card))
    if card.rank in held:
        rest = _cannot(board, card, COLOUR, colours.get(card.colour))
        return say(
            "{card} has no choice, it counts for {ranks}: {why}",
            card=name,
            ranks=rank_plural(card.rank),
            why=rest,
        )
    rest = _cannot(board, card, RANK, ranks.get(card.rank))
    colour = colour_name(card.colour)
    return say("{card} has no choice, it counts for {colour}: {why}", card=name, colour=colour, why=rest)


def _cannot(board: Board, card: Card, alike: str, rule: MeldRule | None) -> str:
    """Why a card does not count on one of its sides."""
    if rule is None:
        names = listed(counted(r) for r in board.rules if alike_of(r).alike == alike)
        name = colour_name(card.colour) if alike == COLOUR else rank_plural(card.rank)
        text = (
            "{name} has no around, only {names} have one."
            if alike == COLOUR
            else "{name} have no around, only {names} have one."
        )
        return say(text, name=name, names=names)
    n = sum(card.rank == other.rank if alike == RANK else card.colour == other.colour for other in board.hand)
    least = number(alike_of(rule).least)
    if alike == RANK:
        ranks = rank_plural(card.rank)
        return (
            say("{least} {ranks} are needed, and there are only {n}.", least=least, ranks=ranks, n=number(n))
            if n > 1
            else say("{least} {ranks} are needed, and there is only one.", least=least, ranks=ranks)
        )
    colour = colour_name(card.colour)
    return plural(
        n,
        "{least} {colour} cards are needed, and there is only one.",
        "{least} {colour} cards are needed, and there are only {few}.",
        least=least,
        colour=colour,
        few=number(n),
    )


def told(before: Board, after: Board, moved: Iterable[Card]) -> tuple[str, str]:
    """What moving cards did: where they count now; and what each rank and colour and the type come to."""
    cards = list(moved)
    parts = [
        _changed(was, now)
        for was, now in zip(before.nests, after.nests, strict=True)
        if was.cards != now.cards
    ]
    what = say("{What}. {total}", What=sentence(listed(parts)), total=_total(before, after))
    return _went(after, cards), what


def _went(after: Board, cards: list[Card]) -> str:
    if len(cards) > 1:
        return say("{cards} change sides.", cards=sentence(listed(map(in_short, cards))))
    side = colour_name(cards[0].colour) if cards[0] in after.away else rank_plural(cards[0].rank)
    return say("{card} now counts for {side}.", card=sentence(in_short(cards[0])), side=side)


def _changed(was: ChoiceGroup, now: ChoiceGroup) -> str:
    name = say(now.rule.name)
    if was.points == now.points:
        n = len(now.cards)
        text = "{name} still pays {points}" if now.points else "{name} still pays nothing"
        more = plural(n, "with one card", "with {few} cards", few=number(n))
        return say(text, name=name, points=now.points) + " " + more
    text = (
        "{name} rises from {was} to {now}" if now.points > was.points else "{name} falls from {was} to {now}"
    )
    return say(text, name=name, was=_points(was), now=_points(now))


def _points(nest: ChoiceGroup) -> str:
    return str(nest.points) if nest.points else say("nothing")


def _total(before: Board, after: Board) -> str:
    step = after.points - before.points
    kind = after.rules[0].type.value
    if not step:
        return say("Type {type} still comes to {n}.", type=kind, n=after.points)
    text = (
        "Type {type} comes to {n}, {step} more than before."
        if step > 0
        else ("Type {type} comes to {n}, {step} less than before.")
    )
    return say(text, type=kind, n=after.points, step=abs(step))


def beside_best(board: Board) -> str:
    """The best that the cards could come to."""
    if board.points == board.best.points:
        return say("That is the best.")
    return say("The best is {best}.", best=board.best.points)


def compared(board: Board) -> str:
    """What the choice comes to beside the best."""
    kind, best = board.rules[0].type.value, board.best.points
    if not board.nests:
        least = number(min(alike_of(rule).least for rule in board.rules))
        return say(
            "Type {type} comes to nothing: no rank and no colour of these has {least} cards.",
            type=kind,
            least=least,
        )
    if board.points == best:
        return say("Type {type} comes to {n}, and that is the best.", type=kind, n=best)
    return say("Type {type} comes to {n}; the best is {best}.", type=kind, n=board.points, best=best)
