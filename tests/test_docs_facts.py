"""Facts in the documents agree with the sources: options, variables, methods, levels, variants, files, decisions."""
from __future__ import annotations

import argparse
import json
import re
from importlib import import_module

import msgspec
import pytest

from formicarium.bots.registry import LEVELS
from formicarium.bots.strategies import STRATEGIES, USUAL
from formicarium.cli import arguments
from formicarium.cli.command import COMMANDS, import_command
from formicarium.cli.commands.research import variants as variants_table
from formicarium.cli.parser import Parser
from formicarium.core import journal
from formicarium.core.game import Game
from formicarium.core.match import Match
from formicarium.core.state import GameState
from formicarium.experiments.variants import variants
from formicarium.games import SHELF
from formicarium.i18n import Words

from .test_docs import DOCS, ENGLISH, READMES, ROOT, blocks

pytestmark = [pytest.mark.engine_free, pytest.mark.unwatched_compiled]

VARIABLE = re.compile(r"\bFORMICARIUM_[A-Z_]+")


def text_of(page: str) -> str:
    return (DOCS / page).read_text(encoding="utf-8")


def sections_of(page: str) -> dict[str, str]:
    return dict(re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", text_of(page), re.M | re.S))


def test_every_variable_is_documented() -> None:
    programs = [ROOT / "play.py", ROOT / "hatch_build.py", ROOT / "client" / "build.py",
                *(ROOT / "tools").glob("*.py"), *(ROOT / "bench").rglob("*.py"),
                *(file for file in (ROOT / "src").rglob("*.py") if "_compiled" not in file.parts)]
    read = {found for file in programs for found in VARIABLE.findall(file.read_text(encoding="utf-8"))}
    assert read == set(re.findall(r"^\| `(FORMICARIUM_[A-Z_]+)`", text_of("reference/environment.md"), re.M))


@pytest.mark.parametrize(("title", "kind"), [("State", GameState), ("Game", Game), ("Match", Match)])
def test_documented_methods_of_the_contract_exist(title: str, kind: type) -> None:
    part = sections_of("reference/contract.md")[title]
    rows = re.findall(r"^\| (`.*?) \|", part, re.M) or re.findall(r"`[a-z_]+`", part)
    named = {name for row in rows for name in re.findall(r"`([a-z_]+)", row)}
    assert len(named) > 10 and {name for name in named if not hasattr(kind, name)} == set()


def test_every_law_is_documented() -> None:
    numbers = re.findall(r"^\| (\d+) \|", text_of("reference/laws.md"), re.M)
    assert [int(number) for number in numbers] == list(import_module("formicarium.laws").LAWS)


def test_every_decision_is_listed_under_its_title() -> None:
    folder = DOCS / "adr"
    pages = sorted(folder.glob("[0-9]*.md"))
    listed = re.findall(r"^- \[(\d{4})\]\((\S+)\) (.+)$", text_of("adr/README.md"), re.M)
    titles = [page.read_text(encoding="utf-8").partition("\n")[0] for page in pages]
    assert [(page, f"# {number} {title}") for number, page, title in listed] \
        == list(zip([page.name for page in pages], titles, strict=True))
    for page in pages:
        assert re.findall(r"^## (.+)$", page.read_text(encoding="utf-8"), re.M) \
            == ["Context", "Decision", "Consequences", "What would change our mind"], page.name


def test_every_command_is_documented_with_its_options() -> None:
    sections = sections_of("reference/cli.md")
    for command in COMMANDS:
        for option in options(command):
            assert option in sections[command], f"{command} takes {option}"


def options(command: str) -> list[str]:
    parser = Parser(ENGLISH, prog=command)
    import_command(command).add(parser, ENGLISH)
    return [option for action in parser._actions for option in action.option_strings
            if action.help != argparse.SUPPRESS and option not in ("-h", "--help", "--lang")]


def test_table_of_variants_is_current() -> None:
    """All columns that do not depend on chance; `formicarium variants --markdown` writes the table."""
    lines = text_of("reference/variants.md").splitlines()
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if line.startswith("| ")]
    table = rows[rows.index(variants_table.heading(ENGLISH)) + 2:]
    written = [(row[0], row[1], *(int(cell.replace(",", "")) for cell in row[2:6])) for row in table]
    assert written == [(ENGLISH.say(f"{game.id}-name"), game.mode, game.players, game.move_count, game.max_moves,
                        game.usual_length)
                       for kind in SHELF.values() for game in variants(kind)]


def test_journal_and_positions_in_the_documents_are_real() -> None:
    page = DOCS / "reference" / "files.md"
    [text] = blocks(page, "jsonl")
    match, names = journal.read(text, SHELF)
    assert journal.write(match, names) == text
    shapes = [json.loads(block) for block in blocks(page, "json")]
    written, *partial = [shape for shape in shapes if "position" in shape]
    for shape in partial:
        drawn: Game = msgspec.convert(shape["game"], SHELF[shape["game"]["game"]])
        drawn.load(drawn.complete(shape["position"]))
    game: Game = msgspec.convert(written["game"], SHELF[written["game"]["game"]])
    state = game.load(msgspec.convert(written["position"], game.types.position))
    assert json.loads(msgspec.json.encode(arguments.position_file(game, state))) == written
    actions = [msgspec.convert(shape, game.types.action) for shape in shapes if "type" in shape]
    assert actions and all(game.number_of(action) >= 0 for action in actions)


def test_levels_are_documented_with_their_numbers() -> None:
    """The share of moves that a level notices, or its simulations, in the order of the table of bots."""
    [table] = re.findall(r"^\| `random`.*?\n\n", text_of("reference/cli.md"), re.M | re.S)
    found = [int(number.replace(",", "")) for number in re.findall(r"[0-9,]{2,}(?= %| and| simulations|, )", table)]
    assert found == [getattr(USUAL[bot.name], "notices", 0) or getattr(USUAL[bot.name], "simulations", 0)
                     for bot in LEVELS]


def test_levels_of_each_game_are_documented_with_their_search() -> None:
    """The number of simulations, turns ahead or positions, in a paragraph that names the level."""
    sections = sections_of("explanation/bots.md")
    turns = {1: "one turn", 2: "two turns", 3: "three turns"}
    for game, strategies in STRATEGIES.items():
        [section] = [section for title, section in sections.items() if title.startswith(ENGLISH.say(f"{game}-name"))]
        for level in LEVELS:
            strategy = strategies[level.name]
            named = [part for part in section.split("\n\n") if f"`{level.name}`" in part]
            assert named, f"{game}, {level.name}"
            if number := getattr(strategy, "simulations", 0):
                assert any(f"{number:,}" in part for part in named), f"{game}, {level.name}: {number} simulations"
            if depth := getattr(strategy, "depth", 0):
                limit = turns.get(depth) or f"{strategy.positions:,} positions"  # type: ignore[attr-defined]
                assert any(limit in part for part in named), f"{game}, {level.name}: {limit}"


@pytest.mark.parametrize(("language", "to"), [("en", "to"), ("fr", "à")])
def test_readme_lists_every_game_with_its_players(language: str, to: str) -> None:
    text = READMES[language].read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in row.split("|")] for row in re.findall(r"^\| (.*rules\.fr\.md.*) \|$", text, re.M)]
    assert len(rows) == len(SHELF)
    for row, kind in zip(rows, SHELF.values(), strict=True):
        assert row[0] == Words(language).say(f"{kind.id}-name") and f"/{kind.id}/" in row[-1]
        counts = {count for modes in kind.modes.values() for count in modes}
        least, most = min(counts), max(counts)
        assert row[1] == (str(least) if least == most else f"{least} {to} {most}"), kind.id


def test_types_of_the_documented_calls_exist() -> None:
    cells = re.findall(r"^\| (?:GET|PUT|POST|DELETE)[^|]*\| ([^|]*) \|", text_of("reference/protocol.md"), re.M)
    named = {name for cell in cells for name in re.findall(r"\b[A-Z][a-z]+(?:[A-Z][a-z]+)*\b", cell)} - {"Edition"}
    folder = ROOT / "src" / "formicarium" / "server" / "protocol"
    sources = "".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    assert len(named) > 25 and named <= set(re.findall(r"^class (\w+)", sources, re.M))


def test_night_tests_are_documented_with_their_variables() -> None:
    rows = re.findall(r"^\| `(test_\w+)` \|[^|]*\| ?(?:`(NIGHT_\w+)`)?", text_of("reference/night-tests.md"), re.M)
    files = {file.stem: file.read_text(encoding="utf-8") for file in (ROOT / "tests").rglob("test_*.py")}
    documented = {(name, variable.removeprefix("NIGHT_")) for name, variable in rows}
    sized = {(name, variable) for name, text in files.items() for variable in re.findall(r'\bamounts\("(\w+)"', text)}
    assert {name for name, _ in documented} <= set(files) and len(sized) > 5
    assert sized <= documented
