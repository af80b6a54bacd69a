"""Fili-Fourmis, as bots feel it."""
from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.table import Table
from formicarium.games.fili_fourmis.table import FiliTable
from formicarium.search.fili_fourmis import ideas, worth
from formicarium.search.policy import Policy


@final
class FiliPolicy(Policy):
    def ideas(self, table: Table, seat: i64) -> vec[i64]:
        assert isinstance(table, FiliTable)
        return ideas.ideas(table, seat, table.moves(seat))

    def worth(self, table: Table, seat: i64) -> i64:
        assert isinstance(table, FiliTable)
        return worth.worth(table, seat)

    def fingerprint(self, table: Table) -> i64:
        assert isinstance(table, FiliTable)
        return table.key ^ (table.phase * 8191 + table.what + 1) * 0x2545F4914F6D if table.phase else table.key
