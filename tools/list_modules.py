"""Write docs/reference/modules.md and modules-games.md: each module with the first line of its docstring.

    python tools/list_modules.py            write both pages
    python tools/list_modules.py --check    exit code 1 if they differ from the sources
"""
from __future__ import annotations

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "formicarium"
PAGES = {False: ROOT / "docs" / "reference" / "modules.md", True: ROOT / "docs" / "reference" / "modules-games.md"}
HEAD = """# Modules of {subject}

For contributors. Afterwards you know which module holds a thing. Do not edit: `make generated` writes this page from
the first line of each module's docstring (`tools/list_modules.py`). See also the modules of [{other}]({page}).
"""


def first_line(file: Path) -> str:
    """Return the first line of a module's docstring; empty if it has none."""
    return (ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or "").partition("\n")[0]


def modules() -> list[Path]:
    """Every module of the product, without builds and without empty `__init__.py` files."""
    found = [file for file in SOURCE.rglob("*.py") if "_compiled" not in file.parts]
    return sorted(file for file in found if file.name != "__init__.py" or file.read_text(encoding="utf-8").strip())


def page(of_games: bool) -> str:
    subject, other = ("the games", "everything else") if of_games else ("the product", "the games")
    packages: dict[str, list[Path]] = {}
    for file in modules():
        packages.setdefault(file.parent.relative_to(SOURCE).as_posix(), []).append(file)
    text = HEAD.format(subject=subject, other=other, page=PAGES[not of_games].name)
    for folder, files in sorted(packages.items()):
        if folder.startswith("games/") == of_games:
            places = [(file, file.relative_to(ROOT).as_posix()) for file in files]
            rows = [f"| [{file.name}](../../{place}) | {first_line(file)} |" for file, place in places]
            title = "formicarium" if folder == "." else folder
            text += "\n".join(["", f"## {title}", "", "| module | content |", "|---|---|", *rows, ""])
    return text


def main() -> int:
    stale = 0
    for of_games, file in PAGES.items():
        text = page(of_games)
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            stale = 1
            if "--check" not in sys.argv:
                file.write_text(text, encoding="utf-8")
    return stale if "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
