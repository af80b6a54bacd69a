"""Generated files of the client are up to date, and its lock file works on every machine."""
from __future__ import annotations

import gzip
import json
import re
from typing import Literal

import generate_client
import msgspec
import pytest

from formicarium.games import SHELF

from .conftest import ROOT, STATIC

CLIENT = ROOT / "client"
FIRST_PAGE = 40_000  # bytes of script, gzipped


def test_generated_files_are_current() -> None:
    files = generate_client.files()
    assert [file.name for file, text in files.items() if file.read_text(encoding="utf-8") != text] == [], \
        "run tools/generate_client.py"
    assert len(files) == 3 + 2 * len(SHELF)
    assert max(len(line) for text in files.values() for line in text.splitlines()) <= 120


def test_every_error_code_of_the_server_has_a_text() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "src/formicarium/server").rglob("*.py"))
    codes = set(re.findall(r'(?:RequestError\(\d+|Trouble\()(?:, )?"([a-z-]+)"', source))
    assert len(codes) > 12
    keys = "".join(generate_client.keys_files().values())
    assert [code for code in sorted(codes) if f'"trouble-{code}"' not in keys] == []


def test_generated_types_match_the_messages() -> None:
    text = generate_client.wire_ts()
    assert 'readonly is: "scene";' in text and 'readonly do: "play";' in text
    assert (
        "export type TableServerMessage = Scene | Done | Refused | Hinted | Cautioned | Chat | Presence | Bad;" in text
    )
    assert "readonly game: Asked<AnyGame>;" in text
    assert "readonly view: AnyView;" in text and 'import type * as wyx from "../games/wyx/wire";' in text
    every = text + "".join(map(generate_client.game_ts, SHELF.values()))
    types = re.sub(r'"[^"]*"|/\*\*.*?\*/', "", every, flags=re.S)
    assert not re.findall(r"\b(?:unknown|any)\b", types)


Side = Literal["left", "right"]


class Cost(msgspec.Struct, frozen=True):
    leaves: int


class Flies(msgspec.Struct, frozen=True, tag_field="type", tag="Flies"):
    """The effect of a flight."""

    cell: str
    why: Literal["far", "full"]
    side: Side | None
    costs: tuple[Cost, ...]
    path: tuple[str, ...] | None = None


class Rests(msgspec.Struct, frozen=True, tag_field="type", tag="Rests"):
    pass


def test_structs_of_a_game_become_typescript_types() -> None:
    parts = "\n".join(generate_client.interfaces(Flies | Rests))
    assert parts == '''export type Side = "left" | "right";
/** The effect of a flight. */
export interface Flies {
  readonly type: "Flies";
  readonly cell: string;
  readonly why: "far" | "full";
  readonly side: Side | null;
  readonly costs: readonly Cost[];
  readonly path: readonly string[] | null;
}
export interface Cost { readonly leaves: number }
export interface Rests { readonly type: "Rests" }'''


def test_two_structs_with_one_name_are_refused() -> None:
    other = msgspec.defstruct("Cost", [("crumbs", int)])
    with pytest.raises(TypeError, match="two structs by the name of Cost"):
        generate_client.interfaces(Cost, other)


@pytest.mark.parametrize(("line", "lines"), [
    ("export type A = B | C;", ["export type A = B | C;"]),
    (f"export type A = {'B' * 70} | {'C' * 70};", ["export type A =", f"  | {'B' * 70}", f"  | {'C' * 70};"]),
    (f"  readonly a: readonly ({'B' * 70} | {'C' * 70})[];",
     ["  readonly a: readonly (", f"    | {'B' * 70}", f"    | {'C' * 70}", "  )[];"]),
    (f"export type A = readonly [{'b' * 60}: C, {'d' * 60}: E];",
     ["export type A = readonly [", f"  {'b' * 60}: C,", f"  {'d' * 60}: E,", "];"]),
    (f'  "a-b": {{ {"c" * 60}: Fact; {"d" * 60}: Fact; }};',
     ['  "a-b": {', f"    {'c' * 60}: Fact;", f"    {'d' * 60}: Fact;", "  };"]),
    (f"/** {'word ' * 30}end. */", [f"/** {' '.join(['word'] * 22)}", f" *  {' '.join(['word'] * 8)} end. */"]),
])
def test_long_generated_line_is_wrapped(line: str, lines: list[str]) -> None:
    assert list(generate_client.fitting(line)) == lines


def test_line_that_cannot_be_wrapped_raises() -> None:
    with pytest.raises(ValueError, match="no way is known"):
        list(generate_client.fitting("x" * 121))


def test_npm_lock_has_no_registry_and_every_platform() -> None:
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
    checks = {"@biomejs/biome", "typescript", "vitest"}  # players do not need to download these
    assert checks == set(wanted["devDependencies"])
    assert all(packages[f"node_modules/{name}"].get("dev") for name in checks)


def test_page_styles_use_colour_tokens_not_numbers() -> None:
    """Colours come from tokens.css: a page writes --honey, never a number."""
    tokens = (CLIENT / "src/styles/tokens.css").read_text()
    named = set(re.findall(r"--(?:honey|s[1-6]|page|surface|ink)[\w-]*:\s*(#[0-9a-f]{6})", tokens))
    for file in (CLIENT / "src").rglob("*.css"):
        if file.name != "tokens.css":
            assert not named & set(re.findall(r"#[0-9a-f]{6}", file.read_text())), file.name


def test_first_page_is_small_without_inline_code() -> None:
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)", page) and "<style" not in page and " style=" not in page
    scripts = set(re.findall(r'(?:src|href)="/((?:assets/)?[^"]+\.js)"', page))
    # the site's own texts; each game has a file of its own
    [words] = [file for file in (STATIC / "assets").glob("fr-*.js")
               if "\nrefusal-UNDO = " in file.read_text(encoding="utf-8")]
    size = sum(len(gzip.compress(file.read_bytes(), 9)) for file in [words, *(STATIC / name for name in scripts)])
    assert 10_000 < size < FIRST_PAGE, size
    for file in (STATIC / "assets").glob("*.js"):
        # forbidden by the CSP
        assert not re.search(r"<[a-z]+ [^>]{0,80}style=", file.read_text(encoding="utf-8")), file.name
