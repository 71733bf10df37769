"""Tricks at tables with suits."""
