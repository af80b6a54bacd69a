"""The chase search of Fili-Fourmis: its routes are shortest, it finds the end, and it stops at its limit."""
from __future__ import annotations

from typing import Any

import pytest

from formicarium.bots.algorithms.deepening import NO_LUCK, SURE, WON
from formicarium.bots.fili_fourmis.chase import REPEATED, Chase, comes_back
from formicarium.bots.fili_fourmis.race import OFF, Race, by_road, judge, way
from formicarium.bots.policies import policy
from formicarium.bots.registry import bot
from formicarium.bots.strategies import ChaseStrategy
from formicarium.bots.strategy import Variation
from formicarium.core.dice import Dice, Seeded
from formicarium.core.news import SILENT
from formicarium.core.state import lowest_bit
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.games.fili_fourmis.kit import LONGEST, NONE, SIDES
from formicarium.games.fili_fourmis.model import Enter, FiliPosition
from formicarium.games.fili_fourmis.state import FiliState, laid_out

SMALL, LARGE = FiliFourmis(edition="small"), FiliFourmis()
FOREVER = 1 << 60


def chase(state: FiliState, noise: int = 0, positions: int = FOREVER, seconds: float = 600.0) -> Chase:
    return Chase(state, state.turn, state.course.moves, noise, 1, positions, seconds, 12)


def middle(game: FiliFourmis, seed: int, moves: int) -> FiliState:
    dice = Seeded(seed)
    state = game.setup(dice, SILENT)
    while not state.ended() and (moves > 0 or state.phase):
        ideas = policy(game.id).candidates(state, state.turn)
        move = ideas[0] if dice.below(2) else ideas[dice.below(len(ideas))]
        state.play(state.turn, move, dice, SILENT)
        moves -= 1
    return state


def walk_everywhere(state: FiliState, seat: int, ends: tuple[int, int]) -> int:
    """Return the steps by a full breadth-first search; NONE if no route exists."""
    kit = state.kit
    free = kit.anthills.walls & ~state.entered[seat]
    ring, met, steps = set(ends), set(ends), 0
    while ring:
        if any(kit.anthills.brink[(1 - seat) * kit.cells + cell] & free for cell in ring):
            return steps
        ring = {kit.board.outside[cell * SIDES + side] for cell in ring for side in range(SIDES)} - met
        ring = {cell for cell in ring if state.at[cell] == NONE}
        met |= ring
        steps += 1
    return int(NONE)


def wall_in(state: FiliState, seat: int) -> None:
    for cell in state.kit.passages.starts:
        if state.kit.anthills.brink[seat * state.kit.cells + cell] and state.at[cell] == NONE:
            state.at[cell] = 2 * state.kit.ants


def test_chase_routes_are_shortest() -> None:
    shut = 0
    for game in (SMALL, LARGE):
        race = Race(game.setup(Seeded(1), SILENT).kit)
        for seed in range(6):
            state = middle(game, seed, 20 + 18 * seed)
            for seat in (0, 1):
                if seed % 3 == 2:
                    wall_in(state, 1 - seat)
                for file in range(seat * state.kit.ants, seat * state.kit.ants + state.files[seat]):
                    one, other = state.line[file * LONGEST], state.line[file * LONGEST + state.size[file] - 1]
                    far = walk_everywhere(state, seat, (one, other))
                    for most in (3, 9, 40):
                        assert way(state, seat, one, other, most, race) == (most if far == NONE else min(far, most))
                    shut += far == NONE
    assert shut > 3


def test_chase_counts_two_steps_per_turn_on_earth() -> None:
    """Red has a file of three on the road, with the whole road ahead."""
    state = laid_out(SMALL.setup(Seeded(1), SILENT).course)
    kit, race = state.kit, Race(state.kit)
    road = [cell for cell in range(kit.cells) if race.road[cell] >= 0]
    line = [max(road, key=lambda cell: race.road[cell])]
    while race.road[line[-1]]:
        near = [kit.board.outside[line[-1] * SIDES + side] for side in range(SIDES)]
        line.append(next(cell for cell in near if cell in road and race.road[cell] == race.road[line[-1]] - 1))
    file = state.new_file(0)
    for cell in line[:3]:
        state.add_head(0, file, cell)
    steps = race.road[line[2]]
    assert steps == len(line) - 3 > 4 and by_road(state, 0, line[2], race) == (steps + 1) // 2
    assert way(state, 0, line[2], line[0], 40, race) > (steps + 1) // 2
    state.at[line[-1]] = 2 * kit.ants
    assert by_road(state, 0, line[2], race) == OFF
    assert by_road(state, 0, kit.cell_of["d5"], race) == OFF


def best_of_all(state: FiliState, seat: int) -> int:
    race, values = Race(state.kit), []
    for move in policy("fili_fourmis").candidates(state, seat):
        after = state.clone()
        after.play(seat, move, NO_LUCK, SILENT)
        if after.ended():
            lead = after.compare(seat, 1 - seat)
            values.append(0 if lead == 0 else WON - 1 if lead > 0 else 1 - WON)
        elif after.turn == seat:
            values.append(best_of_all(after, seat))
        else:
            values.append(-judge(after, race))
    return max(values)


@pytest.mark.parametrize("moves", [0, 7, 25, 60, 90])
def test_chase_value_one_turn_ahead_equals_exhaustive_search(moves: int) -> None:
    for seed in (1, 2):
        state = middle(SMALL, seed, moves)
        if not state.ended():
            thought = chase(state)
            assert thought.deepen(1) == 1
            assert thought.best_worth == best_of_all(state, state.turn)


def last_rampart() -> Any:
    """Return a position where red holds seven of eight ramparts on the small board, next to the eighth."""
    files = ((("d9", "d8", "d7"),), (("c13", "d13", "e13"), ("h12", "h11", "h10"), ("b13", "b12")))
    return SMALL.load(FiliPosition(nests=((), ("d11", "e11")), files=files,
                                   entered=(("c11", "d12", "e12", "f12", "f11", "f10", "e10"), ())))


def test_win_in_one_is_played() -> None:
    state = last_rampart()
    thought = chase(state)
    assert thought.deepen(5) == 1 and thought.best_worth == WON - 1 > SURE
    assert SMALL.action_of(thought.best) == Enter("d9", "d10")
    [line] = ChaseStrategy(positions=400).variations(SMALL, SMALL.view(state, 0), Seeded(1), 1)
    assert line == Variation(1.0, "turns", (Enter("d9", "d10"),))


def test_loss_in_one_is_seen() -> None:
    state = last_rampart()
    state.turn = 1
    state.begin_turn()
    thought = chase(state)
    thought.deepen(4)
    assert thought.best_worth == 2 - WON


def test_repeated_position_counts_as_the_end() -> None:
    """A position that stood two turns ago counts as an end: the seat with more ants entered is almost as good as won.
    """
    state = last_rampart()
    row = type(state.seen)
    assert not comes_back(state)
    key = state.sign
    for before, back in (([5, 6], False), ([key, 6], True), ([6, key], False), ([key, 5, 6, 7], True)):
        state.seen = row([*before, state.sign])
        assert comes_back(state) == back
    for who, value in ((1, 50 - REPEATED), (0, REPEATED - 50)):
        state.turn = 1 - who
        assert chase(state).value(state, who, 3, -2 * WON, 2 * WON, 1, 1) == value
    at_root = chase(state).value(state, 0, 0, -2 * WON, 2 * WON, 1, 0)  # at the root a repetition is allowed
    assert -REPEATED < 2 * at_root < REPEATED


def test_search_stops_at_its_limit() -> None:
    state = middle(LARGE, 3, 40)
    short = chase(state, positions=600)
    short.deepen(50)
    assert 600 <= short.looked < 610 and short.best in state.legal_moves(state.turn)
    late = chase(state, seconds=0.0)
    late.deepen(50)
    assert late.looked < 600 and late.stopped


def test_variations_are_sorted_and_legal() -> None:
    state = middle(SMALL, 5, 50)
    found = ChaseStrategy(positions=800).variations(SMALL, SMALL.view(state, state.turn), Seeded(1), 4)
    assert len(found) == 4 == len({line.actions[0] for line in found})
    for line in found:
        there = state.clone()
        for action in line.actions:
            who = lowest_bit(there.waiting())
            assert SMALL.refusal(there, who, action) is None
            there.play(who, SMALL.number_of(action), NO_LUCK, SILENT)
    assert chase(state).recall(state, state.turn) == NONE


def test_noise_is_reproducible_and_changes_moves() -> None:
    view = SMALL.view(SMALL.setup(Seeded(1), SILENT), 0)
    strategy = ChaseStrategy(noise=60, positions=60)
    chosen = [strategy.choose(SMALL, view, Seeded(seed)) for seed in range(12)]
    assert chosen == [strategy.choose(SMALL, view, Seeded(seed)) for seed in range(12)]
    assert len(set(chosen)) > 2


def test_chase_with_few_positions_beats_greedy_on_the_small_board() -> None:
    greedy, deep = bot("greedy"), bot("level5@120")
    won = 0
    for seed in range(2):
        dice: Dice = Seeded(seed)
        state = SMALL.setup(dice, SILENT)
        while not state.ended():
            who = deep if state.turn == seed % 2 else greedy
            action = who.choose(SMALL, SMALL.view(state, state.turn), dice)
            state.play(state.turn, SMALL.number_of(action), dice, SILENT)
        won += state.compare(seed % 2, 1 - seed % 2) > 0
    assert won == 2
