"""Clocks of the people at a table; they run once all seats are taken, and at zero a bot takes over the seat."""
from __future__ import annotations

from collections.abc import Collection

from formicarium.server.protocol.table_messages import Clock, Pace

DAY = 86400.0
NO_SEAT = -1


class SeatClocks:
    """Fed with every line and its time, so that a restart restores them from the journal."""

    def __init__(self, pace: Pace, players: int, began: float, waiting: Collection[int]) -> None:
        self.pace = pace
        self.used = [0.0] * players  # seconds of the time for the whole game
        self.turn: list[float | None] = [began if seat in waiting else None for seat in range(players)]
        self.floor = 0.0  # no clock runs out before
        self.past: list[tuple[list[float], list[float | None]]] = []  # `used` and `turn` before each move that counts

    def start(self, now: float) -> None:
        """Let no time before this count: all seats are taken now."""
        for turn in (self.turn, *(turn for _, turn in self.past)):
            turn[:] = [None if began is None else max(began, now) for began in turn]

    def note_line(self, seat: int, waiting: Collection[int], at: float, undo: bool = False) -> None:
        """Stop and start clocks after a line. An undone move brings no increment, and its time stays used."""
        if undo and self.past:
            self.used, self.turn = self.past.pop()
            seat = NO_SEAT
        else:
            self.past.append((self.used[:], self.turn[:]))
        for other, began in enumerate(self.turn):
            if began is not None and (other == seat or other not in waiting):
                self.used[other] += max(0.0, at - began)
                self.turn[other] = None
                if other == seat and other not in waiting:  # a turn of several moves brings one increment
                    self.used[other] -= self.pace.add
            if other in waiting and self.turn[other] is None:
                self.turn[other] = at

    def deadline(self, seat: int) -> float | None:
        began = self.turn[seat]
        if began is None:
            return None
        ends = []
        if self.pace.move is not None:
            ends.append(began + self.pace.move)
        if self.pace.game is not None:
            ends.append(began + self.pace.game - self.used[seat])
        return max(min(ends), self.floor) if ends else None

    def show(self, people: Collection[int], now: float, running: bool) -> Clock:
        """Return the clocks of people's seats as a message; bots have none."""
        turns = {seat: self.turn[seat] or now for seat in people if self.turn[seat] is not None} if running else {}
        move, total = self.pace.move, self.pace.game
        left = None if move is None else max(0.0, min([move - (now - began) for began in turns.values()], default=move))
        games = tuple(None if total is None or seat not in people
                      else max(0.0, total - used - (now - turns[seat] if seat in turns else 0.0))
                      for seat, used in enumerate(self.used))
        return Clock(left, games, running)


def over_days(pace: Pace | None) -> bool:
    """Whether players are not expected to be connected all the time."""
    return pace is not None and ((pace.move or 0) >= DAY / 2 or (pace.move is None and (pace.game or 0) >= DAY / 2))
