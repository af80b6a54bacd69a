"""Micropolis: the rules that forbid a move or end the game."""
from __future__ import annotations

from typing import Final

from formicarium.core.rule import RuleBook

MIC: Final = RuleBook("MIC")
T1: Final = MIC.rule("T1")
T2: Final = MIC.rule("T2")
T5: Final = MIC.rule("T5")
T6: Final = MIC.rule("T6")
T9: Final = MIC.rule("T9")
T10: Final = MIC.rule("T10")
X3: Final = MIC.rule("X3")
X5: Final = MIC.rule("X5")
E3: Final = MIC.rule("E3")
E4: Final = MIC.rule("E4")
E6: Final = MIC.rule("E6")
RULES: Final = MIC.ids()
