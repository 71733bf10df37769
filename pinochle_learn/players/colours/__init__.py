"""Players at tables whose cards have colours."""

from pinochle_learn.players.colours.act import choose

__all__ = ["choose"]
