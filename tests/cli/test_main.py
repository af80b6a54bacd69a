"""The command line's frame: languages, help, usage errors, exit codes, the program as a process."""
from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from formicarium import __version__
from formicarium.cli.command import COMMANDS
from formicarium.games import SHELF

from .asking import Ask

pytestmark = pytest.mark.engine_free


def process(*arguments: str, stdin: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([sys.executable, "-m", "formicarium", *arguments], input=stdin, capture_output=True,
                          env={**os.environ, "FORMICARIUM_LANG": "en", **environment}, timeout=60)


def test_help_lists_every_command_in_both_languages(ask: Ask) -> None:
    english, french = ask("--help"), ask("--help", "--lang", "fr")
    assert english.code == french.code == 0
    assert "The moves a seat may make" in english.out and "Les coups permis à une place" in french.out
    assert french.out.startswith("usage\u00a0: ") and "options:" in french.out
    texts = " ".join(english.out.split()), " ".join(french.out.split())
    assert "Without a command: the site." in texts[0] and "Sans commande : le site." in texts[1]
    for command in COMMANDS:
        assert f"    {command}" in english.out and f"    {command}" in french.out


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_command_has_help(ask: Ask, command: str, language: str) -> None:
    answer = ask(command, "--help", "--lang", language)
    assert answer.code == 0 and f"formicarium {command}" in answer.out


def test_lang_may_stand_anywhere(ask: Ask) -> None:
    for arguments in (("--lang", "fr", "rules", "wyx", "WYX-T5"), ("rules", "--lang=fr", "wyx", "WYX-T5"),
                      ("rules", "wyx", "WYX-T5", "--lang", "fr")):
        assert ask(*arguments).out == "WYX-T5 Pas hors du plateau.\n"


@pytest.mark.parametrize(("variables", "sentence"), [
    ({"FORMICARIUM_LANG": "fr"}, "Pas hors"), ({"FORMICARIUM_LANG": "en_GB"}, "Not off"),
    ({"FORMICARIUM_LANG": "", "LC_ALL": "en_US.UTF-8"}, "Not off"),
    ({"FORMICARIUM_LANG": "", "LC_ALL": "C"}, "Pas hors"),
])
def test_language_follows_the_environment(ask: Ask, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str],
                                          sentence: str) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert sentence in ask("rules", "wyx", "WYX-T5").out


def test_version_is_printed(ask: Ask) -> None:
    assert ask("--version")[:2] == (0, f"formicarium {__version__}\n")


@pytest.mark.parametrize(("arguments", "message"), [
    (["gams"], "Did you mean “games”?"),
    (["zzzzz"], "There is no command “zzzzz”"),
    (["games", "--lang", "de"], "“de” is not a language here. Available: fr, en."),
    (["games", "--lang"], "is not a language here"),
    (["games", "--jsn"], "unrecognized arguments: --jsn"),
    (["games", "wyx"], "unrecognized arguments: wyx"),
    (["legal"], "the following arguments are required: position, --seat"),
    (["legal", "-", "--seat", "one"], "argument --seat: invalid int value: 'one'"),
    (["legal", "-", "--seat"], "argument --seat: expected one argument"),
    (["new", "wix"], f"There is no game “wix”. Available: {', '.join(SHELF)}. Did you mean “wyx”?"),
    (["new", "../../x"], "There is no game “../../x”"),
    (["new", "wyx", "--players", "9"], "wyx (base) is not for 9; it is for 2 to 4 players."),
    (["new", "wyx", "--players", "0"], "not for 0"),
    (["new", "wyx", "--players", "-1"], "not for -1"),
    (["new", "wyx", "--players", "9" * 40], "not for 999"),
    (["new", "wyx", "--mode", "bse"], "wyx has no mode “bse”. Available: base. Did you mean “base”?"),
    (["new", "wyx", "--edition", "../../x"], "wyx has no edition “../../x”. Available: formicarium"),
    (["new", "wyx", "--option", "open"],
     "wyx has no option “open”. Available: open_dispenser, closed_anthills, finish_round."),
    (["new", "wyx", "--option", "players=3"], "wyx has no option “players”"),
    (["new", "wyx", "--option", "open_dispenser=perhaps"], "Expected `bool`"),
    (["new", "wyx", "--option", "finish_round"], "finish_round is for 3 or 4 players (WYX-E5)"),
    (["new", "wyx", "--seed", "x"], "“x”; it takes a whole number from 0 to 4611686018427387903."),
    (["new", "wyx", "--seed", "-1"], "“-1”; it takes a whole number"),
    (["new", "wyx", "--seed", "9" * 50], "it takes a whole number"),
    (["apply", "-", "--seat", "0", "--action", "{}", "--draws", "1", "--seed", "1"],
     "not allowed with argument --draws"),
    (["rules", "--rule", "WYX-T3"], "A rule belongs to a game"),
    (["rules", "wyx", "WYX-T99"], "wyx has no rule “WYX-T99”."),
    (["replay", "-", "--until", "-1"], "it takes a number of lines"),
])
def test_bad_arguments_are_answered_with_valid_ones(ask: Ask, arguments: list[str], message: str) -> None:
    answer = ask(*arguments)
    assert answer.code == 2
    assert message in answer.err and answer.out == ""
    french = ask(*arguments, *([] if "--lang" in arguments else ["--lang=fr"]))
    assert french.code == 2 and french.err and french.out == ""


@pytest.mark.parametrize(("arguments", "message"), [
    (["legal"], "il manque\u00a0: position, --seat"), (["games", "--jsn"], "arguments inconnus\u00a0: --jsn"),
    (["legal", "-", "--seat", "x"], "--seat\u00a0: 'x' n’est pas un nombre"),
    (["legal", "-", "--seat"], "--seat\u00a0: il manque sa valeur"),
    (["new", "wyx", "--players", "5"], "wyx (base) ne se joue pas à 5\u202f; il faut de 2 à 4 joueurs."),
    (["gams"], "Vouliez-vous dire «\u00a0games\u00a0»\u202f?"),
])
def test_usage_errors_are_translated(ask: Ask, arguments: list[str], message: str) -> None:
    answer = ask(*arguments, "--lang", "fr")
    assert answer.code == 2 and message in answer.err


def test_program_reads_and_writes_pipes() -> None:
    made = process("new", "wyx", "--seed", "1")
    assert made.returncode == 0
    legal = process("legal", "-", "--seat", "0", stdin=made.stdout, PYTHONIOENCODING="ascii", FORMICARIUM_LANG="fr")
    assert legal.returncode == 0 and b"Poser la reine en d4" in legal.stdout
    assert b"A Joueur 1 de jouer : 4 coups permis." in legal.stdout  # the nearest ASCII letters
    refused = process("why", "-", "--seat", "0", "--action", '{"type":"Pass"}', stdin=made.stdout)
    assert refused.returncode == 1 and b"WYX-S2" in refused.stdout
    assert process("nothing").returncode == 2


def test_output_without_a_terminal_has_no_colour_codes() -> None:
    for arguments in (["games"], ["rules", "wyx"]):
        assert b"\x1b" not in process(*arguments).stdout
        assert b"\x1b" not in process(*arguments, NO_COLOR="1", TERM="xterm-256color").stdout


def test_closed_pipe_is_no_error() -> None:
    program = subprocess.Popen([sys.executable, "-m", "formicarium", "schema", "wyx"], stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE)
    assert program.stdout is not None and program.stderr is not None
    program.stdout.close()
    said = program.stderr.read()
    program.stderr.close()
    assert program.wait(120) == 0 and said == b""


def test_unknown_engine_is_refused() -> None:
    answer = process("games", FORMICARIUM_ENGINE="steam")
    assert answer.returncode == 2 and b"no such engine" in answer.stderr and b"Traceback" not in answer.stderr


def test_only_the_module_of_the_command_is_imported() -> None:
    program = ("import sys; from formicarium.cli.main import main; main(['new', 'wyx']); "
               "print(*sys.modules, file=sys.stderr)")
    met = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).stderr.split()
    assert "formicarium.cli.commands.positions.new" in met
    assert not {"formicarium.cli.commands.positions.legal", "rich", "asyncio", "formicarium.bots.registry"} & set(met)


def test_faulty_edition_of_an_owner_is_named(tmp_path: Path) -> None:
    (tmp_path / "wyx").mkdir()
    (tmp_path / "wyx" / "torn.toml").write_text("x = 1\n", encoding="utf-8")
    done = process("games", FORMICARIUM_EDITIONS=str(tmp_path))
    assert done.returncode == 2 and b"torn" in done.stderr and b"Traceback" not in done.stderr
