"""The rules of a table on one page: sections of sentences, made from its record."""

from pinochle_learn.lessons.sheets.before_play import before_the_play
from pinochle_learn.lessons.sheets.lines import Section, Teller, plain
from pinochle_learn.lessons.sheets.play import copies_in_words, melds_and_play
from pinochle_learn.lessons.sheets.settlement import the_end
from pinochle_learn.lessons.sheets.turns import turns_sections
from pinochle_learn.rules import Rules


def rules_sheet(rules: Rules) -> tuple[Section, ...]:
    """All that is played at a table, in the order in which it comes.

    >>> from pinochle_learn.tables import find
    >>> [section.title for section in rules_sheet(find("purple-rummy"))][:3]
    ['Players and cards', 'Deal', 'A turn']
    """
    teller = Teller(rules)
    if rules.turns is not None:
        return tuple(turns_sections(teller))
    sections = (*before_the_play(teller), *melds_and_play(teller), *the_end(teller))
    return tuple(_with_copies(section, rules) for section in sections)


def marks_of(sections: tuple[Section, ...]) -> str:
    """All marks that stand on a sheet."""
    return "".join(line.marks for section in sections for line in section.lines)


def _with_copies(section: Section, rules: Rules) -> Section:
    """The section on melds says at its end how its prices are to be read."""
    told = any("/" in line.text for line in section.lines)
    words = copies_in_words(rules) if told else ""
    return Section(section.title, (*section.lines, plain(words))) if words else section
