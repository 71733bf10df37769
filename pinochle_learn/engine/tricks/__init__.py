"""Tricks: which cards are legal, who wins, who reneged."""
