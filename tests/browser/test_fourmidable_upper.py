"""Fourmidable's upper levels in real browsers: a draft and two rounds, five special cards of different moments, Solo to
a rank, and the daily challenge.
"""
from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec
import pytest
from playwright.async_api import expect

from formicarium.core import journal
from formicarium.core.dice import Seeded
from formicarium.core.match import Match
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.model import SPECIES, Call, Go, PlayCard, Reveal, UsePower
from tests.support.browser_site import ME, OPEN, bot, here, parts
from tests.support.night import narrowest

from .conftest import Visit
from .test_fourmidable import TAKES, Player

BUTTONS = {"Done": "Finir mon tour", "GiveUp": "Renoncer", "Leave": "Laisser", "Direct": "Tout droit"}
HARVESTS, BROODS = {f"C{number}" for number in range(4, 13)}, {"C25", "C26", "C27", "C28"}
MOMENTS = {"acting": "before", "walking": "setting out", "opening": "digging", "studying": "drawing",
           "finishing": "after"}
SEED = 23  # from this seed on, the search for a round of five cards is short


class Master(Player):
    async def does(self, action: Any) -> None:
        before = self.scene["number"]
        match action:
            case {"type": "Adopt", "species": species}:
                what = self.page.locator(".fou-species").nth(SPECIES.index(species))
            case {"type": "Recruit", "ant": ant}:
                what = self.page.locator(".fou-ask.recruit .fou-tile").nth(list(TAKES).index(ant))
            case {"type": "Draft", "card": card}:
                what = self.page.locator(f'.fou-draft [data-card="{card}"]').first
            case {"type": "PlayCard", "card": card}:
                what = self.page.locator(f'.fou-specials [data-card="{card}"]').first
            case {"type": "Complete" | "Rob", "card": card}:
                what = self.page.locator(f'.fou-ask [data-card="{card}"]').first
            case {"type": "UsePower"}:
                what = self.page.locator(".fou-power")
            case {"type": "Claim" | "Erase" | "Hunt", "cell": cell}:
                what = self.cell(cell)
            case {"type": kind} if kind in BUTTONS:
                await self.person.prompt.get_by_role("button", name=BUTTONS[kind]).click()
                await self.after(before)
                return
            case _:
                await super().does(action)
                return
        await expect(what).to_have_class(re.compile(r"\blit\b"))
        await what.click(force=action["type"] in ("Claim", "Erase", "Hunt"))
        await self.after(before)

    def actions(self) -> list[Any]:
        return [offer["action"] for offer in self.scene["offers"] if offer["action"]["type"] != "Reveal"]


async def whose(*both: Master, pressing: Master | None = None) -> Master:
    """Return the player to act, once both pages know of all moves; not one whose page acts by itself."""
    due = list[Master]()

    def is_known(_: object) -> bool:
        if len({one.scene["number"] for one in both}) == 1:
            due[:] = (one for one in both if one.due()
                      and not (one is pressing and one.view["phase"] in ("finishing", "reaping")))
        return bool(due)

    await both[0].until(is_known)
    return due[0]


def plain(player: Master) -> Any:
    """Return a move of a player who gathers and plays no cards; never the worm, whose targets are in the nests."""
    skipped = ("PlayCard", "UsePower")
    actions = [one for one in player.actions() if one["type"] not in skipped and one.get("predator") != "worm"]
    gathers = [offer["action"] for offer in player.offered("Go") if offer["outlook"]["what"] in ("gather", "dig")]
    if player.view["phase"] == "prowling":
        return next(one["action"] for one in player.offered("Send") if one["outlook"]["eaten"])
    return (gathers or [one for one in actions if one["type"] != "Go"] or actions)[0]


@parts
async def test_fourmidable_draft_and_round_of_two_players(visit: Visit, whole: bool) -> None:
    """One round by day, two at night."""
    iris, octave = Master(await visit()), Master(await visit(width=1280, height=720))
    table = await iris.person.open(ME, OPEN, game={"game": "fourmidable", "mode": "experienced"})
    await octave.person.call("POST", f"/api{table['invitations'][1]}", {"name": "Octave"})
    for one in (iris, octave):
        await one.person.prefer(confirming=False)
        await one.person.goto(f"/table/{table['table']}")
        await one.until(lambda scene: bool(scene["view"]["players"]))
    both = (iris, octave)

    while iris.view["phase"] == "adopting":
        one = await whose(*both)
        await one.does(one.actions()[0])
        for other in both:
            await other.after(one.scene["number"] - 1)
    await expect(iris.page.locator(".fou-steps li")).to_have_text(
        [re.compile(rf"^[\W\d]*{name}[\W\d]*$") for name in ("Espèces", "Cartes", "Fourmis")])

    kept: list[list[str]] = [[], []]
    for step in range(6):
        for one in both:
            await one.until(lambda scene, step=step: scene["view"]["draft"]["steps"] == step)  # type: ignore[misc]
        hands = [[card["card"] for card in one.view["draft"]["hands"][step]] for one in both]
        assert [len(hand) for hand in hands] == [8 - step, 8 - step]
        await expect(iris.page.locator(".fou-draft .pack .lit")).to_have_count(8 - step)
        if step == 1:
            await expect(iris.page.locator(".fou-passed li li")).to_have_count(7)
            await iris.person.shot("fourmidable-draft-1440-fr")
            await octave.person.shot("fourmidable-draft-1280-fr")
        await iris.does({"type": "Draft", "card": hands[0][0]})
        await octave.after(iris.scene["number"] - 1)
        assert iris.view["draft"]["pick"]["card"] == hands[0][0] and octave.view["draft"]["picked"][0] is True
        await expect(octave.page.locator(".seat .done")).to_have_count(1)
        content = msgspec.json.encode(octave.scene).decode()
        assert octave.view["draft"]["pick"] is None and f'"pick":{{"card":"{hands[0][0]}"' not in content
        await octave.does({"type": "Draft", "card": hands[1][-1]})
        await iris.after(octave.scene["number"] - 1)
        kept[0].append(hands[0][0])
        kept[1].append(hands[1][-1])
    for one, cards in zip(both, kept, strict=True):
        assert sorted(card["card"] for card in one.view["specials"]) == sorted(cards)

    while iris.view["round"] < (3 if whole else 2) and not iris.scene["ended"]:
        one = await whose(*both)
        await one.does(plain(one))
        for other in both:
            await other.after(one.scene["number"] - 1)
    await expect(iris.page.locator(".fou-display .fou-card")).to_have_count(5)  # FOU-X1
    await expect(iris.page.locator(".fou-specials .fou-special")).to_have_count(len(iris.view["specials"]))
    await expect(octave.page.locator(".fou-seal")).to_have_count(2)
    await iris.person.shot("fourmidable-experienced-1440-fr")
    await octave.person.shot("fourmidable-experienced-1280-fr")


def moment(phase: str, card: str) -> str:
    effect = card.split("-", maxsplit=1)[0]
    return "gathering" if effect in HARVESTS else "birth" if effect in BROODS else MOMENTS[phase]


def lively(match: Match, seat: int, met: set[str] | None, dice: Seeded) -> Any:
    """Return a move of a player who gathers, and who plays a card whenever its moment is a new one (`met`), or none at
    all.
    """
    options: list[Any] = [one for one in match.legal_actions(seat) if not isinstance(one, Reveal)]
    view: Any = match.view(seat)
    if met is not None:
        cards = [one for one in options if isinstance(one, PlayCard) and moment(view.phase, one.card) not in met
                 and not one.card.startswith("C22")]  # the worm's targets are in the nests
        if cards:
            return cards[dice.below(len(cards))]
    calm = [one for one in options if not isinstance(one, PlayCard | UsePower) and one != Call("worm")]
    if view.phase == "walking":
        lies = {one.cell: one.lies for one in view.ground}
        lies |= {one.cell: one.earth for one in view.players[seat].chambers}
        prey = [one for one in calm if isinstance(one, Go)
                and lies.get(one.cell) not in (None, "empty", "pheromone", "nest")]
        calm = prey if prey and dice.below(4) else calm
    return calm[dice.below(len(calm))]


@cache
def round_of_five_cards() -> tuple[str, int, tuple[tuple[int, Any], ...]]:
    """Return a journal up to a round in which a seat plays five cards of different moments, that seat, and the round's
    moves.
    """
    for seed in range(SEED, SEED + 300):
        game = Fourmidable(players=2, mode="intermediate", first_leads=True)
        match, dice = Match.begin(game, Seeded(seed)), Seeded(seed + 5000)
        while match.waiting() and not (match.view(0).round == 2 and match.view(0).phase == "acting"):
            match = match.play(match.waiting()[0], lively(match, match.waiting()[0], None, dice), dice)
        for tries in range(12 if match.waiting() else 0):
            hero, met, moves, now = match.waiting()[0], set[str](), list[tuple[int, Any]](), match
            chance = Seeded(seed * 100 + tries)
            while now.waiting() and now.view(0).round == 2:
                seat = now.waiting()[0]
                action = lively(now, seat, met if seat == hero else None, chance)
                if isinstance(action, PlayCard):
                    met.add(moment(now.view(seat).phase, action.card))
                moves.append((seat, action))
                now = now.play(seat, action, chance)
            if len(met) >= 5:
                return journal.write(match, ("", "")), hero, tuple(moves)
    raise AssertionError("no round has five cards")


async def test_fourmidable_five_special_cards_are_played_in_one_round(visit: Visit) -> None:
    text, hero, moves = round_of_five_cards()
    iris, octave = Master(await visit()), Master(await visit(width=1280, height=720))
    seats = [ME, OPEN] if hero == 0 else [OPEN, ME]
    table = await iris.person.open(*seats, journal=text, game={"game": "fourmidable", "mode": "intermediate"})
    await octave.person.call("POST", f"/api{table['invitations'][1 - hero]}", {"name": "Octave"})
    for one in (iris, octave):
        await one.person.prefer(confirming=False)
        await one.person.sit(table["table"])
        await one.until(lambda scene: bool(scene["view"]["players"]))
    played: set[str] = set()
    for seat, action in moves:
        one, other = (iris, octave) if seat == hero else (octave, iris)
        await one.until(lambda scene, one=one: one.due())  # type: ignore[misc]
        wanted = msgspec.to_builtins(action)
        if wanted["type"] == "PlayCard":
            played.add(moment(one.view["phase"], wanted["card"]))
            lit = one.page.locator(".fou-specials .fou-special.lit")
            await expect(lit).to_have_count(len([card for card in one.view["specials"] if any(
                offer["action"]["card"] == card["card"] for offer in one.offered("PlayCard"))]))
            if one.view["phase"] == "walking":
                await one.person.shot("fourmidable-card-walking-1440-fr")
        if wanted["type"] == "Keep":  # chance differs from that of the search
            wanted = one.offered("Keep")[0]["action"]
        await one.does(wanted)
        await other.after(one.scene["number"] - 1)
    assert len(played) >= 5, played
    await expect(iris.page.locator(".fou-specials .gone")).to_have_count(6 - len(iris.view["specials"]))
    await expect(iris.page.locator(".log")).to_contain_text("joue")

    # To do nothing more this round takes one press; then the turn passes by itself, until it is taken back.
    while not (octave.due() and octave.view["phase"] == "finishing"):
        one = await whose(iris, octave)
        await one.does(plain(one))
        for other in (iris, octave):
            await other.after(one.scene["number"] - 1)
    number = octave.scene["number"]
    await octave.person.shot("fourmidable-finishing-1280-fr")
    await octave.person.prompt.get_by_role("button", name="Plus rien cette manche").click()
    await octave.after(number)
    await expect(octave.page.locator(".skipping")).to_be_visible()
    for _ in range(60):
        one = await whose(iris, octave, pressing=octave)
        number, mine, phase = one.scene["number"], one is octave, one.view["phase"]
        await one.does(plain(one))
        if mine and phase == "walking":
            break
        for other in (iris, octave):
            await other.after(number)
    await octave.until(lambda scene: scene["view"]["turn"] != octave.seat)
    await octave.page.locator(".skipping").click()
    await expect(octave.page.locator(".skipping")).to_have_count(0)


async def test_fourmidable_sleeping_card_gives_its_reason_and_the_curtain_hides_cards(visit: Visit) -> None:
    text, hero, _ = round_of_five_cards()
    iris = Master(await visit(width=390, height=844, touch=True))
    seats = [ME, here("Maëlle")] if hero == 0 else [here("Maëlle"), ME]
    table = await iris.person.open(*seats, journal=text, game={"game": "fourmidable", "mode": "intermediate"})
    await iris.person.goto(f"/table/{table['table']}")
    await expect(iris.page.get_by_role("heading", name="Passez l’écran à Iris")).to_be_visible()
    await iris.until(lambda scene: scene["seat"] == -1)
    assert iris.view["specials"] == []
    said = await iris.page.evaluate("document.documentElement.outerHTML")
    assert not re.search("fou-|fx-c|data-card", said)
    await iris.page.get_by_role("button", name="Je suis Iris").click()
    assert await iris.turn()
    await iris.page.get_by_role("tab", name="Cartes").click()
    asleep = iris.page.locator(".fou-specials .fou-special:not(.lit)").first
    await asleep.click()
    await expect(iris.page.locator(".why")).to_contain_text(re.compile(r"\w{3,}.*\."))
    await expect(iris.page.locator(".why")).to_be_in_viewport(ratio=1)
    await iris.person.shot("fourmidable-asleep-390-fr")
    assert await iris.person.small() == []
    await iris.page.get_by_role("tab", name="Plateau").click()
    await iris.page.set_viewport_size({"width": 320, "height": 568})
    assert await iris.person.small() == []


def still_to_move(scene: Any) -> int:
    return sum(not ant["moved"] for ant in scene["view"]["players"][0]["ants"])


@parts
async def test_fourmidable_solo_game_ends_with_a_rank(visit: Visit, whole: bool) -> None:
    iris = Master(await visit())
    await iris.person.prefer(confirming=False)
    await iris.person.call("PUT", "/api/me", {"name": "Iris"})
    await iris.person.goto("/#new-fourmidable")
    await iris.page.get_by_text("Solo", exact=True).click()
    await expect(iris.page.locator(".chairs li")).to_have_count(1)
    await iris.page.get_by_role("button", name="Ouvrir la table").click()
    await iris.until(lambda scene: iris.due())
    hunted = False
    while await iris.turn():
        if hunted and iris.view["round"] == 2 and not whole:
            await iris.hurry(lambda scene: scene["view"]["round"] == 6 and still_to_move(scene) < 3, plain)
            assert await iris.turn()
        if iris.view["phase"] == "hunting" and not hunted:
            hunted = True
            await expect(iris.page.locator(".fou-hunt span.given")).to_be_visible()
            await iris.person.shot("fourmidable-hunt-1440-fr")
        await iris.does(plain(iris))
    solo = iris.view["solo"]
    total = sum(line["points"] for line in iris.view["players"][0]["points"])
    heading = iris.person.end.get_by_role("heading").first
    await expect(heading).to_contain_text(f"{total} point")
    await expect(heading).to_contain_text("niveau" if solo["rank"] is None else "!")
    assert iris.view["round"] == solo["rounds"] == 6
    await iris.person.shot("fourmidable-rank-1440-fr")

    table = iris.scene["table"]
    await iris.person.goto("/solo/fourmidable")
    await expect(iris.page.locator(".results li")).to_have_count(1)
    await expect(iris.page.locator(".results .points")).to_have_text(str(total))
    await iris.page.locator(".results a").click()
    await expect(iris.page).to_have_url(re.compile(f"/replay/{table}"))
    await expect(iris.page.locator(".fou-hunt, .fou-draft").first).to_be_visible()
    again = await iris.person.call("POST", f"/api/tables/{table}/rematch")
    await iris.come(again)
    assert iris.view["phase"] == "stocking" and len(iris.scene["seats"]) == 1


async def test_fourmidable_daily_challenge_is_the_same_for_all(visit: Visit) -> None:
    iris, octave = Master(await visit()), Master(await visit(width=390, height=844, touch=True, language="en-GB"))
    for one in (iris, octave):
        await one.person.goto("/solo/fourmidable")
        await expect(one.page.locator(".challenge")).to_be_visible()
    await iris.person.shot("fourmidable-solo-page-1440-fr")
    await octave.person.shot("fourmidable-solo-page-390-en")
    await iris.page.get_by_role("button", name="Jouer le défi").click()
    await octave.page.get_by_role("button", name="Play the challenge").click()
    for one in (iris, octave):
        await one.until(lambda scene: bool(scene["offers"]))
    assert iris.scene["table"] != octave.scene["table"]
    assert iris.view == octave.view and iris.scene["daily"] == octave.scene["daily"] != ""
    await expect(iris.page.locator(".bar")).to_contain_text("défi du")
    await iris.person.goto("/solo/fourmidable")
    await iris.page.get_by_role("button", name="Continuer votre défi").click()
    await expect(iris.page).to_have_url(re.compile(iris.scene["table"]))


@pytest.mark.parametrize(("size", "dark"), narrowest([((1280, 720), False), ((390, 844), True)]))
async def test_fourmidable_elements_do_not_overlap_at_any_size(visit: Visit, size: tuple[int, int], dark: bool) -> None:
    width, height = size
    iris = Master(await visit(width=width, height=height, dark=dark, touch=width < 900))
    text, hero, _ = round_of_five_cards()
    seats = [ME, OPEN] if hero == 0 else [OPEN, ME]
    tables = [await iris.person.open(*seats, journal=text, game={"game": "fourmidable", "mode": "intermediate"}),
              await iris.person.open(ME, bot("random"), game={"game": "fourmidable", "mode": "experienced",
                                                              "first_leads": True}),
              await iris.person.open(ME, game={"game": "fourmidable", "mode": "solo"})]
    await iris.person.joined(tables[0], "Octave")
    found: list[str] = []
    for table, what in zip(tables, (".fou-special", ".fou-species", ".fou-draft"), strict=True):
        await iris.come(table)
        await expect(iris.page.locator(what).first).to_be_visible()
        found += await iris.person.barriers(f"fourmidable-upper{what}-{width}")
        assert await iris.page.evaluate("document.documentElement.scrollWidth") <= width
        if width < 900:
            found += await iris.person.small()
    await iris.person.goto("/solo/fourmidable")
    await expect(iris.page.locator(".challenge")).to_be_visible()
    found += await iris.person.barriers(f"fourmidable-solo-page-{width}")
    assert found == []
