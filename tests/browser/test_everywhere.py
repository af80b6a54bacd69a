"""The whole house from a folder of files on any host: once it has come, no network and no server is needed."""
from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import quote

import pytest
from playwright.async_api import Browser, Request, expect

from formicarium.core import journal
from formicarium.core.dice import Seeded
from formicarium.core.game import Game
from formicarium.core.match import Match
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.games.fourmidable.game import Fourmidable

from .site import GAPS, ME, OFFERED, Person, bot, here

pytestmark = [pytest.mark.engine_free, pytest.mark.long]
SHORT = {"cigale": {"edition": "quick"}, "micropolis": {}}  # from their first move to their last
LONG: dict[str, Game] = {game.id: game for game in (FiliFourmis(edition="small"), Fourmidable())}  # their last moves
LEFT = 8  # moves
DENIED = '{ open() { throw new DOMException("denied", "SecurityError"); } }'
# the worker of the house, which the tests talk to as the page does, under numbers of their own
WORKER = """(() => {
  const Plain = Worker;
  window.Worker = class extends Plain {
    constructor(...how) {
      super(...how);
      window.house = this;
    }
  };
})()"""
SEAM = """() => {
  let number = 1e6;
  const hears = new Map();
  house.addEventListener("message", ({ data }) => hears.get(data.call ?? data.line)?.(data));
  window.call = (method, path, body = null) =>
    new Promise((resolve, reject) => {
      const call = ++number;
      hears.set(call, ({ status, body }) => (status < 400 ? resolve(JSON.parse(body)) : reject(new Error(body))));
      house.postMessage({ call, method, path, body: body ? JSON.stringify(body) : "" });
    });
  // any legal move, until the game is over or so many were made
  window.play = (table, most) =>
    new Promise((resolve, reject) => {
      const line = ++number;
      let scene = null, asked = 0, after = 0;
      const step = () => {
        if (!scene || scene.number < after) return;
        if (scene.ended || asked >= most) {
          house.postMessage({ line, close: true });
          hears.delete(line);
          resolve(scene.ended);
        } else if (scene.waiting.includes(scene.seat) && scene.offers.length) {
          const { action } = scene.offers[Math.floor(Math.random() * scene.offers.length)];
          after = Infinity;
          const said = { do: "play", id: ++asked, seat: scene.seat, seen: scene.number, action };
          house.postMessage({ line, say: JSON.stringify(said) });
        }
      };
      hears.set(line, ({ what, text }) => {
        if (what === "closed") return reject(new Error(text));
        if (what !== "said") return;
        const told = JSON.parse(text);
        if (told.is === "scene") scene = told;
        if (told.is === "done") after = told.number;
        if (told.is === "refused") after = 0; // somebody else was quicker: the next scene tells
        step();
      });
      house.postMessage({ line, open: `/ws/${table}` });
    });
}"""


@cache
def nearly_over(game: Game) -> str:
    """A game of random moves, all but the last of them."""
    match, dice = Match.begin(game, Seeded(1)), Seeded(2)
    while waiting := match.waiting():
        options = match.options(waiting[0])
        match = match.play(waiting[0], options[dice.below(len(options))], dice)
    return "\n".join(journal.write(match, ("", "")).splitlines()[:-LEFT]) + "\n"


def wanted(game: str, *seats: dict[str, str], begun: bool = False) -> dict[str, Any]:
    """A new table of two."""
    named = {"game": game, "players": 2, **({"edition": LONG[game].edition} if game in LONG else SHORT[game])}
    return {"game": named, "seats": list(seats), **({"journal": nearly_over(LONG[game])} if begun else {})}


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def hosting(folder: Path) -> Iterator[tuple[str, ThreadingHTTPServer]]:
    """Any host of files, with the folder somewhere on it."""
    root = folder.parents[1]
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root)))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/{quote(folder.relative_to(root).as_posix())}/", server
    finally:
        close(server)


def close(server: ThreadingHTTPServer) -> None:
    server.shutdown()
    server.server_close()


async def newcomer(browser: Browser, base: str, asked: list[str]) -> Person:
    context = await browser.new_context(viewport={"width": 1440, "height": 900}, locale="fr-FR",
                                        reduced_motion="reduce")
    for script in (GAPS, OFFERED, WORKER):
        await context.add_init_script(script)

    def note(request: Request) -> None:
        asked.append(request.url)

    context.on("request", note)
    one = Person(await context.new_page(), base)
    await one.prefer(confirming=False)
    return one


async def started(one: Person) -> None:
    """Python has come."""
    await expect(one.page.locator(".strip")).to_have_count(0)
    await one.page.evaluate(SEAM)


async def opened(one: Person, table: dict[str, Any]) -> str:
    made = await one.page.evaluate("table => call('POST', '/api/tables', table)", table)
    return str(made["table"])


async def go(one: Person, path: str) -> None:
    """To another page of the house, without loading it anew."""
    await one.page.evaluate("""path => {
        history.pushState(null, "", `?${path}`);
        dispatchEvent(new PopStateEvent("popstate"));
    }""", path)


async def test_games_lessons_and_replays_without_network_or_server(browser: Browser, exported: Path) -> None:
    asked: list[str] = []
    with hosting(exported) as (base, server):
        iris = await newcomer(browser, base, asked)
        page = iris.page
        await page.goto(base)
        await expect(page.get_by_role("link", name="Jouer à Wyx")).to_be_visible()
        await expect(page.get_by_text("Prêt à jouer hors ligne")).to_be_visible()
        close(server)
        await page.context.set_offline(True)
        await page.reload()
        await expect(page.locator(".meta").first).to_contain_text("2 à 4")  # before Python has come
        await started(iris)
        assert not await iris.barriers("everywhere-shelf")

        # a table as anybody opens it, and a move by hand; a reload in the middle loses nothing
        await page.get_by_role("link", name="Jouer à Wyx").click()
        await page.get_by_label("Place 2", exact=True).select_option("bot:level1")
        await page.get_by_role("button", name="Ouvrir la table").click()
        assert await iris.my_turn()
        await iris.act()
        await expect(page.locator(".log li")).not_to_have_count(0)
        await page.reload()
        await started(iris)
        await expect(page.locator(".log li")).not_to_have_count(0)
        assert await iris.my_turn()
        wyx = page.url.rpartition("/")[2]

        # to the end of games of all five, side by side, while the page shows one of them
        tables = [await opened(iris, wanted(game, ME, bot("level1"), begun=game in LONG)) for game in (*SHORT, *LONG)]
        over = await page.evaluate("tables => Promise.all(tables.map((table) => play(table, 1e4)))", [wyx, *tables])
        assert [rule[:3] for rule in over] == ["WYX", "CIG", "MIC", "FIL", "FOU"]
        await expect(iris.end).to_be_visible()
        assert not await iris.barriers("everywhere-end")

        # replays, the last ones on a phone
        for number, table in enumerate(tables):
            if number == 2:
                await page.set_viewport_size({"width": 390, "height": 844})
            await go(iris, f"/replay/{table}")
            await expect(page.locator(".replaying")).to_be_visible()
        assert not await iris.barriers("everywhere-replay-390")
        await go(iris, "/play")
        await expect(page.get_by_role("heading", name="Jouer avec d’autres")).to_be_visible()
        assert not await iris.barriers("everywhere-apart-390")

        # around one screen the curtain hides what is secret
        await go(iris, f"/table/{await opened(iris, wanted('cigale', ME, here('Octave')))}")
        await expect(page.locator(".curtain")).to_be_visible()

        # a game in a link: opened, spoilt, cut
        two = await opened(iris, wanted("fili_fourmis", ME, here("Octave")))
        await page.evaluate("table => play(table, 3)", two)
        await go(iris, f"/table/{two}")
        await page.get_by_role("button", name="Menu").first.click()
        await page.get_by_role("button", name="Copier la partie en un lien").click()
        link = await page.get_by_label("Le lien qui contient la partie").input_value()
        id_, _, data = link.partition("#")[2].partition(".")
        assert link.startswith(f"{base}?/pass#") and len(id_) == 8
        await go(iris, f"/pass#{id_}.{data[:-9]}")
        await expect(page.get_by_role("heading", name="Ce lien est abîmé")).to_be_visible()
        await go(iris, f"/pass#{id_}.{data}")
        await page.get_by_role("button", name="Ouvrir la partie").click()
        await expect(page).to_have_url(f"{base}?/table/{two}")  # it is here already
        await go(iris, f"/pass#Other123.{data}")
        await page.get_by_role("button", name="Ouvrir la partie").click()
        await expect(iris.board.first).to_be_visible()
        await expect(page).not_to_have_url(f"{base}?/table/{two}")

        # a second window: one at a time has the games
        other = await page.context.new_page()
        await other.goto(base)
        await other.get_by_role("button", name="Jouer dans celle-ci").click()
        await expect(other.locator(".strip")).to_have_count(0)
        await expect(page.get_by_role("button", name="Jouer dans celle-ci")).to_be_visible()

        assert [url for url in asked if not url.startswith((base, "data:", "blob:"))] == []
        assert iris.faults == []
        await page.context.close()


async def test_a_browser_that_keeps_nothing_is_told_so(browser: Browser, exported: Path, tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    shutil.copytree(exported, folder)
    [rows] = folder.glob("here/*/rows.js")
    text = rows.read_text()
    assert text.count("globalThis.indexedDB") == 1
    rows.write_text(text.replace("globalThis.indexedDB", DENIED))
    with hosting(folder) as (base, _):
        iris = await newcomer(browser, base, [])
        page = iris.page
        await page.goto(base)
        await expect(page.get_by_role("alert")).to_contain_text("Ce navigateur ne garde rien pour cette page")
        assert not await iris.barriers("everywhere-unkept")
        await page.get_by_role("link", name="Jouer à Wyx").click()
        await page.get_by_role("button", name="Ouvrir la table").click()
        await expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("n’a pas pu garder cela")
        assert iris.faults == []
        await page.context.close()
