"""ProposalState: the open proposal of a table, and the last one that was declined."""
from __future__ import annotations

from typing import TYPE_CHECKING

from formicarium.server.protocol import table_messages

if TYPE_CHECKING:
    from formicarium.server.tables.live_table import LiveTable


class ProposalState:
    def __init__(self) -> None:
        self.current: table_messages.Proposal | None = None
        self.declined: table_messages.Declined | None = None  # shown until the next line or proposal
        self.last_number = 0
        self.at_line = 0  # the number of lines when the current one was made

    def drop_outdated(self, table: LiveTable) -> None:
        """Drop the current proposal if a move or a departure has made it pointless.

        A draw stays open while its proposer moves on; a move of another person is their answer.
        """
        if self.current and self.is_outdated(table, self.current):
            self.current = None

    def is_outdated(self, table: LiveTable, proposal: table_messages.Proposal) -> bool:
        people, since = table.people(), table.history.records[self.at_line:]
        mine = table.setting.seats_of(table.setting.chairs[proposal.by].person)
        return (bool(table.history.match.ended()) or proposal.by in table.history.match.progress.left
                or (proposal.what == "takeback" and bool(since))
                or (proposal.what == "draw" and any(step.line.seat not in mine for step in since))
                or any(seat not in people for seat in (proposal.by, *proposal.asked))
                or (proposal.what == "replace" and proposal.about not in people))
