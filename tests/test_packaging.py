"""What is installed, built and started: pins, locks, the client's stamp, the browser, the first command."""
from __future__ import annotations

import json
import re
import shutil
import tomllib
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from formicarium import _engine
from formicarium.cli import command, serve

pytestmark = pytest.mark.engine_free

ROOT = Path(__file__).parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
GROUPS: dict[str, list[str]] = PROJECT["dependency-groups"]
PINNED = {  # a file of pins → what it must hold
    "run": PROJECT["project"]["dependencies"] + GROUPS["setup"],
    **{group: wanted for group, wanted in GROUPS.items() if group != "setup"},
}
LOCKS = [ROOT / "client" / "package-lock.json", ROOT / "tools" / "chromium" / "package-lock.json",
         *sorted(ROOT.glob("bench/**/package-lock.json"))]
LOCKS = [lock for lock in LOCKS if "node_modules" not in lock.parts]


def loaded(path: str) -> ModuleType:
    spec = spec_from_file_location(path.replace("/", "_").removesuffix(".py"), ROOT / path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def pins(group: str) -> dict[str, str]:
    """Name → version, of a file of pins."""
    text = (ROOT / "requirements" / f"{group}.txt").read_text()
    return dict(re.findall(r"^([\w.-]+)==([^\s;]+)", text, re.M))


def name(requirement: str) -> str:
    return re.sub(r"[-_.]+", "-", re.match(r"[\w.-]+", requirement)[0]).lower()  # type: ignore[index]


def test_one_mypyc() -> None:
    assert f"mypy[mypyc]=={_engine.MYPYC}" in GROUPS["build"]
    assert f"mypy=={_engine.MYPYC}" in GROUPS["test"]
    assert pins("build")["mypy"] == pins("test")["mypy"] == _engine.MYPYC


def test_every_list_is_pinned() -> None:
    files = {file.stem for file in (ROOT / "requirements").glob("*.txt")}
    assert files == set(PINNED)
    for group, wanted in PINNED.items():
        assert {name(requirement) for requirement in wanted} <= set(pins(group)), f"{group}: make lock"


def test_lists_agree() -> None:
    """What one list has installed, another may not move."""
    versions: dict[str, set[str]] = {}
    for group in ("run", "build", "web", "test"):
        for package, version in pins(group).items():
            versions.setdefault(package, set()).add(version)
    assert {package: found for package, found in versions.items() if len(found) > 1} == {}


@pytest.mark.parametrize("group", sorted(PINNED))
def test_pins_have_hashes_and_no_addresses(group: str) -> None:
    lines = (ROOT / "requirements" / f"{group}.txt").read_text().splitlines()
    assert all(re.match(r"([\w.-]+==[^ ]+( ; .+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?)$", line) for line in lines)
    assert [line for line in lines if re.search(r"://|index|/(home|root|tmp|work|opt)/", line)] == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.parent.name)
def test_locks_have_hashes_and_no_addresses(lock: Path) -> None:
    held = {path: package for path, package in json.loads(lock.read_text())["packages"].items() if path}
    assert held
    assert [path for path, package in held.items() if not package.get("integrity", "").startswith("sha512-")] == []
    assert [path for path, package in held.items() if "resolved" in package] == []
    settings = (lock.parent / ".npmrc").read_text()
    assert "omit-lockfile-registry-resolved=true" in settings
    assert "://" not in settings
    assert "registry" not in lock.read_text()


def test_the_lock_holds_the_bindings_of_every_machine() -> None:
    """A lock once lacked them: `npm install` passed and `npm ci` failed."""
    held = json.loads(LOCKS[0].read_text())["packages"]
    version = held["node_modules/rolldown"]["version"]
    for machine in ("win32-x64-msvc", "win32-arm64-msvc", "darwin-x64", "darwin-arm64", "linux-x64-gnu",
                    "linux-arm64-gnu", "linux-x64-musl", "linux-arm64-musl"):
        assert held[f"node_modules/@rolldown/binding-{machine}"]["version"] == version, machine
        checker = f"node_modules/@biomejs/cli-{machine.removesuffix('-msvc').removesuffix('-gnu')}"
        assert held[checker]["version"] == held["node_modules/@biomejs/biome"]["version"], machine


def test_one_node() -> None:
    assert GROUPS["web"] == [loaded("client/build.py").NODE]


def test_the_stamp_sees_every_edit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build = loaded("client/build.py")
    copy = tmp_path / "client"
    shutil.copytree(ROOT / "client", copy, ignore=shutil.ignore_patterns("node_modules"))
    words = Path("src", "formicarium", "words", "fr", "site.ftl")
    (tmp_path / words).parent.mkdir(parents=True)
    shutil.copy(ROOT / words, tmp_path / words)
    for attribute, path in {"CLIENT": copy, "ROOT": tmp_path, "SOURCES": tmp_path / "src" / "formicarium",
                            "STATIC": tmp_path / "static"}.items():
        monkeypatch.setattr(build, attribute, path)
    assert not build.is_current()
    (tmp_path / "static").mkdir()

    def note() -> bool:
        (tmp_path / "static" / ".stamp").write_text(build.stamp())
        return bool(build.is_current())

    assert note()
    for edited in (copy / "src" / "main.tsx", copy / "package-lock.json", tmp_path / words):
        edited.write_bytes(edited.read_bytes() + b"\n")
        assert not build.is_current(), edited
        assert note()
    (copy / "public" / "new.txt").write_text("")
    assert not build.is_current()
    assert note()
    (copy / "README.md").write_text("something else")
    assert build.is_current()


@pytest.mark.parametrize(("words", "opens"), [
    ("", True), ("serve", True), ("--lang fr", True), ("--lang=en", True), ("--lang en serve --port 0", True),
    ("play wyx", False), ("--lang fr play wyx", False), ("--help", False), ("games", False), ("--lang", True),
])
def test_only_the_site_needs_the_client(words: str, opens: bool) -> None:
    assert loaded("play.py").opens_the_site(words.split()) is opens


@pytest.mark.parametrize("words", [[], ["--lang", "fr"]])
def test_without_a_command_the_site_opens(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[SimpleNamespace] = []

    def run(args: SimpleNamespace, _: object) -> int:
        asked.append(args)
        return 0

    monkeypatch.setattr(serve, "run", run)
    assert command.answer(words) == 0
    assert [(args.host, args.port, args.no_browser) for args in asked] == [("127.0.0.1", 0, False)]


async def test_a_browser_can_be_had() -> None:
    """Where it fails, so does every test in tests/browser; the reason stands here."""
    from chromium import FLAGS, ready
    from playwright.async_api import async_playwright

    path = ready()  # first, since it sees to Playwright's own start too
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        page = await browser.new_page()
        await page.set_content("<h1>Formicarium</h1>")
        assert await page.inner_text("h1") == "Formicarium"
        await browser.close()
