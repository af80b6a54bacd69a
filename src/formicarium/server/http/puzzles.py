"""Endpoints of puzzles; a puzzle is solved on the socket `/ws/puzzle`."""
from __future__ import annotations

from formicarium.server.http.routing import ApiRequest, endpoint
from formicarium.server.people import puzzle_progress
from formicarium.server.protocol.puzzle_messages import PuzzleCard, Puzzles, PuzzleSheet


@endpoint("GET", "/api/puzzles", cost=2)
async def puzzle_overview(request: ApiRequest, person: str) -> Puzzles:
    """Return the puzzle of the day, those of the week before, and my progress in each game."""
    return await puzzle_progress.overview(request.context, person)


@endpoint("GET", "/api/puzzles/next", query=("game",), cost=2)
async def next_puzzle(request: ApiRequest, person: str) -> PuzzleCard:
    """Return a puzzle that I have not tried and whose rating is close to mine; of `?game=`, or of any game."""
    return await puzzle_progress.next_puzzle(request.context, person, request.query_params.get("game", ""))


@endpoint("GET", "/api/puzzles/of/{game}", cost=2)
async def puzzles_of(request: ApiRequest, person: str, game: str) -> list[PuzzleCard]:
    """List all puzzles of a game, the easiest first."""
    return await puzzle_progress.list_puzzles(request.context, person, game)


@endpoint("GET", "/api/puzzles/one/{puzzle}", cost=2)
async def one_puzzle(request: ApiRequest, person: str, puzzle: str) -> PuzzleSheet:
    """Return the question of a puzzle; it is solved on `/ws/puzzle`."""
    return await puzzle_progress.puzzle_sheet(request.context, person, puzzle)
