"""What lessons, tables, rules and sources are called."""
