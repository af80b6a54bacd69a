"""Wyx as data: a second edition plays by the same code, and a faulty one is refused with the place of the fault."""
from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

import formicarium
from formicarium.core.dice import Seeded
from formicarium.core.editions import BadEdition
from formicarium.core.game import WATCHER, Refusal
from formicarium.core.match import Match
from formicarium.core.news import SILENT
from formicarium.core.state import GameState, lowest_bit
from formicarium.games.wyx.edition import EDITIONS
from formicarium.games.wyx.game import Wyx
from formicarium.games.wyx.model import Ants, Domino, Ended, Enter, EnterOutlook, NoDomino, NoEntry, Pass, Take
from tests.oracle.wyx import naive
from tests.support.reloading import play_reloaded

from . import tiny
from .scenes import scene
from .test_second_opinion import lockstep

VARIANTS = [replace(game, edition=tiny.TINY) for game in Wyx.variants() if isinstance(game, Wyx)]
GAMES = 40 if formicarium.engine == "compiled" else 15
TEXT = (Path(__file__).parents[2] / "editions" / "wyx" / "tiny.toml").read_text(encoding="utf-8")


def test_printed_edition_has_the_counts_of_the_rules() -> None:
    game = Wyx()
    assert (game.kit.board.width, game.kit.board.height) == (8, 8)
    assert (game.kit.dispenser.columns, game.kit.dispenser.depth) == (8, 8)
    assert sum(game.kit.board.worth) == 80  # 52 + 4 threes + 8 twos
    assert (game.move_count, game.max_moves) == (13, 130)
    assert EDITIONS["formicarium"].name.fr == "Édition Formicarium"


def test_wyx_kits_are_cached() -> None:
    assert Wyx(players=3).kit is Wyx(players=3).kit


def test_the_tiny_edition_is_what_its_file_says() -> None:
    game = Wyx(edition=tiny.TINY, players=3)
    assert (game.move_count, game.max_moves) == (4 + 1 + 4, 3 + 3 * 12)
    match = Match.begin(game, Seeded(1))
    assert set(match.legal_actions(0)) == {Enter("b2"), Enter("c2"), Enter("b3"), Enter("c3")}
    assert match.view(0).supply == (4, 4, 4)
    assert [len(column) for column in match.view(0).columns] == [3] * 4
    assert [(column[0].side, column[0].way) for column in match.view(0).columns] == list(tiny.NAIVE.dispenser)
    board = game.kit.board
    assert dict(zip(board.names, board.worth, strict=True)) == dict.fromkeys(board.names, 1) | {
        "a4": 4, "e1": 2}
    assert match.refusal(0, Enter("d4")) == Refusal("WYX-S2", NoEntry(why="not-central", cell="d4"))


def test_the_tiny_edition_has_its_own_columns() -> None:
    here = scene("b2 c3", {1: (1, 1), 2: (1, 1), 3: (2, 2), 4: (1, 1)}, edition=tiny.TINY)
    landed = {column: here.play(Take(column)).position.queens[0] for column in range(1, 5)}
    assert landed == {1: "a1", 2: "c1", 3: "d4", 4: "a3"}
    assert here.refusal(0, Take(5)) == Refusal("WYX-T2", NoDomino(why="no-column", column=5, columns=4))


def test_the_tiny_edition_has_its_own_anthills() -> None:
    after = scene("b3 c3", {4: (1, 1)}, edition=tiny.TINY).play(Take(4))
    assert after.position.cells == {"a4": Ants(0, 4)}
    assert after.position.supply == (1, 5)


def test_wyx_e3_is_checked_after_set_up() -> None:
    """No queen on a central cell of the tiny board can fly three rows up or down."""
    stuck = {1: (1, 3), 2: (1, 3), 3: (1, 3), 4: (2, 3)}
    here = scene("b2 -", stuck, hidden=dict.fromkeys(stuck, 2), turn=1, edition=tiny.TINY)
    assert here.position.ended == ""
    after = here.play(Enter("c2"))
    assert after.position.ended == "WYX-E3"
    assert after.events[-1] == Ended(winners=(0, 1), ants=0, rule="WYX-E3")
    assert here.game.load(after.position).ended() == after.state.ended()


def test_max_moves_counts_a_pass_of_each_opponent_per_domino() -> None:
    for game in VARIANTS:
        assert game.max_moves == game.players * (1 + 12)


@pytest.mark.unwatched
@pytest.mark.parametrize("game", VARIANTS, ids=str)
def test_whole_games_of_the_tiny_edition(game: Wyx) -> None:
    def check(state: GameState, again: GameState, seat: int) -> None:
        for other in (WATCHER, *range(5)):
            allowed = [move for move in range(-2, game.move_count + 3) if state.forbidding_rule(other, move) == 0]
            assert list(state.legal_moves(other)) == allowed
            assert bool(allowed) == (other == seat)
        assert list(again.legal_moves(seat)) == list(state.legal_moves(seat))
        for move in state.legal_moves(seat):
            assert game.number_of(game.action_of(move)) == move

    for seed in range(GAMES):
        play_reloaded(game, seed, check)


@pytest.mark.unwatched
@pytest.mark.parametrize("game", VARIANTS, ids=str)
def test_second_engine_agrees_on_the_tiny_edition(game: Wyx) -> None:
    for seed in range(5):
        assert lockstep(game, tiny.NAIVE, seed) in ("WYX-E1", "WYX-E2", "WYX-E3")


def test_second_engine_has_the_same_board() -> None:
    kit, board = Wyx().kit, naive.STANDARD
    printed = zip(kit.board.names, kit.board.worth, strict=True)
    assert {name: worth for name, worth in printed if worth > 1} == board.anthills
    assert {plain for side, way in board.dispenser for plain in naive.colour(board, side, way)} \
        == {(d.side, d.across, d.way, d.along) for d in kit.dispenser.dominoes}


def test_largest_allowed_edition_can_be_played() -> None:
    """Twelve columns, thirty dominoes a colour, twelve central cells: every set of choices still fits in its bits."""
    steps = [[across, along] for across in range(1, 7) for along in range(1, 6)]
    sides = [("left", "up"), ("left", "down"), ("right", "down"), ("right", "up")]
    rows = ["." * 26] * 12 + ["." * 7 + "*" * 12 + "." * 7] + ["9" * 26] * 13
    text = f'[name]\nfr="x"\nen="x"\n[board]\nrows={rows}\n[ants]\n2=99\n3=99\n4=99\n[dispenser]\ndepth=10\n'
    for number, (side, way) in enumerate(sides):
        columns = [3 * number + 1, 3 * number + 2, 3 * number + 3]
        text += f'[[dispenser.colours]]\nside="{side}"\nway="{way}"\ncolumns={columns}\ndominoes={steps}\n'
    EDITIONS.read["largest"] = EDITIONS.parse(text, "largest")
    try:
        for game in (Wyx(edition="largest"), Wyx(edition="largest", players=4, open_dispenser=True)):
            assert game.move_count == 12 + 1 + 12
            luck = Seeded(5)
            state = game.setup(luck, SILENT)
            if game.open_dispenser:
                assert len({one for column in game.position(state).columns for one in column}) == 120
            while not state.ended():
                seat = lowest_bit(state.waiting())
                assert [move for move in range(game.move_count) if not state.forbidding_rule(seat, move)] == list(
                    state.legal_moves(seat)
                )
                state.play(seat, state.random_move(seat, luck), luck, SILENT)
                position = game.position(state)
                assert game.position(game.load(position)) == position
    finally:
        del EDITIONS.read["largest"]


def test_the_tiny_file_itself_is_good() -> None:
    edition = EDITIONS.parse(TEXT, "x")
    assert edition.ants == {"2": 5, "3": 4, "4": 3}


FAULTS = [
    # For unknown keys and wrong types, the place is the path in the file.
    ("[board]\n", "[board]\nsize = 5\n", "unknown field `size` - at `$.board`"),
    ("[name]\n", "[author]\nname = 1\n[name]\n", "unknown field `author`"),
    ('en = "Tiny"', "en = 7", "Expected `str`, got `int` - at `$.name.en`"),
    ('en = "Tiny"\n', "", "missing required field `en` - at `$.name`"),
    ("depth = 3", 'depth = "3"', "Expected `int`, got `str` - at `$.dispenser.depth`"),
    ("depth = 3", "", "missing required field `depth` - at `$.dispenser`"),
    ("columns = [4]", "columns = 4", "at `$.dispenser.colours[1].columns`"),
    ("columns = [4]", "columns = [4]\ncolour = 1", "unknown field `colour` - at `$.dispenser.colours[1]`"),
    ('side = "right"', 'side = "up"', "Invalid enum value 'up' - at `$.dispenser.colours[0].side`"),
    ("[[1, 1], [2, 1], [1, 3]]", "[[1, 1], [2, 1], [1, 3, 4]]", "at `$.dispenser.colours[0].dominoes[2]`"),
    ("[[1, 1], [2, 1], [1, 3]]", "[[1, 1], [2, 1.5], [1, 3]]", "at `$.dispenser.colours[0].dominoes[1][1]`"),
    ("4 = 3\n", "5 = 3\n", "Invalid enum value '5' - at `key` in `$.ants`"),
    ("[name]", "[name", "line "),
    ('    ".**..", # 3\n', '    ".**.", # 3\n', "board.rows[1]: 4 cells, but the first row has 5"),
    ('"....2"', '"....1"', "board.rows[3]: '1' is no cell; '.' ordinary, '*' central, 2 to 9 anthill"),
    ('"....2"', '"....é"', "board.rows[3]: 'é' is no cell"),
    ('"....2"', '"....²"', "board.rows[3]: '²' is no cell"),
    ('    ".**..", # 3\n', '    ".*...", # 3\n', "board.rows: 4 to 12 central cells"),
    ('"....2"', '"*****"', ""),
    ('    ".**..", # 3\n', '    "*****",\n    "*****",\n    "...*.",\n', "board.rows: 4 to 12 central cells"),
    ("4 = 3\n", "", "ants.4: each player needs at least one ant"),
    ("2 = 5\n", "2 = 0\n", "ants.2: each player needs at least one ant"),
    ("3 = 4\n", "3 = -4\n", "ants.3: each player needs at least one ant"),
    ("columns = [4]", "columns = [5]",
     "dispenser.colours: the columns must be 1 to at most 12, each once; they are [1, 2, 3, 5]"),
    ("columns = [4]", "columns = [2]",
     "dispenser.colours: the columns must be 1 to at most 12, each once; they are [1, 2, 2, 3]"),
    ("columns = [4]", "columns = [0]", "they are [0, 1, 2, 3]"),
    ("columns = [4]", "columns = [4, 5]", "dispenser.colours[1]: 3 dominoes for 2 columns of 3"),
    ("columns = [4]", "columns = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13]", "the columns must be 1 to at most 12"),
    ("depth = 3", "depth = 2", "dispenser.colours[0]: 3 dominoes for 1 columns of 2"),
    ("[[1, 1], [1, 2], [2, 3]]", "[[1, 1], [1, 2]]", "dispenser.colours[1]: 2 dominoes for 1 columns of 3"),
    ("[[1, 1], [1, 2], [2, 3]]", "[[1, 1], [1, 2], [1, 1]]",
     "dispenser.colours[1]: a domino is there twice; all are different"),
    ("[[1, 1], [1, 2], [2, 3]]", "[[1, 1], [0, 2], [2, 3]]",
     "dispenser.colours[1]: a domino flies at least one cell across and one along"),
    ("[[1, 1], [1, 2], [2, 3]]", "[[1, 1], [1, 2], [2, -3]]",
     "dispenser.colours[1]: a domino flies at least one cell across and one along"),
    ('way = "up"\ncolumns = [4]', 'way = "down"\ncolumns = [4]', "dispenser.colours: two colours fly the same way"),
]


@pytest.mark.parametrize(("old", "new", "place"), FAULTS)
def test_a_faulty_edition_is_refused_with_the_place(old: str, new: str, place: str) -> None:
    assert TEXT.count(old) >= 1
    text = TEXT.replace(old, new, 1)
    if not place:
        EDITIONS.parse(text, "x")
        return
    with pytest.raises(BadEdition, match=re.escape(place)) as refused:
        EDITIONS.parse(text, "broken")
    assert str(refused.value).startswith("edition 'broken': ")


@pytest.mark.parametrize(("rows", "place"), [
    ("[]", "board.rows: 2 to 26 rows of 2 to 26 cells"),
    ('["**"]', "board.rows: 2 to 26 rows of 2 to 26 cells"),
    ('["*", "*", "*", "*"]', "board.rows: 2 to 26 rows of 2 to 26 cells"),
    (str(["*." + "." * 25] * 4), "board.rows: 2 to 26 rows of 2 to 26 cells"),
    (str(["*."] * 27), "board.rows: 2 to 26 rows of 2 to 26 cells"),
])
def test_a_board_of_no_reasonable_size_is_refused(rows: str, place: str) -> None:
    text = re.sub(r"rows = \[.*?\n\]", f"rows = {rows}", TEXT, flags=re.DOTALL)
    with pytest.raises(BadEdition, match=re.escape(f"edition 'broken': {place}")):
        EDITIONS.parse(text, "broken")


def test_a_colour_has_thirty_dominoes_at_most() -> None:
    dominoes = [[1 + n % 8, 1 + n // 8] for n in range(31)]
    text = re.sub(r"dominoes = .*", "dominoes = [[1, 1]]", TEXT.replace("depth = 3", "depth = 31"))
    text = text.replace("dominoes = [[1, 1]]", f"dominoes = {dominoes}", 1)
    with pytest.raises(BadEdition, match=re.escape("dispenser.colours[0]: 31 dominoes; a colour has 30 at most")):
        EDITIONS.parse(text, "broken")


def test_a_column_without_dominoes_is_refused_with_its_place() -> None:
    text = re.sub(r"dominoes = .*", "dominoes = []", TEXT.replace("depth = 3", "depth = 0"))
    with pytest.raises(BadEdition, match=re.escape("dispenser.colours[0]")):
        EDITIONS.parse(text, "broken")


@pytest.mark.parametrize("name", ["nobody", "", ".", "..", "../../x", "../editions/formicarium", "/etc/passwd",
                                  "tiny.toml", "FORMICARIUM", "formicarium\n", "formicarium\0", "a/b", "a\\b",
                                  "*", "-x", "é"])
def test_unknown_and_hostile_names_are_refused(name: str) -> None:
    with pytest.raises(BadEdition, match="there is no edition"):
        Wyx(edition=name)
    with pytest.raises(BadEdition, match="there is no edition"):
        EDITIONS[name]


def test_unknown_edition_is_refused_with_the_known_names() -> None:
    with pytest.raises(BadEdition, match="there is no edition 'nobody'; there is formicarium, tiny"):
        Wyx(edition="nobody")


def test_invalid_wyx_options_are_refused() -> None:
    with pytest.raises(ValueError, match="wyx has no mode 'solo'; there is base"):
        Wyx(mode="solo")
    assert Wyx.option_names() == ("open_dispenser", "closed_anthills", "finish_round")


def test_action_numbers_round_trip() -> None:
    for edition in ("formicarium", tiny.TINY):
        game = Wyx(edition=edition)
        found = [game.action_of(move) for move in range(game.move_count)]
        assert len(set(found)) == game.move_count
        assert [game.number_of(action) for action in found] == [*range(game.move_count)]
    assert Wyx().number_of(Pass()) == 8
    for nothing in (Take(0), Take(9), Enter("a1"), Enter(""), None, "Pass", Domino("left", 1, "up", 1)):
        assert Wyx().number_of(nothing) < 0


def test_entering_has_an_outlook() -> None:
    match = Match.begin(Wyx(), Seeded(0))
    assert match.outlook(0, Enter("d4")) == EnterOutlook(cell="d4")
