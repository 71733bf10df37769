"""The five single-deck tables and their values, typed by hand from the rules reference."""

from typing import Any

Table = dict[str, Any]

RANKS = "ATKQJ9"
SUITS = "SHDC"

# What one copy of a meld pays, by scale.
SINGLES = {
    10: {
        "run": 150,
        "run-with-king": 190,
        "run-with-queen": 190,
        "run-with-marriage": 230,
        "royal-marriage": 40,
        "marriage": 20,
        "dix": 10,
        "pinochle": 40,
        "grand-binocle": 80,
        "aces-around": 100,
        "kings-around": 80,
        "queens-around": 60,
        "jacks-around": 40,
    },
    1: {
        "run": 15,
        "run-with-king": 19,
        "run-with-queen": 19,
        "run-with-marriage": 23,
        "royal-marriage": 4,
        "marriage": 2,
        "dix": 1,
        "pinochle": 4,
        "grand-binocle": 8,
        "aces-around": 10,
        "kings-around": 8,
        "queens-around": 6,
        "jacks-around": 4,
    },
}

# What two copies pay together, by list and scale. A double that is missing here is no meld of its own.
DOUBLES = {
    "common": {
        10: {
            "double-run": 1500,
            "double-pinochle": 300,
            "double-aces-around": 1000,
            "double-kings-around": 800,
            "double-queens-around": 600,
            "double-jacks-around": 400,
        },
        1: {
            "double-run": 150,
            "double-pinochle": 30,
            "double-aces-around": 100,
            "double-kings-around": 80,
            "double-queens-around": 60,
            "double-jacks-around": 40,
        },
    },
    "foster": {  # no double run: two runs are simply two runs
        10: {
            "double-pinochle": 80,
            "double-aces-around": 200,
            "double-kings-around": 160,
            "double-queens-around": 120,
            "double-jacks-around": 80,
        },
        1: {
            "double-pinochle": 8,
            "double-aces-around": 20,
            "double-kings-around": 16,
            "double-queens-around": 12,
            "double-jacks-around": 8,
        },
    },
    "twice": {
        10: {
            "double-run": 300,
            "double-pinochle": 80,
            "double-aces-around": 200,
            "double-kings-around": 160,
            "double-queens-around": 120,
            "double-jacks-around": 80,
        },
        1: {
            "double-run": 30,
            "double-pinochle": 8,
            "double-aces-around": 20,
            "double-kings-around": 16,
            "double-queens-around": 12,
            "double-jacks-around": 8,
        },
    },
    "once": {10: {}, 1: {}},
}

# Trick points of the ranks and of the last trick. The two finer counts exist on the large scale only.
COUNTS = {
    ("counters", 1): {"A": 1, "T": 1, "K": 1, "Q": 0, "J": 0, "9": 0, "last": 1},
    ("counters", 10): {"A": 10, "T": 10, "K": 10, "Q": 0, "J": 0, "9": 0, "last": 10},
    ("classic", 10): {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "last": 10},
    ("simplified", 10): {"A": 10, "T": 10, "K": 5, "Q": 5, "J": 0, "9": 0, "last": 10},
}

# Trick points that save the meld of a side where 20 are asked for.
TWENTY = {1: 20, 10: 200}

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
    "step": 1,
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
    "step": 10,
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
    "step": 10,
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
    "step": 10,
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
    "step": 10,
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


def table(variant_id: str, /, **options: Any) -> Table:
    """Returns a fresh record of options for one of the five ids, with any of them overridden."""
    standard = TABLES[variant_id]
    for name in options:
        if name not in standard:
            msg = f"no option {name!r}; the options are {', '.join(standard)}"
            raise KeyError(msg)
    return {**standard, **options}


def doubles(table: Table) -> dict[str, int]:
    """Returns what two copies of a meld pay at this table, by key."""
    chosen = table["listing"] if table["doubles"] == "listed" else table["doubles"]
    return DOUBLES[chosen][table["scale"]]


def pack() -> list[str]:
    """Returns the 48 cards."""
    return [rank + suit for suit in SUITS for rank in RANKS for _copy in range(2)]
