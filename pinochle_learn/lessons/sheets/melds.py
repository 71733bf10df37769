"""The meld chart of a table: type by type each meld, an example of its cards, and what it pays."""

from collections.abc import Iterator
from dataclasses import dataclass

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import colour_name, suit_name
from pinochle_learn.lessons.sheets.before_play import suit_path, suits_of_colours
from pinochle_learn.lessons.sheets.groups import group_types, pair_of_colour
from pinochle_learn.lessons.sheets.lines import Line, Part, Teller, plain
from pinochle_learn.lessons.sheets.play import chart_trump, sharing, who_melds
from pinochle_learn.lessons.sheets.turns import melds_of_turns
from pinochle_learn.rules import Alike, Pair, Rules
from pinochle_learn.teaching.melds.prices import Paid, paid
from pinochle_learn.text import number, say, sentence


@dataclass(frozen=True, slots=True)
class ChartMeld:
    """One meld: an example of its cards, and its prices by the columns of its type, each with its marks."""

    key: str
    name: str
    made_of: str
    cards: tuple[Card, ...]
    pays: tuple[int, ...]
    marks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ChartType:
    """The melds of one type; ``columns`` are the heads of their prices, ``marks`` those of the type."""

    title: str
    columns: tuple[str, ...]
    melds: tuple[ChartMeld, ...]
    marks: str = ""


@dataclass(frozen=True, slots=True)
class ColourKey:
    """One colour of the Purple pack: its code, and in words its name, its suit and what it counts."""

    code: str
    line: Line


def meld_chart(rules: Rules) -> tuple[ChartType, ...]:
    """What a table pays for its melds, type by type.

    >>> from pinochle_learn.tables import find
    >>> [(kind.title, kind.columns) for kind in meld_chart(find("hoyle"))][0]
    ('Type A', ('one', 'two'))
    """
    teller = Teller(rules)
    if rules.turns is not None:
        return tuple(
            ChartType(title, (), tuple(ChartMeld(*meld, (), ()) for meld in melds))
            for title, melds in group_types(rules)
        )
    types: dict[str, list[Paid]] = {}
    for one in paid(rules, chart_trump(rules)):
        many = rules.colours is not None and isinstance(rules.meld[one.key].cards.value, Alike)
        types.setdefault(f"{one.type}{'+' if many else ''}", []).append(one)
    return tuple(_type(teller, melds) for melds in types.values())


def _type(teller: Teller, melds: list[Paid]) -> ChartType:
    made = tuple(_meld(teller, one) for one in melds)
    most = max(len(meld.pays) for meld in made)
    pattern = teller.rules.meld[melds[0].key].cards.value
    if isinstance(pattern, Alike):
        columns = tuple(say("{n} cards", n=pattern.least + more) for more in range(most))
    elif most == 1:
        columns = (say("points"),)
    else:
        columns = tuple(number(n) for n in range(1, most + 1))
    marks = teller.marks(*(f"meld.melds.{one.key}.type" for one in melds))
    return ChartType(say("Type {type}", type=melds[0].type), columns, made, marks)


def _meld(teller: Teller, one: Paid) -> ChartMeld:
    rules = teller.rules
    rule = rules.meld[one.key]
    alike = isinstance(rule.cards.value, Alike)
    pays = rule.points.value if alike else one.pays
    further = {"each": not one.together, "doubles": rules.meld.doubles.value != "listed"}
    marks = _price_marks(teller, one.key, len(pays), **({} if alike else further))
    return ChartMeld(one.key, sentence(one.name), one.definition, _cards(rules, one), pays, marks)


def _price_marks(
    teller: Teller, key: str, prices: int, *, each: bool = False, doubles: bool = False
) -> tuple[str, ...]:
    """The marks of prices side by side; those of further copies only where another rule says these."""
    first = teller.marks(f"meld.melds.{key}.points")
    path = f"meld.melds.{key}.each" if each else "meld.doubles" if doubles else ""
    other = teller.marks(path)
    return (first, *("" if other == first else other for _ in range(prices - 1)))


def _cards(rules: Rules, one: Paid) -> tuple[Card, ...]:
    """An example that cannot be taken for a better meld."""
    pattern = rules.meld[one.key].cards.value
    if isinstance(pattern, Pair) and pattern.alike == "colour":
        return pair_of_colour(rules, pattern.ranks)
    return one.cards


def chart_notes(rules: Rules) -> tuple[Line, ...]:
    """What stands below the chart: who melds, and how often a card may serve."""
    teller = Teller(rules)
    if rules.turns is not None:
        melds = {f"meld.melds.{meld.key}.cards" for meld in rules.meld.melds}
        return tuple(line for line in melds_of_turns(teller) if not melds & set(line.paths))
    return (*_drawn(rules), *who_melds(teller), *sharing(teller), *_least(teller), *_queen(rules))


def _drawn(rules: Rules) -> Iterator[Line]:
    trump = chart_trump(rules)
    if rules.colours is None:
        yield plain(say("Drawn with {suit} as trump.", suit=suit_name(trump)))
    else:
        yield plain(say("Drawn with {colour} as the trump colour.", colour=colour_name(trump)))


def _queen(rules: Rules) -> Iterator[Line]:
    if rules.colours is None:
        yield plain(
            say("A queen of spades may be in a marriage, in a pinochle and in queens around at once.")
        )


def _least(teller: Teller) -> Iterator[Line]:
    least = teller.rules.settling.least_meld.value
    if least:
        text = say("A side's meld of less than {n} counts nothing.", n=least)
        yield teller.line(text, "settle.least_meld")


def colour_keys(rules: Rules) -> tuple[ColourKey, ...]:
    """The colours of the Purple pack, from high to low; none at tables of suits."""
    if rules.colours is None:
        return ()
    teller, colours = Teller(rules), rules.colours
    pairs = zip(suits_of_colours(rules).items(), colours.points.value, strict=True)
    return tuple(ColourKey(code, _colour(teller, code, suit, points)) for (code, suit), points in pairs)


def _colour(teller: Teller, code: str, suit: str, points: int) -> Line:
    """A colour with its suit, and what it counts."""
    text = "{colour} ({code}), {suit}: "
    named = say(text, colour=sentence(colour_name(code)), code=code, suit=suit_name(suit))
    return Line(
        (
            teller.part(named, suit_path(teller.rules, code)),
            Part(str(points), ("colours.points",), teller.marks("colours.points")),
        )
    )
