"""The house as a folder of files on any host, and people who come to it with a browser."""
from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import quote

from playwright.async_api import Browser, Request, expect

from .site import GAPS, OFFERED, Person

# the worker of the house, which the tests talk to as the page does, under numbers of their own
WORKER = """(() => {
  const Plain = Worker;
  window.Worker = class extends Plain {
    constructor(...how) {
      super(...how);
      window.house = this;
      this.addEventListener("message", ({ data }) => "state" in data && (window.houseIs = data.state));
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
      hears.set(call, ({ status, type, body }) => {
        if (!(status < 400)) reject(new Error(body));
        else resolve(type.startsWith("application/json") ? JSON.parse(body) : body);
      });
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


async def newcomer(browser: Browser, base: str, asked: list[str] | None = None, *, width: int = 1440,
                   height: int = 900, language: str = "fr-FR", dark: bool = False,
                   confirming: bool = False) -> Person:
    """`asked`: where the addresses go that the browser asks for."""
    context = await browser.new_context(viewport={"width": width, "height": height}, locale=language,
                                        color_scheme="dark" if dark else "light", reduced_motion="reduce")
    for script in (GAPS, OFFERED, WORKER):
        await context.add_init_script(script)

    def note(request: Request) -> None:
        if asked is not None:
            asked.append(request.url)

    context.on("request", note)
    one = Person(await context.new_page(), base)
    await one.prefer(confirming=confirming)
    return one


async def started(one: Person) -> None:
    """Python has come."""
    await one.page.wait_for_function("() => window.houseIs === 'ready'")
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
