"""The lobby: strangers find each other there."""
from __future__ import annotations

import re
from collections.abc import AsyncIterator
from typing import Any

import pytest
from playwright.async_api import expect

from formicarium.server.lobby import hub, listing
from tests.support.browser_site import ME, OPEN, Person, bot, game_of
from tests.support.site import site as house

from .conftest import Visit


async def leave(*people: Person) -> None:
    """Leave before the server stops; a page that still sends requests would log errors."""
    for one in people:
        await one.page.goto("about:blank")


PHONE: dict[str, Any] = {"width": 390, "height": 844, "touch": True}


@pytest.fixture
async def lobby(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """Return the address of a server whose lobby sends changes at once."""
    monkeypatch.setattr(listing, "FRESH", 0.0)
    monkeypatch.setattr(hub, "TOGETHER", 0.0)
    async with house(guests=1e6) as made:
        yield made.base


async def test_lobby_pairs_two_players_who_seek_the_same(visit: Visit, lobby: str) -> None:
    iris, octave = await visit(lobby), await visit(lobby, language="en-GB", dark=True)
    for one, name, field, button in ((iris, "Iris", "Votre nom", "Jouer"), (octave, "Octave", "Your name", "Play")):
        await one.goto("/")
        await one.page.get_by_role("link", name=button, exact=True).click()
        await one.page.get_by_label(field).fill(name)
        await one.page.get_by_role("button", name=button, exact=True).click()
        if one is iris:
            await expect(one.page.locator(".waits")).to_contain_text("On cherche quelqu’un.")
            assert await one.barriers("lobby-seeking") == []
    for one, other in ((iris, "Octave"), (octave, "Iris")):
        await one.page.wait_for_url("**/table/*")
        await expect(one.page.get_by_text(other).first).to_be_visible()
    first, second = (iris, octave) if await iris.page.locator(".prompt.me").count() else (octave, iris)
    await first.prompt.wait_for()
    assert iris.page.url == octave.page.url
    assert second.faults == []
    await leave(iris, octave)


async def test_lobby_shows_running_games_and_filters_them(visit: Visit, lobby: str) -> None:
    octave, noe = await visit(lobby), await visit(lobby, **PHONE)
    await octave.open(ME, bot("random"), name="Octave", shown=True)
    await noe.goto("/play")
    shown = noe.page.locator(".shown")
    await expect(shown).to_contain_text("Octave")
    await noe.page.wait_for_function("() => document.querySelector('.small-board').naturalWidth > 100")
    assert await noe.barriers("lobby-390") == [] and await noe.small(", .chip, .row a") == []
    await noe.page.get_by_role("link", name="Tout voir (1)").click()
    await expect(noe.page.get_by_role("heading", name="Parties en cours", level=1)).to_be_visible()
    await expect(shown).to_have_count(1)
    zoe = await visit(lobby)
    await zoe.open(ME, bot("random"), name="Zoé", game={"game": "cigale"}, shown=True)
    await expect(shown).to_have_count(2)
    await expect(shown.last).to_contain_text("Zoé")
    await expect(shown.last).to_contain_text("Hasard")
    assert await noe.barriers("watching-390") == [] and await noe.small(", .chip, .shown") == []
    await noe.page.get_by_role("combobox", name="Quel jeu ?").select_option("wyx")
    await expect(shown).to_have_count(1)
    await noe.page.get_by_role("button", name="Trois et plus").click()
    await expect(noe.page.locator(".none")).to_contain_text("ne répond à ces choix")
    await noe.page.get_by_role("button", name="Trois et plus").click()
    await noe.page.set_viewport_size({"width": 1440, "height": 900})
    await noe.page.get_by_role("combobox", name="Quel jeu ?").select_option("")
    await noe.page.wait_for_function("() => [...document.images].every((one) => one.complete)")
    assert await noe.barriers("watching-1440") == []
    await noe.page.set_viewport_size({"width": 390, "height": 844})
    await shown.first.focus()
    await noe.page.keyboard.press("Enter")
    await noe.page.wait_for_url("**/watch/*/*")
    await expect(noe.board).to_be_visible()
    await leave(octave, noe, zoe)


async def test_lobby_lists_an_open_table_and_seats_a_visitor(visit: Visit, lobby: str) -> None:
    noe = await visit(lobby, **PHONE)
    await noe.goto("/play")
    await expect(noe.page.locator(".none")).to_contain_text("Personne pour l’instant")
    host = await visit(lobby)
    await host.open(ME, OPEN, OPEN, name="Maëlle", game={"game": "cigale", "mode": "winter"}, public=True)
    row = noe.page.locator(".row")
    await expect(row).to_contain_text("ouverte par Maëlle")
    await expect(row.get_by_role("img")).to_have_attribute("aria-label", "Une place prise, 2 libres")
    await noe.page.get_by_role("button", name="À deux").click()
    await expect(noe.page.locator(".none")).to_contain_text("ne répond à ces choix")
    await noe.page.reload()
    await expect(noe.page.get_by_role("button", name="À deux")).to_have_attribute("aria-pressed", "true")
    await noe.page.get_by_role("button", name="À deux").click()
    await noe.page.get_by_role("combobox", name="Quel jeu ?").select_option("cigale")
    await noe.page.get_by_role("link", name="Nouvelle table").click()
    sheet = noe.page.locator("dialog")
    await expect(sheet.get_by_role("radio", name="La Cigale & la Fourmi")).to_be_checked()
    await expect(sheet.get_by_role("heading", name="La Cigale & la Fourmi")).to_be_visible()
    await sheet.get_by_role("radio", name="Micropolis").check(force=True)
    await expect(sheet.get_by_role("heading", name="Micropolis")).to_be_visible()
    await expect(sheet.get_by_label("Table ouverte à tous")).to_be_checked()
    assert await noe.barriers("lobby-new-390") == []
    await noe.page.keyboard.press("Escape")
    await expect(sheet).to_have_count(0)
    await row.get_by_role("link", name=re.compile("S’asseoir : La Cigale & la Fourmi, .*Maëlle")).click()
    await noe.page.get_by_label("Votre nom").fill("Noé")
    await noe.page.get_by_role("button", name="Prendre place").click()
    await noe.page.wait_for_url("**/table/*")
    await leave(noe, host)


async def test_lobby_offers_a_bot_after_a_wait(visit: Visit) -> None:
    async with house(guests=1e6) as made:
        iris = await visit(made.base, width=1280, height=720)
        await iris.open(ME, bot("random"), name="Iris")
        await iris.open(ME, bot("level2"), bot("level3"), journal="\n".join(game_of(7, 3)) + "\n")
        await iris.goto("/games")
        ended = iris.page.locator(".turn", has_text="Revoir")
        result = "Vous avez gagné|Égalité|.* a gagné · place [23] sur 3"
        await expect(ended).to_have_text(re.compile(rf"Avec \S+ et \S+ · ({result})"))
        await iris.goto("/play")
        await expect(iris.page.locator(".head .turn")).to_contain_text("Wyx : à vous")
        await expect(iris.page.locator(".now .note")).to_contain_text("un robot au bout de 30 secondes")
        await iris.page.get_by_role("radio", name="Fili-Fourmis").focus()
        await iris.page.keyboard.press("Space")
        await iris.page.get_by_role("radio", name="3 jours").check(force=True)
        await iris.page.get_by_role("button", name="Jouer", exact=True).click()
        waits = iris.page.locator(".waits")
        await expect(waits).to_contain_text("Fili-Fourmis")
        await iris.page.get_by_role("button", name="Ne plus attendre").click()
        await iris.page.get_by_role("button", name="Jouer", exact=True).click()
        await expect(waits).to_contain_text("3 j")
        made.context.time.origin += 30.5
        made.context.lobby.matchmaker.offer_bots()
        await expect(waits).to_contain_text("Personne pour l’instant. Un robot est prêt")
        await expect(iris.page.locator("#live")).to_contain_text("Un robot est prêt")
        assert await iris.barriers("lobby-offer") == []
        await iris.page.get_by_role("button", name="Jouer avec ce robot").click()
        await iris.page.wait_for_url("**/table/*")
        await expect(iris.board).to_be_visible()
        await leave(iris)
