"""Commands that answer one question about one position."""
