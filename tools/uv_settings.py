"""What uv is told: not to wait for long, and the ways to a registry that pip knows and uv would not ask for."""
from __future__ import annotations

import ast
import os
import subprocess
from collections.abc import Mapping
from functools import cache

ALWAYS = {
    "UV_HTTP_RETRIES": "1",
    "UV_HTTP_TIMEOUT": "20",
    "UV_PYTHON_DOWNLOADS": "never",
    "UV_INDEX_STRATEGY": "unsafe-best-match",  # whichever index has it, as for pip: its hash is known
}
NAMES = {  # a setting of pip → what uv calls it, and what stands between several
    "index-url": ("UV_DEFAULT_INDEX", " "),
    "extra-index-url": ("UV_INDEX", " "),
    "find-links": ("UV_FIND_LINKS", ","),
    "trusted-host": ("UV_INSECURE_HOST", " "),
    "cert": ("SSL_CERT_FILE", " "),
}


@cache
def ways_of_pip(python: str) -> dict[str, str]:
    """As variables, from the pip of that Python."""
    said = subprocess.run([python, "-m", "pip", "config", "list"], capture_output=True, text=True).stdout
    return translate_settings(said, os.environ)


def translate_settings(said: str, known: Mapping[str, str]) -> dict[str, str]:
    """What `pip config list` says; where uv was told something itself, that holds."""
    told = dict(ALWAYS)
    for line in said.splitlines():
        setting, _, value = line.partition("=")
        name, between = NAMES.get(setting.rpartition(".")[2], ("", ""))
        if name and name not in known:
            told[name] = between.join(str(ast.literal_eval(value)).split())
    return told
