"""Endpoints of the lobby, and of games that one person plays alone."""
from __future__ import annotations

from formicarium.server.http.routing import ApiRequest, endpoint
from formicarium.server.lobby import daily as daily_challenge
from formicarium.server.lobby import listing
from formicarium.server.lobby.hub import wants_all
from formicarium.server.protocol import lobby_messages, table_messages
from formicarium.server.protocol.lobby_messages import Lobby


@endpoint("GET", "/api/daily/{game}")
async def daily(request: ApiRequest, person: str, game: str) -> lobby_messages.Daily:
    """Return today's challenge of a game for one player, and its results."""
    return await daily_challenge.describe_day(request.context, person, game)


@endpoint("POST", "/api/daily/{game}", status=201)
async def open_daily(request: ApiRequest, person: str, game: str) -> table_messages.Opened:
    """Open my table of today's challenge; once it has ended, another table, which does not count."""
    return await daily_challenge.open_daily(request.context, person, game)


@endpoint("GET", "/api/me/alone/{game}")
async def my_results(request: ApiRequest, person: str, game: str) -> list[lobby_messages.SoloResult]:
    """List my results in games that I played alone, the best first."""
    return await daily_challenge.best_results(request.context, person, game)


@endpoint("GET", "/api/waiting")
async def waiting(request: ApiRequest, person: str) -> list[lobby_messages.Waiting]:
    """List the tables with a free seat that any person may take, the newest first."""
    return await listing.tables(request.context, person)


@endpoint("GET", "/api/lobby", query=("showing",), cost=2)
async def see_lobby(request: ApiRequest, person: str) -> Lobby:
    """Return tables with a free seat, tables to watch (the first few; `?showing=all`: all), and my search for players.

    The socket `/ws/lobby` sends the same whenever it changes."""
    await listing.listing(request.context)
    return request.context.lobby.lobby_for(person, wants_all(request.query_params))
