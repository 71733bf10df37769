"""What lessons show alike: hands, melds, answers, controls."""
