"""The same rules in researchers' own tools: thin doors over the contract. Nothing else in the house imports them."""
