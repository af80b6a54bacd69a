"""Packs the Python files for the browser: our sources, the packages they need, and the standard library.

Everything is bytecode made by the same Python that will run it (client/offline/bytecode.mjs, under node), in two
compressed files that stay small on hosts without compression: the modules of Python's start (gzip, unpacked by the
browser) and the rest (Zstandard, unpacked by Python, a quarter smaller).
"""
from __future__ import annotations

import gzip
import pickle
import re
import subprocess
import zipfile
from collections.abc import Iterable, Iterator
from contextlib import suppress
from hashlib import sha256
from importlib.metadata import distribution
from io import BytesIO
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import NamedTuple

SOURCES = Path(__file__).parents[1]
EPOCH = (2026, 1, 1, 0, 0, 0)  # fixed time stamp, so that equal files make equal archives
# Files that never run there: commands, servers, file stores, compiled rules, the built client.
LEFT_OUT = re.compile(
    r"(^|/)(__pycache__|_compiled|static)/|^__main__\.py$|^(cli|experiments|laws|rl|train)/|^store/(?!__init__|store)"
    r"|^puzzles/(chances|force|kind|maker|placements|reveals)\.py$|^i18n/\w+/(cli|here|pass|train)\.ftl$"
    r"|^server/(run|doctor|http/deadlines)\.py$|^offline/(export|packing)\.py$|\.(pyi|typed)$")
PACKAGES = ("anyio", "attrs", "babel", "fluent.runtime", "fluent.syntax", "markdown-it-py", "mdurl",
            "mypy_extensions", "pytz", "starlette", "typing_extensions")
NOT_THEIRS = re.compile(r"(^|/)(__pycache__|tests?|testing|zoneinfo|cli)/|^babel/messages/"
                        r"|^anyio/(_backends/_trio|pytest_plugin)|^babel/support"
                        r"|^starlette/(middleware/(?!__init__|body_limit|errors|exceptions)|endpoints|staticfiles"
                        r"|templating|testclient|schemas|wsgi)"
                        r"|\.(pyi|typed|exe|po|pot|so)$|^\.\.")
NOT_LINKED = re.compile(r"^librt/(base64|internal|random|threading)\.|\.(pyi|typed|h)$|/$")
EMPTY = {"anyio/to_interpreter.py"}  # its package imports it, but it needs a module that browsers lack
LOCALES = re.compile(r"locale-data/(?!(root|en|en_GB|fr)\.dat)")
# Modules of the standard library that neither our sources nor these packages use.
UNUSED = re.compile(
    r"(_pyrepl|ctypes|curses|dbm|ensurepip|idlelib|lib2to3|multiprocessing|pydoc_data|sqlite3|test|tkinter"
    r"|turtledemo|unittest|venv|wsgiref|xml|xmlrpc)/"
    r"|(asyncio/((proactor|windows)_\w+|tools|__main__)|concurrent/futures/process|http/(cookiejar|server)|html/parser"
    r"|email/(_header_value_parser|contentmanager|headerregistry|mime/\w+)|logging/(config|handlers)|pyodide/console"
    r"|sysconfig/__main__|urllib/(request|robotparser)"
    r"|_(aix|android|apple|ios|osx)_support|_pydatetime|_pydecimal|_pyio|antigravity|argparse|bdb|cProfile|cmd|colorsys"
    r"|compileall|configparser|difflib|doctest|filecmp|fileinput|fractions|ftplib|gettext|imaplib|mailbox|modulefinder"
    r"|netrc|nturl2path|optparse|pdb|pickletools|plistlib|poplib|profile|pstats|pty|py_compile|pyclbr|pydoc|rlcompleter"
    r"|sched|shelve|smtplib|socketserver|statistics|symtable|tabnanny|tarfile|timeit|this|trace|turtle|wave|webbrowser"
    r"|zipapp)\.py$|__phello__|_sysconfigdata|LICENSE")
# Parts of babel's data that our numbers and dates do not need.
PRUNED = {
    "babel/global.dat": ("likely_subtags", "meta_zones", "territory_aliases", "territory_currencies",
                         "territory_languages", "territory_zones", "windows_zone_mapping", "zone_territories"),
    **dict.fromkeys(("babel/locale-data/en.dat", "babel/locale-data/fr.dat"), (
        "compact_currency_formats", "compound_unit_patterns", "currency_names", "currency_names_plural",
        "currency_symbols", "date_fields", "interval_formats", "languages", "meta_zones", "scripts", "territories",
        "time_zones", "unit_display_names", "unit_patterns", "variants")),
}
ENCODINGS = re.compile(r"encodings/(?!(__init__|aliases|ascii|charmap|cp1252|cp437|idna|latin_1|punycode|"
                       r"raw_unicode_escape|unicode_escape|utf_\w+)\.py$)")


class Tools(NamedTuple):
    """Paths of the tools for an export; tools/pyodide.py and the client provide them."""

    pyodide: Path
    wheels: tuple[Path, ...]  # of packages with compiled code, built for Pyodide
    node: str
    workers: Path  # client/offline
    made: Path  # cache of bytecode


class NoTools(Exception):
    """Raised with the name of a missing build tool."""


def find_tools(root: Path = SOURCES.parents[1]) -> Tools:
    """Return the tools in a clone, where tools/pyodide.py has put them; raise NoTools."""
    laid, workers = root / ".cache" / "offline", root / "client" / "offline"
    for place in (workers / "house.js", laid / "node", laid / "pyodide" / "pyodide.asm.wasm", laid / "wheels"):
        if not place.exists():
            raise NoTools(place.relative_to(root).as_posix())
    wheels = tuple(sorted((laid / "wheels").glob("*.whl")))
    return Tools(laid / "pyodide", wheels, (laid / "node").read_text(), workers, laid / "made")


def pack(tools: Tools) -> dict[str, bytes]:
    return as_bytecode(zip_up(library(tools)), zip_up(contents(tools.wheels)), tools)


def library(tools: Tools) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(tools.pyodide / "python_stdlib.zip") as whole:
        for name in whole.namelist():
            if not UNUSED.match(name) and not ENCODINGS.match(name) and not name.endswith("/"):
                yield name, whole.read(name)


def zip_up(files: Iterable[tuple[str, bytes]]) -> bytes:
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as archive:
        for name, content in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, EPOCH), content)
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
                yield name, b"" if name in EMPTY else prune(name, Path(str(part.locate())).read_bytes())
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as opened:
            for name in opened.namelist():
                if ".dist-info/" not in name and not NOT_LINKED.search(name):
                    yield name, opened.read(name)


def prune(name: str, content: bytes) -> bytes:
    if name not in PRUNED:
        return content
    known = pickle.loads(content)
    return pickle.dumps({key: type(value)() if key in PRUNED[name] else value for key, value in known.items()}, 2)


def as_bytecode(library: bytes, house: bytes, tools: Tools) -> dict[str, bytes]:
    """Compile both archives to bytecode, from the cache if these sources were compiled before."""
    script = tools.workers / "bytecode.mjs"
    made = tools.made / sha256(library + house + script.read_bytes()).hexdigest()[:32]
    if not made.is_dir():
        tools.made.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=tools.made) as work:  # another process may compile the same sources
            new = Path(work, "new")
            new.mkdir()
            given = {"library.zip": library, "house.zip": house}
            for name, content in given.items():
                Path(work, name).write_bytes(content)
            to = [Path(work, "first.zip"), new / "house.zst"]
            run = subprocess.run([tools.node, script, tools.pyodide, *(Path(work, name) for name in given), *to],
                                 capture_output=True, text=True)
            if run.returncode:
                raise RuntimeError(f"node made no bytecode: {run.stderr[-2000:]}")
            (new / "library.gz").write_bytes(gzip.compress(to[0].read_bytes(), 9, mtime=0))
            with suppress(OSError):  # another process has made the same folder first
                new.replace(made)
    return {file.name: file.read_bytes() for file in sorted(made.iterdir())}
