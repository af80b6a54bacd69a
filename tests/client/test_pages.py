"""Every page in a real browser, except the table, which has its own tests."""
from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.async_api import expect

from formicarium.games import SHELF
from tests.support.browser_site import AXE, GAPS
from tests.support.night import outermost

WAIT = 60_000  # ms; enough for a busy machine. Playwright's own limits are 5 s for expectations and 30 s for actions
expect.set_options(timeout=WAIT)
pytestmark = pytest.mark.long
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
# Newcomers are not offered a lesson.
OFFERED = """if (location.protocol === "http:")
  localStorage["formicarium.lesson-offered"] = '["wyx","fili_fourmis","cigale","micropolis","fourmidable"]'"""
DESK = {"viewport": {"width": 1280, "height": 720}}


@asynccontextmanager
async def newcomer(browser: Any, site: str, language: str = "fr", **more: Any) -> AsyncIterator[Any]:
    """Open the page of a newcomer with a browser of their own; an error in the page fails the test."""
    locale = {"fr": "fr-FR", "en": "en-GB"}[language]
    context = await browser.new_context(base_url=site, locale=locale, **{"service_workers": "block", **DESK, **more})
    await context.add_init_script(OFFERED)
    await context.add_init_script(GAPS)
    page = await context.new_page()
    page.set_default_timeout(WAIT)
    page.faults = []
    page.on("pageerror", lambda fault: page.faults.append(str(fault)))
    page.on("console", lambda said: page.faults.append(said.text)
            if said.type == "error" and "status of 4" not in said.text and "WebSocket" not in said.text else None)
    yield page
    assert page.faults == []
    await context.close()


async def ask(page: Any, method: str, path: str, body: Any = None) -> Any:
    return await page.evaluate(
        """async ([method, path, body]) => (await fetch(path, {method, body: body && JSON.stringify(body),
            headers: {"Content-Type": "application/json"}})).json()""", [method, path, body])


async def open_table(page: Any, *seats: dict[str, str]) -> Any:
    return await ask(page, "POST", "/api/tables", {"game": {"game": "wyx", "players": len(seats)}, "seats": seats})


ME, OPEN, BOT = {"type": "me", "name": "Iris"}, {"type": "open"}, {"type": "bot", "bot": "level1"}


async def test_game_starts_two_clicks_from_the_shelf(browser: Any, site: str) -> None:
    async with newcomer(browser, site) as page:
        await page.goto("/")
        await page.get_by_role("link", name="Jouer à Wyx").click()
        await page.get_by_role("button", name="Ouvrir la table").click()
        await page.wait_for_url("**/table/*")
        await page.get_by_role("heading", name="Wyx").first.wait_for()


async def test_shelf_shows_the_facts_of_each_game(browser: Any, site: str) -> None:
    async with newcomer(browser, site, "en") as page:
        await page.goto("/")
        await page.locator(".boxes").wait_for()
        await expect(page.locator(".gi")).to_have_count(len(SHELF))
        for game, kind in SHELF.items():
            counts = sorted({count for players in kind.modes.values() for count in players})
            said = f"{counts[0]} to {counts[-1]}" if len(counts) > 1 else str(counts[0])
            await expect(page.locator(f".gi[data-game={game}] .meta li").first).to_contain_text(said)
        await expect(page.get_by_text("Nothing going on. Shall we play?")).to_have_count(1)
        await expect(page.get_by_text("2 to 4").first).to_be_visible()
        await expect(page.get_by_text(re.compile(r"^Ages \d+ and up$"))).to_have_count(len(SHELF))


async def test_invitation_seats_the_first_visitor_only(browser: Any, site: str) -> None:
    async with newcomer(browser, site) as host, newcomer(browser, site, "en", **PHONE) as guest, \
            newcomer(browser, site, "en") as late:
        await host.goto("/#invite-wyx")
        await host.get_by_role("button", name="Copier le lien").click()
        await expect(host.get_by_role("dialog").locator(".live")).to_have_text(re.compile("On installe la table|Copié"))
        links = host.locator(".links input")
        await links.first.wait_for()
        invitation, watch = [await links.nth(n).input_value() for n in (0, 1)]
        await host.get_by_role("button", name="Aller à la table").click()
        await host.wait_for_url("**/table/*")

        await guest.goto("/#paste")
        await guest.get_by_label("The link you were sent").fill("hello")
        await guest.get_by_role("button", name="Follow").click()
        await guest.get_by_role("alert").wait_for()
        await guest.get_by_label("The link you were sent").fill(invitation)
        await guest.get_by_role("button", name="Follow").click()
        await guest.get_by_label("Your name").fill("Octave")
        await guest.get_by_role("button", name="Take the seat").click()
        await guest.wait_for_url("**/table/*")
        await host.get_by_text("Octave").first.wait_for()

        await late.goto(invitation)
        await late.get_by_role("heading", name="This seat is taken.").wait_for()
        await late.goto(watch)
        await late.get_by_text("Octave").first.wait_for()


@pytest.mark.parametrize(("path", "said"), [
    ("/join/nobody-sent-this-link", "Ce lien ne mène à aucune table."), ("/x", "Il n’y a rien ici."),
    ("/table/nowhere", "Ce lien ne mène à aucune table."), ("/rules/chess", "Ce jeu n’est pas sur l’étagère."),
])
async def test_unknown_address_has_a_page(browser: Any, site: str, path: str, said: str) -> None:
    async with newcomer(browser, site) as page:
        await page.goto(path)
        await page.get_by_role("heading", name=said).wait_for()
        await page.get_by_role("link", name="Aller à l’étagère").click()
        await page.get_by_role("heading", name="À quoi jouons-nous").wait_for()


async def test_phone_has_four_links_in_the_bottom_bar(browser: Any, site: str) -> None:
    async with newcomer(browser, site, **PHONE) as page:
        await page.goto("/")
        doors = page.get_by_role("navigation", name="Pages")
        await expect(doors.get_by_role("link")).to_have_text(["Étagère", "Jouer", "Énigmes", "Apprendre"])
        for door, heading in (("Jouer", "Qui joue"), ("Apprendre", "Apprendre"), ("Étagère", "À quoi jouons-nous")):
            await doors.get_by_role("link", name=door).press("Enter")
            await page.get_by_role("heading", level=1, name=heading).wait_for()
            await expect(doors.locator("[aria-current=page]")).to_have_text([door])
        last = page.locator(".foot a").last
        await last.focus()
        top = await doors.evaluate("(one) => one.getBoundingClientRect().top")
        assert await last.evaluate("(one) => one.getBoundingClientRect().bottom") <= top
        await doors.get_by_role("link", name="Énigmes").click()
        await page.get_by_role("grid").wait_for()
        await expect(doors).to_have_count(0)  # a puzzle has its own tools there, and so has a table
        await page.goto(f"/table/{(await open_table(page, ME, BOT))['table']}")
        await page.get_by_role("grid").wait_for()
        await expect(doors).to_have_count(0)
        await page.set_viewport_size(DESK["viewport"])
        await page.goto("/")
        await page.get_by_role("link", name="Énigmes").first.wait_for()
        await expect(page.locator(".site-dock")).to_be_hidden()


async def test_language_and_theme_are_remembered(browser: Any, site: str) -> None:
    async with newcomer(browser, site, color_scheme="light") as page:
        await page.goto("/")
        await page.get_by_role("button", name="English").click()
        await page.get_by_role("heading", name="What shall we play?").wait_for()
        await page.get_by_role("button", name="Dark mode").click()
        await page.goto("/games")
        await page.get_by_role("heading", name="My games").wait_for()
        assert await page.evaluate("[document.documentElement.lang, document.documentElement.dataset.theme]") == \
            ["en", "dark"]
        assert await page.get_by_role("button", name="Dark mode").get_attribute("aria-pressed") == "true"


async def test_own_games_and_own_name_are_shown(browser: Any, site: str) -> None:
    async with newcomer(browser, site) as page:
        await page.goto("/games")
        await page.get_by_text("Rien en cours. On joue").wait_for()
        await page.get_by_label("Votre nom").fill("Maëlle")
        await page.get_by_role("button", name="Garder").click()
        await page.get_by_text("C’est noté.").wait_for()
        opened = await open_table(page, ME, BOT)
        await page.goto("/")
        await page.get_by_role("link", name="Wyx : à vous").click()
        await page.wait_for_url(f"**/table/{opened['table']}")
        await page.goto("/games#you")
        await expect(page.get_by_label("Votre nom")).to_have_value("Maëlle")


async def test_device_link_gives_the_same_seats_once(browser: Any, site: str) -> None:
    async with newcomer(browser, site) as page, newcomer(browser, site, **PHONE) as phone, \
            newcomer(browser, site) as thief:
        await page.goto("/games")
        await open_table(page, ME, BOT)
        await page.get_by_role("button", name="Faire un lien").click()
        await page.get_by_role("img", name="Code à viser").wait_for()
        link = await page.locator(".self .links input").input_value()
        await phone.goto(link)
        await phone.get_by_role("button", name="Continuer").click()
        await phone.get_by_role("link", name="Wyx : à vous").wait_for()
        await thief.goto(link)
        await thief.get_by_role("alert").get_by_text("Ce lien a déjà servi").wait_for()
        await thief.goto("/games")
        await thief.get_by_text("Rien en cours. On joue").wait_for()


async def test_journal_file_is_imported_and_continued(browser: Any, site: str) -> None:
    heading = {"formicarium": 1, "version": 1, "game": {"game": "wyx", "players": 2}, "opening": [0] * 8}
    entry = {"seat": 0, "action": {"type": "Enter", "cell": "d4"}}
    async with newcomer(browser, site) as page:
        await page.goto("/games")
        choose = page.locator("input[type=file]")
        await choose.set_input_files({"name": "a.txt", "mimeType": "text/plain", "buffer": b"hello"})
        await page.locator(".self .trouble").get_by_text("Ce fichier n’est pas le journal d’une partie.").wait_for()
        journal = "\n".join(map(json.dumps, [heading, entry])) + "\n"
        await choose.set_input_files({"name": "a.jsonl", "mimeType": "text/plain", "buffer": journal.encode()})
        await page.get_by_text("La partie reprend après 1 coup.").wait_for()
        await page.get_by_role("button", name="Ouvrir la table").click()
        await page.wait_for_url("**/table/*")


async def test_linked_rule_is_shown_and_marked(browser: Any, site: str) -> None:
    async with newcomer(browser, site) as page:
        await page.goto("/rules/wyx#WYX-T3")
        rule = page.locator("#WYX-T3.reached")
        await rule.wait_for()
        await expect(rule).to_be_in_viewport(ratio=1)
        await rule.get_by_role("link", name="WYX-T4").click()
        await page.locator("#WYX-T4.reached").wait_for()
        await expect(page.locator(".reached")).to_have_count(1)
        await expect(page.locator(".panels li")).to_have_count(4)
        await page.get_by_role("button", name="English").click()
        await page.get_by_role("heading", name="Where your queen may land").wait_for()


async def test_site_works_by_keyboard_alone(browser: Any, site: str) -> None:
    async with newcomer(browser, site, "en") as page:
        await page.goto("/")
        await page.locator(".boxes").wait_for()
        await page.keyboard.press("Tab")
        assert await focus_name(page) == "Skip to content"
        for _ in range(30):
            await page.keyboard.press("Tab")
            if await focus_name(page) == "Play Wyx":
                break
        await page.keyboard.press("Enter")
        await page.get_by_role("dialog").wait_for()
        await page.keyboard.press("Escape")
        await page.get_by_role("dialog").wait_for(state="detached")
        await page.wait_for_function("() => document.activeElement.getAttribute('aria-label') === 'Play Wyx'")
        await page.keyboard.press("Enter")
        await page.get_by_role("dialog").wait_for()
        for _ in range(30):
            await page.keyboard.press("Tab")
            if await focus_name(page) == "Open the table":
                break
        await page.keyboard.press("Enter")
        await page.wait_for_url("**/table/*")


async def focus_name(page: Any) -> str:
    text: str = await page.evaluate(
        "(document.activeElement.getAttribute('aria-label') || document.activeElement.textContent).trim()")
    return text


async def test_new_table_sheet_asks_four_questions(browser: Any, site: str) -> None:
    async with newcomer(browser, site) as page:
        await page.goto("/#new-wyx")
        sheet = page.get_by_role("dialog", name="Nouvelle table")
        await sheet.get_by_role("radio", name="3 joueurs").check()
        await expect(sheet.locator(".chairs li")).to_have_count(3)
        seats = [sheet.get_by_role("combobox", name=f"Place {n}") for n in (1, 2, 3)]
        await seats[1].select_option("me")  # the person can hold one seat, so the seats are exchanged
        for seat, who in zip(seats, ("bot:level2", "me", "bot:level2"), strict=True):
            await expect(seat).to_have_value(who)
        await sheet.get_by_label("Votre nom").fill("Iris")
        await seats[2].select_option("here")
        await sheet.get_by_label("Son nom").fill("Noé")
        await sheet.get_by_role("radio", name="10 min").check()
        await sheet.get_by_text("Options de la table").click()
        await sheet.get_by_label("Finir le tour de table").check()
        async with page.expect_request("**/api/tables") as sent:
            await sheet.get_by_role("button", name="Ouvrir la table").click()
        assert (await sent.value).post_data_json == {
            "game": {"game": "wyx", "players": 3, "mode": "base", "finish_round": True},
            "seats": [{"type": "bot", "bot": "level2"}, {"type": "me", "name": "Iris"},
                      {"type": "here", "name": "Noé"}],
            "pace": {"game": 600}, "hints": True}
        await page.wait_for_url("**/table/*")


PAGES = ["/", "/play", "/#new-wyx", "/#invite-wyx", "/#paste", "/games", "/rules/wyx#WYX-T3", "/join/abc",
         "/table/nowhere", "/nowhere/at/all"]
LOOKS = {"fr-desk": ("fr", "light", DESK), "en-desk-dark": ("en", "dark", DESK), "fr-phone": ("fr", "light", PHONE),
         "en-phone-dark": ("en", "dark", PHONE)}


@pytest.mark.parametrize("look", outermost(list(LOOKS)))
async def test_pages_pass_axe_at_every_size(browser: Any, site: str, look: str) -> None:
    language, scheme, window = LOOKS[look]
    async with newcomer(browser, site, language, color_scheme=scheme, reduced_motion="reduce", **window) as page:
        await page.goto("/")
        await open_table(page, ME, BOT)
        opened = await open_table(page, ME, OPEN, OPEN)
        for path in [*PAGES, opened["invitations"][1]]:
            await page.goto("about:blank")
            await page.goto(path)
            await page.locator("main h1, main h2").first.wait_for()
            await page.wait_for_load_state("networkidle")
            await page.evaluate(AXE_SCRIPT)
            assert await page.evaluate(AXE) == [], path
            assert await page.evaluate("document.documentElement.scrollWidth") <= window["viewport"]["width"], path
            if window is PHONE:
                small = await page.evaluate("""() => [
                    ...document.querySelectorAll("button, select, .btn, summary, .field")]
                    .filter((one) => one.checkVisibility() && !one.closest(".turn"))
                    .map((one) => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
                    .filter(([, box]) => box.height < 43.5 || box.width < 43.5).map(([html]) => html)""")
                assert small == [], path


async def test_pages_at_200_percent_are_not_cut(browser: Any, site: str) -> None:
    async with newcomer(browser, site, viewport={"width": 640, "height": 360}) as page:  # 1280 x 720 at 200 %
        for path in PAGES:
            await page.goto("about:blank")
            await page.goto(path)
            await page.locator("main h1, main h2").first.wait_for()
            assert await page.evaluate("document.documentElement.scrollWidth") <= 640, path


async def test_page_shell_loads_without_network(browser: Any, site: str) -> None:
    async with newcomer(browser, site, service_workers="allow") as page:
        await page.goto("/")
        await page.locator(".boxes").wait_for()
        await page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        await page.goto("/play")
        await page.get_by_role("heading", name="Qui joue").wait_for()
        await page.goto("/")
        await page.locator(".boxes").wait_for()
        kept = await page.evaluate("""async () => (await (await caches.open("formicarium-1")).keys()).map(
            (one) => new URL(one.url).pathname)""")
        assert kept and all(path == "/" or path.startswith("/assets/") for path in kept)
        await page.context.set_offline(True)
        await page.reload()
        await page.get_by_role("heading", name="À quoi jouons-nous").wait_for()
        await expect(page.locator(".strip")).to_have_text("Le serveur ne répond pas. Vérifiez la connexion.")
        await expect(page.locator("main")).not_to_contain_text("Un instant")
        await page.get_by_role("link", name="Jouer", exact=True).first.click()
        await page.get_by_role("heading", name="Qui joue").wait_for()
        await expect(page.locator(".strip")).to_be_visible()
        await expect(page.locator("main")).not_to_contain_text("Un instant")
        await page.goto("about:blank")
        await page.context.set_offline(False)
        page.faults.clear()  # the browser logs the lost connection as an error


async def test_site_can_be_installed(browser: Any, site: str) -> None:
    async with newcomer(browser, site) as page:
        await page.goto("/")
        manifest = await ask(page, "GET", "/manifest.webmanifest")
        assert manifest["display"] == "standalone"
        assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
        for icon in manifest["icons"]:
            size = await page.evaluate("""(src) => new Promise((done) => {
                const image = new Image(); image.onload = () => done(image.naturalWidth); image.onerror = () => done(0);
                image.src = src; })""", icon["src"])
            assert size == (int(icon["sizes"].partition("x")[0]) if icon["sizes"] != "any" else size) and size > 0
