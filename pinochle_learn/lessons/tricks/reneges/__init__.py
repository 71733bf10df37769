"""Reneges: who played wrongly, and what it costs."""
