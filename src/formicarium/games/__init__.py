"""The five games by their id (SHELF). A new game is a folder here and a line in this file."""
from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from formicarium.core.game import Game
from formicarium.games.cigale.game import Cigale
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.micropolis.game import Micropolis
from formicarium.games.wyx.game import Wyx

SHELF: dict[str, type[Game]] = {game.id: game for game in (Wyx, FiliFourmis, Cigale, Micropolis, Fourmidable)}


def include_editions(shelf: Mapping[str, type[Game]] = SHELF) -> None:
    """Add the editions of the folder FORMICARIUM_EDITIONS (<game>/<edition>.toml), for owners of a printed copy.

    The import of `formicarium.games` calls it; a program calls it again after setting the variable later, or for games
    of its own.
    """
    if folder := os.environ.get("FORMICARIUM_EDITIONS"):
        for kind in shelf.values():
            kind.editions.include(Path(folder) / kind.id)


include_editions()
