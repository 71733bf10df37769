"""The five single-deck tables, typed by hand from the rules reference, and how any of the eleven is made."""

from typing import Any

from .more_tables import DOUBLE_DECK, THREE_HANDED
from .values import DOUBLES, MULTIPLIED, PREFIXES, SINGLES

__all__ = ["ALL", "DOUBLES", "SINGLES", "SUITS", "TABLES", "Table", "doubles", "pack", "singles", "table"]

Table = dict[str, Any]

RANKS = "ATKQJ9"
SUITS = "SHDC"

# What all five have in common, and the tables of the other file set otherwise.
SINGLE_DECK = {
    "players": 4,
    "sides": 2,  # 2 partnerships, or every player alone
    "copies": 2,  # of each card
    "hand": 12,
    "kitty": 0,
    "singles": {},  # what one copy of a meld pays where it is not what SINGLES says
    "who_melds": "all",  # all | bidder
    "bury_melded": True,  # False: the bidder melds before it buries, and buries no melded card
    "bury_trump": "free",  # free | last: only for want of other cards
    "trump_marriage": False,  # True: trump is a suit in which the bidder holds a marriage
    "skipped": None,  # what each skipped bid tells
    "least_meld": 0,  # a side with less scores no meld; bidders with less lose the bid unplayed
    "lost_bid": "minus_bid",  # minus_bid | to_others: who pays for a lost bid
    "renege": None,  # bid_and_meld: what the others receive
    "meld_wins": False,  # True: a meld that reaches the bid needs no play
    "chip_units": None,  # what a bid is worth in chips, from where on; None: the deal is settled in points
    "chip_beyond": (50, 2),  # above the last unit: for each so many points, so many chips
    "chip_doubled": "S",  # trump suits that double the chips
    "chip_conceded_doubled": False,  # True: they double a bid that is given up as well
    "pass_final": True,  # False: who has passed may bid again, and all others must pass in a row
    "alike": "first",  # first | last: which of identical cards wins
    "chip_failed": 2,  # times the unit that a bid costs which fails in play
    "deals": None,  # the number of deals that make a game; None: up to the target
}

PINOCHLERUN = {
    "id": "pinochlerun",
    "scale": 1,
    "ranks": RANKS,
    # melds
    "types": {"marriages": "I", "pinochle": "II", "arounds": "III"},
    "run_extras": "strict",  # strict | named | borrow | both
    "doubles": "listed",  # listed | twice | once
    "listing": "common",  # common | foster: whose list "listed" means
    "grand_binocle": False,
    # play
    "must_follow": True,
    "must_beat": "always",  # always | trump_led | never
    "must_trump": True,
    "must_overtrump": True,
    "after_ruff": "free",  # free | beat_led
    "first_lead": "bidder",  # bidder | dealer_left
    # count
    "count": "counters",  # counters | classic | simplified
    "last_trick": None,  # None: what COUNTS says
    # auction
    "minimum": 25,
    "ladder": ((0, 1),),  # from here on, by so much
    "exact_raises": None,  # None: any raise on the steps; or the only raises, as in (10, 20)
    "cap": 100,
    "exact_opening": False,  # True: the first bid is the minimum, no more
    "compulsory_opening": False,  # True: the first player may not pass
    "all_pass": "dealer",  # dealer | next
    "exchange": 4,
    # settlement
    "save_meld": "trick_point",  # trick | trick_point | points_20 | never (never lost)
    "saving_binds": "defenders",  # defenders | all
    "nines_exempt": True,
    "hopeless": True,  # True: a bid out of reach ends the hand by itself
    "throw_in": "never",  # never | out_of_reach | any
    "target": 150,
    "limit_below": -300,
}

PAGAT = {
    "id": "pagat",
    "scale": 10,
    "ranks": RANKS,
    "types": {"marriages": "I", "pinochle": "II", "arounds": "III"},
    "run_extras": "named",
    "doubles": "listed",
    "listing": "common",
    "grand_binocle": False,
    "must_follow": True,
    "must_beat": "always",
    "must_trump": True,
    "must_overtrump": True,
    "after_ruff": "free",
    "first_lead": "bidder",
    "count": "counters",
    "last_trick": None,
    "minimum": 250,
    "ladder": ((0, 10),),
    "exact_raises": None,
    "cap": None,
    "exact_opening": False,
    "compulsory_opening": False,
    "all_pass": "dealer",
    "exchange": 4,
    "save_meld": "trick_point",
    "saving_binds": "defenders",
    "nines_exempt": True,
    "hopeless": True,
    "throw_in": "any",
    "target": 1500,
    "limit_below": None,
}

OKPINOCHLE = {
    "id": "okpinochle",
    "scale": 10,
    "ranks": RANKS,
    "types": {"marriages": "I", "pinochle": "II", "arounds": "III"},
    "run_extras": "named",
    "doubles": "listed",
    "listing": "common",
    "grand_binocle": False,
    "must_follow": True,
    "must_beat": "always",
    "must_trump": True,
    "must_overtrump": True,
    "after_ruff": "free",
    "first_lead": "bidder",
    "count": "counters",
    "last_trick": None,
    "minimum": 250,
    "ladder": ((0, 10),),
    "exact_raises": (10, 20),
    "cap": None,
    "exact_opening": True,
    "compulsory_opening": False,
    "all_pass": "dealer",
    "exchange": 4,
    "save_meld": "trick_point",
    "saving_binds": "all",
    "nines_exempt": False,
    "hopeless": False,
    "throw_in": "out_of_reach",
    "target": 1500,
    "limit_below": None,
}

WIKIHOW = {
    "id": "wikihow",
    "scale": 10,
    "ranks": RANKS,
    "types": {"marriages": "I", "pinochle": "III", "arounds": "II"},
    "run_extras": "named",
    "doubles": "listed",
    "listing": "common",
    "grand_binocle": False,
    "must_follow": True,
    "must_beat": "always",
    "must_trump": True,
    "must_overtrump": False,
    "after_ruff": "free",
    "first_lead": "bidder",
    "count": "counters",
    "last_trick": None,
    "minimum": 250,
    "ladder": ((0, 10),),
    "exact_raises": None,
    "cap": None,
    "exact_opening": False,
    "compulsory_opening": True,
    "all_pass": "dealer",
    "exchange": 3,
    "save_meld": "trick",
    "saving_binds": "defenders",
    "nines_exempt": False,
    "hopeless": False,
    "throw_in": "never",
    "target": 1500,
    "limit_below": None,
}

HOYLE = {
    "id": "hoyle",
    "scale": 10,
    "ranks": RANKS,
    "types": {"marriages": "A", "pinochle": "B", "arounds": "C"},
    "run_extras": "strict",
    "doubles": "listed",
    "listing": "foster",
    "grand_binocle": False,
    "must_follow": True,
    "must_beat": "always",
    "must_trump": True,
    "must_overtrump": True,
    "after_ruff": "free",
    "first_lead": "dealer_left",
    "count": "classic",
    "last_trick": None,
    "minimum": 100,
    "ladder": ((0, 10),),
    "exact_raises": None,
    "cap": None,
    "exact_opening": False,
    "compulsory_opening": False,
    "all_pass": "next",
    "exchange": 0,
    "save_meld": "trick",
    "saving_binds": "all",
    "nines_exempt": False,
    "hopeless": False,
    "throw_in": "never",
    "target": 1000,
    "limit_below": None,
}

TABLES = {
    "pinochlerun": PINOCHLERUN,
    "pagat": PAGAT,
    "okpinochle": OKPINOCHLE,
    "wikihow": WIKIHOW,
    "hoyle": HOYLE,
}


ALL = {**TABLES, **DOUBLE_DECK, **THREE_HANDED}


def table(variant_id: str, /, **options: Any) -> Table:
    """Returns a fresh record of options for one of the eleven ids, with any of them overridden."""
    standard = {**SINGLE_DECK, **ALL[variant_id]}
    for name in options:
        if name not in standard:
            msg = f"no option {name!r}; the options are {', '.join(standard)}"
            raise KeyError(msg)
    return {**standard, **options}


def singles(table: Table) -> dict[str, int]:
    """Returns what one copy of a meld pays at this table, by key."""
    return {**SINGLES[table["scale"]], **table["singles"]}


def doubles(table: Table) -> dict[str, int]:
    """Returns what two, three and four copies of a meld pay at this table, by key."""
    if table["doubles"] != "twice":
        return DOUBLES[table["listing"] if table["doubles"] == "listed" else "once"][table["scale"]]
    pays = singles(table)
    return {PREFIXES[copies] + key: copies * pays[key] for key in MULTIPLIED for copies in (2, 3, 4)}


def pack(table: Table | None = None) -> list[str]:
    """Returns the cards of a table; without one the 48 cards."""
    ranks, copies = (table["ranks"], table["copies"]) if table else (RANKS, 2)
    return [rank + suit for suit in SUITS for rank in ranks for _copy in range(copies)]
