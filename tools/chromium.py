"""Provide the pinned Chromium of the browser tests in .cache, and print its path.

    python tools/chromium.py

Browser tests only agree between machines if the browser is the same. So Linux uses npm's `@sparticuz/chromium`, even if
another browser is installed, with the libraries and the font that a bare machine lacks: no root, no apt. npm has no
build for other systems; there it is the machine's own Chromium, Chrome or Edge. FORMICARIUM_CHROMIUM names another
path, to see the site in that browser. Without any browser the exit code is 1 and the reason is printed; tests that need
one then fail.

A test calls `path = ready()` first, then starts Playwright and calls `launch(executable_path=path, args=FLAGS)`.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.append(str(ROOT / "client"))

import build as client  # noqa: E402

HERE = Path(__file__).resolve().parent
PINS = HERE / "chromium"
LAID = ROOT / ".cache" / "chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)
FLAGS = (
    "--no-sandbox",  # required when running as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
UNPACK = """
const fs = require("fs"), zlib = require("zlib"), [from, to] = process.argv.slice(1);
require("stream").pipeline(fs.createReadStream(from), zlib.createBrotliDecompress(), fs.createWriteStream(to), (e) => {
  if (e) throw e;
});
"""

FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
"""
START = """#!/bin/sh
here=$(cd "${0%/*}" && pwd) # by what a shell has itself
export LD_LIBRARY_PATH="$here/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
"""


class NoBrowser(Exception):
    """The message says why there is no browser and how to get one."""


def fault(path: str) -> str:
    """Return the reason why a browser cannot print its version; empty if it can."""
    if sys.platform == "win32":  # on Windows it would open a window
        return "" if Path(path).is_file() else "no such file"
    try:
        made = subprocess.run([path, "--version"], capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired) as problem:
        return str(problem)
    return "" if made.returncode == 0 else made.stderr.strip()[-300:] or f"exit code {made.returncode}"


def own() -> str:
    """Return the path of the machine's own browser, or an empty string."""
    found = [path for path in map(shutil.which, NAMES) if path] + [path for path in PLACES if Path(path).is_file()]
    return next((path for path in found if not fault(path)), "")


def lay_chromium() -> str:
    """Download npm's Chromium, unpack it into a folder named by its pins, and add a start script."""
    home = LAID / hashlib.sha256((PINS / "package-lock.json").read_bytes()).hexdigest()[:16]
    start = home / "chromium.sh"
    if not start.is_file():
        node = client.program()
        LAID.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".new-", dir=LAID) as temp:
            new = Path(temp, "chromium")
            shutil.copytree(PINS, new)
            client.run("ci", "--ignore-scripts", where=new)
            packed = new / "node_modules" / "@sparticuz" / "chromium" / "bin"
            for name in ("chromium", "al2023.tar", "fonts.tar"):
                client.run_program(node, "-e", UNPACK, str(packed / f"{name}.br"), str(new / name))
            for name in ("al2023.tar", "fonts.tar"):
                with tarfile.open(new / name) as archive:
                    archive.extraction_filter = getattr(tarfile, "data_filter", None)  # missing in Debian 12
                    archive.extractall(new)
                (new / name).unlink()
            shutil.rmtree(new / "node_modules")
            (new / "chromium").chmod(0o755)
            (new / "fonts.conf").write_text(FONTS)
            (new / start.name).write_text(START)
            (new / start.name).chmod(0o755)
            try:
                os.rename(new, home)
            except OSError:
                if not start.is_file():  # otherwise another process has installed the same
                    raise
    if why := fault(str(start)):
        raise NoBrowser(f"the one from npm does not run on this machine\n{why}")
    return str(start)


def find() -> str:
    if named := os.environ.get("FORMICARIUM_CHROMIUM"):
        if why := fault(named):
            raise NoBrowser(f"FORMICARIUM_CHROMIUM is {named}\n{why}")
        return named
    if sys.platform == "linux" and platform.machine() in ("x86_64", "AMD64"):
        try:
            return lay_chromium()
        except SystemExit as failure:  # from npm
            raise NoBrowser(str(failure)) from None
    if path := own():
        return path
    raise NoBrowser("install Chromium, Chrome or Edge, or name one in FORMICARIUM_CHROMIUM")


def ready() -> str:
    """Find a browser and check that Playwright's node runs; it needs libatomic, which a bare Debian lacks."""
    from playwright._impl._driver import compute_driver_executable

    if fault(compute_driver_executable()[0]):
        os.environ["PLAYWRIGHT_NODEJS_PATH"] = client.program()
    return find()


if __name__ == "__main__":
    try:
        print(find())
    except NoBrowser as reason:
        sys.exit(f"no browser: {reason}")
