"""The three double-deck and the three three-handed tables, typed by hand from the rules reference.

The options are those of `tables`.
"""

PINOCHLERUN_80 = {
    "id": "double-deck",
    "players": 4,
    "sides": 2,
    "copies": 4,
    "hand": 20,
    "kitty": 0,
    "scale": 1,
    "ranks": "ATKQJ",
    # melds
    "types": {"marriages": "I", "pinochle": "II", "arounds": "III"},
    "run_extras": "strict",
    "doubles": "listed",
    "listing": "four copies",
    "singles": {},
    "grand_binocle": False,
    "trump_marriage": True,
    # play
    "must_follow": True,
    "must_beat": "always",
    "must_trump": True,
    "must_overtrump": True,
    "after_ruff": "free",
    "first_lead": "bidder",
    # count
    "count": "counters",
    "last_trick": 2,
    # auction
    "minimum": 50,
    "ladder": ((50, 1), (60, 5)),
    "exact_raises": None,
    "cap": None,
    "exact_opening": False,
    "compulsory_opening": False,
    "all_pass": "dealer",
    "skipped": 10,
    "exchange": 0,
    # settlement
    "least_meld": 0,
    "save_meld": "trick_point",
    "saving_binds": "defenders",
    "nines_exempt": False,
    "hopeless": True,
    "throw_in": "never",
    "lost_bid": "minus_bid",
    "renege": None,
    "target": 500,
    "limit_below": None,
}

PAGAT_80 = {
    **PINOCHLERUN_80,
    "id": "double-deck-pagat",
    "least_meld": 20,
    "save_meld": "points_20",
    "saving_binds": "all",
}

NPA = {
    **PAGAT_80,
    "id": "npa",
    # What a king or queen adds to a run is what it adds elsewhere: this table's own reading has no such meld.
    "singles": {
        "run": 25,
        "run-with-king": 29,
        "run-with-queen": 29,
        "run-with-marriage": 33,
        "pinochle": 15,
    },
    "lost_bid": "to_others",
    "renege": "bid_and_meld",
}

DOUBLE_DECK = {"double-deck": PINOCHLERUN_80, "double-deck-pagat": PAGAT_80, "npa": NPA}

AUCTION = {
    "id": "auction",
    "players": 3,
    "sides": 3,
    "copies": 2,
    "hand": 15,
    "kitty": 3,
    "scale": 10,
    "ranks": "ATKQJ9",
    # melds
    "types": {"marriages": "I", "pinochle": "II", "arounds": "III"},
    "run_extras": "strict",
    "doubles": "listed",
    "listing": "foster",  # two copies pay twice the single, two runs are two runs
    "grand_binocle": False,
    "who_melds": "bidder",
    "bury_melded": False,
    "bury_trump": "last",
    # play
    "must_follow": True,
    "must_beat": "trump_led",
    "must_trump": True,
    "must_overtrump": False,
    "after_ruff": "free",
    "first_lead": "bidder",
    # count
    "count": "classic",
    "last_trick": None,
    # auction
    "minimum": 300,
    "ladder": ((0, 10),),
    "exact_raises": None,
    "cap": None,
    "exact_opening": False,
    "compulsory_opening": False,
    "all_pass": "next",
    "exchange": 0,
    # settlement
    "save_meld": "never",
    "saving_binds": "defenders",
    "nines_exempt": False,
    "hopeless": False,
    "throw_in": "any",
    "meld_wins": True,
    "chip_units": ((300, 1), (350, 2), (400, 4), (450, 6), (500, 8), (550, 10)),
    "target": None,
    "limit_below": None,
    "deals": 12,
}

CUTTHROAT = {
    "id": "cutthroat",
    "players": 3,
    "sides": 3,
    "copies": 2,
    "hand": 15,
    "kitty": 3,
    "scale": 10,
    "ranks": "ATKQJ9",
    "types": {"marriages": "I", "pinochle": "II", "arounds": "III"},
    "run_extras": "strict",
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
    "exchange": 0,
    "save_meld": "trick_point",
    "saving_binds": "all",
    "nines_exempt": False,
    "hopeless": False,
    "throw_in": "never",
    "target": 1500,
    "limit_below": None,
}

WIKIHOW_3 = {
    **CUTTHROAT,
    "id": "three-handed-wikihow",
    "types": {"marriages": "I", "pinochle": "III", "arounds": "II"},
    "run_extras": "named",
    "must_overtrump": False,
    "compulsory_opening": True,
    "save_meld": "trick",
    "saving_binds": "defenders",
}

THREE_HANDED = {"auction": AUCTION, "cutthroat": CUTTHROAT, "three-handed-wikihow": WIKIHOW_3}
