"""The game in the terminal, as people type it: whole games, undo, saved files."""
from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from formicarium.cli.terminal import saves
from formicarium.cli.terminal.orders import fold_letters, order
from formicarium.core import journal
from formicarium.games import SHELF
from formicarium.games.wyx.game import Wyx

from .terminal import ANY_MOVE, WHOLE_GAME, Terminal

pytestmark = [pytest.mark.engine_free, pytest.mark.unwatched_compiled, pytest.mark.long]


@pytest.mark.parametrize(("lang", "won"), [("fr", "Une revanche"), ("en", "A rematch?")])
@pytest.mark.parametrize("table", ["me,level1", "level1,me", "me:Maëlle,me:Noé,greedy", "random,me,level2,me"])
def test_whole_game_is_played_in_the_terminal(terminal: Terminal, lang: str, won: str, table: str) -> None:
    said = terminal(WHOLE_GAME, "--seats", table, "--seed", 3, "--save", terminal.file, lang=lang)
    match = terminal.saved()
    assert terminal.code == 0 and terminal.err == ""
    assert match.ended() and match.game.players == table.count(",") + 1
    assert won in said and match.ended() in said and "WYX-E4" in said


def test_default_opponent_is_the_larva(terminal: Terminal) -> None:
    said = terminal(["1", "q"])
    (file,) = terminal.in_folder()
    assert "Larva" in said and "Carmine" in said and str(file) in re.sub(r"\s", "", said)
    assert len(terminal.saved(file).journal) == 2
    assert terminal(["1", "q"], "--players", 4).count("Larva 3") > 0


def test_bots_play_to_the_end_without_people(terminal: Terminal) -> None:
    said = terminal([], "--seats", "random,greedy,level1", "--save", terminal.file, "--fast")
    assert terminal.saved().ended() and "Chance" in said and "Greedy" in said and terminal.code == 0


def test_same_seed_gives_the_same_game(terminal: Terminal) -> None:
    terminal(WHOLE_GAME, "--seats", "me,level2", "--seed", 5, "--save", terminal.file)
    other = terminal.folder / "other.jsonl"
    terminal(("h", *WHOLE_GAME), "--seats", "me,greedy", "--seed", 5, "--save", other)
    assert terminal.saved().opening == terminal.saved(other).opening


def test_rematch_rotates_the_seats(terminal: Terminal) -> None:
    typed = ["1", *ANY_MOVE * 60]
    said = terminal(typed, "--seats", "me,random", "--seed", 3, "--save", terminal.file)
    needed = said.split("A rematch?")[0].count("\n> ") + said.split("A rematch?")[0].count("\n› ")
    said = terminal([*typed[:needed], "", "q"], "--seats", "me,random", "--seed", 3, "--save",
                    terminal.folder / "again.jsonl")
    (second,) = terminal.in_folder()
    assert '"seats":["random","me"]' in second.read_text() and said.count("A rematch?") == 1


def test_play_accepts_options_and_editions(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORMICARIUM_EDITIONS", str(Path(__file__).parents[1] / "editions"))
    terminal(WHOLE_GAME, "--seats", "me,greedy", "--edition", "tiny", "--option", "closed_anthills", "--save",
             terminal.file)
    game = terminal.saved().game
    assert terminal.saved().ended() and game == Wyx(edition="tiny", closed_anthills=True)


def test_cell_can_be_typed_instead_of_a_number(terminal: Terminal) -> None:
    terminal(["d5"], "--seats", "me,greedy", "--seed", 1, "--save", terminal.file)
    view = terminal.saved().view(0)
    assert view.queens[0] == "d5"
    match = terminal.saved()
    cell = match.outlook(0, match.legal_actions(0)[0]).cell
    terminal([str(cell).upper()], "--resume", terminal.file)
    assert cell in terminal.saved().view(0).cells


def test_enter_key_plays_the_only_move(terminal: Terminal) -> None:
    """The fourth queen's only move is to the last free cell."""
    terminal(["1", "1", "1", ""], "--seats", "me,me,me,me", "--save", terminal.file)
    assert len(terminal.saved().journal) == 4


@pytest.mark.parametrize(("lang", "words"), [("en", "Rule WYX-"), ("fr", "Règle WYX-")])
def test_illegal_choice_is_answered_with_its_rule(terminal: Terminal, lang: str, words: str) -> None:
    said = terminal(["a1", "99", "1", *ANY_MOVE[:7], "99", "p", "a9"], "--seats", "me,greedy", "--seed", 4, lang=lang)
    for rule in ("S2", "T2", "T5"):
        assert f"{words}{rule}" in said
    assert terminal.code == 0


def test_undo_with_bots_goes_back_before_your_move(terminal: Terminal) -> None:
    terminal(["1", "undo", "y", "2", "annuler", "n"], "--seats", "me,greedy", "--seed", 1, "--save", terminal.file)
    match = terminal.saved()
    assert len(match.journal) == 2 and match.view(0).queens[0] == "e4"


def test_undo_between_people_works_if_nothing_was_revealed(terminal: Terminal) -> None:
    """Two people, and queens are placed without chance: the last move is taken back, and the journal records it."""
    said = terminal(["1", "u"], "--seats", "me,me", "--save", terminal.file)
    assert [entry.action is None for entry in terminal.saved().journal] == [False, True]
    assert "Carmine takes back the last move." in said


def test_undo_between_people_is_refused_after_a_revelation(terminal: Terminal) -> None:
    said = terminal(["1", "1", *ANY_MOVE, "u"], "--seats", "me,me", "--seed", 1, "--save", terminal.file)
    assert "can no longer be taken back" in said and "other people" in said


def test_undo_before_the_first_move_is_refused(terminal: Terminal) -> None:
    assert "not played yet" in terminal(["u"], "--seats", "me,greedy")
    assert "not played yet" in terminal(["u"], "--seats", "greedy,me")


def test_hint_is_shown_and_not_played(terminal: Terminal) -> None:
    said = terminal(["h"], "--seats", "me,greedy", "--save", terminal.file)
    assert "Hint from Soldier:" in said and not terminal.file.exists()


def test_orders_work_in_both_languages(terminal: Terminal) -> None:
    said = terminal(["rules", "Règles T3", "r all", "r zz", "log", "1", "journal tout", "coups", "aide", "?", "save",
                     "lang fr", "lang de", "quitter", "never read"], "--seats", "me,greedy", "--save", terminal.file)
    for words in ("On your turn, take one", "WYX-T3", "WYX-E5", "Nothing has been played yet", "places the queen",
                  "your queen flies to", "take your move back", "Prenez un domino", "Partie gardée", "langue en"):
        assert words in " ".join(said.split()), words
    assert "never read" not in said and terminal.code == 0


def test_orders_ignore_case_and_accents() -> None:
    assert order("RÈGLES t3") == ("rules", "t3") and order("?") == ("help", "") and order("d4") is None
    assert fold_letters("Œuf") == "oeuf"


def test_log_shows_the_last_moves(terminal: Terminal) -> None:
    said = terminal(["1", *ANY_MOVE * 3, "j"], "--seats", "me,greedy", "--seed", 2)
    assert "log all" in said


def test_save_never_overwrites_a_file(terminal: Terminal) -> None:
    precious = terminal.folder / "precious.txt"
    precious.write_text("mine")
    copy = terminal.folder / "copy.jsonl"
    said = terminal(["1", f"save {precious}", f"save {copy}", "save /no/such/folder/x"], "--seats", "me,greedy")
    assert precious.read_text() == "mine" and "already exists" in " ".join(said.split())
    assert len(terminal.saved(copy).journal) == 2


def test_saved_game_is_resumed(terminal: Terminal) -> None:
    terminal(["1", *ANY_MOVE], "--seats", "me:Maëlle,level1", "--seed", 2, "--save", terminal.file)
    played = len(terminal.saved().journal)
    said = terminal(WHOLE_GAME, "--resume", terminal.file)
    assert "Maëlle" in said and "Egg" in said and terminal.saved().ended() and len(terminal.saved().journal) > played
    assert "A rematch?" in terminal([], "--resume", terminal.file)


def test_resumed_game_may_have_other_players(terminal: Terminal) -> None:
    terminal(["1"], "--seats", "me,level1", "--save", terminal.file)
    terminal([], "--resume", terminal.file, "--seats", "greedy,me:Noé")
    assert journal.read(terminal.file.read_text(encoding="utf-8"), SHELF)[1] == ("greedy", "me:Noé")


def test_half_written_line_of_a_save_is_dropped_with_a_note(terminal: Terminal) -> None:
    terminal(["1"], "--seats", "me,greedy", "--save", terminal.file)
    whole = terminal.file.read_bytes()
    for cut in (b'{"seat":0,"act', b'{"seat":0,"action":{"type":"Take","column":1}', b"\x00\x00\x00", b"\xc3"):
        terminal.file.write_bytes(whole + cut)
        assert "incomplete" in terminal([], "--resume", terminal.file)
        assert terminal.file.read_bytes() == whole
    terminal.file.write_bytes(whole.rstrip(b"\n"))  # only the end of the line is missing: nothing is lost
    assert "incomplete" not in terminal([], "--resume", terminal.file)
    assert terminal.file.read_bytes() == whole


@pytest.mark.parametrize("content", [b"", b"{}", b"hello\n", b'{"formicarium":1}\n', b"\xff\xfe\n", b"[" * 100_000,
                                     b'{"formicarium":1,"version":1,"game":{"game":"go"},"opening":[]}\n'])
def test_broken_save_is_refused_with_the_reason(terminal: Terminal, content: bytes) -> None:
    terminal.file.write_bytes(content)
    for lang in ("fr", "en"):
        terminal(["1"], "--resume", terminal.file, lang=lang)
        assert terminal.code == 2 and str(terminal.file) in terminal.err and terminal.err.count("\n") == 1
    assert terminal.file.read_bytes() == content


def test_play_refuses_bad_arguments(terminal: Terminal) -> None:
    terminal(["1"], "--seats", "me,greedy", "--save", terminal.file)
    for arguments in (["--seats", "me,nobody"], ["--seats", "me"], ["--seats", "me,me", "--players", "3"],
                      ["--seats", ""], ["--seats", "me,level9"], ["--save", terminal.file], ["--resume", "missing"],
                      ["--resume", "a\0b"], ["--resume", terminal.folder], ["--resume", terminal.file, "--save", "x"],
                      ["--seed", "x"],
                      ["--resume", terminal.file, "--seats", "me,me,me"], ["--save", "/no/such/folder/x"],
                      ["--save", "a\0b"], ["--players", "9"], ["--edition", "none"]):
        terminal(["1"], *arguments)
        assert terminal.code == 2 and terminal.err.startswith("formicarium: "), arguments


def test_game_without_a_writable_folder_can_be_played(terminal: Terminal) -> None:
    (terminal.folder / "data").write_text("a file where the folder should be")
    said = terminal(["1", "save"], "--seats", "me,greedy")
    assert "cannot write there" in " ".join(said.split()) and "not being kept" in said and terminal.code == 0


@pytest.mark.skipif(sys.platform == "win32", reason="no file locks there yet")
def test_save_opened_by_another_terminal_is_refused(terminal: Terminal) -> None:
    terminal(["1"], "--seats", "me,greedy", "--save", terminal.file)
    held = saves.Save.go_on(saves.read(terminal.file))
    terminal(["1"], "--resume", terminal.file)
    assert terminal.code == 2 and "another terminal" in terminal.err
    held.close()


def test_move_that_cannot_be_saved_is_not_played(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal(["1"], "--seats", "me,greedy", "--seed", 1, "--save", terminal.file)
    before = terminal.file.read_bytes()

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    terminal(ANY_MOVE, "--resume", terminal.file)
    assert terminal.code == 2 and "no space left" in terminal.err and terminal.file.read_bytes() == before


def test_game_without_moves_leaves_no_file(terminal: Terminal) -> None:
    terminal([], "--seats", "me,greedy")
    assert terminal.in_folder() == []
