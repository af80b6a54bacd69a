"""Rules of Wyx, a test for each, on small positions."""
from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from formicarium.core.dice import Scripted, Seeded
from formicarium.core.game import WATCHER, IllegalMove, Refusal
from formicarium.core.match import Match
from formicarium.games.wyx import model
from formicarium.games.wyx.game import Wyx
from formicarium.games.wyx.model import Ants, Enter, NoDomino, NoEntry, NotYourTurn, Pass, Placed, Take, TakeOutlook

from .scenes import domino, scene

CENTRE = ("d4", "e4", "d5", "e5")


def match_of_queens(players: int, **options: Any) -> Match:
    """Return a match whose queens stand; the tests' openings do not depend on the dominoes."""
    match = Match.begin(Wyx(players=players, **options), Seeded(players))
    for seat in range(players):
        match = match.play(seat, Enter(CENTRE[seat]), Seeded(0))
    return match


def test_wyx_c1_the_board_has_64_cells_4_central_and_12_anthills() -> None:
    kit = Wyx().kit
    assert kit.board.names == [f"{letter}{number}" for number in range(1, 9) for letter in "abcdefgh"]
    assert {kit.board.names[cell] for cell in kit.board.centre} == set(CENTRE)
    anthills = {name: worth for name, worth in zip(kit.board.names, kit.board.worth, strict=True) if worth > 1}
    assert anthills == {"a1": 3, "a8": 3, "h1": 3, "h8": 3, "b3": 2, "b6": 2, "c2": 2, "c7": 2, "f2": 2, "f7": 2,
                        "g3": 2, "g6": 2}


def test_wyx_c1_letters_run_to_the_right_and_numbers_up() -> None:
    here = scene("d4 e5", {1: (1, 2), 3: (1, 2), 5: (1, 2), 7: (1, 2)})
    landed = {column: here.play(Take(column)).position.queens[0] for column in (1, 3, 5, 7)}
    assert landed == {1: "c6", 3: "c2", 5: "e2", 7: "e6"}


def test_wyx_c1_a_central_cell_is_ordinary_after_set_up() -> None:
    free = scene("c3 e5", {7: (1, 1)}, ants={0: "c3"}).play(Take(7))
    assert free.position.cells["d4"] == Ants(0, 1)
    taken = scene("c3 e5", {7: (1, 1)}, ants={0: "c3", 1: "d4"}).play(Take(7))
    assert taken.position.cells["d4"] == Ants(0, 1)
    assert taken.position.supply == (30, 32)


def test_wyx_c2_64_different_dominoes_in_four_directions() -> None:
    dominoes = [(one.side, one.across, one.way, one.along) for one in Wyx().kit.dispenser.dominoes]
    assert len(dominoes) == 64
    assert set(dominoes) == set(product(("left", "right"), range(1, 5), ("up", "down"), range(1, 5)))


@pytest.mark.parametrize("open_dispenser", [False, True])
def test_wyx_c2_eight_columns_of_eight_one_direction_each(open_dispenser: bool) -> None:
    view = Match.begin(Wyx(open_dispenser=open_dispenser), Seeded(4)).view(0)
    assert [len(column) for column in view.columns] == [8] * 8
    ways = [("left", "up"), ("left", "down"), ("right", "down"), ("right", "up")]
    for number, column in enumerate(view.columns):
        assert column[0] is not None
        assert {(one.side, one.way) for one in column if one} == {ways[number // 2]}
    seen = [one for column in view.columns for one in column if one]
    assert len(seen) == len(set(seen)) == (64 if open_dispenser else 8)


def test_wyx_c2_ninth_column_is_refused() -> None:
    here = scene("d4 e5", {column: (1 + column % 2, 2) for column in range(1, 9)},
                 hidden=dict.fromkeys(range(1, 9), 7))
    for column in (0, 9, -1, 10**30):
        assert here.refusal(0, Take(column)) == Refusal("WYX-T2", NoDomino(why="no-column", column=column, columns=8))


@pytest.mark.parametrize(("players", "ants"), [(2, 32), (3, 16), (4, 16)])
def test_wyx_c3_each_player_has_a_queen_and_ants(players: int, ants: int) -> None:
    match = Match.begin(Wyx(players=players), Seeded(1))
    assert match.view(0).supply == (ants,) * players
    assert match.view(0).queens == (None,) * players


@pytest.mark.parametrize("players", [1, 5, 0, -2])
def test_wyx_c3_two_to_four_players(players: int) -> None:
    with pytest.raises(ValueError, match="is for 2 to 4 players"):
        Wyx(players=players)


def test_wyx_s1_hidden_dominoes_are_in_no_view() -> None:
    match = match_of_queens(2)
    seats = (0, 1, WATCHER)
    now = [match.view(seat) for seat in seats]
    for view in now:
        assert all(column[0] is not None and set(column[1:]) == {None} for column in view.columns)
    column = match.legal_actions(0)[0].column  # type: ignore[attr-defined]
    later = [match.play(0, Take(column), Scripted([answer])) for answer in range(14)]
    shows = [after.view(1).columns[column - 1][0] for after in later]
    assert len(set(shows)) == 14
    assert [match.view(seat) for seat in seats] == now
    assert not set(shows) & {one for fronts in now[0].columns for one in fronts}


def test_wyx_s1_hidden_dominoes_are_not_in_the_position() -> None:
    match = match_of_queens(2)
    assert {one for column in match.position().columns for one in column[1:]} == {None}
    assert match.position().gone == ()


def test_wyx_s1_a_drawn_domino_is_of_the_column_s_colour_and_not_seen_before() -> None:
    here = scene("d4 e5", {1: (1, 1), 2: (2, 1)}, hidden={1: 1, 2: 1}, unseen=[domino(1, (4, 4)), domino(1, (3, 3))])
    assert [here.play(Take(1), answer).position.columns[0] for answer in (0, 1)] \
        == [(domino(1, (3, 3)),), (domino(1, (4, 4)),)]


def test_wyx_s1_the_last_unseen_domino_of_a_colour_is_no_question() -> None:
    here = scene("d4 e5", {1: (1, 1), 2: (2, 1)}, hidden={1: 1}, unseen=[domino(1, (4, 4))]).play(Take(1))
    assert here.position.columns[0] == (domino(1, (4, 4)),)


def test_wyx_s1_an_open_dispenser_shows_it_all_and_the_next_is_no_question() -> None:
    here = scene("d4 e5", {1: (1, 1)}, behind={1: [(2, 3), (4, 4)]}, open_dispenser=True)
    assert here.position.columns[0] == tuple(domino(1, step) for step in ((1, 1), (2, 3), (4, 4)))
    after = here.play(Take(1))
    assert after.position.columns[0] == (domino(1, (2, 3)), domino(1, (4, 4)))
    assert set(after.position.gone) == {*here.position.gone, domino(1, (1, 1))}


def test_wyx_s1_different_luck_deals_different_columns() -> None:
    dealt = {Match.begin(Wyx(open_dispenser=True), Seeded(seed)).view(0).columns for seed in range(20)}
    assert len(dealt) == 20


def test_wyx_s1_set_up_shows_the_fronts() -> None:
    match = Match.begin(Wyx(), Seeded(3))
    fronts = [column[0] for column in match.view(0).columns]
    assert match.events_for(WATCHER) == tuple(model.Showed(column=number, domino=one, rule="WYX-T2")
                                         for number, one in enumerate(fronts, 1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_wyx_s2_queens_enter_in_turn_on_different_central_cells(players: int) -> None:
    match = Match.begin(Wyx(players=players), Seeded(1))
    for seat in range(players):
        assert match.waiting() == (seat,)
        assert set(match.legal_actions(seat)) == {Enter(cell) for cell in CENTRE[seat:]}
        assert all(not match.legal_actions(other) for other in range(players) if other != seat)
        match = match.play(seat, Enter(CENTRE[seat]), Scripted([]))
        assert match.events_for(WATCHER) == (model.Entered(seat=seat, cell=CENTRE[seat], rule="WYX-S2"),)
    assert match.view(0).queens == CENTRE[:players]


def test_wyx_s2_no_ant_is_placed_by_entering() -> None:
    view = match_of_queens(4).view(0)
    assert (view.cells, view.supply) == ({}, (16,) * 4)


def test_wyx_s2_refusals_say_why() -> None:
    match = Match.begin(Wyx(players=3), Seeded(1)).play(0, Enter("d4"), Scripted([]))
    assert match.refusal(1, Enter("d4")) == Refusal("WYX-S2", NoEntry(why="occupied", cell="d4", owner=0))
    assert match.refusal(1, Enter("a1")) == Refusal("WYX-S2", NoEntry(why="not-central", cell="a1"))
    assert match.refusal(1, Enter("z99")) == Refusal("WYX-S2", NoEntry(why="not-central", cell="z99"))
    assert match.refusal(1, Take(1)) == Refusal("WYX-S2", NoEntry(why="queen-first"))
    assert match.refusal(1, Take(99)) == Refusal("WYX-S2", NoEntry(why="queen-first"))
    assert match.refusal(1, Pass()) == Refusal("WYX-S2", NoEntry(why="queen-first"))
    assert match.refusal(1, None) == Refusal("WYX-S2", NoEntry(why="queen-first"))
    later = match_of_queens(3)
    assert later.refusal(0, Enter("e5")) == Refusal("WYX-S2", NoEntry(why="placed", cell="d4"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_wyx_t1_players_move_in_the_order_of_entering(players: int) -> None:
    match = match_of_queens(players)
    order = []
    for _ in range(2 * players):
        (seat,) = match.waiting()
        order.append(seat)
        match = match.play(seat, match.legal_actions(seat)[0], Seeded(9))
    assert order == [*range(players)] * 2


def test_wyx_t1_out_of_turn_and_spectators_are_refused() -> None:
    here = scene("d4 e5 d5", {1: (1, 2)}, turn=1)
    assert here.refusal(0, Take(1)) == Refusal("WYX-T1", NotYourTurn(why="turn", seat=1))
    assert here.refusal(2, Pass()) == Refusal("WYX-T1", NotYourTurn(why="turn", seat=1))
    assert here.refusal(WATCHER, Take(1)) == Refusal("WYX-T1", NotYourTurn(why="spectator", seat=1))
    assert here.refusal(3, Take(1)) == Refusal("WYX-T1", NotYourTurn(why="spectator", seat=1))
    assert not here.options(0) | here.options(2) | here.options(WATCHER) | here.options(7)


def test_wyx_t1_set_up_is_in_turn_too() -> None:
    match = Match.begin(Wyx(), Seeded(1))
    assert match.refusal(1, Enter("d4")) == Refusal("WYX-T1", NotYourTurn(why="turn", seat=0))


def test_wyx_t2_the_domino_leaves_the_game_and_the_next_one_shows() -> None:
    here = scene("d4 e5", {3: (2, 1), 7: (1, 3)}, hidden={3: 1}, unseen=[domino(3, (4, 3))])
    assert here.options(0) == {Take(3), Take(7)}
    after = here.play(Take(3))
    taken, shown = domino(3, (2, 1)), domino(3, (4, 3))
    assert taken in after.position.gone
    assert taken not in here.position.gone
    assert after.position.columns[2] == (shown,)
    assert after.position.queens == ("b3", "e5")  # the picture of the rulebook: 2 to the left and 1 down
    assert after.events[0] == model.Took(seat=0, column=3, domino=taken, origin="d4", cell="b3", rule="WYX-T2")
    assert after.events[-1] == model.Showed(column=3, domino=shown, rule="WYX-T2")


def test_wyx_t2_an_empty_column_has_nothing_to_take() -> None:
    here = scene("d4 e5", {7: (1, 3)})
    assert here.refusal(0, Take(3)) == Refusal("WYX-T2", NoDomino(why="empty", column=3, columns=8))
    emptied = here.play(Take(7))
    assert emptied.position.columns[6] == ()
    assert not any(isinstance(event, model.Showed) for event in emptied.events)


def test_wyx_t2_unknown_action_is_refused() -> None:
    assert scene("d4 e5", {7: (1, 3)}).refusal(0, None) == Refusal("WYX-T2", NoDomino(why="unknown", columns=8))


def no_flight(column: int, step: tuple[int, int], cell: str, owner: int | None = None) -> model.NoFlight:
    return model.NoFlight(column=column, domino=domino(column, step), cell=cell, owner=owner)


def foretold(column: int, step: tuple[int, int], cell: str, owner: int | None, gain: Any, ants: int) -> TakeOutlook:
    return TakeOutlook(column=column, domino=domino(column, step), cell=cell, owner=owner, gain=gain, ants=ants)


def test_wyx_t3_anthill_of_an_opponent_is_refused() -> None:
    here = scene("d4 e6", {3: (2, 1), 7: (1, 3)}, ants={1: "b3:2 e6"})
    assert here.options(0) == {Take(7)}
    assert here.refusal(0, Take(3)) == Refusal("WYX-T3", no_flight(3, (2, 1), cell="b3", owner=1))


@pytest.mark.parametrize("owner", [1, 2, 3])
def test_wyx_t3_anthill_of_any_opponent_is_refused(owner: int) -> None:
    here = scene("d4 e5 d5 e4", {3: (2, 1), 7: (2, 4)}, ants={owner: "b3:2"})
    assert here.refusal(0, Take(3)) == Refusal("WYX-T3", no_flight(3, (2, 1), cell="b3", owner=owner))


def test_wyx_t3_an_ordinary_cell_of_an_opponent_is_not_closed() -> None:
    assert scene("d4 e6", {3: (1, 1)}, ants={1: "c3 e6"}).options(0) == {Take(3)}


@pytest.mark.parametrize("other", [1, 2, 3])
def test_wyx_t4_cell_of_an_opposing_queen_is_refused(other: int) -> None:
    queens = ["d4", "h2", "h3", "h4"]
    queens[other] = "e6"
    here = scene(" ".join(queens), {7: (1, 2), 3: (1, 1)}, ants={seat: queens[seat] for seat in (1, 2, 3)})
    assert here.options(0) == {Take(3)}
    assert here.refusal(0, Take(7)) == Refusal("WYX-T4", no_flight(7, (1, 2), cell="e6", owner=other))


def test_wyx_t4_cell_of_a_queen_without_ants_is_refused() -> None:
    here = scene("d4 e5", {7: (1, 1), 8: (2, 2)})
    assert here.refusal(0, Take(7)) == Refusal("WYX-T4", no_flight(7, (1, 1), cell="e5", owner=1))


def test_wyx_t4_a_queen_on_her_anthill_closes_it_in_any_case() -> None:
    here = scene("d4 b3", {3: (2, 1), 7: (1, 1)}, ants={1: "b3:2"})
    refusal = here.refusal(0, Take(3))
    assert refusal is not None
    assert refusal.rule in ("WYX-T3", "WYX-T4")  # either rule may be named
    assert refusal.facts == no_flight(3, (2, 1), cell="b3", owner=1)


def test_wyx_t4_the_cell_is_open_again_when_the_queen_has_left() -> None:
    here = scene("d4 e6", {7: (1, 2), 8: (1, 1), 4: (1, 1)}, ants={1: "e6"}, turn=1)
    away = here.play(Take(8))
    assert Take(7) in away.options(0)
    assert away.play(Take(7)).position.cells["e6"] == Ants(0, 1)


def test_wyx_t4_the_cell_is_closed_as_soon_as_a_queen_arrives() -> None:
    here = scene("d4 h4", {7: (1, 2), 1: (3, 2), 2: (1, 1)}, ants={0: "d4", 1: "h4"})
    after = here.play(Take(7))  # to e6, where 3 left and 2 up would lead from h4
    assert after.options(1) == {Take(2)}
    assert after.refusal(1, Take(1)) == Refusal("WYX-T4", no_flight(1, (3, 2), cell="e6", owner=0))


@pytest.mark.parametrize(("queen", "column", "step"), [("a4", 1, (1, 1)), ("h4", 7, (1, 1)), ("d8", 1, (1, 1)),
                                                       ("d1", 3, (1, 1)), ("d4", 2, (4, 1)), ("e4", 7, (4, 1)),
                                                       ("d4", 5, (1, 4)), ("e5", 8, (1, 4)), ("a1", 4, (1, 1))])
def test_wyx_t5_flight_off_the_board_is_refused(queen: str, column: int, step: tuple[int, int]) -> None:
    back = {1: 5, 2: 5, 3: 7, 4: 7, 5: 1, 7: 3, 8: 3}[column]
    own = "a1:3" if queen == "a1" else queen
    here = scene(f"{queen} d7", {column: step, back: (1, 1)}, ants={0: own, 1: "d7"})
    assert here.options(0) == {Take(back)}
    assert here.refusal(0, Take(column)) == Refusal("WYX-T5", no_flight(column, step, cell=queen))


def test_wyx_t6_the_queen_flies_over_anything() -> None:
    ants = {0: "a1:3", 1: "b1 a2 b2 c2:2 b3:2 c3 d4"}
    after = scene("a1 d4", {7: (4, 4)}, ants=ants).play(Take(7)).position
    assert after.queens[0] == "e5"
    assert {cell: stand for cell, stand in after.cells.items() if stand.seat == 1} \
        == {cell: stand for cell, stand in scene("a1 d4", {7: (4, 4)}, ants=ants).position.cells.items() if stand.seat}


def test_wyx_t7_pass_is_refused_while_a_flight_is_possible() -> None:
    here = scene("d4 e5", {2: (4, 1), 3: (2, 1), 7: (2, 3)})
    assert here.refusal(0, Pass()) == Refusal("WYX-T7", model.MustFly(column=3, count=2))
    assert Pass() not in here.options(0)


def test_wyx_t7_pass_without_a_flight_takes_no_domino() -> None:
    here = scene("a1 d4", {3: (1, 1), 5: (1, 1)}, ants={0: "a1:3", 1: "d4"}, hidden={3: 2})
    assert here.options(0) == {Pass()}
    after = here.play(Pass())
    assert after.events == (model.Passed(seat=0, rule="WYX-T7"),)
    assert after.position.turn == 1
    assert after.position.columns == here.position.columns
    assert (after.position.cells, after.position.supply) == (here.position.cells, here.position.supply)
    assert here.outlook(0, Pass()) == model.PassOutlook()


@pytest.mark.parametrize("cell", ["e6", "e5"])
def test_wyx_t8_an_opponents_ant_goes_home(cell: str) -> None:
    here = scene("d4 h4", {7: (1, int(cell[1]) - 4)}, ants={0: "d4", 1: f"h4 {cell}"}, hidden={7: 1})
    after = here.play(Take(7))
    assert after.position.cells[cell] == Ants(0, 1)
    assert after.position.supply == (30, 31)
    assert after.events[1:3] == (model.Returned(owner=1, seat=0, cell=cell, rule="WYX-T8"),
                                 Placed(seat=0, cell=cell, ants=1, rule="WYX-T8"))
    assert here.outlook(0, Take(7)) == foretold(7, (1, int(cell[1]) - 4), cell=cell, owner=1, gain="capture", ants=1)


@pytest.mark.parametrize(("cell", "step", "ants"), [("b3", (2, 1), 2), ("a1", (3, 3), 3)])
def test_wyx_t9_a_free_anthill_takes_its_number(cell: str, step: tuple[int, int], ants: int) -> None:
    here = scene("d4 e5", {3: step})
    after = here.play(Take(3))
    assert after.position.cells == {cell: Ants(0, ants)}
    assert after.position.supply == (32 - ants, 32)
    assert after.events[1] == Placed(seat=0, cell=cell, ants=ants, rule="WYX-T9")
    assert here.outlook(0, Take(3)) == foretold(3, step, cell=cell, owner=None, gain="anthill", ants=ants)


@pytest.mark.parametrize(("cell", "step"), [("e6", (1, 2)), ("e4", (1, 1))])
def test_wyx_t10_a_free_cell_takes_one_ant(cell: str, step: tuple[int, int]) -> None:
    start = "d4" if cell == "e6" else "d3"
    here = scene(f"{start} e5", {7: step}, ants={0: start})
    after = here.play(Take(7))
    assert after.position.cells[cell] == Ants(0, 1)
    assert after.position.supply == (30, 32)
    assert after.events[1] == Placed(seat=0, cell=cell, ants=1, rule="WYX-T10")
    assert here.outlook(0, Take(7)) == foretold(7, step, cell=cell, owner=None, gain="ant", ants=1)


@pytest.mark.parametrize(("cell", "step", "stand"), [("c3", (1, 1), "c3"), ("b3", (2, 1), "b3:2"),
                                                    ("a1", (3, 3), "a1:3")])
def test_wyx_t11_landing_on_own_ants_places_none(cell: str, step: tuple[int, int], stand: str) -> None:
    here = scene("d4 e5", {3: step}, ants={0: f"d4 {stand}"})
    after = here.play(Take(3))
    assert after.position.cells == here.position.cells
    assert after.position.supply == here.position.supply
    assert after.position.queens[0] == cell
    assert after.events[1] == model.Stayed(seat=0, cell=cell, rule="WYX-T11")
    assert here.outlook(0, Take(3)) == foretold(3, step, cell=cell, owner=0, gain="own", ants=0)


def test_wyx_t11_closed_anthills_keep_their_own_queen_out() -> None:
    here = scene("d4 e5", {3: (2, 1), 4: (1, 1)}, ants={0: "d4 b3:2 c3"}, closed_anthills=True)
    assert here.options(0) == {Take(4)}
    assert here.refusal(0, Take(3)) == Refusal("WYX-T11", no_flight(3, (2, 1), cell="b3", owner=0))


@pytest.mark.parametrize(("closed", "options"), [(False, {Take(4), Take(5)}), (True, {Take(5)})])
def test_wyx_t11_closed_anthills_close_behind_the_queen_that_leaves(closed: bool, options: set[Take]) -> None:
    here = scene("d4 e6", {1: (1, 1), 3: (2, 1), 4: (1, 1), 5: (1, 1), 7: (1, 1), 8: (3, 1)}, ants={0: "d4", 1: "e6"},
                 closed_anthills=closed)
    away = here.play(Take(3)).play(Take(8)).play(Take(7)).play(Take(1))
    assert away.position.queens == ("c4", "g8")
    assert away.options(0) == options
    closes = Refusal("WYX-T11", no_flight(4, (1, 1), cell="b3", owner=0))
    assert away.refusal(0, Take(4)) == (closes if closed else None)


def test_wyx_t11_closed_anthills_may_still_be_taken_when_free() -> None:
    assert scene("d4 e5", {3: (2, 1)}, closed_anthills=True).play(Take(3)).position.cells == {"b3": Ants(0, 2)}


def test_wyx_t11_closed_anthills_name_either_rule_for_an_opponents() -> None:
    here = scene("d4 e6", {3: (2, 1), 7: (1, 3)}, ants={1: "b3:2 e6"}, closed_anthills=True)
    refusal = here.refusal(0, Take(3))
    assert refusal is not None
    assert refusal.rule in ("WYX-T3", "WYX-T11")


LOW = "d4 c2:2 f2:2 g3:2 f7:2 c7:2 b6:2"  # 13 ants of 16: three left


@pytest.mark.parametrize(("more", "cell", "step", "supply"), [("", "a1", (3, 3), 3), ("e2", "a1", (3, 3), 2),
                                                             ("e2 e1", "a1", (3, 3), 1), ("e2 e1", "b3", (2, 1), 1)])
def test_wyx_t12_all_ants_are_placed_if_too_few_are_left(more: str, cell: str, step: tuple[int, int],
                                                         supply: int) -> None:
    here = scene("d4 e5 d5", {3: step, 7: (1, 1)}, ants={0: f"{LOW} {more}"})
    assert here.position.supply[0] == supply
    assert here.outlook(0, Take(3)).ants == supply
    after = here.play(Take(3))
    assert after.position.cells[cell] == Ants(0, supply)
    assert after.position.supply[0] == 0
    assert after.position.ended == "WYX-E1"
    worth = 3 if cell == "a1" else 2
    rule = "WYX-T9" if supply == worth else "WYX-T12"
    assert after.events[1] == Placed(seat=0, cell=cell, ants=supply, rule=rule)


def test_refused_moves_raise_with_their_rule() -> None:
    with pytest.raises(IllegalMove, match="WYX-T7") as refused:
        match_of_queens(2).play(0, Pass(), Seeded(1))
    assert refused.value.refusal.rule == "WYX-T7"
