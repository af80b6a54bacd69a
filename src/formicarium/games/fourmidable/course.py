"""Fourmidable: all steps of the level in the order of their numbers, and the steps of each phase."""
from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.game import Action
from formicarium.core.packing import VariantData
from formicarium.core.rule import Rule
from formicarium.core.step import assign_negative_numbers, assign_numbers, numbers_by_action
from formicarium.games.fourmidable.cards.claim import Claiming
from formicarium.games.fourmidable.cards.deck import Playing
from formicarium.games.fourmidable.cards.erase import Erasing
from formicarium.games.fourmidable.kit import (
    ACTING,
    ADOPTING,
    BEARING,
    CHOOSING,
    CLAIMING,
    CLOSING,
    COMPLETING,
    COUNTING,
    DRAFTING,
    DRAWING,
    ERASING,
    FINISHING,
    FORECASTING,
    HUNTING,
    MUSTERING,
    OPENING,
    PROWLING,
    REAPING,
    ROBBING,
    STOCKING,
    STUDYING,
    SUMMONING,
    WALKING,
    Kit,
)
from formicarium.games.fourmidable.rules import (
    ACTION_AT_CHILD,
    ANY_BIRTH,
    COMPLETE_OPEN_OBJECTIVE,
    DRAFT_SPECIAL_CARDS,
    ERASE_PHEROMONE,
    LIBRARY_DRAW,
    NAME_THE_WEATHER,
    OBJECTIVE_MIX,
    OUTER_HOLE_DISTANCE,
    OWN_ACTION_ONLY,
    PHEROMONE_ROUTE,
    PREDATOR_SPECIES,
    PREDATOR_TARGET,
    REVEAL_BEFORE_ROUND_ENDS,
    SOLO_PREDATORS_HUNT,
    SOLO_PREDATORS_ROB,
    SOLO_SET_UP,
)
from formicarium.games.fourmidable.step import Step
from formicarium.games.fourmidable.steps.choose_route import ChoosingRoute
from formicarium.games.fourmidable.steps.choose_species import Adopting, Using
from formicarium.games.fourmidable.steps.complete_objective import Completing
from formicarium.games.fourmidable.steps.draft import Drafting, Stocking
from formicarium.games.fourmidable.steps.finish_action import Finishing
from formicarium.games.fourmidable.steps.give_birth import GivingUp, Hatching
from formicarium.games.fourmidable.steps.keep_objective import Studying
from formicarium.games.fourmidable.steps.mark_route import MarkingCell
from formicarium.games.fourmidable.steps.move_ant import Going, Picking
from formicarium.games.fourmidable.steps.move_predator import Calling, Sending
from formicarium.games.fourmidable.steps.name_weather import Forecasting
from formicarium.games.fourmidable.steps.open_hole import Opening
from formicarium.games.fourmidable.steps.pass_turn import Passing
from formicarium.games.fourmidable.steps.predators_hunt import Hunting
from formicarium.games.fourmidable.steps.predators_rob import Robbing
from formicarium.games.fourmidable.steps.reveal_objective import Revealing
from formicarium.games.fourmidable.steps.setting_out import Drawing, Mustering, Recruiting

# Seats that a phase waits for.
ONE_IN_TURN: Final[i64] = 0
REVEALERS: Final[i64] = 1  # all seats that may have an objective to reveal
PICKERS: Final[i64] = 2  # all seats that have not kept a card in this step of the draft


@final
class Phase:
    """One phase of a turn: its rule and the steps that can answer it."""

    def __init__(self, number: i64, rule: Rule | None, steps: list[Step], *, waits_for: i64 = ONE_IN_TURN) -> None:
        self.number = number
        self.rule = rule  # None: the rule of the card or power that asks, or the rule that brings the end
        self.waits_for = waits_for
        self.steps = vec[Step](steps)
        self.kinds = [type(action) for step in steps for action in step.actions]

    def asks_for(self, step: Step) -> bool:
        i: i64
        for i in range(len(self.steps)):
            if self.steps[i] is step:
                return True
        return False


@final
class SetUpSteps:
    """The steps before the first round: species, special cards, objectives and first ants."""

    def __init__(self, kit: Kit) -> None:
        self.adopting = Adopting(kit)
        self.drafting = Drafting(kit)
        self.stocking = Stocking(kit)
        self.drawing = Drawing(kit)
        self.mustering = Mustering(kit)
        self.recruiting = Recruiting(kit)


@final
class ActionSteps:
    """The steps of a player's action with an ant, and of a birth; the weather is named before them."""

    def __init__(self, kit: Kit) -> None:
        self.forecasting = Forecasting()
        self.picking = Picking(kit)
        self.going = Going(kit)
        self.crossing: Step = MarkingCell(kit) if kit.level.traced else ChoosingRoute(kit)
        self.opening = Opening(kit)
        self.studying = Studying(kit)
        self.completing = Completing(kit)
        self.hatching = Hatching()
        self.giving_up = GivingUp(kit)
        self.finishing = Finishing(kit)


@final
class PredatorSteps:
    """The steps that move predators; in the solo game they also hunt and rob by themselves."""

    def __init__(self, kit: Kit) -> None:
        self.calling = Calling()
        self.sending = Sending(kit)
        self.hunting = Hunting(kit)
        self.robbing = Robbing(kit)


@final
class CardSteps:
    """The steps that play a special card or use a species' power, and the choices that these ask for."""

    def __init__(self, kit: Kit) -> None:
        self.playing = Playing(kit)
        self.using = Using(kit)
        self.claiming = Claiming(kit)
        self.erasing = Erasing(kit)


@final
class Course(VariantData):
    """Steps and phases of one kit, immutable; all states of a variant share it."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.set_up = SetUpSteps(kit)
        self.action = ActionSteps(kit)
        self.predators = PredatorSteps(kit)
        self.cards = CardSteps(kit)
        self.revealing = Revealing(kit)  # can be chosen in another seat's turn (FOU-K14)
        self.passing = Passing()
        set_up, action, predators, cards = self.set_up, self.action, self.predators, self.cards
        every: list[Step] = [
            set_up.adopting, set_up.drawing, set_up.mustering, action.forecasting, action.picking, action.going,
            action.crossing, action.opening, action.studying, action.hatching, action.giving_up, predators.calling,
            cards.playing, cards.using, cards.claiming, cards.erasing, action.finishing, self.revealing, self.passing,
            set_up.recruiting, action.completing, set_up.drafting, set_up.stocking, predators.hunting,
            predators.robbing, predators.sending]  # last, because the number of its choices depends on the seats
        others = self.others()
        self.steps = [step for step in every if step not in others]
        # playable beside the steps of a phase (FOU-I2)
        playable: list[Step] = [cards.playing, cards.using] if kit.level.specials else []
        births: list[Step] = [action.hatching, action.giving_up] if kit.level.specials else [action.hatching]
        start = kit.level.start
        self.phases = vec[Phase]([  # by phase number
            Phase(ADOPTING, start.adopting, [set_up.adopting]),
            Phase(DRAFTING, DRAFT_SPECIAL_CARDS, [set_up.drafting], waits_for=PICKERS),
            Phase(STOCKING, SOLO_SET_UP, [set_up.stocking]),
            Phase(DRAWING, OBJECTIVE_MIX, [set_up.drawing]),
            Phase(MUSTERING, start.mustering, [set_up.recruiting if start.one_by_one else set_up.mustering]),
            Phase(FORECASTING, NAME_THE_WEATHER, [action.forecasting]),
            Phase(ACTING, ACTION_AT_CHILD, [action.picking, *births, predators.calling, *playable]),
            Phase(WALKING, ACTION_AT_CHILD, [action.going, *playable]),
            Phase(CHOOSING, PHEROMONE_ROUTE, [action.crossing]),
            Phase(OPENING, OUTER_HOLE_DISTANCE, [action.opening, *playable]),
            Phase(STUDYING, LIBRARY_DRAW, [action.studying, *playable]),
            Phase(COMPLETING, COMPLETE_OPEN_OBJECTIVE, [action.completing]),
            Phase(REAPING, OWN_ACTION_ONLY, [action.finishing, *playable]),
            Phase(HUNTING, SOLO_PREDATORS_HUNT, [predators.hunting]),
            Phase(ROBBING, SOLO_PREDATORS_ROB, [predators.robbing]),
            Phase(PROWLING, PREDATOR_TARGET, [predators.sending]),
            Phase(SUMMONING, PREDATOR_SPECIES, [predators.calling]),
            Phase(CLAIMING, None, [cards.claiming]),
            Phase(ERASING, ERASE_PHEROMONE, [cards.erasing]),
            Phase(BEARING, ANY_BIRTH, [action.hatching]),
            Phase(FINISHING, OWN_ACTION_ONLY, [action.finishing, *playable]),
            Phase(CLOSING, REVEAL_BEFORE_ROUND_ENDS, [self.passing], waits_for=REVEALERS),
            Phase(COUNTING, None, [self.passing], waits_for=REVEALERS),
        ])
        assert [phase.number for phase in self.phases] == list(range(len(self.phases)))
        self.moves = assign_numbers(self.steps)
        assign_negative_numbers(others)
        self.actions: list[Action] = [one for step in self.steps for one in step.actions]  # by move
        self.numbers = numbers_by_action(every)  # the move of an action
        self.step_of = vec[Step](capacity=self.moves)  # by move
        self.other_step_of = vec[Step]()  # steps of moves that the level does not have, from move -2 down
        i: i64
        for step in self.steps:
            for i in range(step.size):
                self.step_of = append(self.step_of, step)
        for step in others:
            for i in range(step.size):
                self.other_step_of = append(self.other_step_of, step)
        # first move after picking, birth and giving up
        self.after_births = action.giving_up.first + action.giving_up.size

    def others(self) -> list[Step]:
        """Return the steps that are never taken at this level; some of them know the rule against it.

        Any other step that a level lacks has no choices there.
        """
        level = self.kit.level
        found: list[Step] = []
        if not level.start.mix:
            found.append(self.set_up.drawing)
        if not level.weather:
            found.append(self.action.forecasting)
        if not level.claims:
            found.append(self.action.crossing)
        if not level.holes:
            found.append(self.action.opening)
        if not level.library:
            found.append(self.action.studying)
        if not level.births:
            found.append(self.action.hatching)
        if not level.predators or level.alone:
            found.append(self.predators.calling)
        if not level.predators:
            found.append(self.predators.sending)
        if level.open:
            found.append(self.passing)
        return found

    def step_at(self, move: i64) -> Step | None:
        """Return the step of a move, also of moves that the level does not have; None for an unknown move."""
        if 0 <= move < self.moves:
            return self.step_of[move]
        if -2 - len(self.other_step_of) < move < -1:
            return self.other_step_of[-2 - move]
        return None

    def answers(self, step: Step) -> bool:
        """Whether a step can explain a refusal in any phase; the other steps only in their own."""
        return step is self.revealing or step is self.cards.playing or step is self.cards.using
