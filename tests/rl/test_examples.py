"""The examples print what they promise."""
from __future__ import annotations

import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

pytestmark = pytest.mark.engine_free
EXAMPLES = Path(__file__).parents[2] / "examples"


def load_example(name: str) -> ModuleType:
    spec = spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def test_example_last_bluff_solves_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    left = load_example("last_bluff").main()
    assert 0 <= left < 1e-4
    said = capsys.readouterr().out
    shares = [float(line.rpartition(" ")[2].rstrip("%")) for line in said.splitlines() if line.endswith("%")]
    # both players mix their actions: that is a bluff
    assert sum(shares) == pytest.approx(200, abs=1) and max(shares) < 100


@pytest.mark.night
def test_example_reinforce_improves(capsys: pytest.CaptureFixture[str]) -> None:
    """A minute reaches 80 % against level1; a few updates show the direction."""
    reinforce = load_example("reinforce")
    found = reinforce.main(["--updates", "15", "--games", "60", "--rival", "random"])
    assert found["low"] > 0.5


@pytest.mark.long
def test_example_own_bot_runs(capsys: pytest.CaptureFixture[str]) -> None:
    done = subprocess.run([sys.executable, str(EXAMPLES / "own_bot.py"), "--games", "10"], capture_output=True,
                          text=True)
    assert done.returncode == 0, done.stderr
    assert [line.partition(":")[0] for line in done.stdout.splitlines()] == [
        "Steady against level1", "Steady against level2"]
