"""Untrained nets, for any game."""
from __future__ import annotations

from functools import cache

import numpy as np

from formicarium.bots.algorithms.net_files import Header, Read, choices_of, pack_net
from formicarium.core.game import Game
from formicarium.train.export import HEAD, SCALES


@cache
def random_file(game: Game, seed: int = 1) -> bytes:
    """Return an untrained net; small features are encoded as amounts and as names, so that tests cover both."""
    draw = np.random.default_rng(seed)
    reads = tuple(Read(part.name, part.offset, part.size, names=min(part.ids, 200)) if part.ids else
                  Read(part.name, part.offset, part.size, 3 if part.size < 2000 else 1, 5 if part.size <= 16 else 0)
                  for part in game.feature_parts())
    header = Header(
        game=game.id, mode=game.mode, players=game.players, edition=game.edition, options=choices_of(game),
        features=game.features_digest(), actions=game.action_digest(), width=game.width(), moves=game.move_count,
        reads=reads,
        neurons=(16, 12), scales=(*SCALES[:2], HEAD, HEAD), check="")
    body = []
    for (rows, columns, begin), spread in zip(header.shapes(), (4, 40, 127, 127), strict=True):
        body.append(draw.integers(-spread, spread + 1, (rows, columns)).astype(np.int8).tobytes())
        body.append(draw.integers(-200, 2000, begin).astype("<i4").tobytes())
    return pack_net(header, body)
