"""Partial positions, compound actions, several actions at once, boards."""
from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from formicarium.core.compound import compound_actions
from formicarium.core.game import Game
from formicarium.games import SHELF
from formicarium.games.cigale.game import Cigale

from .asking import Ask

pytestmark = pytest.mark.engine_free
ROOT = Path(__file__).parents[2]
NEST = json.dumps({"game": {"game": "fourmidable", "mode": "child"},
                   "position": {"colonies": [{"ants": [{"ant": "hunter", "number": 1, "cell": "queen"}]}, {}]}})
PICK = {"type": "Pick", "ant": "hunter", "cell": "queen"}
NEAR, FAR = (json.dumps([PICK, {"type": "Go", "cell": cell}]) for cell in ("b5", "a1"))


def test_partial_position_is_completed_from_the_start(ask: Ask) -> None:
    view = ask("view", "-", "--seat", 0, "--json", stdin=NEST).json
    assert view["phase"] == "acting" and view["round"] == 1
    assert [ant["cell"] for ant in view["players"][0]["ants"]] == ["queen", "b10", "b10", "b10", "b10"]
    wrong = ask("view", "-", "--seat", 0, stdin=NEST.replace("colonies", "colony"))
    assert wrong.code == 2 and "colony: a position has no such field; it has colonies, marks" in wrong.err
    wrong = ask("view", "-", "--seat", 0, stdin=NEST.replace('"queen"', '"attic"'))
    assert wrong.code == 2 and "attic" in wrong.err


def test_whole_action_stands_for_its_moves(ask: Ask) -> None:
    every = ask("legal", "-", "--seat", 0, "--whole", "--json", stdin=NEST).json
    assert every["seat"] == 0 and every["waiting"] == [0] and not every["more"]
    assert all([action["type"] for action in one] == ["Pick", "Go"] for one in every["whole"])
    wanted = ("--with", '{"ant":"hunter","cell":"queen"}', "--with", '{"type":"Go","cell":"b5"}')
    [found] = ask("legal", "-", "--seat", 0, "--whole", *wanted, "--json", stdin=NEST).json["whole"]
    assert found == [PICK, {"type": "Go", "cell": "b5"}]
    assert ask("legal", "-", "--seat", 0, "--whole", *wanted, stdin=NEST).out.count("\n") == 1
    assert ask("legal", "-", "--seat", 0, "--whole", "--with", '{"cell":"a1"}', stdin=NEST).out == ""
    assert ask("legal", "-", "--seat", 0, "--with", '{"ant":"digger"}', "--json", stdin=NEST).json["actions"] == [
        {"type": "Pick", "ant": "digger", "cell": "b10"}]
    assert ask("legal", "-", "--seat", 0, "--with", "ant", stdin=NEST).code == 2


def test_why_accepts_a_sequence_of_actions(ask: Ask) -> None:
    yes = ask("why", "-", "--seat", 0, "--action", NEAR, "--json", stdin=NEST)
    assert yes.code == 0 and yes.json["legal"] and yes.json["outlook"]["cell"] == "b5"
    no = ask("why", "-", "--seat", 0, "--action", FAR, "--json", stdin=NEST)
    assert no.code == 1 and no.json["number"] == 2 and no.json["refusal"]["rule"] == "FOU-K4"
    assert ask("why", "-", "--seat", 0, "--action", FAR, "--lang", "en", stdin=NEST).out.startswith("2. ")
    first = ask("why", "-", "--seat", 1, "--action", json.dumps([PICK]), "--json", stdin=NEST)
    assert first.code == 1 and "number" not in first.json
    wyx = json.dumps({"game": {"game": "wyx"}, "position": {"queens": ["d4", "e5"]}})
    take = {"type": "Take", "column": 1}
    late = ask("why", "-", "--seat", 0, "--action", json.dumps([take, take]), "--lang", "en", stdin=wyx)
    assert late.code == 2 and "move number 2 depends on what chance answers" in late.err
    assert ask("why", "-", "--seat", 0, "--action", "[1]", stdin=wyx).code == 2


def test_cig_a2_equal_placements_are_one_whole_action() -> None:
    """Every shape that six ants can have on the square, once."""
    game = Cigale()
    found = compound_actions(game, game.load(game.complete({})), 0)
    shapes = {frozenset(action.cell for action in one.actions) for one in found.found}  # type: ignore[attr-defined]
    assert len(found.found) == len(shapes) == len(game.kit.chains) and not found.more
    some = compound_actions(game, game.load(game.complete({})), 0, 100)
    assert some.more and len(some.found) <= 100


@pytest.mark.parametrize("kind", SHELF.values(), ids=lambda kind: kind.id)
def test_games_command_describes_boards_and_neighbours(kind: type[Game], ask: Ask) -> None:
    description = {game["id"]: game for game in ask("games", "--json").json["games"]}[kind.id]
    assert [edition["id"] for edition in description["editions"]] == list(kind.editions.names())
    for edition in description["editions"]:
        board = edition["board"]
        if kind.id == "micropolis":
            assert board is None
            continue
        assert len({tuple(place) for place in board["cells"].values()}) == len(board["cells"])
        for cell, others in board["beside"].items():
            assert all(cell in board["beside"][other] for other in others)
            for other in others:
                if cell in board["cells"] and other in board["cells"]:
                    (x, y), (v, w) = board["cells"][cell], board["cells"][other]
                    ways = {(1, 0), (-1, 0), (0, 1), (0, -1), *([(1, -1), (-1, 1)] if board["grid"] == "hexes" else [])}
                    assert (v - x, w - y) in ways


def test_editions_of_an_owner_are_included_at_import() -> None:
    program = "from formicarium.games import SHELF; print(SHELF['wyx'](edition='tiny').kit.board.width)"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True,
                          env={**os.environ, "FORMICARIUM_EDITIONS": str(ROOT / "tests" / "editions")})
    assert int(said.stdout) > 1


def test_meaning_of_draws_is_documented_for_every_game() -> None:
    text = (ROOT / "docs" / "reference" / "cli.md").read_text(encoding="utf-8").partition("### What chance is asked")[2]
    rows = [line.split("|")[1].strip() for line in text.partition("\n## ")[0].splitlines() if line.startswith("| ")]
    named = [row for row in rows if row and row != "game"]
    assert named == ["Wyx", "Fili-Fourmis", "Cigale", "Micropolis", "Fourmidable"]
