"""Bots and coach on the server: worker processes, hints and reviews."""
