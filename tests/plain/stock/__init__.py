"""The tables with a stock, written a second time and plainly."""
