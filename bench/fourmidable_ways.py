"""Time of the legal moves of a walking ant in Fourmidable, with eight steps and much empty terrain.

    python bench/fourmidable_ways.py [--positions 30]

It measures the goals (Go), the routes (Via) and playing a Go, with six players. The board is cleared half or fully, so
that thousands of routes lead to a place; with and without crossing other players' cells. Each call is repeated; the
results are the mean and the worst case in microseconds of one core.
"""
from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time

import formicarium
from formicarium.core.dice import Seeded
from formicarium.core.news import SILENT
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.kit import CELLS, CHOOSING, EMPTY, WALKING
from formicarium.games.fourmidable.state import FourmidableState

STRIDE = 5  # extra steps: with the usual three eight, as with the weather and two cards
OWN = 8  # own pheromones; at Experienced only cells beside them can be marked (FOU-X7)
AGAIN = 100


def sweep_table(mode: str, share: float, crosses: bool, rng: Random) -> FourmidableState:
    """Return a position with a picked ant, on a board with this share of empty cells."""
    state = Fourmidable(mode=mode, players=6).setup(Seeded(rng.randrange(1 << 30)), SILENT)
    for cell in range(CELLS):
        if state.ground[cell] <= EMPTY:
            state.ground[cell] = EMPTY if rng.random() < share else 0
        state.survey(cell)
    free = [cell for cell in range(CELLS) if state.ground[cell] <= EMPTY]
    for cell in rng.sample(free, OWN):
        state.scent(0, cell)
    state.bare = sum(lies == EMPTY for lies in state.ground)
    state.colonies[0].alive = 1
    state.put(0, 0, rng.choice(free))
    state.turn, state.phase, state.weather = 0, WALKING, -1
    state.doing.ant, state.doing.stride, state.doing.crosses = 0, STRIDE, crosses
    return state


def cost(ask: Callable[[], object]) -> float:
    """Return microseconds per call, the best of three."""
    best = 1e9
    for _ in range(3):
        start = process_time()
        for _ in range(AGAIN):
            ask()
        best = min(best, (process_time() - start) / AGAIN)
    return best * 1e6


def table_after(state: FourmidableState, move: int) -> FourmidableState:
    after = state.clone()
    after.play(0, move, Seeded(1), SILENT)
    assert isinstance(after, FourmidableState)
    return after


def measure(mode: str, share: float, positions: int) -> dict[str, list[float]]:
    rng = Random(1)
    found: dict[str, list[float]] = {"Go": [], "Via": [], "clone and play a Go": []}
    for number in range(positions):
        state = sweep_table(mode, share, number % 2 == 1, rng)
        found["Go"].append(cost(partial(state.moves, 0)))
        for go in rng.sample(list(state.legal_moves(0)), 6):
            found["clone and play a Go"].append(cost(partial(table_after, state, go)))
            after = table_after(state, go)
            while after.phase == CHOOSING:
                found["Via"].append(cost(partial(after.moves, 0)))
                after = table_after(after, rng.choice(list(after.legal_moves(0))[:-1]))  # the last one goes straight
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--positions", type=int, default=30)
    positions = parser.parse_args().positions
    print(formicarium.engine)
    for mode in ("intermediate", "experienced"):
        for share in (0.5, 1.0):
            for what, costs in measure(mode, share, positions).items():
                mean = sum(costs) / len(costs)
                print(f"{mode:13} {share:4.0%} empty  {what:20} {len(costs):5} met, mean {mean:5.1f}, "
                      f"worst {max(costs):5.1f} µs")


if __name__ == "__main__":
    main()
