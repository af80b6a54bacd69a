"""The folder that `formicarium export` writes, and what it refuses."""
from __future__ import annotations

import ast
import json
import os
import re
import shutil
from pathlib import Path

import pytest

from formicarium.cli.main import main
from formicarium.offline.export import MARK, ForeignFolder, check
from formicarium.offline.packing import SOURCES, NoTools, contents, find_tools


@pytest.mark.long
def test_exported_folder_is_complete_and_loads_nothing_from_elsewhere(exported: Path) -> None:
    page = (exported / "index.html").read_text()
    [here] = re.findall(r'<html data-here="(here/[0-9a-f]{16}/)"', page)
    assert "'wasm-unsafe-eval'" in page and "unsafe-inline" not in page
    assert not re.findall(r'(?:href|src)="(?:/|https?:)', page)
    worker = (exported / "sw.js").read_text()
    [named] = re.findall(r"const FILES = (\[.*?\]);", worker)
    files = json.loads(named)
    found = sorted(file.relative_to(exported).as_posix() for file in exported.rglob("*") if file.is_file())
    assert sorted(files[1:]) == [name for name in found if name not in ("index.html", "sw.js", MARK)]
    assert {f"{here}{name}" for name in ("house.js", "python.js", "pyodide.asm.wasm", "house.zst")} <= set(files)
    manifest = json.loads((exported / "manifest.webmanifest").read_text())
    assert manifest["start_url"] == manifest["scope"] == "./" and (exported / manifest["icons"][0]["src"]).is_file()
    assert not [name for name in found if name.endswith((".map", ".br", ".py"))]


@pytest.mark.long
def test_export_is_at_most_8_mb_compressed(exported: Path) -> None:
    from zlib import compress

    sizes = [min(len(content), len(compress(content, 9))) for file in exported.rglob("*") if file.is_file()
             for content in [file.read_bytes()]]
    assert sum(sizes) < 8_000_000


def test_export_contains_no_paths_or_secrets_of_the_machine() -> None:
    names = [name for name, _ in contents(())]
    assert len(names) == len(set(names)) > 400
    assert "formicarium/offline/worker.py" in names and "formicarium/server/app.py" in names
    nets = {file.relative_to(SOURCES.parent).as_posix() for file in SOURCES.glob("games/*/nets/*.bin")}
    assert nets and nets <= set(names)
    assert not [name for name in names if name.startswith(("/", "..")) or "_compiled" in name or "sqlite" in name]


def test_exported_modules_import_only_exported_modules() -> None:
    packed = dict(contents(()))
    for name, content in packed.items():
        if name.startswith("formicarium/") and name.endswith(".py"):
            for node in ast.parse(content).body:
                if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("formicarium."):
                    place = str(node.module).replace(".", "/")
                    assert f"{place}.py" in packed or f"{place}/__init__.py" in packed, f"{name}: {node.module}"


def test_export_refuses_a_folder_with_other_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    check(tmp_path / "new")
    check(tmp_path)
    (tmp_path / "letter").write_text("dear")
    with pytest.raises(ForeignFolder):
        check(tmp_path)
    with pytest.raises(ForeignFolder):
        check(tmp_path / "letter")
    (tmp_path / MARK).touch()
    check(tmp_path)


@pytest.mark.long
def test_export_reports_refusals_in_one_sentence(exported: Path, tmp_path: Path,
                                                 capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "letter").write_text("dear")
    assert main(["export", str(tmp_path), "--lang", "en"]) == 2
    assert "no export" in capsys.readouterr().err
    assert main(["export", str(tmp_path), "--lang", "fr"]) == 2
    assert "autre chose" in capsys.readouterr().err
    assert (tmp_path / "letter").read_text() == "dear"
    assert main(["export", str(tmp_path / "letter" / "below"), "--lang", "en"]) == 2
    assert "Cannot write" in capsys.readouterr().err
    assert main(["export", "a\0b", "--lang", "en"]) == 2
    assert "Cannot write" in capsys.readouterr().err


@pytest.mark.long
def test_export_replaces_an_older_one_and_is_reproducible(exported: Path, tmp_path: Path,
                                                          capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "our house"
    shutil.copytree(exported, folder)
    assert main(["export", str(folder), "--lang", "en"]) == 0  # other tests may have added editions meanwhile
    assert f"http.server --directory '{folder}'" in capsys.readouterr().out  # quoted for a shell
    before = {file: file.read_bytes() for file in folder.rglob("*") if file.is_file()}
    (folder / "left.txt").write_text("of before")
    assert main(["export", str(folder), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["files"] == len(before) and report["squeezed"] < report["size"]
    assert {file: file.read_bytes() for file in folder.rglob("*") if file.is_file()} == before
    assert os.listdir(tmp_path) == ["our house"]


def test_missing_build_tool_is_named(tmp_path: Path) -> None:
    with pytest.raises(NoTools, match="house"):
        find_tools(tmp_path)
