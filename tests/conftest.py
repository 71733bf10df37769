"""Settings for all tests: drawn examples are the same in every run, and slow machines are no failure."""

from hypothesis import settings

settings.register_profile("same every time", deadline=None, derandomize=True, database=None, max_examples=100)
settings.load_profile("same every time")
