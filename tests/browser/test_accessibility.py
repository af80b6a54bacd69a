"""axe at a table in all its states finds no violation, in light and dark colours, on a desk and on a phone."""
from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.support.browser_site import ME, bot, game_of, here
from tests.support.night import narrowest

from .conftest import Visit


@pytest.mark.parametrize(("width", "height", "language", "dark"), narrowest([
    (1440, 900, "fr-FR", False), (1280, 720, "en-GB", True), (390, 844, "fr-FR", False), (390, 844, "en-GB", True)]))
async def test_wyx_table_states_pass_axe_at_every_size(visit: Visit, width: int, height: int, language: str,
                                                       dark: bool) -> None:
    iris = await visit(width=width, height=height, language=language, dark=dark)
    look, faults, page = f"{width}-{language[:2]}-{'dark' if dark else 'light'}", [], iris.page
    lines = game_of(3)
    middle = await iris.open(ME, here("Octave"), journal="\n".join(lines[:30]) + "\n", pace={"game": 600})
    await iris.sit(middle["table"])
    assert await iris.my_turn()
    faults += await iris.barriers(f"table-{look}")
    await page.locator(".slot.lit").first.click()
    faults += await iris.barriers(f"chosen-{look}")
    if await page.locator(".slot.asleep").count():
        await page.locator(".slot.asleep").first.click()
        await expect(page.locator(".why")).to_be_visible()
        faults += await iris.barriers(f"why-{look}")
    cell = page.locator("[role=gridcell]:not(.lit, .chosen)").first
    await cell.click()  # no domino leads there: the answer appears at the cell
    await expect(page.locator(".why")).to_contain_text(await cell.get_attribute("data-cell") or "?")
    said, pressed = await page.locator(".why").bounding_box(), await cell.bounding_box()
    assert said is not None and pressed is not None
    if width > 900:
        assert 0 < said["x"] - pressed["x"] - pressed["width"] < 40 and said["y"] < pressed["y"] + pressed["height"]
    else:
        await expect(page.locator(".stage > .why")).to_be_visible()
        assert said["height"] < 64  # pixels; the board stays under the finger
        await expect(page.locator(".seat .seat-role").first).to_have_text(re.compile(r"^\d+/32 (posées|placed)$"))
    await expect(page.locator(".pressed")).to_be_visible()
    faults += await iris.barriers(f"why-cell-{look}")
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name=re.compile("Menu de la table|Table menu")).click()
    faults += await iris.barriers(f"menu-{look}")
    await page.keyboard.press("Escape")
    await page.keyboard.press("?")
    faults += await iris.barriers(f"keys-{look}")
    await page.keyboard.press("Escape")
    if width < 900:
        for name in ("Journal|Log", "Discuter|Chat"):
            await page.locator(".dock").get_by_role("button", name=re.compile(name)).click()
            faults += await iris.barriers(f"sheet-{name[:3].lower()}-{look}")
            await page.keyboard.press("Escape")
    await page.goto(iris.base + f"/table/{middle['table']}?curtain=1")
    await expect(page.locator(".pass")).to_be_visible()
    faults += await iris.barriers(f"curtain-{look}")

    four = await iris.open(ME, bot("level1"), bot("level1"), bot("level2"))
    await iris.sit(four["table"])
    assert await iris.my_turn()
    faults += await iris.barriers(f"four-{look}")
    await page.goto(iris.base + four["watch"])
    await expect(iris.board).to_be_visible()
    faults += await iris.barriers(f"watch-{look}")

    last = await iris.open(ME, here("Octave"), journal="\n".join(lines[:-1]) + "\n")
    await iris.prefer(confirming=False)
    await iris.sit(last["table"])
    assert await iris.my_turn()
    await iris.act()
    await expect(iris.end).to_be_visible()
    faults += await iris.barriers(f"end-{look}")
    await iris.goto(f"/replay/{last['table']}?at=20")
    await expect(iris.board).to_be_visible()
    faults += await iris.barriers(f"replay-{look}")
    assert faults == []
