"""Measurements over many games: series, ratings, balance, speed."""
