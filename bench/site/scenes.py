"""Microseconds that a scene costs beside its view and outlooks, best round; run two checkouts in turns to compare them.

    python bench/site/scenes.py [--rounds 100]
"""
from __future__ import annotations

import argparse
import asyncio
import io
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any

from formicarium.core.dice import Seeded
from formicarium.core.game import WATCHER
from formicarium.core.match import Match
from formicarium.games import SHELF
from formicarium.server.context import ServerContext
from formicarium.server.ops.log import Log
from formicarium.server.settings import Settings
from formicarium.server.subscriber import TableSubscriber
from formicarium.server.tables import seats
from formicarium.server.tables.history import History
from formicarium.server.tables.live_table import LiveTable
from formicarium.store.store import StoredTable, open_store

GAMES: tuple[dict[str, Any], ...] = (
    {"players": 2, "id": "wyx"}, {"players": 3, "mode": "winter", "id": "cigale"},
    {"players": 4, "id": "fourmidable"}, {"players": 3, "id": "micropolis"}, {"players": 2, "id": "fili_fourmis"})
MOVES = 12
REPEAT = 100  # scenes a round


class PreparedMatch:
    """A match whose views and outlooks are computed beforehand."""

    def __init__(self, history: History) -> None:
        self.match = match = history.match
        self.views = {seat: match.view(seat) for seat in range(WATCHER, match.game.players)}
        self.outlooks = {(seat, id(action)): match.outlook(seat, action)
                         for seat, actions in enumerate(history.legal_actions) for action in actions}

    def __getattr__(self, name: str) -> Any:
        return getattr(self.match, name)

    def view(self, seat: int) -> Any:
        return self.views[seat]

    def outlook(self, seat: int, action: Any) -> Any:
        return self.outlooks[seat, id(action)]


def make_table(context: ServerContext, variant: dict[str, Any]) -> LiveTable:
    options = {name: value for name, value in variant.items() if name != "id"}
    dice = Seeded(27)
    history = History(Match.begin(SHELF[variant["id"]](**options), dice), 0.0)
    for _ in range(MOVES):
        match = history.match
        seat = match.waiting()[0]
        actions = match.legal_actions(seat)
        after = match.play(seat, actions[dice.below(len(actions))], dice)
        history.accept(after.journal[-1], after, 0.0)
    chairs = tuple(seats.Chair("person", f"P{seat}", f"person{seat}") for seat in range(history.match.game.players))
    meta = seats.encode(seats.Setting(chairs, "watch", full=1.0))
    table = LiveTable(context, "table", StoredTable("", meta, 0, ()), history, {}, "")
    history.match = PreparedMatch(history)  # type: ignore[assignment]
    return table


async def send(_: str) -> bool:
    return True


def measure(table: LiveTable, seat: int, changed: bool) -> float:
    """Return microseconds a scene, with one new log line if the table has changed."""
    subscriber = TableSubscriber(table, f"person{seat}" if seat >= 0 else None, False, send, lambda *_: None)
    last = (seat, table.history.number - changed)
    table.scenes.scene_for(subscriber)
    began = perf_counter()
    for _ in range(REPEAT):
        if changed:
            table.scenes.clear()
        subscriber.last_scene = last
        table.scenes.scene_for(subscriber)
    return (perf_counter() - began) / REPEAT * 1e6


async def main(rounds: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(str(Path(folder) / "t.sqlite"))
        context = ServerContext(Settings(secret=b"bench"), store, Log(io.StringIO()))
        print("| game | seat, cached | seat, changed | spectator, cached | spectator, changed |\n|---|---|---|---|---|")
        for variant in GAMES:
            table = make_table(context, variant)
            kinds = [(seat, changed) for seat in (table.waiting[0], WATCHER) for changed in (False, True)]
            found = [min(measure(table, *kind) for _ in range(rounds)) for kind in kinds]
            print(f"| {variant['id']}, {table.game.players} | {' | '.join(f'{one:.2f}' for one in found)} |")
        await context.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=100)
    asyncio.run(main(parser.parse_args().rounds))
