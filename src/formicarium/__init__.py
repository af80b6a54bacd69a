"""Formicarium: ant board games; the rules run compiled if a current build exists, else interpreted."""
from formicarium import _engine

__version__ = "0.1.0"
engine = _engine.start()
