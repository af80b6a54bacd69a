"""Optional dependencies: a command that needs a missing one reports it; the others work."""
from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from formicarium.cli.extras import EXTRAS, lacking

pytestmark = pytest.mark.engine_free
ROOT = Path(__file__).parents[2]
BARE = """
import sys
class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {lacking!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Nothing())
from formicarium.cli.main import main
sys.exit(max(main(words.split()) for words in {commands!r}))
"""
ASIDE = {module for modules in EXTRAS.values() for module in modules}


def run(*commands: str) -> subprocess.CompletedProcess[str]:
    """Run commands as if only the package itself were installed."""
    return subprocess.run([sys.executable, "-c", BARE.format(lacking=ASIDE, commands=commands)], capture_output=True,
                          text=True)


def test_extras_match_pyproject() -> None:
    listed = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    assert set(listed) == set(EXTRAS)
    modules = {"nats-py": "nats"}  # module names that differ from the package's
    for extra, packages in listed.items():
        names = {re.match(r"[\w.-]+", package)[0] for package in packages}  # type: ignore[index]
        wanted = {modules.get(name, name.replace("-", "_")) for name in names}
        assert wanted <= {module for one in EXTRAS.values() for module in one}, extra
        assert set(EXTRAS[extra]) & wanted, extra


def test_rules_and_bots_need_no_extra(tmp_path: Path) -> None:
    """`backup` needs none either, so copying a file of tables needs no web server."""
    done = run("games", "simulate wyx --games 2", "arena wyx --bots greedy,random --games 2 --jobs 2", "schema wyx")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(("command", "extra"), [
    ("serve --port 0 --no-browser", "site"), ("simulate wyx --games 2 --ray auto", "ray")])
def test_missing_extra_is_named(command: str, extra: str) -> None:
    done = run(f"{command} --lang en")
    assert done.returncode == 2 and f"formicarium[{extra}]" in done.stderr and len(done.stderr.splitlines()) == 1


def test_missing_internal_module_is_no_missing_extra() -> None:
    assert lacking(ModuleNotFoundError("no such module", name="formicarium.games.chess")) is None
