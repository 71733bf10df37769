"""What melds and tricks pay, typed by hand from the rules reference."""

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

# What two or more copies pay together, by list and scale. A double that is missing is no meld of its own.
# Where every copy pays alike there is no list: see `doubles` in the tables.
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
    "four copies": {
        10: {
            "double-run": 1500,
            "triple-run": 2250,
            "quadruple-run": 3000,
            "double-pinochle": 300,
            "triple-pinochle": 600,
            "quadruple-pinochle": 900,
            "double-aces-around": 1000,
            "triple-aces-around": 1500,
            "quadruple-aces-around": 2000,
            "double-kings-around": 800,
            "triple-kings-around": 1200,
            "quadruple-kings-around": 1600,
            "double-queens-around": 600,
            "triple-queens-around": 900,
            "quadruple-queens-around": 1200,
            "double-jacks-around": 400,
            "triple-jacks-around": 600,
            "quadruple-jacks-around": 800,
        },
        1: {
            "double-run": 150,
            "triple-run": 225,
            "quadruple-run": 300,
            "double-pinochle": 30,
            "triple-pinochle": 60,
            "quadruple-pinochle": 90,
            "double-aces-around": 100,
            "triple-aces-around": 150,
            "quadruple-aces-around": 200,
            "double-kings-around": 80,
            "triple-kings-around": 120,
            "quadruple-kings-around": 160,
            "double-queens-around": 60,
            "triple-queens-around": 90,
            "quadruple-queens-around": 120,
            "double-jacks-around": 40,
            "triple-jacks-around": 60,
            "quadruple-jacks-around": 80,
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

# The melds whose second copy may pay more than the first, and what such copies together are called.
MULTIPLIED = ("run", "pinochle", "aces-around", "kings-around", "queens-around", "jacks-around")
PREFIXES = {1: "", 2: "double-", 3: "triple-", 4: "quadruple-"}
