"""Dice of the tables: the system's secure source; for the challenge of a day, numbers from the server's key.

The dice of a day are the same for all players and servers. Each number depends on the key and on its index alone, so a
restart changes nothing, and it cannot be known without the key.
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
    """Return the date in UTC, so that all players have the same day."""
    return datetime.fromtimestamp(stamp, UTC).date().isoformat()


def draw_number(key: bytes, what: str) -> int:
    """Return 64 bits that cannot be computed without the key."""
    return int.from_bytes(hmac.digest(key, what.encode(), "sha256")[:8])


def daily_dice(key: bytes, game: str, day: str, asked: int) -> Dice:
    """Return the dice of a day's challenge after `asked` questions."""
    number = asked - 1

    def below(n: int) -> int:
        nonlocal number
        number += 1
        return draw_number(key, f"daily:{game}:{day}:{number}") * n >> 64

    return CallbackDice(below)


def questions(match: Match) -> int:
    """Return the number of questions that chance was asked."""
    return len(match.opening) + sum(len(entry.chance) for entry in match.journal)


def daily_name(key: bytes, game: str, day: str) -> str:
    """Return the name of a day's challenge, which reveals nothing of its dice."""
    return f"{GENERA[draw_number(key, f'daily-name:{game}:{day}') % len(GENERA)]}-{day[5:7]}{day[8:]}"
