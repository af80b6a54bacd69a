"""Middleware and pages: headers, files, missing addresses, health and metrics."""
from __future__ import annotations

import re
from pathlib import Path
from typing import Any, ClassVar

import pytest

from formicarium.games import SHELF, include_editions
from formicarium.games.wyx.game import Wyx
from formicarium.server.http.catalogue import describe_game
from formicarium.server.http.pages import policy
from formicarium.server.people.guests import clean_text
from tests.support.site import ME, Site, bot, visit

EDITIONS = Path(__file__).parents[2] / "editions"


@pytest.fixture
def static(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><script>x()</script><script src='/a.js'></script>" + " " * 500)
    (tmp_path / "assets" / "main-AbCd1234.js").write_text("let a = 1;" * 100)
    (tmp_path / "assets" / "main-AbCd1234.js.br").write_bytes(b"brotli")
    (tmp_path / "manifest.webmanifest").write_text("{}")
    (tmp_path / ".secret").write_text("x")
    return tmp_path


def test_pages_and_files_are_served_and_unknown_paths_get_404(static: Path) -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            for path in ("/", "/games", "/table/abc", "/join/x", "/watch/a/b", "/rules/wyx", "/replay/x?at=3"):
                page = await one.http.get(path)
                assert page.status_code == 200 and page.headers["content-type"].startswith("text/html")
                assert page.headers["cache-control"] == "no-cache" and "x()" in page.text
                assert re.search(r"script-src 'self' 'sha256-[^']+'", page.headers["content-security-policy"])
            again = await one.http.get("/", headers={"If-None-Match": page.headers["etag"]})
            assert again.status_code == 304
            for path in ("/nowhere", "/table", "/watch/a", "/table/a/b"):
                page = await one.http.get(path)
                assert page.status_code == 404 and "x()" in page.text
            for path in ("/.secret", "/assets/none.js", "/assets/..%2f.secret", "/api/none"):
                gone = await one.http.get(path)
                assert gone.status_code == 404 and gone.json()["code"] == "no-page"
            script = await one.http.get("/assets/main-AbCd1234.js", headers={"Accept-Encoding": "gzip"})
            assert script.headers["content-encoding"] == "gzip" and "immutable" in script.headers["cache-control"]
            assert script.text.startswith("let a") and script.headers["content-type"].startswith("text/javascript")
            assert (await one.http.get("/manifest.webmanifest")).headers["content-type"] == "application/manifest+json"

    visit(work, static=static)


def test_page_without_a_built_client_explains_the_build(tmp_path: Path) -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            page = await one.http.get("/")
            assert page.status_code == 200 and "npm run build" in page.text

    visit(work, static=tmp_path / "none")


def test_every_response_has_security_headers_and_cookie_flags() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            one.http.cookies.clear()
            me = await one.http.get("/api/me")
            cookie = me.headers["set-cookie"]
            assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "Secure" in cookie
            for path in ("/", "/api/shelf", "/nope", "/api/nope", "/healthz", "/metrics", "/api/docs"):
                headers = (await one.http.get(path)).headers
                assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "same-origin"
                for part in ("default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"):
                    assert part in headers["content-security-policy"]
                assert "unsafe" not in headers["content-security-policy"]
                assert "server" not in headers

    visit(work, secure=True)


def test_healthz_metrics_shelf_rules_and_api_documents_are_served() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            assert (await one.http.get("/healthz")).text == "ok\n"
            opened = await one.open(ME, bot("random"))
            async with one.at(opened["table"]) as place:
                await place.first()
                numbers = (await one.http.get("/metrics")).text
            assert "formicarium_tables_opened_total 1" in numbers and "formicarium_watchers 1" in numbers
            shelf = await one.ask("GET", "/api/shelf")
            assert shelf[0]["id"] == "wyx" and shelf[0]["secrets"] is False and len(shelf[0]["bots"]) == 5
            fits = {option["id"]: option["fits"] for option in shelf[0]["options"]}
            assert fits["open_dispenser"] == [{"id": "base", "players": [2, 3, 4]}]
            assert fits["finish_round"] == [{"id": "base", "players": [3, 4]}]  # WYX-E5
            book = await one.ask("GET", "/api/rules/wyx?lang=fr")
            rules = [rule["id"] for section in book["sections"] for rule in section["rules"]]
            assert len(rules) == len(set(rules)) > 15 and "<a id" not in str(book)
            assert await one.trouble("GET", "/api/rules/wyx?lang=de") == (404, "no-language")
            assert await one.trouble("GET", "/api/rules/none") == (404, "no-game")
            docs = (await one.http.get("/api/docs")).text
            assert "/api/tables/{table}/rematch" in docs and "<script" not in docs

    visit(work)


def test_editions_of_the_product_and_of_an_owner_are_served(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORMICARIUM_EDITIONS", str(EDITIONS))
    monkeypatch.setattr(Wyx.editions, "folders", list(Wyx.editions.folders))
    describe_game.cache_clear()
    include_editions({"wyx": Wyx})

    async def work(site: Site) -> None:
        async with site.guest() as one:
            names = (await one.ask("GET", "/api/shelf"))[0]["editions"]
            assert [name["id"] for name in names] == ["formicarium", "tiny"]
            assert names[1]["fr"] == "Toute petite" and names[1]["modes"] == names[0]["modes"] == ["base"]
            for name, wide, ants in (("formicarium", 8, 32), ("tiny", 5, 5)):
                sent = await one.http.get(f"/api/editions/wyx/{name}")
                assert (sent.headers["content-type"], sent.headers["cache-control"]) == ("application/json", "no-cache")
                assert len(sent.json()["board"]["rows"][0]) == wide and sent.json()["ants"]["2"] == ants
                known = {"If-None-Match": sent.headers["etag"]}
                again = await one.http.get(f"/api/editions/wyx/{name}", headers=known)
                assert again.status_code == 304 and not again.content
            assert (await one.http.get("/api/editions/wyx/formicarium", headers=known)).status_code == 200
            for path in ("wyx/none", "none/formicarium", "wyx/..%2ftiny", "wyx/Tiny"):
                assert await one.trouble("GET", f"/api/editions/{path}") in ((404, "no-edition"), (404, "no-page"))
            opened = await one.open(ME, bot("level1"), game={"edition": "tiny"})
            async with one.at(opened["table"]) as place:
                ended = await place.play_out()
            assert ended["game"]["edition"] == "tiny" and len(ended["view"]["columns"]) == 4

    try:
        visit(work)
    finally:
        describe_game.cache_clear()


def test_names_and_texts_are_cleaned() -> None:
    assert clean_text("  a\tb\n\u202ec\u200b ") == "a b c"
    assert clean_text("x" * 100) == "x" * 24 and clean_text("\ud800\x00\ufeff") == ""
    assert clean_text("Zoé 🐜 Ñ") == "Zoé 🐜 Ñ"
    assert clean_text("é" * 30, 300) == "é" * 30


def test_content_security_policy_lists_inline_scripts_and_styles() -> None:
    assert "'sha256-" not in policy(b"<script src=x></script>", "text/html")
    assert policy(b"<style>a{}</style>", "text/html").count("'sha256-") == 1


def test_openapi_document_describes_a_new_table() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            document = await one.ask("GET", "/api/openapi/openapi.json")

            def names_in(part: Any) -> Any:
                assert part["$ref"].startswith("#/components/schemas/")
                return document["components"]["schemas"][part["$ref"].rpartition("/")[2]]

            asked = document["paths"]["/api/tables"]["post"]["requestBody"]
            schema = names_in(asked["content"]["application/json"]["schema"])
            assert set(schema["properties"]) == {"game", "seats", "pace", "hints", "journal", "public", "shown"}
            assert schema["required"] == ["game", "seats"]
            games = {kind["properties"]["game"]["enum"][0]: kind
                     for kind in map(names_in, schema["properties"]["game"]["anyOf"])}
            assert set(games) == set(SHELF) and games["wyx"]["required"] == ["game"]
            kinds = [names_in(kind)["properties"]["type"]["enum"]
                     for kind in schema["properties"]["seats"]["items"]["anyOf"]]
            assert kinds == [["me"], ["here"], ["bot"], ["open"]]
            moment = document["paths"]["/api/tables/{table}/moments/{number}"]["get"]
            assert [(one["name"], one["in"], one["schema"]["type"]) for one in moment["parameters"]] == [
                ("table", "path", "string"), ("number", "path", "integer"), ("seat", "query", "string"),
                ("watch", "query", "string")]
            assert names_in(moment["responses"]["200"]["content"]["application/json"]["schema"])["title"] == "Moment"
            assert set(document["paths"]["/api/me/token"]["delete"]["responses"]) == {"204", "4XX"}
            assert await one.ask("GET", "/api/openapi") == document
            assert "<td>NewTable<td>Opened" in (await one.http.get("/api/docs")).text

    visit(work)


def test_shelf_lists_only_the_modes_of_each_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    class Choosy(Wyx, frozen=True, kw_only=True, tag="wyx"):
        modes: ClassVar[dict[str, range]] = {"base": range(2, 5), "long": range(3, 5)}

        def __post_init__(self) -> None:
            super().__post_init__()
            if self.mode == "long" and self.edition == "tiny":
                raise ValueError("the tiny edition has no long game")

    monkeypatch.setattr(Wyx.editions, "folders", [*Wyx.editions.folders, EDITIONS / "wyx"])
    found = {edition.id: edition.modes for edition in describe_game(Choosy).editions}
    assert found == {"formicarium": ("base", "long"), "tiny": ("base",)}
