"""Nets are trained here: self-play, a learner, files of whole numbers. Only the command imports it."""
