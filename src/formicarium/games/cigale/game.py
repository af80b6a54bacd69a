"""La Cigale & la Fourmi: the class registered in SHELF: options, limits, reasons and outlooks."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from formicarium.core.dice import Dice
from formicarium.core.features import Part
from formicarium.core.game import Action, Board, ChanceBounds, Event, Game, Outlook, Over, Points, Reason, Trait, Types
from formicarium.core.news import News
from formicarium.core.state import GameState, unpack_onto
from formicarium.games.cigale import features, sight
from formicarium.games.cigale.base import COLLECTING, IDLE, PAYING, PLACING
from formicarium.games.cigale.course import Course
from formicarium.games.cigale.edition import EDITIONS, course
from formicarium.games.cigale.kit import ANTS, CELLS, NONE, OFFER, PATHS, POWERS, PRESTIGE, Kit, spread
from formicarium.games.cigale.model import (
    PHASES,
    Began,
    Bought,
    CigaleAction,
    CigaleEvent,
    CigaleOutlook,
    CigalePosition,
    CigaleReason,
    CigaleView,
    Empowered,
    OrderReason,
)
from formicarium.games.cigale.persistence import audit, completion
from formicarium.games.cigale.rules import CIG, RULES
from formicarium.games.cigale.state import CigaleState, set_up


class Cigale(Game, frozen=True, kw_only=True, tag="cigale"):
    id: ClassVar[str] = "cigale"
    version: ClassVar[int] = 1
    modes: ClassVar[dict[str, range]] = {mode: range(2, 5)
                                         for mode in ("autumn", "autumn-open", "winter", "winter-powers")}
    rules: ClassVar[tuple[str, ...]] = RULES
    endings: ClassVar[tuple[str, ...]] = ("CIG-A10", "CIG-W14", "CIG-W15", "CIG-W21")
    types: ClassVar[Types] = Types(CigaleAction, CigaleEvent, CigaleView, CigalePosition, CigaleOutlook, CigaleReason)
    editions: ClassVar[Any] = EDITIONS
    secrets: ClassVar[bool] = True
    seat_facts: ClassVar[frozenset[str]] = Game.seat_facts | {"cicada"}

    players: int = 2
    mode: str = "autumn"
    edition: str = "formicarium"
    single_file: bool = False  # CIG-A2

    @property
    def course(self) -> Course:
        return course(self.edition, self.mode, self.players, self.single_file)

    @property
    def kit(self) -> Kit:
        return self.course.kit

    @property
    def move_count(self) -> int:
        return self.course.moves

    @property
    def max_moves(self) -> int:
        """Return the most moves of a game.

        Autumn loses a card each round, Winter a provision every 40 rounds at least (CIG-W21).
        """
        kit = self.kit
        if not kit.winter:
            return (sum(kit.cards) - CELLS + 1) * (ANTS + 2)
        dearest = max(sum(list(kit.price)[i * PATHS:(i + 1) * PATHS]) for i in range(kit.provisions))
        a_round = ANTS + self.players + 1 + ANTS + 1 + 1 + 3 * dearest + 2
        return (sum(kit.used) + 1) * IDLE * a_round

    @property
    def usual_length(self) -> int:
        return min(200 * self.players, self.max_moves) if self.kit.winter else self.max_moves

    @property
    def chance_bounds(self) -> ChanceBounds:
        """Return the limits of chance.

        A move may fill all gaps of the square; in Winter also the offer, a consolation, cards of the Red Ants and a
        hidden card. The set-up also draws the powers and the first Ant.
        """
        kit, cards = self.kit, max(sum(self.kit.cards), sum(self.kit.used))
        most = CELLS + (OFFER + self.players + 1 if kit.winter else 0)
        return ChanceBounds(cards, most, most + (POWERS - 2 if kit.powered else 0) + 1)

    def board(self) -> Board:
        """Return the board; cells are neighbours in rows and columns (CIG-A2)."""
        names = self.kit.cells
        return Board("squares", {name: (cell % 4, cell // 4) for cell, name in enumerate(names)},
                     {name: sight.cells(names, spread(1 << cell) & ~(1 << cell)) for cell, name in enumerate(names)})

    def setup(self, dice: Dice, news: News) -> CigaleState:
        return set_up(self.course, dice, news)

    def action_of(self, move: int) -> Action:
        step = self.course.step_of[move]
        return step.actions[move - step.first]

    def number_of(self, action: Any) -> int:
        return self.course.numbers.get(action, NONE)

    def view(self, state: CigaleState, seat: int) -> CigaleView:
        return sight.view(state, seat)

    def world_from_view(self, view: CigaleView, dice: Dice) -> CigaleState:
        return sight.world_from_view(view, self.course, dice)

    def position(self, state: CigaleState) -> CigalePosition:
        return sight.position(state)

    def load(self, position: CigalePosition) -> CigaleState:
        return audit.load(position, self.course, self.max_moves)

    def derived_fields(self, given: dict[str, Any], start: Any) -> dict[str, Any]:
        return completion.derived_fields(given, self.kit, start)

    def unpack(self, data: bytes) -> GameState:
        return unpack_onto(CigaleState(self.course), data)

    def is_mid_action(self, state: CigaleState) -> bool:
        return (state.phase == PLACING and state.ants != 0) or state.phase in (COLLECTING, PAYING)

    def feature_parts(self) -> tuple[Part, ...]:
        return features.parts(self.course.kit)

    def fixed_facts(self) -> dict[str, Any]:
        return features.fixed_facts(self.course.kit)

    def reason(self, state: CigaleState, seat: int, action: Any, rule: str) -> Reason:
        if state.over:
            return Over()
        move = self.number_of(action)
        if rule == self.course.order.id:
            return self.order_reason(state, seat, move)
        step = self.course.step_of[move]
        return step.reason(state, seat, move - step.first, CIG.rule_of(RULES.index(rule)))

    def order_reason(self, state: CigaleState, seat: int, move: int) -> OrderReason:
        """Say which seat has to do what now (CIG-A1; CIG-W3, W16)."""
        waited = [other for other in range(self.players) if state.waiting() >> other & 1]
        phase = PHASES[state.phase]
        if not 0 <= seat < self.players:
            return OrderReason(why="spectator", phase=phase, seat=waited[0], count=len(waited))
        if seat not in waited:
            return OrderReason(why="turn", phase=phase, seat=waited[0], count=len(waited))
        if move == NONE:
            return OrderReason(why="unknown", phase=phase, seat=waited[0], count=len(waited))
        return OrderReason(why="mode" if move < 0 else "step", phase=phase, seat=waited[0], count=len(waited))

    def outlook(self, state: CigaleState, seat: int, action: Any) -> Outlook:
        move = self.number_of(action)
        step = self.course.step_of[move]
        return step.outlook(state, seat, move - step.first)

    def tally(self, state: CigaleState, seat: int) -> tuple[Points, ...]:
        if not state.kit.winter:
            return Points("CIG-A11", state.shelf_points(seat)), Points("CIG-A12", state.insect_points(seat))
        prestige = int(state.power[PRESTIGE] == seat)
        provisions = Points("CIG-W11", state.points(seat) - prestige)
        return (provisions, Points("CIG-P4", prestige)) if state.kit.powered else (provisions,)

    def traits(self, state: CigaleState, seat: int, events: Sequence[Event]) -> Mapping[str, Sequence[Trait]]:
        """Return the seat's role in the first round, the powers that it took and the provisions that it bought."""
        first = next(event for event in events if isinstance(event, Began))
        role = "ant" if seat == first.seat else "cicada" if seat == first.cicada else "red"
        return {"role": (role,),
                "power": [event.power for event in events if isinstance(event, Empowered) and event.seat == seat],
                "provision": [event.provision for event in events if isinstance(event, Bought) and event.seat == seat]}

    def title(self, fact: str, value: Any, language: str) -> Any:
        if fact not in ("provision", "give", "take"):
            return value
        return next((getattr(one, language) for one in EDITIONS[self.edition].provisions if one.id == value), value)
