"""Heuristics of the bots: evaluation of positions and selection of moves."""
from __future__ import annotations

import pytest

from formicarium.bots.policies import policy
from formicarium.bots.strategies import strategy_of
from formicarium.core.dice import Seeded
from formicarium.core.news import SILENT
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.model import Call, Go, Hatch, Keep, Pick, Reveal, Send
from tests.games.fourmidable.sitting import Sitting, digger, farmer, hunter, sit

POLICY = policy("fourmidable")
NEEDY = {0: "SS LLL", 1: "RR"}


def ideas_of(there: Sitting, seat: int = 0) -> list[object]:
    return [there.game.action_of(move) for move in POLICY.candidates(there.state, seat)]


def choice_of(there: Sitting, name: str = "greedy", seat: int = 0) -> object:
    return strategy_of("fourmidable", name).choose(there.game, there.view(seat), Seeded(5))


def test_completed_objectives_are_revealed_first() -> None:
    there = sit(hand=NEEDY, goods={0: "SSLLL"})
    assert ideas_of(there) == [Reveal("LLL12"), Reveal("SS6")] or ideas_of(there) == [Reveal("SS6"), Reveal("LLL12")]
    assert isinstance(choice_of(there), Reveal)


def test_search_can_ask_for_ranked_ideas() -> None:
    there = sit(ants={0: [digger("queen"), hunter("1")]}, hand=NEEDY, goods={0: "S"})
    ranked = [there.game.action_of(move) for move in POLICY.ranked_ideas(there.state, 0)]
    assert sorted(map(repr, ranked)) == sorted(map(repr, ideas_of(there))) and ranked != ideas_of(there)
    assert ranked.index(Pick("hunter", "b10")) < ranked.index(Pick("digger", "queen"))


def test_ranked_goals_are_fewer() -> None:
    there = sit(ants={0: [hunter("1")]}, hand=NEEDY, goods={0: "S"}).play(0, Pick("hunter", "b10"))
    ranked = [there.game.action_of(move) for move in POLICY.ranked_ideas(there.state, 0)]
    assert ranked == ideas_of(there)[:5] and len(ideas_of(there)) == 7


EARLY = "LC LS CC CS LL RR RM"
LATE = "RRR BBB MMM"


def test_ending_reveal_is_one_idea_among_others() -> None:
    there = sit(ants={0: [hunter("1")]}, hand={0: "SS", 1: "GG"}, goods={0: "SS"}, revealed={0: EARLY})
    assert ideas_of(there) == [Pick("hunter", "b10"), Hatch("hunter"), Hatch("farmer"), Hatch("digger"), Reveal("SS6")]
    assert ideas_of(there.picked(0, "hunter", "b10"))[-1] == Reveal("SS6")
    six = sit(ants={0: [hunter("1")]}, hand={0: "SS"}, goods={0: "SS"}, revealed={0: EARLY[3:]})
    assert ideas_of(six) == [Reveal("SS6")]


def test_playout_ends_a_game_that_it_leads() -> None:
    def instinct(revealed: dict[int, str], seat: int = 0) -> list[object]:
        there = sit(ants={0: [hunter("1")], 1: [hunter("1")]}, hand={0: "SS"}, goods={0: "SS"}, revealed=revealed,
                    turn=seat)
        return [there.game.action_of(POLICY.pick(there.state, 0, Seeded(seed))) for seed in range(60)]

    assert instinct({0: EARLY, 1: LATE}).count(Reveal("SS6")) > 50
    behind = {0: "LC LS CS RM BM RB OG", 1: "RRR BBB MMM GGG OOO TTT"}
    assert instinct(behind).count(Reveal("SS6")) < 10
    assert set(instinct(behind, seat=1)) == {Reveal("SS6")}


def test_ant_without_a_resource_in_reach_moves_towards_one() -> None:
    """A farmer who needs a raspberry, where all of its own section are eaten, goes towards the middle."""
    section = [f"b{n}" for n in range(1, 20) if n != 10]
    there = sit("child", ants={0: [farmer("1")]}, hand={0: "RR"}, goods={0: "R"}, bare=section)
    there.play(0, Pick("farmer", "b10"))
    goals = [there.game.action_of(POLICY.pick(there.state, 0, Seeded(seed))) for seed in range(60)]
    assert max(goals.count(goal) for goal in set(goals)) > 50


def test_ant_moves_to_a_resource() -> None:
    there = sit(ants={0: [hunter("1")]}, hand=NEEDY, goods={0: "S"}).play(0, Pick("hunter", "b10"))
    goals = ideas_of(there)
    assert len(goals) == 7 and goals[0] in (Go("b11"), Go("b16"), Go("b13"))  # a beetle, the last missing resource
    assert choice_of(there) in (Go("b11"), Go("b16"), Go("b13"), Go("a3"))


def test_predators_are_moved_last() -> None:
    there = sit(ants={0: [hunter("1")]})
    assert not any(isinstance(one, Call) for one in ideas_of(there))
    done = sit(ants={0: [hunter("1", moved=True)]}, born=[0])
    assert {type(one) for one in ideas_of(done)} == {Call}


def test_predator_eats_resources_that_others_need() -> None:
    there = sit(ants={0: [hunter("1")], 1: [farmer("e5")]}, hand=NEEDY, goods={1: "R"}).play(0, Call("grasshopper"))
    bites = ideas_of(there)
    assert {Send("e3"), Send("e4"), Send("e14")} & set(bites)
    assert not any(one.cell.startswith("b") for one in bites[:3] if isinstance(one, Send))


def test_needed_resource_is_worth_more() -> None:
    before = sit(ants={0: [hunter("1"), hunter("1")]}, hand=NEEDY, goods={0: "S"})
    def after(cell: str) -> int:
        return POLICY.evaluate(before.copy().play(0, Pick("hunter", "b10"), Go(cell)).state, 0)

    assert after("b11") > after("b12") > after("b10")


def test_births_and_picked_ants_have_positive_worth() -> None:
    there = sit(ants={0: [hunter("1")], 1: [hunter("1")]}, hand=NEEDY)
    for action in (Hatch("hunter"), Pick("hunter", "b10")):
        assert POLICY.evaluate(there.copy().play(0, action).state, 0) > POLICY.evaluate(there.state, 0)


def test_objective_nearest_to_completion_is_kept() -> None:
    there = sit(ants={0: [farmer("1")]}, goods={0: "RR"})
    there.play(0, Pick("farmer", "b10"), Go("library"), luck=("RRR12", "BM5"))
    kept = [there.game.action_of(POLICY.pick(there.state, 0, Seeded(seed))) for seed in range(40)]
    assert kept.count(Keep("RRR12")) > 30


@pytest.mark.parametrize(("mode", "players"), [("child", 2), ("apprentice", 3)])
def test_ideas_are_legal_moves(mode: str, players: int) -> None:
    game, dice = Fourmidable(mode=mode, players=players), Seeded(3)
    state = game.setup(dice, SILENT)
    for _ in range(120):
        seat = next((seat for seat in range(players) if state.waiting() >> seat & 1), None)
        if seat is None:
            return
        ideas, moves = list(POLICY.candidates(state, seat)), list(state.legal_moves(seat))
        assert ideas and set(ideas) <= set(moves) and len(set(ideas)) == len(ideas)
        state.play(seat, POLICY.pick(state, seat, dice), dice, SILENT)


def test_digger_moves_to_the_needed_earth() -> None:
    there = sit(ants={0: [digger("1")]}, hand={0: "OO"}, goods={0: "O"}).play(0, Pick("digger", "b10"))
    assert ideas_of(there)[0] == Go("r2c4")
