"""Seeded games with every view along the way, played by the same code natively and in WebAssembly."""
from __future__ import annotations

import msgspec

import formicarium.offline.thinking
import formicarium.offline.worker
import formicarium.server.bots.worker  # noqa: F401  all that is begun there can be imported there
from formicarium.games import SHELF
from tests.kept import write


class Asked(msgspec.Struct):
    id: str
    game: msgspec.Raw
    seed: int
    longest: int  # journal entries; a move is slow when interpreted in WebAssembly


def answer(asked: str) -> str:
    made = []
    for one in msgspec.json.decode(asked, type=list[Asked]):
        write.LONGEST = one.longest
        made.append(write.play_kept(msgspec.json.decode(one.game, type=SHELF[one.id]), one.seed))
    return msgspec.json.encode(made).decode()
