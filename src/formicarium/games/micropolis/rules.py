"""Micropolis: names for the rules that forbid a move or end the game."""
from __future__ import annotations

from typing import Final

from formicarium.core.rule import RuleBook

MIC: Final = RuleBook("MIC")
ROUND_ORDER: Final = MIC.rule("T1")
PRICE_OF_A_TILE: Final = MIC.rule("T2")
PLACE_AT_AN_END: Final = MIC.rule("T5")
EFFECT_AT_ONCE: Final = MIC.rule("T6")
NEXT_LEADER: Final = MIC.rule("T9")
ALL_COMPLETE: Final = MIC.rule("T10")
ARCHITECT_TOKEN: Final = MIC.rule("X3")
SENTINEL_REARRANGES: Final = MIC.rule("X5")
ARMY_THAT_PAYS: Final = MIC.rule("E3")
FINISHED_ANTHILL: Final = MIC.rule("E4")
TOKEN_MOVES: Final = MIC.rule("E6")
RULES: Final = MIC.ids()
