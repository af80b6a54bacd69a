"""Where the luck of a table comes from: the system's secure source; for the challenge of a day, the key of the house.

The luck of a day is the same for everybody and for all servers of a house. It hangs on the key and on how often luck
was asked for before, on nothing else: a restart changes nothing, and who has not played cannot know it.
"""
from __future__ import annotations

import hmac
import secrets
from datetime import UTC, datetime

from formicarium.core.dice import CallbackDice, Dice
from formicarium.core.match import Match

DICE = CallbackDice(secrets.randbelow)
GENERA = ("ACROMYRMEX", "ATTA", "CAMPONOTUS", "CREMATOGASTER", "FORMICA", "LASIUS", "MESSOR", "MYRMECIA", "MYRMICA",
          "OECOPHYLLA", "PHEIDOLE", "POLYERGUS", "PONERA", "SOLENOPSIS", "TAPINOMA", "TETRAMORIUM")


def day_of(stamp: float) -> str:
    """In universal time, so that it is the same day for everybody."""
    return datetime.fromtimestamp(stamp, UTC).date().isoformat()


def draw_number(key: bytes, what: str) -> int:
    """64 bits that nobody without the key can tell."""
    return int.from_bytes(hmac.digest(key, what.encode(), "sha256")[:8])


def daily_dice(key: bytes, game: str, day: str, asked: int) -> Dice:
    """Of a day's challenge, from question number `asked` on."""
    number = asked - 1

    def below(n: int) -> int:
        nonlocal number
        number += 1
        return draw_number(key, f"daily:{game}:{day}:{number}") * n >> 64

    return CallbackDice(below)


def questions(match: Match) -> int:
    """How often luck was asked for."""
    return len(match.opening) + sum(len(entry.chance) for entry in match.journal)


def daily_name(key: bytes, game: str, day: str) -> str:
    """What people call it; the luck cannot be found from it."""
    return f"{GENERA[draw_number(key, f'daily-name:{game}:{day}') % len(GENERA)]}-{day[5:7]}{day[8:]}"
