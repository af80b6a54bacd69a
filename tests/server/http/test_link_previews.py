"""Previews of links: title, text and picture, which show no more than a spectator sees."""
from __future__ import annotations

import os
import re
import shutil
from html import unescape
from pathlib import Path
from typing import Any

import pytest
import resvg_py

from formicarium import pictures
from formicarium.core.dice import Seeded
from formicarium.core.game import WATCHER
from formicarium.core.match import Match
from formicarium.games import SHELF
from formicarium.pictures.sheet import read_art
from formicarium.server.http import link_previews
from tests.support.site import ME, OPEN, Guest, Site, bot, here, visit

CLIENT = Path(__file__).resolve().parents[3] / "client"
COVERS = {"wyx": "wyx", "fili_fourmis": "fili", "cigale": "cigale", "micropolis": "micropolis",
          "fourmidable": "fourmidable"}
PNG = b"\x89PNG\r\n\x1a\n"
TAG = re.compile(r'<meta property="(og:[a-z:_]+)" content="([^"]*)">')


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Lay out the files as the client's build does (vite.config.ts)."""
    folder = tmp_path_factory.mktemp("static")
    (folder / "art" / "covers").mkdir(parents=True)
    shutil.copy(CLIENT / "src/styles/tokens.css", folder / "art")
    for sheet in ("pieces", "fourmidable"):
        shutil.copy(CLIENT / f"src/art/{sheet}.svg", folder / "art")
    for game, cover in COVERS.items():
        shutil.copy(CLIENT / f"src/art/covers/{cover}.svg", folder / "art" / "covers" / f"{game}.svg")
    shutil.copy(CLIENT / "index.html", folder)
    shutil.copy(CLIENT / "public/favicon.ico", folder)
    return folder


async def tags(guest: Guest, path: str, language: str = "fr-FR,fr;q=0.9") -> dict[str, str]:
    page = await guest.http.get(path, headers={"Accept-Language": language})
    assert page.headers["vary"] == "accept-encoding, accept-language"
    return {name: unescape(text) for name, text in TAG.findall(page.text)}


def size(png: bytes) -> tuple[int, int]:
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


async def look(guest: Guest, found: dict[str, str]) -> bytes:
    picture = await guest.http.get(found["og:image"])
    assert picture.headers["content-type"] == "image/png" and picture.content.startswith(PNG)
    assert size(picture.content) == (1200, 630)
    assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
    return picture.content


def test_link_previews_describe_invitations_replays_and_the_shelf(built: Path) -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as crawler:
            shelf = await tags(crawler, "/")
            assert shelf["og:title"] == "Formicarium" and shelf["og:description"].startswith("Cinq jeux de fourmis")
            assert shelf["og:image"] == f"{site.base}/preview/shelf.png" and shelf["og:locale"] == "fr_FR"
            await look(crawler, shelf)
            await one.ask("PUT", "/api/me", {"name": '"><script>alert(1)</script>'})
            opened = await one.open(ME, OPEN)
            page = await crawler.http.get(opened["invitations"][1])
            assert "<script>alert" not in page.text
            found = await tags(crawler, opened["invitations"][1], "de, en-US;q=0.8, fr;q=0.5")
            assert found["og:title"] == '"><script>alert(1)</scri is waiting to play Wyx with you'
            assert "2 players" in found["og:description"] and found["og:locale"] == "en_GB"
            await look(crawler, found)
            # a preview does not use the invitation
            assert (await crawler.ask("GET", f"/api{opened['invitations'][1]}"))["seat"] == 1
            table = await one.open(ME, here("Bo"))
            async with one.at(table["table"]) as a:
                await a.first()
                watching = await tags(crawler, table["watch"])
                assert "La partie est en cours" in watching["og:description"] and "Bo" in watching["og:title"]
                await look(crawler, watching)
                end = await a.play_out()
            last, watch = end["number"], table["watch"].rpartition("/")[2]
            for path, number in (("", last), ("&at=3", 3), ("&at=999999", last), ("&at=x", last)):
                found = await tags(crawler, f"/replay/{table['table']}?watch={watch}{path}")
                assert found["og:description"] == f"La partie à revoir, coup {number} sur {last}."
                assert found["og:image"].endswith(f"?at={number}")
            first, then = await look(crawler, {"og:image": found["og:image"].replace(f"at={last}", "at=3")}), \
                await look(crawler, found)
            assert first != then

    visit(work, static=built)


def test_preview_of_an_invalid_link_equals_the_shelf(built: Path) -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as crawler:
            await one.ask("PUT", "/api/me", {"name": "Noé"})
            opened = await one.open(ME, OPEN)
            table, invitation = opened["table"], opened["invitations"][1]
            for path in (f"/table/{table}", f"/replay/{table}", f"/replay/{table}?watch=x", f"/watch/{table}/x",
                         f"{invitation}x", "/join/x", "/games", "/play", "/rules/wyx"):
                found = await tags(crawler, path)
                assert found["og:image"].endswith("/preview/shelf.png") and "Noé" not in str(found), path
            for path in (f"/preview{invitation}x.png", f"/preview/watch/{table}/x.png", f"/watch/{table}/x/board.svg",
                         f"/preview/watch/{table}/{'y' * 24}.png"):
                assert (await crawler.http.get(path)).status_code in (403, 404), path
            await crawler.ask("POST", f"/api{invitation}", {})
            assert (await tags(crawler, invitation))["og:image"].endswith("/preview/shelf.png")
            assert (await crawler.http.get(f"/preview{invitation}.png")).status_code == 409

    visit(work, static=built)


def test_preview_picture_shows_only_the_spectator_view(built: Path) -> None:
    """A token chosen in secret changes no pixel of the picture."""
    async def work(site: Site) -> None:
        async with site.guest() as one:
            opened = await one.open(ME, here("Bo"), game={"game": "cigale"})
            seen = set()
            async with one.at(opened["table"]) as a:
                await a.first()
                room = site.context.tables.live[opened["table"]]
                while not any(type(option).__name__ == "Choose" for seat in room.waiting
                              for option in room.history.match.legal_actions(seat)):
                    seat = room.waiting[0]
                    await room.play(one.id, seat, room.history.number, room.history.match.legal_actions(seat)[0])
                seat, match = room.waiting[0], room.history.match
                art = read_art(built / "art")
                assert art is not None
                for option in match.legal_actions(seat):
                    after = match.play(seat, option, Seeded(1))
                    seen.add(pictures.draw_preview(art, after.game, after.view(WATCHER), 2))
                    assert after.view(seat) != match.view(seat)
            assert len(seen) == 1

    visit(work, static=built)


def test_preview_pictures_are_cached_up_to_a_limit(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link_previews, "KEPT", 2)

    async def paint(svg: str) -> bytes:
        return PNG + svg[:4].encode()

    monkeypatch.setattr(link_previews, "paint", paint)

    async def work(site: Site) -> None:
        async with site.guest() as one:
            tables = [await one.open(ME, bot("random"), shown=True) for _ in range(4)]
            for _ in range(3):
                assert (await one.http.get(f"/preview{tables[0]['watch']}.png")).content.startswith(PNG)
            assert site.context.counts["pictures"] == 1
            for table in tables:
                await one.http.get(f"/preview{table['watch']}.png")
                await one.http.get(table["watch"])
            assert site.context.counts["pictures"] == 4
            board = await one.http.get(f"{tables[0]['watch']}/board.svg")
            assert board.headers["content-type"] == "image/svg+xml" and board.text.startswith("<svg")
            refused = [(await one.http.get(f"/preview{tables[0]['watch']}.png")).status_code for _ in range(30)]
            assert 429 in refused
            assert (await one.http.get(tables[1]["watch"])).status_code == 200

    visit(work, static=built, reads=0.0, reads_burst=300)


def test_preview_pictures_are_rendered_in_another_process(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rendering one in the server's process stopped all answers for 0.7 s."""
    monkeypatch.setattr(resvg_py, "svg_to_bytes", None)

    async def work(site: Site) -> None:
        async with site.guest() as one:
            await look(one, {"og:image": "/preview/shelf.png"})

    visit(work, static=built)


@pytest.mark.parametrize(("painter", "patience"), [("while True: pass", 0.5), ("raise SystemExit(3)", 60.0)])
def test_png_worker_that_does_not_answer_is_killed(painter: str, patience: float, built: Path, tmp_path: Path,
                                                   monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "painter.py").write_text(f"import os\nprint(os.getpid(), file=open({str(tmp_path / 'id')!r}, 'w'), "
                                         f"flush=True)\n{painter}\n")

    async def work(site: Site) -> None:
        async with site.guest() as one:
            with monkeypatch.context() as patch:
                patch.setattr(link_previews, "PAINTER", tmp_path / "painter.py")
                patch.setattr(link_previews, "PATIENCE", patience)
                assert await one.trouble("GET", "/preview/shelf.png") == (500, "fault")
            if (tmp_path / "id").exists():
                with pytest.raises(ProcessLookupError):
                    os.kill(int((tmp_path / "id").read_text()), 0)
            await look(one, {"og:image": "/preview/shelf.png"})
        assert "request-failed" in site.log.getvalue()
        site.log.seek(0)
        site.log.truncate()

    visit(work, static=built)


@pytest.mark.parametrize("game", SHELF)
def test_preview_pictures_exist_for_every_state_of_every_game(game: str, built: Path) -> None:
    art = read_art(built / "art")
    assert art is not None
    kind: Any = SHELF[game]
    for mode, counts in kind.modes.items():
        players = counts[-1]
        match, dice = Match.begin(kind(players=players, mode=mode), Seeded(3)), Seeded(4)
        for number in range(400):
            if not (waiting := match.waiting()):
                break
            if number % 40 == 0:
                svg = pictures.draw_view(art, match.game, match.view(WATCHER)).svg()
                assert "var(" not in svg and "#888888" not in svg and "nan" not in svg
                names = set(re.findall(r'href="#([^"]+)"', svg))
                assert names and names <= set(re.findall(r'id="([^"]+)"', svg))
            options = match.legal_actions(waiting[0])
            match = match.play(waiting[0], options[dice.below(len(options))], dice)


def test_head_requests_have_the_headers_of_get(built: Path) -> None:
    paths = ("/", "/play", "/api/me", "/api/shelf", "/api/lobby", "/favicon.ico", "/preview/shelf.png", "/healthz",
             "/api/tables/nowhere", "/nowhere/at/all", "/api/nothing", "/api/openapi/openapi.json")

    async def work(site: Site) -> None:
        async with site.guest() as one:
            for path in paths:
                whole, head = await one.http.get(path), await one.http.head(path)
                assert (head.status_code, head.content) == (whole.status_code, b""), path
                for name in ("content-type", "content-length", "content-security-policy", "cache-control"):
                    assert head.headers.get(name) == whole.headers.get(name), (path, name)
            icon = await one.http.get("/favicon.ico")
            assert icon.status_code == 200 and icon.content[:4] == b"\x00\x00\x01\x00"

    visit(work, static=built)
