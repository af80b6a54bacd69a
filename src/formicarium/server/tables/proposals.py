"""What the people at a table must agree on: a move taken back beyond the frontier, a bot that plays a seat on, a draw,
an end before the end."""
from __future__ import annotations

from contextlib import suppress
from typing import NoReturn

import msgspec

from formicarium.server.errors import MoveRejected, store_rejection
from formicarium.server.ops.bus import Notice
from formicarium.server.protocol import messages
from formicarium.server.tables import endings
from formicarium.server.tables.history import Takeback
from formicarium.server.tables.live_table import CONSENT, MAX_TAKEBACKS, LiveTable
from formicarium.store.store import StoreFault


async def propose(room: LiveTable, person: str | None, words: messages.Propose) -> int:
    room.check_owner(person, words.seat)
    if room.history.match.ended():
        raise MoveRejected("ENDED")
    if words.what == "takeback":
        history = room.history
        if (
            room.setting.daily
            or history.taken_back[words.seat] >= MAX_TAKEBACKS
            or not history.last_move_of(words.seat)
        ):
            raise MoveRejected("UNDO", seat=words.seat)
    elif words.what != "replace":
        if words.what not in endings.ways(room) or words.seat in room.history.match.progress.left:
            raise MoveRejected(words.what.upper(), seat=words.seat)
    elif words.bot not in room.context.bots or not can_be_replaced(room, words.about):
        raise MoveRejected("SEAT", seat=words.about)
    try:
        await room.presence.read_others()  # nobody who sits at another server is passed over
    except StoreFault as fault:
        room.context.log.fault("seen-not-read", fault, table=room.id)
        raise store_rejection(fault) from None
    others = seats_to_ask(room, words.seat, words.what, words.about)
    if room.proposal and others:  # what needs nobody's yes goes first: a question may wait for one who is long gone
        raise MoveRejected("PROPOSAL")
    newer = int(room.context.time.wall_time()) if room.context.bus else 0  # than any elsewhere
    room.proposals = max(room.proposals + 1, newer)
    about = words.about if words.what == "replace" else -1
    before, room.proposal_at, room.declined = room.proposal, room.history.number, None
    room.proposal = messages.Proposal(room.proposals, words.seat, words.what, about, words.bot, (words.seat,), others)
    await note_consent(room, person, before)
    room.broadcast_change()
    tell_others(room)
    return await settle(room)


def can_be_replaced(room: LiveTable, seat: int) -> bool:
    return 0 <= seat < len(room.setting.chairs) and room.setting.chairs[seat].kind == "person"


def seats_to_ask(room: LiveTable, by: int, what: str, about: int) -> tuple[int, ...]:
    """One seat of everybody else; nobody when somebody goes of their own will, or has long been gone.

    A takeback waits for those who are away, too: by the move one may have learned what they hide, or how luck would
    have it; and so does a draw, by which they would lose a game that they may be winning. Whoever does not come
    back can be replaced, and need not be asked whether to go on without them.
    """
    patient, person = what in ("takeback", "draw"), room.setting.chairs[by].person
    if what == "replace" and (about == by or room.presence.is_long_gone(about)):
        return ()
    first: dict[str, int] = {}
    for seat, chair in enumerate(room.setting.chairs):
        if chair.kind == "person" and chair.person != person and (patient or not room.presence.is_long_gone(seat)):
            first.setdefault(chair.person, seat)
    return tuple(first.values())


async def answer(room: LiveTable, person: str | None, words: messages.Answer) -> int:
    room.check_owner(person, words.seat)
    proposal = room.proposal
    if proposal is None or proposal.number != words.proposal:
        raise MoveRejected("STALE", number=room.history.number)
    mine = room.setting.seats_of(person)
    if not words.yes and (words.seat in proposal.asked or proposal.by in mine):
        await forget_consent(room, proposal)
        said_no = words.seat if words.seat in proposal.asked else proposal.by
        room.declined = messages.Declined(proposal.number, proposal.by, proposal.what, said_no)
        tell_others(room, over=True)
        room.proposal = None
        room.broadcast_change()
        return room.history.number
    if not any(seat in proposal.asked for seat in mine):
        raise MoveRejected("SEAT", seat=words.seat)
    room.proposal = msgspec.structs.replace(
        proposal, yes=(*proposal.yes, words.seat), asked=tuple(s for s in proposal.asked if s not in mine))
    await note_consent(room, person, proposal)
    room.broadcast_change()
    tell_others(room)
    return await settle(room)


async def settle(room: LiveTable) -> int:
    """Everybody has agreed: so be it."""
    proposal = room.proposal
    if proposal is None or proposal.asked:
        return room.history.number
    missing = await seats_without_consent(room, proposal)
    if proposal.by in missing:  # withdrawn at another server, and the notice is still on its way
        room.proposal = None
        await drop(room)
    if missing:
        room.proposal = msgspec.structs.replace(proposal, asked=missing)
        room.broadcast_change()
        return room.history.number
    settled = await has_settled(room, proposal)
    room.proposal = None
    if not settled:  # it was withdrawn at another server, or is settled there
        await drop(room)
    if proposal.what == "draw" or proposal.what == "stop":
        await endings.conclude(room, proposal.by, proposal.what)
    elif proposal.what == "takeback":
        keep = Takeback(room.history.last_move_of(proposal.by) - 1, proposal.by)
        await room.store_line(keep, room.history.match_at(keep.keep))
    else:
        await room.replace(proposal.about, proposal.bot)
    return room.history.number


# several servers: what one hears of the other says that something was agreed; the store says whether

def consents(room: LiveTable, proposal: messages.Proposal) -> str:
    return f"{room.id}/{proposal.number}.{proposal.by}.{proposal.what}.{proposal.about}.{proposal.bot}/"


async def note_consent(room: LiveTable, person: str | None, before: messages.Proposal | None) -> None:
    """What cannot be kept was not said: the proposal is as it was before."""
    if room.context.bus and room.proposal:
        try:
            await room.context.store.put(CONSENT, f"{consents(room, room.proposal)}{person}", "")
        except StoreFault as fault:
            room.proposal = before
            room.context.log.fault("consent-not-kept", fault, table=room.id)
            raise store_rejection(fault) from None


async def seats_without_consent(room: LiveTable, proposal: messages.Proposal) -> tuple[int, ...]:
    """A seat of each who must have agreed, whoever proposed it included, and has not at any server."""
    if not room.context.bus:
        return ()
    prefix = consents(room, proposal)
    agreed = {name.removeprefix(prefix) for name, _ in await room.context.store.names(CONSENT, prefix)}
    needed = (proposal.by, *seats_to_ask(room, proposal.by, proposal.what, proposal.about))
    return tuple(seat for seat in needed if room.setting.chairs[seat].person not in agreed)


# whoever takes the proposer's own consent out of the store decides what becomes of it: it is settled once, or withdrawn

def word_of(room: LiveTable, proposal: messages.Proposal) -> str:
    """Under which name the store keeps that the proposer stands by it."""
    return f"{consents(room, proposal)}{room.setting.chairs[proposal.by].person}"


async def has_settled(room: LiveTable, proposal: messages.Proposal) -> bool:
    """It is for us to say what becomes of it."""
    return not room.context.bus or await room.context.store.take(CONSENT, word_of(room, proposal)) is not None


async def forget_consent(room: LiveTable, proposal: messages.Proposal) -> None:
    """Refused, or withdrawn. Not if all have agreed at another server meanwhile."""
    if not await has_settled(room, proposal):
        room.proposal = None
        await drop(room)


async def drop(room: LiveTable) -> NoReturn:
    """Somebody else has decided; what they decided is in the store."""
    room.broadcast_change()
    await room.read_new_lines_quietly()
    raise MoveRejected("STALE", number=room.history.number)


def tell_others(room: LiveTable, over: bool = False) -> None:
    if room.proposal and (room.proposal.asked or over):  # else it is settled at once, and they hear of that
        room.context.publish(room.id, "proposal", proposal=room.proposal, number=room.proposal_at, over=over,
                           declined=room.declined)


async def overhear(room: LiveTable, notice: Notice) -> None:
    """What people at another server propose or answer. Of two proposals at once all servers keep the same."""
    await room.read_new_lines_quietly()
    theirs, mine = notice.proposal, room.proposal
    if theirs is None or room.history.match.ended():
        return
    new = theirs.number > room.proposals
    room.proposals = max(room.proposals, theirs.number)
    same = mine is not None and (mine.number, mine.by, mine.what) == (theirs.number, theirs.by, theirs.what)
    if notice.over:
        room.proposal = None if same else mine
        room.declined = notice.declined if same else room.declined
    elif mine is not None and same:
        room.proposal = msgspec.structs.replace(
            mine, yes=tuple(dict.fromkeys((*mine.yes, *theirs.yes))),
            asked=tuple(seat for seat in mine.asked if seat in theirs.asked))
    elif (theirs.number, theirs.by) < (mine.number, mine.by) if mine else new:
        room.proposal, room.proposal_at, room.declined = theirs, notice.number, None
    room.broadcast_change()
    if same and not notice.over:
        # people answered at both servers at once, and both settle it: one comes first
        with suppress(MoveRejected, StoreFault):
            await settle(room)
