"""Former leaks of another seat's secrets: a takeback without consent, a hint shown to the wrong player."""
from __future__ import annotations

import asyncio
from typing import Any

import pytest

from formicarium.core import journal
from formicarium.core.dice import Seeded
from formicarium.core.match import Match
from formicarium.games.cigale.game import Cigale
from formicarium.games.cigale.model import CigaleView
from tests.support.site import ME, OPEN, Site, bot, here, visit, watched_by

pytestmark = [pytest.mark.unwatched, pytest.mark.long]


def until(phase: str, mode: str, players: int) -> Match:
    match, dice = Match.begin(Cigale(players=players, mode=mode), Seeded(5)), Seeded(6)
    while match.view(-1).phase != phase:
        options = match.legal_actions(match.waiting()[0])
        match = match.play(match.waiting()[0], options[dice.below(len(options))], dice)
    return match


def test_takeback_of_a_guess_waits_for_an_absent_player() -> None:
    """The Cicada has seen the Ant's token (CIG-A5), and would guess again."""
    match = until("guessing", "autumn", 2)
    view: CigaleView = match.view(-1)

    async def work(site: Site) -> None:
        async with site.guest() as cicada, site.guest() as ant:
            seats = [ME if seat == view.cicada else OPEN for seat in range(2)]
            opened = await cicada.open(*seats, journal=journal.write(match))
            await ant.ask("POST", opened["invitations"][view.ant].replace("/join", "/api/join"), {})
            async with cicada.at(opened["table"]) as c:
                await c.first()
                async with ant.at(opened["table"]) as a:
                    await a.first()
                answer = await c.play()
                await c.catch_up(answer["number"])
                assert "Revealed" in [event["type"] for line in c.scene["news"] for event in line["events"]]
                await watched_by(site, opened["table"], 1)
                await asyncio.sleep(1.1)
                assert (await c.say("propose", seat=view.cicada, what="takeback"))["is"] == "done"
                await c.shows(lambda scene: scene["proposal"] is not None or scene["number"] > answer["number"])
                assert c.scene["proposal"] and c.scene["proposal"]["asked"] == [view.ant]
                assert c.scene["number"] == answer["number"]
                async with ant.at(opened["table"]) as a:
                    proposal = (await a.first())["proposal"]
                    assert (await a.say("answer", seat=view.ant, proposal=proposal["number"], yes=True))["is"] == "done"
                    scene = await c.catch_up(answer["number"] + 1)
                    assert scene["view"]["phase"] == "guessing" and scene["news"][-1]["undo"]

    visit(work, away=1.0)


def test_takeback_proposal_to_an_absent_player_does_not_block_the_game() -> None:
    async def work(site: Site) -> None:
        async with site.guest() as one, site.guest() as two, site.guest() as gone:
            opened = await one.open(ME, OPEN, OPEN, game={"game": "micropolis", "first_leads": True})
            for guest, invitation in ((two, opened["invitations"][1]), (gone, opened["invitations"][2])):
                await guest.ask("POST", invitation.replace("/join", "/api/join"), {})
            async with one.at(opened["table"]) as a, two.at(opened["table"]) as b:
                for place in (a, b):
                    await place.first()
                await a.play()
                await b.catch_up(1)
                await asyncio.sleep(1.1)
                assert (await a.say("propose", seat=0, what="takeback"))["is"] == "done"
                await b.shows(lambda scene: scene["proposal"] is not None)
                assert b.scene["proposal"]["asked"] == [1, 2]
                assert (await b.say("answer", seat=1, proposal=1, yes=True))["is"] == "done"
                assert (await b.say("propose", seat=1, what="replace", about=0))["rule"] == "PROPOSAL"
                assert (await b.say("propose", seat=1, what="replace", about=2))["is"] == "done"
                await b.shows(lambda scene: scene["seats"][2]["kind"] == "bot" and scene["proposal"] is None)
                assert b.scene["number"] == 1

    visit(work, away=1.0)


def test_hint_at_a_shared_screen_is_dropped_after_a_change_of_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """At one screen the Ant asks, and hands it on before the answer arrives (CIG-W4)."""
    match = until("choosing", "winter", 3)
    view: CigaleView = match.view(-1)
    red = 3 - view.ant - view.cicada

    async def work(site: Site) -> None:
        thinking, ready = asyncio.Event(), asyncio.Event()

        async def slowly(*question: Any) -> bytes:
            thinking.set()
            await ready.wait()
            return journal.text(match.legal_actions(view.ant)[0]).encode()

        monkeypatch.setattr(site.context.bots.pool, "think", slowly)
        seats = {view.ant: ME, red: here("Red"), view.cicada: bot("level1")}
        async with site.guest() as one:
            opened = await one.open(*[seats[seat] for seat in range(3)], journal=journal.write(match))
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
                    message = await a.until(lambda message, id_=id_: message.get("id") == id_)  # type: ignore[misc]
                    assert message["is"] == ("hinted" if eyes == view.ant else "refused"), message

    visit(work)
