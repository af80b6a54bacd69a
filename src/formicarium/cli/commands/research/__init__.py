"""Commands that play, count and measure many games."""
