"""Steps many games in one compiled call and writes their observations as bytes; it does not need numpy."""
from __future__ import annotations

from collections.abc import Callable
from typing import final

from librt.strings import BytesWriter, read_i32_le, write_f32_le
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from formicarium.core.dice import Dice, Seeded
from formicarium.core.news import SILENT
from formicarium.core.state import GameState, lowest_bit

ACTION = 4  # bytes per action: its number, little-endian


class BadMove(Exception):
    """A move that the rules refuse; no table has moved."""

    def __init__(self, table: int, seat: int, move: int, rule: int) -> None:
        super().__init__(table, seat, move, rule)
        self.table = table
        self.seat = seat
        self.move = move
        self.rule = rule  # rule number


def reward(state: GameState, seat: i64) -> float:
    """Return the reward of an ended game from -1 to 1: seats behind minus seats ahead, by the number of opponents.

    In solo games it is a hundredth of the points.
    """
    if state.seats == 1:
        return float(state.score(seat)) / 100.0
    n: i64 = 0
    other: i64
    for other in range(state.seats):
        lead = state.compare(seat, other)
        if lead > 0:
            n += 1
        elif lead < 0:
            n -= 1
    return float(n) / float(state.seats - 1)


@final
class Buffers:
    """The bytes of one step of all tables, and rows of zeros to begin them with."""

    def __init__(self, tables: i64, seats: i64, moves: i64, width: i64) -> None:
        self.seen = BytesWriter()  # features of the seat to act, `width` bytes per table
        self.mask = BytesWriter()  # its legal moves, a byte each
        self.turn = BytesWriter()  # seats to act, a byte each
        self.gains = BytesWriter()  # rewards of a game that has just ended, a float per seat; else 0
        self.ends = BytesWriter()  # 1 where a game has just ended, a byte each
        self.no_features = bytes(tables * width)
        self.no_moves = bytes(tables * moves)
        self.no_ends = bytes(tables)
        self.no_gains = bytes(4 * seats)

    def wipe(self) -> None:
        self.seen.truncate(0)
        self.mask.truncate(0)
        self.turn.truncate(0)
        self.gains.truncate(0)
        self.ends.truncate(0)
        self.seen.write(self.no_features)
        self.mask.write(self.no_moves)
        self.turn.write(self.no_ends)
        self.ends.write(self.no_ends)

    def values(self) -> tuple[bytes, bytes, bytes, bytes, bytes]:
        return (self.seen.getvalue(), self.mask.getvalue(), self.turn.getvalue(), self.gains.getvalue(),
                self.ends.getvalue())


@final
class Stepper:
    """Tables of one game, each with its own dice, so that results do not depend on their number.

    A table that ends begins a new game at once; of several waiting seats the lowest acts.
    """

    def __init__(self, setup: Callable[[Dice], GameState], seats: i64, moves: i64, width: i64) -> None:
        self.setup = setup
        self.seats = seats
        self.moves = moves
        self.width = width
        self.dice: list[Seeded] = []
        self.states: list[GameState] = []
        self.asked = vec[i64]()  # by table: the seat to act
        self.out = Buffers(0, seats, moves, width)

    def seat(self, seeds: list[int]) -> None:
        self.dice = [Seeded(seed) for seed in seeds]
        self.out = Buffers(len(seeds), self.seats, self.moves, self.width)

    def reset(self) -> None:
        self.out.wipe()
        self.states = [self.setup(dice) for dice in self.dice]
        asked = vec[i64](capacity=len(self.states))
        i: i64
        for i in range(len(self.states)):
            asked = append(asked, 0)
            self.out.gains.write(self.out.no_gains)
        self.asked = asked
        for i in range(len(self.states)):
            self.show(i, self.states[i])

    def step(self, actions: bytes) -> None:
        """Play a move at every table, or raise BadMove and play none."""
        i: i64
        out, states, asked, moves = self.out, self.states, self.asked, self.moves
        n: i64 = len(states)
        if len(actions) != n * ACTION:
            raise ValueError(f"{len(actions) // ACTION} actions for {n} tables")
        for i in range(n):
            move = i64(read_i32_le(actions, i * ACTION))
            if move < 0 or move >= moves or out.mask[i * moves + move] == 0:
                raise BadMove(i, asked[i], move, states[i].forbidding_rule(asked[i], move))
        out.wipe()
        for i in range(n):
            state = states[i]
            state.play(asked[i], i64(read_i32_le(actions, i * ACTION)), self.dice[i], SILENT)
            if state.ended():
                self.settle(i, state)
                state = self.setup(self.dice[i])
                states[i] = state
            else:
                out.gains.write(out.no_gains)
            self.show(i, state)

    def settle(self, i: i64, state: GameState) -> None:
        out = self.out
        out.ends[i] = 1
        seat: i64
        for seat in range(self.seats):
            write_f32_le(out.gains, reward(state, seat))

    def show(self, i: i64, state: GameState) -> None:
        out, seat = self.out, lowest_bit(state.waiting())
        self.asked[i] = seat
        out.turn[i] = u8(seat)
        state.features(seat, out.seen, i * self.width)
        mask, start = out.mask, i * self.moves
        found = state.legal_moves(seat)
        j: i64
        for j in range(len(found)):
            mask[start + found[j]] = 1

    def buffers(self) -> tuple[bytes, bytes, bytes, bytes, bytes]:
        """Return features, masks, seats, rewards and ends."""
        return self.out.values()
