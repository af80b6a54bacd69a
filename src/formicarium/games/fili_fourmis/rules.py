"""Fili-Fourmis: the rules that forbid a move or end the game."""
from __future__ import annotations

from typing import Final

from formicarium.core.rule import RuleBook

FIL: Final = RuleBook("FIL")
S3: Final = FIL.rule("S3")
S4: Final = FIL.rule("S4")
O1: Final = FIL.rule("O1")
O2: Final = FIL.rule("O2")
O3: Final = FIL.rule("O3")
O4: Final = FIL.rule("O4")
O5: Final = FIL.rule("O5")
O6: Final = FIL.rule("O6")
M1: Final = FIL.rule("M1")
M2: Final = FIL.rule("M2")
M3: Final = FIL.rule("M3")
M4: Final = FIL.rule("M4")
M5: Final = FIL.rule("M5")
M6: Final = FIL.rule("M6")
M7: Final = FIL.rule("M7")
J1: Final = FIL.rule("J1")
J2: Final = FIL.rule("J2")
R1: Final = FIL.rule("R1")
R2: Final = FIL.rule("R2")
R4: Final = FIL.rule("R4")
E1: Final = FIL.rule("E1")
E3: Final = FIL.rule("E3")
RULES: Final = FIL.ids()
