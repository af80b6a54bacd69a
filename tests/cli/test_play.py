"""The game in the terminal, as people type it: whole games, second thoughts, and what happens when all goes wrong."""
from __future__ import annotations

import io
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

import pytest
from rich.console import Console

from formicarium.cli.boards import Offer, Scene, drawing
from formicarium.cli.main import main
from formicarium.cli.terminal import saves
from formicarium.cli.terminal.ink import Ink
from formicarium.cli.terminal.orders import folded, order
from formicarium.cli.terminal.screen import Screen, readable
from formicarium.cli.terminal.seats import names, people, seats
from formicarium.cli.terminal.sitting import Sitting
from formicarium.core import journal
from formicarium.core.dice import Seeded
from formicarium.core.match import Match
from formicarium.games import SHELF
from formicarium.games.wyx.game import Wyx
from formicarium.search.bots import bot
from formicarium.words import Words

pytestmark = pytest.mark.engine_free

ANY_MOVE = ("1", "2", "3", "4", "5", "6", "7", "8")  # one of them is allowed; the others are refused
WHOLE_GAME = ("1", *ANY_MOVE * 60)
TERMINAL_OF_ITS_OWN = """
import fcntl, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
from formicarium.cli.main import main
sys.exit(main(sys.argv[1:]))
"""
SRC = Path(__file__).parents[2] / "src"


class Terminal:
    """Types lines at `formicarium play wyx …` through a pipe, in this process."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.file = folder / "game.jsonl"
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.code = 0

    def __call__(self, typed: Iterable[str], *arguments: object, lang: str = "en") -> str:
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        self.code = main(["play", "wyx", "--lang", lang, *map(str, arguments)])
        said = self.capsys.readouterr()
        self.err = said.err
        return said.out

    def saved(self, file: Path | None = None) -> Match:
        return journal.read((file or self.file).read_text(encoding="utf-8"), SHELF)[0]

    def in_folder(self) -> list[Path]:
        return sorted(saves.folder().glob("*"))


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    for variable in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES"):
        monkeypatch.delenv(variable, raising=False)
    for variable in ("XDG_DATA_HOME", "LOCALAPPDATA", "HOME", "USERPROFILE"):
        monkeypatch.setenv(variable, str(tmp_path / "data"))
    return Terminal(tmp_path, monkeypatch, capsys)


# whole games

@pytest.mark.parametrize(("lang", "won"), [("fr", "Une revanche"), ("en", "A rematch?")])
@pytest.mark.parametrize("table", ["me,level1", "level1,me", "me:Maëlle,me:Noé,greedy", "random,me,level2,me"])
def test_a_whole_game(terminal: Terminal, lang: str, won: str, table: str) -> None:
    said = terminal(WHOLE_GAME, "--seats", table, "--seed", 3, "--save", terminal.file, lang=lang)
    match = terminal.saved()
    assert terminal.code == 0 and terminal.err == ""
    assert match.ended() and match.game.players == table.count(",") + 1
    assert won in said and match.ended() in said and "WYX-E4" in said


def test_without_seats_you_play_a_larva(terminal: Terminal) -> None:
    said = terminal(["1", "q"])
    (file,) = terminal.in_folder()
    assert "Larva" in said and "Carmine" in said and str(file) in re.sub(r"\s", "", said)
    assert len(terminal.saved(file).journal) == 2
    assert terminal(["1", "q"], "--players", 4).count("Larva 3") > 0


def test_bots_alone_play_to_the_end(terminal: Terminal) -> None:
    said = terminal([], "--seats", "random,greedy,level1", "--save", terminal.file, "--fast")
    assert terminal.saved().ended() and "Chance" in said and "Greedy" in said and terminal.code == 0


def test_the_same_seed_is_the_same_game(terminal: Terminal) -> None:
    terminal(WHOLE_GAME, "--seats", "me,level2", "--seed", 5, "--save", terminal.file)
    other = terminal.folder / "other.jsonl"
    terminal(("h", *WHOLE_GAME), "--seats", "me,greedy", "--seed", 5, "--save", other)
    assert terminal.saved().opening == terminal.saved(other).opening


def test_a_rematch_turns_the_seats(terminal: Terminal) -> None:
    typed = ["1", *ANY_MOVE * 60]
    said = terminal(typed, "--seats", "me,random", "--seed", 3, "--save", terminal.file)
    needed = said.split("A rematch?")[0].count("\n> ") + said.split("A rematch?")[0].count("\n› ")
    said = terminal([*typed[:needed], "", "q"], "--seats", "me,random", "--seed", 3, "--save",
                    terminal.folder / "again.jsonl")
    (second,) = terminal.in_folder()
    assert '"seats":["random","me"]' in second.read_text() and said.count("A rematch?") == 1


def test_options_and_editions_go_through(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORMICARIUM_EDITIONS", str(Path(__file__).parents[1] / "editions"))
    terminal(WHOLE_GAME, "--seats", "me,greedy", "--edition", "tiny", "--option", "closed_anthills", "--save",
             terminal.file)
    game = terminal.saved().game
    assert terminal.saved().ended() and game == Wyx(edition="tiny", closed_anthills=True)


# what a player may ask

def test_a_cell_is_as_good_as_a_number(terminal: Terminal) -> None:
    terminal(["d5"], "--seats", "me,greedy", "--seed", 1, "--save", terminal.file)
    view = terminal.saved().view(0)
    assert view.queens[0] == "d5"
    match = terminal.saved()
    cell = match.outlook(0, match.options(0)[0]).cell
    terminal([str(cell).upper()], "--resume", terminal.file)
    assert cell in terminal.saved().view(0).cells


def test_enter_plays_the_only_move(terminal: Terminal) -> None:
    """The fourth queen has one cell left."""
    terminal(["1", "1", "1", ""], "--seats", "me,me,me,me", "--save", terminal.file)
    assert len(terminal.saved().journal) == 4


@pytest.mark.parametrize(("lang", "words"), [("en", "Rule WYX-"), ("fr", "Règle WYX-")])
def test_an_illegal_choice_is_answered_with_its_rule(terminal: Terminal, lang: str, words: str) -> None:
    said = terminal(["a1", "99", "1", *ANY_MOVE[:7], "99", "p", "a9"], "--seats", "me,greedy", "--seed", 4, lang=lang)
    for rule in ("S2", "T2", "T5"):
        assert f"{words}{rule}" in said
    assert terminal.code == 0


def test_undo_with_bots_goes_back_before_your_move(terminal: Terminal) -> None:
    terminal(["1", "undo", "y", "2", "annuler", "n"], "--seats", "me,greedy", "--seed", 1, "--save", terminal.file)
    match = terminal.saved()
    assert len(match.journal) == 2 and match.view(0).queens[0] == "e4"


def test_undo_when_nobody_has_learned_anything(terminal: Terminal) -> None:
    """Two people, and queens are placed without chance: the last move is taken back, and the journal says so."""
    said = terminal(["1", "u"], "--seats", "me,me", "--save", terminal.file)
    assert [entry.action is None for entry in terminal.saved().journal] == [False, True]
    assert "Carmine takes the last move back." in said


def test_undo_among_people_is_refused_with_the_reason(terminal: Terminal) -> None:
    said = terminal(["1", "1", *ANY_MOVE, "u"], "--seats", "me,me", "--seed", 1, "--save", terminal.file)
    assert "can no longer be taken back" in said and "other people" in said


def test_undo_before_anything_is_played(terminal: Terminal) -> None:
    assert "not played yet" in terminal(["u"], "--seats", "me,greedy")
    assert "not played yet" in terminal(["u"], "--seats", "greedy,me")


def test_a_hint_is_shown_and_not_played(terminal: Terminal) -> None:
    said = terminal(["h"], "--seats", "me,greedy", "--save", terminal.file)
    assert "Soldier advises:" in said and not terminal.file.exists()


def test_orders_in_both_languages(terminal: Terminal) -> None:
    said = terminal(["rules", "Règles T3", "r all", "r zz", "log", "1", "journal tout", "coups", "aide", "?", "save",
                     "lang fr", "lang de", "quitter", "never read"], "--seats", "me,greedy", "--save", terminal.file)
    for words in ("On your turn, take one", "WYX-T3", "WYX-E5", "Nothing is played yet", "enters with the queen",
                  "your queen flies to", "take your move back", "Prenez un domino", "Partie gardée", "langue en"):
        assert words in " ".join(said.split()), words
    assert "never read" not in said and terminal.code == 0


def test_every_spelling_is_an_order() -> None:
    assert order("RÈGLES t3") == ("rules", "t3") and order("?") == ("help", "") and order("d4") is None
    assert folded("Œuf") == "oeuf"


def test_the_log_tells_the_last_moves(terminal: Terminal) -> None:
    said = terminal(["1", *ANY_MOVE * 3, "j"], "--seats", "me,greedy", "--seed", 2)
    assert "log all" in said


# keeping

def test_a_copy_never_writes_over_a_file(terminal: Terminal) -> None:
    precious = terminal.folder / "precious.txt"
    precious.write_text("mine")
    copy = terminal.folder / "copy.jsonl"
    said = terminal(["1", f"save {precious}", f"save {copy}", "save /no/such/folder/x"], "--seats", "me,greedy")
    assert precious.read_text() == "mine" and "already there" in " ".join(said.split())
    assert len(terminal.saved(copy).journal) == 2


def test_save_and_resume(terminal: Terminal) -> None:
    terminal(["1", *ANY_MOVE], "--seats", "me:Maëlle,level1", "--seed", 2, "--save", terminal.file)
    played = len(terminal.saved().journal)
    said = terminal(WHOLE_GAME, "--resume", terminal.file)
    assert "Maëlle" in said and "Egg" in said and terminal.saved().ended() and len(terminal.saved().journal) > played
    assert "A rematch?" in terminal([], "--resume", terminal.file)  # a finished game shows how it ended


def test_resume_with_others_in_the_seats(terminal: Terminal) -> None:
    terminal(["1"], "--seats", "me,level1", "--save", terminal.file)
    terminal([], "--resume", terminal.file, "--seats", "greedy,me:Noé")
    assert journal.read(terminal.file.read_text(encoding="utf-8"), SHELF)[1] == ("greedy", "me:Noé")


def test_a_half_written_line_is_dropped_with_a_note(terminal: Terminal) -> None:
    terminal(["1"], "--seats", "me,greedy", "--save", terminal.file)
    whole = terminal.file.read_bytes()
    for cut in (b'{"seat":0,"act', b'{"seat":0,"action":{"type":"Take","column":1}', b"\x00\x00\x00", b"\xc3"):
        terminal.file.write_bytes(whole + cut)
        assert "incomplete" in terminal([], "--resume", terminal.file)
        assert terminal.file.read_bytes() == whole
    terminal.file.write_bytes(whole.rstrip(b"\n"))  # all there but the end of the line: nothing is lost
    assert "incomplete" not in terminal([], "--resume", terminal.file)
    assert terminal.file.read_bytes() == whole


@pytest.mark.parametrize("content", [b"", b"{}", b"hello\n", b'{"formicarium":1}\n', b"\xff\xfe\n", b"[" * 100_000,
                                     b'{"formicarium":1,"version":1,"game":{"game":"go"},"opening":[]}\n'])
def test_a_broken_file_is_a_clear_fault(terminal: Terminal, content: bytes) -> None:
    terminal.file.write_bytes(content)
    for lang in ("fr", "en"):
        terminal(["1"], "--resume", terminal.file, lang=lang)
        assert terminal.code == 2 and str(terminal.file) in terminal.err and terminal.err.count("\n") == 1
    assert terminal.file.read_bytes() == content


def test_faults_of_the_command_line(terminal: Terminal) -> None:
    terminal(["1"], "--seats", "me,greedy", "--save", terminal.file)
    for arguments in (["--seats", "me,nobody"], ["--seats", "me"], ["--seats", "me,me", "--players", "3"],
                      ["--seats", ""], ["--seats", "me,level9"], ["--save", terminal.file], ["--resume", "missing"],
                      ["--resume", "a\0b"], ["--resume", terminal.folder], ["--resume", terminal.file, "--save", "x"],
                      ["--seed", "x"],
                      ["--resume", terminal.file, "--seats", "me,me,me"], ["--save", "/no/such/folder/x"],
                      ["--save", "a\0b"], ["--players", "9"], ["--edition", "none"]):
        terminal(["1"], *arguments)
        assert terminal.code == 2 and terminal.err.startswith("formicarium: "), arguments


def test_where_nothing_can_be_written_one_can_still_play(terminal: Terminal) -> None:
    (terminal.folder / "data").write_text("a file where the folder should be")
    said = terminal(["1", "save"], "--seats", "me,greedy")
    assert "cannot write there" in " ".join(said.split()) and "not kept" in said and terminal.code == 0


@pytest.mark.skipif(sys.platform == "win32", reason="no file locks there yet")
def test_one_game_is_not_played_in_two_terminals(terminal: Terminal) -> None:
    terminal(["1"], "--seats", "me,greedy", "--save", terminal.file)
    held = saves.Save.go_on(saves.read(terminal.file))
    terminal(["1"], "--resume", terminal.file)
    assert terminal.code == 2 and "another terminal" in terminal.err
    held.close()


def test_what_cannot_be_kept_is_not_played(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal(["1"], "--seats", "me,greedy", "--seed", 1, "--save", terminal.file)
    before = terminal.file.read_bytes()

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    terminal(ANY_MOVE, "--resume", terminal.file)
    assert terminal.code == 2 and "no space left" in terminal.err and terminal.file.read_bytes() == before


def test_an_empty_game_leaves_no_file(terminal: Terminal) -> None:
    terminal([], "--seats", "me,greedy")
    assert terminal.in_folder() == []


# going away, killing, typing nonsense

def environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(SRC), "XDG_DATA_HOME": str(folder), "LOCALAPPDATA": str(folder),
            "FORMICARIUM_LANG": "en", "PYTHONUTF8": "1"}


def started(folder: Path, *arguments: str, begin: tuple[str, ...] = ("-m", "formicarium"),
            **settings: object) -> subprocess.Popen[bytes]:
    command = [sys.executable, *begin, "play", "wyx", *arguments]
    return subprocess.Popen(command, env=environment(folder), **settings)  # type: ignore[call-overload,no-any-return]


def test_kill_and_resume(terminal: Terminal) -> None:
    """Really killed, in the middle of a game: all that was shown is there again."""
    child = started(terminal.folder, "--seats", "me,greedy", "--seed", "1", "--save", str(terminal.file),
                    stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    assert child.stdin is not None and child.stdout is not None
    child.stdin.write("".join(f"{key}\n" for key in ("1", *ANY_MOVE)).encode())
    child.stdin.flush()
    until = time.monotonic() + 30
    while time.monotonic() < until and not (terminal.file.exists() and terminal.file.read_bytes().count(b"\n") >= 6):
        time.sleep(0.02)
    child.kill()
    shown = child.communicate()[0].decode()
    assert child.returncode != 0
    told = shown.count("Greedy places") + shown.count("Greedy already holds")
    match = saves.read(terminal.file).matches[-1]
    assert len(match.journal) >= 5 and sum(entry.seat == 1 for entry in match.journal) >= min(told, 1)
    said = terminal(WHOLE_GAME, "--resume", terminal.file)
    assert terminal.saved().ended() and "A rematch?" in said
    assert terminal.saved().journal[:len(match.journal)] == match.journal


def test_nobody_answers_any_more(terminal: Terminal) -> None:
    """The end of what is typed, at every moment of a game with every order in it."""
    typed = ["1", "h", "u", "y", "2", "r", "j", "3", "4", "5", "u", "n", *ANY_MOVE]
    for length in range(len(typed) + 1):
        file = terminal.folder / f"{length}.jsonl"
        said = terminal(typed[:length], "--seats", "me,greedy", "--seed", 1, "--save", file)
        assert terminal.code == 0 and terminal.err == ""
        assert "See you soon" in said if not file.exists() else "--resume" in said
        assert not file.exists() or saves.read(file).torn is False


def hear_ctrl_c() -> None:
    """Whatever runs in the background of a shell is deaf to it, and so are its children."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is another thing there")
def test_ctrl_c_leaves_politely(terminal: Terminal) -> None:
    child = started(terminal.folder, "--seats", "me,greedy", "--save", str(terminal.file), stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=hear_ctrl_c)
    assert child.stdin is not None
    child.stdin.write(b"1\n")
    child.stdin.flush()
    until = time.monotonic() + 30
    while time.monotonic() < until and not (terminal.file.exists() and terminal.file.read_bytes().count(b"\n") >= 3):
        time.sleep(0.02)
    time.sleep(0.3)
    child.send_signal(signal.SIGINT)
    out, err = child.communicate(timeout=30)
    assert child.returncode == 130 and b"--resume" in out and err == b""


def test_hostile_lines(terminal: Terminal) -> None:
    nasty = ["\x1b[2J\x1b]0;title\x07", "\x00", "x" * 10_000, "1" * 10_000, "9" * 50, "[red]b[/red]", "{ $name }",
             "\u202eevil", "a" * 300 + " 1", "d4 d5", "-1", "é" * 5000, "rules [/]", "lang ../../etc", "\U0001f600",
             "٣", "²",
             "log \x1b[0m"]
    said = terminal([*nasty, "q"], "--seats", "me:\x1b[31mEvil[/],greedy", "--save", terminal.file)
    assert terminal.code == 0 and terminal.err == ""
    assert "\x1b" not in said and "\x00" not in said and "\u202e" not in said
    assert max(len(line) for line in said.splitlines()) <= 100


def test_bytes_that_are_no_text(terminal: Terminal) -> None:
    child = started(terminal.folder, "--seats", "me,greedy", stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE)
    out, err = child.communicate(b"\xff\xfe\xc3\n" + bytes(range(256)) * 40 + b"\n1\nq\n", timeout=60)
    assert child.returncode == 0 and err == b"" and b"no move here" in out


def test_readable() -> None:
    assert readable(" \x1b[31m d4\t\x00\u202e\n") == "[31m d4" and len(readable("x" * 10_000)) == 200


# seats

def test_names_of_seats() -> None:
    table = seats("me,level3,me:Maëlle,level3@50")
    assert names(table, Words("fr")) == ("Carmin", "Ouvrière 1", "Maëlle", "Ouvrière 2") and people(table) == {0, 2}
    assert [seat.spelled() for seat in table] == ["me", "level3", "me:Maëlle", "level3@50"]


# what it looks like

def scenes(players: int, lang: str = "fr", moves: int = 200) -> Iterable[Scene]:
    """Every position of a game, as whoever plays next sees it."""
    game, dice, player = Wyx(players=players), Seeded(7), bot("greedy")
    table = seats(",".join(["me", "level2", "level4", "level1"][:players]))
    match = Match.begin(game, dice)
    draw = drawing(game)
    while not match.ended() and moves:
        moves -= 1
        seat = match.waiting()[0]
        offers = tuple(Offer(draw.key(action, number), action, match.outlook(seat, action))
                       for number, action in enumerate(match.options(seat), 1))
        words = Words(lang)
        yield Scene(game, match.view(seat), names(table, words), frozenset({seat}), words, offers,
                    match.events_for(seat), seat)
        match = match.play(seat, player.choose(game, match.view(seat), dice), dice)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30), (140, 40), (120, 24), (60, 60), (44, 60), (30, 60)])
def test_it_fits(players: int, width: int, height: int) -> None:
    for scene in scenes(players):
        lines = drawing(scene.game).draw(scene, Ink(), width, height)
        assert len(lines) + 2 <= height  # and the prompt, and what is typed
        assert max(line.cell_len for line in lines) <= max(width, 44)


def test_every_choice_is_lit_and_listed() -> None:
    for scene in scenes(2):
        for width, height in ((80, 24), (100, 30)):
            drawn = "\n".join(line.plain for line in drawing(scene.game).draw(scene, Ink(colours=False), width, height))
            for offer in scene.offers:
                assert drawn.count(f"[{offer.key}]") >= 2, (offer, drawn)


def test_plain_ascii_with_letters() -> None:
    for scene in scenes(4, "en"):
        named = scene._replace(names=("Ann", "Bob", "Cy", "Di"))
        for line in drawing(scene.game).draw(named, Ink(signs=False, colours=False), 80, 24):
            assert line.plain.replace("’", "'").isascii(), line.plain


def on_screen(**settings: object) -> tuple[Screen, io.StringIO]:
    paper = io.StringIO()
    console = Console(file=paper, force_terminal=True, width=80, height=24, legacy_windows=False, **settings)  # type: ignore[arg-type]
    return Screen(console, io.StringIO(), False), paper


def test_no_color(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    screen, paper = on_screen(color_system="truecolor")
    match = Match.begin(Wyx(), Seeded(1))
    Sitting(screen, Words("fr"), seats("me,level1"), [match], None, Seeded(1), Seeded(1)).show(0)
    drawn = paper.getvalue()
    assert not re.search(r"\x1b\[[0-9;]*[34]8;", drawn) and "●" in drawn and "■" in drawn


def test_colours_of_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    screen, paper = on_screen(color_system="truecolor")
    match = Match.begin(Wyx(), Seeded(1))
    sitting = Sitting(screen, Words("fr"), seats("me,level1"), [match], None, Seeded(1), Seeded(1))
    honey = "48;2;244;181;46"
    sitting.show(0)
    assert honey in paper.getvalue()
    paper.truncate(0)
    sitting.play(0, match.options(0)[0])
    sitting.show(0, "Œuf réfléchit.")
    assert honey not in paper.getvalue()  # no honey: it is not your turn


def test_a_dumb_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    screen, _ = on_screen()
    assert screen.ink == Ink(signs=False, colours=False)


def test_the_picture_of_the_readme(terminal: Terminal) -> None:
    file = terminal.folder / "picture.svg"
    terminal([], "--picture", file, lang="fr")
    assert file.read_text(encoding="utf-8").count("<text") > 50 and "Maëlle" not in terminal.err
    kept = Path(__file__).parents[2] / "docs" / "pictures" / "wyx-terminal.svg"
    assert file.read_bytes() == kept.read_bytes(), "draw it anew: see cli/terminal/picture.py"


# a real terminal

@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals there")
def test_two_keys_to_a_game(terminal: Terminal) -> None:
    """Enter, then 1: somebody who has read nothing plays. Then the game waits for them."""
    said = on_a_terminal(terminal.folder, [("Whom do you play?", "\n"), ("central cell", "1\n"),
                                           ("Take a domino", "q\n")])
    assert "Larva" in said and "To resume it" in said
    said = on_a_terminal(terminal.folder, [("Resume it?", "\n"), ("Take a domino", "\x04")])
    assert "A game waits for you" in said and "To resume it" in said
    said = on_a_terminal(terminal.folder, [("Resume it?", "n\n"), ("Whom do you play?", "en\n"), ("Whom", "zut\n"),
                                           ("Type a number", "t\n"), ("How many", "7\n"), ("from 2 to 4.", "3\n"),
                                           ("Who sits there", "\n"), ("[Larva]", "Maëlle\n"), ("[Larva]", "egg\n"),
                                           ("central cell", "\x03")], code=130)
    assert "Maëlle" in said and "Egg" in said and "See you soon" in said


def on_a_terminal(folder: Path, talk: list[tuple[str, str]], code: int = 0) -> str:
    """Wait for some words, answer them, and so on."""
    import pty

    main_end, other_end = pty.openpty()
    child = started(folder, begin=("-c", TERMINAL_OF_ITS_OWN), stdin=other_end, stdout=other_end, stderr=other_end,
                    start_new_session=True, preexec_fn=hear_ctrl_c)
    os.close(other_end)
    said = ""
    try:
        for words, answer in talk:
            heard = ""
            until = time.monotonic() + 30
            while words not in heard and time.monotonic() < until:
                heard += read_some(main_end)
            assert words in heard, (words, said + heard)
            said += heard
            time.sleep(0.1)
            os.write(main_end, answer.encode())
        while some := read_some(main_end):
            said += some
        assert child.wait(30) == code
    finally:
        child.kill()
        child.wait()
        os.close(main_end)
    return said


def read_some(end: int) -> str:
    """What is said within ten seconds; nothing when the other end is closed."""
    try:
        return os.read(end, 65536).decode(errors="replace") if select.select([end], [], [], 10)[0] else ""
    except OSError:
        return ""
