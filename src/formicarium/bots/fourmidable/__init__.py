"""Bots of Fourmidable: evaluations, candidate moves and playouts."""
