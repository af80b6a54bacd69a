"""Rules of the score sheet of Micropolis, line by line, and of winning, a test for each."""
from __future__ import annotations

from typing import Any

import pytest

from formicarium.core.game import Points
from formicarium.games.micropolis.model import Ended

from . import tiny
from .scenes import Scene, scene, take

# Ten tiles with the numbers of the rulebook's Charles: 22 workers, a queen and a sergeant, barracks of 1, 2, 1 and 2.
CHARLES = [29, 61, 47, 40, 20, 8, 50, 10, 45, 51]
MANNED = [2, 4, 7, 8]
POOR = [6, 5, 11, 14, 15, 18, 24, 25, 35, 57]  # few ants in short galleries
POPULATION, COLONY, HARVEST, ROYAL, RED_ARMY, GARRISON = range(6)


def final(rows: dict[int, list[int]], **how: Any) -> Scene:
    return scene(rows, players=max(2, len(rows)), ended="MIC-T10", **how)


def test_mic_v1_an_ant_a_point() -> None:
    assert scene({0: [60]}).lines(0)[POPULATION] == 5
    assert scene({0: [26]}).lines(0)[POPULATION] == 5 + 1
    assert scene({0: [35]}).lines(0)[POPULATION] == 0 + 1
    assert scene({0: [44]}, full={0: [1]}).lines(0)[POPULATION] == 4
    assert scene({0: [2]}, edition=tiny.TINY).lines(0)[POPULATION] == 5 + 3


def test_mic_v2_the_most_populous_gallery() -> None:
    here = scene({0: [41], 1: [60], 2: [8]}, players=3)
    assert [here.lines(seat)[COLONY] for seat in range(3)] == [5, 0, 0]


def test_mic_v2_tied_players_score_once_each() -> None:
    tied = scene({0: [60], 1: [61], 2: [7]}, players=3)
    assert [tied.lines(seat)[COLONY] for seat in range(3)] == [5, 5, 5]
    twice = scene({0: [44, 60], 1: [8, 30]})  # 2 ants in one gallery, 3 in another; the others have less
    assert twice.lines(0)[COLONY] == 5


def test_mic_v2_no_player_scores_before_the_first_tile() -> None:
    here = scene()
    assert [here.lines(seat)[COLONY] for seat in range(2)] == [0, 0]
    after = scene(line=[8]).play(take(1))
    assert [after.lines(seat)[COLONY] for seat in range(2)] == [5, 0]


@pytest.mark.parametrize(("row", "harvest"), [
    ([60], 0), ([8], 2), ([8, 17], 5), ([8, 17, 25], 10), ([8, 17, 25, 13], 15),  # A, A, D, D: outer level
    ([8, 17, 25, 13, 22], 20), ([8, 3], 2 + 2),  # E: another gallery
])
def test_mic_v3_different_fruits_count_per_gallery(row: list[int], harvest: int) -> None:
    assert scene({0: row}).lines(0)[HARVEST] == harvest


def test_mic_v4_each_gallery_with_one_queen() -> None:
    assert scene({0: [27, 30]}).lines(0)[ROYAL] == 1 + 2
    assert scene({0: [60]}).lines(0)[ROYAL] == 0
    two = scene({0: [2]}, edition=tiny.TINY)  # two queens in a room, one in the gallery around it
    assert [gallery.royal for gallery in two.anthill(0).galleries] == [0, 1]


@pytest.mark.parametrize(("armies", "red"), [
    ({0: 6, 1: 5, 2: 4}, [5, 0, 0]), ({0: 5, 1: 5, 2: 4}, [5, 5, 0]), ({0: 0, 1: 0, 2: 0}, [5, 5, 5])])
def test_mic_v5_all_with_the_largest_army(armies: dict[int, int], red: list[int]) -> None:
    here = scene(players=3, army=armies)
    assert [here.lines(seat)[RED_ARMY] for seat in range(3)] == red


def test_mic_v5_soldiers_in_barracks_do_not_count() -> None:
    here = scene({0: [58]}, full={0: [15]}, army={0: 4, 1: 5})
    assert [here.lines(seat)[RED_ARMY] for seat in range(2)] == [0, 5]


@pytest.mark.parametrize(("tile", "barracks", "points"), [(44, 1, 2), (49, 6, 4), (54, 11, 7), (58, 15, 10)])
def test_mic_v6_a_filled_barracks(tile: int, barracks: int, points: int) -> None:
    assert scene({0: [tile]}, full={0: [barracks]}).lines(0)[GARRISON] == points
    assert scene({0: [tile]}).lines(0)[GARRISON] == 0


def test_mic_v6_each_filled_barracks_scores() -> None:
    assert scene({0: [44, 49, 54, 58]}, full={0: [1, 11, 15]}, army={0: 0}).lines(0)[GARRISON] == 2 + 7 + 10


def test_mic_v7_the_highest_total_wins() -> None:
    here = final({0: CHARLES, 1: POOR}, full={0: MANNED}, army={0: 1, 1: 2})
    assert here.game.places(here.state) == (1, 2)
    assert here.state.score(0) == 53 > here.state.score(1)


def test_mic_v7_a_tie_goes_to_the_largest_army_then_it_is_shared() -> None:
    """Tiles 14 and 15 are equal; the third player has the largest gallery and the largest army."""
    tied = scene({0: [14], 1: [15], 2: [60]}, players=3, army={0: 4, 1: 3, 2: 6})
    assert tied.state.score(0) == tied.state.score(1) == 1 + 2
    assert tied.state.compare(0, 1) == 1 and tied.state.compare(1, 0) == -1
    assert tied.game.places(tied.state) == (2, 3, 1)
    shared = scene({0: [14], 1: [15]}, army={0: 3, 1: 3})
    assert shared.state.compare(0, 1) == shared.state.compare(1, 0) == 0
    assert shared.game.places(shared.state) == (1, 1)


def test_mic_v7_the_last_event_names_the_winners() -> None:
    here = scene({0: CHARLES, 1: POOR[:9]}, full={0: MANNED}, army={0: 1, 1: 0}, line=[POOR[9]], turn=1)
    after = here.play(take(1))
    assert after.events[-1] == Ended(winners=(0,), points=53 + 5, rule="MIC-T10")


def test_mic_v8_the_worked_example() -> None:
    """Charles: 24 + 5 + (2 + 5) + 5 + 0 + (2 + 4 + 4 + 2) = 53."""
    here = final({0: CHARLES, 1: POOR}, full={0: MANNED}, army={0: 1, 1: 2})
    galleries = here.anthill(0).galleries
    assert max(gallery.ants for gallery in galleries) == here.anthill(0).largest == 8
    assert sorted(gallery.different for gallery in galleries if gallery.different) == [1, 2]
    assert [gallery.tiles for gallery in galleries if gallery.queens] == [5]
    assert here.lines(0) == [24, 5, 7, 5, 0, 12]
    assert here.game.tally(here.state, 0) == (
        Points("MIC-V1", 24), Points("MIC-V2", 5), Points("MIC-V3", 7), Points("MIC-V4", 5), Points("MIC-V5", 0),
        Points("MIC-V6", 12))
    assert here.state.score(0) == 53
