"""Melds with the Purple pack."""
