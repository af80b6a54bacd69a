"""Rules of the end of Wyx, a test for each."""
from __future__ import annotations

import pytest

from formicarium.core.game import WATCHER, Over, Refusal
from formicarium.games.wyx.game import Wyx
from formicarium.games.wyx.model import Called, Ended, Pass, Placed, Take, Took

from .scenes import domino, scene

ALMOST = "d4 a1:3 a8:3 h1:3 h8:3 b3:2"  # 15 ants of 16


def test_wyx_e1_placing_the_last_ant_wins_at_once() -> None:
    here = scene("d4 e6 d5", {3: (1, 1), 5: (4, 3)}, ants={0: ALMOST, 1: "e6 c2:2"})
    assert here.play(Take(3)).position.ended == "WYX-E1"
    assert here.play(Take(5)).position.ended == ""


def test_wyx_e1_no_move_is_legal_after_the_win() -> None:
    here = scene("d4 e6 d5", {3: (1, 1), 7: (1, 1)}, ants={0: ALMOST, 1: "e6 c2:2"}).play(Take(3))
    assert here.position.supply == (0, 13, 16)
    assert here.position.ended == "WYX-E1"
    assert here.winners() == {0}
    assert here.events == (Took(seat=0, column=3, domino=domino(3, (1, 1)), origin="d4", cell="c3", rule="WYX-T2"),
                           Placed(seat=0, cell="c3", ants=1, rule="WYX-T10"),
                           Ended(winners=(0,), ants=16, rule="WYX-E1"))
    assert here.state.waiting() == 0
    for seat in (0, 1, 2, WATCHER):
        assert not here.options(seat)
        assert here.refusal(seat, Take(7)) == Refusal("WYX-E1", Over())


def test_wyx_e2_no_domino_is_left() -> None:
    here = scene("d4 e5", {7: (1, 2)}, ants={0: "d4 c2:2", 1: "e5"}).play(Take(7))
    assert here.position.ended == "WYX-E2"
    assert here.events[-1] == Ended(winners=(0,), ants=4, rule="WYX-E2")
    assert here.refusal(1, Pass()) == Refusal("WYX-E2", Over())


def test_wyx_e3_game_ends_when_no_visible_domino_can_be_taken() -> None:
    here = scene("b2 a2", {7: (1, 1), 1: (4, 4)}, ants={0: "b2", 1: "a2 a1:3"}, hidden={1: 3})
    after = here.play(Take(7))  # to c3; the domino left, 4 left and 4 up, leads off the board from c3 and a2
    assert after.position.ended == "WYX-E3"
    assert after.winners() == {1}
    assert after.events[-1] == Ended(winners=(1,), ants=4, rule="WYX-E3")
    assert after.refusal(0, Take(1)) == Refusal("WYX-E3", Over())


def test_wyx_e3_game_continues_while_an_opponent_can_fly() -> None:
    here = scene("b2 h2", {7: (1, 1), 1: (4, 4)}, ants={0: "b2", 1: "h2"}, hidden={1: 3}, turn=0).play(Take(7))
    assert here.position.ended == ""
    third = scene("b2 a2 h2", {7: (1, 1), 1: (4, 4)}, ants={0: "b2", 1: "a2", 2: "h2"}).play(Take(7))
    assert third.position.ended == ""
    assert third.options(1) == {Pass()}
    assert third.play(Pass()).options(2) == {Take(1)}


@pytest.mark.parametrize(("ants", "winners", "places"), [({0: "d4 a1:3", 1: "e5 f5"}, {0}, (1, 2)),
                                                        ({0: "d4", 1: "e5 f5 g5"}, {1}, (2, 1)),
                                                        ({0: "d4", 1: "e5 f5"}, {0, 1}, (1, 1))])
def test_wyx_e4_most_ants_on_the_board_wins(ants: dict[int, str], winners: set[int], places: tuple[int, ...]) -> None:
    here = scene("d4 e5", {7: (1, 2)}, ants=ants).play(Take(7))
    assert here.position.ended == "WYX-E2"
    assert here.winners() == winners
    assert here.game.places(here.state) == places


def test_wyx_e4_a_tie_is_a_draw_between_the_tied_only() -> None:
    here = scene("d4 e5 d5", {7: (1, 2)}, ants={0: "d4", 1: "e5", 2: "d5 c5"}).play(Take(7))
    assert here.winners() == {0, 2}
    assert here.game.places(here.state) == (1, 3, 1)
    assert here.events[-1] == Ended(winners=(0, 2), ants=2, rule="WYX-E2")


def test_wyx_e4_the_tally_counts_ants_on_the_board() -> None:
    here = scene("d4 e5", {7: (1, 2)}, ants={0: "d4 a1:3"})
    assert [here.score(seat) for seat in (0, 1)] == [[("WYX-E4", 4)], [("WYX-E4", 0)]]


def test_wyx_e5_e1_is_checked_before_e2_and_e3() -> None:
    last = scene("d4 e6 d5", {3: (1, 1)}, ants={0: ALMOST, 1: "e6"})
    assert last.play(Take(3)).position.ended == "WYX-E1"
    blocked = scene("d4 e6 d5", {3: (1, 1), 1: (4, 4)}, ants={0: ALMOST, 1: "e6"}, hidden={1: 1})
    assert blocked.play(Take(3)).position.ended == "WYX-E1"


def test_wyx_e5_e2_is_checked_before_e3() -> None:
    """Without a domino no queen can fly, so both rules apply."""
    assert scene("d4 e5", {7: (1, 2)}).play(Take(7)).position.ended == "WYX-E2"


def test_wyx_e5_finish_round_plays_the_round_to_its_end() -> None:
    here = scene("d4 e6 d5", {3: (1, 1), 4: (2, 2), 7: (1, 2), 8: (2, 1)}, ants={0: ALMOST, 1: "e6 c2:2"},
                 finish_round=True)
    called = here.play(Take(3))
    assert (called.position.ended, called.position.called, called.position.turn) == ("", True, 1)
    assert called.events[-1] == Called(seat=0, rule="WYX-E5")
    second = called.play(Take(7))
    assert (second.position.ended, second.position.turn) == ("", 2)
    assert not any(isinstance(event, Called) for event in second.events)
    third = second.play(Take(8))
    assert third.position.ended == "WYX-E1"
    assert third.winners() == {0}


def test_wyx_e5_finish_round_ends_at_once_when_the_last_seat_calls() -> None:
    here = scene("e6 d5 d4", {3: (1, 1), 7: (1, 2)}, ants={2: ALMOST, 0: "e6 c2:2"}, finish_round=True, turn=2)
    after = here.play(Take(3))
    assert after.position.ended == "WYX-E1"
    assert after.events[-2:] == (Called(seat=2, rule="WYX-E5"), Ended(winners=(2,), ants=16, rule="WYX-E1"))


def test_wyx_e5_finish_round_counts_ants_even_if_one_came_back() -> None:
    """Seat 0 has placed all; seat 1 sends one home; the round goes on, and the game still ends."""
    here = scene("c3 e4 d5", {7: (1, 1), 3: (1, 1), 4: (2, 2)}, finish_round=True, called=True, turn=1,
                 ants={0: "c3 d3 a1:3 b3:2 b6:2 f7:2 g3:2 g6:2 f1", 1: "e4 a8:3 h1:3 h8:3 c7:2 c2:2", 2: "d5"})
    assert here.position.supply == (0, 2, 15)
    robbed = here.play(Take(3))
    assert robbed.position.supply == (1, 1, 15)
    assert robbed.position.ended == ""
    done = robbed.play(Take(7))
    assert done.position.ended == "WYX-E1"
    assert done.winners() == {0, 1}


def test_wyx_e5_finish_round_is_called_once() -> None:
    here = scene("c3 e4 d5", {7: (1, 2), 3: (1, 1)}, finish_round=True, called=True, turn=1,
                 ants={0: "c3 d3 a1:3 b3:2 b6:2 f7:2 g3:2 g6:2 f1", 1: "e4 f4 a8:3 h1:3 h8:3 c7:2 c2:2", 2: "d5"})
    assert here.position.supply == (0, 1, 15)
    both = here.play(Take(7))
    assert both.position.supply == (0, 0, 15)
    assert not any(isinstance(event, Called) for event in both.events)
    done = both.play(Take(3))
    assert done.position.ended == "WYX-E1"
    assert done.winners() == {0, 1}


def test_wyx_e5_finish_round_still_ends_by_e2_and_e3() -> None:
    ants = {0: "c3 d3 a1:3 b3:2 b6:2 f7:2 g3:2 g6:2 f1", 1: "e4", 2: "d5"}
    empty = scene("c3 e4 d5", {7: (1, 2)}, finish_round=True, called=True, turn=1, ants=ants).play(Take(7))
    assert empty.position.ended == "WYX-E2"
    stuck = scene("c3 e4 d5", {7: (1, 2), 1: (4, 4)}, finish_round=True, called=True, turn=1, ants=ants).play(Take(7))
    assert stuck.position.ended == "WYX-E3"


def test_wyx_e5_finish_round_is_for_three_or_four() -> None:
    with pytest.raises(ValueError, match=r"finish_round is for 3 or 4 players \(WYX-E5\)"):
        Wyx(finish_round=True)
    assert Wyx(players=3, finish_round=True) in Wyx.variants()
    assert len(Wyx.variants()) == 3 * 8 - 4
