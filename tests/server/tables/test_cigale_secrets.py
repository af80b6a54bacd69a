"""The messages to the Cicada and to spectators before the reveal do not depend on the chosen token (CIG-A3, CIG-W4,
CIG-A16, CIG-W20).
"""
from __future__ import annotations

import asyncio
import json
from functools import cache

import pytest

from formicarium.core import journal
from formicarium.core.dice import Seeded
from formicarium.core.match import Match
from formicarium.games.cigale.game import Cigale
from formicarium.games.cigale.model import Choose, CigaleView, Path
from tests.support.site import ME, OPEN, Guest, Place, Site, site

pytestmark = pytest.mark.unwatched
Raw = dict[str, list[str]]


@cache
def opening(mode: str) -> tuple[str, CigaleView, tuple[Path, Path]]:
    """Return a game for three whose Ant has placed six ants on at least two types of path."""
    match, dice = Match.begin(Cigale(players=3, mode=mode), Seeded(5)), Seeded(6)
    while True:
        view: CigaleView = match.view(-1)
        options = match.legal_actions(match.waiting()[0])
        if view.phase == "choosing" and view.round > 2:
            paths = [action.path for action in match.legal_actions(view.ant) if isinstance(action, Choose)]
            if len(paths) > 1:
                return journal.write(match, ("",) * 3), view, (paths[0], paths[-1])
        match = match.play(match.waiting()[0], options[dice.below(len(options))], dice)


async def round_of(place: Site, mode: str, secrets: tuple[Path, Path | None]) -> Raw:
    """Let the Ant and the Red Ant choose; return all messages to the four until the Cicada guesses."""
    text, view, _ = opening(mode)
    red = 3 - view.ant - view.cicada
    async with place.guest() as ant, place.guest() as cicada, place.guest() as other, place.guest() as watcher:
        people: dict[int, Guest] = {view.ant: ant, view.cicada: cicada, red: other}
        opened = await ant.open(*[ME if seat == view.ant else OPEN for seat in range(3)], journal=text,
                                game={"game": "cigale", "mode": mode, "players": 3})
        for seat, invitation in enumerate(opened["invitations"]):
            if invitation:
                await people[seat].ask("POST", invitation.replace("/join", "/api/join"), {"name": f"Seat {seat}"})
        watch = opened["watch"].rsplit("/", 1)[1]
        async with cicada.at(opened["table"]) as c, watcher.at(opened["table"], watch) as w:
            for line in (c, w):
                await line.first()
            await c.until(lambda message: message["is"] == "presence" and message["watchers"] == 1)
            async with ant.at(opened["table"]) as a:
                await a.first()
                await together(c, w, view.ant)
                async with other.at(opened["table"]) as r:
                    await r.first()
                    await together(c, w, red)
                    number = a.scene["number"]
                    chosen = [(a, secrets[0])] if secrets[1] is None else [(a, secrets[0]), (r, secrets[1])]
                    for done, (line, path) in enumerate(chosen, 1):
                        assert (await line.play({"type": "Choose", "path": path}))["is"] == "done"
                        for witness in (c, w):
                            await witness.catch_up(number + done)
                    assert c.scene["view"]["phase"] == "guessing" and c.my_turn()
                    for seat in (view.ant, red):  # refusals to other seats reveal nothing either
                        assert (await c.say("look", seat=seat))["rule"] == "SEAT"
                        assert (await c.say("hint", seat=seat))["rule"] == "SEAT"
                        why = await c.say("why", seat=seat, action={"type": "Choose", "path": "wood"})
                        assert why["rule"] == "SEAT"
                    await c.say("why", seat=view.cicada, action={"type": "Choose", "path": "wood"})
                    for viewer in (c, w):
                        assert viewer.scene["view"]["token"] is None and viewer.scene["view"]["seen"] is None
                    card = await watcher.ask("GET", f"/api/tables/{opened['table']}?watch={watch}")
                    assert (await cicada.trouble("GET", f"/api/tables/{opened['table']}/journal"))[1] == "not-ended"
                    numbers = (await watcher.http.get("/metrics")).text
                    weight = next(line for line in numbers.splitlines() if line.startswith("formicarium_tables_bytes"))
                    lines = {"ant": a.raw, "cicada": c.raw, "watcher": w.raw,
                             "card": [json.dumps(card), json.dumps({"weight": weight})]}
        ids = {opened["table"]: "TABLE", watch: "WATCH", **{guest.id: f"SEAT {seat}" for seat, guest in people.items()}}
        return {who: [same(line, ids) for line in raw] for who, raw in lines.items()}


async def together(c: Place, w: Place, seat: int) -> None:
    for line in (c, w):
        await line.until(lambda message: message["is"] == "presence" and message["seats"][seat]["here"])


def same(line: str, ids: dict[str, str]) -> str:
    """Replace ids that differ between tables, and leave the times out."""
    for name, word in ids.items():
        line = line.replace(name, word)
    message = json.loads(line)
    for key in ("opened", "touched"):
        message.pop(key, None)
    return json.dumps(message)


@pytest.mark.parametrize("mode", ["autumn", "winter", "winter-powers"])
def test_bytes_before_the_reveal_do_not_depend_on_secret_choices(mode: str) -> None:
    async def run() -> None:
        _, _, (one, other) = opening(mode)
        worlds: list[Raw] = []
        secrets: tuple[tuple[Path, Path], ...] = ((one, "cloth"), (other, "wood"))
        for ants, reds in secrets:
            async with site() as place:
                worlds.append(await round_of(place, mode, (ants, None if mode == "autumn" else reds)))
        first, second = worlds
        assert first["ant"] != second["ant"]  # the Ant's own line differs, so there is a secret
        for who in ("cicada", "watcher", "card"):
            assert first[who] == second[who], who
            assert who == "card" or any('"Chose"' in line for line in first[who])

    asyncio.run(run())
