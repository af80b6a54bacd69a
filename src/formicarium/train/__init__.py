"""Training of nets by self-play; only the command `train` imports it."""
