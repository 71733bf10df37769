"""Scoring at tables with suits."""
