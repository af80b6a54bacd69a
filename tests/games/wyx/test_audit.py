"""Every fault of a written Wyx position is found and located."""
from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from formicarium.core.dice import Seeded
from formicarium.core.game import InvalidPosition
from formicarium.core.match import Match
from formicarium.games.wyx.game import Wyx
from formicarium.games.wyx.model import Ants, Domino, Enter, Take, WyxPosition

from .scenes import domino, position

TWO, THREE = Wyx(), Wyx(players=3)
OPEN, FINISH = Wyx(open_dispenser=True), Wyx(players=3, finish_round=True)
FRONTS = {column: (1 + column % 2, 2) for column in range(1, 9)}
FULL = dict.fromkeys(FRONTS, 7)


def middle(game: Wyx = TWO, **more: Any) -> WyxPosition:
    queens = {2: "c3 f6", 3: "c3 f6 d5"}[game.players]
    usual: dict[str, Any] = {"ants": {0: "c3 a1:3", 1: "f6 d4"}, "hidden": {} if game.open_dispenser else {1: 2, 5: 3}}
    return position(game, queens, {1: (1, 1), 2: (2, 2), 5: (1, 2), 7: (3, 1)}, **usual | more)


def entering(game: Wyx = TWO) -> WyxPosition:
    return position(game, " ".join(["d4", *"-" * (game.players - 1)]), FRONTS, hidden=FULL, turn=1)


def column(p: WyxPosition, number: int, *dominoes: Domino | None) -> WyxPosition:
    return replace(p, columns=(*p.columns[:number - 1], dominoes, *p.columns[number:]))


def cells(p: WyxPosition, **more: Ants) -> WyxPosition:
    return replace(p, cells={**p.cells, **more})


Spoil = Callable[[WyxPosition], WyxPosition]
ONE = domino(1, (1, 1))
CASES: list[tuple[str, Wyx, WyxPosition, Spoil, str]] = [
    ("a queen too many", TWO, middle(), lambda p: replace(p, queens=(*p.queens, "d5")),
     "queens: 3 given, but there are 2 players"),
    ("a supply too few", TWO, middle(), lambda p: replace(p, supply=p.supply[:1]),
     "supply: 1 given, but there are 2 players"),
    ("a turn of nobody", TWO, middle(), lambda p: replace(p, turn=2), "turn: there is no seat 2; seats are 0 to 1"),
    ("a negative turn", TWO, middle(), lambda p: replace(p, turn=-1), "turn: there is no seat -1; seats are 0 to 1"),

    ("a queen off the board", TWO, middle(), lambda p: replace(p, queens=("c3", "i9")),
     "queens[1]: 'i9' is no cell of this board"),
    ("two queens on a cell", TWO, middle(), lambda p: replace(p, queens=("c3", "c3")),
     "queens[1]: c3 bears the queen of seat 0 already (WYX-T4)"),
    ("a queen that entered aside", TWO, entering(), lambda p: replace(p, queens=("d3", None)),
     "queens[0]: d3 is not central; during set-up queens stand on d4, e4, d5, e5 (WYX-S2)"),
    ("the second queen first", TWO, entering(), lambda p: replace(p, queens=(None, "d4")),
     "queens: seats place theirs in order, so seat 1 to play means that the 1 before it have placed (WYX-S2)"),
    ("set-up out of turn", THREE, entering(THREE), lambda p: replace(p, turn=2),
     "queens: seats place theirs in order, so seat 2 to play means that the 2 before it have placed (WYX-S2)"),
    ("an ant before all queens stand", TWO, entering(), lambda p: replace(cells(p, d4=Ants(0, 1)), supply=(31, 32)),
     "cells, gone: no ant is placed and no domino taken before all queens stand (WYX-S2)"),
    ("a domino gone before all queens stand", TWO, entering(), lambda p: replace(p, gone=(domino(1, (4, 4)),)),
     "cells, gone: no ant is placed and no domino taken before all queens stand (WYX-S2)"),

    ("ants off the board", TWO, middle(), lambda p: cells(p, a9=Ants(0, 1)), "cells.a9: no cell of this board"),
    ("ants of nobody", TWO, middle(), lambda p: cells(p, b2=Ants(2, 1)), "cells.b2.seat: there is no seat 2"),
    ("ants of a spectator", TWO, middle(), lambda p: cells(p, b2=Ants(-1, 1)), "cells.b2.seat: there is no seat -1"),
    ("two ants on a cell", TWO, middle(), lambda p: cells(p, b2=Ants(0, 2)),
     "cells.b2.ants: 2 ants; this cell takes one (WYX-T10)"),
    ("no ant on a cell", TWO, middle(), lambda p: cells(p, b2=Ants(0, 0)),
     "cells.b2.ants: 0 ants; this cell takes one"),
    ("four ants on an anthill", TWO, middle(), lambda p: cells(p, a1=Ants(0, 4)),
     "cells.a1.ants: 4 ants; this cell takes 1 to 3"),
    ("three ants on an anthill of two", TWO, middle(), lambda p: cells(p, b3=Ants(0, 3)),
     "cells.b3.ants: 3 ants; this cell takes 1 to 2"),

    ("65 ants", TWO, middle(), lambda p: replace(p, supply=(29, p.supply[1])),
     "supply[0]: 4 ants on the board and 29 in supply make 33, not 32 (WYX-C3)"),
    ("63 ants", TWO, middle(), lambda p: replace(p, supply=(28, 29)),
     "supply[1]: 2 ants on the board and 29 in supply make 31, not 32 (WYX-C3)"),
    ("the ants of another number of players", THREE, middle(THREE), lambda p: replace(p, supply=(28, 30, 32)),
     "supply[0]: 4 ants on the board and 28 in supply make 32, not 16 (WYX-C3)"),
    ("a debt of ants", TWO,
     middle(ants={0: " ".join(f"{x}{y}" for x in "deh" for y in range(2, 8)) + " b1 b2 b4 b5 b7 b8 a1:3 h1:3 a8:3 c3",
                  1: "f6"}), lambda p: p,
     "supply[0]: 34 ants on the board and -2 in supply make 32, not 32 (WYX-C3)"),
    ("an anthill with too few ants", TWO, middle(), lambda p: replace(cells(p, a1=Ants(0, 2)), supply=(29, 30)),
     "cells: seat 0 has an anthill with too few ants, which only the last ants of a supply leave (WYX-T12)"),
    ("two anthills with too few", THREE, middle(
        THREE, ants={0: "c3 a1:2 b3:1 b6:2 a8:3 h1:3 c7:2 c2:2", 1: "f6"}, ended="WYX-E1"), lambda p: p,
     "cells: seat 0 has an anthill with too few ants"),
    ("too few on an anthill and nobody called", FINISH, middle(FINISH, ants={0: "c3 a1:2", 1: "f6"}), lambda p: p,
     "cells: seat 0 has an anthill with too few ants"),
    ("all placed and nobody called", FINISH, middle(
        FINISH, ants={0: "c3 a1:3 b3:2 b6:2 a8:3 h1:3 c7:2", 1: "f6"}, turn=1), lambda p: p,
     "called: seat 0 has placed all, so the end has been called (WYX-E5)"),
    ("ants under the queen of another", TWO, middle(), lambda p: cells(p, f6=Ants(0, 1)),
     "cells.f6.seat: ants of seat 0 under the queen of seat 1, who would have taken their place (WYX-T4, WYX-T8)"),
    ("two who have placed all", THREE, middle(
        THREE, ants={0: "c3 a1:3 b3:2 b6:2 a8:3 h1:3 c7:2", 1: "f6 h8:3 f2:2 f7:2 g3:2 g6:2 c2:2 e2 e3"}), lambda p: p,
     "supply: the game ends at once when one player has placed all, so two cannot have (WYX-E1)"),
    ("called, and nobody is near the end", FINISH, middle(FINISH), lambda p: replace(p, called=True, turn=1),
     "called: nobody can have placed all in this round (WYX-E5)"),
    ("called without the option", THREE, middle(THREE), lambda p: replace(p, called=True),
     "called: only the option finish_round knows a called end (WYX-E5)"),

    ("seven columns", TWO, middle(), lambda p: replace(p, columns=p.columns[:7]),
     "columns: 7 given, the dispenser has 8"),
    ("nine in a column", TWO, middle(), lambda p: column(p, 1, ONE, *[None] * 8),
     "columns[0]: 9 dominoes; a column holds 8 (WYX-C2)"),
    ("a hidden front", TWO, middle(), lambda p: column(p, 1, None, None, None),
     "columns[0][0]: the front domino is always seen (WYX-C2)"),
    ("a hidden front that is open", OPEN, middle(OPEN), lambda p: column(p, 1, None),
     "columns[0][0]: the front domino is always seen (WYX-C2)"),
    ("hidden behind an open front", OPEN, middle(OPEN), lambda p: column(p, 5, domino(5, (1, 2)), None),
     "columns[4][1]: with open_dispenser every domino is seen (WYX-S1)"),
    ("seen behind a front", TWO, middle(), lambda p: column(p, 1, ONE, None, domino(1, (4, 4))),
     "columns[0][2]: nobody has seen behind the front; write null (WYX-S1)"),
    ("a domino that nobody printed", TWO, middle(), lambda p: column(p, 1, Domino("left", 5, "up", 1), None, None),
     "columns[0][0]: there is no domino left 5 up 1 (WYX-C2)"),
    ("a gone domino that nobody printed", TWO, middle(), lambda p: replace(p, gone=(Domino("left", 1, "up", 0),)),
     "gone[0]: there is no domino left 1 up 0 (WYX-C2)"),
    ("a domino in front twice", TWO, middle(), lambda p: column(p, 2, ONE),
     "columns[1][0]: the domino left 1 up 1 is there twice (WYX-C2)"),
    ("a domino in front and gone", TWO, middle(), lambda p: replace(p, gone=(*p.gone[:2], ONE, *p.gone[2:])),
     "gone[2]: the domino left 1 up 1 is there twice (WYX-C2)"),
    ("a domino gone twice", TWO, middle(), lambda p: replace(p, gone=(*p.gone, p.gone[0])),
     "is there twice (WYX-C2)"),
    ("a domino in a column of another colour", TWO, middle(), lambda p: column(p, 3, domino(5, (4, 4))),
     "columns[2][0]: the domino right 4 down 4 is not of this column's colour (WYX-C2)"),
    ("a domino too few", TWO, middle(), lambda p: replace(p, gone=p.gone[1:]),
     "columns, gone: 15 dominoes in columns 1 and 2 and gone from them, not 16 (WYX-C2)"),
    ("a hidden domino too many", TWO, middle(), lambda p: column(p, 5, *p.columns[4], None),
     "columns, gone: 17 dominoes in columns 5 and 6 and gone from them, not 16 (WYX-C2)"),

    ("ended and not said", TWO, position(TWO, "c3 f6", {}, ants={0: "c3", 1: "f6"}), lambda p: p,
     "ended: it says '', but by the rules it is 'WYX-E2' here"),
    ("said and not ended", TWO, middle(), lambda p: replace(p, ended="WYX-E3"),
     "ended: it says 'WYX-E3', but by the rules it is '' here"),
    ("ended by another rule", THREE, middle(
        THREE, ants={0: "c3 a1:3 b3:2 b6:2 a8:3 h1:3 c7:2", 1: "f6"}), lambda p: replace(p, ended="WYX-E2"),
     "ended: it says 'WYX-E2', but by the rules it is 'WYX-E1' here"),
    ("ended by no rule at all", TWO, middle(), lambda p: replace(p, ended="x"),
     "ended: it says 'x', but by the rules it is '' here"),
]


@pytest.mark.parametrize(("game", "good", "spoil", "message"), [case[1:] for case in CASES],
                         ids=[case[0] for case in CASES])
def test_impossible_position_is_refused_with_its_place(game: Wyx, good: WyxPosition, spoil: Spoil,
                                                       message: str) -> None:
    with pytest.raises(InvalidPosition, match=re.escape(message)):
        game.load(spoil(good))


@pytest.mark.parametrize(("game", "good"), [(case[1], case[2]) for case in CASES if case[3](case[2]) != case[2]],
                         ids=[case[0] for case in CASES if case[3](case[2]) != case[2]])
def test_position_without_the_fault_is_loaded(game: Wyx, good: WyxPosition) -> None:
    """Otherwise a case above could fail for another reason."""
    if good.ended == "" and 0 in good.supply:
        good = replace(good, ended="WYX-E1")
    assert game.position(game.load(good)) == good


@pytest.mark.parametrize("game", [TWO, THREE, OPEN, FINISH], ids=str)
def test_every_position_of_set_up_is_loaded(game: Wyx) -> None:
    match = Match.begin(game, Seeded(2))
    for seat, cell in enumerate(["d4", "e5", "d5"][:game.players]):
        assert game.position(game.load(match.position())) == match.position()
        match = match.play(seat, Enter(cell), Seeded(0))
    assert game.position(game.load(match.position())) == match.position()


def test_anthill_with_too_few_ants_is_valid_after_the_last_ant() -> None:
    short = middle(THREE, ants={0: "c3 a1:2 b3:2 b6:2 a8:3 h1:3 c7:2 d3", 1: "f6"}, ended="WYX-E1")
    assert THREE.load(short).ended()
    called = middle(FINISH, ants={0: "c3 a1:2 b3:2 b6:2 a8:3 h1:3 c7:2", 1: "f6 d3"}, called=True, turn=2)
    assert FINISH.load(called).ended() == 0  # seat 1 has sent an ant of seat 0 home since then


def test_unwritten_positions_are_refused_by_their_type() -> None:
    text = msgspec.json.encode(middle())
    assert msgspec.json.decode(text, type=WyxPosition) == middle()
    with pytest.raises(msgspec.ValidationError, match="unknown field `winner`"):
        msgspec.json.decode(text.replace(b'"turn"', b'"winner":1,"turn"'), type=WyxPosition)


def test_loaded_position_can_be_played() -> None:
    state = TWO.load(middle())
    assert [TWO.action_of(move) for move in state.legal_moves(0)] == [Take(1), Take(2), Take(5), Take(7)]
