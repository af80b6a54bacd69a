"""BotServices: the process pool, the bots' names and the reviews."""
from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.bots.entered import entered_bots
from formicarium.bots.registry import LEVELS
from formicarium.server.bots.pool import BotPool, KnownAddresses
from formicarium.server.bots.reviews import Reviews

if TYPE_CHECKING:
    from formicarium.server.context import ServerContext

BOTS = ("random", "greedy", *(bot.name for bot in LEVELS))


class BotServices:
    """One per server; `context.bots`."""

    def __init__(self, context: ServerContext) -> None:
        self.names = (*BOTS, *entered_bots())
        self.known_addresses = KnownAddresses()
        self.pool = BotPool(context.settings, context.log, self.known_addresses)
        self.hinting: set[str] = set()  # persons for whom a hint or a warning is being computed
        self.reviews = Reviews(context, self.known_addresses)
