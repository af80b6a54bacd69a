"""Heuristics of playouts: a promise is a tile's immediate gain, and every legal move keeps a chance."""
from __future__ import annotations

from collections import Counter

import pytest

from formicarium.bots.micropolis.playout_moves import AT_WORK, CROWD, POINT, SOLDIER, TOKEN, promise
from formicarium.bots.policies import policy
from formicarium.core.dice import Seeded
from formicarium.core.news import SILENT
from formicarium.core.state import lowest_bit
from formicarium.games.micropolis.game import Micropolis
from formicarium.games.micropolis.model import Fill
from tests.games.micropolis.scenes import Scene, scene, take

POLICY = policy("micropolis")
EARLY = SOLDIER + 9  # points for a soldier when the first tile of ten is taken


def worth_seen(here: Scene, place: int, **how: bool) -> int:
    return promise(here.state, here.game.course.taking, here.game.number_of(take(place, **how)))  # type: ignore[arg-type]


def test_worth_of_a_tile_counts_points_soldiers_and_crowd() -> None:
    """Tile 8: three workers, two of them in the gallery with the lemon."""
    here = scene(line=[60, (8, 3)])
    assert worth_seen(here, 2) == POINT * (3 + 2) + CROWD * (2 + 1) + EARLY * (3 - 1)


@pytest.mark.parametrize(("tile", "ants", "crowd", "more", "soldiers"), [
    (34, 3, 2, 0, 3), (37, 2, 2, TOKEN, 0), (41, 4, 4, AT_WORK, 0), (38, 5, 3, 0, 1),
    (44, 4, 2, 2 * POINT, -1), (58, 2, 1, 10 * POINT, -4)])
def test_worth_of_a_tile_counts_its_immediate_effects(tile: int, ants: int, crowd: int, more: int,
                                                      soldiers: int) -> None:
    here = scene(line=[tile])
    assert worth_seen(here, 1) == POINT * ants + CROWD * (crowd + 1) + more + EARLY * soldiers


def test_worth_of_unfillable_barracks_and_of_a_rival_sergeant() -> None:
    assert worth_seen(scene(line=[58], army={0: 3}), 1) == POINT * 2 + CROWD * 2
    here = scene(line=[38], leader=1, turn=0)
    assert worth_seen(here, 1) == POINT * 5 + CROWD * 4 + AT_WORK + EARLY


def test_worth_counts_a_spent_token_and_a_full_army() -> None:
    here = scene({0: [36]}, architects={0: 1}, line=[1, 2, 60])
    assert worth_seen(here, 3, architect=True) - worth_seen(here, 3) == -TOKEN + (EARLY - 1) * 2
    full = scene(line=[34], army={0: 9})
    assert worth_seen(full, 1) == POINT * 3 + CROWD * 3 + EARLY * 1


def test_promise_equals_the_resulting_worth() -> None:
    """Checked for every tile without an immediate effect, in the middle of games."""
    game, dice, checked = Micropolis(players=3), Seeded(2), 0
    taking = game.course.taking
    for _ in range(6):
        state = game.setup(dice, SILENT)
        while not state.ended():
            seat = lowest_bit(state.waiting())
            move = state.legal_moves(seat)[dice.below(len(state.legal_moves(seat)))]
            nest, army, turns = state.nests[seat], state.army[seat], state.kit.sides - state.nests[seat].tiles - 1
            quiet = taking.has(move) and not taking.architect(move) \
                and state.kit.tiles.bears[state.line[taking.place(move)]] in ("cherry", "queen", "nothing")
            promised = promise(state, taking, move) if quiet else 0
            state.play(seat, move, dice, SILENT)
            if quiet:
                now = state.nests[seat]
                points = now.population + now.harvest + now.royal - nest.population - nest.harvest - nest.royal
                assert promised == POINT * points + CROWD * (now.largest - nest.largest) \
                    + (SOLDIER + turns) * (state.army[seat] - army)
                checked += 1
    assert checked > 20


def test_playout_moves_prefer_high_promise() -> None:
    here = scene(line=[6, 60], army={0: 5})
    drawn = Counter(POLICY.pick(here.state, 0, Seeded(seed)) for seed in range(300))
    best = max(here.state.legal_moves(0), key=lambda move: promise(here.state, here.game.course.taking, move))
    assert drawn[best] > 120 and set(drawn) == set(here.state.legal_moves(0))
    manning = scene(line=[44]).play(take(1)).state
    filled = sum(POLICY.pick(manning, 0, Seeded(seed)) == here.game.number_of(Fill()) for seed in range(200))
    assert 170 < filled < 200
