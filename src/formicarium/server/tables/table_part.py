"""What belongs to a room and asks things of it: it goes when the room goes, and never keeps it."""
from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import ref

if TYPE_CHECKING:
    from formicarium.server.tables.live_table import LiveTable


class TablePart:
    """A room has its parts; if they had the room as well, neither would leave memory before a full collection, which
    may be hours away."""

    def __init__(self, table: LiveTable) -> None:
        self.whole = ref(table)

    @property
    def room(self) -> LiveTable:
        """Whoever asks came by way of the room, and so it is there."""
        table = self.whole()
        assert table is not None
        return table
