"""Examples, found by the engine, of what one rule changes."""
