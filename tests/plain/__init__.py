"""A plain, slow, second implementation of Pinochle at eleven tables, written from the rules alone."""
