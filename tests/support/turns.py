"""Deals of a game of turns: with the cards that a test needs, played on, or broken off somewhere."""

from random import Random

import pinochle_learn as pl
from pinochle_learn.tables import find

RULES = find("purple-rummy")


def dealt(*hands, players=6, stock="", up="", rules=RULES):
    """A deal with these cards in the first hands, on top of the stock and face up; the last seat dealt."""
    seated = rules.seated(players)
    rest = [str(card) for card in pl.variant("purple-rummy").pack.whole()]
    for card in " ".join([*hands, stock, up]).split():
        rest.remove(card)
    filled = []
    for seat in range(players):
        cards = hands[seat].split() if seat < len(hands) else []
        need = seated.hand_size - len(cards)
        filled.append([*cards, *rest[:need]])
        del rest[:need]
    pile = up or rest.pop()
    return pl.Deal(seated, dealer=players - 1, hands=filled, stock=[*stock.split(), *rest, pile])


def play(deal, *actions):
    for action in actions:
        deal.act(action)
    return deal


def laid_out():
    """North has laid 9 T J of diamonds; East holds cards that fit and cards that do not."""
    deal = dealt("9Bl TSi JBl 8Bk 8Rd 8Gr", "QBl QSi KSi 8Si 9Si KBk", stock="9Go TGo", up="ABr")
    return play(deal, "draw stock", "meld 9Bl TSi JBl", "discard 8Bk", "draw stock")


def drawn_out(deal, times):
    """Draws and discards, without a meld, until the pile was reshuffled so often or the deal is over."""
    while deal.phase != "over" and deal.state.reshuffled < times:
        play(deal, "draw stock")
        play(deal, next(action for action in deal.actions() if action.startswith("discard")))
    return deal


def random_deal(players, seed, until=None):
    """A deal played at random, to its end or for so many actions."""
    rng, deal = Random(f"{players} {seed}"), pl.Deal(RULES.seated(players), seed=seed, dealer=seed % players)
    while deal.phase != "over" and (until is None or len(deal.history) < until):
        deal.act(rng.choice(deal.actions()))
    return deal
