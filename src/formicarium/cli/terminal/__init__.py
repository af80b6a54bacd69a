"""A game in the terminal: the screen, the seats, the saved files, the table that people sit at."""
