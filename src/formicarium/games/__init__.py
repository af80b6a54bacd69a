"""The shelf: the games by their id. A new game is a folder here and a line below."""
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
    """FORMICARIUM_EDITIONS: a folder with <game>/<edition>.toml, for owners of a printed copy. It is looked at when the
    games are imported; whoever sets it later, or has a shelf of their own, asks for it."""
    if folder := os.environ.get("FORMICARIUM_EDITIONS"):
        for kind in shelf.values():
            kind.editions.include(Path(folder) / kind.id)


include_editions()
