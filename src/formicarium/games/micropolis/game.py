"""Micropolis: the class registered in SHELF: options, limits, and the parts of the package behind core.Game."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from formicarium.core.dice import Dice
from formicarium.core.features import Part
from formicarium.core.game import Action, ChanceBounds, Event, Game, Over, Points, Trait, Types
from formicarium.core.news import News
from formicarium.core.state import GameState, unpack_onto
from formicarium.games.micropolis import features, score, sight
from formicarium.games.micropolis.base import MANNING, REARRANGING
from formicarium.games.micropolis.course import Course
from formicarium.games.micropolis.edition import EDITIONS, EXPERTS, PLAYERS, course
from formicarium.games.micropolis.kit import SENTINEL
from formicarium.games.micropolis.model import (
    Led,
    MicropolisAction,
    MicropolisEvent,
    MicropolisOutlook,
    MicropolisPosition,
    MicropolisReason,
    MicropolisView,
    NotNow,
    Placed,
    Switch,
    Take,
)
from formicarium.games.micropolis.persistence import audit, completion
from formicarium.games.micropolis.rules import ALL_COMPLETE, RULES
from formicarium.games.micropolis.state import MicropolisState, set_up
from formicarium.games.micropolis.steps.sentinel import NO_BARRACKS
from formicarium.games.micropolis.steps.taking import NO_ANTHILL, NO_PLACE, NO_SIDE


class Micropolis(Game, frozen=True, kw_only=True, tag="micropolis"):
    id: ClassVar[str] = "micropolis"
    version: ClassVar[int] = 1
    modes: ClassVar[dict[str, range]] = {"base": PLAYERS, "expert": EXPERTS}
    rules: ClassVar[tuple[str, ...]] = RULES
    endings: ClassVar[tuple[str, ...]] = (ALL_COMPLETE.id,)
    types: ClassVar[Types] = Types(MicropolisAction, MicropolisEvent, MicropolisView, MicropolisPosition,
                                   MicropolisOutlook, MicropolisReason)
    editions: ClassVar[Any] = EDITIONS
    secrets: ClassVar[bool] = False  # the order of the pile is unknown to all seats alike

    players: int = 2
    mode: str = "base"
    edition: str = "formicarium"
    first_leads: bool = False  # MIC-S4

    @property
    def each(self) -> int:
        """Return the number of anthills of a player (MIC-E1)."""
        return 2 if self.mode == "expert" else 1

    @property
    def course(self) -> Course:
        return course(self.edition, self.players, self.each, self.first_leads)

    @property
    def move_count(self) -> int:
        return self.course.moves

    @property
    def max_moves(self) -> int:
        """Return the most moves of a game.

        Every tile of every anthill, every barracks, every sentinel with all barracks, and a choice of the Leader each
        round.
        """
        rounds, barracks = self.course.kit.sides * self.each, len(self.course.kit.places)
        sentinels = list(self.course.kit.tiles.effects).count(SENTINEL)
        return self.players * rounds + barracks + sentinels * (barracks + 1) + rounds

    @property
    def usual_length(self) -> int:
        return self.players * (self.course.kit.sides * self.each + 4) + 20

    @property
    def chance_bounds(self) -> ChanceBounds:
        """Return the limits of chance: the first Leader and the first line.

        A renewal draws a whole line at most (MIC-T8).
        """
        kit = self.course.kit
        return ChanceBounds(max(kit.tiles.count, self.players), kit.line, kit.line + 1)

    def setup(self, dice: Dice, news: News) -> MicropolisState:
        return set_up(self.course, dice, news)

    def action_of(self, move: int) -> Action:
        return self.course.actions[move]

    def number_of(self, action: Any) -> int:
        number = self.course.numbers.get(action)
        if number is not None:
            return number
        if isinstance(action, Take):
            known = 1 <= action.anthill <= self.each
            return NO_ANTHILL if not known else NO_SIDE if 1 <= action.place <= self.course.kit.line else NO_PLACE
        return NO_BARRACKS if isinstance(action, Switch) else -1

    def view(self, state: MicropolisState, seat: int) -> MicropolisView:
        return sight.view(state, seat)

    def world_from_view(self, view: MicropolisView, dice: Dice) -> MicropolisState:
        return sight.world_from_view(view, self.course)

    def position(self, state: MicropolisState) -> MicropolisPosition:
        return sight.position(state)

    def load(self, position: MicropolisPosition) -> MicropolisState:
        return audit.load(position, self.course)

    def derived_fields(self, given: dict[str, Any], start: Any) -> dict[str, Any]:
        return completion.derived_fields(given, self.course, start)

    def unpack(self, data: bytes) -> GameState:
        return unpack_onto(MicropolisState(self.course), data)

    def is_mid_action(self, state: MicropolisState) -> bool:
        return state.phase in (MANNING, REARRANGING)

    def feature_parts(self) -> tuple[Part, ...]:
        return features.parts(self.course.kit)

    def fixed_facts(self) -> dict[str, Any]:
        return features.fixed_facts(self.course.kit)

    def reason(self, state: MicropolisState, seat: int, action: Any, rule: str) -> MicropolisReason:
        if state.over:
            return Over()
        if seat != state.turn:
            return NotNow(why="turn" if 0 <= seat < self.players else "spectator", seat=state.turn)
        return self.course.phases[state.phase].reason(state, seat, action, rule)  # type: ignore[return-value]

    def outlook(self, state: MicropolisState, seat: int, action: Any) -> MicropolisOutlook:
        step = self.course.phases[state.phase]
        return step.outlook(state, seat, self.number_of(action) - step.first)  # type: ignore[return-value]

    def tally(self, state: MicropolisState, seat: int) -> tuple[Points, ...]:
        return sight.sheet(list(score.player_sheet(state, seat)))

    def traits(self, state: MicropolisState, seat: int, events: Sequence[Event]) -> Mapping[str, Sequence[Trait]]:
        """Return the seat's place in the first round, and the contents of its tiles."""
        began = next(event.seat for event in events if isinstance(event, Led))
        return {"order": (str((seat - began) % self.players + 1),),
                "bears": [event.bears for event in events if isinstance(event, Placed) and event.seat == seat]}
