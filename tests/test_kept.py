"""Journals and positions that were written before the games got their present rooms still replay, byte for byte."""
from __future__ import annotations

import gzip
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from kept.write import Kept, digest_of

from formicarium.core import journal
from formicarium.core.match import Entry, Match
from formicarium.games import SHELF

HERE = Path(__file__).parent / "kept"


def kept(game: str) -> list[Kept]:
    return [msgspec.json.decode(line, type=Kept)
            for line in gzip.decompress((HERE / f"{game}.jsonl.gz").read_bytes()).splitlines()]


@pytest.mark.parametrize("name", SHELF)
def test_what_was_written_before_is_read_and_replayed(name: str) -> None:
    for one in kept(name):
        heading, *lines = one.journal.splitlines()
        head, game = journal.read_heading(heading, SHELF)
        match = Match.replay(game, head.opening, ())
        made = sha256(digest_of(match, view_then))
        decoder = msgspec.json.Decoder(journal.entry_type(game))
        for line in lines:
            match = match.follow(Entry(**msgspec.structs.asdict(decoder.decode(line))))
            made.update(digest_of(match, view_then))
        assert made.hexdigest() == one.digest, heading
        written = journal.write(match, head.seats).splitlines()
        assert written[1:] == lines
        assert options(heading).items() <= options(written[0]).items()  # an option may have come since
        for position in one.positions:
            loaded = game.load(msgspec.json.decode(position, type=game.types.position))
            assert msgspec.json.encode(game.position(loaded)) == bytes(position)


def view_then(match: Match, seat: int) -> Any:
    """Without what views have shown only since: the score while insects lie open (CIG-A15)."""
    view = match.view(seat)
    if match.game.mode == "autumn-open" and not match.ended():
        return msgspec.structs.replace(view, points=())
    return view


def options(heading: str) -> dict[str, object]:
    game: dict[str, object] = msgspec.json.decode(heading)["game"]
    return game


def test_every_game_and_mode_of_that_time_is_among_them() -> None:
    met = {name: {options(one.journal.splitlines()[0])["mode"] for one in kept(name)} for name in SHELF}
    assert met == {
        "wyx": {"base"}, "fili_fourmis": {"base"}, "micropolis": {"base", "expert"},
        "fourmidable": {"child", "apprentice"}, "cigale": {"autumn", "autumn-open", "winter", "winter-powers"}}
