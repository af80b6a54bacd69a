"""Commands for players: play, learn, look rules up, read games."""
