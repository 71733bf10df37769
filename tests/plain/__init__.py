"""A plain, slow, second implementation of single-deck Pinochle, written from the rules alone."""
