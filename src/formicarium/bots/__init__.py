"""Computer players: strategies, policies of the games, and the registry of bots by name."""
