"""Fili-Fourmis: names for the rules that forbid a move or end the game."""
from __future__ import annotations

from typing import Final

from formicarium.core.rule import RuleBook

FIL: Final = RuleBook("FIL")
TURN_ORDER: Final = FIL.rule("S3")
MUST_ACT: Final = FIL.rule("S4")
RAMPARTS_FIRST: Final = FIL.rule("O1")
FIRST_OF_A_FILE: Final = FIL.rule("O2")
NEXT_OF_A_FILE: Final = FIL.rule("O3")
FORM_A_FILE: Final = FIL.rule("O4")
INSIDE_COMES_LAST: Final = FIL.rule("O5")
FREE_STRETCH: Final = FIL.rule("O6")
ADVANCE_ON_GRASS: Final = FIL.rule("M1")
ADVANCE_ON_EARTH: Final = FIL.rule("M2")
EITHER_END_LEADS: Final = FIL.rule("M3")
FORMED_FILES_ADVANCE: Final = FIL.rule("M4")
NO_JUMPING: Final = FIL.rule("M5")
SEVEN_AT_MOST: Final = FIL.rule("M6")
OWN_ANTHILL_CLOSED: Final = FIL.rule("M7")
JOINING_FILES: Final = FIL.rule("J1")
SPLITTING_FILES: Final = FIL.rule("J2")
NEST_MUST_BE_EMPTY: Final = FIL.rule("R1")
WHOLE_FILE_ENTERS: Final = FIL.rule("R2")
SPREAD_INSIDE: Final = FIL.rule("R4")
ALL_RAMPARTS_HELD: Final = FIL.rule("E1")
BLOCKED_GAME: Final = FIL.rule("E3")
RULES: Final = FIL.ids()
