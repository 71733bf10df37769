"""Scoring at Purple Pinochle."""
