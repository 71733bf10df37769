"""Chances, exact."""
