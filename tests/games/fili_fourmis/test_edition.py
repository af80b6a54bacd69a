"""Editions of Fili-Fourmis: boards are read strictly, drawn from a few measures, and symmetric for both players."""
from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from formicarium.core.editions import BadEdition
from formicarium.games.fili_fourmis import boards
from formicarium.games.fili_fourmis.boards import BadBoard, as_toml, draw, main
from formicarium.games.fili_fourmis.edition import EDITIONS, Edition, distance
from formicarium.games.fili_fourmis.game import FiliFourmis

from .grounds import FORD, TINY

ROWS = EDITIONS[TINY].board.rows


def parse(rows: tuple[str, ...]) -> Edition:
    return EDITIONS.parse(as_toml(rows, "À moi", "Mine", "by hand"), "mine")


def change_mark(y: int, x: int, mark: str, both: bool = True) -> tuple[str, ...]:
    """Return the tiny board with another mark there and, if `both`, on the opposite cell."""
    grid = [list(row.ljust(13)) for row in ROWS]
    grid[y][x] = mark
    if both:
        grid[len(grid) - 1 - y][12 - x] = mark.translate(str.maketrans("RrVv", "VvRr"))
    return tuple("".join(row).rstrip() for row in grid)


def test_shipped_editions_are_listed() -> None:
    assert [name for name in EDITIONS.names() if name not in (FORD, TINY)] == ["formicarium", "small"]
    printed = EDITIONS["formicarium"]
    assert (printed.name.fr, printed.name.en) == ("Édition Formicarium", "Formicarium edition")


def test_shipped_boards_equal_boards_drawn_from_measures() -> None:
    assert EDITIONS["formicarium"].board.rows == draw()
    assert EDITIONS[FORD].board.rows == draw(ants=10, width=9, between=5, margin=1)
    assert EDITIONS[TINY].board.rows == draw(ants=7, width=7, between=1, margin=0)


@pytest.mark.parametrize("measures", [
    {}, {"between": 7, "road": 2}, {"road": 0}, {"ants": 7, "width": 7, "between": 3}, {"ants": 10, "margin": 0},
    {"ants": 19, "width": 20, "between": 1, "margin": 5, "road": 3}])
def test_every_board_that_is_drawn_is_an_edition(measures: dict[str, int]) -> None:
    rows = draw(**measures)
    edition = parse(rows)
    assert edition.board.rows == rows
    assert sum(row.count("R") + row.count("r") for row in rows) == measures.get("ants", 19)
    assert ("#" in "".join(rows)) == (measures.get("road", 1) > 0)


def test_short_board_has_its_known_measures() -> None:
    rows = draw(between=7, road=2)
    assert len(rows) == 21 and sum(len(row.split()) for row in rows) == 305
    assert "".join(rows).count("#") == 2 * 15


@pytest.mark.parametrize(("measures", "fault"), [
    ({"ants": 12}, "ants: an anthill has 7, 10, 19 cells, not 12"), ({"between": 4}, "an odd number of rows"),
    ({"between": -1}, "an odd number"), ({"margin": -1}, "none or more"), ({"road": -1}, "none or more"),
    ({"width": 6}, "width: 6 cells are too few"), ({"width": 2}, "width: 2 cells are too few")])
def test_conflicting_board_measures_are_refused(measures: dict[str, int], fault: str) -> None:
    with pytest.raises(BadBoard, match=fault):
        draw(**measures)


def test_board_drawer_prints_an_edition(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    main(["--ants", "10", "--width", "9", "--between", "5", "--margin", "1", "--fr", "Gué", "--en", "Ford"])
    printed = capsys.readouterr().out
    assert printed.startswith("# boards --ants 10 --width 9 --between 5 --margin 1 --road 1\n")
    assert EDITIONS.parse(printed, "again") == EDITIONS[FORD]
    monkeypatch.setattr("sys.argv", ["boards", "--road", "0"])
    runpy.run_path(str(Path(boards.__file__)), run_name="__main__")
    assert "--road 0" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["--width", "3"])
    assert "too few" in capsys.readouterr().err


@pytest.mark.parametrize(("rows", "fault"), [
    ((), "3 to 99 rows"), ((". .", " .", ""), "3 to 99 rows"), (("." * 60, ".", "."), "of 1 to 26 cells"),
    (change_mark(3, 0, "x", both=False), r"rows\[3\]: 'x' is no cell"),
    ((". . .", ". . .", ". . ."), r"rows\[1\]: '.' at place 1 is not between"),
    (change_mark(3, 2, "#", both=False), r"rows\[3\]: b4 is '#'; after half a turn there is '.', not '#'"),
    (change_mark(3, 2, " ", both=False), r"rows\[3\]: f4 is '.'; after half a turn there is ' ', not '.'"),
    ((". . .", " . .", ". . ."), "an anthill has 0 cells; it has 3 to 30"),
    (change_mark(0, 5, "."), r"rows\[5\]: d2 is not closed in by its anthill, so it is 'R'"),
    (change_mark(1, 6, "V"), r"rows\[5\]: d2 is closed in by its anthill, so it is 'r'"),
    ((". R R . V V .", " . . . . . .", ". R R . V V ."), "an anthill must be in one piece"),
    ((". .", " V V", "V V", " . .", ". .", " R R", "R R", " . ."), "what lies outside must be in one piece"),
])
def test_impossible_boards_are_refused(rows: tuple[str, ...], fault: str) -> None:
    with pytest.raises(BadEdition, match=fault):
        parse(rows)


def test_distances_count_hexagons() -> None:
    assert distance((0, 0), (2, 0)) == distance((0, 0), (1, 1)) == distance((4, 2), (3, 3)) == 1
    assert distance((0, 0), (4, 2)) == 3 and distance((0, 0), (2, 4)) == 4 and distance((0, 0), (8, 2)) == 5
    kit = FiliFourmis().course.kit
    middle, home = kit.cell_of["h14"], kit.cell_of["h5"]
    assert kit.board.away[middle] == kit.board.away[kit.cells + middle] == 7
    assert kit.board.away[home] == 0 and kit.board.away[kit.cells + home] == 16


def test_fili_fourmis_courses_are_cached() -> None:
    assert FiliFourmis().course is FiliFourmis().course is not FiliFourmis(strict_contact=True).course
