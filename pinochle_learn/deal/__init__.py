"""A whole deal, from the shuffle to the settlement, and a game of deals."""

from pinochle_learn.deal.deal import Deal
from pinochle_learn.deal.game import Game
from pinochle_learn.deal.view import View

__all__ = ["Deal", "Game", "View"]
