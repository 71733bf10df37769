"""The three ways in which tables count tricks, on the ×10 scale, for the ranks A 10 K Q J 9."""

COUNTERS = (10, 10, 10, 0, 0, 0)
CLASSIC = (11, 10, 4, 3, 2, 0)
SIMPLIFIED = (10, 10, 5, 5, 0, 0)
SCHEMES = {"counters": COUNTERS, "classic": CLASSIC, "simplified": SIMPLIFIED}
