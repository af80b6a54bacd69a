"""Writes the data of tests/test_kept.py; run it before a change of structure, never after it.

Each line is a game: its journal, some of its positions, and a digest of everything that its seats saw and heard.
"""
from __future__ import annotations

import gzip
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from formicarium.core import journal
from formicarium.core.dice import Seeded
from formicarium.core.game import WATCHER, Event, Game
from formicarium.core.match import Match
from formicarium.games import SHELF

HERE = Path(__file__).parent
LONGEST = 400  # entries; every game ends earlier, except some of Fourmidable


class Kept(msgspec.Struct, frozen=True):
    journal: str
    positions: tuple[msgspec.Raw, ...]
    digest: str


def variants(kind: type[Game]) -> Iterator[Game]:
    """Yield every mode and number of players with default options; each option once, and each edition."""
    plain = kind.option_defaults()
    met = set()
    for game in kind.variants():
        chosen = {name: getattr(game, name) for name in kind.option_names()}
        apart = [(name, chosen[name]) for name in chosen if chosen[name] != plain[name]]
        if not apart or (len(apart) == 1 and (game.mode, *apart) not in met):
            met.add((game.mode, *apart))
            yield game
            for edition in kind.editions.names() if not apart and game.players == 2 else ():
                if edition != game.edition:
                    yield msgspec.structs.replace(game, edition=edition)


def digest_of(match: Match, view: Callable[[Match, int], Any] = Match.view) -> bytes:
    """Return a digest of everything that any viewer may see or hear after an entry."""
    seats = (*range(match.game.players), WATCHER)
    known = [(view(match, seat), [as_then(event) for event in match.events_for(seat)]) for seat in seats]
    return msgspec.json.encode([match.position(), known, match.waiting(), match.ended(), match.places(),
                                [match.tally(seat) for seat in range(match.game.players)]])


def as_then(event: Event) -> Any:
    """Return the event as spelt when the digests were made: the path of an ant was a string of cells."""
    if not isinstance(getattr(event, "path", None), tuple):
        return event
    fields = msgspec.to_builtins(event)
    return {**fields, "path": " ".join(fields["path"])}


def play_kept(game: Game, seed: int) -> Kept:
    dice = Seeded(seed)
    match = Match.begin(game, dice)
    made = sha256(digest_of(match))
    positions = [msgspec.Raw(msgspec.json.encode(match.position()))]
    while match.waiting() and len(match.journal) < LONGEST:
        seat = match.waiting()[dice.below(len(match.waiting()))]
        if match.can_undo(seat) and dice.below(12) == 0:
            match = match.undo(seat)
        else:
            table = match._state
            move = (
                table.random_move(seat, dice)
                if dice.below(2)
                else (moves := table.legal_moves(seat))[dice.below(len(moves))]
            )
            match = match.play(seat, game.action_of(move), dice)
        made.update(digest_of(match))
        if dice.below(60) == 0:
            positions.append(msgspec.Raw(msgspec.json.encode(match.position())))
    return Kept(journal.write(match, tuple(f"Place {seat}" for seat in range(game.players))), tuple(positions),
                made.hexdigest())


if __name__ == "__main__":
    for name, kind in SHELF.items():
        lines = [msgspec.json.encode(play_kept(game, seed)) for game in variants(kind) for seed in range(1, 4)]
        (HERE / f"{name}.jsonl.gz").write_bytes(gzip.compress(b"\n".join(lines) + b"\n", mtime=0))
        print(name, len(lines))
