"""What is generated for the client is current, and its lock is fit for every machine."""
from __future__ import annotations

import gzip
import json
import re

import generate_client
import pytest

from .conftest import ROOT, STATIC

pytestmark = pytest.mark.engine_free
CLIENT = ROOT / "client"
FIRST_PAGE = 60_000  # bytes of script, gzipped


def test_the_types_of_the_wire_are_current() -> None:
    assert generate_client.WIRE.read_text(encoding="utf-8") == generate_client.wire_ts(), "run tools/generate_client.py"


def test_the_keys_of_the_words_are_current() -> None:
    assert generate_client.KEYS.read_text(encoding="utf-8") == generate_client.keys_ts(), "run tools/generate_client.py"


def test_every_trouble_of_the_server_has_its_words() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "src/formicarium/server").glob("*.py"))
    codes = set(re.findall(r'(?:Problem\(\d+|Trouble\()(?:, )?"([a-z-]+)"', source))
    assert len(codes) > 12
    assert [code for code in sorted(codes) if f'"trouble-{code}"' not in generate_client.keys_ts()] == []


def test_the_types_say_what_the_wire_says() -> None:
    text = generate_client.wire_ts()
    assert 'readonly is: "scene";' in text and 'readonly do: "play";' in text
    assert "export type Told = Scene | Done | Refused | Hinted | Chat | Presence | Bad;" in text
    assert "readonly game: Asked<AnyGame>;" in text  # a new table may leave out what has a default
    assert "readonly view: AnyView;" in text and "export declare namespace wyx {" in text
    assert "unknown" not in text and "any" not in re.findall(r"\bany\b", text)


def test_the_lock_names_no_registry_and_every_platform() -> None:
    lock = json.loads((CLIENT / "package-lock.json").read_text())
    packages = lock["packages"]
    assert not [name for name, package in packages.items() if "resolved" in package]
    assert all("integrity" in package for name, package in packages.items() if name)
    for platform in ("linux-x64-gnu", "linux-arm64-gnu", "linux-x64-musl", "darwin-arm64", "darwin-x64",
                     "win32-x64-msvc"):
        assert f"node_modules/@rolldown/binding-{platform}" in packages, platform
    wanted = json.loads((CLIENT / "package.json").read_text())
    for name, version in {**wanted["dependencies"], **wanted["devDependencies"]}.items():
        assert packages[f"node_modules/{name}"]["version"] == version


def test_no_page_style_names_a_seat_or_honey_by_its_number() -> None:
    """Colours are those of tokens.css: a page says --honey, never its number."""
    tokens = (CLIENT / "src/styles/tokens.css").read_text()
    named = set(re.findall(r"--(?:honey|s[1-6]|page|surface|ink)[\w-]*:\s*(#[0-9a-f]{6})", tokens))
    for file in (CLIENT / "src").rglob("*.css"):
        if file.name != "tokens.css":
            assert not named & set(re.findall(r"#[0-9a-f]{6}", file.read_text())), file.name


def test_the_first_page_is_small_and_has_nothing_inline() -> None:
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)", page) and "<style" not in page and " style=" not in page
    scripts = set(re.findall(r'(?:src|href)="/((?:assets/)?[^"]+\.js)"', page))
    words = max((STATIC / "assets").glob("fr-*.js"), key=lambda file: file.stat().st_size)
    size = sum(len(gzip.compress(file.read_bytes(), 9)) for file in [words, *(STATIC / name for name in scripts)])
    assert 10_000 < size < FIRST_PAGE, size
    for file in (STATIC / "assets").glob("*.js"):
        assert not re.search(r"<[a-z]+ [^>]{0,80}style=", file.read_text(encoding="utf-8")), file.name  # CSP
