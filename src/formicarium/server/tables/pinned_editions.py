"""Editions pinned by content: a table keeps the contents that it began with, even if the file changes.

The store keeps the content of every edition that a table began with, by game and mark.
"""
from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from formicarium.core.editions import AT, BadEdition
from formicarium.core.game import Game
from formicarium.core.journal import BadJournal, Begun, read_begun
from formicarium.server.errors import RequestError
from formicarium.store.store import StoreFault

if TYPE_CHECKING:
    from formicarium.server.context import ServerContext

SPACE = "edition"
PRINTED = "printed"  # of tables whose heading has no mark: the mark that they were first loaded with


def edition_row(game: Game) -> tuple[str, str, str]:
    """Return the row that stores the edition's content."""
    mark = game.editions.mark(game.edition)
    return SPACE, f"{game.id}/{mark}", game.editions.texts[game.edition]


async def load_edition(context: ServerContext, table_id: str, heading: str) -> str:
    """Return the mark of a table's edition and load its content; empty if it is unknown."""
    try:
        begun = read_begun(heading)
        kind = rules_of(context, begun)
        if kind is None:
            return ""
        if not begun.printed:
            begun = begun._replace(printed=await context.store.get(PRINTED, table_id) or "")
        if not begun.printed:
            begun = begun._replace(printed=kind.editions.mark(begun.edition))
            with suppress(StoreFault):  # the next load tries again
                await context.store.put(SPACE, f"{begun.game}/{begun.printed}", kind.editions.texts[begun.edition])
                await context.store.add(PRINTED, table_id, begun.printed)
        await fetch(context, begun)
    except (BadJournal, BadEdition):
        return ""  # reading the heading raises the same
    return begun.printed


async def fetch(context: ServerContext, begun: Begun) -> None:
    """Load a content from the store, unless the file of that name still has it."""
    kind = rules_of(context, begun)
    if kind is None or not begun.printed:
        return
    try:
        kind.editions.known_as(begun.edition, begun.printed)
    except BadEdition:
        if text := await context.store.get(SPACE, f"{begun.game}/{begun.printed}"):
            with suppress(BadEdition):
                kind.editions.keep(begun.edition, text)


def rules_of(context: ServerContext, begun: Begun) -> type[Game] | None:
    newest = context.settings.shelf.get(begun.game)
    return newest and newest.of_version(begun.version)


def renew(context: ServerContext, game: Game) -> Game:
    """Return the same game for another table: newest rules, the edition as its file is now."""
    kind = context.settings.shelf[game.id]
    name = game.edition.partition(AT)[0]
    options = msgspec.to_builtins(game) | {"edition": name if name in kind.editions.names() else game.edition}
    try:
        made: Game = msgspec.convert(options, kind)
        made.editions[made.edition]
    except (msgspec.MsgspecError, BadEdition) as fault:
        raise RequestError(400, "bad-game", detail=str(fault)[:300]) from None
    return made
