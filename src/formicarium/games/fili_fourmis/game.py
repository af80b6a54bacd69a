"""Fili-Fourmis: the class registered in SHELF: options, limits, and the parts of the package behind core.Game."""
from __future__ import annotations

from typing import Any, ClassVar, Literal

from formicarium.core.dice import Dice
from formicarium.core.features import Part
from formicarium.core.game import Action, Board, ChanceBounds, Game, Outlook, Over, Points, Reason, Types
from formicarium.core.news import News
from formicarium.core.state import GameState, unpack_onto
from formicarium.core.variant_data import variant_cache
from formicarium.games.fili_fourmis import features, sight
from formicarium.games.fili_fourmis.base import ENTERING, LEAVING, RUNNING
from formicarium.games.fili_fourmis.course import Course
from formicarium.games.fili_fourmis.edition import EDITIONS, kit, read
from formicarium.games.fili_fourmis.kit import SIDES
from formicarium.games.fili_fourmis.model import (
    FiliAction,
    FiliEvent,
    FiliOutlook,
    FiliPosition,
    FiliReason,
    FiliView,
)
from formicarium.games.fili_fourmis.persistence import audit, completion
from formicarium.games.fili_fourmis.rules import RULES
from formicarium.games.fili_fourmis.state import FiliState, set_up


@variant_cache(EDITIONS, "formicarium.games.fili_fourmis.game.course")
def course(edition: str, strict: bool, limit: int, middle: bool) -> Course:
    return Course(kit(edition, strict, limit, middle))


class FiliFourmis(Game, frozen=True, kw_only=True, tag="fili_fourmis"):
    id: ClassVar[str] = "fili_fourmis"
    version: ClassVar[int] = 1
    modes: ClassVar[dict[str, range]] = {"base": range(2, 3)}
    rules: ClassVar[tuple[str, ...]] = RULES
    endings: ClassVar[tuple[str, ...]] = ("FIL-E1", "FIL-E3")
    types: ClassVar[Types] = Types(FiliAction, FiliEvent, FiliView, FiliPosition, FiliOutlook, FiliReason)
    editions: ClassVar[Any] = EDITIONS
    secrets: ClassVar[bool] = False
    draws: ClassVar[bool] = True

    players: int = 2
    mode: str = "base"
    edition: str = "formicarium"
    strict_contact: bool = False  # FIL-M6
    middle_breaks_ties: bool = True  # FIL-E2
    quiet_limit: Literal[20, 40] = 40  # FIL-E3

    @property
    def course(self) -> Course:
        return course(self.edition, self.strict_contact, self.quiet_limit, self.middle_breaks_ties)

    @property
    def move_count(self) -> int:
        return self.course.moves

    @property
    def max_moves(self) -> int:
        """Return the most moves of a game.

        Each ant comes out once and enters once, with a limited number of quiet turns before each event; a turn has two
        moves, and one more for each ant that chooses its cell inside.
        """
        ants = 2 * self.course.kit.ants
        return 2 * 2 * self.quiet_limit * (2 * ants + 1) + ants

    @property
    def usual_length(self) -> int:
        return 2 * 20 * self.course.kit.ants

    @property
    def chance_bounds(self) -> ChanceBounds:
        return ChanceBounds(0, 0, 0)

    def board(self) -> Board:
        kit, spots = self.course.kit, list(read(EDITIONS[self.edition].board.rows))
        names, near = kit.names, kit.board.near
        return Board("hexes", {name: ((x - y) // 2, y) for name, (x, y) in zip(names, spots, strict=True)},
                     {name: tuple([names[other] for other in near[cell * SIDES:cell * SIDES + SIDES]
                                   if other < len(names)]) for cell, name in enumerate(names)})

    def setup(self, dice: Dice, news: News) -> FiliState:
        return set_up(self.course)

    def action_of(self, move: int) -> Action:
        return self.course.actions[move]

    def number_of(self, action: Any) -> int:
        return self.course.move(action)

    def view(self, state: FiliState, seat: int) -> FiliView:
        return sight.view(state, seat)

    def world_from_view(self, view: FiliView, dice: Dice) -> FiliState:
        return sight.world_from_view(view, self.course)

    def position(self, state: FiliState) -> FiliPosition:
        return sight.position(state)

    def load(self, position: FiliPosition) -> FiliState:
        return audit.load(position, self.course)

    def derived_fields(self, given: dict[str, Any], start: Any) -> dict[str, Any]:
        return completion.derived_fields(given, self.course)

    def unpack(self, data: bytes) -> GameState:
        return unpack_onto(FiliState(self.course), data)

    def is_mid_action(self, state: FiliState) -> bool:
        return state.phase in (LEAVING, RUNNING, ENTERING)

    def feature_parts(self) -> tuple[Part, ...]:
        return features.parts(self.course.kit)

    def fixed_facts(self) -> dict[str, Any]:
        return features.fixed_facts(self.course.kit)

    def reason(self, state: FiliState, seat: int, action: Any, rule: str) -> Reason:
        return Over() if state.over else state.reason(seat, action, rule)

    def outlook(self, state: FiliState, seat: int, action: Any) -> Outlook:
        return state.outlook(seat, action)

    def tally(self, state: FiliState, seat: int) -> tuple[Points, ...]:
        return (Points("FIL-E2", state.score(seat)),)
