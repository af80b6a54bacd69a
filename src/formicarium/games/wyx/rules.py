"""Wyx: the rules that forbid a move or end the game."""
from __future__ import annotations

from typing import Final

from formicarium.core.rule import RuleBook

WYX: Final = RuleBook("WYX")
S2: Final = WYX.rule("S2")
T1: Final = WYX.rule("T1")
T2: Final = WYX.rule("T2")
T3: Final = WYX.rule("T3")
T4: Final = WYX.rule("T4")
T5: Final = WYX.rule("T5")
T7: Final = WYX.rule("T7")
T11: Final = WYX.rule("T11")
E1: Final = WYX.rule("E1")
E2: Final = WYX.rule("E2")
E3: Final = WYX.rule("E3")
RULES: Final = WYX.ids()
