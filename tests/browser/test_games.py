from __future__ import annotations

import re

from playwright.async_api import expect

from tests.support.browser_site import ME, OPEN, WAIT, Person, Seated, game_of, here, parts

from .conftest import Visit

LAST = 10


@parts
async def test_new_player_goes_from_the_shelf_to_a_finished_game(visit: Visit, whole: bool) -> None:
    seated = Seated(await visit())
    iris, page = seated.person, seated.page
    await iris.goto("/")
    await page.get_by_role("button", name=re.compile("^Jouer à Wyx")).or_(
        page.get_by_role("link", name=re.compile("^Jouer à Wyx"))).first.click()
    await page.get_by_label("Votre nom").fill("Iris")
    await page.get_by_label("Place 2").select_option("bot:level1")
    await page.get_by_role("button", name="Ouvrir la table").click()
    await expect(iris.board).to_be_visible()
    await expect(iris.prompt).to_contain_text("Posez votre reine")

    await page.get_by_role("button", name="Menu de la table").click()  # from now on one press makes a move
    await page.get_by_label("Confirmer chaque coup").uncheck()
    await page.keyboard.press("Escape")
    for _ in range(6):
        assert await iris.my_turn()
        await iris.move()
    if not whole:
        await seated.hurry(lambda scene: min(scene["view"]["supply"]) < 4)
    while await iris.my_turn():
        await iris.move()
    await iris.shot("end-1440-fr")
    await expect(iris.end).to_contain_text(re.compile("gagnez? avec|Égalité"))
    await expect(iris.end.get_by_role("link", name=re.compile("Règle WYX-E"))).to_be_visible()
    await expect(iris.end.get_by_role("table")).to_contain_text("Fourmis sur le plateau")
    await iris.end.get_by_role("button", name="Revanche").click()
    await expect(iris.prompt).to_contain_text(re.compile("Posez votre reine|réfléchit"))


async def test_other_edition_is_drawn(visit: Visit) -> None:
    iris = await visit()
    page = iris.page
    await iris.prefer(confirming=False)
    await iris.goto("/")
    await page.get_by_role("link", name="Jouer à Wyx").click()
    await page.get_by_label("Place 2").select_option("here")
    await page.get_by_text("Options de la table").click()
    await page.get_by_role("combobox", name="Édition").select_option("Toute petite")
    await page.get_by_role("button", name="Ouvrir la table").click()
    await expect(iris.board).to_be_visible()
    cells = await iris.cells()
    assert [cell.split(",")[0] for cell in cells] == [f"{column}{row}" for row in (4, 3, 2, 1) for column in "abcde"]
    assert cells[0].startswith("a4, fourmilière de 4") and cells[-1].startswith("e1, fourmilière de 2")
    assert sum("case centrale" in cell for cell in cells) == 4 == sum("possible" in cell for cell in cells)
    await expect(page.locator(".slot")).to_have_count(4)
    await expect(page.locator(".slot.nw")).to_have_attribute("data-column", "4")
    await expect(page.locator(".goal")).to_contain_text("5 fourmis")
    drawn = await iris.board.bounding_box()
    assert drawn is not None and 1.15 < drawn["width"] / drawn["height"] < 1.25  # 5 by 4 cells in a frame

    for _ in range(4):
        if await iris.my_turn():
            await iris.move()
    await expect(page.locator("[data-queen]")).to_have_count(2)
    await iris.shot("tiny-1440-fr")
    await page.set_viewport_size({"width": 390, "height": 844})
    await expect(page.locator(".tray.flat")).to_be_visible()
    assert await page.evaluate("document.documentElement.scrollWidth") <= 390
    await iris.shot("tiny-390-fr")


async def both(iris: Person, octave: Person) -> None:
    said = [re.sub(", (possible|impossible|le domino . y mène)", "", cell).replace("à vous", "Iris")
            for cell in await iris.cells()]
    plain = ("cell.getAttribute('aria-label').replace(/, (possible|impossible|le domino . y mène)/g, '')"
             ".replaceAll('à vous', 'Octave')")
    await octave.page.wait_for_function(
        f"said => [...document.querySelectorAll('[role=gridcell]')].map((cell) => {plain}).join() === said",
        arg=",".join(said))


@parts
async def test_two_browsers_and_a_spectator_see_the_same_game(visit: Visit, whole: bool) -> None:
    iris, octave, watcher = await visit(), await visit(), await visit()
    lines = game_of(3)
    table = await iris.open(ME, OPEN, **({} if whole else {"journal": "\n".join(lines[:-LAST]) + "\n"}))
    await iris.prefer(confirming=False)
    await octave.prefer(confirming=False)
    await iris.sit(table["table"])
    await octave.goto(table["invitations"][1])
    await expect(octave.page.get_by_role("heading", name="Iris vous attend pour jouer à Wyx")).to_be_visible()
    await octave.page.get_by_label("Votre nom").fill("Octave")
    await octave.page.get_by_role("button", name=re.compile("asseoir|Rejoindre|Jouer|Prendre")).click()
    await expect(octave.board).to_be_visible()
    late = await visit(language="en-GB")
    await late.goto(table["invitations"][1])
    await expect(late.page.get_by_role("heading", level=1)).to_contain_text("seat")
    late.faults = [fault for fault in late.faults if "409" not in fault]
    await octave.goto(table["invitations"][1])
    await expect(octave.board).to_be_visible()
    await watcher.goto(table["watch"])
    await expect(watcher.board).to_be_visible()
    await expect(iris.page.locator(".seats")).to_contain_text("Octave")
    players, moves = (iris, octave), 0 if whole else len(lines) - LAST - 1
    while True:
        mover, other = players[moves % 2], players[(moves + 1) % 2]
        if not await mover.my_turn():
            break
        await mover.move()
        moves += 1
        await other.my_turn()
        if moves % 4 == 0:
            await both(iris, octave)
            await both(iris, watcher)
    assert moves > (20 if whole else len(lines) - LAST + 4)
    await both(iris, octave)
    results = [await one.end.get_by_role("heading").inner_text() for one in (iris, octave, watcher)]
    # The winner's own page says "vous".
    assert len({re.sub("^.* gagnez? ", "", one) for one in results}) == 1 and re.search("gagne|Égalité", results[0])
    tables = [await one.end.get_by_role("table").inner_text() for one in (iris, octave)]
    assert tables[0] == tables[1]
    await iris.end.get_by_role("button", name="Revanche").click()
    await iris.page.wait_for_url(lambda url: table["table"] not in url)
    await octave.end.get_by_role("button", name="Aller à la revanche").click()
    await expect(octave.page).to_have_url(iris.page.url)


async def test_last_move_ends_the_game_and_keys_open_the_replay(visit: Visit) -> None:
    lines = game_of(3)
    iris = await visit()
    table = await iris.open(ME, here("Maëlle"), journal="\n".join(lines[:-1]) + "\n")
    await iris.prefer(confirming=False)
    await iris.sit(table["table"])
    moves = len(lines) - 1
    while await iris.my_turn():
        await iris.move()
    final = await iris.cells()
    for _ in range(3):
        await iris.page.keyboard.press("ArrowLeft")
    slider, bar = iris.page.get_by_role("slider"), iris.page.locator(".replay")
    await expect(slider).to_have_value(str(moves - 3))
    await expect(bar).to_contain_text(f"Coup {moves - 3} sur {moves} :")
    await expect(iris.page.locator(".trail.past")).to_be_visible()
    await expect(iris.end).to_have_count(0)
    assert await iris.cells() != final
    await iris.page.keyboard.press("End")
    await expect(bar).to_contain_text(f"Coup {moves} sur {moves} :")
    assert await iris.cells() == final


async def test_ended_game_is_replayed_from_a_line_of_the_log(visit: Visit) -> None:
    iris = await visit()
    table = await iris.open(ME, here("Maëlle"), journal="\n".join(game_of(3)) + "\n")
    await iris.sit(table["table"])
    slider, bar = iris.page.get_by_role("slider"), iris.page.locator(".replay")
    await expect(iris.end).to_be_visible()
    await iris.page.keyboard.press("ArrowLeft")
    await expect(iris.end).to_have_count(0)
    line = iris.page.locator(".log .line").nth(6)
    await line.click()
    await expect(slider).to_have_value("7")
    await expect(iris.page.locator(".log li[aria-current]")).to_have_text(await line.inner_text())
    await expect(iris.page.locator(".log .rule")).to_have_count(0)
    await iris.page.get_by_role("button", name="Montrer les règles de chaque ligne").click()
    await expect(iris.page.locator(".log .rule").first).to_be_visible()
    assert await iris.barriers("end-replay-1440-fr") == []
    await bar.get_by_role("combobox", name="Vitesse").select_option("4")
    await bar.get_by_role("button", name="Lecture").click()
    await expect(slider).to_have_value(re.compile(r"^(9|\d\d)$"))  # a busy machine may miss some
    await bar.get_by_role("button", name="Voir le résultat").click()
    await iris.end.get_by_role("button", name="Revoir la partie").click()
    await expect(slider).to_have_value(re.compile(r"^([2-9]|[1-5]\d)$"))
    await iris.page.keyboard.press("Escape")
    await expect(iris.end).to_be_visible()


async def test_replay_page_opens_at_a_move_and_saves_or_continues_the_game(visit: Visit) -> None:
    lines = game_of(3)
    iris = await visit()
    table = await iris.open(ME, here("Maëlle"), journal="\n".join(lines) + "\n")
    moves, slider = len(lines) - 1, iris.page.get_by_role("slider")
    await iris.goto(f"/replay/{table['table']}?at=10")
    await expect(slider).to_have_value("10")
    await expect(iris.page.locator(".log .line")).not_to_have_count(0)
    await expect(iris.page.locator(".log .line")).to_have_count(await iris.lines())
    await expect(iris.page.locator(".log li[aria-current]")).to_be_in_viewport()
    ten = await iris.cells()
    await iris.page.locator("main").focus()
    await iris.page.keyboard.press("ArrowRight")
    await expect(iris.page).to_have_url(re.compile(r"at=11$"))
    await iris.page.keyboard.press("Home")
    await expect(slider).to_have_value("0")
    await iris.page.keyboard.press("End")
    await expect(slider).to_have_value(str(moves))
    await iris.goto(f"/replay/{table['table']}?at=10")
    await expect(slider).to_have_value("10")
    await expect(iris.page.locator("[data-queen]")).to_have_count(2)
    assert await iris.cells() == ten
    await iris.shot("replay-1440-fr")
    async with iris.page.expect_download() as download:
        await iris.page.get_by_role("link", name="Enregistrer la partie").click()
    saved = await (await download.value).path()
    assert saved.read_text().splitlines()[1:11] == list(lines[1:11])
    await iris.page.get_by_role("button", name="Jouer d’ici").click()
    await expect(iris.page).to_have_url(re.compile("/table/"), timeout=WAIT)
    await expect(iris.page.locator("[data-queen]")).to_have_count(2)
    await expect(iris.page.locator(".log li").first).to_be_visible()
