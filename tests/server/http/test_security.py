"""Former gaps in security: host names, chunked bodies, numbers of sockets, tokens, tables opened at once."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress

import httpx
import pytest
import websockets

from formicarium.cli.commands.site.serve import LOOPBACK, own_names
from formicarium.server.http.security import MAX_BODY_BYTES, is_own_host
from formicarium.server.ops.bus import Notice
from formicarium.server.settings import Settings
from tests.support.site import ME, OPEN, SECRET, Place, Site, bot, here, visit


def test_request_for_a_foreign_host_name_is_refused() -> None:
    async def work(site: Site) -> None:
        port = site.base.rpartition(":")[2]
        async with httpx.AsyncClient(base_url=site.base, verify=False) as http:
            for name in ("127.0.0.1", f"localhost:{port}", "play.example", "PLAY.example:443"):
                assert (await http.get("/api/shelf", headers={"Host": name})).status_code == 200, name
            for name in ("evil.example", "", "192.168.1.7", "play.example.evil.example", "[::", "127.0.0.1.nip.io"):
                answer = await http.get("/api/shelf", headers={"Host": name})
                assert (answer.status_code, answer.json()) == (421, {"code": "host", "facts": {"host": name}})
            page = await http.get("/", headers={"Host": "<b>.example", "Accept": "text/html,*/*"})
            assert page.status_code == 421 and "--origin http://&lt;b&gt;.example" in page.text
            assert page.headers["content-type"].startswith("text/html") and "<b>" not in page.text
            rename = await http.put("/api/me", json={"name": "x"}, headers={
                "Host": "evil.example", "Origin": "http://evil.example"})
            assert rename.status_code == 421
        async with site.guest() as one:
            table = (await one.open(ME, here("B")))["table"]
            reader, writer = await asyncio.open_connection("127.0.0.1", int(port))
            writer.write((f"GET /ws/{table} HTTP/1.1\r\nHost: evil.example\r\nUpgrade: websocket\r\n"
                          f"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                          f"Sec-WebSocket-Version: 13\r\nCookie: {one.cookie()}\r\n\r\n").encode())
            await reader.readuntil(b"\r\n\r\n")
            assert await reader.readexactly(8) == b"\x88\x06" + (4421).to_bytes(2, "big") + b"host"
            writer.close()

    visit(work, hosts=(*LOOPBACK, "play.example"))


def test_network_server_accepts_ip_addresses_and_its_own_name() -> None:
    settings = Settings(secret=SECRET, hosts=(*LOOPBACK, *own_names("0.0.0.0")), allow_ip_hosts=True)
    name = own_names("0.0.0.0")[1]
    for address in ("192.168.1.7:8000", "[fe80::1]:8000", "127.0.0.1", f"{name.upper()}:80", f"{name}.local"):
        assert is_own_host(settings, address), address
    for address in ("evil.example", "192.168.1.7.nip.io:8000", "", "1.2.3", "[fe80::1"):
        assert not is_own_host(settings, address), address
    assert own_names("127.0.0.1") == ()


def test_chunked_body_over_the_limit_is_refused() -> None:
    async def pieces(size: int) -> AsyncIterator[bytes]:
        yield b'{"name": "'
        for _ in range(size // 30_000):
            yield b"x" * 30_000
        yield b'"}'

    async def work(site: Site) -> None:
        async with site.guest() as one:
            for method, path in (("PUT", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/join/x")):
                try:
                    answer = await one.http.request(method, path, content=pieces(2 * MAX_BODY_BYTES))
                except (httpx.WriteError, httpx.ReadError):
                    continue
                assert (answer.status_code, answer.json()["code"]) == (413, "too-long"), path
            answer = await one.http.put("/api/me", content=pieces(60_000))
            assert answer.status_code == 200 and len(answer.json()["name"]) == 24

    visit(work)


def test_person_over_the_socket_limit_is_closed_with_4429() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as two, AsyncExitStack() as stack:
            opened = await one.open(ME, OPEN)
            await two.ask("POST", f"/api{opened['invitations'][1]}", {})
            table = opened["table"]
            places = [await stack.enter_async_context(one.at(table)) for _ in range(3)]
            for place in places:
                await place.first()
            async with one.at(table) as more:
                assert await close_of(more) == (4429, "too-many-sockets")
            async with two.at(table) as other:
                await other.first()
            await places[0].socket.close()
            while site.context.counts["sockets_closed"] < 2:
                await asyncio.sleep(0.01)
            async with one.at(table) as again:
                await again.first()
                async with one.at("x" * 16) as nowhere:
                    assert (await close_of(nowhere))[0] == 4429
        async with site.guest() as one:
            for _ in range(5):  # connections refused for another reason do not count
                async with one.at("x" * 16) as nowhere:
                    assert await close_of(nowhere) == (4404, "no-table")

    visit(work, sockets=3)


async def close_of(place: Place) -> tuple[int, str]:
    """Return the code and reason with which the server closes the socket, ignoring its last messages."""
    try:
        while True:
            await place.receive()
    except websockets.ConnectionClosed as closed:
        return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (0, "")


def test_revoked_token_is_refused() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as program:
            table = (await one.open(ME, here("B")))["table"]
            token = (await one.ask("POST", "/api/me/token"))["token"]
            assert (await one.ask("POST", "/api/me/token"))["token"] == token
            program.http.headers["Authorization"] = f"Bearer {token}"
            assert (await program.ask("GET", "/api/me"))["id"] == one.id
            # the device would outlive the token
            assert await program.trouble("POST", "/api/me/devices") == (403, "bad-token")
            async with bearer(site, table, token) as socket, one.at(table) as mine:
                await socket.first()
                await mine.first()
                assert (await socket.play())["is"] == "done"
                assert (await one.http.delete("/api/me/token")).status_code == 204
                with suppress(websockets.ConnectionClosed):  # the socket may be closed already
                    await socket.send("play", seat=1, seen=1, action=socket.scene["offers"][0]["action"])
                assert await close_of(socket) == (4401, "bad-token")
                assert (await mine.say("undo", seat=0, seen=1))["is"] == "done"
                assert mine.scene["number"] == 2
            assert await program.trouble("GET", "/api/me") == (401, "bad-token")
            async with bearer(site, table, token) as socket:
                assert await close_of(socket) == (4401, "bad-token")
            new = (await one.ask("POST", "/api/me/token"))["token"]
            assert new != token
            program.http.headers["Authorization"] = f"Bearer {new}"
            assert (await program.ask("GET", "/api/me"))["id"] == one.id

    visit(work)


def test_token_revoked_on_another_server_closes_its_socket() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one:
            table = (await one.open(ME, here("B")))["table"]
            async with (bearer(site, table, (await one.ask("POST", "/api/me/token"))["token"]) as socket,
                        one.at(table) as mine):
                await socket.first()
                await mine.first()
                await site.context.receive_notice(Notice("another", "-", "token", people=(one.id,)))
                assert await close_of(socket) == (4401, "bad-token")
                assert (await mine.play())["is"] == "done"

    visit(work)


def test_token_and_cookie_are_not_interchangeable() -> None:
    async def work(site: Site) -> None:
        people = site.context.people
        async with site.guest() as one:
            token = (await one.ask("POST", "/api/me/token"))["token"]
            cookie = one.cookie().partition("=")[2]
            assert people.signed_person(cookie, "") == one.id == people.signed_person("", f"Bearer {token}")
            assert people.signed_person(token, "") is None and people.signed_person("", f"Bearer {cookie}") is None
            for wrong in (token[:-1] + ("0" if token[-1] != "0" else "1"), "", ".", f"{one.id}.x"):
                assert people.signed_person(wrong, "") is None and await people.identify("", f"Bearer {wrong}") is None
            bare = people.sign("token", one.id)  # a token from before tokens could be revoked
            assert await people.identify("", f"Bearer {bare}") is None

    visit(work)


class bearer:
    def __init__(self, site: Site, table: str, token: str) -> None:
        self.connecting = websockets.connect(f"{site.base.replace('http', 'ws')}/ws/{table}",
                                             additional_headers={"Authorization": f"Bearer {token}"})

    async def __aenter__(self) -> Place:
        return Place(await self.connecting.__aenter__())

    async def __aexit__(self, *args: object) -> None:
        await self.connecting.__aexit__(None, None, None)


@pytest.mark.parametrize("public", [False, True])
def test_concurrent_new_tables_respect_the_limit(public: bool) -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as two:
            body = {"game": {"game": "wyx", "players": 2}, "seats": [ME, OPEN], "public": public}
            answers = await asyncio.gather(*(guest.http.post("/api/tables", json=body)
                                             for _ in range(12) for guest in (one, two)))
            assert sorted(answer.status_code for answer in answers) == [201] * 8 + [429] * 16
            assert {answer.json()["code"] for answer in answers if answer.status_code == 429} == {
                "too-many-waiting" if public else "too-many-tables"}
            assert not site.context.lobby.openings.locks

    visit(work, **{"waiting" if public else "tables": 4})


def test_imported_table_is_marked_for_all_players() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as two, site.guest() as three:
            plain = await one.open(ME, bot("random"))
            async with one.at(plain["table"]) as a:
                assert (await a.first())["imported"] is False
                await a.play_out()
            text = (await one.http.get(f"/api/tables/{plain['table']}/journal")).text
            begun = "\n".join(text.split("\n")[:5]) + "\n"
            opened = await one.open(ME, OPEN, journal=begun)
            await two.ask("POST", f"/api{opened['invitations'][1]}", {})
            async with (one.at(opened["table"]) as a, two.at(opened["table"]) as b,
                        three.at(opened["table"], opened["watch"][-24:]) as c):
                assert [(await place.first())["imported"] for place in (a, b, c)] == [True] * 3
            assert [card["imported"] for card in await two.ask("GET", "/api/me/tables")] == [True]
            again = await one.ask("POST", f"/api/tables/{plain['table']}/rematch")
            assert (await one.ask("GET", f"/api/tables/{again['table']}"))["imported"] is False
            site.context.tables.live.clear()
            assert (await two.ask("GET", f"/api/tables/{opened['table']}"))["imported"] is True

    visit(work)
