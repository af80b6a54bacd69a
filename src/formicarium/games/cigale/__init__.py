"""La Cigale & la Fourmi: rules, state, steps and views of the game."""
