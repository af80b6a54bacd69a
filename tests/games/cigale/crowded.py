"""A crowded edition for tests; several test files of La Cigale & la Fourmi use it."""
from __future__ import annotations

from collections import Counter
from pathlib import Path

from formicarium.games.cigale.edition import EDITIONS
from formicarium.games.cigale.model import Card
from tests.oracle.cigale import naive_position

EDITIONS.include(Path(__file__).parents[2] / "editions" / "cigale")
CROWDED = "crowded"

# The same edition for the second opinion, copied by hand.
NAIVE = naive_position.Edition(
    cards=Counter({
        Card("cloth"): 2, Card("cloth", "bee"): 3, Card("cloth", "butterfly"): 2,
        Card("tiles", "bee"): 4, Card("tiles", "mantis"): 1, Card("tiles", "ladybug"): 1,
        Card("stone"): 1, Card("stone", "bee"): 1, Card("stone", "mantis"): 2, Card("stone", "caterpillar"): 2,
        Card("wood"): 2, Card("wood", "dragonfly"): 1, Card("wood", "bee"): 1, Card("wood", "ladybug"): 2,
    }),
    shelf={0: 0, 1: 2, 2: 5, 3: 5},
    insects={0: 0, 1: 1, 2: 4},
    powers={"dragonfly": "barter", "mantis": "prestige", "caterpillar": "peek", "ladybug": "consolation",
            "bee": "stock", "butterfly": "exchange"},
    prices={"crumb": (0, 1, 0, 0), "seed": (1, 0, 0, 2), "jam": (0, 0, 3, 0), "honey": (2, 1, 1, 0)},
    least={"jam": 3},
)
