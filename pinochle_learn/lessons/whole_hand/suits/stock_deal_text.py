"""What is said of a deal with a stock at its beginning and its end, and of the game that it belongs to."""

from collections.abc import Iterator

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import suit_name
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.scoring.settlement_words import seat_name, side_name
from pinochle_learn.engine.scoring.settling import Settlement
from pinochle_learn.front import Variant
from pinochle_learn.lessons.whole_hand.suits.narration import Story
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.text import listed, number, plural, say, sentence
from pinochle_learn.widgets.nodes import Node, h


def turned_up(told: Story) -> str:
    """The deal in one line, where a card is turned up for trump."""
    text = "{dealer} deals {n} cards to each player and turns up the {card}"
    values = {"n": number(told.deal.rules.deal.hand.value), "card": told.turned.name if told.turned else ""}
    return say(text, dealer=_seat(told, told.deal.dealer), **values)


def dealt_with_stock(v: Variant, told: Story, words: Words) -> Iterator[Node]:
    """How the cards are dealt, what the turned card means, and who leads."""
    players, deal = len(told.deal.dealt), v.rules.deal
    text = (
        "Each of the {players} players gets {hand} cards, {packets} at a time. The other {stock} are the "
        "stock: the first one is turned up and laid face up below the rest. {sum} = {all}, the whole pack."
    )
    values = {
        "players": number(players),
        "hand": number(deal.hand.value),
        "packets": listed(map(number, deal.packets.value), "or"),
        "stock": told.stock,
        "sum": f"{players} × {deal.hand.value} + {told.stock}",
        "all": len(v.pack.whole()),
    }
    yield h("p", *words(say(text, **values)), key="rule")
    yield h("p", *words(" ".join(_turned(v, told))), key="turned")
    leader = _seat(told, (told.deal.dealer + 1) % players)
    text = "There is no auction. {leader}, who does not deal, leads first. {order} Go on to see the play."
    yield h("p", *words(say(text, leader=leader, order=_order(v))), key="first")


def _turned(v: Variant, told: Story) -> Iterator[str]:
    card, rules = told.turned, v.rules.stock
    if card is None or rules is None:
        return
    text = "The turned card is the {card}, so {suit} are trump."
    yield say(text, card=card.name, suit=suit_name(card.suit))
    if card.rank != "9":
        return
    if rules.turned_nine.value:
        dealer = told.deal.dealer
        paid = told.melded[compiled(v.rules).side_of(dealer)]
        yield say(
            "It is a nine: {dealer}, who dealt, scores {n} at once.", dealer=_seat(told, dealer), n=paid
        )
    else:
        yield say("At this table a turned nine pays nothing.")


def _order(v: Variant) -> str:
    """What follows each trick."""
    rules = v.rules.stock
    if rules is not None and rules.draw.value == "before_meld":
        return say("After each trick both draw a card, and then its winner may lay one meld.")
    return say("After each trick its winner may lay one meld, and then both draw a card.")


def counted(v: Variant, told: Story, words: Words) -> Iterator[Node]:
    """The cards that each player has won, counted, and how the sum is rounded."""
    rules, state = v.rules, told.deal.state
    if rules.stock is None or told.deal.result is None:
        return
    table, last = compiled(rules), len(state.tricks) == compiled(rules).tricks
    for seat in range(table.players):
        won = [taken for taken in state.tricks if taken.winner == seat]
        cards: list[Card] = [table.pack.distinct[n] for taken in won for n in taken.cards]
        mine = last and bool(won) and won[-1] is state.tricks[-1]
        tricks = plural(len(won), "{n} trick", "{n} tricks")
        text = "{who} has won {tricks}. {count}"
        count = v.count(cards, last_trick=mine).why if cards else ""
        yield h("p", say(text, who=_seat(told, seat), tricks=tricks, count=count), key=f"count-{seat}")
    if rules.count.rounding.value == "tens":
        text = "Trick points score in tens: a last figure of 7, 8 or 9 goes up, any other down."
        if told.deal.result.outcome != "no contract":
            text = "In a count for declaring out nothing is rounded."
        yield h("p", *words(say(text)), key="rounding")


def before_it(told: Story, *, over: bool) -> Iterator[str]:
    """The score of the game before the deal, if there is one, and at the end after it."""
    deal = told.deal
    if not any(deal.before):
        return
    text = "Before this deal: {scores}. The game goes to {target}."
    yield say(text, scores=_scores(told, deal.before), target=deal.target)
    if over and deal.result is not None and deal.result.outcome == "no contract":
        yield say("Now: {scores}.", scores=_scores(told, deal.result.after))


def _scores(told: Story, scores: tuple[int, ...]) -> str:
    table = compiled(told.deal.rules)
    return listed(f"{side_name(table, side)} {score}" for side, score in enumerate(scores))


def game_over(told: Story, result: Settlement) -> str:
    """What the settlement says of the game, beside its sides; empty where that is not told of.

    A deal that stands alone begins a game, and may end it only by a score before it.
    """
    if not any(told.deal.before):
        return ""
    text = result.why
    for score in result.sides:
        text = text.replace(score.why, "", 1)
    return sentence(text.strip())


def _seat(told: Story, seat: int) -> str:
    return seat_name(seat, len(told.deal.dealt))
