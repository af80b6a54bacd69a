"""The lobby: opening, listing and joining tables, matchmaking, and the daily challenge."""
