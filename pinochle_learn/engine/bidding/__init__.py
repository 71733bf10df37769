"""Bidding: the legal calls, and the auction."""
