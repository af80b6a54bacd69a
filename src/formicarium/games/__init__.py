"""The shelf: the games by their id. A new game is a folder here and a line below."""
from __future__ import annotations

from formicarium.core.game import Game
from formicarium.games.cigale.game import Cigale
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.micropolis.game import Micropolis
from formicarium.games.wyx.game import Wyx

SHELF: dict[str, type[Game]] = {game.id: game for game in (Wyx, FiliFourmis, Cigale, Micropolis, Fourmidable)}
