"""The rules sheet of a game of turns: drawing, laying, laying off, discarding, going out."""

from collections.abc import Iterator

from pinochle_learn.lessons.sheets.before_play import players_and_cards
from pinochle_learn.lessons.sheets.lines import Line, Section, Teller, plain
from pinochle_learn.lessons.sheets.play import counting
from pinochle_learn.lessons.sheets.settlement import game
from pinochle_learn.rules.parts import TurnRules
from pinochle_learn.teaching.melds.words import definition
from pinochle_learn.text import listed, number, plural, say, sentence


def turns_sections(teller: Teller) -> Iterator[Section]:
    """The sections of a game that is played in turns, without tricks and without trump."""
    turns = teller.rules.turns
    if turns is None:
        return
    yield Section(say("Players and cards"), tuple(players_and_cards(teller)))
    yield Section(say("Deal"), tuple(_deal(teller)))
    yield Section(say("A turn"), tuple(_turn(teller, turns)))
    yield Section(say("Melds"), tuple(melds_of_turns(teller)))
    yield Section(say("The stock"), tuple(_stock(teller, turns)))
    yield Section(say("Going out"), tuple(_going_out(teller)))
    yield Section(say("Count"), tuple(counting(teller)))
    yield Section(say("Game"), tuple(game(teller)))


def _deal(teller: Teller) -> Iterator[Line]:
    deal = teller.rules.deal
    if deal.by_players is not None:
        sizes = listed(
            say("{cards} cards to each of {players}", cards=cards, players=number(players))
            for players, cards in deal.by_players.value
        )
        yield teller.line(say("{sizes}.", sizes=sizes), "deal.by_players")
    packets = number(deal.packets.value[0])
    yield teller.line(sentence(say("{n} at a time.", n=packets)), "deal.packets")
    yield plain(say("The next card starts the discard pile; the rest is the stock."))
    yield teller.lines(
        (say("The player at the dealer's left has the first turn."), "turns.first"),
        (say("That player deals next."), "deal.dealer"),
    )


def _turn(teller: Teller, turns: TurnRules) -> Iterator[Line]:
    text = say("1. Draw a card: the top one of the stock or of the discard pile.")
    yield teller.line(text, "turns.draws")
    text = plural(turns.melds.value, "2. Lay one meld if you like.", "2. Lay up to {n} melds if you like.")
    yield teller.line(text, "turns.melds")
    first = say("One's own first meld need not lie there for that.")
    after = say("One's own first meld must lie there before.")
    yield teller.lines(
        (say("3. Lay off as many cards as you like, on any melds on the table."), "turns.lay_off"),
        (first if turns.lay_off_first.value else after, "turns.lay_off_first"),
    )
    if turns.discard_drawn.value:
        yield teller.line(say("4. Discard a card."), "turns.discard_drawn")
        return
    yield teller.lines(
        (say("4. Discard a card, but not the one just drawn."), "turns.discard_drawn"),
        (say("If it is the only one, keep it."), "turns.only_drawn"),
    )


def melds_of_turns(teller: Teller) -> Iterator[Line]:
    """What a meld is, kind by kind, and what may be done with it."""
    for meld in teller.rules.meld.melds:
        text = sentence(say("{name}: {cards}.", name=say(meld.name), cards=definition(meld)))
        yield teller.line(text, f"meld.melds.{meld.key}.cards")
    yield teller.line(say("Ranks do not go round the corner: nothing follows the ace."), "turns.corner")
    text = "Who lays a meld that could be both says which it is. It is continued as that."
    yield teller.line(say(text), "turns.either")
    yield teller.line(say("A card stays in its meld and serves in no other."), "meld.reuse")


def _stock(teller: Teller, turns: TurnRules) -> Iterator[Line]:
    n = turns.reshuffles.value
    if n:
        text = plural(
            n,
            "When it is used up, the discard pile but its top card is shuffled into a new one, once.",
            "When it is used up, the discard pile but its top card is shuffled into a new one, {n} times.",
        )
        yield teller.line(text, "turns.reshuffles")
    text = say("When it is used up for good, the deal ends and nobody scores.")
    yield teller.line(text, "turns.stuck")


def _going_out(teller: Teller) -> Iterator[Line]:
    text = (
        "Who has no card left has gone out, by a meld, by laying off or by the discard. Play stops at once."
    )
    yield teller.line(say(text), "turns.out")
    yield teller.line(say("That player scores the cards that the others still hold."), "turns.scores")
