"""Purple Pinochle, written a second time and plainly."""
