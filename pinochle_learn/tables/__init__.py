"""The registry: every table's record, in teaching order, found by id or alias."""

from difflib import get_close_matches
from functools import cache

from pinochle_learn.errors import VariantError
from pinochle_learn.rules import Rules
from pinochle_learn.tables import (
    auction,
    cutthroat,
    double_deck,
    double_deck_pagat,
    hoyle,
    npa,
    okpinochle,
    pagat,
    pinochlerun,
    purple,
    purple_rummy,
    three_handed_wikihow,
    two_handed,
    two_handed_wikihow,
    wikihow,
)
from pinochle_learn.text import say

REGISTRY: tuple[Rules, ...] = (
    pinochlerun.RULES,
    pagat.RULES,
    okpinochle.RULES,
    wikihow.RULES,
    hoyle.RULES,
    double_deck.RULES,
    double_deck_pagat.RULES,
    npa.RULES,
    two_handed.RULES,
    two_handed_wikihow.RULES,
    auction.RULES,
    cutthroat.RULES,
    three_handed_wikihow.RULES,
    purple.RULES,
    purple_rummy.RULES,
)


@cache
def _names() -> dict[str, Rules]:
    return {_plain(word): rules for rules in REGISTRY for word in (rules.id, rules.name, *rules.aliases)}


def find(name: object) -> Rules:
    """Finds a table by its id, its name or an alias, in any case.

    Raises:
        VariantError: there is none of that name; the message gives the closest.
    """
    wanted, names = _plain(name), _names()
    if wanted in names:
        return names[wanted]
    close = get_close_matches(wanted, names, n=3, cutoff=0.5)
    ids = dict.fromkeys(names[word].id for word in close) or [rules.id for rules in REGISTRY]
    message = say("There is no variant {name!r}. The closest: {ids}.", name=name, ids=", ".join(ids))
    raise VariantError(message)


def _plain(name: object) -> str:
    return "".join(c for c in name.casefold() if c.isalnum()) if isinstance(name, str) else ""
