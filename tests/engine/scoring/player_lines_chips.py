"""What a settlement says of players who are each alone and pay chips, line by line."""

H = {"bid": 250, "bidder": 0, "meld": (150, 40, 0)}
C = {"bid": 350, "bidder": 1, "meld": (0, 240, 0)}

LINES = [
    # rule, side, table, changes, facts, text
    (
        "no-contract",
        0,
        "auction",
        {},
        {},
        "Nobody bid: the hand is not played, no score changes, and the next dealer deals.",
    ),
    (
        "chips-made",
        1,
        "auction",
        {},
        C | {"trick_points": (60, 150, 40), "trump": "H"},
        (
            "East bid 350 and has 240 in meld and 150 trick points, 390 in all: the bid is "
            "made, and each opponent pays 2 chips."
        ),
    ),
    (
        "chips-made",
        1,
        "auction",
        {},
        C | {"trick_points": (60, 150, 40), "trump": "S"},
        (
            "East bid 350 and has 240 in meld and 150 trick points, 390 in all: the bid is "
            "made, and each opponent pays 4 chips, doubled since spades are trump."
        ),
    ),
    (
        "chips-made",
        1,
        "auction",
        {},
        C | {"bid": 300, "trick_points": (60, 150, 40), "trump": "D"},
        (
            "East bid 300 and has 240 in meld and 150 trick points, 390 in all: the bid is "
            "made, and each opponent pays 1 chip."
        ),
    ),
    (
        "chips-meld-wins",
        1,
        "auction",
        {},
        C | {"meld": (0, 360, 0), "trump": "H"},
        (
            "East bid 350 and melded 360: the meld alone makes the bid, nothing is played, "
            "and each opponent pays 2 chips."
        ),
    ),
    (
        "single-bete",
        1,
        "auction",
        {},
        C | {"conceded": True, "trump": "S"},
        (
            "East concedes the bid of 350 before the first lead, a single bete: East pays "
            "each opponent 2 chips."
        ),
    ),
    (
        "double-bete",
        1,
        "auction",
        {},
        C | {"trick_points": (100, 50, 100), "trump": "C"},
        (
            "East bid 350 and has 240 in meld and 50 trick points, 290 in all, 60 short. The "
            "bid is lost in play, a double bete: East pays each opponent 4 chips."
        ),
    ),
    (
        "double-bete",
        1,
        "auction",
        {},
        C | {"trick_points": (100, 50, 100), "trump": "S"},
        (
            "East bid 350 and has 240 in meld and 50 trick points, 290 in all, 60 short. The "
            "bid is lost in play, a double bete: East pays each opponent 8 chips, doubled "
            "since spades are trump."
        ),
    ),
    (
        "pays",
        0,
        "auction",
        {},
        C | {"bid": 300, "trick_points": (60, 150, 40), "trump": "D"},
        "North pays 1 chip.",
    ),
    (
        "is-paid",
        2,
        "auction",
        {},
        C | {"trick_points": (100, 50, 100), "trump": "S"},
        "South is paid 8 chips.",
    ),
]
