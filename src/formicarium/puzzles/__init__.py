"""Puzzles: found in games of bots, stored with the games, shown with question, answer and reason."""
