"""Lessons, learned by playing on the real table.

The lessons themselves are in the games' folders; this package reads, runs and checks them. It knows the games and their
texts, neither a server nor a screen.
"""
