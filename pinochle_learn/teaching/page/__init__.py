"""The page of a lesson: its frame, its state and link, its parts and its steps."""
