"""Ways by which a seat once came to know what is another's: a takeback that nobody was asked for, a hint behind the
curtain."""
from __future__ import annotations

import asyncio
from typing import Any

import pytest

from formicarium.core import journal
from formicarium.core.dice import Seeded
from formicarium.core.match import Match
from formicarium.games.cigale.game import Cigale
from formicarium.games.cigale.model import CigaleView

from .site import ME, OPEN, Site, bot, here, visit

pytestmark = pytest.mark.engine_free


def until(phase: str, mode: str = "autumn", players: int = 2) -> tuple[str, CigaleView]:
    """A game of the Cigale that has come to that phase."""
    match, dice = Match.begin(Cigale(players=players, mode=mode), Seeded(5)), Seeded(6)
    while match.view(-1).phase != phase:
        options = match.options(match.waiting()[0])
        match = match.play(match.waiting()[0], options[dice.below(len(options))], dice)
    return journal.write(match, ("",) * players), match.view(-1)


def test_who_is_away_is_asked_before_a_guess_is_taken_back() -> None:
    """The Cicada has seen the Ant's token by it (CIG-A5), and would guess again."""
    text, view = until("guessing")

    async def work(site: Site) -> None:
        async with site.guest() as cicada, site.guest() as ant:
            opened = await cicada.open(*[ME if seat == view.cicada else OPEN for seat in range(2)], journal=text)
            await ant.ask("POST", opened["invitations"][view.ant].replace("/join", "/api/join"), {})
            async with cicada.at(opened["table"]) as c:
                await c.first()
                async with ant.at(opened["table"]) as a:
                    await a.first()
                answer = await c.play()
                await c.catch_up(answer["number"])
                assert "Revealed" in [event["type"] for line in c.scene["news"] for event in line["events"]]
                await asyncio.sleep(1.1)  # long gone, at this site
                assert (await c.say("propose", seat=view.cicada, what="takeback"))["is"] == "done"
                await c.shows(lambda told: told["proposal"] is not None or told["number"] > answer["number"])
                assert c.scene["proposal"] and c.scene["proposal"]["asked"] == [view.ant]
                assert c.scene["number"] == answer["number"]
                async with ant.at(opened["table"]) as a:  # who comes back finds the question
                    proposal = (await a.first())["proposal"]
                    assert (await a.say("answer", seat=view.ant, proposal=proposal["number"], yes=True))["is"] == "done"
                    scene = await c.catch_up(answer["number"] + 1)
                    assert scene["view"]["phase"] == "guessing" and scene["news"][-1]["undo"]

    visit(work, away=1.0)


def test_a_hint_does_not_come_to_other_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Around one screen the Ant asks, and hands it on before the answer is there (CIG-W4)."""
    text, view = until("choosing", "winter", 3)
    red = 3 - view.ant - view.cicada

    async def work(site: Site) -> None:
        thinking, ready = asyncio.Event(), asyncio.Event()
        think = site.house.thinkers.think

        async def slowly(*question: Any) -> Any:
            thinking.set()
            await ready.wait()
            return await think(*question)

        monkeypatch.setattr(site.house.thinkers, "think", slowly)
        seats = {view.ant: ME, red: here("Red"), view.cicada: bot("level1")}
        async with site.guest() as one:
            opened = await one.open(*[seats[seat] for seat in range(3)], journal=text)
            async with one.at(opened["table"]) as a:
                await a.first()
                for eyes in (-1, red, view.ant):
                    await a.say("look", seat=view.ant)
                    thinking.clear()
                    ready.clear()
                    id_ = await a.send("hint", seat=view.ant)
                    await thinking.wait()
                    await a.say("look", seat=eyes)
                    ready.set()
                    told = await a.until(lambda told, id_=id_: told.get("id") == id_)  # type: ignore[misc]
                    assert told["is"] == ("hinted" if eyes == view.ant else "refused"), told

    visit(work)
