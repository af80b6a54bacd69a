"""La Cigale & la Fourmi: names for the rules that forbid a move or end the game."""
from __future__ import annotations

from typing import Final

from formicarium.core.rule import RuleBook

CIG: Final = RuleBook("CIG")
ROUND_ORDER: Final = CIG.rule("A1")
CONNECTED_ANTS: Final = CIG.rule("A2")
PATH_UNDER_AN_ANT: Final = CIG.rule("A3")
GUESS_AN_ANT: Final = CIG.rule("A4")
AUTUMN_END: Final = CIG.rule("A10")
INSECT_EXCHANGE: Final = CIG.rule("W7")
ONE_PURCHASE: Final = CIG.rule("W8")
FOUR_POINTS: Final = CIG.rule("W14")
PILE_EXHAUSTED: Final = CIG.rule("W15")
WINTER_ROUND_ORDER: Final = CIG.rule("W16")
IDENTICAL_CARDS: Final = CIG.rule("W17")
FORTY_ROUNDS: Final = CIG.rule("W21")
ONE_POWER_A_ROUND: Final = CIG.rule("P2")
PEEK_POWER: Final = CIG.rule("P5")
STOCK_POWER: Final = CIG.rule("P7")
BARTER_POWER: Final = CIG.rule("P8")
POWER_OWNED: Final = CIG.rule("P10")
RULES: Final = CIG.ids()
