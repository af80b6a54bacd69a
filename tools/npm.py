"""What tools that fetch from npm share: where npm and node are, and a program that has to succeed."""

from __future__ import annotations

import importlib.util
import shlex
import subprocess
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[1]


class Failed(Exception):
    """The message says which program, and what it said."""


def client() -> ModuleType:
    """The module that knows where npm and node are."""
    spec = importlib.util.spec_from_file_location("client_build", ROOT / "client" / "build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run(*words: str, where: Path, variables: Mapping[str, str] | None = None) -> None:
    made = subprocess.run(words, cwd=where, env=variables, text=True, encoding="utf-8", errors="replace",
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if made.returncode:
        raise Failed(f"{shlex.join(words[-3:])} failed\n{made.stdout}")
