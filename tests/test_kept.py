"""Journals and positions from before the games' present packages still replay, byte for byte."""
from __future__ import annotations

import gzip
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from formicarium.core import journal
from formicarium.core.match import Entry, Match
from formicarium.games import SHELF
from tests.kept.write import Kept, digest_of
from tests.support.night import outermost

pytestmark = [pytest.mark.engine_free, pytest.mark.unwatched, pytest.mark.long]

HERE = Path(__file__).parent / "kept"


MOST = {  # players, for every game and mode of that time
    ("wyx", "base"): 4, ("fili_fourmis", "base"): 2, ("micropolis", "base"): 6, ("micropolis", "expert"): 3,
    ("fourmidable", "child"): 6, ("fourmidable", "apprentice"): 6, ("cigale", "autumn"): 4,
    ("cigale", "autumn-open"): 4, ("cigale", "winter"): 4, ("cigale", "winter-powers"): 4}
EVERY = [[(name, mode, players) for players in range(2, most + 1)] for (name, mode), most in MOST.items()]


def kept_games(game: str) -> list[Kept]:
    return [msgspec.json.decode(line, type=Kept)
            for line in gzip.decompress((HERE / f"{game}.jsonl.gz").read_bytes()).splitlines()]


@pytest.mark.parametrize(("name", "mode", "players"), [one for tables in EVERY for one in outermost(tables)])
def test_kept_journals_are_read_and_replayed(name: str, mode: str, players: int) -> None:
    for one in kept_games(name):
        heading, *lines = one.journal.splitlines()
        if (options(heading)["mode"], options(heading)["players"]) != (mode, players):
            continue
        head, game = journal.read_heading(heading, SHELF)
        match = Match.replay(game, head.opening, ())
        made = sha256(digest_of(match, view_then))
        decoder = msgspec.json.Decoder(journal.entry_type(game))
        for line in lines:
            match = match.apply_entry(Entry(**msgspec.structs.asdict(decoder.decode(line))))
            made.update(digest_of(match, view_then))
        assert made.hexdigest() == one.digest, heading
        written = journal.write(match, head.seats).splitlines()
        assert written[1:] == lines
        assert options(heading).items() <= options(written[0]).items()
        for position in one.positions:
            loaded = game.load(msgspec.json.decode(position, type=game.types.position))
            assert msgspec.json.encode(game.position(loaded)) == bytes(position)


def view_then(match: Match, seat: int) -> Any:
    """Return the view without a field added since: the score while insects lie open (CIG-A15)."""
    view = match.view(seat)
    if match.game.mode == "autumn-open" and not match.ended():
        return msgspec.structs.replace(view, points=())
    return view


def options(heading: str) -> dict[str, object]:
    game: dict[str, object] = msgspec.json.decode(heading)["game"]
    return game


def test_every_kept_journal_is_replayed() -> None:
    met = {(name, game["mode"], game["players"])
           for name in SHELF for one in kept_games(name) for game in [options(one.journal.splitlines()[0])]}
    assert met == {table for tables in EVERY for table in tables}
