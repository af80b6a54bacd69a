"""Journals of running games where they reveal nothing, and the offline folder served by the site."""
from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Event

import pytest

from formicarium.server.http.pages import File, Pages
from tests.support.site import PATIENCE, Guest, eventually, site

ME, HERE, BOT = {"type": "me"}, {"type": "here", "name": "Octave"}, {"type": "bot", "bot": "level1"}


@pytest.mark.parametrize(("game", "seats", "status"), [
    ("fili_fourmis", [ME, HERE], 200), ("fili_fourmis", [ME, BOT], 409), ("wyx", [ME, HERE], 409),
    ("cigale", [ME, HERE], 409)])
async def test_journal_of_a_running_game_is_sent_only_without_secrets_and_chance(game: str, seats: list[dict[str, str]],
                                                                                 status: int) -> None:
    async with site() as served, Guest(served.base) as guest:
        wanted = {"game": {"game": game, "players": 2}, "seats": seats}
        table = (await guest.http.post("/api/tables", json=wanted)).json()["table"]
        assert (await guest.http.get(f"/api/tables/{table}/journal")).status_code == status
        chance = {one["id"]: one["chance"] for one in (await guest.http.get("/api/shelf")).json()}
        assert [id_ for id_, has in chance.items() if not has] == ["fili_fourmis"]
        assert (await guest.http.get("/here/")).status_code == 404


async def test_exported_folder_is_served_at_its_address(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<html data-here="here/0/" lang="fr"></html>')
    (tmp_path / "sw.js").write_text("// kept")
    async with site(offline_folder=tmp_path) as served, Guest(served.base) as guest:
        assert (await guest.http.get("/here")).headers["location"] == "/here/"
        page = await guest.http.get("/here/")
        assert '<html data-server="/" data-here="here/0/"' in page.text
        assert "'wasm-unsafe-eval'" in page.headers["content-security-policy"]
        assert (await guest.http.get("/here/sw.js")).text == "// kept"
        assert (await guest.http.get("/here/../secret")).status_code == 404
        assert (await guest.http.get("/here/none.js")).status_code == 404
        assert "wasm" not in (await guest.http.get("/")).headers["content-security-policy"]


async def test_large_exported_files_are_compressed_once_without_blocking(tmp_path: Path,
                                                                         monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text("<html lang='fr'></html>")
    (tmp_path / "python.wasm").write_bytes(bytes(100_000))
    read, go_on, squeezed = Pages.load, Event(), list[str]()

    def slowly(pages: Pages, place: Path, stamp: tuple[int, int]) -> File:
        if place.suffix == ".wasm":
            squeezed.append(place.name)
            assert go_on.wait(PATIENCE)
        return read(pages, place, stamp)

    async def is_at_it() -> bool:
        return bool(squeezed)

    monkeypatch.setattr(Pages, "load", slowly)
    async with site(offline_folder=tmp_path) as served, Guest(served.base) as guest:
        both = [asyncio.ensure_future(guest.http.get("/here/python.wasm")) for _ in range(2)]
        await eventually(is_at_it)
        assert (await guest.http.get("/healthz")).status_code == 200
        assert not any(one.done() for one in both)
        go_on.set()
        for answer in await asyncio.gather(*both):
            assert answer.headers["content-encoding"] == "gzip" and answer.content == bytes(100_000)
        assert squeezed == ["python.wasm"]
