"""Every fault of a written position of Fourmidable is found and located."""
from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from formicarium.bots.policies import policy
from formicarium.core.dice import Seeded
from formicarium.core.game import InvalidPosition
from formicarium.core.news import SILENT
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.model import (
    Ant,
    Call,
    Direct,
    FourmidablePosition,
    Go,
    Hatch,
    Held,
    Keep,
    Muster,
    Open,
    Pick,
    Prowler,
    Reveal,
    Send,
    Under,
    Via,
)

from .sitting import Sitting, begin

GAME = Fourmidable()
CHILD = Fourmidable(mode="child")
Spoil = Callable[[FourmidablePosition], FourmidablePosition]


def middle(game: Fourmidable = GAME, moves: int = 90) -> FourmidablePosition:
    dice = Seeded(4)
    state = game.setup(dice, SILENT)
    while moves > 0 or game.position(state).phase != "acting":
        seat = next(seat for seat in range(game.players) if state.waiting() >> seat & 1)
        state.play(seat, policy(game.id).pick(state, seat, dice), dice, SILENT)
        moves -= 1
    return game.position(state)


def first_round() -> Sitting:
    for seed in range(40):
        opening = begin(seed=seed)
        if opening.state.turn == 0:
            opening.play(0, Muster(1, 1, 1)).play(1, Muster(1, 1, 1))
            if opening.view().phase == "acting":
                return opening
    raise AssertionError("no such start")


START = first_round()
MIDDLE, YOUNG = middle(), middle(CHILD)
WALK = START.copy().play(0, Pick("hunter", "b10")).position
PROWL = START.copy().play(0, Call("spider")).position
STUDY = START.copy().play(0, Pick("farmer", "b10"), Go("library")).position


def colony(p: FourmidablePosition, seat: int, **how: Any) -> FourmidablePosition:
    colonies = list(p.colonies)
    colonies[seat] = replace(colonies[seat], **how)
    return replace(p, colonies=tuple(colonies))


def ant(p: FourmidablePosition, **how: Any) -> FourmidablePosition:
    ants = p.colonies[0].ants
    return colony(p, 0, ants=(replace(ants[0], **how), *ants[1:]))


CASES: list[tuple[str, FourmidablePosition, Spoil, str]] = [
    ("a colony too few", MIDDLE, lambda p: replace(p, colonies=p.colonies[:1]), "colonies: 1 given"),
    ("nobody's turn", MIDDLE, lambda p: replace(p, turn=2), "turn: there is no seat 2"),
    ("nobody's tile", MIDDLE, lambda p: replace(p, first=-1), "first: there is no seat -1"),
    ("nobody's scent", MIDDLE, lambda p: replace(p, marks={**p.marks, "a1": 7}), "marks.a1: there is no seat 7"),
    ("two piles", MIDDLE, lambda p: replace(p, piles=p.piles[:2]), "piles, under: one for each"),
    ("no such cell", MIDDLE, lambda p: replace(p, bare=("z1",)), "bare: there is no cell 'z1'"),
    ("terrain twice", START.position, lambda p: replace(p, bare=("a1", "a1")), "bare: a1 is there twice"),
    ("terrain under a scent", START.position, lambda p: replace(p, bare=("a1",), marks={"a1": 0}),
     "bare: there is a pheromone on a1"),
    ("scent on the water", START.position, lambda p: replace(p, marks={"a10": 0}), "no resource was ever on a10"),
    ("terrain that is masked", START.position, lambda p: replace(p, bare=("c1",)), "bare: no resource was ever on c1"),
    ("scents without end", START.position, lambda p: replace(p, marks=dict.fromkeys(
        [f"b{n}" for n in range(1, 20) if n != 10] + ["e1"], 0)), "marks: 19 of seat 0, who has 18"),
    ("no such earth", START.position, lambda p: colony(p, 0, dug=("library",)), "colonies[0].dug: there is no earth"),
    ("dug twice", START.position, lambda p: colony(p, 0, dug=("r1c4", "r1c4")), "colonies[0].dug: r1c4 is there twice"),
    ("dug, and no hole", START.position, lambda p: colony(p, 0, dug=("2",)), "cell 2 is dug, and so a hole is open"),
    ("a hole undug", START.position, lambda p: colony(replace(p, bare=("b5",)), 0, holes=("b5", None, None)),
     "colonies[0].holes[0]: cell 2 is not dug"),
    ("a hole over a resource", START.position, lambda p: colony(p, 0, dug=("2",), holes=("b5", None, None)),
     "b5 is neither empty terrain nor a pheromone of seat 0"),
    ("a hole far away", START.position, lambda p: colony(replace(p, bare=("e1",)), 0, dug=("2",),
                                                         holes=("e1", None, None)), "too far from each other"),
    ("two holes on a cell", START.position, lambda p: colony(replace(p, bare=("b5",)), 0, dug=("2", "3"),
                                                             holes=("b5", "b5", None)), "two holes on b5"),
    ("a hole at Child", YOUNG, lambda p: colony(p, 0, holes=("b5", None, None)), "no holes but the first"),
    ("no such ant", MIDDLE, lambda p: ant(p, number=6), "number: 6; 1 to 5"),
    ("no such place", MIDDLE, lambda p: ant(p, cell="1"), "ants[0].cell: there is no cell '1'"),
    ("an ant twice", MIDDLE, lambda p: colony(p, 0, ants=(*p.colonies[0].ants, p.colonies[0].ants[0])), "there twice"),
    ("an ant too few", START.position, lambda p: colony(p, 0, ants=p.colonies[0].ants[:2]), "2, but 3 have begun"),
    ("born at Child", YOUNG, lambda p: colony(p, 0, birth="hunter"), "birth: nobody is born"),
    ("one more at Child", YOUNG, lambda p: colony(p, 0, ants=(*p.colonies[0].ants, Ant(
        "digger", 1 + sum(one.ant == "digger" for one in p.colonies[0].ants), "b10"))), "nobody is born (FOU-K1)"),
    ("numbers that skip", START.position, lambda p: ant(p, number=2), "each hunter comes with the next number"),
    ("a tile too many", START.position, lambda p: colony(colony(p, 0, birth="digger"), 1, birth="digger"),
     "2 tiles with a digger; there are 1"),
    ("born, and not there", START.copy().play(0, Hatch("hunter")).position,
     lambda p: colony(p, 1, birth="digger", ants=tuple(one for one in p.colonies[1].ants if one.ant != "digger")),
     "but 3 have begun"),
    ("predators at Child", YOUNG, lambda p: colony(p, 0, prowled=True), "prowled: there are no predators"),
    ("a card twice", MIDDLE, lambda p: colony(p, 0, hand=(*p.colonies[0].hand, "LL6")), "× LL6, not 1"),
    ("no such card", MIDDLE, lambda p: colony(p, 0, hand=("LL7",)), "there is no objective 'LL7'"),
    ("in another's pile", START.position, lambda p: replace(p, under=((Under("RR6", 0),), (), ())), "is for a farmer"),
    ("too many in hand", START.position, lambda p: replace(
        colony(p, 0, hand=(*p.colonies[0].hand, *p.piles[0][:2])), piles=(p.piles[0][2:], *p.piles[1:])),
     "hand: 5; 4 at most"),
    ("seven at Child", YOUNG, lambda p: replace(
        colony(p, 0, hand=p.colonies[0].hand[1:]),
        piles=tuple((*pile, p.colonies[0].hand[0]) if kind == kind_of(p.colonies[0].hand[0]) else pile
                    for kind, pile in enumerate(p.piles))), "7 in all"),
    ("resources of nothing", START.position, lambda p: colony(p, 0, resources=(1, 0, 0, 0, 0, 0, 0, 0, 0)),
     "1 × ladybug gathered, and 0 gone"),
    ("earth of nothing", START.position, lambda p: colony(p, 0, resources=(0, 0, 0, 0, 0, 0, 1, 0, 0)),
     "1 × orange gathered, 0 dug"),
    ("resources below none", START.position, lambda p: colony(p, 0, resources=(-1,) + (0,) * 8), "none below 0"),
    ("eight kinds", START.position, lambda p: colony(p, 0, resources=(0,) * 8), "8 numbers, not 9"),
    ("predators out of order", MIDDLE, lambda p: replace(p, predators=p.predators[::-1]), "in this order"),
    ("a worm nowhere", START.position, lambda p: replace(p, predators=(*p.predators[:2], Prowler("worm", "r1c4"))),
     "a worm is in somebody's nest"),
    ("a worm on the surface", START.position, lambda p: replace(p, predators=(
        *p.predators[:2], Prowler("worm", "2", 0))), "a worm never goes to 2"),
    ("a worm that has not eaten", START.position, lambda p: replace(p, predators=(
        *p.predators[:2], Prowler("worm", "r1c4", 0))), "it has eaten the earth there"),
    ("a spider that has not eaten", START.position, lambda p: replace(p, predators=(
        Prowler("spider", "b11"), *p.predators[1:])), "it has eaten there"),
    ("a spider on the water", START.position, lambda p: replace(p, predators=(
        Prowler("spider", "a10"), *p.predators[1:])), "it cannot be on a10"),
    ("two on one cell", START.position, lambda p: replace(p, bare=("a1",), predators=(
        Prowler("spider", "a1"), Prowler("grasshopper", "a1"), p.predators[2])), "two predators on a1"),
    ("an owner without a worm", START.position, lambda p: replace(p, predators=(
        Prowler("spider", "a1", 0), *p.predators[1:])), "it is on the main board"),
    ("round 0", START.position, lambda p: replace(p, round=0), "round: 0 while acting"),
    ("a round too late", MIDDLE, lambda p: replace(p, round=10**6), "no game has more than"),
    ("quiet for ever", MIDDLE, lambda p: replace(p, still=3), "still: 3 of"),
    ("two quiet rounds", MIDDLE, lambda p: replace(p, still=2), "2 rounds end the game (FOU-K19)"),
    ("no weather", MIDDLE, lambda p: replace(p, weather=None), "weather: None while acting"),
    ("weather at Child", YOUNG, lambda p: replace(p, weather="sun"), "weather: 'sun' while acting"),
    ("another level's end", MIDDLE, lambda p: replace(p, ending="FOU-K15"), "not at this level"),
    ("an end that is none", MIDDLE, lambda p: replace(p, ending="FOU-A19"), "ending: 'FOU-A19' while acting"),
    ("something in hand", MIDDLE, lambda p: replace(p, held=Held("hunter", 1)), "held: something while acting"),
    ("looking at cards", MIDDLE, lambda p: replace(p, looked=("LL6",)), "not 1 (FOU-S4)"),
    ("passed unasked", MIDDLE, lambda p: colony(p, 0, passed=True), "passed: nobody is asked while acting"),
    ("no ant in hand", WALK, lambda p: replace(p, held=Held(predator="worm")), "held: an ant that moves"),
    ("another's ant", WALK, lambda p: replace(p, held=Held("hunter", 3)), "seat 0 has no hunter 3"),
    ("an ant that moved", WALK, lambda p: ant(p, moved=True), "its indicator turns when its move has ended"),
    ("a goal too soon", WALK, lambda p: replace(p, held=Held("hunter", 1, "b5")), "held.goal: 'b5' while walking"),
    ("a way too soon", WALK, lambda p: replace(p, held=Held("hunter", 1, None, ("b5",))), "held.via"),
    ("twice the predator", PROWL, lambda p: colony(p, 0, prowled=True), "has moved a predator this round"),
    ("not in the library", STUDY, lambda p: colony(p, 0, ants=tuple(
        replace(one, cell="b10") for one in p.colonies[0].ants)), "the ant is not in the library"),
    ("one card looked at", STUDY, lambda p: replace(p, looked=p.looked[:1], piles=(
        p.piles[0], (*p.piles[1], p.looked[1]), p.piles[2])), "looked: 1 cards, not 2"),
    ("in the earth", START.position, lambda p: ant(p, cell="r1c4"), "in the earth r1c4"),
    ("with the worm", START.position, lambda p: ant(colony(replace(p, predators=(
        *p.predators[:2], Prowler("worm", "r1c4", 0))), 0, dug=("r1c4",)), cell="r1c4"), "with the worm in r1c4"),
    ("two players on a cell", START.position, lambda p: colony(ant(p, cell="a1"), 1, ants=(
        replace(p.colonies[1].ants[0], cell="a1"), *p.colonies[1].ants[1:])), "nobody of seat 0 can be on a1"),
    ("on a foreign scent", START.position, lambda p: ant(replace(p, marks={"a1": 1}), cell="a1"), "can be on a1"),
    ("nothing left to do", START.position, lambda p: colony(p, 0, prowled=True, birth="hunter", ants=tuple(
        replace(one, moved=True) for one in p.colonies[0].ants)), "nothing left to do"),
    ("all is done and nobody asked", START.position, lambda p: replace(p, phase="closing"), "all actions are done"),
    ("drawing at Apprentice", begin().position, lambda p: replace(p, phase="drawing"), "objectives come with the ants"),
    ("out of turn at set-up", begin().position, lambda p: replace(p, turn=1 - p.turn), "while it is the turn of seat"),
    ("weather after moves", START.position, lambda p: ant(replace(p, phase="forecasting", weather=None), moved=True),
     "the weather comes first"),
    ("the wrong one foretells", START.position, lambda p: replace(p, phase="forecasting", weather=None, turn=1),
     "the holder of the day/night tile chooses"),
]


def kind_of(card: str) -> int:
    return next(kind for kind, letters in enumerate(("LCS", "RBM", "OGT")) if card[0] in letters)


@pytest.mark.parametrize(("position", "spoil", "fault"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_impossible_position_is_refused_with_its_place(position: FourmidablePosition, spoil: Spoil, fault: str) -> None:
    game = CHILD if position is YOUNG else GAME
    game.load(position)
    with pytest.raises(InvalidPosition, match=re.escape(fault)):
        game.load(spoil(position))


def test_position_in_the_middle_of_an_action_is_loaded() -> None:
    """A route being chosen and a hole being placed; games rarely stop there."""
    there = first_round()
    there.play(0, Call("grasshopper"), Send("b6")).play(1, Call("grasshopper"), Send("a4"))
    walk = there.copy().play(0, Pick("hunter", "b10"), Go("b11"))
    assert walk.view().phase == "choosing" and Via("b6") in walk.offers(0)
    again = walk.game.load(walk.position)
    assert walk.game.position(again) == walk.position
    with pytest.raises(InvalidPosition, match="does not come as far as e1"):
        walk.game.load(replace(walk.position, held=replace(walk.position.held, goal="e1")))  # type: ignore[type-var]
    with pytest.raises(InvalidPosition, match="is on no way"):
        walk.game.load(replace(walk.position, bare=(*walk.position.bare, "e6"),
                               held=replace(walk.position.held, via=("e6",))))  # type: ignore[type-var]
    dig = there.copy().play(0, Pick("digger", "b10"), Go("2"), Direct())
    assert dig.offers(0) == [Open("b6")] and dig.game.position(dig.game.load(dig.position)) == dig.position
    with pytest.raises(InvalidPosition, match="no cell for the hole"):
        dig.game.load(replace(dig.position, bare=("a4",), marks={"b6": 1}))
    study = there.copy().play(0, Pick("farmer", "b10"), Go("library"), Direct())
    assert study.offers(0, Keep) and study.game.position(study.game.load(study.position)) == study.position


@pytest.mark.unwatched
def test_fou_k14_reveal_before_the_weather_leaves_a_valid_state() -> None:
    """Tested from the second round on: before that there is nothing to reveal with."""
    game, dice = Fourmidable(mode="apprentice", players=2), Seeded(5)
    for seed in range(200):
        state = game.setup(Seeded(seed), SILENT)
        while not state.ended():
            seat = next(seat for seat in range(2) if state.waiting() >> seat & 1)
            if game.position(state).phase == "forecasting":
                for other in range(2):
                    for option in game.legal_actions(state, other):
                        if isinstance(option, Reveal):
                            state.play(other, game.number_of(option), dice, SILENT)
                            there = game.position(state)
                            assert there.phase == "forecasting" and there.stirred
                            assert game.position(game.load(there)) == there
                            return
            state.play(seat, policy(game.id).pick(state, seat, dice), dice, SILENT)
    raise AssertionError("nobody ever revealed then")


def ended_at_once() -> Any:
    """Return a finished game of Child that ended by the seventh objective; random games rarely do."""
    for seed in range(24, 90):
        dice = Seeded(seed)
        state = CHILD.setup(dice, SILENT)
        while not state.ended():
            seat = next(seat for seat in range(CHILD.players) if state.waiting() >> seat & 1)
            state.play(seat, policy(CHILD.id).pick(state, seat, dice), dice, SILENT)
        if CHILD.position(state).ending == "FOU-K15":
            return state
    raise AssertionError("none ends so")


def test_fou_k15_an_end_that_comes_at_once_may_leave_actions_undone() -> None:
    state = ended_at_once()
    over = CHILD.position(state)
    assert any(state.busy(seat) for seat in range(CHILD.players))
    assert CHILD.position(CHILD.load(over)) == over
