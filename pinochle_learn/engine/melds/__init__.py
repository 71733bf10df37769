"""Melds: found, claimed, grown, laid off."""
