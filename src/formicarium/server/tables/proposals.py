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
from formicarium.server.tables.live_table import CONSENT, MAX_TAKEBACKS, LiveTable
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
        await table.presence.read_others()  # nobody who sits at another server is passed over
    except StoreFault as fault:
        table.context.log.fault("seen-not-read", fault, table=table.id)
        raise store_rejection(fault) from None
    others = seats_to_ask(table, message.seat, message.what, message.about)
    if table.proposal and others:  # what needs nobody's yes goes first: a question may wait for one who is long gone
        raise MoveRejected("PROPOSAL")
    newer = int(table.context.time.wall_time()) if table.context.bus else 0  # than any elsewhere
    table.proposals = max(table.proposals + 1, newer)
    about = message.about if message.what == "replace" else -1
    before, table.proposal_at, table.declined = table.proposal, table.history.number, None
    table.proposal = table_messages.Proposal(
        table.proposals, message.seat, message.what, about, message.bot, (message.seat,), others)
    await note_consent(table, person, before)
    table.broadcast_change()
    tell_others(table)
    return await settle(table)


def can_be_replaced(table: LiveTable, seat: int) -> bool:
    return 0 <= seat < len(table.setting.chairs) and table.setting.chairs[seat].kind == "person"


def seats_to_ask(table: LiveTable, by: int, what: str, about: int) -> tuple[int, ...]:
    """One seat of everybody else; nobody when somebody goes of their own will, or has long been gone.

    A takeback waits for those who are away, too: by the move one may have learned what they hide, or how luck would
    have it; and so does a draw, by which they would lose a game that they may be winning. Whoever does not come
    back can be replaced, and need not be asked whether to go on without them.
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
    proposal = table.proposal
    if proposal is None or proposal.number != message.proposal:
        raise MoveRejected("STALE", number=table.history.number)
    mine = table.setting.seats_of(person)
    if not message.yes and (message.seat in proposal.asked or proposal.by in mine):
        await forget_consent(table, proposal)
        said_no = message.seat if message.seat in proposal.asked else proposal.by
        table.declined = table_messages.Declined(proposal.number, proposal.by, proposal.what, said_no)
        tell_others(table, over=True)
        table.proposal = None
        table.broadcast_change()
        return table.history.number
    if not any(seat in proposal.asked for seat in mine):
        raise MoveRejected("SEAT", seat=message.seat)
    table.proposal = msgspec.structs.replace(
        proposal, yes=(*proposal.yes, message.seat), asked=tuple(s for s in proposal.asked if s not in mine))
    await note_consent(table, person, proposal)
    table.broadcast_change()
    tell_others(table)
    return await settle(table)


async def settle(table: LiveTable) -> int:
    """Everybody has agreed: so be it."""
    proposal = table.proposal
    if proposal is None or proposal.asked:
        return table.history.number
    missing = await seats_without_consent(table, proposal)
    if proposal.by in missing:  # withdrawn at another server, and the notice is still on its way
        table.proposal = None
        await drop(table)
    if missing:
        table.proposal = msgspec.structs.replace(proposal, asked=missing)
        table.broadcast_change()
        return table.history.number
    settled = await has_settled(table, proposal)
    table.proposal = None
    if not settled:  # it was withdrawn at another server, or is settled there
        await drop(table)
    if proposal.what == "draw" or proposal.what == "stop":
        await endings.conclude(table, proposal.by, proposal.what)
    elif proposal.what == "takeback":
        keep = Takeback(table.history.last_move_of(proposal.by) - 1, proposal.by)
        await table.store_line(keep, table.history.match_at(keep.keep))
    else:
        await table.replace(proposal.about, proposal.bot)
    return table.history.number


# several servers: what one hears of the other says that something was agreed; the store says whether

def consents(table: LiveTable, proposal: table_messages.Proposal) -> str:
    return f"{table.id}/{proposal.number}.{proposal.by}.{proposal.what}.{proposal.about}.{proposal.bot}/"


async def note_consent(table: LiveTable, person: str | None, before: table_messages.Proposal | None) -> None:
    """What cannot be kept was not said: the proposal is as it was before."""
    if table.context.bus and table.proposal:
        try:
            await table.context.store.put(CONSENT, f"{consents(table, table.proposal)}{person}", "")
        except StoreFault as fault:
            table.proposal = before
            table.context.log.fault("consent-not-kept", fault, table=table.id)
            raise store_rejection(fault) from None


async def seats_without_consent(table: LiveTable, proposal: table_messages.Proposal) -> tuple[int, ...]:
    """A seat of each who must have agreed, whoever proposed it included, and has not at any server."""
    if not table.context.bus:
        return ()
    prefix = consents(table, proposal)
    agreed = {name.removeprefix(prefix) for name, _ in await table.context.store.names(CONSENT, prefix)}
    needed = (proposal.by, *seats_to_ask(table, proposal.by, proposal.what, proposal.about))
    return tuple(seat for seat in needed if table.setting.chairs[seat].person not in agreed)


# whoever takes the proposer's own consent out of the store decides what becomes of it: it is settled once, or withdrawn

def word_of(table: LiveTable, proposal: table_messages.Proposal) -> str:
    """Under which name the store keeps that the proposer stands by it."""
    return f"{consents(table, proposal)}{table.setting.chairs[proposal.by].person}"


async def has_settled(table: LiveTable, proposal: table_messages.Proposal) -> bool:
    """It is for us to say what becomes of it."""
    return not table.context.bus or await table.context.store.take(CONSENT, word_of(table, proposal)) is not None


async def forget_consent(table: LiveTable, proposal: table_messages.Proposal) -> None:
    """Refused, or withdrawn. Not if all have agreed at another server meanwhile."""
    if not await has_settled(table, proposal):
        table.proposal = None
        await drop(table)


async def drop(table: LiveTable) -> NoReturn:
    """Somebody else has decided; what they decided is in the store."""
    table.broadcast_change()
    await table.read_new_lines_quietly()
    raise MoveRejected("STALE", number=table.history.number)


def tell_others(table: LiveTable, over: bool = False) -> None:
    if table.proposal and (table.proposal.asked or over):  # else it is settled at once, and they hear of that
        table.context.publish(table.id, "proposal", proposal=table.proposal, number=table.proposal_at, over=over,
                           declined=table.declined)


async def overhear(table: LiveTable, notice: Notice) -> None:
    """What people at another server propose or answer. Of two proposals at once all servers keep the same."""
    await table.read_new_lines_quietly()
    theirs, mine = notice.proposal, table.proposal
    if theirs is None or table.history.match.ended():
        return
    new = theirs.number > table.proposals
    table.proposals = max(table.proposals, theirs.number)
    same = mine is not None and (mine.number, mine.by, mine.what) == (theirs.number, theirs.by, theirs.what)
    if notice.over:
        table.proposal = None if same else mine
        table.declined = notice.declined if same else table.declined
    elif mine is not None and same:
        table.proposal = msgspec.structs.replace(
            mine, yes=tuple(dict.fromkeys((*mine.yes, *theirs.yes))),
            asked=tuple(seat for seat in mine.asked if seat in theirs.asked))
    elif (theirs.number, theirs.by) < (mine.number, mine.by) if mine else new:
        table.proposal, table.proposal_at, table.declined = theirs, notice.number, None
    table.broadcast_change()
    if same and not notice.over:
        # people answered at both servers at once, and both settle it: one comes first
        with suppress(MoveRejected, StoreFault):
            await settle(table)
