#!/usr/bin/env python3
"""Set up Formicarium inside this folder, then start it.

    python3 play.py              open the site on this machine, and the browser with it
    python3 play.py test         every check and every test
    python3 play.py test quick   the checks, and the tests that are soon over: for everyday work
    python3 play.py test night   what `test` does and what needs hours: kills, floods, fuzzing
    python3 play.py test ...     pytest, with these arguments
    python3 play.py check        the static checks only
    python3 play.py setup        set up and stop there
    python3 play.py compile      compile the rules where they are not, and stop there
    python3 play.py export FOLDER   the whole house as files, to be played in a browser without a server
    python3 play.py WORD ...     formicarium WORD ...

Standard library only: this runs before anything is installed. Each step of the set-up leaves a stamp in .venv, so that
a later start does only what has changed since. The site does not wait for the rules to be compiled: it opens on the
sources, `play.py compile` works beside it, and bots take the compiled rules when they are there. Tests have them
compiled beside the checks. Everything else waits.
"""

# An old Python must get as far as the check of its version: up to there, nothing that is newer than 3.6.
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "tools"))

from setup_words import SIGNS, word

if sys.version_info < (3, 11):
    sys.exit(word("old", version=sys.version.split()[0]))

import hashlib
import importlib.util
import re
import shutil
import sysconfig
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import IO, NoReturn

from one_at_a_time import hold_file
from tiers import TIERS, rounds, run_all
from uv_settings import ways_of_pip

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMPS = VENV / "stamps"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON, UV = (str(BIN / name) + (".exe" if os.name == "nt" else "") for name in ("python", "uv"))
BESIDE = 0  # the process of the site, when this one works beside it: then it keeps out of the way, and ends with it
HELD: list[int] = []  # the lock, which the steps inherit: one that outlives a killed play.py still keeps others out

class Stale(Exception):
    """Something is to be done, and that needs the lock."""


class Misasked(Exception):
    """The words after play.py make no sense."""


class Trouble(Exception):
    """A step failed; the message is for the person, the details are for whoever helps them."""

    def __init__(self, message: str, details: str = "") -> None:
        super().__init__(message)
        self.details = details


def environment() -> dict[str, str]:
    """The caller's environment less what would lead Python, pip or uv out of this folder."""
    away = {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "PIP_USER", "PIP_TARGET", "PIP_PREFIX", "__PYVENV_LAUNCHER__"}
    kept = {name: value for name, value in os.environ.items() if name not in away}
    for tool, name in (("pip", "PIP_CACHE_DIR"), ("uv", "UV_CACHE_DIR"), ("npm", "npm_config_cache")):
        kept.setdefault(name, str(ROOT / ".cache" / tool))
    if kept.pop("PYTHONDONTWRITEBYTECODE", ""):  # nothing beside the sources; but not all of it anew at every start
        kept.setdefault("PYTHONPYCACHEPREFIX", str(ROOT / ".cache" / "python"))
    return kept


def say(text: str, end: str = "\n") -> None:
    print(text, end=end, file=sys.stderr, flush=True)


def tail(text: str, lines: int) -> str:
    return "\n".join("    " + line for line in text.strip().splitlines()[-lines:])


# The steps


def work(title: str, *command: str, failed: str = "failed", **variables: str) -> tuple[bool, str]:
    """Run one long step with its time in sight; give whether it went well, and all it said."""
    import subprocess

    begun, drawn, live = time.monotonic(), 0.0, sys.stderr.isatty()
    if not live and not BESIDE:
        say(f"  {title}… ", end="")
    with tempfile.TemporaryFile() as output:
        child = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**environment(), **variables},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            pass_fds=HELD,
        )
        try:
            while child.poll() is None:
                time.sleep(0.05)
                passed = time.monotonic() - begun
                if BESIDE and os.getppid() != BESIDE and os.name != "nt":
                    raise KeyboardInterrupt
                if live:
                    mark = "|/-\\"[int(passed * 8) % 4]
                    line = f"{mark} {title}… {how_far(output)}{word('seconds', seconds=passed)} "
                    say(f"{line}\r" if BESIDE else f"\r{line}", end="")  # beside, what the site says comes first
                elif passed - drawn > (30 if BESIDE else 10):
                    drawn = passed
                    line = f"{how_far(output)}{passed:.0f} s"
                    say(f"  {title}… {line}\n" if BESIDE else f"{line}… ", end="")
        except BaseException:
            child.terminate()
            child.wait()
            raise
        output.seek(0)
        said = output.read().decode(errors="replace")
    well = child.returncode == 0
    seconds = word("seconds", seconds=time.monotonic() - begun)
    result = seconds if well else f"{word(failed)}, {seconds}"
    say(f"\r  {title}… {result}    " if live else f"  {title}… {result}" if BESIDE else result)
    return well, said


def how_far(output: IO[bytes]) -> str:
    """The last "3/60" that a step has written, if it writes such lines."""
    if not hasattr(os, "pread"):
        return ""
    size = os.fstat(output.fileno()).st_size
    counts = re.findall(rb"(?m)^(\d+/\d+)$", os.pread(output.fileno(), 60, max(0, size - 60)))
    return f"{counts[-1].decode()}, " if counts else ""


def trouble(step: str, said: str) -> Trouble:
    """Turn what a tool said into a sentence that helps."""
    signs = ["disk"] if shutil.disk_usage(ROOT).free < 20_000_000 else []
    line = " ".join(said.split())  # tools break their lines where they like
    signs += [sign for sign, texts in SIGNS.items() if any(text in line for text in texts)]
    why = word(signs[0]) if signs else ""
    return Trouble(f"{word('trouble', step=word(step))} {why}", tail(said, 3 if signs else 15))


def digest(*parts: str | Path) -> str:
    """Hash some texts, and the contents of some files of this folder."""
    made = hashlib.sha256()
    for part in parts:
        made.update(((ROOT / part).read_bytes() if isinstance(part, Path) else part.encode()) + b"\0")
    return made.hexdigest()


def pins(group: str) -> Path:
    return Path("requirements", f"{group}.txt")


class Setup:
    """The steps, in order. Without the lock it only looks, and raises Stale if there is something to do."""

    def __init__(self, locked: bool) -> None:
        self.locked = locked

    def ensure(self, step: str, key: str, do: Callable[[str, bool], str]) -> str:
        """Do a step unless its stamp has this key; give what it found. `do` learns whether it was cut short before."""
        stamp = STAMPS / step
        noted = stamp.read_text() if stamp.is_file() else ""
        if noted.startswith(key + " "):
            return noted.removeprefix(key + " ")
        if not self.locked:
            raise Stale
        if STAMPS.is_dir():
            stamp.write_text("begun")
        found = do(step, noted == "begun")
        STAMPS.mkdir(exist_ok=True)
        stamp.write_text(f"{key} {found}")
        return found

    def do(self, step: str, *command: str) -> None:
        """A step whose work is a stamp by itself."""
        if not self.locked:
            raise Stale
        well, said = work(word(step), PYTHON, *command)
        if not well:
            raise trouble(step, said)

    def everything(self, site: bool, *groups: str, rules: bool = True) -> None:
        interpreter = digest(str(ROOT), sys.version, sys.base_prefix, sysconfig.get_platform())
        self.ensure("venv", interpreter, make_venv)
        self.ensure("run", digest(pins("run")), install)
        self.ensure("self", digest(Path("pyproject.toml")), install_self)
        if rules or "test" in groups:
            self.have_rules(compiled=rules)
        if site:
            self.build_client()
        for group in groups:
            if group == "offline":
                self.lay_offline()
            else:
                self.ensure(group, digest(pins(group)), install)
        if "test" in groups:
            self.lay_tools()

    def have_rules(self, compiled: bool = True) -> None:  # or at least what compiles them
        if self.can_compile():
            self.ensure("build", digest(pins("build")), install)
            if compiled:
                self.compile_rules()

    def can_compile(self) -> bool:
        """Ask for a compiler again when the machine has got another one, or the headers of Python."""
        if os.environ.get("FORMICARIUM_COMPILE") == "no":
            return False
        compilers = [shutil.which(name) or "" for name in (os.environ.get("CC") or "cc", "gcc", "clang", "cl")]
        header = Path(sysconfig.get_path("include"), "Python.h")
        return self.ensure("compiler", digest(*compilers, str(header), str(header.exists())), find_compiler) == "yes"

    def compile_rules(self) -> None:
        """Compile unless these very sources are compiled already, or are known not to compile."""
        rules = engine()
        if rules.build() is None and self.ensure("rules", rules.stamp(), compile_rules) == "yes":
            (STAMPS / "rules").unlink()  # the build itself is the stamp; only a failure is to be remembered

    def have_node(self) -> None:
        if client().own_node() is None:
            self.ensure("web", digest(pins("web")), install)

    def build_client(self) -> None:
        """Build the client unless it is built from these very sources already: then its own stamp says so."""
        if not client().is_current():
            self.have_node()
            self.do("client", "client/build.py")

    def lay_offline(self) -> None:
        """What an export needs: Python for browsers, and a node that runs it."""
        if not offline().is_laid():
            if not offline().own_node():
                self.ensure("web", digest(pins("web")), install)
            self.do("offline", "tools/pyodide.py")

    def lay_tools(self) -> None:
        """What the checks of the client and the tests in a browser need."""
        self.have_node()
        if not client().is_installed():
            self.do("tools", "client/build.py", "--install")
        key = digest(os.environ.get("FORMICARIUM_CHROMIUM", ""), Path("tools/chromium/package-lock.json"))
        if self.ensure("browser", key, find_browser) == "no":
            (STAMPS / "browser").unlink()  # the next time may have more luck


def engine() -> ModuleType:
    """The module that knows which sources are compiled; by its path, since the package is for .venv only."""
    return loaded("_engine", ROOT / "src" / "formicarium" / "_engine.py")


def client() -> ModuleType:
    """The module that knows whether the client is built."""
    return loaded("client_build", ROOT / "client" / "build.py")


def offline() -> ModuleType:
    """The module that knows what an export needs."""
    return loaded("offline", ROOT / "tools" / "pyodide.py")


def loaded(name: str, path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def make_venv(step: str, _: bool) -> str:
    say(word("begin"))
    well, said = work(word(step), sys.executable, "-m", "venv", "--clear", str(VENV))
    if not well:
        raise trouble("venv", said)
    return "made"


def pip(*words: str) -> list[str]:
    return [PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--retries", "2", *words]


def has_uv() -> bool:
    """uv spares a cold set-up some seconds; where it cannot be had, pip does the same work."""
    stamp, key = STAMPS / "boot", digest(pins("boot"))
    if stamp.is_file() and stamp.read_text() == key:
        return True
    well, _ = work(word("boot"), *pip("--force-reinstall", "--require-hashes", "-r", str(pins("boot"))))
    if well:
        stamp.write_text(key)
    return well


def install(step: str, again: bool) -> str:
    """Install one pinned list. An installer cut short may leave halves of packages, so then all are laid anew."""
    listed = ["--require-hashes", "-r", str(pins(step))]
    if has_uv():
        uv = [UV, "pip", "install", "--python", PYTHON, *["--reinstall"] * again, *listed]
        if work(word(step), *uv, **ways_of_pip(PYTHON))[0]:
            return "installed"
    well, said = work(word("with pip", step=word(step)), *pip(*["--force-reinstall"] * again, *listed))
    if not well:
        raise trouble(step, said)
    return "installed"


def install_self(step: str, _: bool) -> str:
    """An editable install: the sources of this folder are the program."""
    well, said = work(word(step), *pip("--no-build-isolation", "--no-deps", "--no-index", "-e", "."))
    if not well:
        raise trouble(step, said)
    return "installed"


def find_compiler(step: str, _: bool) -> str:
    return "yes" if work(word(step), PYTHON, "hatch_build.py", "--probe", failed="no")[0] else "no"


def compile_rules(step: str, _: bool) -> str:
    if BESIDE:
        say(word("beside"))
    well, said = work(word(step), PYTHON, "hatch_build.py")
    if not well:
        say(word("uncompiled") + "\n" + tail(said, 15))
    return "yes" if well else "no"


def find_browser(step: str, _: bool) -> str:
    """Where there is none, the tests that need one tell why they fail."""
    well, said = work(word(step), PYTHON, "tools/chromium.py", failed="no")
    if not well:
        say(word("no browser") + "\n" + tail(said, 5))
    return "yes" if well else "no"


@contextmanager
def lock() -> Iterator[None]:
    """One set-up at a time."""
    with hold_file(ROOT / ".play.lock", lambda: None if BESIDE else say(word("waiting"))) as file:
        HELD[:] = [] if os.name == "nt" else [file]
        try:
            yield
        finally:
            HELD.clear()


def set_up(*groups: str, site: bool, rules: bool = True) -> None:
    try:
        Setup(locked=False).everything(site, *groups, rules=rules)
    except Stale:
        with lock():
            Setup(locked=True).everything(site, *groups, rules=rules)


def has_rules() -> bool:
    """Whether there is nothing left to compile, or nothing to compile with; without the lock, so it only looks."""
    try:
        Setup(locked=False).have_rules()
    except Stale:
        return False
    return True


def compile_beside() -> None:
    """Start another play.py that compiles while this process turns into the site."""
    import subprocess

    if has_rules():
        return
    command = (sys.executable, str(ROOT / "play.py"), "compile", f"--beside={os.getpid()}")
    subprocess.Popen(command, env=environment(), stdin=subprocess.DEVNULL)


def compile_for(site: int) -> int:
    """What that other play.py does: people's moves go first, and a site that has gone needs nothing."""
    global BESIDE
    BESIDE = site
    if hasattr(os, "nice"):
        os.nice(10)
    try:
        set_up(site=False)
        if engine().build() is not None:
            say(word("compiled"))
    except KeyboardInterrupt:
        return 130
    except Trouble as problem:
        say(f"{problem}\n{word('without', step=word('rules'))}")
        return 1
    return 0


# The tests


def verify(tier: str) -> int:
    compiles = Setup(locked=False).can_compile()
    if tier and not compiles:
        say(word("no compiler"))
    return run_all(rounds(tier, BIN, compiles), ROOT, environment())


def become(*command: str) -> NoReturn:
    """Turn into the program, so that signals and the exit code pass as if play.py were not there."""
    if os.name == "nt":
        import subprocess

        sys.exit(subprocess.run(command, env=environment()).returncode)
    os.execve(command[0], command, environment())


def command_of(args: list[str]) -> str:
    while args and args[0].startswith("--lang"):  # which may stand before it
        args = args[1 if "=" in args[0] else 2 :]
    return args[0] if args else ""


def opens_the_site(args: list[str]) -> bool:
    """Without a command it is `serve`. Beside it only `export` needs the client."""
    return command_of(args) in ("", "serve")


def asked_tier(args: list[str]) -> str | None:
    """The tier of the tests that the words ask for, "" for the checks only; None where they are for pytest."""
    if args[0] == "check":
        return ""
    asked, *more = args[1:] or ["all"]
    if asked in TIERS:
        if more:
            raise Misasked(word("tier alone", asked=asked))
        return asked
    if asked[:1] == "-" or (ROOT / asked.partition("::")[0]).exists():
        return None
    raise Misasked(word("no tier", asked=asked))


def main(args: list[str]) -> int:
    first = args[0] if args else ""
    if first in ("test", "check"):
        tier = asked_tier(args)
        set_up("test", *["night"] * (tier == "night"), "offline", site=True, rules=tier is None)
        if tier is not None:
            return verify(tier)
        os.chdir(ROOT)
        become(PYTHON, "-m", "pytest", *args[1:])
    if first == "compile" and args[1:] and args[1].startswith("--beside="):
        return compile_for(int(args[1].removeprefix("--beside=")))
    exports = command_of(args) == "export"
    if exports or opens_the_site(args):
        set_up(*["offline"] * exports, site=True, rules=False)
        if not exports:
            compile_beside()
        become(PYTHON, "-P", "-m", "formicarium", *args)
    set_up(site=first == "setup")
    if first in ("setup", "compile"):
        return 0
    if first == "bench":
        try:
            set_up("bench", site=False)
        except Trouble:
            say(word("without", step=word("bench")))
    become(PYTHON, "-P", "-m", "formicarium", *args)


def start() -> int:
    """Say what goes wrong in words; a traceback would help nobody here."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        return main(sys.argv[1:])
    except Misasked as problem:
        say(str(problem))
        return 2
    except Trouble as problem:
        say(f"\n{problem.details}\n\n{problem}\n{word('again')}")
    except OSError as problem:
        full = problem.errno == 28
        say(f"\n{problem}\n{word('disk') if full else word('write', folder=ROOT)}\n{word('again')}")
    except KeyboardInterrupt:
        say(f"\n{word('interrupted')} {word('again')}")
        return 130
    return 1


if __name__ == "__main__":
    sys.exit(start())
