"""Players at tables whose cards have suits."""

from pinochle_learn.players.suits.act import choose

__all__ = ["choose"]
