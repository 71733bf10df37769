"""Teaches: situations, exercises from the engine, answers to mistakes, what comes back, words explained.

Nothing here shows anything; the lessons do.
"""
