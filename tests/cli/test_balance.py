"""`balance`: its output in words, as JSON and as a picture."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from formicarium.cli.main import main
from formicarium.cli.picture import Row, Scale, Section, draw
from formicarium.games import SHELF
from formicarium.i18n import Words

pytestmark = pytest.mark.engine_free
SVG = "{http://www.w3.org/2000/svg}"


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["balance", *arguments, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_balance_counts_seats_and_traits(capsys: pytest.CaptureFixture[str]) -> None:
    report = answer(capsys, "wyx", "--bot", "random", "--games", "40", "--seed", "3", "--players", "3")
    assert report["bot"] == "random" and report["games"] == 40 and report["players"] == 3
    assert sum(seat["mean"] for seat in report["seats"]) == pytest.approx(1)
    assert all(seat["games"] == 40 and seat["low"] < seat["mean"] < seat["high"] for seat in report["seats"])
    assert sum(mark["games"] for mark in report["marks"]["cell"].values()) == 3 * 40  # every seat has a cell of its own
    assert [source["rule"] for source in report["sources"]] == ["WYX-E4"]
    assert report["sources"][0]["winners"] > report["sources"][0]["others"] and report["varied"] == []
    assert report == answer(capsys, "wyx", "--bot", "random", "--games", "40", "--seed", "3", "--players", "3",
                            "--workers", "2")


def test_balance_varies_each_option(capsys: pytest.CaptureFixture[str]) -> None:
    """With two players the round cannot be finished (WYX-E5), so that option is not varied."""
    report = answer(capsys, "wyx", "--bot", "random", "--games", "4", "--vary", "--option", "open_dispenser")
    assert [(one["option"], one["value"]) for one in report["varied"]] == [
        ("open_dispenser", False), ("closed_anthills", True)]
    assert all(len(one["seats"]) == 2 and one["length"]["games"] == 4 for one in report["varied"])


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("name", SHELF)
def test_report_for_people_is_printed(capsys: pytest.CaptureFixture[str], name: str, language: str,
                                      tmp_path: Path) -> None:
    kind = SHELF[name]
    mode = {"fourmidable": "child"}.get(name, list(kind.modes)[-1])
    picture = tmp_path / "balance.svg"
    asked = ["balance", name, "--mode", mode, "--bot", "random", "--games", "2", "--vary", "--picture", str(picture)]
    assert main([*asked, "--lang", language]) == 0
    words, said = Words(language), capsys.readouterr().out
    for key in (f"{name}-name", "balance-seats", "balance-sources", "balance-winners"):
        assert words.say(key) in said
    drawn = [text.text for text in ElementTree.parse(picture).iter(f"{SVG}text")]
    assert words.say("balance-seats") in drawn and words.say("cli-player", number=2) in drawn


def test_picture_marks_rows_that_differ_from_even() -> None:
    rows = (Row("a <b> & c", 0.7, 0.6, 0.8, 100), Row("even", 0.5, 0.4, 0.6, 100), Row("x" * 60, 0.3, 0.2, 0.4, 100))
    root = ElementTree.fromstring(draw("Fair & square?", [
        Section("Cards", "share", 0.5, rows), Section("Points", "points", None, (Row("all", 3.0, 2.0, 4.0, 0),)),
        Section("Alone", "score", 70.0, (Row("once", 70.0, float("-inf"), float("inf"), 1),))], Words("en")))
    assert root.get("aria-label") == "Fair & square?"
    assert [group.get("class") for group in root.iter(f"{SVG}g")] == ["out", "in", "out", "in"]
    texts = [text.text for text in root.iter(f"{SVG}text")]
    assert {"a <b> & c", "70.0% ▲", "50.0%", "30.0% ▼", "4.0 / 2.0"} <= set(texts) and "x" * 41 + "…" in texts
    won, lost = (float(bar.get("width") or 0) for bar in root.iter(f"{SVG}rect"))
    assert won == pytest.approx(2 * lost, abs=0.2)


def test_picture_scale_ends_in_round_numbers() -> None:
    scale = Scale([0.31, 0.52, 0.74], zero=False)
    assert scale.ticks() == pytest.approx([0.3, 0.4, 0.5, 0.6, 0.7, 0.8])
    assert Scale([3.0, 7.0], zero=True).ticks()[0] == 0
    assert scale.place(0.3) < scale.place(0.5) < scale.place(0.8)
    assert scale.place(-9) == scale.place(0.3) and scale.place(9) == scale.place(0.8)
    assert len(Scale([0.0, 90_000.0], zero=True).ticks()) == 9


@pytest.mark.parametrize(("arguments", "said"), [
    (["--bot", "level1,level2"], "--bot"), (["--bot", "nobody"], "nobody"), (["--games", "0"], "--games"),
    (["--picture", "no/such/folder/x.svg", "--games", "1", "--bot", "random"], "no/such/folder/x.svg")])
def test_balance_refuses_bad_arguments(capsys: pytest.CaptureFixture[str], arguments: list[str], said: str) -> None:
    assert main(["balance", "wyx", *arguments]) == 2
    captured = capsys.readouterr()
    assert said in captured.err and not captured.out
