"""Fourmidable on the shelf."""
from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from formicarium.core.dice import Dice
from formicarium.core.game import Action, Facts, Game, Points, Types
from formicarium.core.news import News
from formicarium.games.fourmidable import audit, outlook, reasons, sight, table
from formicarium.games.fourmidable.allowed import NO_LAIR
from formicarium.games.fourmidable.box import BLOCK, CELLS, KINDS, QUIET, Box
from formicarium.games.fourmidable.edition import EDITIONS, box
from formicarium.games.fourmidable.levels import LEVELS
from formicarium.games.fourmidable.model import (
    ANT_KINDS,
    PREDATORS,
    WEATHERS,
    Call,
    Direct,
    Draw,
    Forecast,
    FourmidableAction,
    FourmidableEvent,
    FourmidablePosition,
    FourmidableView,
    Go,
    Hatch,
    Keep,
    Muster,
    Open,
    Pass,
    Pick,
    Reveal,
    Send,
    Via,
)
from formicarium.games.fourmidable.rules import RULES
from formicarium.games.fourmidable.table import FourmidableTable

PARTS = 9  # moves that the way of one ant takes at most: pick, go, empty terrain on its way, a hole, a card


@cache
def actions(edition: str, mode: str, players: int) -> tuple[Action, ...]:
    """Each move's, by its number."""
    b = box(edition, mode, players, False)
    places = [*b.names, *b.chambers[1:]]
    mixes, musters = list(b.mixes), list(b.musters)
    return (
        *(Draw(*mixes[i:i + KINDS]) for i in range(0, len(mixes), KINDS)),
        *(Muster(*musters[i:i + KINDS]) for i in range(0, len(musters), KINDS)),
        *map(Forecast, WEATHERS),
        *(Pick(ant, place) for ant in ANT_KINDS for place in places),
        *map(Go, places), *map(Via, b.names), Direct(), *map(Open, b.names),
        *(Keep(design.card) for design in b.designs), *map(Hatch, ANT_KINDS), *map(Call, PREDATORS),
        *map(Send, b.names),
        *(Send(room, owner) for owner in range(players) for room in b.chambers[BLOCK:]),
        *(Reveal(design.card) for design in b.designs), Pass())


@cache
def numbers(edition: str, mode: str, players: int) -> dict[Action, int]:
    return {action: move for move, action in enumerate(actions(edition, mode, players))}


class Fourmidable(Game, frozen=True, kw_only=True, tag="fourmidable"):
    id: ClassVar[str] = "fourmidable"
    version: ClassVar[int] = 1
    modes: ClassVar[dict[str, range]] = {mode: range(2, 7) for mode in LEVELS}
    rules: ClassVar[tuple[str, ...]] = RULES
    endings: ClassVar[tuple[str, ...]] = ("FOU-K15", "FOU-K19", "FOU-A19")
    types: ClassVar[Types] = Types(FourmidableAction, FourmidableEvent, FourmidableView, FourmidablePosition)
    editions: ClassVar[Any] = EDITIONS
    secrets: ClassVar[bool] = True

    players: int = 2
    mode: str = "apprentice"
    edition: str = "formicarium"
    worm_in_rooms: bool = False  # FOU-A16

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.worm_in_rooms and not LEVELS[self.mode].predators:
            raise ValueError(f"worm_in_rooms: there is no worm at this level, {self.mode} (FOU-K1)")

    @property
    def box(self) -> Box:
        return box(self.edition, self.mode, self.players, self.worm_in_rooms)

    @property
    def moves(self) -> int:
        return self.box.moves

    @property
    def rounds(self) -> int:
        """FOU-K19: something must happen in every second round, and each thing can happen so often only."""
        b = self.box
        each = 18 + b.pheromones + 3  # earths, pheromones, holes
        return QUIET * (CELLS + sum(b.copies) + self.players * each + 1)

    @property
    def longest(self) -> int:
        b = self.box
        turns = self.players * (b.slots * PARTS + 4)  # a birth, a predator, a pass
        return 2 * self.players + sum(b.copies) + self.rounds * (turns + 1)

    def setup(self, dice: Dice, news: News) -> FourmidableTable:
        return table.set_up(self.box, dice, news)

    # actions and their numbers

    def action(self, move: int) -> Action:
        return actions(self.edition, self.mode, self.players)[move]

    def move(self, action: Any) -> int:
        if not isinstance(action, Action):
            return -1
        if isinstance(action, Send) and action.cell in self.box.chambers[:BLOCK]:
            return NO_LAIR if action.owner in range(self.players) else -1
        return numbers(self.edition, self.mode, self.players).get(action, -1)

    # who knows what

    def view(self, table: FourmidableTable, seat: int) -> FourmidableView:
        return sight.view(table, seat)

    def suppose(self, view: FourmidableView, dice: Dice) -> FourmidableTable:
        return sight.suppose(view, self.box, dice)

    def position(self, table: FourmidableTable) -> FourmidablePosition:
        return sight.position(table)

    def load(self, position: FourmidablePosition) -> FourmidableTable:
        return audit.load(position, self.box, self.rounds)

    # why not, and what it would do

    def facts(self, table: FourmidableTable, seat: int, action: Any, rule: str) -> Facts:
        return reasons.facts(table, seat, action, self.move(action), rule)

    def outlook(self, table: FourmidableTable, seat: int, action: Any) -> Facts:
        return outlook.outlook(table, seat, action, self.move(action))

    def tally(self, table: FourmidableTable, seat: int) -> tuple[Points, ...]:
        return sight.sheet(table, seat)
