"""The exported offline folder on a static host, and people with browsers; the offline tests use it."""
from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import quote

from playwright.async_api import Browser, BrowserContext, Locator, Request, expect

from .browser_site import GAPS, OFFERED, Person
from .processes import Working

# A client of the offline worker; it sends messages as the page does, under numbers of its own.
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
        const message = JSON.parse(text);
        if (message.is === "scene") scene = message;
        if (message.is === "done") after = message.number;
        if (message.is === "refused") after = 0; // somebody else was quicker: the next scene tells
        step();
      });
      house.postMessage({ line, open: `/ws/${table}` });
    });
}"""


# A disk that is full for a while.
FILL = """async () => {
    const asked = indexedDB.open("others", 1);
    const others = await new Promise((done, fail) => {
        asked.onupgradeneeded = () => asked.result.createObjectStore("all", { autoIncrement: true });
        asked.onsuccess = () => done(asked.result);
        asked.onerror = () => fail(asked.error);
    });
    const put = (size) => new Promise((done, fail) => {
        const writing = others.transaction("all", "readwrite", { durability: "strict" });
        const noise = new Uint8Array(size);
        for (let at = 0; at < size; at += 65536) crypto.getRandomValues(noise.subarray(at, at + 65536));
        writing.objectStore("all").put(noise);
        writing.oncomplete = done;
        writing.onabort = () => fail(writing.error);
    });
    let why = null;
    for (let size = 262144; size > 512; size /= 2)
        while (await put(size).then(() => true, (fault) => ((why = fault), false)));
    others.close();
    return why.name;
}"""
EMPTY = """() => new Promise((done) => {
    const asked = indexedDB.deleteDatabase("others");
    asked.onsuccess = asked.onerror = () => done();
})"""

# a change in a copy of the folder: file, old text, new text
Change = tuple[str, str, str]
BEGINS = 'const { serve } = python.pyimport("formicarium.offline.worker");'
SHORTENED = "from formicarium.offline import server; server.HERE['pause'] = 0.02"
HASTE: Change = ("house.js", BEGINS, f'python.runPython("{SHORTENED}"); {BEGINS}')


def changed(exported: Path, folder: Path, *changes: Change) -> Path:
    shutil.copytree(exported, folder)
    for name, before, after in changes:
        [file] = folder.glob(f"here/*/{name}")
        text = file.read_text()
        assert text.count(before) == 1, (name, before)
        file.write_text(text.replace(before, after))
    return folder


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def hosting(folder: Path) -> Iterator[tuple[str, ThreadingHTTPServer]]:
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


async def newcomer(browser: Browser | BrowserContext, base: str, asked: list[str] | None = None, *, width: int = 1440,
                   height: int = 900, language: str = "fr-FR", dark: bool = False,
                   confirming: bool = False) -> Person:
    """Open a new person's page; `asked` collects the requested URLs. An existing context is used as it is."""
    context = browser if isinstance(browser, BrowserContext) else await browser.new_context(
        viewport={"width": width, "height": height}, locale=language, color_scheme="dark" if dark else "light",
        reduced_motion="reduce")
    for script in (GAPS, OFFERED, WORKER):
        await context.add_init_script(script)

    def note(request: Request) -> None:
        if asked is not None:
            asked.append(request.url)

    context.on("request", note)
    one = Person(await context.new_page(), base)
    await one.prefer(confirming=confirming)
    return one


async def patiently(shown: Locator) -> None:
    working = Working()
    while not await shown.first.is_visible():
        working.check(f"waited for {shown}")
        await asyncio.sleep(0.2)


async def started(one: Person) -> None:
    working = Working()
    while await one.page.evaluate("window.houseIs") != "ready":
        working.check("waited for the house")
        await asyncio.sleep(0.2)
    await expect(one.page.locator(".strip")).to_have_count(0)
    await one.page.evaluate(SEAM)


async def opened(one: Person, table: dict[str, Any]) -> str:
    made = await one.page.evaluate("table => call('POST', '/api/tables', table)", table)
    return str(made["table"])


async def go(one: Person, path: str) -> None:
    await one.page.evaluate("""path => {
        history.pushState(null, "", `?${path}`);
        dispatchEvent(new PopStateEvent("popstate"));
    }""", path)


async def has_room(one: Person, size: int) -> None:
    """Limit the browser's storage for this site to `size` bytes.
    To be called before it stores anything: the browser caches its estimate for a while.
    """
    hands = await one.page.context.new_cdp_session(one.page)
    origin = "/".join(one.base.split("/")[:3])
    await hands.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": size})
