"""The whole house as a folder of files, for any static host: the pages, Python for browsers, our sources.

    index.html, assets/…   the client, with relative addresses
    here/<hash>/           the workers that run the house and its bots, Python, its library, our sources as bytecode
    shelf.json             which games there are: the shelf is drawn before Python has come
    sw.js                  keeps all of it, so that no network is needed after the first visit

What has a hash in its name never changes. The same sources make the same bytes.
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

MARK = ".formicarium"  # in a folder that is ours
PYTHON = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LOCK = "pyodide-lock.json"
WORKERS = ("house.js", "thinkers.js", "thinker.js", "python.js", "rows.js")
UNSERVED = shutil.ignore_patterns(".*", "*.br", "*.gz", "*.map", "sw.js", "art")
ADDRESS = re.compile(r'(\b(?:href|src)="|"(?:id|start_url|scope|src)": ")/')  # of ours, from the root of the host


class NotOurs(Exception):
    """The folder has something in it that no export has written."""


class Exported(NamedTuple):
    files: int
    size: int
    squeezed: int  # as a host that compresses (gzip) sends it


def export(folder: Path, client: Path, tools: Tools) -> Exported:
    """Write it beside and move it in: a folder is never half an old and half a new one."""
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
        raise NotOurs(str(folder))


def write(folder: Path, client: Path, tools: Tools) -> None:
    shutil.copytree(client, folder, ignore=UNSERVED)
    here = lay_house(folder, tools)
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


def lay_house(folder: Path, tools: Tools) -> str:
    """All that the house runs on, in a folder of its own in this one; its path, which holds its hash."""
    pieces = {name: (tools.workers / name).read_bytes() for name in WORKERS}
    pieces |= {name: (tools.pyodide / name).read_bytes() for name in PYTHON}
    pieces |= pack(tools)
    lock = json.loads((tools.pyodide / LOCK).read_text(encoding="utf-8"))
    pieces[LOCK] = json.dumps({"info": lock["info"], "packages": {}}).encode()  # none of them is asked for
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
    """The page says where its house is, and what it may do; its addresses are relative."""
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
