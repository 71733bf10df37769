"""What lessons say of melds: names, prices, notes, hands that hold them."""
