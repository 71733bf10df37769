"""The part that settles a hand from its numbers."""
