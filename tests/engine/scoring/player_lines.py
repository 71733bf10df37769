"""What a settlement says of players who are each alone and score points, line by line."""

DECISION = ["auction", "trump", "kitty", "bury", "meld", "decision", "play"]
TWENTY = {"settle.save_meld": "points_20"}
RENEGE = {"settle.renege": "bid_and_meld"}
OTHERS = {"settle.lost_bid": "to_others"}
LEAST = {"settle.least_meld": 200}
H = {"bid": 250, "bidder": 0, "meld": (150, 40, 0)}

LINES = [
    # rule, side, table, changes, facts, text
    (
        "made",
        0,
        "cutthroat",
        {},
        H | {"trick_points": (150, 60, 40)},
        (
            "North bid 250 and has 150 in meld and 150 trick points, 300 in all: the bid is "
            "made, and North scores 300."
        ),
    ),
    (
        "set",
        0,
        "cutthroat",
        {},
        H | {"trick_points": (50, 160, 40)},
        (
            "North bid 250 and has 150 in meld and 50 trick points, 200 in all, 50 short: "
            "North is set, scores nothing and loses the bid of 250."
        ),
    ),
    (
        "set-meld-lost",
        0,
        "cutthroat",
        {},
        H | {"meld": (300, 40, 0), "trick_points": (0, 210, 40)},
        (
            "North bid 250 and melded 300, but took no trick point, and it takes one trick "
            "point (a card that counts, or the last trick) for anything to count: North is "
            "set and loses the bid of 250."
        ),
    ),
    (
        "out-of-reach",
        0,
        "cutthroat",
        {"settle.out_of_reach": "stop"},
        H | {"bid": 450},
        (
            "With 150 in meld and all 250 trick points North would come to 400, short of 450: "
            "the hand is not played, and the bid is lost."
        ),
    ),
    (
        "thrown-in",
        0,
        "cutthroat",
        {"settle.throw_in": "any", "deal.phases": DECISION},
        H | {"thrown_in": True},
        "North throws the hand in and loses the bid of 250.",
    ),
    (
        "unplayed-meld",
        1,
        "cutthroat",
        {"settle.out_of_reach": "stop"},
        H | {"bid": 450},
        "East scores the meld of 40.",
    ),
    (
        "unplayed-nothing",
        2,
        "cutthroat",
        {"settle.out_of_reach": "stop"},
        H | {"bid": 450},
        "South melded nothing and scores nothing.",
    ),
    (
        "saved",
        1,
        "cutthroat",
        {},
        H | {"trick_points": (150, 60, 40)},
        "East took 60 trick points, which saves the meld of 40: East scores 100.",
    ),
    (
        "trick-saved",
        1,
        "three-handed-wikihow",
        {},
        H | {"trick_points": (210, 0, 40), "tricks_taken": (12, 1, 2)},
        ("East took no trick point but at least one trick, which saves the meld of 40: East scores 40."),
    ),
    (
        "nines-saved",
        1,
        "cutthroat",
        {"settle.nines_exempt": True},
        H | {"meld": (150, 20, 0), "trick_points": (210, 0, 40), "nines_only": (False, True, False)},
        "East took no trick point, but nines of trump save themselves: East scores 20.",
    ),
    (
        "kept",
        2,
        "cutthroat",
        {},
        H | {"trick_points": (150, 60, 40)},
        "South has no meld and 40 trick points: South scores 40.",
    ),
    (
        "kept",
        1,
        "cutthroat",
        {"settle.save_meld": "never"},
        H | {"trick_points": (150, 60, 40)},
        "East has 40 in meld and 60 trick points: East scores 100.",
    ),
    (
        "meld-lost",
        1,
        "cutthroat",
        {},
        H | {"trick_points": (210, 0, 40)},
        (
            "East took no trick point, and it takes one trick point (a card that counts, or "
            "the last trick) to save a meld: the meld of 40 is lost, and East scores nothing."
        ),
    ),
    (
        "meld-lost",
        1,
        "three-handed-wikihow",
        {},
        H | {"trick_points": (210, 0, 40), "tricks_taken": (13, 0, 2)},
        (
            "East took no trick point, and it takes one trick to save a meld: the meld of 40 "
            "is lost, and East scores nothing."
        ),
    ),
    (
        "points-lost",
        2,
        "cutthroat",
        TWENTY,
        H | {"trick_points": (150, 60, 40)},
        (
            "South took 40 trick points, and it takes 200 trick points to score anything: "
            "South scores nothing."
        ),
    ),
    (
        "nothing",
        2,
        "cutthroat",
        {},
        H | {"trick_points": (150, 100, 0)},
        "South melded nothing and took no trick point: South scores nothing.",
    ),
    ("reneged", 1, "cutthroat", RENEGE, H | {"renege_by": 1}, "East reneged and scores nothing."),
    (
        "renege-award",
        0,
        "cutthroat",
        RENEGE,
        H | {"renege_by": 1},
        "North receives the bid of 250 and the meld of 150.",
    ),
    (
        "renege-award-bare",
        2,
        "cutthroat",
        RENEGE,
        H | {"renege_by": 1},
        "South receives the bid of 250, and has no meld that counts.",
    ),
    (
        "set-to-others",
        0,
        "cutthroat",
        OTHERS,
        H | {"trick_points": (50, 160, 40)},
        (
            "North bid 250 and has 150 in meld and 50 trick points, 200 in all, 50 short: "
            "North is set and scores nothing."
        ),
    ),
    (
        "set-meld-lost-to-others",
        0,
        "cutthroat",
        OTHERS,
        H | {"meld": (300, 40, 0), "trick_points": (0, 210, 40)},
        (
            "North bid 250 and melded 300, but took no trick point, and it takes one trick "
            "point (a card that counts, or the last trick) for anything to count: North is "
            "set and scores nothing."
        ),
    ),
    (
        "set-award",
        1,
        "cutthroat",
        OTHERS,
        H | {"trick_points": (50, 160, 40)},
        "East receives the bid of 250 and the meld of 40: 290.",
    ),
    (
        "set-award-bare",
        2,
        "cutthroat",
        OTHERS,
        H | {"trick_points": (50, 160, 40)},
        "South receives the bid of 250, and has no meld that counts.",
    ),
    (
        "no-marriage",
        0,
        "cutthroat",
        {"trump.marriage": True},
        H | {"has_marriage": False},
        (
            "North holds no marriage, so there is no suit to name: the hand is not played, "
            "and the bid of 250 is lost."
        ),
    ),
    (
        "least-meld",
        0,
        "cutthroat",
        LEAST,
        H,
        ("North melded 150, and a bidder needs 200: the hand is not played, and the bid of 250 is lost."),
    ),
    (
        "unplayed-short",
        1,
        "cutthroat",
        LEAST,
        H,
        "East melded 40, and a meld below 200 does not count: East scores nothing.",
    ),
    (
        "short-meld",
        1,
        "cutthroat",
        LEAST,
        H | {"meld": (240, 40, 0), "trick_points": (150, 60, 40)},
        ("East melded 40, and a meld below 200 does not count; East took 60 trick points and scores 60."),
    ),
    (
        "meld-wins",
        0,
        "cutthroat",
        {"settle.meld_wins": True},
        H | {"meld": (260, 40, 0)},
        "North bid 250 and melded 260: the meld alone makes the bid, and North scores 260.",
    ),
    (
        "counted",
        1,
        "two-handed-wikihow",
        {},
        {"meld": (100, 60), "trick_points": (160, 90)},
        "South melded 60 and took 90 trick points: South scores 150.",
    ),
    (
        "counted",
        0,
        "two-handed",
        {},
        {"meld": (100, 60), "trick_points": (154, 96), "before": (900, 0), "declared_out": 0},
        "North melded 100 and took 154 trick points: North scores 254.",
    ),
    (
        "counted-rounded",
        0,
        "two-handed",
        {},
        {"meld": (100, 60), "trick_points": (154, 96)},
        "North melded 100 and took 154 trick points, rounded to 150: North scores 250.",
    ),
    (
        "counted-rounded",
        1,
        "two-handed",
        {},
        {"meld": (100, 0), "trick_points": (153, 97)},
        "South melded nothing and took 97 trick points, rounded to 100: South scores 100.",
    ),
]
