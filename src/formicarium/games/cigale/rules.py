"""La Cigale & la Fourmi: the rules that forbid a move or end the game."""
from __future__ import annotations

from typing import Final

from formicarium.core.rule import RuleBook

CIG: Final = RuleBook("CIG")
A1: Final = CIG.rule("A1")
A2: Final = CIG.rule("A2")
A3: Final = CIG.rule("A3")
A4: Final = CIG.rule("A4")
A10: Final = CIG.rule("A10")
W7: Final = CIG.rule("W7")
W8: Final = CIG.rule("W8")
W14: Final = CIG.rule("W14")
W15: Final = CIG.rule("W15")
W16: Final = CIG.rule("W16")
W17: Final = CIG.rule("W17")
W21: Final = CIG.rule("W21")
P2: Final = CIG.rule("P2")
P5: Final = CIG.rule("P5")
P7: Final = CIG.rule("P7")
P8: Final = CIG.rule("P8")
P10: Final = CIG.rule("P10")
RULES: Final = CIG.ids()
