"""REINFORCE in plain numpy: a net learns Micropolis by self-play, then plays against level1.

    pip install 'formicarium[rl]'
    python examples/reinforce.py              a minute of training, then 400 games
    python examples/reinforce.py --seconds 20 --players 4

A batch steps 256 tables in one call, and all seats use the same net. When a game ends, each of its moves becomes more
or less likely by its seat's result.
"""
from __future__ import annotations

import argparse
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from formicarium.bots.registry import BOTS, Bot
from formicarium.core.dice import Dice
from formicarium.core.game import Game
from formicarium.core.news import SILENT
from formicarium.experiments.ratings import interval
from formicarium.experiments.series import stream
from formicarium.games import SHELF
from formicarium.rl import Batch

Floats = NDArray[np.float32]
TABLES, STEPS, HIDDEN, RATE = 256, 64, 64, 0.003


class Net:
    """A net with one hidden layer; its outputs are the logits of the moves."""

    def __init__(self, width: int, moves: int, seed: int) -> None:
        luck = np.random.default_rng(seed)
        self.weights = [luck.normal(0, (2 / width) ** 0.5, (width, HIDDEN)).astype("f"), np.zeros(HIDDEN, "f"),
                        np.zeros((HIDDEN, moves), "f"), np.zeros(moves, "f")]
        self.first = [np.zeros_like(one) for one in self.weights]  # Adam's two moments
        self.second = [np.zeros_like(one) for one in self.weights]
        self.updates = 0

    def shares(self, seen: NDArray[np.uint8], mask: NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
        """Return the inputs, the hidden layer and the probability of each move; 0 for illegal ones."""
        into, inner, out, last = self.weights
        x = np.minimum(seen, 8).astype("f") / 4
        hidden = np.maximum(x @ into + inner, 0)
        logits = np.where(mask, hidden @ out + last, -1e9)
        shares = np.exp(logits - logits.max(1, keepdims=True))
        return x, hidden, shares / shares.sum(1, keepdims=True)

    def learn(self, gradients: list[Floats]) -> None:
        """Do one step of gradient ascent with Adam."""
        self.updates += 1
        for i, gradient in enumerate(gradients):
            self.first[i] += 0.1 * (gradient - self.first[i])
            self.second[i] += 0.001 * (gradient * gradient - self.second[i])
            mean, spread = self.first[i] / (1 - 0.9 ** self.updates), self.second[i] / (1 - 0.999 ** self.updates)
            self.weights[i] += RATE * mean / (np.sqrt(spread) + 1e-8)


def gradient(net: Net, seen: NDArray[np.uint8], mask: NDArray[np.bool_], played: NDArray[np.int64], gain: Floats,
             ) -> list[Floats]:
    """Return the gradient of the played moves' log probabilities, weighted by their gain, plus an entropy bonus."""
    x, hidden, shares = net.shares(seen, mask)
    push = -shares * gain[:, None]
    push[np.arange(len(played)), played] += gain
    logs = np.log(np.maximum(shares, 1e-9))
    push -= 0.01 * shares * (logs - (shares * logs).sum(1, keepdims=True))  # entropy bonus
    back = (push @ net.weights[2].T) * (hidden > 0)
    n = np.float32(len(played))
    return [x.T @ back / n, back.sum(0) / n, hidden.T @ push / n, push.sum(0) / n]


def train(game: Game, seconds: float, updates: int, seed: int = 1) -> Net:
    luck = np.random.default_rng(seed)
    batch = Batch(game, tables=TABLES, seed=seed)
    net = Net(batch.width, batch.moves, seed)
    turn, begun, steps, games = batch.reset(), perf_counter(), 0, 0
    while net.updates < updates if updates else perf_counter() - begun < seconds:
        seen, masks, moves, seats, rewards, ends = [], [], [], [], [], []
        for _ in range(STEPS):
            shares = net.shares(turn.observation, turn.mask)[2]
            actions = (shares.cumsum(1) > luck.random((TABLES, 1))).argmax(1)
            # after a rounding error
            actions = np.where(turn.mask[np.arange(TABLES), actions], actions, shares.argmax(1))
            seen.append(turn.observation)
            masks.append(turn.mask)
            seats.append(turn.seat)
            moves.append(actions)
            turn = batch.step(actions)
            rewards.append(turn.reward)
            ends.append(turn.ended)
        gains, known = np.zeros((STEPS, TABLES), "f"), np.zeros((STEPS, TABLES), bool)
        at_end, over = np.zeros((TABLES, batch.players), "f"), np.zeros(TABLES, bool)
        for t in reversed(range(STEPS)):  # returns of each move; unfinished games teach nothing
            at_end, over = np.where(ends[t][:, None], rewards[t], at_end), over | ends[t]
            gains[t], known[t] = at_end[np.arange(TABLES), seats[t]], over
        which = known.reshape(-1)
        if which.any():
            net.learn(gradient(net, np.concatenate(seen)[which], np.concatenate(masks)[which],
                               np.concatenate(moves)[which], gains.reshape(-1)[which]))
        steps, games = steps + STEPS * TABLES, games + int(np.sum(ends))
    print(f"{games:,} games, {steps:,} moves in {perf_counter() - begun:.0f} s, {net.updates:,} updates")
    return net


def play(game: Game, net: Net, rival: Bot, number: int) -> float:
    """Play one game against bots; return the share of them that the net beats. Each player gets its own view only."""
    mine = number % game.players
    luck = stream(number // game.players, 0)  # the same luck from every seat
    table = game.setup(luck, SILENT)
    thoughts: list[Dice] = [stream(number, 1 + seat) for seat in range(game.players)]
    while waiting := table.waiting():
        seat = next(seat for seat in range(game.players) if waiting >> seat & 1)
        if seat == mine:
            row = np.frombuffer(game.features_of(table, seat), np.uint8)[None]
            mask = np.zeros((1, game.move_count), bool)
            mask[0, list(table.legal_moves(seat))] = True
            move = int(net.shares(row, mask)[2].argmax())
        else:
            move = game.number_of(rival.choose(game, game.view(table, seat), thoughts[seat], hasty=True))
        table.play(seat, move, luck, SILENT)
    others = [seat for seat in range(game.players) if seat != mine]
    return sum(1.0 if table.compare(mine, one) > 0 else 0.5 if table.compare(mine, one) == 0 else 0.0
               for one in others) / len(others)


def main(arguments: list[str] | None = None) -> dict[str, Any]:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="micropolis")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--updates", type=int, default=0, help="so many, however long they take")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--rival", default="level1")
    options = parser.parse_args(arguments)
    game = SHELF[options.game](players=options.players)
    net = train(game, options.seconds, options.updates)
    score = sum(play(game, net, BOTS[options.rival], n) for n in range(options.games)) / options.games
    low, high = interval(score, options.games)
    print(f"against {options.rival}: {score:.1%} of {options.games} games, 95 % between {low:.1%} and {high:.1%}")
    return {"score": score, "low": low, "high": high}


if __name__ == "__main__":
    main()
