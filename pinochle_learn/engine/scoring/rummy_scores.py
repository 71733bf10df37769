"""The score of a deal that ends when a player has no card left: he scores what the others still hold."""

from collections.abc import Sequence

from pinochle_learn.cards import Card
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.scoring.game_end import End, game_winner
from pinochle_learn.engine.scoring.number_checks import check_before
from pinochle_learn.engine.scoring.settlement_lines import PLAYER_ENDS
from pinochle_learn.engine.scoring.settlement_words import side_name
from pinochle_learn.engine.scoring.settling import Settlement, SideScore
from pinochle_learn.errors import ScoreError
from pinochle_learn.text import listed, plural, say

Cards = tuple[Card, ...]
Pair = tuple[int, ...]
Left = tuple[Cards, ...]


def read_left(table: Compiled, left: object) -> Left:
    """Reads the cards left by each player, an empty text or list for who has gone out.

    Raises:
        CardError: cards that cannot be read, or more of one than the pack has.
        ScoreError: not one entry a player, more than one player without a card, a hand that is too large.
    """
    entries = tuple(left) if isinstance(left, list | tuple) else ()
    if len(entries) != table.players:
        text = "left is the cards left to each of the {n} players, one text or list for each, not {left!r}."
        raise ScoreError(say(text, n=table.players, left=left))
    hands = tuple(table.pack.read(entry) for entry in entries)
    table.pack.check_copies(card for hand in hands for card in hand)
    if sum(not hand for hand in hands) > 1:
        raise ScoreError(say("left: only one player can go out, and the others hold cards."))
    most = table.rules.hand_size  # whoever drew a card has discarded one
    for seat, hand in enumerate(hands):
        if len(hand) > most:
            text = "left: {side} has {n} cards, and no hand has more than {most} at the end of a deal."
            raise ScoreError(say(text, side=side_name(table, seat), n=len(hand), most=most))
    return hands


def read_before(table: Compiled, before: object) -> Pair:
    """Reads the scores before the deal, zeros where none are given.

    Raises:
        ScoreError: not one whole number a player.
    """
    if before is None:
        return (0,) * table.players
    scores = tuple(before) if isinstance(before, list | tuple) else ()
    if len(scores) != table.players or not all(type(score) is int for score in scores):
        text = "before is {n} whole numbers, one a side, not {before!r}."
        raise ScoreError(say(text, n=table.players, before=before))
    check_before(table, scores, None)
    return scores


def settle_left(table: Compiled, left: Left, before: Pair) -> Settlement:
    """Settles a deal by the cards left to each player: the one without any scores them all.

    Where every player still holds cards, nobody has gone out and nothing is scored.
    """
    winner = next((seat for seat, hand in enumerate(left) if not hand), None)
    worth = tuple(_worth(table, hand) if winner is not None else 0 for hand in left)
    change = tuple(sum(worth) if seat == winner else 0 for seat in range(table.players))
    after = tuple(map(sum, zip(before, change, strict=True)))
    sides = tuple(
        _side(seat, change[seat], *_line(table, left, seat, winner, sum(worth)))
        for seat in range(table.players)
    )
    game, rule = end = game_winner(table, after, None)
    return Settlement(
        outcome="no contract",
        change=change,
        after=after,
        game_winner=game,
        why=_summary(table, sides, winner, end),
        bid=None,
        bidder=None,
        sides=sides,
        game_rule=rule,
        next_target=table.rules.game.target.value,
    )


def _worth(table: Compiled, cards: Cards) -> int:
    return sum(table.points[table.pack.number[card]] for card in cards)


def _side(seat: int, change: int, rule: str, why: str) -> SideScore:
    return SideScore(
        seat, 0, 0, saved=True, meld_counted=0, tricks_counted=0, change=change, rule=rule, why=why
    )


def _line(table: Compiled, left: Left, seat: int, winner: int | None, total: int) -> tuple[str, str]:
    """What one player scores or leaves, with its rule."""
    name = side_name(table, seat)
    if winner is None:
        return "nobody-out", say("{side} still holds cards and scores nothing.", side=name)
    if seat == winner:
        points = plural(total, "{n} point", "{n} points")
        return "went-out", say("{side} went out and scores {points}.", side=name, points=points)
    sums = listed(_sum(table, card) for card in left[seat])
    worth = _worth(table, left[seat])
    points = plural(worth, "{n} point", "{n} points")
    text = "{side} is left with {cards}: {points} for {winner}."
    words = {"side": name, "cards": sums, "points": points, "winner": side_name(table, winner)}
    return "left", say(text, **words)


def _sum(table: Compiled, card: Card) -> str:
    """A card and its two numbers: ``KBk (6 + 7)``."""
    rank = table.rules.count.points.value[table.pack.ranks.index(card.rank)]
    colour = table.points[table.pack.number[card]] - rank
    return say("{card} ({rank} + {colour})", card=card, rank=rank, colour=colour)


def _summary(table: Compiled, sides: Sequence[SideScore], winner: int | None, end: End) -> str:
    """The whole settlement: who went out, what each of the others leaves, and the end of the game."""
    if winner is None:
        texts = [say("Nobody went out, so no score changes.")]
    else:
        others = [side.why for side in sides if side.side != winner]
        texts = [sides[winner].why, *others]
    won, rule = end
    if rule is not None:
        target = table.rules.game.target.value
        texts.append(say(PLAYER_ENDS[rule], side="" if won is None else side_name(table, won), target=target))
    return " ".join(texts)
