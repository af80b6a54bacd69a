"""Fourmidable: the class registered in SHELF: options, limits, and the parts of the package behind core.Game."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from formicarium.core.dice import Dice
from formicarium.core.features import Part
from formicarium.core.game import Action, Board, ChanceBounds, Event, Game, Outlook, Over, Points, Reason, Trait, Types
from formicarium.core.news import News
from formicarium.core.state import GameState, unpack_onto
from formicarium.games.fourmidable import sight
from formicarium.games.fourmidable.client_edition import ClientEdition, client_edition
from formicarium.games.fourmidable.course import Course
from formicarium.games.fourmidable.edition import EDITIONS, Edition, coordinates, course, require_level
from formicarium.games.fourmidable.events import FourmidableEvent
from formicarium.games.fourmidable.kit import ACTING, CELLS, DEALT, DOORS, FINISHING, HAND, MASKED, NONE, QUIET, SIDES
from formicarium.games.fourmidable.learning import features
from formicarium.games.fourmidable.learning import traits as marks
from formicarium.games.fourmidable.levels import LEVELS
from formicarium.games.fourmidable.model import PHASES, PREDATORS, FourmidableAction, FourmidablePosition
from formicarium.games.fourmidable.outlooks import FourmidableOutlook, FourmidableReason, NotNow
from formicarium.games.fourmidable.persistence import audit, completion, from_view
from formicarium.games.fourmidable.rules import FOU, RULES
from formicarium.games.fourmidable.state import FourmidableState, set_up
from formicarium.games.fourmidable.views import FourmidableView

# moves of a player in a usual game
USUAL = {"child": 800, "apprentice": 1500, "intermediate": 2200, "experienced": 2700, "solo": 250}
PARTS = 9  # most moves for one ant's route: pick, go, empty terrain on the route, a hole, a card


class Fourmidable(Game, frozen=True, kw_only=True, tag="fourmidable"):
    id: ClassVar[str] = "fourmidable"
    version: ClassVar[int] = 1
    modes: ClassVar[dict[str, range]] = {mode: range(1, 2) if level.alone else range(2, 7)
                                         for mode, level in LEVELS.items()}
    rules: ClassVar[tuple[str, ...]] = RULES
    endings: ClassVar[tuple[str, ...]] = ("FOU-K15", "FOU-K19", "FOU-A19", "FOU-X9", "FOU-P6")
    types: ClassVar[Types] = Types(FourmidableAction, FourmidableEvent, FourmidableView, FourmidablePosition,
                                   FourmidableOutlook, FourmidableReason)
    editions: ClassVar[Any] = EDITIONS
    edition_alone: ClassVar[str] = "generous"  # with the default edition the top rank of FOU-P6 is out of reach
    secrets: ClassVar[bool] = True

    players: int = 2
    mode: str = "apprentice"
    edition: str = "formicarium"
    worm_in_rooms: bool = False  # FOU-A16
    first_leads: bool = False  # FOU-S5
    choose_species: bool = False  # FOU-I1

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.worm_in_rooms and not LEVELS[self.mode].predators:
            raise ValueError(f"worm_in_rooms: there is no worm at this level, {self.mode} (FOU-K1)")
        if self.choose_species and not LEVELS[self.mode].species:
            raise ValueError(f"choose_species: there are no species at this level, {self.mode} (FOU-K1, A1)")
        if self.choose_species and LEVELS[self.mode].draft:
            raise ValueError(f"choose_species: at this level, {self.mode}, they are chosen anyway (FOU-X3)")
        require_level(self.edition, self.mode)

    @classmethod
    def client_edition(cls, edition: Edition) -> ClientEdition:
        return client_edition(edition)

    @property
    def course(self) -> Course:
        return course(self.edition, self.mode, self.players, self.worm_in_rooms)

    @property
    def move_count(self) -> int:
        return self.course.moves

    @property
    def rounds(self) -> int:
        """Return the most rounds of a game.

        FOU-K19: an event is needed in every second round, and each event is limited.
        """
        kit = self.course.kit
        each = 18 + kit.pheromones + 3  # earths, pheromones, holes
        return QUIET * (CELLS + sum(kit.objectives.copies) + self.players * each + self.specials + 1)

    @property
    def specials(self) -> int:
        """Return how many special cards can be played.

        Each may remove a pheromone, which can be placed again (FOU-C30).
        """
        return len(self.course.kit.specials.each) if self.course.kit.level.specials else 0

    @property
    def max_moves(self) -> int:
        kit = self.course.kit
        turns = self.players * (kit.slots * PARTS + 4)  # plus a birth, a predator, a pass
        if self.specials:
            turns *= 2  # plus Done after each action
        powers = 3 * self.players  # a power, its predator, its cell
        return (3 * self.players + 3 * self.specials + sum(kit.objectives.copies)
                + self.rounds * (turns + 1 + (powers if kit.level.species else 0)))

    @property
    def usual_length(self) -> int:
        return USUAL[self.mode] * self.players

    @property
    def chance_bounds(self) -> ChanceBounds:
        """Return the limits of chance.

        Objectives and special cards are dealt together; a round adds a few draws: the weather, a predator's tile,
        objectives that replace others.
        """
        kit = self.course.kit
        dealt = self.players * (DEALT if kit.level.draft else kit.level.specials)
        most = max(kit.level.start.mix, kit.level.start.ants, HAND) + dealt + (kit.open if kit.level.open else 0)
        return ChanceBounds(max(sum(kit.objectives.copies), len(kit.specials.each), self.players), most,
                            2 + self.players + dealt + kit.open)

    def board(self) -> Board:
        """Return the main board and the nest of every player.

        Nest cells have no coordinates. Cell 1 of a nest is its first hole, a cell of the main board (FOU-S3).
        """
        kit, at = self.course.kit, coordinates(self.edition)
        in_play = [cell for cell in range(CELLS) if kit.board.ground[cell] != MASKED]
        names, beside = kit.board.names, kit.board.beside
        outside = {names[cell]: tuple([names[other] for other in beside[cell * SIDES:cell * SIDES + SIDES]
                                       if other in in_play]) for cell in in_play}
        inside = {name: tuple([kit.nest.names[other] for other in kit.nest.doors[node * DOORS:node * DOORS + DOORS]
                               if other != NONE]) for node, name in enumerate(kit.nest.names)}
        return Board("hexes", {kit.board.names[cell]: at[cell] for cell in in_play}, outside | inside)

    def setup(self, dice: Dice, news: News) -> FourmidableState:
        return set_up(self.course, self.first_leads, self.choose_species, dice, news)

    def action_of(self, move: int) -> Action:
        return self.course.actions[move]

    def number_of(self, action: Any) -> int:
        return self.course.numbers.get(action, -1) if isinstance(action, Action) else -1

    def view(self, state: FourmidableState, seat: int) -> FourmidableView:
        return sight.view(state, seat)

    def world_from_view(self, view: FourmidableView, dice: Dice) -> FourmidableState:
        return from_view.world_from_view(view, self.course, dice)

    def position(self, state: FourmidableState) -> FourmidablePosition:
        return sight.position(state)

    def load(self, position: FourmidablePosition) -> FourmidableState:
        return audit.load(position, self.course, self.rounds)

    def derived_fields(self, given: dict[str, Any], start: Any) -> dict[str, Any]:
        return completion.derived_fields(given, self.course.kit, start)

    def unpack(self, data: bytes) -> GameState:
        return unpack_onto(FourmidableState(self.course), data)

    def is_mid_action(self, state: FourmidableState) -> bool:
        return ACTING < state.phase <= FINISHING

    def feature_parts(self) -> tuple[Part, ...]:
        return features.parts(self.course.kit)

    def fixed_facts(self) -> dict[str, Any]:
        return features.fixed_facts(self.course.kit)

    def reason(self, state: FourmidableState, seat: int, action: Any, rule: str) -> Reason:
        if state.over:
            return Over()
        move, phase = self.number_of(action), self.course.phases[state.phase]
        if not 0 <= seat < self.players:
            return not_now(state, "spectator")
        step = self.course.step_at(move)
        if step is not None:
            due = state.waiting() >> seat & 1 and phase.asks_for(step)
            if due or self.course.answers(step):
                return step.reason(state, seat, move - step.first, FOU.rule_of(RULES.index(rule)))
        if not state.waiting() >> seat & 1:
            return not_now(state, "turn")
        return not_now(state, "unknown" if type(action) in phase.kinds else "step")

    def outlook(self, state: FourmidableState, seat: int, action: Any) -> Outlook:
        move = self.number_of(action)
        step = self.course.step_of[move]
        return step.outlook(state, seat, move - step.first)

    def tally(self, state: FourmidableState, seat: int) -> tuple[Points, ...]:
        return sight.sheet(state, seat)

    def traits(self, state: FourmidableState, seat: int, events: Sequence[Event]) -> Mapping[str, Sequence[Trait]]:
        return marks.marks(state, seat, events)


def not_now(t: FourmidableState, why: Any) -> NotNow:
    """Say which seat has to do what now (FOU-K4 and the rules of the other steps)."""
    waited = [seat for seat in range(t.seats) if t.waiting() >> seat & 1]
    predator = t.doing.predator
    return NotNow(why=why, phase=PHASES[t.phase], seat=waited[0], count=len(waited),
                  predator=None if predator == NONE else PREDATORS[predator])
