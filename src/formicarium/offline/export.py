"""Exports the whole site as a folder for any static host: the pages, Python for browsers, our sources.

    index.html, assets/…   the client, with relative addresses
    here/<hash>/           the workers that run the server and its bots, Python, its library, our sources as bytecode
    shelf.json             the games, shown before Python is loaded
    sw.js                  caches everything, so that no network is needed after the first visit

Files with a hash in their name never change. Equal sources make equal bytes.
"""
from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple
from zlib import compress

import msgspec

from formicarium.games import SHELF, include_editions
from formicarium.offline.packing import Tools, pack
from formicarium.server.http.catalogue import describe_game
from formicarium.server.http.pages import policy

MARK = ".formicarium"  # marks a folder written by an export
PYTHON = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LOCK = "pyodide-lock.json"
WORKERS = ("house.js", "thinkers.js", "thinker.js", "python.js", "rows.js")
UNSERVED = shutil.ignore_patterns(".*", "*.br", "*.gz", "*.map", "sw.js", "art")
# addresses of our own files, absolute on the host
ADDRESS = re.compile(r'(\b(?:href|src)="|"(?:id|start_url|scope|src)": ")/')


class ForeignFolder(Exception):
    """The folder has contents that no export has written."""


class Exported(NamedTuple):
    files: int
    size: int
    squeezed: int  # bytes sent by a host that compresses with gzip


def export(folder: Path, client: Path, tools: Tools) -> Exported:
    """Write the site beside the folder and rename it, so that old and new files never mix."""
    check(folder)
    new = folder.with_name(f".{folder.name}.new")
    shutil.rmtree(new, ignore_errors=True)
    try:
        write(new, client, tools)
        made = measure(new)
        if folder.exists():
            shutil.rmtree(folder)
        new.rename(folder)
    finally:
        shutil.rmtree(new, ignore_errors=True)
    return made


def check(folder: Path) -> None:
    if folder.exists() and (not folder.is_dir() or (any(folder.iterdir()) and not (folder / MARK).is_file())):
        raise ForeignFolder(str(folder))


def write(folder: Path, client: Path, tools: Tools) -> None:
    shutil.copytree(client, folder, ignore=UNSERVED)
    here = write_server(folder, tools)
    manifest = folder / "manifest.webmanifest"
    manifest.write_text(ADDRESS.sub(r"\1./", manifest.read_text(encoding="utf-8")), encoding="utf-8")
    include_editions()
    (folder / "shelf.json").write_bytes(msgspec.json.encode([describe_game(kind) for kind in SHELF.values()]))
    page = folder / "index.html"
    page.write_text(dress(page.read_text(encoding="utf-8"), here), encoding="utf-8")
    names = sorted(name for name in files_in(folder) if name != "index.html")
    version = mark(*((folder / name).read_bytes() for name in ("index.html", *names)))
    worker = (tools.workers / "sw.js").read_text(encoding="utf-8").replace('"VERSION"', json.dumps(version))
    (folder / "sw.js").write_text(worker.replace('["FILES"]', json.dumps(["./", *names])), encoding="utf-8")
    (folder / MARK).write_text("formicarium export\n")


def write_server(folder: Path, tools: Tools) -> str:
    """Write everything the server needs into a new folder with a hash in its path; return that path."""
    pieces = {name: (tools.workers / name).read_bytes() for name in WORKERS}
    pieces |= {name: (tools.pyodide / name).read_bytes() for name in PYTHON}
    pieces |= pack(tools)
    lock = json.loads((tools.pyodide / LOCK).read_text(encoding="utf-8"))
    # an empty list, so that Pyodide loads no package of its own
    pieces[LOCK] = json.dumps({"info": lock["info"], "packages": {}}).encode()
    size = sum(len(content) for name, content in pieces.items() if name not in WORKERS)
    pieces["python.js"] = pieces["python.js"].replace(b'"SIZE"', str(size).encode())
    place = f"here/{mark(*(name.encode() + content for name, content in sorted(pieces.items())))}/"
    (folder / place).mkdir(parents=True)
    for name, content in pieces.items():
        (folder / place / name).write_bytes(content)
    return place


def mark(*contents: bytes) -> str:
    made = sha256()
    for content in contents:
        made.update(sha256(content).digest())
    return made.hexdigest()[:16]


def dress(page: str, here: str) -> str:
    """Return the page with relative addresses, the path of the server's files and a content security policy."""
    page = ADDRESS.sub(r"\1./", page)
    allowed = "; ".join(part.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
                        for part in policy(page.encode(), "text/html").split("; ") if "frame-ancestors" not in part)
    meta = f'<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="{allowed}">'
    return page.replace("<html ", f'<html data-here="{here}" ', 1).replace('<meta charset="utf-8">', meta, 1)


def files_in(folder: Path) -> Iterator[str]:
    return (file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file())


def measure(folder: Path) -> Exported:
    found = [(folder / name).read_bytes() for name in files_in(folder)]
    return Exported(len(found), sum(map(len, found)), sum(min(len(one), len(compress(one, 9))) for one in found))
