"""Write docs/reference/modules*.md: each module with the first line of its docstring.

    python tools/list_modules.py            write the pages
    python tools/list_modules.py --check    exit code 1 if they differ from the sources
"""
from __future__ import annotations

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "formicarium"
DOCS = ROOT / "docs" / "reference"
# title and page by package; the first page has all other packages
PAGES = {"": ("the library, the bots and the commands", "modules.md"), "server": ("the server", "modules-server.md"),
         "games": ("the games", "modules-games.md")}
HEAD = """# Modules of {title}

For contributors. Afterwards you know which module holds a thing. Do not edit: `make generated` writes this page from
the first line of each module's docstring (`tools/list_modules.py`). Other pages: {others}.
"""


def first_line(file: Path) -> str:
    """Return the first line of a module's docstring; empty if it has none."""
    return (ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or "").partition("\n")[0]


def modules() -> list[Path]:
    """Every module of the product, without builds and without empty `__init__.py` files."""
    found = [file for file in SOURCE.rglob("*.py") if "_compiled" not in file.parts]
    return sorted(file for file in found if file.name != "__init__.py" or file.read_text(encoding="utf-8").strip())


def page(package: str) -> str:
    packages: dict[str, list[Path]] = {}
    for file in modules():
        folder = file.parent.relative_to(SOURCE).as_posix()
        first = folder.partition("/")[0]
        if package == (first if first in PAGES else ""):
            packages.setdefault(folder, []).append(file)
    others = ", ".join(f"[{title}]({name})" for other, (title, name) in PAGES.items() if other != package)
    text = HEAD.format(title=PAGES[package][0], others=others)
    for folder, files in sorted(packages.items()):
        places = [(file, file.relative_to(ROOT).as_posix()) for file in files]
        rows = [f"| [{file.name}](../../{place}) | {first_line(file)} |" for file, place in places]
        title = "formicarium" if folder == "." else folder
        text += "\n".join(["", f"## {title}", "", "| module | content |", "|---|---|", *rows, ""])
    return text


def main() -> int:
    stale = 0
    for package, (_, name) in PAGES.items():
        file, text = DOCS / name, page(package)
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            stale = 1
            if "--check" not in sys.argv:
                file.write_text(text, encoding="utf-8")
    return stale if "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
