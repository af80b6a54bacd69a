"""Documents: links lead somewhere, commands and examples run, pages have their form; no private address in any file."""
from __future__ import annotations

import ast
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from formicarium.cli.command import COMMANDS, parse
from formicarium.i18n import Words

pytestmark = [pytest.mark.engine_free, pytest.mark.unwatched_compiled]

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
SOURCE = ROOT / "src" / "formicarium"
READMES = {"en": ROOT / "README.md", "fr": ROOT / "README.fr.md"}
LAB = sorted(page for page in (DOCS / "lab").glob("*.md") if page.name != "README.md")
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md"), *(ROOT / "bench").glob("*.md"),
                *(ROOT / "client").glob("*.md")])
PRESENT = [page for page in PAGES if page.name != "CHANGELOG.md"]  # the changelog names files of the past
SPOKEN = [*READMES.values(), ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md"))]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)
LINK = re.compile(r"\]\((?P<file>[^)#\s]*)(?:#(?P<anchor>[^)\s]*))?\)")
PATH = re.compile(r"`((?:[\w.-]+/)+[\w.-]+\.(?:css|ftl|json|md|mjs|py|svg|toml|tsx?))`")
# folders that a path in a document may start from, besides the folder of the document
PLACES = (".", "src/formicarium", "src/formicarium/games/wyx", "client", "bench/site")
NAMED = re.compile(r"(?:\bformicarium|\bplay\.py) ([a-z]+)")
BEFORE = {"test", "check", "setup", "compile"}  # arguments of play.py itself
ENGLISH = Words("en")
LONGEST_PAGE = 500  # lines
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
    text = prose(page)
    made = {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in re.findall(r"^#+ (.+)$", text, re.M)}
    return made | set(re.findall(r'<a id="([^"]+)">', text))


def links(page: Path) -> set[Path]:
    found = (one["file"] for one in LINK.finditer(prose(page)) if one["file"] and "://" not in one["file"])
    return {(page.parent / file).resolve() for file in found}


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_link_leads_to_a_file_and_a_heading(page: Path) -> None:
    for found in LINK.finditer(prose(page)):
        if "://" in found["file"]:
            continue
        target = (page.parent / found["file"]).resolve() if found["file"] else page
        assert target.exists(), f"{found[0]}: there is no such file"
        assert target.is_relative_to(ROOT), f"{found[0]}: outside the repository"
        if found["anchor"]:
            assert found["anchor"] in anchors(target), f"{found[0]}: no such heading"


@pytest.mark.parametrize("page", PRESENT, ids=name)
def test_named_file_exists(page: Path) -> None:
    folders = [page.parent, *(ROOT / place for place in PLACES)]
    missing = [path for path in PATH.findall(prose(page)) if not any((folder / path).exists() for folder in folders)]
    assert not missing


@pytest.mark.parametrize("page", sorted(DOCS.rglob("*.md")), ids=name)
def test_page_has_one_title_and_at_most_500_lines(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert text.count("\n") <= LONGEST_PAGE
    assert len(re.findall(r"^# ", prose(page), re.M)) == 1 and text.startswith("# ")


@pytest.mark.parametrize("page", sorted(set(DOCS.rglob("*.md")) - set((DOCS / "adr").glob("0*.md"))), ids=name)
def test_page_begins_with_its_readers(page: Path) -> None:
    paragraphs = page.read_text(encoding="utf-8").split("\n\n")[1:3]
    assert any(text.startswith(("For ", "Pour ")) for text in paragraphs), "first the readers, then their use of it"


def test_index_leads_to_every_page_in_two_clicks() -> None:
    index = DOCS / "README.md"
    first = {page for page in links(index) if page.suffix == ".md"}
    second = {target for page in first for target in links(page)}
    pages = {page.resolve() for page in DOCS.rglob("*.md")}
    assert pages - first - second - {index.resolve()} == set()


@pytest.mark.parametrize("page", LAB, ids=name)
def test_lab_page_has_a_date_and_one_table(page: Path) -> None:
    text = prose(page)
    assert re.search(r"\*\*Measured \d{4}-\d{2}-\d{2}", text)
    assert len(re.findall(r"^\|[-:| ]+\|$", text, re.M)) == 1


@pytest.mark.parametrize("language", READMES)
def test_readme_has_80_to_120_lines_and_two_pictures(language: str) -> None:
    text = READMES[language].read_text(encoding="utf-8")
    assert 80 <= text.count("\n") <= 120
    assert len(re.findall(r"^!\[", text, re.M)) == 2


def test_readmes_have_equal_sections_commands_and_links() -> None:
    english, french = (page.read_text(encoding="utf-8") for page in READMES.values())
    assert len(re.findall(r"^## ", french, re.M)) == len(re.findall(r"^## ", english, re.M))
    assert set(NAMED.findall(english)) == set(NAMED.findall(french))
    translated = {DOCS / "guide" / "playing.md", DOCS / "guide" / "playing.fr.md", *READMES.values()}
    assert links(READMES["en"]) ^ links(READMES["fr"]) == translated


def test_readme_begins_with_the_two_commands() -> None:
    assert blocks(READMES["en"], "")[0] == blocks(READMES["fr"], "")[0]
    assert NAMED.findall(blocks(READMES["en"], "")[0]) == ["test"]


@pytest.mark.parametrize("page", SPOKEN, ids=name)
def test_named_command_exists(page: Path) -> None:
    spoken = prose(page) + "".join(blocks(page, ""))
    assert set(NAMED.findall(spoken)) <= {*COMMANDS, *BEFORE}


def examples() -> list[str]:
    lines = [line for page in SPOKEN for block in blocks(page, "") for line in block.splitlines()]
    found = [re.search(r"\bformicarium ([a-z]+\b.*)", line) for line in lines]
    return sorted({re.split(r" [>|#]", line[1])[0].strip() for line in found if line})


@pytest.mark.parametrize("example", examples())
def test_example_of_a_command_is_parsed(example: str) -> None:
    parse(shlex.split(example), ENGLISH)


def snippets() -> list[tuple[str, str]]:
    return [(name(page), block) for page in PAGES for block in blocks(page, "python")]


@pytest.mark.parametrize(("page", "snippet"), snippets(), ids=[page for page, _ in snippets()])
def test_python_snippet_runs(page: str, snippet: str) -> None:
    exec(compile(snippet, page, "exec"), {"__name__": "snippet"})


def modules() -> list[Path]:
    found = [file for file in SOURCE.rglob("*.py") if "_compiled" not in file.parts]
    return [file for file in found if file.name != "__init__.py" or file.read_text(encoding="utf-8").strip()]


def test_module_docstring_begins_with_one_sentence() -> None:
    """On one line of at most 120 characters, ended by a period: the list of modules shows it."""
    assert len(modules()) > 400
    wrong = []
    for file in modules():
        line = (ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or "").partition("\n")[0]
        if not line.endswith(".") or len(line) > 120:
            wrong.append(f"{name(file)}: {line}")
    assert not wrong, "\n".join(wrong)


def test_list_of_modules_is_current() -> None:
    made = subprocess.run([sys.executable, ROOT / "tools" / "list_modules.py", "--check"], check=False)
    assert made.returncode == 0, "make generated"


def tracked_files() -> list[Path]:
    if (ROOT / ".git").exists() and shutil.which("git"):
        listed = ["git", "ls-files", "-co", "--exclude-standard", "-z"]
        asked = subprocess.run(listed, cwd=ROOT, capture_output=True, check=True)
        files = [ROOT / path for path in asked.stdout.decode().split("\0") if path]
    else:
        folders = [ROOT / folder for folder in ("src", "tests", "docs", "bench", "client", "tools", "requirements")]
        files = [*ROOT.glob("*.*"), *(file for folder in folders for file in folder.rglob("*"))]
    made = {"_compiled", "__pycache__", "node_modules", "static"}
    return [file for file in files if file.is_file() and not made & set(file.relative_to(ROOT).parts)]


def test_no_file_has_a_registry_or_a_path_of_a_machine() -> None:
    met = []
    for file in tracked_files():
        try:
            text = file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), 1):
            if any(host in line.lower() for host in HOSTS) or MACHINES.search(line):
                met.append(f"{name(file)}:{number}: {line.strip()[:100]}")
    assert not met, "\n".join(met)
