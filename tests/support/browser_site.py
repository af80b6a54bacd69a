"""A real server in a process of its own, and people with browsers; the browser tests use it."""
from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.async_api import Browser, Locator, Page, WebSocket, expect

from formicarium.core import journal
from formicarium.core.dice import Seeded
from formicarium.core.match import Match
from formicarium.games import SHELF
from formicarium.games.wyx.game import Wyx

from .site import Guest

ROOT = Path(__file__).resolve().parents[2]
SHOTS = ROOT / "screenshots"
# `play.py test` takes no pictures: they take longer than the page
PICTURES = os.environ.get("FORMICARIUM_PICTURES") != "no"
SERVE = """
from functools import partial
from formicarium.cli.main import main
from formicarium.server import settings
# bots and the coach hurry; all come from one address; now and then a program plays, faster than hands
settings.Settings = partial(settings.Settings, pause=0.05, guests=1e6, playouts=400, burst=10_000)
raise SystemExit(main())
"""
ME, OPEN = {"type": "me"}, {"type": "open"}
Wanted = Callable[[dict[str, Any]], bool]
# By day a long game is played by hand where it begins and where it ends, at night from end to end.
parts = pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.night)], ids=["ends", "whole"])
WAIT = 150_000  # ms: enough for a busy machine; a test of speed must use its own limit
PATIENCE = WAIT / 1000
expect.set_options(timeout=WAIT)  # Playwright's own is 5 s
AXE = """() => axe.run({resultTypes: ['violations']}).then(({violations}) => violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id} ${target} ${failureSummary.slice(0, 300)}`)))"""
SMALL = """(what) => [...document.querySelectorAll(what)]
    .filter((one) => one.checkVisibility()).map((one) => [one.getBoundingClientRect(), one])
    .filter(([box]) => box.width < 43.5 || box.height < 43.5)
    .map(([box, one]) => `${box.width} × ${box.height} ${one.outerHTML.slice(0, 90)}`)"""

# Every text shown or read aloud is complete: no fact without a value, no message that is only its id.
GAPS = r"""(() => {
  const ids = "refusal|trouble|bot|coach|review|wyx|cigale|fili_fourmis|fourmidable|micropolis";
  const gap = new RegExp(String.raw`undefined|\bNaN\b|\[object |\{\s*\$|\b(${ids})-[a-z]`);
  const look = (text) => gap.test(text ?? "") && console.error(`a gap: ${text.slice(0, 300)}`);
  const spoken = ["aria-label", "title", "placeholder"];
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes) {
      if (type === "attributes") look(target.getAttribute(attributeName));
      if (type === "characterData") look(target.data);
      for (const node of addedNodes) {
        look(node.textContent);
        for (const one of [node, ...(node.querySelectorAll?.("[aria-label], [title], [placeholder]") ?? [])])
          for (const name of spoken) look(one.getAttribute?.(name));
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: spoken });
})()"""

OFFERED = f"""if (location.protocol === 'http:')
  localStorage['formicarium.lesson-offered'] ??= '{msgspec.json.encode(list(SHELF)).decode()}'"""


def bot(name: str) -> dict[str, str]:
    return {"type": "bot", "bot": name}


def here(name: str) -> dict[str, str]:
    return {"type": "here", "name": name}


class Site:
    """A server that can be killed and started again, on the same port with the same database."""

    def __init__(self, folder: Path, *words: str) -> None:
        """Start the server; `words`: further words of its command line."""
        self.folder, self.words = folder, words
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-c", SERVE, "serve", "--no-browser", "--port", str(self.port), "--database",
                   str(self.folder / "site.db"), "--secret", "for tests only, for tests only", *self.words]
        log = (self.folder / "site.log").open("ab")
        self.process = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log,
                                        env={**os.environ, "PYTHONPATH": str(ROOT / "src"),
                                             "FORMICARIUM_EDITIONS": str(ROOT / "tests" / "editions")})
        log.close()
        until = time.monotonic() + 2 * PATIENCE
        while time.monotonic() < until:
            try:
                if httpx.get(f"{self.base}/healthz", timeout=PATIENCE, verify=False).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            assert self.process.poll() is None, (self.folder / "site.log").read_text()
            time.sleep(0.1)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL if sys.platform != "win32" else signal.SIGTERM)
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(PATIENCE)


@contextmanager
def running(folder: Path) -> Iterator[Site]:
    site = Site(folder)
    try:
        site.start()
        yield site
    finally:
        site.stop()


@cache
def game_of(seed: int, players: int = 2) -> tuple[str, ...]:
    match, dice = Match.begin(Wyx(players=players), Seeded(seed)), Seeded(seed + 1)
    while waiting := match.waiting():
        options = match.legal_actions(waiting[0])
        match = match.play(waiting[0], options[dice.below(len(options))], dice)
    return tuple(journal.write(match, ("",) * players).splitlines())


class Person:
    """A person with a browser of their own; an error in the page's console fails the test."""

    def __init__(self, page: Page, base: str) -> None:
        self.page = page
        self.base = base
        self.faults: list[str] = []
        page.set_default_timeout(WAIT)
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on("console", lambda line: self.faults.append(line.text) if line.type == "error" else None)

    async def goto(self, path: str) -> None:
        await self.page.goto(self.base + path)

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        if not self.page.url.startswith(self.base):
            await self.goto("/healthz")
        answer = await self.page.evaluate(
            """async ([method, path, body]) => {
                 const headers = {"Content-Type": "application/json"};
                 const response = await fetch(path, {method, ...(body && {headers, body: JSON.stringify(body)})});
                 return [response.status, await response.text()];
               }""", [method, path, body])
        assert answer[0] < 400, answer
        return msgspec.json.decode(answer[1])

    async def open(self, *seats: Any, name: str = "Iris", **more: Any) -> Any:
        await self.call("PUT", "/api/me", {"name": name})
        game = {"game": "wyx", "players": len(seats), **more.pop("game", {})}
        return await self.call("POST", "/api/tables", {"game": game, "seats": list(seats), **more})

    async def sit(self, table: str, query: str = "") -> None:
        await self.goto(f"/table/{table}{query}")
        await expect(self.board).to_be_visible(timeout=WAIT)

    async def joined(self, table: Any, *names: str) -> None:
        for name, invitation in zip(names, filter(None, table["invitations"]), strict=False):
            async with httpx.AsyncClient(base_url=self.base, timeout=PATIENCE, headers={"Origin": self.base},
                                         verify=False) as other:
                answer = await other.post(f"/api{invitation}", json={"name": name})
                assert answer.status_code < 400, answer.text

    async def prefer(self, **choices: Any) -> None:
        """Set values that the settings would store."""
        for name, value in choices.items():
            text = msgspec.json.encode(msgspec.json.encode(value).decode()).decode()
            await self.page.add_init_script(
                f"if (location.protocol === 'http:') localStorage['formicarium.{name}'] ??= {text}")

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("grid")

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt")

    @property
    def end(self) -> Locator:
        return self.page.locator(".end")

    async def my_turn(self) -> bool:
        await self.page.locator(".prompt.me, .end").first.wait_for(timeout=WAIT)
        return await self.end.count() == 0

    async def act(self) -> None:
        things = (".prompt .go", ".slot.lit", ".cell.lit")
        await self.page.locator(", ".join(things)).first.wait_for()
        for what in things:
            found = self.page.locator(what)
            if await found.count():
                await found.first.click()
                return
        raise AssertionError("nothing to do")

    async def move(self) -> None:
        before = await self.lines()
        await self.act()
        await self.page.wait_for_function("before => document.querySelectorAll('.log li').length > before", arg=before)

    async def lines(self) -> int:
        return await self.page.locator(".log li").count()

    async def cells(self) -> list[str]:
        found: list[str] = await self.board.get_by_role("gridcell").evaluate_all(
            "cells => cells.map((cell) => cell.getAttribute('aria-label'))")
        return found

    async def drawn(self) -> None:
        """Wait until all messages received and all presses are drawn."""
        await self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    async def slowed(self) -> None:
        """Slow animations down a hundred times, so that they are still running when the test looks."""
        hands = await self.page.context.new_cdp_session(self.page)
        await hands.send("Animation.enable")
        await hands.send("Animation.setPlaybackRate", {"playbackRate": 0.01})

    async def shot(self, name: str) -> None:
        await self.drawn()
        if PICTURES:
            SHOTS.mkdir(exist_ok=True)
            await self.page.screenshot(path=SHOTS / f"{name}.png")

    async def barriers(self, name: str) -> list[str]:
        """Return the accessibility violations that axe finds, with a picture."""
        await self.shot(name)
        if not await self.page.evaluate("'axe' in window"):
            await self.page.evaluate(AXE_SCRIPT)
        return [f"{name}: {one}" for one in await self.page.evaluate(AXE)]

    async def small(self, also: str = "") -> list[str]:
        found: list[str] = await self.page.evaluate(SMALL, f"button, a.btn, [role=gridcell]{also}")
        return found


async def person(browser: Browser, base: str, *, width: int = 1440, height: int = 900, language: str = "fr-FR",
                 dark: bool = False, still: bool = True, touch: bool = False, newcomer: bool = False) -> Person:
    """Open a person's page; `newcomer`: the page has not offered a lesson yet."""
    context = await browser.new_context(viewport={"width": width, "height": height}, locale=language, has_touch=touch,
                                        color_scheme="dark" if dark else "light",
                                        reduced_motion="reduce" if still else "no-preference", service_workers="block")
    await context.add_init_script(GAPS)
    if not newcomer:
        await context.add_init_script(OFFERED)
    return Person(await context.new_page(), base)


class Seated:
    """A person at a table, with the newest scene that the page received."""

    def __init__(self, person: Person) -> None:
        self.person, self.page, self.scene = person, person.page, dict[str, Any]()
        self.asked = set[int]()  # questions of the page without an answer: until then it offers nothing
        person.page.on("websocket", self.listen)

    def listen(self, line: WebSocket) -> None:
        def hear(text: str | bytes) -> None:
            message = msgspec.json.decode(text)
            if message["is"] == "scene":
                self.scene = message
            self.asked.discard(message.get("id"))

        line.on("framereceived", hear)
        line.on("framesent", lambda text: self.asked.add(msgspec.json.decode(text)["id"]))

    @property
    def view(self) -> Any:
        return self.scene["view"]

    @property
    def seat(self) -> int:
        return int(self.scene["seat"])

    def due(self) -> bool:
        return bool(self.scene) and not self.scene["ended"] and self.seat in self.scene["waiting"]

    async def come(self, table: Any) -> None:
        await self.page.goto("about:blank")
        self.scene, self.asked = {}, set()
        await self.person.goto(f"/table/{table['table']}")
        await expect(self.person.prompt).to_have_class(re.compile("me"))

    async def until(self, wanted: Wanted) -> None:
        for _ in range(WAIT // 10):
            if self.scene and wanted(self.scene):
                return
            await asyncio.sleep(0.01)
        raise AssertionError(f"{await self.person.prompt.all_inner_texts()} {self.asked} {self.scene}")

    async def after(self, number: int) -> None:
        await self.until(lambda scene: bool(scene["number"] > number))

    async def turn(self) -> bool:
        await self.until(lambda scene: not self.asked and (self.due() or bool(scene["ended"])))
        await self.person.drawn()
        return not self.scene["ended"]

    async def act(self) -> None:
        before, until = self.scene["number"], time.monotonic() + PATIENCE
        while time.monotonic() < until:
            await self.person.drawn()
            await self.press()
            await self.person.drawn()  # so that the questions asked by that press are known
            await self.until(lambda scene: not self.asked or bool(scene["number"] > before))
            if self.scene["number"] > before:
                return
        raise AssertionError(f"nothing came of it: {await self.person.prompt.inner_text()}")

    async def press(self) -> None:
        """Make the next press of a move; do nothing if the page has not drawn it yet."""
        raise NotImplementedError

    async def hurry(self, until: Wanted, choose: Callable[[Any], Any] | None = None) -> None:
        """Make moves over a separate socket, as fast as the server accepts them.
        The page is elsewhere meanwhile, and returns to the table afterwards.
        """
        address, table = self.page.url, self.scene["table"]
        await self.page.goto("about:blank")
        guest = Guest(self.person.base)
        for cookie in await self.page.context.cookies(self.person.base):
            guest.http.cookies.set(cookie["name"], cookie["value"])
        async with guest.at(table) as place:
            self.scene = await place.first()
            while not until(self.scene) and not self.scene["ended"]:
                if self.due() and self.scene["offers"]:
                    await place.play(choose and choose(self))
                else:
                    await place.receive()
                self.scene = place.scene
        await guest.http.aclose()
        self.scene, self.asked = {}, set()
        await self.page.goto(address)
        await self.until(bool)


async def playing(*players: Seated, until: int = 10_000) -> None:
    """Play until the game is over for all players, or until this round."""
    def done(player: Seated) -> bool:
        return bool(player.scene) and (bool(player.scene["ended"]) or player.view["round"] >= until)

    while not all(map(done, players)):
        for player in players:
            if player.due() and not done(player):
                await player.act()
        await asyncio.sleep(0.02)
