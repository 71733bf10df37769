"""What several test folders share: hands at random, a player, the two implementations side by side."""
