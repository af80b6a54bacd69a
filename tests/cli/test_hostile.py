"""Arbitrary input gets one sentence: never a traceback, never an impossible position."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from .asking import Ask, new, queens_placed

pytestmark = [pytest.mark.unwatched, pytest.mark.long]

HUGE = 10 ** 40
WHAT: list[tuple[str, Any]] = [
    ("empty", ""), ("no JSON", "{"), ("words", "hello"), ("a number", 3), ("a list", []), ("null", None),
    ("an empty object", {}), ("deep", "[" * 100_000), ("deep game", '{"position":{},"game":' + "[" * 100_000),
    ("binary", b"\x00\xff\xfe"), ("lone surrogate", '"\\ud800"'), ("not a number", '{"game":NaN,"position":1}'),
]


@pytest.mark.parametrize(("what", "content"), WHAT, ids=[what for what, _ in WHAT])
def test_foreign_files_are_refused(ask: Ask, what: str, content: Any) -> None:
    path = ask.file(content)
    for command in (["legal", "--seat", 0], ["score"], ["view", "--seat", 0], ["replay"], ["verify"],
                    ["why", "--seat", 0, "--action", '{"type":"Pass"}'], ["apply", "--seat", 0, "--action", "{}"]):
        for language in ("fr", "en"):
            answer = ask(*command, path, "--lang", language)
            assert answer.code == 2 and answer.err.startswith("formicarium: ") and answer.out == ""


@pytest.mark.engine_free
def test_missing_and_unreadable_files_are_refused(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    for command in (["legal", "--seat", 0], ["verify"]):
        assert "there is no such file" in ask(*command, ask.folder / "missing.json").err
        assert "a folder, not a file" in ask(*command, ask.folder).err
        assert ask(*command, "a\0b").code == 2
        assert ask(*command, "x" * 5000).code == 2
        monkeypatch.setattr("formicarium.cli.arguments.LARGEST", 1024)
        assert "more than" in ask(*command, ask.file(" " * 2000)).err
        monkeypatch.undo()
        monkeypatch.setenv("FORMICARIUM_LANG", "en")
    if Path("/dev/zero").exists():
        assert ask("score", "/dev/zero").code == 2


def ants(seat: int, cells: str) -> dict[str, dict[str, int]]:
    return {cell: {"seat": seat, "ants": 1} for cell in cells.split()}


@pytest.mark.parametrize(("change", "message"), [
    ({"supply": [33, 32]}, "supply[0]: 0 ants on the board and 33 in supply make 33, not 32 (WYX-C3)"),
    ({"supply": [65, 65]}, "not 32 (WYX-C3)"),
    ({"supply": [-1, 32]}, "supply[0]"),
    ({"supply": [HUGE, 32]}, "supply[0]"),
    ({"supply": [32]}, "supply: 1 given, but there are 2 players"),
    ({"queens": ["d4", "d4"]}, "queens[1]: d4 bears the queen of seat 0 already (WYX-T4)"),
    ({"queens": ["d4", "z9"]}, "queens[1]: 'z9' is no cell of this board"),
    ({"queens": ["d4", 5]}, "Expected `str | null`"),
    ({"cells": {"d4": {"seat": 7, "ants": 1}}}, "cells.d4.seat: there is no seat 7"),
    ({"cells": {"d4": {"seat": 0, "ants": -1}}}, "cells.d4.ants"),
    ({"cells": {"d4": {"seat": 0, "ants": HUGE}}}, "cells.d4.ants"),
    ({"cells": {"d4": {"seat": HUGE, "ants": 1}}}, "cells.d4.seat"),
    ({"cells": {"d4": {"seat": 0, "ants": 1, "hat": 1}}}, "unknown field `hat`"),
    ({"cells": ants(0, "d4 d5")}, "supply[0]: 2 ants on the board and 32 in supply make 34"),
    ({"columns": []}, "columns: 0 given, the dispenser has 8"),
    ({"columns": [[["left", HUGE, "up", 1]]] * 8}, "there is no domino"),
    ({"columns": [[["up", 1, "left", 1]]] * 8}, "Invalid enum value"),
    ({"turn": 2}, "turn: there is no seat 2"), ({"turn": -1}, "turn"), ({"turn": HUGE}, "turn"),
    ({"turn": 1.5}, "Expected `int`"), ({"turn": "0"}, "Expected `int`"), ({"turn": True}, "Expected `int`"),
    ({"ended": "WYX-E1"}, "ended: it says 'WYX-E1'"), ({"ended": "x" * 1000}, "ended"),
    ({"called": True}, "only the option finish_round knows a called end"),
    ({"hat": 1}, "unknown field `hat`"),
])
def test_an_impossible_position_is_refused_with_the_reason(ask: Ask, change: dict[str, Any], message: str) -> None:
    setting = queens_placed(ask)
    setting["position"] |= change
    path = ask.file(setting)
    for command in (["legal", "--seat", 0], ["score"]):
        answer = ask(*command, path)
        assert answer.code == 2 and message in answer.err and answer.out == ""
        french = ask(*command, path, "--lang", "fr")
        assert french.code == 2 and message in french.err and "position" in french.err


@pytest.mark.parametrize(("game", "message"), [
    ({"game": "chess"}, "there is no game “chess”. Available: wyx"), ({}, "there is no game “None”"),
    ({"game": 3}, "there is no game"), ({"game": "../../x"}, "there is no game"),
    ({"game": "wyx", "players": 5}, "is for 2 to 4 players, not 5"), ({"game": "wyx", "players": HUGE}, "not 1000"),
    ({"game": "wyx", "edition": "../../x"}, "there is no edition"), ({"game": "wyx", "mode": "x"}, "has no mode"),
    ({"game": "wyx", "finish_round": True}, "3 or 4 players"), ({"game": "wyx", "hat": True}, "unknown field `hat`"),
    ({"game": "wyx", "players": 3}, "queens: 2 given, but there are 3 players"), ([], "Expected `object`"),
])
@pytest.mark.engine_free
def test_an_impossible_game_is_refused_with_the_reason(ask: Ask, game: Any, message: str) -> None:
    answer = ask("score", ask.file({**new(ask), "game": game}))
    assert answer.code == 2 and message in answer.err


@pytest.mark.engine_free
def test_position_file_with_unknown_keys_is_refused(ask: Ask) -> None:
    assert "unknown field `hat`" in ask("score", ask.file({**new(ask), "hat": 1})).err
    assert "\x1b" not in ask("score", ask.file({**new(ask), "\x1b[2J": 1})).err
    assert ask("score", ask.file({**new(ask), "chance": [1], "events": []})).code == 0


@pytest.mark.parametrize("action", [
    "", "{", "null", "3", "[]", "{}", '{"type":"Fly"}', '{"type":"Take"}', '{"type":"Take","column":"1"}',
    '{"type":"Take","column":1.5}', '{"type":"Take","column":1,"hat":1}', '{"type":"Enter","cell":null}', "\udc80",
    '{"column":1}', "[" * 100_000,
])
@pytest.mark.engine_free
def test_malformed_action_is_refused(ask: Ask, action: str) -> None:
    path = ask.file(queens_placed(ask))
    for command in ("why", "apply"):
        answer = ask(command, path, "--seat", 0, f"--action={action}")
        assert answer.code == 2 and answer.err.startswith("formicarium: --action: ")


@pytest.mark.parametrize("action", [
    {"type": "Take", "column": 0}, {"type": "Take", "column": -1}, {"type": "Take", "column": 9},
    {"type": "Take", "column": HUGE}, {"type": "Take", "column": -HUGE}, {"type": "Enter", "cell": "x" * 1000},
    {"type": "Enter", "cell": "d4"}, {"type": "Pass"},
])
def test_impossible_action_is_refused_by_a_rule(ask: Ask, action: dict[str, Any]) -> None:
    for setting in (queens_placed(ask), new(ask)):
        if action == {"type": "Enter", "cell": "d4"} and setting["position"]["queens"][0] is None:
            continue
        path = ask.file(setting)
        for language in ("fr", "en"):
            answer = ask("why", path, "--seat", 0, "--action", json.dumps(action), "--json", "--lang", language)
            assert answer.code == 1 and answer.json["refusal"]["rule"].startswith("WYX-")
            assert ask("apply", path, "--seat", 0, "--action", json.dumps(action)).code == 1


@pytest.mark.parametrize("seat", [2, 99, -2, HUGE, -HUGE])
def test_unknown_seat_is_refused(ask: Ask, seat: int) -> None:
    path = ask.file(new(ask))
    action = ["--action", '{"type":"Pass"}']
    for command in (["legal"], ["view"], ["why", *action], ["apply", *action]):
        answer = ask(*command, path, "--seat", seat)
        assert answer.code == 2 and f"there is no seat {seat}" in answer.err


WORDS = st.sampled_from(["", "d4", "a1", "z9", "WYX-E1", "left"])
NUMBERS = st.integers(-3, 40) | st.just(HUGE) | st.floats()
JUNK: st.SearchStrategy[Any] = st.none() | st.booleans() | NUMBERS | WORDS | st.just([]) | st.just({})


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path] + [place for key, item in inner for place in places(item, (*path, key))]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=150)
@given(st.data())
def test_mutated_position_is_read_or_refused(ask: Ask, data: st.DataObject) -> None:
    setting = queens_placed(ask)
    for _ in range(data.draw(st.integers(1, 3))):
        *path, last = data.draw(st.sampled_from([place for place in places(setting) if place]))
        inner = setting
        for key in path:
            inner = inner[key]
        inner[last] = data.draw(JUNK)
    file = ask.file(setting)
    codes = {ask(*command, file).code for command in (["score"], ["legal", "--seat", 0], ["view", "--seat", -1])}
    assert codes in ({0}, {2})
