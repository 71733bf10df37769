"""Small pure functions over a compiled record. None of them asks which variant it is."""

from pinochle_learn.engine.compiled import Compiled, compiled

__all__ = ["Compiled", "compiled"]
