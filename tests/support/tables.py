"""The tables by kind of game: what concerns suits, colours or turns is tested at those that have them."""

import pinochle_learn as pl

SUITED = tuple(v for v in pl.variants() if v.rules.colours is None)
COLOURED = tuple(v for v in pl.variants() if v.rules.colours is not None and v.rules.play is not None)
TRICKS = (*SUITED, *COLOURED)
