"""Micropolis as data: another edition plays by the same code; a faulty one is refused with the place of the fault."""
from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import formicarium
from formicarium.core.dice import Seeded
from formicarium.core.editions import BadEdition
from formicarium.core.match import Match
from formicarium.games.micropolis.edition import EDITIONS, KINDS, tiles_needed
from formicarium.games.micropolis.game import Micropolis
from formicarium.games.micropolis.kit import GIFT, KIND, QUEEN
from tests.support.marking import mark_where
from tests.support.reloading import play_reloaded

from . import tiny

PRINTED = Path(formicarium.__file__).parent / "games" / "micropolis" / "editions"
TEXT = (tiny.FOLDER / "tiny.toml").read_text(encoding="utf-8")
MODES = [(mode, players) for mode, counts in Micropolis.modes.items() for players in counts]
GAMES = 30 if formicarium.engine == "compiled" else 8


def test_printed_edition_has_the_printed_counts() -> None:
    for name in ("formicarium", "even"):
        box = EDITIONS[name].box
        assert (box.sides, box.holes, box.army, box.line) == (10, 10, 5, 7)
        assert tiles_needed(box) == box.tiles == 61  # six players, or three experts, use the whole pile
        assert sorted(Micropolis(edition=name).course.kit.places) == [1] * 5 + [2] * 5 + [3] * 4 + [4] * 2
    assert EDITIONS["formicarium"].name.fr == "Édition Formicarium"
    assert Micropolis().edition == "formicarium"


def test_the_even_edition_differs_in_its_workers_only() -> None:
    one, other = EDITIONS["formicarium"], EDITIONS["even"]
    assert (one.box, one.fruits, one.layouts) == (other.box, other.fruits, other.layouts)
    for standard, even in zip(one.anthill.tiles, other.anthill.tiles, strict=True):
        assert (standard.layout, standard.bears, standard.barracks) == (even.layout, even.bears, even.barracks)
    assert [sum(tile.workers) for tile in one.anthill.tiles] != [sum(tile.workers) for tile in other.anthill.tiles]


def test_contents_are_packed_in_four_bits_per_kind() -> None:
    assert KINDS.index("gift") * KIND == GIFT and KINDS.index("queen") * KIND == QUEEN


def test_micropolis_kits_are_cached() -> None:
    assert Micropolis(players=3).course.kit is Micropolis(players=3).course.kit


def test_the_tiny_edition_is_what_its_file_says() -> None:
    match = Match.begin(Micropolis(edition=tiny.TINY, players=6), Seeded(1))
    view = match.view(0)
    assert (len(view.line), view.pile, view.reserve, view.tokens, view.rounds) == (11, 13, 1, 1, 3)
    assert {anthill.army for anthill in view.anthills} == {3}
    assert match.game.move_count == 11 * 4 + 3 + 12 + 6


@pytest.mark.parametrize(("mode", "players"), mark_where(
    lambda state: state[0] == "expert" or state[1] > 3, pytest.mark.unwatched, MODES))
def test_whole_games_of_the_tiny_edition(mode: str, players: int) -> None:
    game = Micropolis(edition=tiny.TINY, mode=mode, players=players)

    def check(state: Any, again: Any, seat: int) -> None:
        allowed = [move for move in range(-8, game.move_count + 3) if state.forbidding_rule(seat, move) == 0]
        assert list(state.legal_moves(seat)) == allowed and allowed
        assert all(game.number_of(game.action_of(move)) == move for move in allowed)
        for move in allowed:
            game.outlook(state, seat, game.action_of(move))

    for seed in range(GAMES):
        play_reloaded(game, seed, check)


FAULTS = [
    ("tiles = 24\n", "tiles = 25\n", "anthill.tiles: 24 tiles, but box.tiles says 25"),
    ("tiles = 24\n", "tiles = 22\n", "box.tiles: 22; the largest game needs 23, and 62 is the most"),
    ("tiles = 24\n", "tiles = 63\n", "box.tiles: 63; the largest game needs 23, and 62 is the most"),
    ("tiles = 24\n", "", "Object missing required field `tiles` - at `$.box`"),
    ("foundations = 7", "foundations = 5", "box.foundations: 5; six players need six"),
    ("soldiers = 19", "soldiers = 17", "box.soldiers: 17; six armies of 3 need 18, and 200 is the most"),
    ("soldiers = 19", "soldiers = 201", "box.soldiers: 201; six armies"),
    ("architects = 1", "architects = -1", "box.architects: -1; 0 to 20 tokens"),
    ("sides = 3", "sides = 2", "box.sides: 2; a foundation has 3 to 12 sides"),
    ("sides = 3", "sides = 13", "box.sides: 13; a foundation has 3 to 12 sides"),
    ("holes = 6", "holes = 2", "box.army, box.holes: 3 soldiers to begin with and 2 holes"),
    ("army = 3", "army = 0", "box.army, box.holes: 0 soldiers to begin with and 6 holes"),
    ("line = 11", "line = 12", "box.line: 12; it is 7, 11 or 13: no multiple of 2 to 6 players (MIC-T7)"),
    ("line = 11", "line = 11\nlines = 3", "Object contains unknown field `lines` - at `$.box`"),
    ('["LO", "RI"], ["LI", "RO"]]', '["LO", "RI"], ["LI", "LO"]]',
     "layouts.crossing: each of LO, LI, RO, RI belongs to one piece; there is LO, RI, LI, LO"),
    ('[["LO", "RI"], ["LI", "RO"]]', '[["LO", "RI"], ["LI"]]', "layouts.crossing: each of LO, LI, RO, RI"),
    ('[["LO", "RI"], ["LI", "RO"]]', '[["LO", "RX"], ["LI", "RO"]]', "Invalid enum value 'RX'"),
    ("rooms = [[], [],", "rooms = [[], [], [], [], [],", "layouts.rooms: 9 pieces; a tile has 8 at most"),
    ('layout = "turn", workers = [0, 0] }', 'layout = "bend", workers = [0, 0] }',
     "anthill.tiles, number 4: there is no layout 'bend'"),
    ('layout = "turn", workers = [0, 0] }', 'layout = "turn", workers = [0] }',
     "anthill.tiles, number 4: workers in 1 pieces, but layout turn has 2"),
    ('layout = "turn", workers = [0, 0] }', 'layout = "turn", workers = [0, -1] }',
     "anthill.tiles, number 4: 0 to 20 workers in a piece"),
    ('layout = "turn", workers = [0, 0] }', 'layout = "turn", workers = [0, 0], bears = [[], [], ["fig"]] }',
     "anthill.tiles, number 4: bears something in 3 pieces, but layout turn has 2"),
    ('layout = "turn", workers = [0, 0] }', 'layout = "turn", workers = [0, 0], bears = [["fig"]] }',
     "anthill.tiles: fig is there 4 times, but fruits.fig says 3 (MIC-C2)"),
    ("gift = 5", "", "anthill.tiles: gift is there 5 times, but fruits.gift says 0 (MIC-C2)"),
    ("gift = 5", "gift = 5\napple = 1", "Invalid enum value 'apple'"),
    ('"lemon"]] }, # 10', '"lime"]] }, # 10', "Invalid enum value 'lime'"),
    ("barracks = [4] }, # 6", "barracks = [5] }, # 6",
     "anthill.tiles, number 6: a barracks of 5; they have 1 to 4 places (MIC-V6)"),
    ("barracks = [4] }, # 6", f"barracks = [{', '.join('1' * 20)}] }}, # 6",
     "anthill.tiles: 31 barracks; 30 is the most"),
    ('bears = [["queen"]]', f'bears = [[{", ".join(["queen"] * 12)}]]'.replace("queen", '"queen"'),
     "anthill.tiles: queen is there 16 times; 15 is the most"),
]


@pytest.mark.parametrize(("old", "new", "message"), FAULTS, ids=[fault[2][:50] for fault in FAULTS])
def test_impossible_position_is_refused_with_its_place(old: str, new: str, message: str) -> None:
    assert TEXT.count(old) == 1, old
    with pytest.raises(BadEdition, match=re.escape(message)):
        EDITIONS.parse(TEXT.replace(old, new), "tiny")


def test_owner_can_add_the_printed_tiles(tmp_path: Path) -> None:
    text = (PRINTED / "formicarium.toml").read_text(encoding="utf-8")
    mine = text.replace('{ layout = "J", workers = [3, 2] }, # 61', '{ layout = "B", workers = [9] }, # 61')
    assert mine != text
    edition = EDITIONS.parse(mine, "mine")
    assert edition.anthill.tiles[60].workers == (9,)
