"""Features of Fourmidable for learning: the input of nets, in words and as bytes, and traits of finished games."""
