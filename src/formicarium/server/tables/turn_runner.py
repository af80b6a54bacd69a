"""TurnRunner: starts the bots of a table and ends the turns of people whose clock runs out."""
from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from formicarium.core.match import Entry
from formicarium.server.errors import MoveRejected
from formicarium.server.protocol import table_messages
from formicarium.server.tables.clocks import SeatClocks
from formicarium.server.tables.history import Takeback
from formicarium.server.tables.table_part import TablePart

if TYPE_CHECKING:
    from formicarium.server.tables.live_table import LiveTable

TIMEOUT_BOT = "level1"  # takes the seat of a person whose clock ran out
FALLBACK_BOT = "random"  # plays any legal action, drawn here
GIVEN_UP = 6  # failures in a row
FIRST_REST, LONGEST_REST = 2.0, 30.0  # seconds; doubled with each failure
OTHER_SERVER_HEAD_START = 5.0  # seconds; the server that wrote the last line starts the bots first
FARTHEST = 3600.0  # seconds; later alarms are set again then


class TurnRunner(TablePart):
    def __init__(self, table: LiveTable) -> None:
        super().__init__(table)
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.failed: dict[int, int] = {}  # by seat: failures in a row
        self.alarm: asyncio.TimerHandle | None = None
        self.rebuild_clocks()

    def update(self) -> None:
        """Start the bots that are to move, and the next alarm of a clock."""
        table = self.table
        if table.context.tasks.closing:
            return
        for seat in table.waiting:
            if table.setting.chairs[seat].kind == "bot" and seat not in self.thinking:
                task = table.context.tasks.start(self.bot_turn(seat))
                self.thinking[seat] = task
                task.add_done_callback(lambda _, seat=seat: table.turns.end_bot_turn(seat))  # type: ignore[misc]
        if self.alarm:
            self.alarm.cancel()
            self.alarm = None
        if (when := self.next_alarm()) is not None:
            delay = min(max(0.0, when - table.context.time.now()), FARTHEST)
            self.alarm = asyncio.get_running_loop().call_later(
                delay, lambda: table.context.tasks.start(table.run_to_end(self.on_alarm)))

    def close(self) -> None:
        if self.alarm:
            self.alarm.cancel()
        for task in self.thinking.values():
            task.cancel()

    # Turns of bots.

    def end_bot_turn(self, seat: int) -> None:
        self.thinking.pop(seat, None)
        self.update()

    async def bot_turn(self, seat: int) -> None:
        """Let a bot move like any player: it gets its seat's view in another process, and its action is checked."""
        table = self.table
        number, match = table.history.number, table.history.match
        if not table.storage.wrote_last_line:  # the server that made the last move is the first to look after bots
            for _ in range(10):
                await asyncio.sleep(OTHER_SERVER_HEAD_START / 10)
                if table.history.number != number:
                    return
        bot = table.setting.chairs[seat]
        if seat not in table.waiting or bot.kind != "bot":
            return
        view = msgspec.json.encode(match.view(seat))
        pause = table.context.settings.pause
        covered = pause if table.game.secrets else 0.0
        thought, _ = await asyncio.gather(
            table.context.bots.pool.think(table.game, bot.name, view, table.setting.opener, covered,
                                         table.has_subscribers),
            asyncio.sleep(pause))
        if thought is None and bot.name != FALLBACK_BOT:
            await self.retry_bot(seat, bot.name)
            return
        if thought is None:  # the fallback bot needs no process
            options = match.legal_actions(seat)
            action: Any = options[secrets.randbelow(len(options))]
        else:
            self.failed.pop(seat, None)
            action = msgspec.json.decode(thought, type=table.game.types.action)
        try:
            await table.run_to_end(lambda: table.play(None, seat, number, action, bot=True))
        except MoveRejected as refusal:
            if refusal.rule in ("STORE", "UNSURE"):
                await asyncio.sleep(1.0)
            elif refusal.rule != "STALE":
                table.context.log.warn("bot-refused", table=table.id, seat=seat, rule=refusal.rule)
                await asyncio.sleep(1.0)

    async def retry_bot(self, seat: int, bot: str) -> None:
        """Ask again after a pause when no bot process answered; after GIVEN_UP times seat another bot under its own
        name.
        """
        table, times = self.table, self.failed.get(seat, 0) + 1
        self.failed[seat] = times
        table.context.log.warn("bot-cannot-think", table=table.id, seat=seat, bot=bot, times=times)
        if times >= GIVEN_UP:
            self.failed.pop(seat, None)
            with suppress(MoveRejected):
                await table.run_to_end(lambda: table.replace(seat, FALLBACK_BOT))
        else:
            await asyncio.sleep(min(FIRST_REST * 2 ** (times - 1), LONGEST_REST))

    # Clocks.

    def rebuild_clocks(self) -> None:
        """Rebuild the clocks from the journal, with a period of grace."""
        self.clocks: SeatClocks | None = None
        setting, history, context = self.table.setting, self.table.history, self.table.context
        pace = setting.pace
        if pace is None or (pace.move is None and pace.game is None):
            return
        steady = context.time.to_steady
        self.clocks = SeatClocks(pace, self.table.game.players, steady(history.began), history.opening.waiting())
        started, full = not setting.full, steady(setting.full)
        for step in history.records:
            if not started and step.at >= setting.full:
                self.clocks.start(full)
                started = True
            self.clocks.note_line(step.line.seat, step.waiting, steady(step.at), is_undo(step.line))
        if setting.full:
            self.clocks.start(full)
        self.give_grace()

    def give_grace(self) -> None:
        """Let no clock run out for a while, after a start or a jump of the wall clock."""
        if self.clocks:
            self.clocks.floor = self.table.context.time.settled + self.table.context.settings.grace

    def note_line(self, line: Entry | Takeback, at: float) -> None:
        if self.clocks:
            self.clocks.note_line(line.seat, self.table.history.match.waiting(), self.table.context.time.to_steady(at),
                                  is_undo(line))

    def start(self, full: float) -> None:
        """Start the clocks: all seats are taken."""
        if self.clocks:
            self.clocks.start(self.table.context.time.to_steady(full))

    def clock_now(self) -> table_messages.Clock | None:
        table = self.table
        if self.clocks is None or table.history.match.ended():
            return None
        return self.clocks.show(table.people(), table.context.time.now(), bool(table.setting.full))

    def deadlines(self) -> dict[int, float]:
        if self.clocks is None or not self.table.setting.full:
            return {}
        people = self.table.people()
        ends = {seat: self.clocks.deadline(seat) for seat in self.table.waiting if seat in people}
        return {seat: end for seat, end in ends.items() if end is not None}

    def next_alarm(self) -> float | None:
        return min(self.deadlines().values(), default=None)

    async def on_alarm(self) -> None:
        late = [seat for seat, end in self.deadlines().items() if end <= self.table.context.time.now()]
        for seat in late:
            await self.table.replace(seat, TIMEOUT_BOT)
        if not late:
            self.update()


def is_undo(line: Entry | Takeback) -> bool:
    """Whether a line is an undo by the seat itself."""
    return isinstance(line, Entry) and line.undoes
