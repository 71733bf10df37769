"""What all lessons stand on: the page, its words, practice, and what is shown of cards and numbers."""
