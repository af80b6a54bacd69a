"""Wyx: rules, state and views of the game."""
