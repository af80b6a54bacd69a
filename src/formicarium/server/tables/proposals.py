"""Proposals that people at a table must agree on: a takeback, a bot for a seat, a draw, an end."""
from __future__ import annotations

from contextlib import suppress
from typing import NoReturn

import msgspec

from formicarium.server.errors import MoveRejected, store_rejection
from formicarium.server.ops.bus import Notice
from formicarium.server.protocol import table_messages
from formicarium.server.tables import endings
from formicarium.server.tables.history import Takeback
from formicarium.server.tables.live_table import MAX_TAKEBACKS, LiveTable
from formicarium.server.tables.storage import CONSENT
from formicarium.store.store import StoreFault


async def propose(table: LiveTable, person: str | None, message: table_messages.Propose) -> int:
    table.check_owner(person, message.seat)
    if table.history.match.ended():
        raise MoveRejected("ENDED")
    if message.what == "takeback":
        history = table.history
        if (
            table.setting.daily
            or history.taken_back[message.seat] >= MAX_TAKEBACKS
            or not history.last_move_of(message.seat)
        ):
            raise MoveRejected("UNDO", seat=message.seat)
    elif message.what != "replace":
        if message.what not in endings.ways(table) or message.seat in table.history.match.progress.left:
            raise MoveRejected(message.what.upper(), seat=message.seat)
    elif message.bot not in table.context.bots.names or not can_be_replaced(table, message.about):
        raise MoveRejected("SEAT", seat=message.about)
    try:
        await table.presence.read_others()  # people connected to another server are asked, too
    except StoreFault as fault:
        table.context.log.fault("seen-not-read", fault, table=table.id)
        raise store_rejection(fault) from None
    others = seats_to_ask(table, message.seat, message.what, message.about)
    state = table.proposals
    if state.current and others:  # one that needs no consent may be made beside an open one
        raise MoveRejected("PROPOSAL")
    # above the numbers that other servers have given
    newer = int(table.context.time.wall_time()) if table.context.bus else 0
    state.last_number = max(state.last_number + 1, newer)
    about = message.about if message.what == "replace" else -1
    before, state.at_line, state.declined = state.current, table.history.number, None
    state.current = table_messages.Proposal(
        state.last_number, message.seat, message.what, about, message.bot, (message.seat,), others)
    await note_consent(table, person, before)
    table.broadcast_change()
    tell_others(table)
    return await settle(table)


def can_be_replaced(table: LiveTable, seat: int) -> bool:
    return 0 <= seat < len(table.setting.chairs) and table.setting.chairs[seat].kind == "person"


def seats_to_ask(table: LiveTable, by: int, what: str, about: int) -> tuple[int, ...]:
    """Return one seat of each other person who must agree. A person may give up their own seat, or replace a person who
    has been away for long, without consent.

    A takeback waits for absent persons, too: the move may have shown a secret or an answer of chance. So does a draw:
    they may be winning. An absent person can be replaced by a bot.
    """
    patient, person = what in ("takeback", "draw"), table.setting.chairs[by].person
    if what == "replace" and (about == by or table.presence.is_long_gone(about)):
        return ()
    first: dict[str, int] = {}
    for seat, chair in enumerate(table.setting.chairs):
        if chair.kind == "person" and chair.person != person and (patient or not table.presence.is_long_gone(seat)):
            first.setdefault(chair.person, seat)
    return tuple(first.values())


async def answer(table: LiveTable, person: str | None, message: table_messages.Answer) -> int:
    table.check_owner(person, message.seat)
    proposal = table.proposals.current
    if proposal is None or proposal.number != message.proposal:
        raise MoveRejected("STALE", number=table.history.number)
    mine = table.setting.seats_of(person)
    if not message.yes and (message.seat in proposal.asked or proposal.by in mine):
        await forget_consent(table, proposal)
        said_no = message.seat if message.seat in proposal.asked else proposal.by
        table.proposals.declined = table_messages.Declined(proposal.number, proposal.by, proposal.what, said_no)
        tell_others(table, over=True)
        table.proposals.current = None
        table.broadcast_change()
        return table.history.number
    if not any(seat in proposal.asked for seat in mine):
        raise MoveRejected("SEAT", seat=message.seat)
    table.proposals.current = msgspec.structs.replace(
        proposal, yes=(*proposal.yes, message.seat), asked=tuple(s for s in proposal.asked if s not in mine))
    await note_consent(table, person, proposal)
    table.broadcast_change()
    tell_others(table)
    return await settle(table)


async def settle(table: LiveTable) -> int:
    """Apply the proposal once every seat has agreed."""
    state = table.proposals
    proposal = state.current
    if proposal is None or proposal.asked:
        return table.history.number
    missing = await seats_without_consent(table, proposal)
    if proposal.by in missing:  # withdrawn at another server, whose notice is still on its way
        state.current = None
        await drop(table)
    if missing:
        state.current = msgspec.structs.replace(proposal, asked=missing)
        table.broadcast_change()
        return table.history.number
    settled = await has_settled(table, proposal)
    state.current = None
    if not settled:  # another server has withdrawn or applied it
        await drop(table)
    if proposal.what == "draw" or proposal.what == "stop":
        await endings.conclude(table, proposal.by, proposal.what)
    elif proposal.what == "takeback":
        keep = Takeback(table.history.last_move_of(proposal.by) - 1, proposal.by)
        await table.storage.store_line(keep, table.history.match_at(keep.keep))
    else:
        await table.replace(proposal.about, proposal.bot)
    return table.history.number


# Several servers: a notice of another server says that a proposal was agreed to; the store decides whether it was.

def consents(table: LiveTable, proposal: table_messages.Proposal) -> str:
    return f"{table.id}/{proposal.number}.{proposal.by}.{proposal.what}.{proposal.about}.{proposal.bot}/"


async def note_consent(table: LiveTable, person: str | None, before: table_messages.Proposal | None) -> None:
    """Store a person's consent; if that fails, restore the proposal as it was before."""
    if table.context.bus and table.proposals.current:
        try:
            await table.context.store.put(CONSENT, f"{consents(table, table.proposals.current)}{person}", "")
        except StoreFault as fault:
            table.proposals.current = before
            table.context.log.fault("consent-not-kept", fault, table=table.id)
            raise store_rejection(fault) from None


async def seats_without_consent(table: LiveTable, proposal: table_messages.Proposal) -> tuple[int, ...]:
    """Return a seat of each person, the proposer included, who must agree and has not done so at any server."""
    if not table.context.bus:
        return ()
    prefix = consents(table, proposal)
    agreed = {name.removeprefix(prefix) for name, _ in await table.context.store.names(CONSENT, prefix)}
    needed = (proposal.by, *seats_to_ask(table, proposal.by, proposal.what, proposal.about))
    return tuple(seat for seat in needed if table.setting.chairs[seat].person not in agreed)


# The server that takes the proposer's consent out of the store decides: a proposal is applied once, or withdrawn.

def word_of(table: LiveTable, proposal: table_messages.Proposal) -> str:
    """Return the name of the row with the proposer's consent."""
    return f"{consents(table, proposal)}{table.setting.chairs[proposal.by].person}"


async def has_settled(table: LiveTable, proposal: table_messages.Proposal) -> bool:
    """Take the proposer's consent out of the store; return whether this server may apply or withdraw the proposal."""
    return not table.context.bus or await table.context.store.take(CONSENT, word_of(table, proposal)) is not None


async def forget_consent(table: LiveTable, proposal: table_messages.Proposal) -> None:
    """Take the proposer's consent out of the store, for a proposal that is declined or withdrawn.

    Raise STALE if another server has applied it meanwhile.
    """
    if not await has_settled(table, proposal):
        table.proposals.current = None
        await drop(table)


async def drop(table: LiveTable) -> NoReturn:
    """Read what another server decided, and raise STALE."""
    table.broadcast_change()
    await table.storage.read_new_lines_quietly()
    raise MoveRejected("STALE", number=table.history.number)


def tell_others(table: LiveTable, over: bool = False) -> None:
    """Notify the other servers of an open proposal, or of its end; of an applied one they hear by its line."""
    state = table.proposals
    if state.current and (state.current.asked or over):
        table.context.publish(table.id, "proposal", proposal=state.current, number=state.at_line, over=over,
                              declined=state.declined)


async def overhear(table: LiveTable, notice: Notice) -> None:
    """Apply a notice of another server. Of two proposals made at the same time all servers choose the same."""
    await table.storage.read_new_lines_quietly()
    state = table.proposals
    theirs, mine = notice.proposal, state.current
    if theirs is None or table.history.match.ended():
        return
    new = theirs.number > state.last_number
    state.last_number = max(state.last_number, theirs.number)
    same = mine is not None and (mine.number, mine.by, mine.what) == (theirs.number, theirs.by, theirs.what)
    if notice.over:
        state.current = None if same else mine
        state.declined = notice.declined if same else state.declined
    elif mine is not None and same:
        state.current = msgspec.structs.replace(
            mine, yes=tuple(dict.fromkeys((*mine.yes, *theirs.yes))),
            asked=tuple(seat for seat in mine.asked if seat in theirs.asked))
    elif (theirs.number, theirs.by) < (mine.number, mine.by) if mine else new:
        state.current, state.at_line, state.declined = theirs, notice.number, None
    table.broadcast_change()
    if same and not notice.over:
        # people answered at both servers at the same time, and both apply it: one of them comes first
        with suppress(MoveRejected, StoreFault):
            await settle(table)
