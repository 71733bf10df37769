"""Questions on what is paid when a player goes out, and on the end of the game."""

from random import Random

from pinochle_learn.front import Variant
from pinochle_learn.lessons.scoring.card_questions import in_part
from pinochle_learn.lessons.scoring.turns.payments import Left, drawn, in_order_of, settled, worth
from pinochle_learn.teaching.practice.question import SMALL, Offer, Quiz, Row, numbers, some
from pinochle_learn.teaching.scores.card_points import card_sum, number_lines, numbers_source
from pinochle_learn.teaching.scores.words import names, signed
from pinochle_learn.teaching.words.sources import source_line
from pinochle_learn.text import listed, say

NOBODY = "nobody"
_MELD = 3  # cards of a meld that is told


def _players(v: Variant, chance: Random, most: int = 6) -> int:
    sizes = [n for n in v.players if n <= most]
    return sizes[int(chance.random() * len(sizes))]


def _drawn(v: Variant, chance: Random, *, nobody: bool = False, most: int = 6) -> tuple[Left, list[str]]:
    players = _players(v, chance, most)
    left = drawn(v, players, int(chance.random() * 2**31), nobody=nobody)
    return left, names(v.seated(players))


def _rows(left: Left, sides: list[str]) -> tuple[Row, ...]:
    return tuple(
        Row(SMALL, hand, say("Left to {side}", side=side))
        for side, hand in zip(sides, left.hands, strict=True)
        if hand
    )


def _at(left: Left) -> str:
    return say("A table of {n} players.", n=left.players)


def hand(v: Variant, chance: Random) -> Quiz | None:
    """What the cards left to one player count."""
    left, sides = _drawn(v, chance)
    seat = (_out(left) + 1) % left.players
    cards = left.hands[seat]
    if len(cards) < 2:  # noqa: PLR2004 - one card is asked elsewhere
        return None
    near = in_part(v.rules, cards)
    near.setdefault(
        len(cards), say("That is the number of cards. Each counts for its rank and for its colour.")
    )
    return Quiz(
        say(
            "{out} went out. How many points do the cards left to {side} count?",
            out=sides[_out(left)],
            side=sides[seat],
        ),
        (Row(SMALL, cards, say("Left to {side}", side=sides[seat])),),
        (*(card_sum(v.rules, card) for card in cards), numbers_source(v.rules)),
        numbers(worth(v, cards), near, v.count(cards).why),
        told=number_lines(v.rules),
    )


def _out(left: Left) -> int:
    return left.out or 0


def winner(v: Variant, chance: Random) -> Quiz | None:
    """What the player who went out scores: all that the others hold."""
    left, sides = _drawn(v, chance, most=4)
    if left.players < 3:  # noqa: PLR2004 - with two players one hand is all
        return None
    result, out = settled(v, left), _out(left)
    worths = {seat: worth(v, cards) for seat, cards in enumerate(left.hands) if cards}
    total = result.change[out]
    near = {
        n: say("That is only {side}. The cards left to the others count as well.", side=sides[seat])
        for seat, n in worths.items()
    }
    near.setdefault(
        max(worths.values()) - min(worths.values()),
        say("Nothing is taken off: what every other player holds counts."),
    )
    sums = listed(say("{side} {n}", side=sides[seat], n=n) for seat, n in worths.items())
    return Quiz(
        say("{side} went out. How much does {side} score?", side=sides[out]),
        _rows(left, sides),
        (source_line(v.rules.deal.phases), numbers_source(v.rules)),
        numbers(total, near, say("{sums}: {n} in all for {side}.", sums=sums, n=total, side=sides[out])),
        told=(_at(left), *number_lines(v.rules)),
    )


def loser(v: Variant, chance: Random) -> Quiz | None:
    """What becomes of the score of a player who still holds cards: nothing."""
    left, sides = _drawn(v, chance, most=4)
    out = _out(left)
    seat = (out + 1 + int(chance.random() * (left.players - 1))) % left.players
    own, change = worth(v, left.hands[seat]), settled(v, left).change
    slips = {
        -own: say("{out} scores these {n} points, but they are taken from nobody.", out=sides[out], n=own),
        own: say("What is left in hand counts for {out}, who went out.", out=sides[out]),
        change[out]: say("Only {out}, who went out, scores.", out=sides[out]),
    }
    why = say("{side} scores nothing and loses nothing: only {out} scores.", side=sides[seat], out=sides[out])
    offers = {
        n: Offer(str(n), signed(n), right=False, why=slip) for n, slip in slips.items() if n != change[seat]
    }
    offers[change[seat]] = Offer(str(change[seat]), signed(change[seat]), right=True, why=why)
    return Quiz(
        say("{out} went out. How does the score of {side} change?", out=sides[out], side=sides[seat]),
        _rows(left, sides),
        (source_line(v.rules.deal.phases),),
        tuple(offers[n] for n in sorted(offers)),
        told=(_at(left), *number_lines(v.rules)),
    )


def laid(v: Variant, chance: Random) -> Quiz | None:
    """Melds on the table count nothing, neither for nor against the player who laid them."""
    left, sides = _drawn(v, chance)
    out = _out(left)
    seat = (out + 1) % left.players
    colour = v.pack.suits_or_colours[int(chance.random() * len(v.pack.suits_or_colours))]
    held = {card for cards in left.hands for card in cards}
    free = [card for card in v.pack.distinct if card.suit_or_colour == colour and card not in held]
    if len(free) < _MELD:
        return None
    meld, cards = in_order_of(v, tuple(some(chance, free, _MELD))), left.hands[seat]
    right, more = worth(v, cards), worth(v, meld)
    near = {
        right + more: say("The meld on the table counts {n} of that. Only cards left in hand count.", n=more),
        more: say("That is the meld on the table. Only cards left in hand count."),
        abs(right - more): say("A meld is not set off against the cards in hand: it counts nothing."),
    }
    return Quiz(
        say("{out} went out. How much does {out} score for {side}?", out=sides[out], side=sides[seat]),
        (
            Row(SMALL, cards, say("Left in the hand of {side}", side=sides[seat])),
            Row(SMALL, meld, say("Melded by {side}, on the table", side=sides[seat])),
        ),
        (v.count(cards).why, source_line(v.rules.deal.phases), numbers_source(v.rules)),
        numbers(right, near, say("Only the cards left in hand count: {n}.", n=right)),
        told=number_lines(v.rules),
    )


def nobody_out(v: Variant, chance: Random) -> Quiz | None:
    """A deal that ends without anybody going out: nobody scores."""
    left, sides = _drawn(v, chance, nobody=True, most=4)
    worths = [worth(v, cards) for cards in left.hands]
    turns = v.rules.turns
    if turns is None or any(settled(v, left).change) or worths.count(min(worths)) > 1:
        return None
    low = sides[worths.index(min(worths))]
    rows = (
        (
            NOBODY,
            say("Nobody"),
            True,
            say("Nobody went out, so no score changes, and the next deal is dealt."),
        ),
        (
            "low",
            low,
            False,
            say("{side} holds the least, but only a player without a card scores.", side=low),
        ),
        (
            "all",
            say("Everybody: what the own cards count"),
            False,
            say("Cards in hand never count for their holder."),
        ),
    )
    told = say("The stock has run out for the second time, and everybody still holds cards.")
    return Quiz(
        say("Who scores?"),
        _rows(left, sides),
        (source_line(turns.reshuffles),),
        tuple(Offer(value, label, right=right, why=why) for value, label, right, why in rows),
        told=(_at(left), told),
    )


# --- the end of the game ------------------------------------------------------------------------------------


def won(v: Variant, chance: Random) -> Quiz | None:
    """Whether the deal has ended the game, and who has won it."""
    left, sides = _drawn(v, chance, most=4)
    goal, out = v.rules.game.target.value, _out(left)
    if goal is None:
        return None
    gain = settled(v, left).change[out]
    before = [goal - 1 - int(chance.random() * 200) for _ in sides]
    before[out] = goal - gain + int(chance.random() * 60) - 30
    if before[out] >= goal:
        return None
    result = settled(v, left, tuple(before))
    right = NOBODY if result.game_winner is None else str(result.game_winner)
    after = result.after[out]
    why = say("{side} now has {n}: {goal} is reached.", side=sides[out], n=after, goal=goal)
    if right == NOBODY:
        why = say(
            "{side} now has {n}, short of {goal}, and nobody else scored.",
            side=sides[out],
            n=after,
            goal=goal,
        )
    offers = [
        Offer(
            str(seat),
            name,
            right=right == str(seat),
            why=why if right == str(seat) else _slip(v, seat, before, result.after),
        )
        for seat, name in enumerate(sides)
    ]
    slip = say(
        "{side} had {before} and scores {gain}: {n} is enough.",
        side=sides[out],
        before=before[out],
        gain=gain,
        n=after,
    )
    offers.append(
        Offer(NOBODY, say("Nobody yet"), right=right == NOBODY, why=why if right == NOBODY else slip)
    )
    rows = ((side, str(n)) for side, n in zip(sides, before, strict=True))
    return Quiz(
        say("Who has won the game?"),
        (),
        (source_line(v.rules.game.target),),
        tuple(offers),
        told=(
            say("The game goes to {n}.", n=goal),
            say("{side} went out, and the others held {n} points.", side=sides[out], n=gain),
        ),
        sheet=((say("Player"), say("Before the deal")), *rows),
    )


def _slip(v: Variant, seat: int, before: list[int], after: tuple[int, ...]) -> str:
    """Why a player has not won."""
    side, goal = names(v.seated(len(after)))[seat], v.rules.game.target.value
    if after[seat] == before[seat]:
        return say(
            "{side} did not go out, so {side} still has {n}, short of {goal}.",
            side=side,
            n=after[seat],
            goal=goal,
        )
    return say("{side} now has {n}, short of {goal}.", side=side, n=after[seat], goal=goal)


def needed(v: Variant, chance: Random) -> Quiz | None:
    """How much the others must hold so that going out wins the game."""
    players, goal = _players(v, chance), v.rules.game.target.value
    if goal is None:
        return None
    sides = names(v.seated(players))
    seat, has = int(chance.random() * players), goal - 10 - int(chance.random() * 120)
    right = goal - has
    near = {
        right + 1: say("{goal} itself is enough: nobody has to go beyond it.", goal=goal),
        right - 1: say("That makes {n}, one short.", n=goal - 1),
        has: say("That is what {side} has already.", side=sides[seat]),
    }
    line = say("{goal} less {has} is {right}.", goal=goal, has=has, right=right)
    return Quiz(
        say(
            "How many points must the others hold at least when {side} goes out, so that {side} wins?",
            side=sides[seat],
        ),
        (),
        (
            say("Only whoever goes out scores, so two players never pass {n} in one deal.", n=goal),
            source_line(v.rules.game.target),
        ),
        numbers(right, near, line),
        told=(say("A table of {n} players. The game goes to {goal}.", n=players, goal=goal),),
        sheet=((say("Player"), say("Score now")), (sides[seat], str(has))),
    )
