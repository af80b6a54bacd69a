"""Fourmidable: the rules that forbid a move or end the game, as numbers; their ids are in RULES."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

S1: Final[i64] = 1
K1: Final[i64] = 2
K2: Final[i64] = 3
K3: Final[i64] = 4
K4: Final[i64] = 5
K8: Final[i64] = 6
K9: Final[i64] = 7
K10: Final[i64] = 8
K11: Final[i64] = 9
K14: Final[i64] = 10
K15: Final[i64] = 11
K16: Final[i64] = 12
K19: Final[i64] = 13
A2: Final[i64] = 14
A3: Final[i64] = 15
A4: Final[i64] = 16
A5: Final[i64] = 17
A8: Final[i64] = 18
A9: Final[i64] = 19
A10: Final[i64] = 20
A12: Final[i64] = 21
A15: Final[i64] = 22
A16: Final[i64] = 23
A17: Final[i64] = 24
A19: Final[i64] = 25
A23: Final[i64] = 26
A24: Final[i64] = 27
RULES: Final = ("", "FOU-S1", "FOU-K1", "FOU-K2", "FOU-K3", "FOU-K4", "FOU-K8", "FOU-K9", "FOU-K10", "FOU-K11",
                "FOU-K14", "FOU-K15", "FOU-K16", "FOU-K19", "FOU-A2", "FOU-A3", "FOU-A4", "FOU-A5", "FOU-A8", "FOU-A9",
                "FOU-A10", "FOU-A12", "FOU-A15", "FOU-A16", "FOU-A17", "FOU-A19", "FOU-A23", "FOU-A24")
