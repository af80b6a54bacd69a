"""A move with an uncertain result: the player's page until the table is read again."""
from __future__ import annotations

import re

import msgspec
from playwright.async_api import WebSocketRoute, expect

from tests.support.browser_site import ME, here

from .conftest import Visit


async def test_unsure_and_unanswered_moves_are_shown(visit: Visit) -> None:
    iris = await visit()
    table = await iris.open(ME, here("Maëlle"))
    await iris.prefer(confirming=False)
    page, why = iris.page, iris.page.locator(".why")
    fate, held = ["unsure", "silence"], list[tuple[WebSocketRoute, str | bytes]]()

    def line(page_side: WebSocketRoute) -> None:
        server = page_side.connect_to_server()

        def note_message(message: str | bytes) -> None:
            asked = msgspec.json.decode(message)
            if asked["do"] != "play" or not fate:
                server.send(message)
            elif fate.pop(0) == "unsure":  # as after a failed flush; the line was stored
                held.append((server, message))
                refused = {"is": "refused", "id": asked["id"], "rule": "UNSURE", "facts": {}}
                page_side.send(msgspec.json.encode(refused).decode())

        page_side.on_message(note_message)

    await page.route_web_socket(re.compile("/ws/"), line)
    await iris.sit(table["table"])
    await iris.act()
    await expect(why).to_contain_text("On ne sait pas encore")
    await expect(why).to_contain_text("Si cela a été gardé, la table le montrera")
    await iris.shot("doubt-unsure-1440-fr")
    for server, message in held:
        server.send(message)
    await expect(iris.prompt).to_contain_text("Votre coup a été gardé.")
    await expect(why).to_have_count(0)

    await page.clock.install()
    await page.clock.pause_at(await page.evaluate("Date.now() / 1000") + 5)
    await page.locator(".cell.lit, .slot.lit").first.click()
    await expect(iris.prompt).to_contain_text("Envoyé")
    await page.clock.run_for(6000)
    await expect(iris.prompt).to_contain_text("La réponse se fait attendre.")
    await page.clock.run_for(14_500)
    await expect(page.locator(".strip")).to_contain_text("la table montrera si votre coup a été gardé")
    await page.clock.resume()
    await expect(why).to_contain_text("Coup sans réponse")
    await expect(page.locator(".strip")).to_have_count(0)
    await iris.shot("doubt-silence-1440-fr")
    before = await iris.lines()
    await iris.act()
    await expect(page.locator(".log li")).not_to_have_count(before)
    await expect(why).to_have_count(0)
