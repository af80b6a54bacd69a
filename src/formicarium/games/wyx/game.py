"""Wyx: the class registered in SHELF: options, limits, reasons and outlooks."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from formicarium.core.dice import Dice
from formicarium.core.features import Part
from formicarium.core.game import Action, Board, ChanceBounds, Event, Game, Over, Points, Trait, Types
from formicarium.core.news import News
from formicarium.core.state import GameState, bit_count, unpack_onto
from formicarium.games.wyx import features, sight
from formicarium.games.wyx.edition import EDITIONS, kit
from formicarium.games.wyx.kit import NO_ENTRY, NONE, Kit
from formicarium.games.wyx.model import (
    Domino,
    Enter,
    Entered,
    EnterOutlook,
    MustFly,
    NoDomino,
    NoEntry,
    NoFlight,
    NotYourTurn,
    Pass,
    PassOutlook,
    Take,
    TakeOutlook,
    WyxAction,
    WyxEvent,
    WyxOutlook,
    WyxPosition,
    WyxReason,
    WyxView,
)
from formicarium.games.wyx.persistence import audit, completion
from formicarium.games.wyx.rules import (
    ALL_ANTS_PLACED,
    NO_DOMINO_ALLOWED,
    NO_DOMINO_LEFT,
    PASSING,
    QUEEN_PLACEMENT,
    RULES,
    TURN_ORDER,
)
from formicarium.games.wyx.state import WyxState, set_up


class Wyx(Game, frozen=True, kw_only=True, tag="wyx"):
    id: ClassVar[str] = "wyx"
    version: ClassVar[int] = 1
    modes: ClassVar[dict[str, range]] = {"base": range(2, 5)}
    rules: ClassVar[tuple[str, ...]] = RULES
    endings: ClassVar[tuple[str, ...]] = (ALL_ANTS_PLACED.id, NO_DOMINO_LEFT.id, NO_DOMINO_ALLOWED.id)
    types: ClassVar[Types] = Types(WyxAction, WyxEvent, WyxView, WyxPosition, WyxOutlook, WyxReason)
    editions: ClassVar[Any] = EDITIONS
    secrets: ClassVar[bool] = False  # dominoes behind the front are unknown to all seats alike
    draws: ClassVar[bool] = True

    players: int = 2
    mode: str = "base"
    edition: str = "formicarium"
    open_dispenser: bool = False  # WYX-S1
    closed_anthills: bool = False  # WYX-T11
    finish_round: bool = False  # WYX-E5

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.finish_round and self.players == 2:
            raise ValueError("finish_round is for 3 or 4 players (WYX-E5)")

    @property
    def kit(self) -> Kit:
        return kit(self.edition, self.players, self.open_dispenser, self.closed_anthills, self.finish_round)

    @property
    def move_count(self) -> int:
        return self.kit.moves

    @property
    def max_moves(self) -> int:
        """Return the most moves: each queen enters, and each round takes a domino or WYX-E3 ends the game."""
        return self.players + self.players * len(self.kit.dispenser.dominoes)

    @property
    def usual_length(self) -> int:
        return len(self.kit.dispenser.dominoes) + 10 * self.players

    @property
    def chance_bounds(self) -> ChanceBounds:
        """Return the limits of chance: a domino is drawn when it shows.

        With an open dispenser all are drawn at set-up.
        """
        kit = self.kit
        most, all_ = max(map(bit_count, kit.dispenser.bag)), kit.dispenser.columns * kit.dispenser.depth
        return ChanceBounds(most, 0, all_) if self.open_dispenser else ChanceBounds(most, 1, kit.dispenser.columns)

    def board(self) -> Board:
        """Return the board without neighbours: queens fly, and no rule needs them."""
        names, width = self.kit.board.names, self.kit.board.width
        return Board("squares", {name: (cell % width, cell // width) for cell, name in enumerate(names)}, {})

    def setup(self, dice: Dice, news: News) -> WyxState:
        return set_up(self.kit, dice, news)

    def action_of(self, move: int) -> Action:
        return self.kit.actions[move]

    def number_of(self, action: Any) -> int:
        return self.kit.numbers.get(action, NO_ENTRY if isinstance(action, Enter) else NONE)

    def view(self, state: WyxState, seat: int) -> WyxView:
        return sight.view(state, seat)

    def world_from_view(self, view: WyxView, dice: Dice) -> WyxState:
        return sight.world_from_view(view, self.kit)

    def position(self, state: WyxState) -> WyxPosition:
        return sight.position(state)

    def load(self, position: WyxPosition) -> WyxState:
        return audit.load(position, self.kit)

    def derived_fields(self, given: dict[str, Any], start: Any) -> dict[str, Any]:
        return completion.derived_fields(given, self.kit)

    def unpack(self, data: bytes) -> GameState:
        return unpack_onto(WyxState(self.kit), data)

    def feature_parts(self) -> tuple[Part, ...]:
        return features.parts(self.kit)

    def fixed_facts(self) -> dict[str, Any]:
        return features.fixed_facts(self.kit)

    def reason(self, state: WyxState, seat: int, action: Any, rule: str) -> WyxReason:
        if state.over:
            return Over()
        if rule == TURN_ORDER.id:
            return NotYourTurn(why="turn" if 0 <= seat < self.players else "spectator", seat=state.turn)
        if rule == QUEEN_PLACEMENT.id:
            return no_entry(state, seat, action)
        if rule == PASSING.id:
            columns = list(state.legal_moves(seat))
            return MustFly(column=columns[0] + 1, count=len(columns))
        return no_flight(state, seat, action)

    def outlook(self, state: WyxState, seat: int, action: Any) -> WyxOutlook:
        if isinstance(action, Enter):
            return EnterOutlook(cell=action.cell)
        if isinstance(action, Pass):
            return PassOutlook()
        kit = state.kit
        domino, cell = flight(state, seat, action.column)
        owner, worth = state.owner[cell], kit.board.worth[cell]
        return TakeOutlook(
            column=action.column, domino=domino, cell=kit.board.names[cell], owner=None if owner == NONE else owner,
            gain="own" if owner == seat else "capture" if owner != NONE else "anthill" if worth > 1 else "ant",
            ants=0 if owner == seat else min(worth, state.supply[seat]))

    def tally(self, state: WyxState, seat: int) -> tuple[Points, ...]:
        return (Points("WYX-E4", state.score(seat)),)

    def traits(self, state: WyxState, seat: int, events: Sequence[Event]) -> Mapping[str, Sequence[Trait]]:
        """Return the cell where the seat's queen entered."""
        return {"cell": [event.cell for event in events if isinstance(event, Entered) and event.seat == seat]}


def no_entry(state: WyxState, seat: int, action: Any) -> NoEntry:
    queens = sight.view(state, seat).queens
    if queens[seat] is not None:
        return NoEntry(why="placed", cell=queens[seat])
    if not isinstance(action, Enter):
        return NoEntry(why="queen-first")
    if action not in state.kit.numbers:
        return NoEntry(why="not-central", cell=action.cell)
    return NoEntry(why="occupied", cell=action.cell, owner=queens.index(action.cell))


def no_flight(state: WyxState, seat: int, action: Any) -> NoDomino | NoFlight:
    """Return the reason against a flight: its end, and the owner of the ants or queen there (WYX-T2 to T5 and T11)."""
    kit = state.kit
    if not isinstance(action, Take):
        return NoDomino(why="unknown", columns=kit.dispenser.columns)
    if action not in kit.numbers:
        return NoDomino(why="no-column", column=action.column, columns=kit.dispenser.columns)
    if state.front[action.column - 1] == kit.dispenser.no_domino:
        return NoDomino(why="empty", column=action.column, columns=kit.dispenser.columns)
    domino, cell = flight(state, seat, action.column)
    if cell == kit.board.cells:
        return NoFlight(column=action.column, domino=domino, cell=kit.board.names[state.queen[seat]])
    queens = list(state.queen)
    owner = queens.index(cell) if cell in queens else state.owner[cell]
    return NoFlight(column=action.column, domino=domino, cell=kit.board.names[cell], owner=owner)


def flight(state: WyxState, seat: int, column: int) -> tuple[Domino, int]:
    """Return a column's front domino and the cell where its flight ends."""
    kit, number = state.kit, state.front[column - 1]
    return kit.dispenser.dominoes[number], kit.board.flight[number * kit.board.cells + state.queen[seat]]
