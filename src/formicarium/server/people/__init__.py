"""People: guests, and their progress in lessons and puzzles."""
