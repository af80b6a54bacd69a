"""What the people at a table must agree on: a move taken back beyond the frontier, a bot that plays a seat on."""
from __future__ import annotations

import msgspec

from formicarium.server import wire
from formicarium.server.history import Keep
from formicarium.server.room import No, Room


async def propose(room: Room, person: str | None, words: wire.Propose) -> int:
    room.own(person, words.seat)
    if room.history.match.ended():
        raise No("ENDED")
    if room.proposal:
        raise No("PROPOSAL")
    if words.what == "takeback":
        if not room.history.last_of(words.seat):
            raise No("UNDO", seat=words.seat)
    elif words.bot not in room.house.bots or not replaceable(room, words.about):
        raise No("SEAT", seat=words.about)
    room.proposals += 1
    about = words.about if words.what == "replace" else -1
    room.proposal_at = room.history.number
    room.proposal = wire.Proposal(room.proposals, words.seat, words.what, about, words.bot, (words.seat,),
                                  asked(room, person, words))
    room.changed()
    return await settle(room)


def replaceable(room: Room, seat: int) -> bool:
    return 0 <= seat < len(room.setting.chairs) and room.setting.chairs[seat].kind == "person"


def asked(room: Room, person: str | None, words: wire.Propose) -> tuple[int, ...]:
    """One seat of everybody else; nobody when somebody goes of their own will, or has long been gone."""
    if words.what == "replace" and (words.about == words.seat or room.long_gone(words.about)):
        return ()
    first: dict[str, int] = {}
    for seat, chair in enumerate(room.setting.chairs):
        if chair.kind == "person" and chair.person != person and not room.long_gone(seat):
            first.setdefault(chair.person, seat)
    return tuple(first.values())


async def answer(room: Room, person: str | None, words: wire.Answer) -> int:
    room.own(person, words.seat)
    proposal = room.proposal
    if proposal is None or proposal.number != words.proposal:
        raise No("STALE", number=room.history.number)
    mine = room.setting.seats_of(person)
    if not words.yes and (words.seat in proposal.asked or proposal.by in mine):
        room.proposal = None  # refused, or withdrawn
        room.changed()
        return room.history.number
    if not any(seat in proposal.asked for seat in mine):
        raise No("SEAT", seat=words.seat)
    room.proposal = msgspec.structs.replace(
        proposal, yes=(*proposal.yes, words.seat), asked=tuple(s for s in proposal.asked if s not in mine))
    room.changed()
    return await settle(room)


async def settle(room: Room) -> int:
    """Everybody has agreed: so be it."""
    proposal = room.proposal
    if proposal is None or proposal.asked:
        return room.history.number
    room.proposal = None
    if proposal.what == "takeback":
        keep = Keep(room.history.last_of(proposal.by) - 1, proposal.by)
        await room.keep(keep, room.history.at(keep.keep))
    else:
        await room.replace(proposal.about, proposal.bot)
    return room.history.number
