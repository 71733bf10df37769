"""The questions on melds: situations, mistakes, and how each is drawn."""
