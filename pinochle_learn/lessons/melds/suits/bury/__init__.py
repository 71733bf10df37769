"""The part that takes a kitty and buries."""
