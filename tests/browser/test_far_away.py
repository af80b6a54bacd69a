"""People who are not in the same place, or not at the same time."""
from __future__ import annotations

import re

from playwright.async_api import WebSocketRoute, expect

from tests.support.browser_site import ME, OPEN, WAIT, Person, bot, game_of, here
from tests.support.site import eventually
from tests.support.site import site as house

from .conftest import Visit


async def join_table(who: Person, invitation: str, name: str) -> None:
    await who.call("PUT", "/api/me", {"name": name})
    await who.call("POST", f"/api{invitation}", {"name": name})


async def clipboard(who: Person) -> str:
    text: str = await who.page.evaluate("navigator.clipboard.readText()")
    return text


async def test_link_to_a_moment_opens_it_for_another_person(visit: Visit) -> None:
    lines = game_of(3)
    iris, octave, friend = await visit(), await visit(), await visit(language="en-GB")
    table = await iris.open(ME, OPEN, journal="\n".join(lines[:-1]) + "\n")
    await join_table(octave, table["invitations"][1], "Octave")
    for one in (iris, octave):
        await one.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        await one.prefer(confirming=False)
        await one.sit(table["table"])
    await iris.page.locator(".prompt").wait_for()
    await (iris if await iris.page.locator(".prompt.me").count() else octave).act()
    await octave.end.wait_for()
    moves = len(lines) - 1
    for _ in range(5):
        await octave.page.keyboard.press("ArrowLeft")
    await expect(octave.page.locator(".replay")).to_contain_text(f"Coup {moves - 5} sur {moves} :")
    there = await octave.cells()
    # A person with an invitation has this link as well.
    await octave.page.get_by_role("button", name="Lien vers ce moment").click()
    await expect(octave.page.locator(".side-foot")).to_contain_text("Lien copié")
    link = await clipboard(octave)
    assert re.search(rf"/replay/{table['table']}\?at={moves - 5}&watch=", link)
    await friend.page.goto(link)
    await expect(friend.page.get_by_role("slider")).to_have_value(str(moves - 5))
    await expect(friend.page.locator(".rc")).to_contain_text(f"Move {moves - 5} of {moves}")
    await friend.page.get_by_role("button", name="Français").click()
    await expect(friend.page.locator(".rc")).to_contain_text(f"Coup {moves - 5} sur {moves}")

    def bare(cells: list[str]) -> list[str]:  # a spectator's page has no hints of where dominoes lead
        return [re.sub(", le domino . y mène", "", cell).replace("à vous", "Octave") for cell in cells]

    assert bare(await friend.cells()) == bare(there)
    await iris.end.get_by_role("button", name="Partager").click()
    await expect(iris.end.get_by_role("status")).to_contain_text("Lien copié")
    await friend.page.goto(await clipboard(iris))
    await expect(friend.page.get_by_role("slider")).to_have_value("0")
    stranger = await visit()
    await stranger.goto(f"/replay/{table['table']}")
    await expect(stranger.board).to_have_count(0)
    await expect(stranger.page.locator("h1")).to_be_visible()
    stranger.faults = [fault for fault in stranger.faults if "403" not in fault]


async def test_player_to_move_is_reminded(visit: Visit) -> None:
    iris, octave = await visit(), await visit()
    table = await iris.open(ME, OPEN, journal="\n".join(game_of(3)[:11]) + "\n")
    await join_table(octave, table["invitations"][1], "Octave")
    await iris.prefer(confirming=False)
    await octave.sit(table["table"])
    noon = 1_800_000_000  # the page's clock stands; its timers run
    await iris.page.clock.install(time=noon)
    await iris.page.clock.set_fixed_time(noon)
    await iris.sit(table["table"])
    if await iris.page.locator(".prompt.me").count():
        await iris.act()
    await expect(iris.prompt).to_contain_text("Octave réfléchit.")
    nudge = iris.page.get_by_role("button", name="Relancer")
    await iris.page.clock.set_fixed_time(noon + 119)
    await iris.page.clock.fast_forward(11_000)  # milliseconds; the page checks its clock
    await iris.drawn()
    await expect(nudge).to_have_count(0)
    await iris.page.clock.set_fixed_time(noon + 131)
    await iris.page.clock.fast_forward(11_000)
    await expect(iris.prompt).to_contain_text("Octave réfléchit depuis 2 min.")
    await nudge.click()
    await octave.page.get_by_role("tab", name=re.compile("Discussion.*1 nouveau message")).click()
    await expect(octave.page.locator(".talk")).to_contain_text("Iris À vous de jouer.")


async def seen_to_play(who: Person, seat: int) -> None:
    await expect(who.page.locator(".seat").nth(seat)).to_contain_text("robot")
    await expect(who.page.locator(f".log li.s{seat + 1}").last).to_be_visible(timeout=WAIT)
    if await who.my_turn():
        lines = who.page.locator(f".log li.s{seat + 1}")
        before = await lines.count()
        await who.act()
        await expect(lines).to_have_count(before + 1, timeout=WAIT)


async def play_until_octave_leaves(table: str, iris: Person, octave: Person, *others: Person) -> None:
    for one in (iris, octave, *others):
        await one.prefer(confirming=False)
        await one.sit(table)
    assert await iris.my_turn()
    await iris.move()
    await octave.page.goto("about:blank")
    await expect(iris.page.locator(".seat.gone")).to_contain_text("Octave")


async def test_absent_player_is_replaced_by_agreement(visit: Visit) -> None:
    iris, octave, mae = await visit(), await visit(), await visit()
    table = await iris.open(ME, OPEN, OPEN)
    await join_table(octave, table["invitations"][1], "Octave")
    await join_table(mae, table["invitations"][2], "Maëlle")
    await play_until_octave_leaves(table["table"], iris, octave, mae)
    await iris.page.get_by_role("button", name="Menu de la table").click()
    await iris.page.get_by_role("button", name="Octave : laisser jouer Ouvrière").click()
    await expect(iris.page.locator(".agree")).to_contain_text("Accord attendu : Octave et Maëlle.")
    await iris.page.get_by_role("button", name="Retirer la demande").click()
    await expect(mae.page.locator(".agree")).to_have_count(0)
    await iris.page.get_by_role("button", name="Menu de la table").click()
    await iris.page.get_by_role("button", name="Octave : laisser jouer Ouvrière").click()
    asked = mae.page.locator(".agree")
    await expect(asked).to_contain_text("Iris propose : Ouvrière remplace Octave.")
    await mae.shot("replace-1440-fr")
    await asked.get_by_role("button", name="D’accord").click()
    await expect(iris.page.locator(".agree")).to_contain_text("Accord attendu : Octave.")
    await octave.sit(table["table"])
    await octave.page.locator(".agree").get_by_role("button", name="D’accord").click()
    await expect(iris.page.locator(".agree")).to_have_count(0)
    await expect(iris.page.locator(".seat").nth(1)).to_contain_text("Ouvrière")
    assert await mae.my_turn()
    await mae.move()
    await seen_to_play(iris, 1)
    octave.faults = [fault for fault in octave.faults if "403" not in fault and "WebSocket" not in fault]


async def test_absent_player_can_be_replaced_without_agreement_later(visit: Visit) -> None:
    async with house(away=1.0, pause=0.1) as own:
        iris, octave = await visit(own.base), await visit(own.base)
        table = await iris.open(ME, OPEN)
        await join_table(octave, table["invitations"][1], "Octave")
        await play_until_octave_leaves(table["table"], iris, octave)

        async def long_gone() -> bool:
            return own.context.tables.live[table["table"]].presence.is_long_gone(1)

        await eventually(long_gone)
        await iris.page.get_by_role("button", name="Menu de la table").click()
        await iris.page.get_by_role("button", name="Octave : laisser jouer Ouvrière").click()
        await expect(iris.page.locator(".seat").nth(1)).to_contain_text("Ouvrière")
        await seen_to_play(iris, 1)
        await iris.page.goto("about:blank")  # before the server stops


async def test_leaving_player_is_replaced_by_a_bot(visit: Visit) -> None:
    iris, octave = await visit(), await visit()
    table = await iris.open(ME, OPEN)
    await join_table(octave, table["invitations"][1], "Octave")
    for one in (iris, octave):
        await one.prefer(confirming=False)
        await one.sit(table["table"])
    await octave.page.get_by_role("button", name="Finir la partie").click()
    await octave.page.get_by_role("button", name="Laisser ma place : Ouvrière joue").click()
    await expect(iris.page.locator(".seat").nth(1)).to_contain_text("Octave")
    await octave.page.get_by_role("button", name="Quitter", exact=True).click()
    await expect(octave.page).to_have_url(re.compile("/games$"))
    await expect(iris.page.locator(".seat").nth(1)).to_contain_text("Ouvrière")
    assert await iris.my_turn()
    await iris.act()
    await seen_to_play(iris, 1)
    octave.faults = [fault for fault in octave.faults if "WebSocket" not in fault]


async def test_stale_decision_of_a_second_tab_is_refused_and_redrawn(visit: Visit) -> None:
    iris = await visit()
    table = await iris.open(ME, here("Maëlle"), journal="\n".join(game_of(3)[:11]) + "\n")
    await iris.prefer(confirming=False)
    await iris.sit(table["table"])
    second = Person(await iris.page.context.new_page(), iris.base)
    held: list[str | bytes] = []
    holding = False
    lines: list[WebSocketRoute] = []

    def slow(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        lines.append(line)

        def note_message(message: str | bytes) -> None:
            if holding:
                held.append(message)
            else:
                line.send(message)

        server.on_message(note_message)

    await second.page.route_web_socket(re.compile("/ws/"), slow)
    await second.prefer(confirming=False)
    await second.sit(table["table"])
    assert await second.my_turn()
    holding = True
    old = await second.cells()
    await iris.move()
    moved = await iris.lines()
    await second.act()
    await expect(second.prompt).to_contain_text("…")

    async def is_refused() -> bool:
        return any('"STALE"' in str(message) for message in held)

    await eventually(is_refused)
    holding = False
    for message in held:
        lines[-1].send(message)
    why = "La partie a avancé entre-temps. Voici la nouvelle position."
    await expect(second.page.locator(".why")).to_contain_text(why)
    now = await second.cells()
    assert now != old and now == await iris.cells()
    assert await second.lines() == await iris.lines() == moved
    await second.shot("stale-1440-fr")
    await second.move()
    await expect(iris.page.locator(".log li")).to_have_count(moved + 1)
    assert second.faults == []


async def test_open_dispenser_shows_the_dominoes_behind(visit: Visit) -> None:
    iris = await visit()
    table = await iris.open(ME, bot("level1"), game={"open_dispenser": True})
    await iris.sit(table["table"])
    await iris.page.get_by_role("button", name="Les dominos derrière").click()
    sheet = iris.page.get_by_role("dialog", name="Les dominos derrière")
    await expect(sheet.locator("li")).to_have_count(8)
    depth = await iris.page.evaluate("fetch('/api/editions/wyx/formicarium').then((one) => one.json())")
    fronts = await iris.page.locator(".tray .slot").evaluate_all(
        "slots => slots.map((one) => one.getAttribute('aria-label'))")
    texts = await sheet.locator("li").all_inner_texts()
    assert sum(text.count("vers le") for text in texts) == 8 * depth["dispenser"]["depth"]
    for front in fronts:  # "Domino 3, 2 à droite, 2 vers le haut, …": the front domino comes first in its column
        _, column, way = re.split(r"Domino (\d), ", front)
        text = next(text for text in texts if text.startswith(column))
        assert " ".join(text.split()[1:]).startswith(", ".join(way.split(", ")[:2]))
    await iris.shot("behind-1440-fr")
    await iris.page.keyboard.press("Escape")
    await expect(sheet).to_have_count(0)
    closed = await iris.open(ME, bot("level1"))
    await iris.sit(closed["table"])
    await expect(iris.page.get_by_role("button", name="Les dominos derrière")).to_have_count(0)


async def see_tables(who: Person, number: int) -> None:
    """Check that the shelf shows `number` tables, in its language; a list is cached for two seconds."""
    async def so_many() -> bool:
        return len(await who.call("GET", "/api/waiting")) == number

    await eventually(so_many)
    async with who.page.expect_response("**/api/waiting"):
        await who.page.goto(who.base + "/")
    await who.page.locator(".boxes").wait_for()
    await who.drawn()


async def test_open_table_is_on_the_shelf_until_it_is_full(visit: Visit) -> None:
    async with house() as own:
        iris, octave, late = await visit(own.base), await visit(own.base), await visit(own.base, language="en-GB")
        await see_tables(octave, 0)
        await expect(octave.page.locator(".others")).to_have_count(0)
        await iris.goto("/#invite-wyx")
        await iris.page.get_by_label("Votre nom", exact=True).fill("Iris")
        await iris.page.get_by_label("Table ouverte à tous").check()
        await iris.page.get_by_role("button", name="Ouvrir la table").click()
        await expect(iris.board).to_be_visible()
        await see_tables(octave, 1)
        await see_tables(late, 1)
        waiting = octave.page.locator(".others")
        await expect(waiting).to_contain_text("Wyx")
        await expect(waiting).to_contain_text("Une place libre")
        await expect(late.page.locator(".others")).to_contain_text("One free seat")
        await octave.shot("shelf-others-1440-fr")
        await waiting.get_by_role("link", name="Wyx").click()
        await expect(octave.page.get_by_role("heading", level=1)).to_contain_text("Iris vous attend pour jouer à Wyx")
        await octave.page.get_by_label("Votre nom").fill("Octave")
        await octave.page.get_by_role("button", name="Prendre place").click()
        await expect(octave.board).to_be_visible()
        await see_tables(late, 0)
        await expect(late.page.locator(".others")).to_have_count(0)
        for one in (iris, octave, late):
            await one.page.goto("about:blank")


async def test_imported_table_is_marked(visit: Visit) -> None:
    iris = await visit()
    table = await iris.open(ME, here("Maëlle"), journal="\n".join(game_of(3)[:11]) + "\n")
    plain = await iris.open(ME, here("Maëlle"))
    await iris.sit(table["table"])
    await expect(iris.page.locator(".where")).to_contain_text("importée")
    await iris.sit(plain["table"])
    await expect(iris.page.locator(".where")).not_to_contain_text("importée")
    await iris.goto("/games")
    await expect(iris.page.locator(".turn", has_text="importée")).to_have_count(1)
