"""Movement of ants: obstacles, reach, and routes that differ in their marks."""
