"""What lessons say of scores: the numbers that can be, words, rounding."""
