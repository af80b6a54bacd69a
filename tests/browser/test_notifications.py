"""Signals to a person who looks elsewhere: notifications, the icon, the title, sounds."""
from __future__ import annotations

import re

from playwright.async_api import expect

from tests.support.browser_site import ME, OPEN, Person, bot, game_of, here

from .conftest import Visit

# Headless browsers handle notifications differently, and some deny them despite a test's grant. The page gets a fake
# one, which stores the person's answer and shows only granted notifications.
NOTICES = """(() => {
  window.raised = [];
  window.asked = 0;
  window.Notification = class Notification extends EventTarget {
    static get permission() {
      return sessionStorage.getItem("test-permission") ?? "default";
    }
    static async requestPermission() {
      window.asked += 1;
      if (Notification.permission === "default") sessionStorage.setItem("test-permission", window.reply);
      return Notification.permission;
    }
    constructor(title, options) {
      super();
      if (Notification.permission !== "granted") return;
      window.raised.push({ title, body: options.body, tag: options.tag, made: this });
    }
    close() {}
  };
  window.look = (away) => {
    const state = away ? "hidden" : "visible";
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
    Object.defineProperty(document, "hidden", { configurable: true, get: () => away });
    document.dispatchEvent(new Event("visibilitychange"));
  };
})()"""

SOUNDS = """(() => {
  window.heard = [];
  window.contexts = [];
  const Real = window.AudioContext;
  window.AudioContext = class extends Real {
    constructor(...how) {
      super(...how);
      window.contexts.push(this);
    }
  };
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...when) {
      window.heard.push(kind.name);
      return start.apply(this, when);
    };
  }
})()"""


async def two(visit: Visit, script: str = NOTICES) -> tuple[Person, Person, str]:
    iris, octave = await visit(), await visit()
    table = await iris.open(ME, OPEN, journal="\n".join(game_of(3)[:11]) + "\n")
    await octave.call("PUT", "/api/me", {"name": "Octave"})
    await octave.call("POST", f"/api{table['invitations'][1]}", {"name": "Octave"})
    await iris.page.add_init_script(script)
    for one in (iris, octave):
        await one.prefer(confirming=False)
        await one.sit(table["table"])
    if await iris.page.locator(".prompt.me").count():
        await iris.move()
    assert await octave.my_turn()
    return iris, octave, table["table"]


async def icon(who: Person, name: str) -> None:
    drawn = who.page.locator('link[rel="icon"][type="image/svg+xml"]')
    await expect(drawn).to_have_attribute("href", f"/icons/{name}.svg")


async def test_own_turn_is_shown_in_title_and_icon(visit: Visit) -> None:
    iris, octave, _ = await two(visit)
    await expect(iris.page).to_have_title("Wyx · Formicarium")
    await icon(iris, "icon")
    await expect(octave.page).to_have_title("À vous · Wyx · Formicarium")
    await icon(octave, "icon-turn")
    for name in ("icon", "icon-turn"):
        answer = await iris.page.request.get(f"{iris.base}/icons/{name}.svg")
        assert answer.ok and answer.headers["content-type"].startswith("image/svg")
    await octave.move()
    await expect(iris.page).to_have_title("À vous · Wyx · Formicarium")
    await icon(iris, "icon-turn")
    await expect(octave.page).to_have_title("Wyx · Formicarium")
    await iris.page.get_by_role("link", name=re.compile("Formicarium|accueil|étagère", re.I)).first.click()
    await expect(iris.page).to_have_title("Formicarium")
    await icon(iris, "icon")


async def test_notification_is_raised_if_allowed(visit: Visit) -> None:
    iris, octave, table = await two(visit)
    raised = "window.raised.map(({ made, ...options }) => options)"
    await iris.page.evaluate("sessionStorage.setItem('test-permission', 'granted')")
    await iris.page.evaluate("window.look(true)")
    await octave.move()
    await expect(iris.page).to_have_title(re.compile("^À vous"))
    assert await iris.page.evaluate(raised) == []  # the browser allows it, but the person has not turned it on
    await iris.page.evaluate("window.look(false)")

    await iris.page.evaluate("sessionStorage.removeItem('test-permission')")
    await iris.page.evaluate("window.reply = 'granted'")
    assert await iris.page.evaluate("window.asked") == 0  # the page must not ask on its own
    await iris.page.get_by_role("button", name="Menu de la table").click()
    await iris.page.get_by_role("button", name="Me prévenir quand c’est à moi").click()
    await expect(iris.page.get_by_role("dialog")).to_contain_text("Les notifications sont permises.")
    assert await iris.page.evaluate("window.asked") == 1
    await iris.page.keyboard.press("Escape")
    await iris.move()
    await octave.move()
    await expect(iris.page).to_have_title(re.compile("^À vous"))
    assert await iris.page.evaluate(raised) == []  # the page is visible, so no notification
    await iris.move()
    await iris.page.evaluate("window.look(true)")
    await octave.move()
    await iris.page.wait_for_function("() => window.raised.length > 0")
    assert await iris.page.evaluate(raised) == [{"title": "À vous de jouer", "body": "Wyx", "tag": f"/table/{table}"}]


async def test_refused_notifications_are_not_asked_again(visit: Visit) -> None:
    iris, octave, _ = await two(visit)
    await iris.page.evaluate("window.reply = 'denied'")
    await iris.page.get_by_role("button", name="Menu de la table").click()
    wish = iris.page.get_by_role("button", name="Me prévenir quand c’est à moi")
    await wish.click()
    await expect(iris.page.get_by_role("dialog")).to_contain_text("refuse")
    await expect(wish).to_have_count(0)
    await iris.page.keyboard.press("Escape")
    await iris.page.evaluate("window.look(true)")
    await octave.move()
    await expect(iris.page).to_have_title(re.compile("^À vous"))
    assert await iris.page.evaluate("[window.asked, window.raised.length]") == [1, 0]


async def test_notification_opens_the_table(visit: Visit) -> None:
    iris, octave, table = await two(visit)
    await iris.page.evaluate("sessionStorage.setItem('test-permission', 'granted')")
    await iris.prefer(notify=True)
    await iris.page.clock.install()
    await iris.goto("/games")
    await iris.page.locator(".tables").wait_for()
    # time advances only by the test
    await iris.page.clock.pause_at(await iris.page.evaluate("Date.now() / 1000") + 3600)
    await iris.page.evaluate("window.look(true)")
    await octave.move()
    assert await iris.page.evaluate("window.raised.length") == 0
    await iris.page.clock.fast_forward(21_000)  # milliseconds; the list of tables is refreshed now and then
    await iris.page.wait_for_function("() => window.raised.length > 0")
    title = await iris.page.evaluate("window.raised[0].title")
    assert re.search("À vous.*Wyx|Wyx.*à vous", title)
    await iris.page.evaluate("window.raised[0].made.onclick()")
    await expect(iris.page).to_have_url(f"{iris.base}/table/{table}")
    await iris.page.clock.fast_forward(100_000)
    assert await iris.page.evaluate("window.raised.length") == 1


async def test_sound_is_off_by_default(visit: Visit) -> None:
    iris = await visit()
    await iris.page.add_init_script(SOUNDS)
    table = await iris.open(ME, here("Maëlle"), journal="\n".join(game_of(3)[:11]) + "\n")
    await iris.prefer(confirming=False)
    await iris.sit(table["table"])
    for _ in range(2):
        assert await iris.my_turn()
        await iris.move()
    assert await iris.page.evaluate("[window.heard.length, window.contexts.length]") == [0, 0]
    await iris.page.get_by_role("button", name="Son", exact=True).click()
    assert await iris.my_turn()
    await iris.move()
    await iris.page.wait_for_function("() => new Set(window.heard).size === 2")
    assert {"OscillatorNode", "AudioBufferSourceNode"} == set(await iris.page.evaluate("window.heard"))
    assert await iris.page.evaluate("window.contexts.length") == 1
    await iris.page.wait_for_function(
        "() => window.contexts[0].state === 'running' && window.contexts[0].currentTime > 0")
    await iris.page.get_by_role("button", name="Son", exact=True).click()
    sounds = await iris.page.evaluate("window.heard.length")
    assert await iris.my_turn()
    await iris.move()
    assert await iris.page.evaluate("window.heard.length") == sounds


async def test_own_turn_plays_a_sound(visit: Visit) -> None:
    iris = await visit()
    await iris.page.add_init_script(SOUNDS)
    await iris.prefer(sound=True, confirming=False)
    table = await iris.open(ME, bot("level1"))
    await iris.sit(table["table"])
    assert await iris.my_turn()
    await iris.act()
    await iris.page.locator("[data-queen]").nth(1).wait_for()
    assert await iris.my_turn()
    # The sounds: tok for each queen, a knock and a rustle; two notes when it is the person's turn again.
    await iris.page.wait_for_function("() => window.heard.filter((one) => one === 'OscillatorNode').length >= 4")
