"""Search algorithms for any game: UCT, PUCT with a net, alpha-beta."""
