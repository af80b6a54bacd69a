"""Speed of the client in a real Chromium on loopback: `python bench/site/client.py [--times 7] [--json]`.

It measures the script size of the first page (gzip -9 of every loaded file), the time from navigation to a usable page,
and on a table page from a click to the painted change. Every visit has an empty cache.

A click is measured twice. `click` is the browser's Event Timing: from the event to the presentation of the next frame,
in steps of 8 ms; below 16 it reports nothing, which counts as 16. `frame` ends when the page has finished its part of
that frame, before rasterization. `late` counts clicks whose change missed the very next frame, which only happens if
the page waits, for example for the server.
"""
from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import os
import sys
import tempfile
from statistics import median
from typing import Any

from playwright.async_api import Browser, BrowserContext, Response, async_playwright
from run import ROOT, ours

sys.path.insert(0, str(ROOT / "tools"))
BARS = {"script_kb": 60.0, "usable_ms": 1000.0, "click_ms": 50.0}
USABLE = '[data-game="wyx"] a'  # clickable, since the script that handles it has drawn it
WATCH = """
addEventListener("DOMContentLoaded", () => {
  const look = () => {
    const found = document.querySelector(USABLE);
    if (found && found.getClientRects().length) painted(() => { window.usable = performance.now(); });
    else requestAnimationFrame(look);
  };
  look();
});
const painted = (done) => requestAnimationFrame(() => {
  const channel = new MessageChannel();
  channel.port1.onmessage = done;
  channel.port2.postMessage(0);
});
window.clicks = [];
addEventListener("click", (click) => {
  const observer = new MutationObserver(() => { changed = true; });
  let changed = false, frames = 0;
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const frame = () => {
    frames += 1;
    if (!changed && !observer.takeRecords().length && frames < 100) return requestAnimationFrame(frame);
    observer.disconnect();
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      window.clicks.push({ at: click.timeStamp, frames, frame: performance.now() - click.timeStamp });
    };
    channel.port2.postMessage(0);
  };
  requestAnimationFrame(frame);
}, true);
window.presented = new Map();
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (one.name === "click") window.presented.set(one.startTime, one.duration);
}).observe({ type: "event", durationThreshold: 16, buffered: true });
""".replace("USABLE", json.dumps(USABLE))


async def newcomer(browser: Browser) -> BrowserContext:
    context = await browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB",
                                        service_workers="block")
    await context.add_init_script(WATCH)
    return context


async def first_page(browser: Browser, base: str) -> dict[str, Any]:
    context = await newcomer(browser)
    page = await context.new_page()
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108 (Playwright marks what it is given)
    await page.goto(base)
    await page.wait_for_function("() => !!window.usable", timeout=20_000)
    await page.wait_for_load_state("networkidle")
    scripts = [answer for answer in answers if answer.request.resource_type == "script"]
    sizes = {answer.url.rpartition("/")[2]: len(gzip.compress(await answer.body(), 9)) / 1000 for answer in scripts}
    usable = await page.evaluate("() => window.usable")
    await context.close()
    return {"usable_ms": usable, "script_kb": sum(sizes.values()), "scripts": sizes}


async def clicks(browser: Browser, base: str, many: int) -> list[dict[str, float]]:
    """Measure clicks at a table of two people on one screen, so that there is always a turn to play."""
    context = await newcomer(browser)
    page = await context.new_page()
    await page.goto(base)
    opened = await page.evaluate("""async () => (await fetch("/api/tables", {method: "POST",
        headers: {"Content-Type": "application/json"}, body: JSON.stringify({game: {game: "wyx", players: 2},
        seats: [{type: "me", name: "A"}, {type: "here", name: "B"}]})})).json()""")
    await page.goto(f"{base}/table/{opened['table']}")
    for done in range(many):
        await page.locator(".prompt.me").first.wait_for()
        for what in (".prompt .go", ".slot.lit", ".cell.lit"):
            found = page.locator(what)
            if await found.count():
                await found.first.click()
                break
        await page.wait_for_function(f"() => window.clicks.length > {done}")
        await page.wait_for_timeout(400)  # for animations to end
    found_times: list[dict[str, float]] = await page.evaluate(
        """() => window.clicks.map((one) => ({ ...one, click: window.presented.get(one.at) ?? 16 }))""")
    await context.close()
    return found_times


async def measure(times: int) -> dict[str, Any]:
    import chromium  # type: ignore[import-not-found,unused-ignore]

    path = chromium.ready()
    with tempfile.TemporaryDirectory() as folder, ours(folder) as server:
        base = f"http://127.0.0.1:{server.port}"
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
            await first_page(browser, base)  # warm-up of the browser
            visits = [await first_page(browser, base) for _ in range(times)]
            pressed = await clicks(browser, base, 4 * times)
            await browser.close()
    return {"script_kb": visits[0]["script_kb"], "scripts": visits[0]["scripts"],
            "usable_ms": median(visit["usable_ms"] for visit in visits),
            "usable_worst_ms": max(visit["usable_ms"] for visit in visits), "clicks": len(pressed),
            "click_ms": median(one["click"] for one in pressed), "click_worst_ms": max(one["click"] for one in pressed),
            "frame_ms": median(one["frame"] for one in pressed), "frame_worst_ms": max(one["frame"] for one in pressed),
            "late": sum(one["frames"] > 1 for one in pressed), "load": os.getloadavg()[0]}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=7, help="visits of the first page")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = asyncio.run(measure(max(1, min(100, args.times))))
    if args.json:
        print(json.dumps(found))
        return 0
    for name, size in found["scripts"].items():
        print(f"  {size:6.1f} kB  {name}")
    for what, key, worst in (("script on the first page, kB gz", "script_kb", ""),
                             ("first page usable, ms", "usable_ms", "usable_worst_ms"),
                             ("click to paint, ms", "click_ms", "click_worst_ms")):
        more = f" (the worst {found[worst]:.0f})" if worst else ""
        held = "held" if found[key] <= BARS[key] else "NOT held"
        print(f"{what}: {found[key]:.1f}{more}, at most {BARS[key]:g}: {held}")
    print(f"the page's own part of it: {found['frame_ms']:.1f} (the worst {found['frame_worst_ms']:.0f})")
    print(f"{found['clicks']} clicks, {found['late']} late; load {found['load']:.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
