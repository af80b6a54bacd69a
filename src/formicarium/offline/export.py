"""The whole house as a folder of files, for any static host: the pages, Python for browsers, our sources.

    index.html, assets/…   the client, with relative addresses
    offline/               the workers that run the house and its bots
    pyodide/               Python
    house.zip              our sources and the packages that they need
    sw.js                  keeps all of it, so that no network is needed after the first visit
"""
from __future__ import annotations

import hashlib
import json
import re
import shutil
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from formicarium.server.pages import policy

SOURCES = Path(__file__).parents[1]
# what never runs there: commands, servers, files, the rules compiled for another machine, the built client
LEFT_OUT = re.compile(
    r"(^|/)(__pycache__|_compiled|static)/|^(cli|laws|rl)/|^store/(?!__init__|store)"
    r"|^server/(running|connections|doctor)\.py$|^offline/export\.py$|\.(pyi|typed)$")
PACKAGES = ("anyio", "attrs", "babel", "fluent.runtime", "fluent.syntax", "idna", "markdown-it-py", "mdurl",
            "mypy_extensions", "pytz", "segno", "starlette", "typing_extensions")
NOT_THEIRS = re.compile(r"(^|/)(__pycache__|tests?|testing|zoneinfo|_backends|cli)/|\.(pyi|typed|exe|po|pot|so)$|^\.\.")
LOCALES = re.compile(r"locale-data/(?!(root|en|en_GB|fr)\.dat)")
PYTHON = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
WORKERS = ("house.js", "thinker.js", "python.js", "rows.js")
EPOCH = (2026, 1, 1, 0, 0, 0)  # the same files make the same zip


class Pieces(NamedTuple):
    """Where the parts lie that are not ours."""

    client: Path  # built with relative addresses
    workers: Path  # client/offline
    pyodide: Path
    wheels: tuple[Path, ...]  # built for Pyodide


class Exported(NamedTuple):
    files: int
    size: int
    squeezed: int  # as a host that compresses sends it


def export(folder: Path, pieces: Pieces) -> Exported:
    """Write it; what else is in the folder stays."""
    shutil.copytree(pieces.client, folder, dirs_exist_ok=True,
                    ignore=shutil.ignore_patterns(".stamp", "*.br", "*.gz", "sw.js"))
    for name in WORKERS:
        lay(folder / "offline" / name, (pieces.workers / name).read_bytes())
    for name in PYTHON:
        lay(folder / "pyodide" / name, (pieces.pyodide / name).read_bytes())
    lay(folder / "house.zip", pack(pieces.wheels))
    page = folder / "index.html"
    page.write_text(dress(page.read_text(encoding="utf-8")), encoding="utf-8")
    names = sorted(name for name in written(folder) if name not in ("sw.js", "index.html"))
    version = hashlib.sha256(b"".join((folder / name).read_bytes() for name in ["index.html", *names])).hexdigest()[:16]
    worker = (pieces.workers / "sw.js").read_text(encoding="utf-8").replace('"VERSION"', json.dumps(version))
    lay(folder / "sw.js", worker.replace('["FILES"]', json.dumps(["./", *names])).encode())
    return measure(folder)


def lay(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


def written(folder: Path) -> Iterator[str]:
    return (file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file())


def dress(page: str) -> str:
    """The page says that its house is here, and what it may do."""
    allowed = "; ".join(part.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
                        for part in policy(page.encode(), "text/html").split("; ") if "frame-ancestors" not in part)
    meta = f'<meta http-equiv="Content-Security-Policy" content="{allowed}">'
    return page.replace("<html ", "<html data-here ", 1).replace('<meta charset="utf-8">', f'<meta charset="utf-8">\n{meta}', 1)


def pack(wheels: tuple[Path, ...]) -> bytes:
    """One file of all that Python imports there."""
    from io import BytesIO

    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted(contents(wheels)):
            archive.writestr(zipfile.ZipInfo(name, EPOCH), content, zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def contents(wheels: tuple[Path, ...]) -> Iterator[tuple[str, bytes]]:
    for file in SOURCES.rglob("*"):
        name = file.relative_to(SOURCES).as_posix()
        if file.is_file() and not LEFT_OUT.search(name):
            yield f"formicarium/{name}", file.read_bytes()
    for package in PACKAGES:
        for part in distribution(package).files or ():
            name = PurePosixPath(part).as_posix()
            if not NOT_THEIRS.search(name) and not LOCALES.search(name) and ".dist-info/" not in name:
                yield name, Path(str(part.locate())).read_bytes()
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as opened:
            for name in opened.namelist():
                if ".dist-info/" not in name and not name.endswith((".pyi", ".typed", ".h", "/")):
                    yield name, opened.read(name)


def measure(folder: Path) -> Exported:
    from zlib import compress

    found = [(folder / name).read_bytes() for name in written(folder)]
    return Exported(len(found), sum(map(len, found)), sum(min(len(one), len(compress(one, 9))) for one in found))
