"""Interfaces and tools of all games: state, match, journal, dice, editions; imports no other package."""
