"""Wyx: names for the rules that forbid a move or end the game."""
from __future__ import annotations

from typing import Final

from formicarium.core.rule import RuleBook

WYX: Final = RuleBook("WYX")
QUEEN_PLACEMENT: Final = WYX.rule("S2")
TURN_ORDER: Final = WYX.rule("T1")
TAKE_A_DOMINO: Final = WYX.rule("T2")
OCCUPIED_ANTHILL: Final = WYX.rule("T3")
OTHER_QUEEN: Final = WYX.rule("T4")
OFF_THE_BOARD: Final = WYX.rule("T5")
PASSING: Final = WYX.rule("T7")
OWN_ANTHILL: Final = WYX.rule("T11")
ALL_ANTS_PLACED: Final = WYX.rule("E1")
NO_DOMINO_LEFT: Final = WYX.rule("E2")
NO_DOMINO_ALLOWED: Final = WYX.rule("E3")
RULES: Final = WYX.ids()
