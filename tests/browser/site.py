"""The real server in a process of its own, and people who come to it with a browser."""
from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import msgspec
from playwright.async_api import Browser, Locator, Page, expect

from formicarium.core import journal
from formicarium.core.dice import Seeded
from formicarium.core.match import Match
from formicarium.games.wyx.game import Wyx

ROOT = Path(__file__).resolve().parents[2]
SHOTS = ROOT / "screenshots"
ME, OPEN = {"type": "me"}, {"type": "open"}
WAIT = 15_000  # ms


def bot(name: str) -> dict[str, str]:
    return {"type": "bot", "bot": name}


def here(name: str) -> dict[str, str]:
    return {"type": "here", "name": name}


class Site:
    """A server that can be killed and started again, on the same port with the same database."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "formicarium", "serve", "--no-browser", "--port", str(self.port), "--database",
                   str(self.folder / "site.db"), "--secret", "for tests only, for tests only"]
        log = (self.folder / "site.log").open("ab")
        self.process = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log,
                                        env={**os.environ, "PYTHONPATH": str(ROOT / "src"),
                                             "FORMICARIUM_EDITIONS": str(ROOT / "tests" / "editions")})
        log.close()
        for _ in range(300):
            try:
                if httpx.get(f"{self.base}/healthz", timeout=2).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            assert self.process.poll() is None, (self.folder / "site.log").read_text()
            time.sleep(0.1)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL if sys.platform != "win32" else signal.SIGTERM)
        self.process.wait(10)

    def stop(self) -> None:
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(10)


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
    """A whole game, as the lines of its journal."""
    match, dice = Match.begin(Wyx(players=players), Seeded(seed)), Seeded(seed + 1)
    while waiting := match.waiting():
        options = match.options(waiting[0])
        match = match.play(waiting[0], options[dice.below(len(options))], dice)
    return tuple(journal.write(match, ("",) * players).splitlines())


class Person:
    """Somebody with a browser of their own. Whatever the page complains about fails the test."""

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
        """From the page, so with its cookie."""
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

    async def prefer(self, **choices: Any) -> None:
        """What the settings would keep."""
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
        """Once it is, or the game is over."""
        await self.page.locator(".prompt.me, .end").first.wait_for(timeout=WAIT)
        return await self.end.count() == 0

    async def act(self) -> None:
        """The first thing that can be done; with one press where nothing is to be confirmed."""
        for what in (".prompt .go", ".slot.lit", ".cell.lit"):
            found = self.page.locator(what)
            if await found.count():
                await found.first.click()
                return
        raise AssertionError("nothing to do")

    async def move(self) -> None:
        """One whole move, where nothing is to be confirmed: until the log tells it."""
        before = await self.lines()
        await self.act()
        await self.page.wait_for_function("before => document.querySelectorAll('.log li').length > before", arg=before)

    async def lines(self) -> int:
        return await self.page.locator(".log li").count()

    async def cells(self) -> list[str]:
        """The board in words."""
        found: list[str] = await self.board.get_by_role("gridcell").evaluate_all(
            "cells => cells.map((cell) => cell.getAttribute('aria-label'))")
        return found

    async def shot(self, name: str) -> None:
        SHOTS.mkdir(exist_ok=True)
        await self.page.screenshot(path=SHOTS / f"{name}.png")


async def person(browser: Browser, base: str, *, width: int = 1440, height: int = 900, language: str = "fr-FR",
                 dark: bool = False, still: bool = True, touch: bool = False) -> Person:
    context = await browser.new_context(viewport={"width": width, "height": height}, locale=language, has_touch=touch,
                                        color_scheme="dark" if dark else "light",
                                        reduced_motion="reduce" if still else "no-preference", service_workers="block")
    await context.route("**/favicon.ico", lambda route: route.fulfill(status=204))  # asked for beside /healthz
    return Person(await context.new_page(), base)
