"""A small edition of Micropolis for tests."""
from __future__ import annotations

from pathlib import Path

from formicarium.games.micropolis.edition import EDITIONS

FOLDER = Path(__file__).parents[2] / "editions" / "micropolis"
EDITIONS.include(FOLDER)
TINY = "tiny"
