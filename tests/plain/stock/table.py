"""The two tables for two players, typed by hand from the rules reference: melds, play, settlement."""

from typing import Any, NamedTuple

Rules = dict[str, Any]

SUITS = "SHDC"
RANKS = "ATKQJ9"  # from the highest to the lowest
PACK_ORDER = [rank + suit for suit in SUITS for rank in RANKS]
AROUNDS = {
    "A": ("aces-around", 100, 1000),
    "K": ("kings-around", 80, 800),
    "Q": ("queens-around", 60, 600),
    "J": ("jacks-around", 40, 400),
}

TWO_HANDED = {
    "id": "two-handed",
    "types": {"marriages": "A", "arounds": "B", "pinochle": "C"},
    "run_extras": False,  # True: a run with an extra king, queen or both is a meld of its own
    "doubles": ("pinochle",),  # what may be laid twice at once and then pays more
    "reuse": "higher",  # higher | never: again in one type only for a meld that pays more, or never
    "fresh_card": True,  # False: a meld may be made of cards that all lie on the table
    "meld_before_draw": True,
    "meld_after_last_draw": True,  # False: the winner of the last stock trick may not meld
    "dix_exchange": True,  # True: the nine is no meld of the trick, and pays when turned
    "declare_out": True,
    "must_beat": "trump_led",  # trump_led | always, once the stock is gone
    "count": {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0},
    "rounds": True,  # trick points to tens: 7, 8 and 9 up
    "target": 1000,
    "both_past": "raise",  # raise | higher
}

WIKIHOW = {
    "id": "two-handed-wikihow",
    "types": {"marriages": "I", "arounds": "II", "pinochle": "III"},
    "run_extras": True,
    "doubles": ("run", "arounds", "pinochle"),
    "reuse": "never",
    "fresh_card": True,
    "meld_before_draw": False,
    "meld_after_last_draw": False,
    "dix_exchange": False,
    "declare_out": False,
    "must_beat": "always",
    "count": {"A": 10, "T": 10, "K": 10, "Q": 0, "J": 0, "9": 0},
    "rounds": False,
    "target": 1500,
    "both_past": "higher",
}

TABLES = {rules["id"]: rules for rules in (TWO_HANDED, WIKIHOW)}
LAST_TRICK = 10
RAISE = 250


class Meld(NamedTuple):
    """One meld that a table knows."""

    key: str
    type: str
    cards: tuple[str, ...]
    points: int


def melds(rules: Rules, trump: str | None) -> list[Meld]:
    """Returns every meld that may be laid at once."""
    return [*marriages(rules, trump), *arounds(rules), *pinochles(rules)]


def marriages(rules: Rules, trump: str | None) -> list[Meld]:
    """Returns runs, marriages and the dix."""
    type_ = rules["types"]["marriages"]
    found = runs(rules, type_, trump) if trump else []
    for suit in SUITS:
        key, points = ("royal-marriage", 40) if suit == trump else ("marriage", 20)
        found.append(Meld(key, type_, ("K" + suit, "Q" + suit), points))
    if trump:
        found.append(Meld("dix", type_, ("9" + trump,), 10))
    return found


def runs(rules: Rules, type_: str, trump: str) -> list[Meld]:
    """Returns the run and what grows out of it."""
    run = tuple(rank + trump for rank in "ATKQJ")
    king, queen = "K" + trump, "Q" + trump
    found = [Meld("run", type_, run, 150)]
    if rules["run_extras"]:
        found.append(Meld("run-with-king", type_, (*run, king), 190))
        found.append(Meld("run-with-queen", type_, (*run, queen), 190))
        found.append(Meld("run-with-marriage", type_, (*run, king, queen), 230))
    if "run" in rules["doubles"]:
        found.append(Meld("double-run", type_, 2 * run, 1500))
    return found


def arounds(rules: Rules) -> list[Meld]:
    """Returns four of a rank in the four suits, and all eight where they are a meld."""
    type_, found = rules["types"]["arounds"], []
    for rank, (key, single, double) in AROUNDS.items():
        four = tuple(rank + suit for suit in SUITS)
        found.append(Meld(key, type_, four, single))
        if "arounds" in rules["doubles"]:
            found.append(Meld("double-" + key, type_, 2 * four, double))
    return found


def pinochles(rules: Rules) -> list[Meld]:
    """Returns the pinochle and the double pinochle."""
    type_, pair = rules["types"]["pinochle"], ("QS", "JD")
    return [Meld("pinochle", type_, pair, 40), Meld("double-pinochle", type_, 2 * pair, 300)]


def legal(rules: Rules, hand: list[str], trick: list[str], trump: str, *, stock: bool) -> set[str]:
    """Returns the cards that may be played: any while the stock lasts, then by this table's duties."""
    if stock or not trick:
        return set(hand)
    led = trick[0]
    same_suit = {card for card in hand if card[1] == led[1]}
    if not same_suit:
        return {card for card in hand if card[1] == trump} or set(hand)
    if rules["must_beat"] == "always" or led[1] == trump:
        return {card for card in same_suit if is_higher(card, led)} or same_suit
    return same_suit


def is_higher(card: str, other: str) -> bool:
    """Tells whether a card ranks above another of its suit."""
    return RANKS.index(card[0]) < RANKS.index(other[0])


def second_wins(lead: str, answer: str, trump: str) -> bool:
    """Tells whether the second card of a trick takes it; of two equal cards the lead does."""
    if answer[1] == lead[1]:
        return is_higher(answer, lead)
    return answer[1] == trump


def count(rules: Rules, cards: list[str], *, last_trick: bool = False) -> int:
    """Returns the trick points of these cards."""
    return sum(rules["count"][card[0]] for card in cards) + (LAST_TRICK if last_trick else 0)


def rounded(points: int) -> int:
    """Returns trick points to tens: a last digit of 7, 8 or 9 goes up, any other down."""
    tens, digit = divmod(points, 10)
    return 10 * (tens + 1 if digit in (7, 8, 9) else tens)


Pair = tuple[int, int]


def settle(
    rules: Rules,
    *,
    meld: Pair,
    trick_points: Pair,
    before: Pair = (0, 0),
    declared_out: int | None = None,
    target: int | None = None,
) -> dict[str, Any]:
    """Returns change, after, outcome, game_winner and the target of the next deal."""
    goal = target or rules["target"]
    to_tens = rules["rounds"] and declared_out is None
    change = tuple(
        own + (rounded(tricks) if to_tens else tricks) for own, tricks in zip(meld, trick_points, strict=True)
    )
    after = (before[0] + change[0], before[1] + change[1])
    if declared_out is None:
        outcome, won = "no contract", game_winner(rules, after, goal)
    elif after[declared_out] >= goal:
        outcome, won = "declared out", declared_out
    else:
        outcome, won = "wrongly declared", 1 - declared_out
    following = goal if won is not None else next_target(rules, after, goal)
    return {
        "change": change,
        "after": after,
        "outcome": outcome,
        "game_winner": won,
        "next_target": following,
    }


def game_winner(rules: Rules, after: Pair, target: int) -> int | None:
    """Returns who has won: who alone is past the target, or the higher of both where that decides."""
    past = [side for side in (0, 1) if after[side] >= target]
    if len(past) == 2:
        if rules["both_past"] == "raise" or after[0] == after[1]:
            return None
        return after.index(max(after))
    return past[0] if past else None


def next_target(rules: Rules, after: Pair, target: int) -> int:
    """Returns the target of the next deal: raised where both are past it, until it is above both."""
    if rules["both_past"] == "raise" and min(after) >= target:
        while target <= max(after):
            target += RAISE
    return target
