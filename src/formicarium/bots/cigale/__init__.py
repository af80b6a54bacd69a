"""Bots of La Cigale & la Fourmi, which bluff by mixed strategies."""
