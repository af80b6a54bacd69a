"""A game in the terminal: screen, seats, saved games, lessons and puzzles."""
