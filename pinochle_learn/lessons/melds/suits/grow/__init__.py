"""The part that lays melds one by one, at tables with a stock."""
