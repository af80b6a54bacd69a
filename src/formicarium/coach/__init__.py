"""The coach: reviews of games, hints and warnings, judged from the view of one seat."""
