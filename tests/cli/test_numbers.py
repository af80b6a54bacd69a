"""`simulate`, `arena`, `fuzz` and `bench`: their counts, and their answers to invalid arguments."""
from __future__ import annotations

import json
from typing import Any

import pytest

from formicarium.cli.commands.research import bench
from formicarium.cli.main import main
from formicarium.games import SHELF

pytestmark = [pytest.mark.engine_free, pytest.mark.unwatched_compiled, pytest.mark.long]


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main([*arguments, "--json"]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_simulate_counts_results(capsys: pytest.CaptureFixture[str], players: int) -> None:
    report = answer(capsys, "simulate", "wyx", "--mode", "base", "--players", str(players), "--games", "40",
                    "--seed", "7", "--bots", ",".join(["random"] * players))
    assert {"game", "mode", "players", "games", "moves", "seconds", "moves_per_second", "wins", "draws", "mean_scores",
            "endings"} <= set(report)
    wins, endings, scores = report["wins"], report["endings"], report["mean_scores"]
    assert isinstance(wins, list) and isinstance(endings, dict) and isinstance(scores, list)
    assert len(wins) == len(scores) == players
    assert sum(wins) + int(str(report["draws"])) == 40
    assert sum(endings.values()) == 40 and set(endings) <= set(SHELF["wyx"].endings)


def test_simulate_is_the_same_for_a_seed_and_any_number_of_workers(capsys: pytest.CaptureFixture[str]) -> None:
    def read_numbers(*more: str) -> dict[str, object]:
        report = answer(capsys, "simulate", "wyx", "--games", "12", "--bots", "greedy,level3@20", *more)
        return {key: value for key, value in report.items() if "second" not in key}

    assert read_numbers("--seed", "1") == read_numbers("--seed", "1") == read_numbers("--seed", "1", "--jobs", "2")
    assert read_numbers("--seed", "1") != read_numbers("--seed", "2")


def test_single_bot_name_fills_every_seat(capsys: pytest.CaptureFixture[str]) -> None:
    report = answer(capsys, "simulate", "wyx", "--players", "3", "--games", "3", "--bots", "greedy",
                    "--option", "finish_round")
    assert report["bots"] == ["greedy"] * 3
    assert report["options"] == {"open_dispenser": False, "closed_anthills": False, "finish_round": True}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_report_for_people_is_printed(capsys: pytest.CaptureFixture[str], language: str) -> None:
    for command in (["simulate", "wyx", "--games", "3"],
                    ["arena", "wyx", "--games", "4", "--bots", "random,greedy"],
                    ["fuzz", "wyx", "--games", "2"]):
        assert main([*command, "--lang", language]) == 0
        assert ("parties" if language == "fr" else "games") in capsys.readouterr().out.lower()


def test_arena_rates_bots(capsys: pytest.CaptureFixture[str]) -> None:
    report = answer(capsys, "arena", "wyx", "--games", "10", "--bots", "random,greedy,level1", "--workers", "2")
    pairs, ratings = report["pairs"], report["ratings"]
    assert isinstance(pairs, list) and isinstance(ratings, list)
    assert [pair["bots"] for pair in pairs] == [["random", "greedy"], ["random", "level1"], ["greedy", "level1"]]
    for pair in pairs:
        assert pair["wins"] + pair["draws"] + pair["losses"] == pair["games"] == 10
        assert pair["low"] <= pair["score"] <= pair["high"]
    best = max(ratings, key=lambda row: row["rating"])
    assert best["bot"] == "greedy" and best["low"] <= best["rating"] <= best["high"]


def test_arena_of_four_seats_one_against_three(capsys: pytest.CaptureFixture[str]) -> None:
    report = answer(capsys, "arena", "wyx", "--players", "4", "--games", "40", "--bots", "greedy,random",
                    "--pairs", "neighbours")
    pairs = report["pairs"]
    assert isinstance(pairs, list)
    [pair] = pairs
    assert pair["score"] > 0.6 and 0.4 < pair["first_alone"] <= 1


def test_fuzz_prints_the_command_to_repeat_a_failure(capsys: pytest.CaptureFixture[str],
                                                     monkeypatch: pytest.MonkeyPatch) -> None:
    """A law that always fails stands for a broken game."""
    from formicarium import laws

    def complain(*_: object, **__: object) -> None:
        raise laws.LawBroken(3, "the original was changed")

    third: laws.Law = complain
    monkeypatch.setitem(laws.LAWS, 3, third)
    assert main(["fuzz", "wyx", "--seconds", "250", "--games", "30", "--seed", "4", "--lang", "en"]) == 1
    said = capsys.readouterr().err
    assert "law 3" in said and "formicarium fuzz wyx --seed " in said and "--games 1" in said


def test_fuzz_finds_a_position_that_crashes_the_rules(capsys: pytest.CaptureFixture[str],
                                                      monkeypatch: pytest.MonkeyPatch) -> None:
    from formicarium.games.wyx.persistence import audit

    monkeypatch.setattr(audit, "check_dispenser", lambda *_: None)
    assert main(["fuzz", "wyx", "--seconds", "250", "--games", "200", "--lang", "en"]) == 1
    assert "position" in capsys.readouterr().err


def test_bench_prints_the_losses_of_bluffs(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The losses are listed by mode and level; the JSON has the same numbers as the text."""
    measure, measured = bench.LOSSES["cigale"], dict[str, Any]()

    def once(game: Any, amount: int, seed: Any, tell: Any) -> Any:
        if game.mode not in measured:
            measured[game.mode] = measure(game, amount, seed, tell)
        return measured[game.mode]

    monkeypatch.setitem(bench.LOSSES, "cigale", once)
    modes = [*SHELF["cigale"].modes]
    assert main(["bench", "cigale", "--losses", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [one["mode"] for one in found] == modes
    levels = ["greedy", "level1", "level2", "level3", "level4", "level5"]
    assert [[loss["bot"] for loss in one["bots"]] for one in found] == [levels] * len(modes)
    assert main(["bench", "cigale", "--losses", "1", "--lang", "en"]) == 0
    table = capsys.readouterr().out
    shares = [loss[role] for one in found for loss in one["bots"] for role in ("ant", "cicada")]
    assert all(f"{share:.1%}" in table for share in shares)


@pytest.mark.parametrize("wrong", [
    ["simulate", "wyx", "--bots", "genius"], ["simulate", "wyx", "--bots", "random,random,random", "--players", "2"],
    ["simulate", "wyx", "--games", "0"], ["simulate", "wyx", "--games", "-3"], ["simulate", "wyx", "--games", "many"],
    ["simulate", "wyx", "--players", "9"], ["simulate", "wyx", "--jobs", "0"],
    ["simulate", "wyx", "--games", "2", "--workers", "61"],
    ["arena", "wyx", "--bots", "random", "--workers", "9" * 5000],
    ["simulate", "wyx", "--seed", "x"], ["simulate", "chess"], ["arena", "wyx", "--bots", "greedy"],
    ["arena", "wyx", "--bots", "greedy,greedy"], ["arena", "wyx"], ["fuzz", "chess"],
    ["fuzz", "wyx", "--seconds", "0"], ["fuzz", "wyx", "--seed", "9" * 40],
    ["bench", "chess"], ["bench", "wyx", "--losses", "2"], ["bench", "cigale", "--losses", "0"],
    ["simulate", "wyx", "--mode", "expert"], ["simulate", "wyx", "--option", "wings"],
    ["simulate", "wyx", "--players", "2", "--option", "finish_round"], ["simulate", "wyx", "--bots", ","],
])
def test_bad_arguments_are_refused(capsys: pytest.CaptureFixture[str], wrong: list[str]) -> None:
    assert main([*wrong, "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert said.strip() and "Traceback" not in said
