"""A match and its stored lines: entries of the journal, ends by people, and takebacks.

Numbers are never reused. A takeback is a line of its own, {"keep": n}: the table stands again as after line n. Exports
and replays have the journal that stands; undone moves are in the store only."""
from __future__ import annotations

import asyncio
from collections.abc import Iterable
from time import monotonic
from typing import Any, NamedTuple

import msgspec

from formicarium.core import journal
from formicarium.core.game import WATCHER
from formicarium.core.match import Entry, Match
from formicarium.server.protocol.table_messages import LogLine
from formicarium.server.tables.memory import LINE, SEAT_EVENTS, TABLE, estimate_snapshot_bytes
from formicarium.store.store import KeptLine


class Takeback(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table stands again as after line `keep`, by agreement."""

    keep: int
    seat: int  # who proposed it


class HistoryLine(NamedTuple):
    line: Entry | Takeback
    events: tuple[msgspec.Raw, ...]  # by listener: spectators, then the seats
    at: float
    waiting: tuple[int, ...]  # seats to move after it


NOTHING = msgspec.Raw(b"[]")
SECONDS_AT_A_TIME = 0.004  # then other tasks run
LINES_BETWEEN_SNAPSHOTS = 16  # a takeback replays no more lines than these


class History:
    def __init__(self, match: Match, at: float) -> None:
        self.match = match
        self.opening = match
        self.snapshots = {0: match}  # matches after some of the lines
        self.records: list[HistoryLine] = []
        self.weight = TABLE + estimate_snapshot_bytes(match.game, 0, 0, LINES_BETWEEN_SNAPSHOTS)  # bytes
        self.taken_back = [0] * match.game.players  # moves, by seat
        self.began = at
        self.changed_at = [0] * match.game.players  # by seat: the line since which its legal actions are the same
        self.legal_actions = [match.legal_actions(seat) for seat in range(match.game.players)]

    @property
    def number(self) -> int:
        return len(self.records)

    @property
    def touched(self) -> float:
        return self.records[-1].at if self.records else self.began

    # Stored lines.

    def parse(self, text: str) -> Entry | Takeback:
        if text.startswith('{"keep"'):
            return msgspec.json.decode(text, type=Takeback)
        return Entry(**msgspec.structs.asdict(journal.entry_decoder(type(self.match.game)).decode(text)))

    def read_line(self, text: str, at: float) -> None:
        """Parse and apply a stored line."""
        line = self.parse(text)
        self.accept(line, self.match_at(line.keep) if isinstance(line, Takeback) else self.match.apply_entry(line), at)

    async def read_all(self, lines: Iterable[KeptLine]) -> None:
        """Apply stored lines, giving way to other tasks every few milliseconds."""
        began = monotonic()
        for line in lines:
            self.read_line(line.text, line.at)
            if monotonic() - began > SECONDS_AT_A_TIME:
                await asyncio.sleep(0)
                began = monotonic()

    def accept(self, line: Entry | Takeback, match: Match, at: float) -> None:
        """Apply a line that has been stored; `match` is the match after it."""
        self.match = match
        events = events_by_listener(line, match)
        self.records.append(HistoryLine(line, events, at, match.waiting()))
        self.weight += LINE + SEAT_EVENTS * match.game.secrets + len(events[0] if events else NOTHING)
        self.taken_back[line.seat] += isinstance(line, Takeback) or line.undoes
        if isinstance(line, Takeback) or self.number % LINES_BETWEEN_SNAPSHOTS == 0:
            self.snapshots[self.number] = match
            self.weight += estimate_snapshot_bytes(match.game, self.number, match.undo_depth(),
                                                   LINES_BETWEEN_SNAPSHOTS)
        for seat, before in enumerate(self.legal_actions):
            actions = match.legal_actions(seat)
            # the seat that moved counts as changed: a second click on the same action is not a second move
            if isinstance(line, Takeback) or seat == line.seat or actions != before:
                self.changed_at[seat] = self.number
            self.legal_actions[seat] = actions

    # Takebacks.

    def match_at(self, number: int) -> Match:
        """Return the match as it stood after a number of lines."""
        lines: list[Entry] = []
        while number not in self.snapshots:  # ends: a takeback always leaves a snapshot
            line = self.records[number - 1].line
            assert isinstance(line, Entry)
            lines.append(line)
            number -= 1
        match = self.snapshots[number]
        for line in reversed(lines):
            match = match.apply_entry(line)
        return match

    def current_lines(self, number: int) -> list[int]:
        """Return the numbers of the lines that no takeback had removed after `number` lines."""
        found = []
        while number:
            line = self.records[number - 1].line
            if isinstance(line, Takeback):
                number = line.keep
            else:
                found.append(number)
                number -= 1
        return found[::-1]

    def match_after(self, number: int) -> Match:
        """Return the match after a number of lines without takebacks; rebuilt from a snapshot."""
        return self.match_at(self.current_lines(self.number)[number - 1] if number else 0)

    def last_move_of(self, seat: int) -> int:
        """Return the line of the seat's last move that counts, or 0. A takeback never goes back past the line by which
        a person left.
        """
        moves: list[int] = []
        for n in self.current_lines(self.number):
            line = self.records[n - 1].line
            assert isinstance(line, Entry)
            if line.house:
                moves.clear()
            elif line.undoes:
                moves.pop()
            else:
                moves.append(n)
        return next((n for n in reversed(moves) if self.records[n - 1].line.seat == seat), 0)

    # Log lines.

    def lines_for(self, seat: int, after: int) -> tuple[LogLine, ...]:
        return tuple(self.log_line(number, seat) for number in range(after + 1, self.number + 1))

    def current_log(self, seat: int) -> tuple[LogLine, ...]:
        """Return the log without takebacks, numbered as the moments of a replay."""
        return tuple(msgspec.structs.replace(self.log_line(line, seat), number=number)
                     for number, line in enumerate(self.current_lines(self.number), 1))

    def log_line(self, number: int, seat: int) -> LogLine:
        line, events = self.records[number - 1][:2]
        if isinstance(line, Takeback):
            return LogLine(number, line.seat, True, NOTHING, line.keep)
        return LogLine(number, line.seat, line.undoes, events[seat - WATCHER], house=line.house)


def events_by_listener(line: Entry | Takeback, match: Match) -> tuple[msgspec.Raw, ...]:
    """Encode a line's events for spectators and each seat; equal ones share memory. Without secrets only the
    spectators' are made.
    """
    if isinstance(line, Takeback):
        return ()
    if not match.game.secrets:
        return (msgspec.Raw(encode(match.events_for(WATCHER))),) * (match.game.players + 1)
    once: dict[bytes, msgspec.Raw] = {}
    encoded = []
    for seat in range(WATCHER, match.game.players):
        events = encode(match.events_for(seat))
        encoded.append(once.setdefault(events, msgspec.Raw(events)))
    return tuple(encoded)


def encode(value: Any) -> bytes:
    return msgspec.json.encode(value)
