"""A whole deal of rummy."""
