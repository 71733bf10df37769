"""Runs and sets, and laying off, at rummy."""
