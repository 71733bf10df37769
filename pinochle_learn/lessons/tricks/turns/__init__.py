"""A turn at rummy."""
