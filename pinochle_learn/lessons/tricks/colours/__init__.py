"""Tricks with the Purple pack."""
