"""Settling: a deal, a game, and which numbers can be."""
