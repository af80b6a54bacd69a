"""Fili-Fourmis: rules, state, steps and views of the game."""
