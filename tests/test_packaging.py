"""Set-up and packaging: pins, locks, the client's stamp, the browser, the first command."""
from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from contextlib import suppress
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from formicarium import _engine
from formicarium.cli import command
from formicarium.cli.commands.site import serve
from formicarium.games import SHELF

pytestmark = [pytest.mark.engine_free, pytest.mark.unwatched_compiled]

ROOT = Path(__file__).parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
GROUPS: dict[str, list[str]] = PROJECT["dependency-groups"]
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
PINNED = {  # file of pins → its required packages
    "run": PROJECT["project"]["dependencies"] + EXTRAS["site"] + GROUPS["setup"],
    **{group: wanted for group, wanted in GROUPS.items() if group != "setup"},
    "offline": ["librt", "msgspec"],  # for another platform: tools/pyodide.py downloads them
}
LOCKS = [ROOT / "client" / "package-lock.json", ROOT / "tools" / "chromium" / "package-lock.json",
         ROOT / "client" / "offline" / "package-lock.json", *sorted(ROOT.glob("bench/**/package-lock.json"))]
LOCKS = [lock for lock in LOCKS if "node_modules" not in lock.parts]


def load_module(path: str) -> ModuleType:
    spec = spec_from_file_location(path.replace("/", "_").removesuffix(".py"), ROOT / path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def pins(group: str) -> dict[str, str]:
    text = (ROOT / "requirements" / f"{group}.txt").read_text()
    return dict(re.findall(r"^([\w.-]+)==([^\s;]+)", text, re.M))


def name(requirement: str) -> str:
    return re.sub(r"[-_.]+", "-", re.match(r"[\w.-]+", requirement)[0]).lower()  # type: ignore[index]


def test_mypyc_version_is_the_same_everywhere() -> None:
    assert f"mypy[mypyc]=={_engine.MYPYC}" in GROUPS["build"]
    assert f"mypy=={_engine.MYPYC}" in GROUPS["test"]
    assert pins("build")["mypy"] == pins("test")["mypy"] == _engine.MYPYC


def test_a_game_is_compiled_with_its_bots() -> None:
    """The coach is compiled separately: an edit of one leaves the others' code unchanged."""
    groups = _engine.groups()
    assert sorted(module for group in groups.values() for module in group) == sorted(_engine.MODULES)
    packages = {name.removeprefix("formicarium_"): {"/".join(module.split("/")[:2]) for module in group}
                for name, group in groups.items()}
    assert all(packages[game] <= {f"bots/{game}", f"games/{game}"} for game in SHELF)
    assert {module.split("/")[0] for module in packages["coach"]} == {"coach"}
    assert packages.keys() == {*SHELF, "coach", "core"}
    assert {"formicarium.core.dice", "formicarium_core__mypyc", "formicarium_wyx__mypyc"} <= _engine.NAMES


def test_compiled_modules_exist() -> None:
    assert [module for module in _engine.MODULES if not (ROOT / "src" / "formicarium" / f"{module}.py").is_file()] == []
    assert len(set(_engine.MODULES)) == len(_engine.MODULES)


def test_only_what_changed_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The contents of the C, of a header in it, and of the flags count."""
    hatch = load_module("hatch_build.py")
    extensions = []
    for name in ("wyx", "cigale"):
        (tmp_path / f"{name}.c").write_text(f"int {name};")
        (tmp_path / f"{name}.h").write_text("")
        extensions.append(SimpleNamespace(name=name, sources=[str(tmp_path / f"{name}.c")],
                                          depends=[str(tmp_path / f"{name}.h")], extra_compile_args=["-O3"]))
    compiled: list[str] = []

    def compile_all(missing: list[Any], lib: Path, temp: Path, done: Callable[[Any, Path], None]) -> None:
        for extension in missing:
            compiled.append(extension.name)
            made = lib / f"{extension.name}{EXTENSION_SUFFIXES[0]}"
            made.parent.mkdir(exist_ok=True)
            made.write_text(Path(extension.sources[0]).read_text())
            done(extension, made)

    def build(n: int) -> list[str]:
        compiled.clear()
        work = tmp_path / f"work-{n}"
        work.mkdir()
        hatch.build_parts(extensions, work, tmp_path / "parts")
        assert {file.read_text() for file in (work / "lib").iterdir()} == {
            Path(extension.sources[0]).read_text() for extension in extensions}
        return list(compiled)

    monkeypatch.setattr(hatch, "run_build_ext", compile_all)
    assert build(1) == ["wyx", "cigale"]
    assert build(2) == []
    (tmp_path / "wyx.c").write_text("long wyx;")
    assert build(3) == ["wyx"]
    (tmp_path / "cigale.h").write_text("struct Table;")
    assert build(4) == ["cigale"]
    extensions[0].extra_compile_args.append("-g")
    assert build(5) == ["wyx"]
    (tmp_path / "wyx.c").write_text("int wyx;")
    extensions[0].extra_compile_args.pop()
    assert build(6) == []


def test_every_requirements_file_is_pinned() -> None:
    files = {file.stem for file in (ROOT / "requirements").glob("*.txt")}
    assert files == set(PINNED)
    for group, wanted in PINNED.items():
        assert {name(requirement) for requirement in wanted} <= set(pins(group)), f"{group}: make lock"


def test_requirements_files_pin_equal_versions() -> None:
    versions: dict[str, set[str]] = {}
    for group in ("run", "build", "web", "test", "offline"):
        for package, version in pins(group).items():
            versions.setdefault(package, set()).add(version)
    assert {package: found for package, found in versions.items() if len(found) > 1} == {}


@pytest.mark.parametrize("group", sorted(PINNED))
def test_pins_have_hashes_and_no_addresses(group: str) -> None:
    lines = (ROOT / "requirements" / f"{group}.txt").read_text().splitlines()
    assert all(re.match(r"([\w.-]+==[^ ]+( ; .+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?)$", line) for line in lines)
    assert [line for line in lines if re.search(r"://|index|/(home|root|tmp|work|opt)/", line)] == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.parent.name)
def test_npm_locks_have_hashes_and_no_addresses(lock: Path) -> None:
    held = {path: package for path, package in json.loads(lock.read_text())["packages"].items() if path}
    assert held
    assert [path for path, package in held.items() if not package.get("integrity", "").startswith("sha512-")] == []
    assert [path for path, package in held.items() if "resolved" in package] == []
    settings = (lock.parent / ".npmrc").read_text()
    assert "omit-lockfile-registry-resolved=true" in settings
    assert "://" not in settings
    assert "registry" not in lock.read_text()


def test_npm_lock_has_the_bindings_of_every_platform() -> None:
    """A lock file without them let `npm install` pass and `npm ci` fail."""
    held = json.loads(LOCKS[0].read_text())["packages"]
    version = held["node_modules/rolldown"]["version"]
    for machine in ("win32-x64-msvc", "win32-arm64-msvc", "darwin-x64", "darwin-arm64", "linux-x64-gnu",
                    "linux-arm64-gnu", "linux-x64-musl", "linux-arm64-musl"):
        assert held[f"node_modules/@rolldown/binding-{machine}"]["version"] == version, machine
        checker = f"node_modules/@biomejs/cli-{machine.removesuffix('-msvc').removesuffix('-gnu')}"
        assert held[checker]["version"] == held["node_modules/@biomejs/biome"]["version"], machine


def test_node_version_is_the_same_everywhere() -> None:
    assert GROUPS["web"] == [load_module("client/build.py").NODE]


def test_client_stamp_changes_with_every_edit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build = load_module("client/build.py")
    copy = tmp_path / "client"
    shutil.copytree(ROOT / "client", copy, ignore=shutil.ignore_patterns("node_modules"))
    words = Path("src", "formicarium", "i18n", "fr", "site.ftl")
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
    for edited in (copy / "src" / "app" / "main.tsx", copy / "package-lock.json", tmp_path / words):
        edited.write_bytes(edited.read_bytes() + b"\n")
        assert not build.is_current(), edited
        assert note()
    (copy / "public" / "new.txt").write_text("")
    assert not build.is_current()
    assert note()
    (copy / "README.md").write_text("something else")
    assert build.is_current()


@pytest.mark.parametrize("same", [True, False])
def test_concurrent_client_builds_do_not_fail(same: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between removing the old client and putting the new one there, another build may have put its own."""
    build = load_module("client/build.py")
    static, new = tmp_path / "static", tmp_path / ".static-1"
    monkeypatch.setattr(build, "STATIC", static)
    new.mkdir()
    (new / ".stamp").write_text(build.stamp())
    (new / "mine").touch()
    others = [build.stamp() if same else "of other sources"]

    def take_away(folder: Path, **_: object) -> None:
        shutil.rmtree(folder, ignore_errors=True)
        if others:
            folder.mkdir()
            (folder / ".stamp").write_text(others.pop())

    monkeypatch.setattr(build, "shutil", SimpleNamespace(rmtree=take_away))
    build.lay(new)
    assert build.is_current()
    assert (static / "mine").exists() is not same


@pytest.mark.parametrize(("words", "opens"), [
    ("", True), ("serve", True), ("--lang fr", True), ("--lang=en", True), ("--lang en serve --port 0", True),
    ("play wyx", False), ("--lang fr play wyx", False), ("--help", False), ("games", False), ("--lang", True),
    ("export site", False),
])
def test_client_is_built_for_serve_only(words: str, opens: bool) -> None:
    assert (load_module("play.py").command_of(words.split()) == "serve") is opens


def test_bytecode_is_cached_even_with_dontwritebytecode( monkeypatch: pytest.MonkeyPatch) -> None:
    play = load_module("play.py")
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert "PYTHONDONTWRITEBYTECODE" not in play.environment()
    assert play.environment()["PYTHONPYCACHEPREFIX"].startswith(str(ROOT / ".cache"))
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE")
    assert "PYTHONPYCACHEPREFIX" not in play.environment()


def test_uv_gets_the_registry_settings_of_pip(monkeypatch: pytest.MonkeyPatch) -> None:
    """Variables of uv that the caller has set take precedence."""
    pip_config = """:env:.cert='/etc/ours.pem'
global.extra-index-url='https://one.example/simple\\nhttps://two.example/simple'
global.find-links='/wheels /more'
global.no-cache-dir='true'
global.proxy='http://proxy.example:3128'
install.index-url='https://me:a.b=c@three.example/simple'
"""
    play = load_module("play.py")
    for name in play.UV_NAMES.values():
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("SSL_CERT_FILE", "/etc/theirs.pem")
    always = play.uv_variables("")
    assert play.uv_variables(pip_config) == {
        **always, "UV_INDEX": "https://one.example/simple https://two.example/simple",
        "UV_FIND_LINKS": "/wheels,/more", "UV_DEFAULT_INDEX": "https://me:a.b=c@three.example/simple",
        "ALL_PROXY": "http://proxy.example:3128"}
    assert not {*play.UV_NAMES.values()} & {*always}


def test_old_python_parses_the_version_check() -> None:
    for file in ("play.py", "tools/setup_words.py"):
        ast.parse((ROOT / file).read_text(encoding="utf-8"), feature_version=(3, 6))


class Became(Exception):
    """play.py has replaced itself by another program."""


def first_steps(monkeypatch: pytest.MonkeyPatch, *words: str, compiled: bool = False) -> list[str]:
    play = load_module("play.py")
    done: list[str] = []

    def become(*command: str) -> None:
        done.append(command[command.index("-m") + 1])
        raise Became

    monkeypatch.setattr(play, "set_up", lambda *wanted: done.append(" ".join(("set up", *sorted(wanted)))))
    monkeypatch.setattr(play, "become", become)
    monkeypatch.setattr(play, "can_compile", lambda: True)
    monkeypatch.setattr(play, "engine", SimpleNamespace(build=lambda: ROOT if compiled else None))
    monkeypatch.setattr(play, "rounds", lambda tier, *_: f"verify {tier}")
    monkeypatch.setattr(play, "run_all", lambda asked, *_: done.append(asked))
    monkeypatch.setattr("subprocess.Popen", lambda command, **_: done.append(" ".join(command[2:])))
    monkeypatch.chdir(ROOT)
    with suppress(Became):
        play.main(list(words))
    return done


def test_the_site_opens_before_the_rules_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    for words in ((), ("serve", "--port", "0"), ("--lang", "en")):
        beside = f"compile --beside={os.getpid()}"
        assert first_steps(monkeypatch, *words) == ["set up site", beside, "formicarium"]
        assert first_steps(monkeypatch, *words, compiled=True) == ["set up site", "formicarium"]
    assert first_steps(monkeypatch, "play", "wyx") == ["set up rules", "formicarium"]
    assert first_steps(monkeypatch, "bench") == ["set up rules", "set up bench", "formicarium"]
    assert first_steps(monkeypatch, "setup") == ["set up rules site"]
    assert first_steps(monkeypatch, "compile") == ["set up rules"]
    assert first_steps(monkeypatch, "test", "tests/core") == ["set up offline rules site test", "pytest"]
    assert first_steps(monkeypatch, "test") == ["set up offline site test", "verify all"]
    assert first_steps(monkeypatch, "test", "night") == ["set up night offline site test", "verify night"]
    assert first_steps(monkeypatch, "check") == ["set up offline site test", "verify "]
    assert first_steps(monkeypatch, "export", "folder") == ["set up offline site", "formicarium"]


@pytest.fixture
def setup_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    play = load_module("play.py")
    monkeypatch.setattr(play, "ROOT", str(tmp_path))
    monkeypatch.setattr(play, "STAMPS", tmp_path)
    return play


@pytest.mark.skipif(os.name == "nt", reason="there a process does not learn that its parent has gone")
def test_compiling_beside_a_site_ends_with_the_site(setup_in: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    # another parent than this process's, as if the site had ended
    monkeypatch.setattr(setup_in, "site_pid", os.getpid())
    with pytest.raises(KeyboardInterrupt):
        setup_in.work("a long step", sys.executable, "-c", "import time; time.sleep(600)")


@pytest.mark.parametrize(("output", "cause"), [
    ("error: Failed to fetch: x", "network"), ("npm error code ENOSPC", "disk"), ("No module named venv", "ensurepip"),
    ("THESE PACKAGES DO NOT\nMATCH THE HASHES", "hashes"), ("anything else", "")])
def test_a_failed_step_is_explained(output: str, cause: str, setup_in: ModuleType) -> None:
    with pytest.raises(setup_in.SetupFailed) as failed:
        setup_in.work("a step", sys.executable, "-c", f"print({output!r}); raise SystemExit(1)")
    end, sentence = failed.value.args
    assert output.splitlines()[-1] in end
    assert sentence.endswith(setup_in.word(cause) if cause else "). ")


def test_an_interrupted_installation_is_done_again(setup_in: ModuleType, monkeypatch: pytest.MonkeyPatch,
                                                   tmp_path: Path) -> None:
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "run.txt").write_text("one==1")
    commands: list[tuple[str, ...]] = []

    def interrupt(title: str, *command: str, **_: str) -> None:
        commands.append(command)
        if len(commands) == 1:
            raise KeyboardInterrupt

    monkeypatch.setattr(setup_in, "work", interrupt)
    monkeypatch.setattr(setup_in, "PYTHON", sys.executable)
    with suppress(KeyboardInterrupt):
        setup_in.install("run")
    for _ in range(2):
        setup_in.install("run")
    assert ["--reinstall" in command for command in commands] == [False, True]


def test_a_second_set_up_waits_for_the_first(tmp_path: Path) -> None:
    locks = load_module("tools/one_at_a_time.py")
    first = locks.hold_file(tmp_path / "lock", lambda: pytest.fail("free"))
    with first as held, locks.hold_file(tmp_path / "lock", held.close):
        pass


@pytest.mark.parametrize(("words", "tier"), [
    ("check", ""), ("test", "all"), ("test quick", "quick"), ("test night", "night"),
    ("test tests/core", None), ("test tests/core/test_dice.py::test_x -x", None), ("test -k t3", None)])
def test_arguments_of_test_choose_a_tier_or_pytest(words: str, tier: str | None) -> None:
    assert load_module("play.py").asked_tier(words.split()) == tier


@pytest.mark.parametrize("words", ["test quik", "test tests/nowhere", "test quick -k t3", "test night quick"])
def test_unknown_tier_is_refused_before_set_up(words: str) -> None:
    result = subprocess.run([sys.executable, "play.py", *words.split()], cwd=ROOT, capture_output=True, text=True,
                            env={**os.environ, "FORMICARIUM_LANG": "en"})
    assert (result.returncode, result.stdout) == (2, "")
    assert f"“test {words.split()[1]}”" in result.stderr and len(result.stderr.splitlines()) == 1


def test_each_tier_contains_the_smaller_one() -> None:
    """Each runs the checks, and runs every test of the smaller tier in some engine."""
    tiers = load_module("tools/tiers.py")
    checks = {"ruff", "imports", "rules", "generated", "comments", "client", "mypy"}
    for compiles in (True, False):
        none, quick, every, night = (
            [[[name for name, _, _ in lane] for lane in lanes] for lanes in tiers.rounds(tier, Path("bin"), compiles)]
            for tier in ("", "quick", "all", "night"))
        assert {name for lane in none[0] for name in lane} == checks and len(none) == 1
        for tier in (quick, every, night):
            assert set(tier[0][0]) - {"interpreted"} == checks
        shown = ["browser", *(["compile", "compiled"] if compiles else ["interpreted"])]
        assert quick[0][1:] == every[0][1:] == [shown] and len(quick) == 1
        assert ("interpreted" in every[0][0]) == compiles
        assert every[1:] == [[["coverage"]]] and night[:2] == every
        assert night[2:] == ([[[f"fuzz {game}" for game in SHELF]]] if compiles else [])


def test_lanes_run_concurrently_and_show_all_output(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Each waits for a file that the other writes. A failed command stops no other, and its output is shown."""
    tiers = load_module("tools/tiers.py")
    code = """import pathlib, sys, time
mine, other = map(pathlib.Path, sys.argv[1:])
mine.touch()
while not other.exists(): time.sleep(0.01)
print("met", other)"""
    python = [sys.executable, "-c"]
    asked: list[list[list[tuple[str, list[str], dict[str, str]]]]] = [
        [[("bad", [*python, "print('why not'); raise SystemExit(3)"], {}), ("one", [*python, code, "a", "b"], {})],
         [("two", [*python, code, "b", "a"], {})]],
        [[("last", [*python, "import os; print('at', os.environ['PLACE'])"], {"PLACE": "the end"})]]]
    assert tiers.run_all(asked, tmp_path, dict(os.environ)) == 1
    printed = capfd.readouterr().out
    assert printed.index("met b") < printed.index("at the end") and "met a" in printed and "why not" in printed
    *results, verdict = printed.splitlines()[-5:]
    assert sorted(line.split()[1] for line in results) == ["bad", "last", "one", "two"] and verdict.endswith("bad.")


@pytest.mark.parametrize(("mark", "fails_again", "passes"), [
    ("processes", False, True), ("long", False, False), ("processes", True, False)])
def test_a_failed_test_that_starts_processes_runs_once_more(
        mark: str, fails_again: bool, passes: bool, tmp_path: Path) -> None:
    """Its name is reported. A failed test of rules is not repeated."""
    (tmp_path / "test_it.py").write_text(f"""import pathlib, pytest
@pytest.mark.{mark}
def test_it() -> None:
    seen = pathlib.Path({str(tmp_path / "seen")!r})
    if not seen.exists() or {fails_again}:
        seen.touch()
        raise AssertionError("fell")
def test_other() -> None: ...
""")
    _, command, _ = load_module("tools/tiers.py").rounds("all", Path(sys.executable).parent, False)[0][-1][-1]
    command = [*[word for word in command if not word.startswith("--cov")], "-n0", "-c", str(ROOT / "pyproject.toml"),
               "--rootdir", str(tmp_path), "-p", "conftest", str(tmp_path)]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    environment["PYTHONPATH"] = os.pathsep.join(str(ROOT / folder) for folder in ("", "tests", "tools", "src"))
    made = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert (made.returncode == 0) == passes, made.stdout + made.stderr
    assert ("RERUN test_it.py::test_it" in made.stdout) == (mark == "processes"), made.stdout + made.stderr


def test_tiers_choose_by_mark() -> None:
    tiers = load_module("tools/tiers.py")
    chosen = [tiers.TIERS[tier] for tier in ("quick", "all", "night")]
    assert chosen == ["not long and not night", "not night", "long or not long"]


@pytest.mark.parametrize("words", [[], ["--lang", "fr"]])
def test_program_without_a_command_serves_the_site(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[SimpleNamespace] = []

    def run(args: SimpleNamespace, _: object) -> int:
        asked.append(args)
        return 0

    monkeypatch.setattr(serve, "run", run)
    assert command.answer(words) == 0
    assert [(args.host, args.port, args.no_browser) for args in asked] == [("127.0.0.1", 0, False)]


@pytest.mark.parametrize(("system", "machine", "found"), [
    ("linux", "x86_64", "the pinned one"), ("darwin", "arm64", "the machine's"), ("linux", "aarch64", "the machine's")])
def test_chromium_is_the_pinned_one( system: str, machine: str, found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tool = load_module("tools/chromium.py")
    monkeypatch.delenv("FORMICARIUM_CHROMIUM", raising=False)
    monkeypatch.setattr(tool.sys, "platform", system)
    monkeypatch.setattr(tool.platform, "machine", lambda: machine)
    monkeypatch.setattr(tool, "own", lambda: "the machine's")
    monkeypatch.setattr(tool, "lay_chromium", lambda: "the pinned one")
    assert tool.find() == found


def test_chromium_can_be_chosen_by_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    tool = load_module("tools/chromium.py")
    monkeypatch.setenv("FORMICARIUM_CHROMIUM", sys.executable)  # it prints its version, so it counts as a browser
    assert tool.find() == sys.executable
    monkeypatch.setenv("FORMICARIUM_CHROMIUM", str(ROOT / "no-such-browser"))
    with pytest.raises(tool.NoBrowser, match="no-such-browser"):
        tool.find()


async def test_chromium_starts() -> None:
    """If it fails, so does every test in tests/browser; the reason is shown here."""
    from chromium import FLAGS, ready
    from playwright.async_api import async_playwright

    path = ready()  # first, as it also prepares Playwright's own start
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        page = await browser.new_page()
        await page.set_content("<h1>Formicarium</h1>")
        assert await page.inner_text("h1") == "Formicarium"
        await browser.close()
