"""Plans: actions that play special cards on one rich position, through all their moments.

Round the nest of seat 0 (b10) lies one of each: b7 a ladybird, b14 a caterpillar, b11 a beetle, b6 a raspberry, b18 a
blueberry, b5 a mushroom; r2c4, r3c4, r1c4 are orange, grey and brown earth, r1c3, r2c3, r3c3 lie behind them. Cell 2
can be dug: b3 is bare, and so are e1 and e2, far away; b17 has a pheromone of seat 1.
"""
from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from formicarium.core.dice import Dice, Seeded
from formicarium.games.fourmidable import model
from tests.oracle.fourmidable.upper.box import EXPERIENCED, INTERMEDIATE, MARKED
from tests.oracle.fourmidable.upper.in_step import AT, InStep
from tests.oracle.fourmidable.upper.open_step import OpenInStep
from tests.oracle.fourmidable.upper.table import State

from .scenes import scene

HOME = "b10"


@dataclass(frozen=True)
class Plan:
    """One action: an ant that goes somewhere, a birth, or a predator's move."""

    kind: str  # the ant's kind, "birth" or "predator"
    goal: str = ""
    gains: str = ""  # letter of the resource gathered at the goal
    behind: bool = False  # reachable only over another earth cell

    def __str__(self) -> str:
        return f"{self.kind} {self.goal}".strip()


PLANS = [
    Plan("hunter", "b7", "L"), Plan("hunter", "b14", "C"), Plan("hunter", "b11", "S"), Plan("hunter", "library"),
    Plan("hunter", HOME), Plan("farmer", "b18", "B"), Plan("farmer", "b5", "M"), Plan("farmer", "b6", "R"),
    Plan("farmer", "library"), Plan("digger", "r2c4", "O"), Plan("digger", "r3c4", "G"), Plan("digger", "r1c4", "T"),
    Plan("digger", "2", "T"), Plan("digger", "r1c3", "O", True), Plan("digger", "r2c3", "G", True),
    Plan("digger", "r3c3", "T", True), Plan("digger", "library"), Plan("birth"), Plan("predator")]

# Whether an effect can be played in a phase of a plan.
Fits = Callable[[str, Plan], bool]


def while_gathering(letter: str) -> Fits:
    return lambda phase, plan: plan.gains == letter and phase == ("opening" if plan.goal == "2" else "finishing")


def any_time(phase: str, plan: Plan) -> bool:
    return phase in ("acting", "walking", "finishing")


def once_picked(kind: str) -> Fits:
    return lambda phase, plan: phase == "walking" and (plan.kind == kind or not kind)


def while_drawing(kind: str) -> Fits:
    return lambda phase, plan: phase == "studying" and plan.kind == kind


def as_the_birth(phase: str, plan: Plan) -> bool:
    return phase == "acting"


def while_digging(phase: str, plan: Plan) -> bool:
    return phase == "opening"


def for_a_hole(phase: str, plan: Plan) -> bool:
    return phase == "opening" or (phase == "walking" and plan.kind == "digger")


def never(phase: str, plan: Plan) -> bool:
    return False


FITS: dict[str, Fits] = {
    **dict.fromkeys(("C1", "C2", "C3", "C35", "C36", "C37"), never),
    **{f"C{number}": while_gathering(letter) for number, letter in enumerate("BMROGTLCS", 4)},
    **{f"C{number}": any_time for number in (13, 14, 15, 22, 23, 24, 30, 31)},
    **{f"C{number}": once_picked(kind) for number, kind in ((16, "hunter"), (17, "farmer"), (18, "digger"), (32, ""),
                                                            (34, "digger"))},
    **{f"C{number}": while_drawing(kind) for number, kind in ((19, "digger"), (20, "farmer"), (21, "hunter"))},
    **{f"C{number}": as_the_birth for number in (25, 26, 27, 28)},
    "C29": for_a_hole, "C33": while_digging}
OPEN_FITS: dict[str, Fits] = FITS | {f"C{number}": any_time for number in (19, 20, 21)}
BIRTHS = ("C25", "C26", "C27", "C28")


def rich(cards: list[str], *, day: bool = True, sky: str = "rain", species: str = "",
         mode: str = INTERMEDIATE) -> State:
    """Return the rich position, seat 0 to act, with these cards (`C4n`: the night card).
    It can pay one open objective of each trade.
    """
    paid: dict[str, Any] = {"opened": "LL RR OO SSS MMM", "goods": {0: "LLRROO"}} if mode == EXPERIENCED else {}
    return scene(
        mode, **paid,
        ants={0: [("hunter", "1"), ("farmer", "1"), ("digger", "1")], 1: [("hunter", "1"), ("farmer", "1")]},
        cards={0: " ".join(cards)}, species={0: species} if species else {}, bare=[AT["b3"], AT["e1"], AT["e2"]],
        scents={AT["b17"]: 1}, sky=sky, day=day)


def card_of(effect: str, night: bool = False) -> str:
    return effect + (("-night" if night else "-day") if effect in MARKED else "")


def sit_down(cards: list[str], seed: int = 1, **more: Any) -> InStep:
    dice: Dice = Seeded(seed)
    kind = OpenInStep if more.get("mode") == EXPERIENCED else InStep
    return kind.at(rich(cards, **more), dice, random.Random(seed))


def needs_leap(plan: Plan, cards: list[str]) -> bool:
    return plan.behind and "C34" not in cards


def stages(both: InStep, plan: Plan, first: list[str]) -> Iterator[str]:
    """Play the action of seat 0 and yield at each of its moments; `first`: cards to play as soon as possible."""
    while both.table.turn == 0:
        phase = both.game.position(both.table).phase
        options = both.game.legal_actions(both.table, 0)
        wanted = [card for card in first if model.PlayCard(card) in options]
        if phase in ("claiming", "erasing", "prowling", "bearing", "summoning"):
            both.play(0, both.rng.choice(safe(options, plan)))
            continue
        if wanted:
            first.remove(wanted[0])
            both.play(0, model.PlayCard(wanted[0]))
            continue
        if phase == "acting" and any(ant.moved for ant in both.game.position(both.table).colonies[0].ants):
            return
        yield phase
        if both.game.position(both.table).phase != phase or both.table.turn != 0:
            continue
        options = both.game.legal_actions(both.table, 0)
        match phase:
            case "acting":
                if plan.kind == "birth":
                    birth = both.table.colonies[0].born == -1
                    both.play(0, model.Hatch("hunter") if birth else model.Pick("hunter", HOME))
                elif plan.kind == "predator":
                    both.play(0, model.Call("spider"))
                else:
                    both.play(0, model.Pick(plan.kind, HOME))  # type: ignore[arg-type]
            case "walking":
                goal = model.Go(plan.goal)
                both.play(0, goal if goal in options else model.Go(HOME))
            case "choosing":
                both.play(0, next(one for one in options if isinstance(one, model.Via | model.Direct)))
            case "opening":
                both.play(0, model.Open("b3"))
            case "studying":
                both.play(0, next(one for one in options if isinstance(one, model.Keep)))
            case "completing":
                both.play(0, model.Leave())
            case _:
                both.play(0, model.Done())


def safe(options: Any, plan: Plan) -> list[Any]:
    """Return the targets that do not spoil the plan: neither its goal nor the only place for its hole."""
    kept = {"b3", "b5", "b6", "b7", "b11", "b14", "b18", plan.goal}
    found = [one for one in options if isinstance(one, model.Claim | model.Erase | model.Hatch | model.Call)
             or (isinstance(one, model.Send) and (one.owner == 1 or (one.owner is None and one.cell[0] == "e")))]
    return [one for one in found if not isinstance(one, model.Claim | model.Send) or one.cell not in kept]
