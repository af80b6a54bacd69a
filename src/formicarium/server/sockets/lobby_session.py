"""Sockets of the lobby: the subscriber that receives it, and the session that answers its messages."""
from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from formicarium.server.errors import MoveRejected, RequestError, store_rejection
from formicarium.server.protocol.base import Done
from formicarium.server.protocol.lobby_messages import Cease, LobbyClientMessage, Seek, TakeBot
from formicarium.server.sockets.session import Session
from formicarium.server.subscriber import Subscriber
from formicarium.store.store import StoreFault

if TYPE_CHECKING:
    from formicarium.server.context import ServerContext

LOBBY = "lobby"  # in the path of the socket, in place of the id of a table


class LobbySubscriber(Subscriber):
    """One socket that the lobby is sent to."""

    def __init__(self, context: ServerContext, person: str | None, client_ip: str, token: bool, all_shown: bool,
                 send: Callable[[str], Awaitable[bool]], on_drop: Callable[[Any, int, str], None]) -> None:
        super().__init__(context, person, token, send, on_drop)
        self.client_ip = client_ip
        self.all_shown = all_shown  # list all games to watch, not only the first few

    @property
    def where(self) -> str:
        return LOBBY

    def make_scene(self) -> bytes:
        return msgspec.json.encode(self.context.lobby.lobby_for(self.person, self.all_shown))

    def leave(self) -> None:
        self.context.lobby.leave(self)


class LobbySession(Session):
    """Answers the messages of one socket in the lobby."""

    decoder: ClassVar = msgspec.json.Decoder(LobbyClientMessage)
    subscriber: LobbySubscriber

    async def reply(self, data: str | bytes) -> None:
        message = self.decode(data)
        if message is None:
            return
        try:
            await self.do(message)
        except MoveRejected as refusal:
            self.refuse(message.id, refusal)
        except RequestError as problem:
            self.refuse(message.id, MoveRejected(problem.trouble.code, problem.trouble.facts))
        except StoreFault as fault:
            self.context.log.fault("store", fault)
            self.refuse(message.id, store_rejection(fault))
        else:
            self.subscriber.send_note(Done(message.id, 0))

    async def do(self, message: Seek | Cease | TakeBot) -> None:
        person, matchmaker = self.subscriber.person, self.context.lobby.matchmaker
        if not person:
            raise RequestError(409, "no-seek")
        if isinstance(message, Seek):
            await matchmaker.begin(person, self.subscriber.client_ip, message)
        elif isinstance(message, Cease):
            await matchmaker.cease(person)
        else:
            await matchmaker.take_bot(person)
