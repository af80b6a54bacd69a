"""Nets are trained here: self-play, a learner, files of whole numbers. Nothing in the house imports it but the command."""
