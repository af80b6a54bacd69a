"""The documents say what is true: links lead somewhere, commands and options exist, examples run."""
from __future__ import annotations

import argparse
import json
import re
import shlex
import shutil
import subprocess
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from formicarium.bots.registry import LEVELS
from formicarium.bots.strategies import MINDS, USUAL
from formicarium.cli import arguments
from formicarium.cli.command import COMMANDS, parse
from formicarium.cli.commands import variants as variants_table
from formicarium.cli.parser import Parser
from formicarium.core import journal
from formicarium.core.game import Game
from formicarium.core.match import Match
from formicarium.core.table import GameState
from formicarium.experiments.variants import variants
from formicarium.games import SHELF
from formicarium.i18n import Words

pytestmark = [pytest.mark.engine_free, pytest.mark.unwatched_compiled]

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *(DOCS).rglob("*.md"), *(ROOT / "bench").glob("*.md"),
                *(ROOT / "client").glob("*.md")])
SPOKEN = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((DOCS).rglob("*.md"))]  # they name commands
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)
LINK = re.compile(r"\]\((?P<file>[^)#\s]*)(?:#(?P<anchor>[^)\s]*))?\)")
PATH = re.compile(r"`((?:[\w.-]+/)+[\w.-]+\.(?:css|ftl|json|md|mjs|py|svg|toml|tsx?))`")
# what a path in a document may be told from, besides the folder of the document
PLACES = (".", "src/formicarium", "src/formicarium/games/wyx", "client", "bench/site")
VARIABLE = re.compile(r"\bFORMICARIUM_[A-Z_]+")
NAMED = re.compile(r"(?:\bformicarium|\bplay\.py) ([a-z]+)")
BEFORE = {"test", "check", "setup", "compile"}  # words of play.py itself
ENGLISH = Words("en")
# spelled in two halves, so that this file has none of them
HALVES = ("py pi.org", "python hosted.org", "npm js.", "registry .npm", "yarn pkg", "ana conda.org", "crates .io")
HOSTS = [half.replace(" ", "") for half in HALVES]
MACHINES = re.compile("|".join(rf"(?<![\w.~)-])/{folder}/" for folder in ("home", "root", "work", "tmp", "Users"))
                      + r"|\b[A-Z]:\\\\?Users")


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path, language: str) -> list[str]:
    return [text for its, text in FENCE.findall(page.read_text(encoding="utf-8")) if its == language]


def prose(page: Path) -> str:
    return FENCE.sub("", page.read_text(encoding="utf-8"))


def anchors(page: Path) -> set[str]:
    """Those of the headings, as GitHub makes them, and those that are written out."""
    text = prose(page)
    made = {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in re.findall(r"^#+ (.+)$", text, re.M)}
    return made | set(re.findall(r'<a id="([^"]+)">', text))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    for found in LINK.finditer(prose(page)):
        if "://" in found["file"]:
            continue
        target = (page.parent / found["file"]).resolve() if found["file"] else page
        assert target.exists(), f"{found[0]}: there is no such file"
        assert target.is_relative_to(ROOT), f"{found[0]}: outside the repository"
        if found["anchor"]:
            assert found["anchor"] in anchors(target), f"{found[0]}: no such heading"


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_files_that_are_named_exist(page: Path) -> None:
    folders = [page.parent, *(ROOT / place for place in PLACES)]
    missing = [path for path in PATH.findall(prose(page)) if not any((folder / path).exists() for folder in folders)]
    assert not missing


def test_every_module_has_its_place_in_the_architecture() -> None:
    [rooms, *_] = blocks(DOCS / "explanation" / "architecture.md", "")
    for folder in ("core", "store", "server", "offline"):
        there = {file.name for file in (ROOT / "src" / "formicarium" / folder).glob("[a-z]*.py")}
        [room] = re.findall(rf"^  {folder}/ .*\n((?:    .*\n)+)", rooms, re.M)
        assert there == set(re.findall(r"^    (\w+\.py)", room, re.M)), folder


def test_every_variable_is_documented() -> None:
    """Those that a program of ours reads, in the table of the architecture."""
    programs = [ROOT / "play.py", ROOT / "hatch_build.py", ROOT / "client" / "build.py",
                *(ROOT / "tools").glob("*.py"), *(ROOT / "bench").rglob("*.py"),
                *(file for file in (ROOT / "src").rglob("*.py") if "_compiled" not in file.parts)]
    read = {found for file in programs for found in VARIABLE.findall(file.read_text(encoding="utf-8"))}
    text = (DOCS / "explanation" / "architecture.md").read_text(encoding="utf-8")
    assert read == set(re.findall(r"^\| `(FORMICARIUM_[A-Z_]+)`", text, re.M))


@pytest.mark.parametrize("kind", [GameState, Game, Match])
def test_the_contract_is_as_documented(kind: type) -> None:
    """What the architecture says that a table, a game and a match have is what they have."""
    text = (DOCS / "explanation" / "architecture.md").read_text(encoding="utf-8")
    part = re.search(rf"^\*\*A {kind.__name__.lower()}\*\* .*?(?=^\*\*|^What a game promises)", text, re.M | re.S)
    assert part is not None
    rows = re.findall(r"^\| (`.*?) \|", part[0], re.M) or re.findall(r"`[a-z_]+`", part[0])
    named = {name for row in rows for name in re.findall(r"`([a-z_]+)", row)}
    assert len(named) > 10 and {name for name in named if not hasattr(kind, name)} == set()


def test_every_decision_is_listed_under_its_title() -> None:
    """One page each, all of the same parts."""
    folder = DOCS / "adr"
    pages = sorted(folder.glob("[0-9]*.md"))
    listed = re.findall(r"^- \[(\d{4})\]\((\S+)\) (.+)$", (folder / "README.md").read_text(encoding="utf-8"), re.M)
    titles = [page.read_text(encoding="utf-8").partition("\n")[0] for page in pages]
    assert [(page, f"# {number} {title}") for number, page, title in listed] \
        == list(zip([page.name for page in pages], titles, strict=True))
    for page in pages:
        assert re.findall(r"^## (.+)$", page.read_text(encoding="utf-8"), re.M) \
            == ["Context", "Decision", "Consequences", "What would change our mind"], page.name


@pytest.mark.parametrize("page", SPOKEN, ids=name)
def test_commands_exist(page: Path) -> None:
    spoken = prose(page) + "".join(blocks(page, ""))
    assert set(NAMED.findall(spoken)) <= {*COMMANDS, *BEFORE}


def examples() -> list[str]:
    """Every command line in a code block, up to its comment or its pipe."""
    lines = [line for page in SPOKEN for block in blocks(page, "") for line in block.splitlines()]
    found = [re.search(r"\bformicarium ([a-z]+\b.*)", line) for line in lines]
    return sorted({re.split(r" [>|#]", line[1])[0].strip() for line in found if line})


@pytest.mark.parametrize("example", examples())
def test_examples_are_understood(example: str) -> None:
    parse(shlex.split(example), ENGLISH)


def test_every_command_is_documented_with_its_options() -> None:
    text = (DOCS / "reference" / "cli.md").read_text(encoding="utf-8")
    sections = dict(re.findall(r"^## (\w+)\n(.*?)(?=^## |\Z)", text, re.M | re.S))
    for command in COMMANDS:
        for option in options(command):
            assert option in sections[command], f"{command} takes {option}"


def options(command: str) -> list[str]:
    parser = Parser(ENGLISH, prog=command)
    import_module(f"formicarium.cli.{command}").add(parser, ENGLISH)
    return [option for action in parser._actions for option in action.option_strings
            if action.help != argparse.SUPPRESS and option not in ("-h", "--help", "--lang")]


def snippets() -> list[tuple[str, str]]:
    return [(name(page), block) for page in PAGES for block in blocks(page, "python")]


@pytest.mark.parametrize(("page", "snippet"), snippets(), ids=[page for page, _ in snippets()])
def test_python_snippets_run(page: str, snippet: str) -> None:
    exec(compile(snippet, page, "exec"), {"__name__": "snippet"})


def test_the_table_of_variants_is_current() -> None:
    """What does not hang on chance in it; `formicarium variants --markdown` makes it anew."""
    lines = (DOCS / "guide" / "research.md").read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if line.startswith("| ")]
    table = rows[rows.index(variants_table.heading(ENGLISH)) + 2:]
    told = [(row[0], row[1], *(int(cell.replace(",", "")) for cell in row[2:6])) for row in table]
    assert told == [(ENGLISH.say(f"{game.id}-name"), game.mode, game.players, game.move_count, game.max_moves,
                     game.usual_length)
                    for kind in SHELF.values() for game in variants(kind)]


def test_the_readme_says_the_same_twice() -> None:
    """French and English: the same commands, the same code."""
    french, english = (ROOT / "README.md").read_text(encoding="utf-8").split("\n# English\n")
    assert len(re.findall(r"^## ", french, re.M)) == len(re.findall(r"^## ", english, re.M))
    assert set(NAMED.findall(english)) <= set(NAMED.findall(french))
    one, two = blocks(ROOT / "README.md", "python")
    assert re.sub(" *#.*", "", one) == re.sub(" *#.*", "", two)


def test_the_journal_and_the_position_in_the_documents_are_real() -> None:
    [text] = blocks(DOCS / "explanation" / "architecture.md", "jsonl")
    match, names = journal.read(text, SHELF)
    assert journal.write(match, names) == text
    shapes = [json.loads(block) for block in blocks(DOCS / "reference" / "cli.md", "json")]
    written, *sketched = [shape for shape in shapes if "position" in shape]
    for sketch in sketched:
        drawn: Game = msgspec.convert(sketch["game"], SHELF[sketch["game"]["game"]])
        drawn.load(drawn.complete(sketch["position"]))
    game: Game = msgspec.convert(written["game"], SHELF[written["game"]["game"]])
    table = game.load(msgspec.convert(written["position"], game.types.position))
    assert json.loads(msgspec.json.encode(arguments.position_file(game, table))) == written
    actions = [msgspec.convert(shape, game.types.action) for shape in shapes if "type" in shape]
    assert actions and all(game.number_of(action) >= 0 for action in actions)


def test_the_levels_are_as_documented() -> None:
    """What they notice and their simulations, in the order of the table of bots."""
    text = (DOCS / "reference" / "cli.md").read_text(encoding="utf-8")
    [table] = re.findall(r"^\| `random`.*?\n\n", text, re.M | re.S)
    found = [int(number.replace(",", "")) for number in re.findall(r"[0-9,]{2,}(?= %| and| simulations|, )", table)]
    assert found == [getattr(USUAL[bot.name], "notices", 0) or getattr(USUAL[bot.name], "simulations", 0)
                     for bot in LEVELS]


def test_what_thinks_behind_the_levels_of_each_game_is_documented() -> None:
    """How many simulations, or turns ahead, where the level is spoken of."""
    text = (DOCS / "explanation" / "bots.md").read_text(encoding="utf-8")
    sections = dict(re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", text, re.M | re.S))
    turns = {1: "one turn", 2: "two turns", 3: "three turns"}
    for game, minds in MINDS.items():
        [section] = [section for title, section in sections.items() if title.startswith(ENGLISH.say(f"{game}-name"))]
        for level in LEVELS:
            mind = minds[level.name]
            said = [part for part in section.split("\n\n") if f"`{level.name}`" in part]
            assert said, f"{game}, {level.name}"
            if number := getattr(mind, "simulations", 0):
                assert any(f"{number:,}" in part for part in said), f"{game}, {level.name}: {number} simulations"
            if depth := getattr(mind, "depth", 0):
                limit = turns.get(depth) or f"{mind.positions:,} positions"  # type: ignore[attr-defined]
                assert any(limit in part for part in said), f"{game}, {level.name}: {limit}"


def test_the_readme_shows_the_shelf_as_it_is() -> None:
    """Every game once in each language, with its numbers of players and its rules."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in row.split("|")] for row in re.findall(r"^\| (.*rules\.fr\.md.*) \|$", text, re.M)]
    assert len(rows) == 2 * len(SHELF)
    for row, (language, to) in zip(rows, [("fr", "à")] * len(SHELF) + [("en", "to")] * len(SHELF), strict=True):
        kind = next(kind for kind in SHELF.values() if f"/{kind.id}/" in row[-1])
        assert row[0] == Words(language).say(f"{kind.id}-name")
        counts = {count for modes in kind.modes.values() for count in modes}
        least, most = min(counts), max(counts)
        assert row[1] == (str(least) if least == most else f"{least} {to} {most}"), kind.id


# what does not belong into a public repository

def tracked_files() -> list[Path]:
    """The files that are or will be committed; without git, what lies in the folders that are."""
    if (ROOT / ".git").exists() and shutil.which("git"):
        listed = ["git", "ls-files", "-co", "--exclude-standard", "-z"]
        asked = subprocess.run(listed, cwd=ROOT, capture_output=True, check=True)
        files = [ROOT / path for path in asked.stdout.decode().split("\0") if path]
    else:
        folders = [ROOT / folder for folder in ("src", "tests", "docs", "bench", "client", "tools", "requirements")]
        files = [*ROOT.glob("*.*"), *(file for folder in folders for file in folder.rglob("*"))]
    made = {"_compiled", "__pycache__", "node_modules", "static"}
    return [file for file in files if file.is_file() and not made & set(file.relative_to(ROOT).parts)]


def test_no_registry_and_no_path_of_a_machine() -> None:
    met = []
    for file in tracked_files():
        try:
            text = file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a picture
        for number, line in enumerate(text.splitlines(), 1):
            if any(host in line.lower() for host in HOSTS) or MACHINES.search(line):
                met.append(f"{name(file)}:{number}: {line.strip()[:100]}")
    assert not met, "\n".join(met)
