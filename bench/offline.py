"""Start time of an exported folder in Chromium, and answer times of its bots.

    python bench/offline.py FOLDER [--profiles 3] [--moves 6] [--games wyx,micropolis] [--levels level3,level5]

Every profile is new on disk and visited four times, each time by a restarted browser: the first visit, and later ones.
`http.server` on this machine serves the folder. Then one game of each kind against each level: number, median and
maximum of the seconds from the person's move to their next turn, which may contain several decisions of the bot, and of
each decision. The machine's load and the CPU seconds are printed with each result: wall times only mean something on an
idle machine.
"""
from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.async_api import BrowserContext, Page, Playwright, async_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT)]
import chromium  # noqa: E402

from tests.support.browser_site import Person  # noqa: E402
from tests.support.offline_folder import SEAM, WORKER  # noqa: E402
from tests.support.processes import times  # noqa: E402
from tests.support.site import ME, bot  # noqa: E402

MODES = {"wyx": {}, "fili_fourmis": {}, "cigale": {}, "micropolis": {}, "fourmidable": {"mode": "apprentice"}}
OPEN = "table => call('POST', '/api/tables', table)"
AT_ONCE = "if (location.protocol === 'http:') localStorage['formicarium.confirming'] = 'false'"
WAIT = 300_000  # ms
TIMED = """([table, most]) => new Promise((resolve, reject) => {
  const line = 5e6 + Math.floor(Math.random() * 1e6);
  let scene = null, asked = 0, after = 0, at = 0, waited = false, last = 0;
  const times = [], answers = [];
  house.addEventListener("message", ({ data }) => {
    if (data.line !== line) return;
    if (data.what === "closed") return reject(new Error(data.text));
    if (data.what !== "said") return;
    const news = JSON.parse(data.text);
    if (news.is === "done") after = news.number;
    if (news.is === "refused") after = 0;
    if (news.is === "scene") {
      const now = performance.now();
      if (scene && news.number > scene.number && !scene.waiting.includes(scene.seat)) answers.push((now - last) / 1000);
      if (news.number !== scene?.number) last = now;
      scene = news;
    }
    if (!scene || scene.number < after) return;
    const mine = scene.waiting.includes(scene.seat) && scene.offers.length > 0;
    if (!mine && !scene.ended) waited = true;
    else if (at && waited) times.push((performance.now() - at) / 1000);
    if (scene.ended || times.length >= most) {
      house.postMessage({ line, close: true });
      return resolve([times, answers]);
    }
    if (!mine) return;
    const { action } = scene.offers[Math.floor(Math.random() * scene.offers.length)];
    after = Infinity;
    waited = false;
    at = performance.now();
    const said = { do: "play", id: ++asked, seat: scene.seat, seen: scene.number, action };
    house.postMessage({ line, say: JSON.stringify(said) });
  });
  house.postMessage({ line, open: `/ws/${table}` });
})"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


def tell(what: str, **found: Any) -> None:
    print(json.dumps({"what": what, **found, "load": round(os.getloadavg()[0], 1)}), flush=True)


def middle_and_worst(times: list[float]) -> tuple[int, float, float]:
    times = sorted(times)
    return len(times), round(times[len(times) // 2], 2), round(times[-1], 2)


def seconds_of_work() -> float:
    """Return the CPU seconds of the browser and its processes."""
    return sum(times().values())


async def visit(playwright: Playwright, profile: str, address: str) -> tuple[BrowserContext, Page, Callable[[], Any]]:
    context = await playwright.chromium.launch_persistent_context(
        profile, executable_path=chromium.ready(), args=list(chromium.FLAGS), reduced_motion="reduce",
        locale="fr-FR")
    await context.add_init_script(WORKER)
    await context.add_init_script(AT_ONCE)
    page = context.pages[0]
    page.set_default_timeout(WAIT)
    began, spent = time.monotonic(), seconds_of_work()
    await page.goto(address, wait_until="commit")
    return context, page, lambda: (round(time.monotonic() - began, 2), round(seconds_of_work() - spent, 2))


async def visits(playwright: Playwright, base: str) -> None:
    with tempfile.TemporaryDirectory() as profile:
        context, page, spent = await visit(playwright, profile, base)
        await page.get_by_role("link", name="Jouer à Wyx").wait_for()
        screen = spent()
        await page.wait_for_function("() => window.houseIs === 'ready'", polling=20)
        ready = spent()
        await page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
        tell("first visit", screen=screen, ready=ready, kept=spent())
        await page.evaluate(SEAM)
        table = {"game": {"game": "wyx", "players": 2}, "seats": [ME, bot("level3")]}
        made = await page.evaluate(OPEN, table)
        await context.close()
        for number in (2, 3, 4):
            at = "" if number < 4 else f"?/table/{made['table']}"
            context, page, spent = await visit(playwright, profile, base + at)
            if number < 4:
                await page.get_by_role("link", name="Jouer à Wyx").wait_for()
                screen = spent()
                await page.wait_for_function("() => window.houseIs === 'ready'", polling=20)
                tell("later visit", screen=screen, ready=spent())
            else:
                before = await page.locator(".log li").count()
                await Person(page, base).act()
                await page.locator(".log li").nth(before).wait_for()
                tell("at a table", moved=spent())
            await context.close()


async def answers(playwright: Playwright, base: str, games: list[str], levels: list[str], moves: int) -> None:
    with tempfile.TemporaryDirectory() as profile:
        context, page, _ = await visit(playwright, profile, base)
        await page.wait_for_function("() => window.houseIs === 'ready'")
        await page.evaluate(SEAM)
        await asyncio.sleep(3)  # for the bot's worker to start
        for game in games:
            for level in levels:
                table = {"game": {"game": game, "players": 2, **MODES[game]},
                         "seats": [ME, bot(level)]}
                made = await page.evaluate(OPEN, table)
                before = seconds_of_work()
                turns, answers = await page.evaluate(TIMED, [made["table"], moves])
                tell(f"{game} {level}", turns=middle_and_worst(turns), answers=middle_and_worst(answers),
                     cpu=round((seconds_of_work() - before) / len(turns), 2))
        await context.close()


async def measure(chosen: argparse.Namespace) -> None:
    serve = partial(Quiet, directory=str(chosen.folder))
    server = ThreadingHTTPServer(("127.0.0.1", 0), serve)
    Thread(target=server.serve_forever, daemon=True).start()
    base = f"http://127.0.0.1:{server.server_port}/"
    async with async_playwright() as playwright:
        for _ in range(chosen.profiles):
            await visits(playwright, base)
        await answers(playwright, base, chosen.games.split(","), chosen.levels.split(","), chosen.moves)
    server.shutdown()


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    reader.add_argument("folder", type=Path)
    reader.add_argument("--profiles", type=int, default=3)
    reader.add_argument("--moves", type=int, default=6)
    reader.add_argument("--games", default=",".join(MODES))
    reader.add_argument("--levels", default="level3,level5")
    asyncio.run(measure(reader.parse_args()))
