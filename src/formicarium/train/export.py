"""Writes a learner's weights as a net file, and evaluates such a file with plain matrices for comparison."""
from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from formicarium.bots.algorithms.net import HALVING, ONE, STEPS
from formicarium.bots.algorithms.net_files import Header, choices_of, open_net, pack_net
from formicarium.core.game import Game
from formicarium.train.learner import GRAIN, LOGIT, TOP, Learner

SHIFT = 20  # right shift of a head's scale
FINE = GRAIN * TOP  # sums of the later layers per 1.0
HEAD = (round(LOGIT / FINE * (1 << SHIFT)), SHIFT)
SCALES = ((TOP, GRAIN.bit_length() - 1), (1, GRAIN.bit_length() - 1), HEAD, HEAD)
NAMES = ("first", "second", "places", "policy")


def export_net(learner: Learner, game: Game, training: dict[str, Any], strength: dict[str, Any]) -> bytes:
    """Return the net file of a learner."""
    header = Header(
        game=game.id, mode=game.mode, players=game.players, edition=game.edition, options=choices_of(game),
        features=game.features_digest(), actions=game.action_digest(), width=game.width(), moves=game.move_count,
        reads=learner.reads, neurons=learner.settings.neurons, scales=SCALES, check="", training=training,
        strength=strength)
    weights = []
    for name in NAMES:
        weight = learner.on.numpy(learner.weights[name])
        begin = learner.on.numpy(learner.weights[f"{name} begin"])
        weights.append(np.rint(weight * GRAIN).astype(np.int8).tobytes())
        weights.append(np.rint(begin * (GRAIN if name == "first" else FINE)).astype("<i4").tobytes())
    return pack_net(header, weights)


class Plain:
    """A net file evaluated with full matrices, without the optimizations of bots/algorithms/net.py."""

    def __init__(self, data: bytes) -> None:
        self.header, body = open_net(data)
        self.layers = []
        at = 0
        for rows, columns, begin in self.header.shapes():
            weights = np.frombuffer(body, np.int8, rows * columns, at).reshape(rows, columns).astype(np.int64)
            at += rows * columns
            self.layers.append((weights, np.frombuffer(body, "<i4", begin, at).astype(np.int64)))
            at += 4 * begin

    def inputs(self, seen: NDArray[np.uint8]) -> NDArray[np.int64]:
        row = []
        for read in self.header.reads:
            part = seen[read.at:read.at + read.size].astype(np.int64)
            if read.cap:
                row.append(np.minimum(part, read.cap))
            if read.names:
                same = np.minimum(part, read.names)[:, None] == np.arange(1, read.names + 1)
                row.append(same.ravel().astype(np.int64))
        return np.concatenate(row)

    def second_layer(self, seen: bytes) -> NDArray[np.int64]:
        values = self.inputs(np.frombuffer(seen, np.uint8))
        for (weights, begin), (scale, shift) in zip(self.layers[:2], self.header.scales[:2], strict=True):
            values = np.clip((values @ weights + begin) * scale >> shift, 0, TOP)
        return values

    def answer(self, seen: bytes, moves: list[int]) -> tuple[list[int], list[list[int]]]:
        """Return the probabilities of the moves and, by seat from the viewer on, of each place."""
        hidden, seats = self.second_layer(seen), self.header.players
        logits = [(weights @ hidden + begin) * scale >> shift for (weights, begin), (scale, shift)
                  in zip(self.layers[2:], self.header.scales[2:], strict=True)]
        return likely(logits[1][moves]), [likely(row) for row in logits[0].reshape(seats, seats)]


def likely(logits: NDArray[np.int64]) -> list[int]:
    less = (int(logits.max()) - logits).tolist()
    powers = [HALVING[one % STEPS] >> min(one // STEPS, 40) for one in less]
    return [ONE * one // sum(powers) for one in powers]
