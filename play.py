#!/usr/bin/env python3
"""Set up Formicarium inside this folder, then start it.

    python3 play.py              open the site on this machine, and the browser with it
    python3 play.py test         every check and every test
    python3 play.py test quick   the checks and the short tests: for everyday work
    python3 play.py test night   `test`, and what needs hours: kills, floods, fuzzing
    python3 play.py test ...     pytest, with these arguments
    python3 play.py check        the static checks only
    python3 play.py setup        set up and stop there
    python3 play.py compile      compile the rules if needed, and stop there
    python3 play.py export FOLDER   write the site as files, to be played in a browser without a server
    python3 play.py WORD ...     formicarium WORD ...

Standard library only: this runs before anything is installed. It makes .venv with uv in it; uv does the rest. The site
opens on interpreted rules while another play.py compiles them; every other command waits for the compiler.
"""

# An old Python must reach the check of its version: no syntax newer than 3.6 in this file.
import os
import sys

ROOT = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(ROOT, folder) for folder in ("tools", "client", "src")]

from setup_words import SIGNS, word

if sys.version_info < (3, 11):
    sys.exit(word("old", version=sys.version.split()[0]))

import ast
import re
import shutil
import sqlite3
import subprocess
import sysconfig
import time
from contextlib import ExitStack
from pathlib import Path
from typing import NoReturn

import build as client
import pyodide as offline
from one_at_a_time import hold_file
from tiers import TIERS, rounds, run_all

from formicarium import _engine as engine

STAMPS = Path(ROOT, ".venv", "stamps")  # a file a step: all that the step depends on
BIN = STAMPS.with_name("Scripts" if os.name == "nt" else "bin")
PYTHON, UV = (str(BIN / name) + (".exe" if os.name == "nt" else "") for name in ("python", "uv"))
UV_NAMES = {"index-url": "UV_DEFAULT_INDEX", "extra-index-url": "UV_INDEX", "find-links": "UV_FIND_LINKS",
            "trusted-host": "UV_INSECURE_HOST", "cert": "SSL_CERT_FILE", "proxy": "ALL_PROXY"}  # by setting of pip
OUTSIDE = {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "PIP_USER", "PIP_TARGET", "PIP_PREFIX", "__PYVENV_LAUNCHER__"}
lock = ExitStack()  # holds .play.lock from the first step that has work to do to the end of the set-up
is_locked = False
site_pid = 0  # the site that this process compiles for, and with which it ends; 0 if there is none


class SetupFailed(Exception):
    """A step failed; the arguments are the end of its output, and a sentence about the cause."""


def environment() -> dict[str, str]:
    """Return the caller's environment without the variables that lead Python, pip or uv out of this folder."""
    kept = {name: value for name, value in os.environ.items() if name not in OUTSIDE}
    for tool, name in (("pip", "PIP_CACHE_DIR"), ("uv", "UV_CACHE_DIR"), ("npm", "npm_config_cache")):
        kept.setdefault(name, os.path.join(ROOT, ".cache", tool))
    if kept.pop("PYTHONDONTWRITEBYTECODE", ""):  # no bytecode beside the sources; without any, every start is slow
        kept.setdefault("PYTHONPYCACHEPREFIX", os.path.join(ROOT, ".cache", "python"))
    return kept


def uv_variables(pip_config: str) -> dict[str, str]:
    """Translate `pip config list` for uv, which reads no settings of pip. Variables of uv itself win."""
    found = {"UV_HTTP_RETRIES": "1", "UV_HTTP_TIMEOUT": "20", "UV_PYTHON_DOWNLOADS": "never",
             "UV_INDEX_STRATEGY": "unsafe-best-match"}  # any index may serve a package, as for pip: its hash is known
    for setting, value in re.findall(r"^[^=]*\.([\w-]+)=(.*)$", pip_config, re.M):
        name = UV_NAMES.get(setting)
        if name and name not in os.environ:
            found[name] = ("," if setting == "find-links" else " ").join(str(ast.literal_eval(value)).split())
    return found


def say(text: str, end: str = "\n") -> None:
    print(text, end=end, file=sys.stderr, flush=True)


def take_lock() -> None:
    """Wait until no other process sets up this folder."""
    global is_locked
    if not is_locked:
        lock.enter_context(hold_file(Path(ROOT, ".play.lock"), lambda: say(word("waiting"))))
        is_locked = True


def work(title: str, *command: str, **variables: str) -> None:
    """Run a command with its duration in sight; raise SetupFailed if it fails."""
    take_lock()
    begun, live = time.monotonic(), sys.stderr.isatty() and not site_pid
    with subprocess.Popen(command, cwd=ROOT, env={**environment(), **variables}, encoding="utf-8", errors="replace",
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as child:
        output = None
        while output is None:
            try:
                output, _ = child.communicate(timeout=0.1)
            except subprocess.TimeoutExpired:
                if live:
                    say(f"\r  {title}… {time.monotonic() - begun:.1f} s ", end="")
                if site_pid and os.getppid() != site_pid and os.name != "nt":
                    child.kill()
                    raise KeyboardInterrupt from None
    result = ", ".join([word("failed")] * (child.returncode != 0) + [f"{time.monotonic() - begun:.1f} s"])
    say(f"{chr(13) * live}  {title}… {result}    ")
    if child.returncode:
        line = " ".join(output.split())  # tools break their lines anywhere
        causes = ["disk"] if shutil.disk_usage(ROOT).free < 20_000_000 else []  # not every tool says so
        causes += [cause for cause, texts in SIGNS.items() if any(text in line for text in texts)]
        end = "\n    ".join(["", *output.strip().splitlines()[-3 if causes else -15 :]])
        raise SetupFailed(end, f"{word('trouble', step=title)} {word(causes[0]) if causes else ''}")


def is_done(step: str, key: str) -> bool:
    """Whether a step has left this stamp. If not, look again under the lock: another set-up may have just done it."""
    stamp = STAMPS / step
    done = stamp.is_file() and stamp.read_text() == key
    if not done and not is_locked:
        take_lock()
        return is_done(step, key)
    return done


def install(step: str, *packages: str) -> None:
    """Install packages with uv, by default a pinned list, unless they are installed."""
    pins = Path("requirements", f"{step}.txt")
    key = Path(ROOT, "pyproject.toml" if packages else pins).read_text()
    if not is_done(step, key):
        again = ["--reinstall"] * is_done(step, "begun")  # an interrupted uv may leave halves of packages
        (STAMPS / step).write_text("begun")
        pip_config = subprocess.run([PYTHON, "-m", "pip", "config", "list"], capture_output=True, text=True).stdout
        work(f"{word('install')} ({step})", UV, "pip", "install", "--python", PYTHON, *again,
             *(packages or ("--require-hashes", "-r", str(pins))), **uv_variables(pip_config))
        (STAMPS / step).write_text(key)


def can_compile() -> bool:
    compilers = (os.environ.get("CC") or "cc", "gcc", "clang")
    found = Path(sysconfig.get_path("include"), "Python.h").exists() and any(map(shutil.which, compilers))
    return (found or os.name == "nt") and os.environ.get("FORMICARIUM_COMPILE") != "no"


def compile_rules() -> None:
    """Compile unless these very sources are compiled, or are known not to compile."""
    if engine.build() is None and not is_done("uncompiled", engine.stamp()):
        if site_pid:
            say(word("beside"))
        try:
            work(word("rules"), PYTHON, "hatch_build.py")
        except SetupFailed as problem:
            say(word("uncompiled") + problem.args[0])
            (STAMPS / "uncompiled").write_text(engine.stamp())


def set_up(*wanted: str) -> None:
    """Do the missing steps for some of "rules", "site", "test", "night", "bench", "offline"."""
    global is_locked
    boot = Path(ROOT, "requirements", "boot.txt")
    interpreter = f"{ROOT} {sys.version} {sys.base_prefix} {sysconfig.get_platform()} {boot.read_text()}"
    if not is_done("venv", interpreter):
        say(word("begin"))
        work(word("venv"), sys.executable, "-m", "venv", "--clear", str(STAMPS.parent))
        work(f"{word('install')} (uv)", PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--retries", "2",
             "--require-hashes", "-r", str(boot))
        STAMPS.mkdir()
        (STAMPS / "venv").write_text(interpreter)
    install("run")
    install("self", "--no-build-isolation", "--no-deps", "--no-index", "-e", ".")
    for group in ("build", "test", "night", "bench"):
        if group in wanted or (group == "build" and {"rules", "test"} & {*wanted} and can_compile()):
            install(group)
    if "rules" in wanted and can_compile():
        compile_rules()
    builds, fetches = "site" in wanted and not client.is_current(), "offline" in wanted and not offline.is_laid()
    if (builds or "test" in wanted) and client.own_node() is None:
        install("web")
    if builds:
        work(word("client"), PYTHON, "client/build.py")
    if fetches:
        if not offline.own_node():
            install("web")
        work(word("offline"), PYTHON, "tools/pyodide.py")
    lock.close()
    is_locked = False


def compile_beside(site: int) -> None:
    """Compile at low priority while a site runs, and end when it ends."""
    global site_pid
    site_pid = site
    if hasattr(os, "nice"):
        os.nice(10)
    set_up("rules")
    if engine.build() is not None:
        say(word("compiled"))


def become(*command: str) -> NoReturn:
    """Turn into the program, so that signals and the exit code pass as if play.py were not there."""
    if os.name == "nt":
        sys.exit(subprocess.run(command, env=environment()).returncode)
    os.execve(command[0], command, environment())


def command_of(args: list[str]) -> str:
    """Return the command of formicarium; --lang may stand before it."""
    while args and args[0].startswith("--lang"):
        args = args[1 if "=" in args[0] else 2 :]
    return args[0] if args else "serve"


def asked_tier(args: list[str]) -> str | None:
    """Return the tier of the tests that is asked for: "" for the checks only, None for arguments of pytest."""
    if args[0] == "check":
        return ""
    asked, *more = args[1:] or ["all"]
    if asked not in TIERS and (asked[:1] == "-" or Path(ROOT, asked.partition("::")[0]).exists()):
        return None
    if asked not in TIERS or more:
        say(word("tier alone" if more else "no tier", asked=asked))
        sys.exit(2)
    return asked


def main(args: list[str]) -> int:
    first, command = args[0] if args else "", command_of(args)
    if first in ("test", "check"):
        tier = asked_tier(args)
        set_up("test", *["night"] * (tier == "night"), "offline", "site", *["rules"] * (tier is None))
        if tier is None:
            os.chdir(ROOT)
            become(PYTHON, "-m", "pytest", *args[1:])
        if tier and not can_compile():
            say(word("no compiler"))
        return run_all(rounds(tier, BIN, can_compile()), Path(ROOT), environment())
    if first == "compile" and args[1:]:
        compile_beside(int(args[1].removeprefix("--beside=")))
        return 0
    set_up(*{"serve": ["site"], "export": ["site", "offline"], "setup": ["site", "rules"]}.get(command, ["rules"]))
    if command == "bench":
        try:
            set_up("bench")
        except SetupFailed as problem:
            say(problem.args[1])
    if command == "serve" and engine.build() is None and can_compile():
        beside = [sys.executable, __file__, "compile", f"--beside={os.getpid()}"]
        subprocess.Popen(beside, env=environment(), stdin=subprocess.DEVNULL)
    return 0 if first in ("setup", "compile") else become(PYTHON, "-P", "-m", "formicarium", *args)


def start() -> int:
    """Run main; say failures in sentences, without a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        return main(sys.argv[1:])
    except SetupFailed as problem:
        say("\n\n".join([*problem.args, word("again")]))
    except (OSError, sqlite3.Error) as problem:
        full = "No space" in str(problem) or "full" in str(problem)
        say(f"\n{problem}\n{word('disk') if full else word('write', folder=ROOT)}\n{word('again')}")
    except KeyboardInterrupt:
        if not site_pid:
            say(f"\n{word('interrupted')} {word('again')}")
        return 130
    return 1


if __name__ == "__main__":
    sys.exit(start())
