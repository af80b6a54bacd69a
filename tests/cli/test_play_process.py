"""The game in a terminal of its own: killed, left alone, given nonsense, played with two keys."""
from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from formicarium.cli.terminal import saves
from formicarium.cli.terminal.screen import readable

from .terminal import ANY_MOVE, WHOLE_GAME, Terminal

pytestmark = [pytest.mark.engine_free, pytest.mark.unwatched_compiled, pytest.mark.long]

TERMINAL_OF_ITS_OWN = """
import fcntl, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
from formicarium.cli.main import main
sys.exit(main(sys.argv[1:]))
"""
SRC = Path(__file__).parents[2] / "src"


def environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(SRC), "XDG_DATA_HOME": str(folder), "LOCALAPPDATA": str(folder),
            "FORMICARIUM_LANG": "en", "PYTHONUTF8": "1"}


def start_game(folder: Path, *arguments: str, begin: tuple[str, ...] = ("-m", "formicarium"),
            **settings: object) -> subprocess.Popen[bytes]:
    command = [sys.executable, *begin, "play", "wyx", *arguments]
    return subprocess.Popen(command, env=environment(folder), **settings)  # type: ignore[call-overload,no-any-return]


def test_killed_game_is_resumed_without_loss(terminal: Terminal) -> None:
    child = start_game(terminal.folder, "--seats", "me,greedy", "--seed", "1", "--save", str(terminal.file),
                    stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    assert child.stdin is not None and child.stdout is not None
    child.stdin.write("".join(f"{key}\n" for key in ("1", *ANY_MOVE)).encode())
    child.stdin.flush()
    until = time.monotonic() + 120
    while time.monotonic() < until and not (terminal.file.exists() and terminal.file.read_bytes().count(b"\n") >= 6):
        time.sleep(0.02)
    child.kill()
    shown = child.communicate()[0].decode()
    assert child.returncode != 0
    placed_count = shown.count("Greedy places") + shown.count("Greedy already holds")
    match = saves.read(terminal.file).matches[-1]
    assert len(match.journal) >= 5 and sum(entry.seat == 1 for entry in match.journal) >= min(placed_count, 1)
    said = terminal(WHOLE_GAME, "--resume", terminal.file)
    assert terminal.saved().ended() and "A rematch?" in said
    assert terminal.saved().journal[:len(match.journal)] == match.journal


def test_end_of_input_ends_the_program_cleanly(terminal: Terminal) -> None:
    typed = ["1", "h", "u", "y", "2", "r", "j", "3", "4", "5", "u", "n", *ANY_MOVE]
    for length in range(len(typed) + 1):
        file = terminal.folder / f"{length}.jsonl"
        said = terminal(typed[:length], "--seats", "me,greedy", "--seed", 1, "--save", file)
        assert terminal.code == 0 and terminal.err == ""
        assert "See you soon" in said if not file.exists() else "--resume" in said
        assert not file.exists() or saves.read(file).torn is False


def hear_ctrl_c() -> None:
    """Handle Ctrl-C again: background jobs of a shell ignore it, and so do their children."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is another thing there")
def test_ctrl_c_ends_the_program_cleanly(terminal: Terminal) -> None:
    child = start_game(terminal.folder, "--seats", "me,greedy", "--save", str(terminal.file), stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=hear_ctrl_c)
    assert child.stdin is not None
    child.stdin.write(b"1\n")
    child.stdin.flush()
    until = time.monotonic() + 120
    while time.monotonic() < until and not (terminal.file.exists() and terminal.file.read_bytes().count(b"\n") >= 3):
        time.sleep(0.02)
    time.sleep(0.3)
    child.send_signal(signal.SIGINT)
    out, err = child.communicate(timeout=120)
    assert child.returncode == 130 and b"--resume" in out and err == b""


def test_hostile_input_lines_are_answered(terminal: Terminal) -> None:
    nasty = ["\x1b[2J\x1b]0;title\x07", "\x00", "x" * 10_000, "1" * 10_000, "9" * 50, "[red]b[/red]", "{ $name }",
             "\u202eevil", "a" * 300 + " 1", "d4 d5", "-1", "é" * 5000, "rules [/]", "lang ../../etc", "\U0001f600",
             "٣", "²",
             "log \x1b[0m"]
    said = terminal([*nasty, "q"], "--seats", "me:\x1b[31mEvil[/],greedy", "--save", terminal.file)
    assert terminal.code == 0 and terminal.err == ""
    assert "\x1b" not in said and "\x00" not in said and "\u202e" not in said
    assert max(len(line) for line in said.splitlines()) <= 100


def test_invalid_utf_8_input_is_answered(terminal: Terminal) -> None:
    child = start_game(terminal.folder, "--seats", "me,greedy", stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE)
    out, err = child.communicate(b"\xff\xfe\xc3\n" + bytes(range(256)) * 40 + b"\n1\nq\n", timeout=60)
    assert child.returncode == 0 and err == b"" and b"not a move here" in out


def test_readable_removes_control_characters() -> None:
    assert readable(" \x1b[31m d4\t\x00\u202e\n") == "[31m d4" and len(readable("x" * 10_000)) == 200


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals there")
def test_game_starts_after_two_keys(terminal: Terminal) -> None:
    """Enter, then 1: a person who has read nothing plays; then the game waits for them."""
    said = on_a_terminal(terminal.folder, [("Who will you play?", "\n"), ("central cell", "1\n"),
                                           ("Take a domino", "q\n")])
    assert "Larva" in said and "To resume it" in said
    said = on_a_terminal(terminal.folder, [("Resume it?", "\n"), ("Take a domino", "\x04")])
    assert "A game is waiting for you" in said and "To resume it" in said
    said = on_a_terminal(terminal.folder, [("Resume it?", "n\n"), ("Who will you play?", "en\n"), ("Who will", "zut\n"),
                                           ("Type a number", "t\n"), ("How many", "7\n"), ("from 2 to 4.", "3\n"),
                                           ("Who sits there", "\n"), ("[Larva]", "Maëlle\n"), ("[Larva]", "egg\n"),
                                           ("central cell", "\x03")], code=130)
    assert "Maëlle" in said and "Egg" in said and "See you soon" in said


def on_a_terminal(folder: Path, talk: list[tuple[str, str]], code: int = 0) -> str:
    """Wait for each text, type its answer; return the output."""
    import pty

    main_end, other_end = pty.openpty()
    child = start_game(folder, begin=("-c", TERMINAL_OF_ITS_OWN), stdin=other_end, stdout=other_end, stderr=other_end,
                    start_new_session=True, preexec_fn=hear_ctrl_c)
    os.close(other_end)
    said = ""
    try:
        for words, answer in talk:
            output = ""
            until = time.monotonic() + 120
            while words not in output and time.monotonic() < until:
                output += read_some(main_end)
            assert words in output, (words, said + output)
            said += output
            time.sleep(0.1)
            os.write(main_end, answer.encode())
        while some := read_some(main_end):
            said += some
        assert child.wait(120) == code
    finally:
        child.kill()
        child.wait()
        os.close(main_end)
    return said


def read_some(end: int) -> str:
    """Return the output of up to a minute; empty when the other end is closed."""
    try:
        return os.read(end, 65536).decode(errors="replace") if select.select([end], [], [], 60)[0] else ""
    except OSError:
        return ""
