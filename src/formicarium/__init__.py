"""Formicarium. The rules run compiled where a fresh build is there, else as they are written."""
from formicarium import _engine

__version__ = "0.1.0"
engine = _engine.start()
