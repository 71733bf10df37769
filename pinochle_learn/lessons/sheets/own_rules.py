"""What a house has changed about a table, in one line of a printed sheet."""

from pinochle_learn.front.own_words import answer, question
from pinochle_learn.rules import Rules
from pinochle_learn.rules.change import entries
from pinochle_learn.tables import find
from pinochle_learn.text import plural, say

_SHOWN = 5  # changes that are named; a sheet is one page, and what they change stands in its sentences too


def from_table(rules: Rules) -> str:
    """The table that a house started from and what it has changed; empty where nothing is.

    >>> from pinochle_learn.front import variant
    >>> from_table(variant("pagat").with_rules({"game.target": 1000}).rules)
    'From Pagat, changed: Score that wins: 1000.'
    """
    if not rules.changes:
        return ""
    values = {entry.path: entry.value.value for entry in entries(rules)}
    told = [
        say("{question} {answer}", question=question(rules, path), answer=answer(rules, path, values[path]))
        for path, _ in rules.changes
    ]
    more = len(told) - _SHOWN
    if more > 0:
        told = [*told[:_SHOWN], plural(more, "{n} more", "{n} more")]
    base = say(find(rules.id).name)
    return say("From {table}, changed: {changes}.", table=base, changes="; ".join(told))
