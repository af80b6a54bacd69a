"""`formicarium serve` as a program: errors are one sentence, and its end leaves nothing behind."""
from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from formicarium.cli.command import answer
from formicarium.cli.main import main
from formicarium.games.wyx.game import Wyx
from formicarium.server import run

pytestmark = pytest.mark.long


@pytest.mark.parametrize(("arguments", "message"), [
    (["--port", "{busy}"], "“--port 0” picks a free one"),
    (["--port", "99999"], "Cannot listen on 127.0.0.1, port 99999"),
    (["--host", "999.1.2.3"], "Cannot listen on 999.1.2.3"),
    (["--database", "mysql://x"], "--database: mysql:// is not known here"),
    (["--database", "{folder}"], "--database: "),
    (["--database", "{folder}/text"], "--database: "),
    (["--database", "{folder}/text/below.sqlite"], "--database: "),
    (["--database", "postgresql://u:hidden@127.0.0.1:1/x"], "--database: "),
    (["--database", "postgresql://127.0.0.1:1/x?user=u&password=hidden"], "--database: 127.0.0.1:1/x: "),
    (["--database", "postgresql://u:hidden#@127.0.0.1:1/x"], "--database: "),
    (["--database", "postgresql://u@127.0.0.1:hidden/x"], "--database: "),
    (["--bus", "nats://u:hidden@127.0.0.1:1"], "--bus: nats://127.0.0.1:1: "),
    (["--secret", "short"], "--secret: at least 16 characters"),
    (["--bus", "nats://127.0.0.1:1"], "--bus: "),
])
def test_serve_reports_bad_arguments_in_one_sentence(arguments: list[str], message: str, tmp_path: Path,
                                                     monkeypatch: pytest.MonkeyPatch,
                                                     capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("FORMICARIUM_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    (tmp_path / "text").write_text("no database " * 100)
    with run.listen("127.0.0.1", 0) as busy:
        busy.listen()
        facts = {"busy": busy.getsockname()[1], "folder": tmp_path}
        assert answer(["serve", "--no-browser", "--quiet", *(word.format(**facts) for word in arguments)]) == 2
    said = capsys.readouterr().err
    assert message in said and "Traceback" not in said and "hidden" not in said


@pytest.mark.parametrize("number", ["1000000", "-3", "0", "9" * 5000])
def test_serve_refuses_an_invalid_number_of_bot_processes(number: str, tmp_path: Path,
                                                          capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--no-browser", "--database", str(tmp_path / "t.sqlite"), "--thinkers", number]) == 2
    assert "--thinkers" in capsys.readouterr().err and not list(tmp_path.iterdir())


def test_serve_reports_a_faulty_edition_at_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                 capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(Wyx.editions, "folders", list(Wyx.editions.folders))
    monkeypatch.setenv("FORMICARIUM_EDITIONS", str(tmp_path))
    (tmp_path / "wyx").mkdir()
    (tmp_path / "wyx" / "mine.toml").write_text("[name]\nfr = 'Mienne'\n")
    assert answer(["serve", "--no-browser", "--quiet", "--database", str(tmp_path / "t.sqlite")]) == 2
    assert "'mine'" in capsys.readouterr().err


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_serve_starts_answers_and_stops_cleanly(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "FORMICARIUM_LANG": "en",
                   "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    child = subprocess.Popen([sys.executable, "-m", "formicarium", "serve", "--no-browser"], env=environment,
                             stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert child.stdout is not None
    address = child.stdout.readline().split()[-1]
    assert httpx.get(f"{address}/healthz").text == "ok\n"
    key = tmp_path / "formicarium" / "tables.sqlite.key"
    assert stat.S_IMODE(key.stat().st_mode) == 0o600 and len(key.read_bytes()) == 64
    child.send_signal(signal.SIGINT)
    out, log = child.communicate(timeout=120)
    assert child.returncode in (0, 130) and out == ""
    assert "info starting" in log and "info stopped" in log and "Traceback" not in log
