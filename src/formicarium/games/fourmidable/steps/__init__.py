"""Steps of a turn: one module for each kind of decision."""
