"""Effects of the special cards: one module for each kind of effect; deck.py lists them."""
