"""Stores of journals and small values, in SQLite or PostgreSQL."""
