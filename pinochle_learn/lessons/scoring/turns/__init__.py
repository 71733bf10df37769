"""Scoring at rummy."""
