"""Melds at tables with suits."""
