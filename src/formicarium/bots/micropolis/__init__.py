"""Bots of Micropolis: the moves of its playouts."""
