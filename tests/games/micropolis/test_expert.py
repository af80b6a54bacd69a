"""Rules of the expert game (two anthills each), a test for each."""
from __future__ import annotations

from typing import Any

import pytest

from formicarium.core.dice import Scripted, Seeded
from formicarium.core.game import WATCHER, Refusal
from formicarium.core.match import Match
from formicarium.games.micropolis.game import Micropolis
from formicarium.games.micropolis.model import (
    Done,
    Fill,
    Give,
    Holder,
    Kept,
    Led,
    Lying,
    NoAnthill,
    NoBarracks,
    NobodyNamed,
    NoHeir,
    Passed,
    Question,
    Recruited,
    Renewed,
    Switch,
    Take,
    TooDear,
)

from .scenes import LUCK, Scene, scene, take, take_first_tile

FULL = [60, 61, 8, 9, 10, 11, 12, 13, 14, 15]


def expert(rows: dict[int, list[int]] | None = None, **how: Any) -> Scene:
    return scene(rows, mode="expert", **how)


@pytest.mark.parametrize("players", [2, 3])
def test_mic_e1_two_foundations_with_five_soldiers_each(players: int) -> None:
    view = Match.begin(Micropolis(mode="expert", players=players), Seeded(1)).view(0)
    assert [(one.seat, one.anthill, one.army) for one in view.anthills] \
        == [(seat, number, 5) for seat in range(players) for number in (1, 2)]
    assert view.reserve == 45 - 10 * players and view.rounds == 20


def test_mic_e1_expert_mode_is_for_two_or_three_players() -> None:
    assert [game.players for game in Micropolis.variants() if game.mode == "expert"] == [2, 2, 3, 3]


@pytest.mark.parametrize(("players", "left"), [(2, (5, 7, 5, 7)), (3, (4, 7, 4, 7))])
def test_mic_e2_two_rounds_then_always_a_renewal(players: int, left: tuple[int, ...]) -> None:
    match = Match.begin(Micropolis(mode="expert", players=players), Seeded(3))
    leaders = [match.view(0).leader]
    for expected in left:
        for _ in range(players):
            match = take_first_tile(match)
        assert len(match.view(0).line) == expected
        leaders.append(match.view(0).leader)
        if match.view(0).question is not None:
            match = match.play(match.waiting()[0], match.legal_actions(match.waiting()[0])[0], Seeded(1))
    assert leaders[0] == leaders[1]  # the Leader changes only at a renewal


def test_mic_e3_the_anthill_that_receives_the_tile_pays() -> None:
    here = expert(army={0: 4, 1: 1}, line=[8, 9, 60])
    assert take(3) in here.options() and take(3, anthill=2) not in here.options()
    assert here.refusal(take(3, anthill=2)) == Refusal(
        "MIC-E3", TooDear(why="soldiers", place=3, cost=2, army=1, anthill=2))
    after = here.play(take(2, anthill=2))
    assert after.armies[:2] == (4, 0) and after.position.anthills[1].row == (9,)
    assert here.play(take(3)).armies[:2] == (2, 1)


def test_mic_e4_anthills_may_grow_at_different_speeds() -> None:
    here = expert({0: [60, 61, 8], 1: []}, line=[1])
    assert take(1, "left") in here.options() and take(1, anthill=2) in here.options()
    assert take(1, "left", 2) not in here.options()  # it is that anthill's first tile
    after = here.play(take(1, "left"))
    assert [len(built.row) for built in after.position.anthills[:2]] == [4, 0]


def test_mic_e4_a_finished_one_takes_no_more() -> None:
    here = expert({0: FULL, 1: [1]}, line=[2])
    assert {action.anthill for action in here.options()} == {2}
    assert here.refusal(take(1)) == Refusal("MIC-E4", NoAnthill(why="finished", anthill=1))
    for nowhere in (0, 3, -1, 10**30):
        assert here.refusal(take(1, anthill=nowhere)) == Refusal("MIC-E4", NoAnthill(why="unknown", anthill=nowhere))
    assert scene().refusal(take(1, anthill=2)) == Refusal("MIC-E4", NoAnthill(why="unknown", anthill=2))


def test_mic_e5_a_sergeant_hits_the_anthill_with_the_token() -> None:
    state = expert(leader=3, turn=1, line=[38]).play(take(1))
    assert state.armies == (5, 5, 6, 4)  # even the seat's own other anthill
    assert state.events_of(Recruited) == [
        Recruited(seat=1, anthill=1, owner=1, hit=2, lost=1, gained=1, rule="MIC-E5")]
    other = expert(leader=1, turn=1, line=[38]).play(take(1, anthill=2))
    assert other.armies == (5, 4, 5, 6)


def leading(armies: dict[int, int], leader: int = 0) -> tuple[Holder, set[object]]:
    seat = (leader // 2 + 1) % 2
    here = expert({seat * 2: [20]}, army=armies, leader=leader, turn=seat, line=[60]).play(take(1), LUCK)
    return here.position.leader, {action for action in here.options() if isinstance(action, Give)}


@pytest.mark.parametrize(("armies", "holder"), [
    ({0: 6, 1: 5, 2: 5, 3: 5}, Holder(0, 1)),  # the Leader stays
    ({0: 5, 1: 7, 2: 6, 3: 5}, Holder(0, 2)),  # the Leader's other anthill takes it
    ({0: 5, 1: 5, 2: 4, 3: 4}, Holder(0, 2)),  # also if they are equal
    ({0: 5, 1: 5, 2: 5, 3: 4}, Holder(1, 1)),  # an opponent's anthill comes first
    ({0: 5, 1: 7, 2: 5, 3: 7}, Holder(1, 2)),
])
def test_mic_e6_red_army_token_goes_to_the_largest_army(armies: dict[int, int], holder: Holder) -> None:
    assert leading(armies) == (holder, set())


def test_mic_e6_among_several_opponents_anthills_the_leader_chooses() -> None:
    assert leading({0: 5, 1: 5, 2: 5, 3: 5}) == (Holder(0, 1), {Give(1, 1), Give(1, 2)})
    assert leading({0: 9, 1: 10, 2: 10, 3: 10}) == (Holder(0, 1), {Give(1, 1), Give(1, 2)})
    here = expert({2: [20]}, army={0: 9, 1: 10, 2: 10, 3: 10}, turn=1, line=[60]).play(take(1), LUCK)
    assert here.position.question == Question("leader", 1)
    assert here.refusal(Give(0, 2)) \
        == Refusal("MIC-E6", NoHeir(why="own", owner=0, anthill=2, army=10, most=10))
    assert here.refusal(Give(0, 1)) \
        == Refusal("MIC-E6", NoHeir(why="keep", owner=0, anthill=1, army=9, most=10))
    assert here.refusal(Give(1, 3)) == Refusal("MIC-E6", NobodyNamed(why="nobody"))
    assert here.refusal(take(1)) == Refusal("MIC-E6", NobodyNamed(why="choose"))
    after = here.play(Give(1, 2))
    assert after.events == (Passed(seat=0, owner=1, anthill=2, army=10, rule="MIC-E6"),)
    assert (after.position.leader, after.position.turn) == (Holder(1, 2), 1)


def test_mic_e6_the_last_to_move_may_be_at_the_renewal_too() -> None:
    here = expert({2: [20]}, army={0: 6}, turn=1, line=[60]).play(take(1), Scripted([0, 0, 0, 0]))
    assert here.events_of(Kept) == [Kept(seat=0, anthill=1, army=6, rule="MIC-E6")]
    assert [len(event.tiles) for event in here.events_of(Renewed)] == [4]


def test_mic_e7_each_anthill_scores_on_its_own() -> None:
    """A player may get the bonus of MIC-V2 and that of MIC-V5 twice."""
    here = expert({0: [60], 1: [61], 2: [14], 3: [15]}, army={0: 6, 1: 6, 2: 2, 3: 2})
    assert [here.lines(number)[:2] for number in range(4)] == [[5, 5], [5, 5], [1, 0], [1, 0]]
    assert [here.lines(number)[4] for number in range(4)] == [5, 5, 0, 0]
    assert here.state.score(0) == 10 + 10 + 10 and here.state.score(1) == 2 + 4
    assert [line.points for line in here.game.tally(here.state, 0)] == [10, 10, 0, 0, 10, 0]


def test_mic_e7_galleries_of_two_anthills_do_not_join() -> None:
    here = expert({0: [8], 1: [17], 2: [1], 3: [2]})
    assert here.lines(0)[2] == here.lines(1)[2] == 2


def test_mic_e7_a_tie_goes_to_the_larger_single_army() -> None:
    rows = {0: [14], 1: [60], 2: [15], 3: [61]}
    tied = expert(rows, army={0: 5, 1: 0, 2: 4, 3: 4})
    assert tied.state.score(0) == tied.state.score(1) + 5  # five points for the largest army
    level = expert({**rows, 4: [44], 5: [45]}, players=3, army={0: 5, 1: 0, 2: 4, 3: 4, 4: 6, 5: 6})
    # armies are compared one by one, not added
    assert level.state.score(0) == level.state.score(1) and level.state.compare(0, 1) == 1
    shared = expert({**rows, 4: [44], 5: [45]}, players=3, army={0: 4, 1: 0, 2: 1, 3: 4, 4: 6, 5: 6})
    assert shared.state.compare(0, 1) == 0


def test_mic_e8_the_token_begins_before_the_first_anthill() -> None:
    for seed in range(20):
        match = Match.begin(Micropolis(mode="expert", players=3), Seeded(seed))
        leader = match.view(0).leader
        assert leader == Holder(match.waiting()[0], 1)
        assert match.events_for(WATCHER)[-1] == Led(seat=leader.seat, anthill=1, rule="MIC-E8")


def test_mic_e9_effects_of_a_tile_apply_to_its_anthill() -> None:
    gathered = expert(army={0: 2, 1: 3}, line=[(60, 4)]).play(take(1, anthill=2))
    assert gathered.armies[:2] == (2, 7)
    nurse = expert(army={0: 2, 1: 3}, line=[34]).play(take(1, anthill=2))
    assert nurse.armies[:2] == (2, 6)
    poor = expert(army={0: 9, 1: 3}, line=[58]).play(take(1, anthill=2))
    assert poor.position.question is None  # four places; the other army does not help
    filled = expert(army={0: 9, 1: 4}, line=[58]).play(take(1, anthill=2)).play(Fill())
    assert filled.armies[:2] == (9, 0) and filled.position.anthills[1].full == (15,)


def test_mic_e9_a_sentinel_stays_in_its_anthill() -> None:
    here = expert({0: [44], 1: [49]}, line=[41]).play(take(1, anthill=2))
    assert here.options() == {Done(), Switch(6)}
    assert here.refusal(Switch(1)) == Refusal("MIC-X5", NoBarracks(why="not-there", barracks=1))


def test_mic_e9_architect_tokens_are_the_player_s() -> None:
    here = expert({0: [36], 1: []}, architects={0: 1}, line=[1, 2, 60])
    after = here.play(take(3, anthill=2, architect=True))
    assert after.position.architects == (0, 0) and after.position.anthills[1].row == (60,)
    assert after.position.line[:2] == (Lying(1), Lying(2))


def test_mic_t10_twenty_rounds_and_every_tile() -> None:
    match = Match.begin(Micropolis(mode="expert", players=3), Seeded(8))
    takes = 0
    while match.waiting():
        seat = match.waiting()[0]
        action = match.legal_actions(seat)[0]
        takes += isinstance(action, Take)
        match = match.play(seat, action, Seeded(takes))
    assert takes == 60 and match.ended() == "MIC-T10"
    assert match.view(0).pile == 0 and len(match.view(0).line) == 1
