"""Bots of Fili-Fourmis: evaluations, candidate moves and the search of the strongest level."""
