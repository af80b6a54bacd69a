"""Command line of Formicarium: the command `formicarium`, its arguments, and the game in the terminal."""
