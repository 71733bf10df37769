"""The questions on scoring: situations, mistakes, and how each is drawn."""
