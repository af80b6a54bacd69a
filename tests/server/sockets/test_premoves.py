"""A move sent before its turn reveals nothing (docs/explanation/premoves.md).

The server does not store it, and its answer does not depend on the secret choices of others.
"""
from __future__ import annotations

import asyncio

from formicarium.games.cigale.model import Path
from tests.server.tables.test_cigale_secrets import opening, same
from tests.support.site import ME, OPEN, Site, site

CELLS = [f"{column}{row}" for row in range(1, 5) for column in "abcd"]


async def answers_to_cicada(place: Site, secret: Path) -> list[str]:
    """Return all messages to a Cicada who tries every guess too early: the Ant has chosen, the Red Ant has not."""
    text, view, _ = opening("winter")
    red = 3 - view.ant - view.cicada
    async with place.guest() as ant, place.guest() as cicada, place.guest() as other:
        people = {view.ant: ant, view.cicada: cicada, red: other}
        opened = await ant.open(*[ME if seat == view.ant else OPEN for seat in range(3)], journal=text,
                                game={"game": "cigale", "mode": "winter", "players": 3})
        for seat, invitation in enumerate(opened["invitations"]):
            if invitation:
                await people[seat].ask("POST", invitation.replace("/join", "/api/join"), {"name": f"Seat {seat}"})
        async with cicada.at(opened["table"]) as c, ant.at(opened["table"]) as a:
            await c.first()
            await a.first()
            await c.until(lambda message: message["is"] == "presence" and message["seats"][view.ant]["here"])
            number = a.scene["number"]
            assert (await a.play({"type": "Choose", "path": secret}))["is"] == "done"
            await c.catch_up(number + 1)
            assert c.scene["view"]["phase"] == "choosing" and not c.my_turn() and not c.scene["offers"]
            for seen in (number, number + 1, number + 2):
                for cell in CELLS[:: 1 if seen == number + 1 else 5]:
                    assert (await c.play({"type": "Guess", "cell": cell}, seen=seen))["is"] == "refused"
            for cell in CELLS:
                assert (await c.say("why", seat=view.cicada, action={"type": "Guess", "cell": cell}))["is"] == "refused"
            assert c.scene["number"] == number + 1
        ids = {opened["table"]: "TABLE", **{guest.id: f"SEAT {seat}" for seat, guest in people.items()}}
        return [same(line, ids) for line in c.raw]


def test_answer_to_an_early_move_reveals_no_secret() -> None:
    async def run() -> None:
        worlds = []
        for secret in opening("winter")[2]:
            async with site() as place:
                worlds.append(await answers_to_cicada(place, secret))
        assert len(worlds[0]) > 2 * len(CELLS) and worlds[0] == worlds[1]

    asyncio.run(run())
