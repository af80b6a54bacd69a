"""A small training run on numpy: it learns, continues where it was stopped, and its files can be read."""
from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import msgspec
import numpy as np
import pytest

from formicarium.bots.algorithms.net_files import Read, net_at, open_net
from formicarium.cli.main import main
from formicarium.experiments.workers import HERE
from formicarium.games.micropolis.game import Micropolis
from formicarium.train.arrays import Arrays
from formicarium.train.learner import Learner, Lessons, ways_to_read, within_lanes
from formicarium.train.run import Run
from formicarium.train.selfplay import searcher
from formicarium.train.settings import Settings
from formicarium.train.strength import Bout, fight, sum_up

pytestmark = pytest.mark.engine_free

GAME = Micropolis(players=2)
SETTINGS = Settings(game=GAME.id, mode=GAME.mode, players=2, edition=GAME.edition, games=24, most=2, first_visits=30,
                    visits=24, glance=8, neurons=(16, 8), batch=128, passes=12.0, rate=0.01, contests=2,
                    opponents=("random",), thought=0.001)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("training")
    lines: list[str] = []
    reports = Run(home, SETTINGS, HERE, Arrays(), lines.append).go(3600)
    assert [report.generation for report in reports] == [0, 1] and len(lines) == 6
    return home


def test_trained_net_beats_the_random_bot(folder: Path) -> None:
    net = str(folder / "generation-01" / "net.bin")
    scores = [fight(Bout(SETTINGS, net, "random", number, 8)) for number in range(40)]
    assert sum_up(scores).score > 0.65


def test_interrupted_training_continues_without_repeating(folder: Path) -> None:
    """Killed during a measurement, with one file of samples not yet written: the same games are played again."""
    home = folder / "generation-01"
    lessons = home / "lessons-000008.npz"
    before, others = dict(np.load(lessons)), {file: file.stat().st_mtime_ns for file in home.glob("*.npz")}
    (home / "report.json").unlink()
    lessons.unlink()
    lines: list[str] = []
    Run(folder, SETTINGS, HERE, Arrays(), lines.append).go(3600)
    after = dict(np.load(lessons))
    assert all((before[name] == after[name]).all() for name in before)
    assert {file for file in others if file.stat().st_mtime_ns != others[file]} == {lessons}
    assert lines[0].startswith("generation 1: 8 games")
    assert Run(folder, SETTINGS, HERE, Arrays(), lines.append).go(0)[-1].generation == 1 and len(lines) == 3


def test_trained_net_records_its_settings_and_strength(folder: Path) -> None:
    header, _ = open_net((folder / "generation-01" / "net.bin").read_bytes())
    assert msgspec.convert(header.training["settings"], Settings) == SETTINGS
    assert header.strength["random"][3] == 2
    assert net_at(str(folder / "generation-01" / "net.bin"), GAME).first.columns == 16
    assert ElementTree.parse(folder / "curve.svg").getroot().tag.endswith("svg")
    assert (folder / "strength.md").read_text(encoding="utf-8").count("\n") == 4


def test_every_training_loss_decreases(folder: Path) -> None:
    found = dict(np.load(folder / "generation-00" / "lessons-000000.npz"))
    lessons = Lessons(*(found[name][:64] for name in Lessons._fields))
    learner = Learner(SETTINGS, ways_to_read(GAME.feature_parts(), lessons.seen), GAME.move_count, Arrays(), 1)
    assert learner.losses(lessons)["ends"] > 0.3
    start = learner.losses(lessons)
    for _ in range(60):
        learner.step(tuple(lessons[:6]), 0.01)
    assert all(loss < start[name] for name, loss in learner.losses(lessons).items())


def test_feature_amounts_are_capped_to_fit_an_accumulator() -> None:
    """3,000 features of up to 9 would be 27,000 times a weight; an accumulator has room for 8,191."""
    long, short = within_lanes([Read("long", 0, 3000, cap=9), Read("short", 3000, 2, cap=99, names=15)])
    assert long.cap == 2 and (short.cap, short.names) == (99, 15)


def test_train_command_continues_its_folder_and_refuses_others(folder: Path,
                                                               capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["train", "micropolis", "--players", "2", "--folder", str(folder), "--hours", "0.0001", "--lang", "en"]
    assert main(asked) == 0
    assert "generation-01" in capsys.readouterr().out
    assert main([*asked[:1], "wyx", *asked[2:]]) == 2
    assert "another run is kept there" in capsys.readouterr().err
    assert main(["train", "cigale", "--lang", "en"]) == 2
    assert "nothing to begin with" in capsys.readouterr().err
    (folder / "settings.json").write_text("{}")
    assert main(asked) == 2


@pytest.mark.parametrize("hours", ["0", "-1", "soon", "nan"])
def test_invalid_hours_are_refused(hours: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "wyx", "--hours", hours]) == 2
    assert "--hours" in capsys.readouterr().err


def test_first_generation_is_taught_by_12000_simulations() -> None:
    assert searcher(GAME).simulations == 12000
