"""Lessons: learn by playing on the real table. What is taught lies in the games' folders; here it is read, walked
through and checked. Knows the games and their words, neither a server nor a screen."""
