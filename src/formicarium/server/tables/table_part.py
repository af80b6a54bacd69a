"""Base class of the parts of a LiveTable; a part refers to its table weakly."""
from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import ref

if TYPE_CHECKING:
    from formicarium.server.tables.live_table import LiveTable


class TablePart:
    """A part of one LiveTable, with a weak reference to it.

    A strong reference would make a cycle: neither would be freed before a full garbage collection, which may be hours
    away.
    """

    def __init__(self, table: LiveTable) -> None:
        self.table_ref = ref(table)

    @property
    def table(self) -> LiveTable:
        """Return the table; it exists, since callers hold a strong reference to it."""
        table = self.table_ref()
        assert table is not None
        return table
