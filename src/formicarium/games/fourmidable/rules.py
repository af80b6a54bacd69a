"""Fourmidable: the rules that forbid a move or end the game."""
from __future__ import annotations

from typing import Final

from formicarium.core.rule import Book

FOU: Final = Book("FOU")
S1: Final = FOU.rule("S1")
K1: Final = FOU.rule("K1")
K2: Final = FOU.rule("K2")
K3: Final = FOU.rule("K3")
K4: Final = FOU.rule("K4")
K8: Final = FOU.rule("K8")
K9: Final = FOU.rule("K9")
K10: Final = FOU.rule("K10")
K11: Final = FOU.rule("K11")
K14: Final = FOU.rule("K14")
K15: Final = FOU.rule("K15")
K16: Final = FOU.rule("K16")
K19: Final = FOU.rule("K19")
A2: Final = FOU.rule("A2")
A3: Final = FOU.rule("A3")
A4: Final = FOU.rule("A4")
A5: Final = FOU.rule("A5")
A8: Final = FOU.rule("A8")
A9: Final = FOU.rule("A9")
A10: Final = FOU.rule("A10")
A12: Final = FOU.rule("A12")
A15: Final = FOU.rule("A15")
A16: Final = FOU.rule("A16")
A17: Final = FOU.rule("A17")
A19: Final = FOU.rule("A19")
A23: Final = FOU.rule("A23")
A24: Final = FOU.rule("A24")
RULES: Final = FOU.ids()
