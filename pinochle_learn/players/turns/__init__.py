"""Players at tables of turns, without tricks."""

from pinochle_learn.players.turns.act import choose

__all__ = ["choose"]
