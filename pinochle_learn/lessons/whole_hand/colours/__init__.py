"""A whole deal of Purple Pinochle."""
