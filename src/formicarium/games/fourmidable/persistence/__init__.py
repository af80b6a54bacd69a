"""Check a written position, and complete one that is written in part."""
