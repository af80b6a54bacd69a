"""Shorthand for Wyx positions and for moves on them through the public contract.

`fronts={1: (2, 1)}` puts the domino 2 across, 1 along in front of column 1; a column that is not named is empty.
`ants={0: "d4 a1:3"}` puts an ant of seat 0 on d4 and three on a1. Supply and gone dominoes follow from the rest.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from formicarium.core.dice import Scripted
from formicarium.core.game import Event, Refusal
from formicarium.core.news import News
from formicarium.core.state import GameState
from formicarium.games.wyx.game import Wyx
from formicarium.games.wyx.kit import Kit
from formicarium.games.wyx.model import Ants, Domino, WyxPosition

Step = tuple[int, int]
PRINTED = Wyx()


def domino(column: int, step: Step, game: Wyx = PRINTED) -> Domino:
    way = game.kit.dispenser.dominoes[game.kit.dispenser.start[game.kit.dispenser.colour[column - 1]]]
    return Domino(way.side, step[0], way.way, step[1])


def colour_of(kit: Kit, one: Domino) -> int:
    number = kit.dispenser.dominoes.index(one)
    return max(colour for colour in range(len(kit.dispenser.start)) if kit.dispenser.start[colour] <= number)


def standing(ants: Mapping[int, str]) -> dict[str, Ants]:
    cells = {}
    for seat, text in ants.items():
        for word in text.split():
            cell, _, number = word.partition(":")
            cells[cell] = Ants(seat, int(number or 1))
    return cells


def position(game: Wyx, queens: str, fronts: Mapping[int, Step], *, ants: Mapping[int, str] | None = None,
             hidden: Mapping[int, int] | None = None, behind: Mapping[int, Sequence[Step]] | None = None,
             unseen: Sequence[Domino] = (), turn: int = 0, called: bool = False, ended: str = "") -> WyxPosition:
    """Return a position.
    `hidden`: number of unseen dominoes behind each front; `behind`: known dominoes there, seen by all. Other dominoes
    of a colour are gone; `unseen` names dominoes that must not be, where it matters.
    """
    kit = game.kit
    seats = tuple(None if word == "-" else word for word in queens.split())
    cells = standing(ants or {})
    placed = [sum(stand.ants for stand in cells.values() if stand.seat == seat) for seat in range(len(seats))]
    columns: list[tuple[Domino | None, ...]] = []
    for column in range(1, kit.dispenser.columns + 1):
        known = [domino(column, step, game) for step in
                 [*([fronts[column]] if column in fronts else []), *(behind or {}).get(column, ())]]
        columns.append((*known, *[None] * (hidden or {}).get(column, 0)))
    met = {one for column in columns for one in column}
    gone = []
    for colour in range(len(kit.dispenser.bag)):
        own = [c for c in range(kit.dispenser.columns) if kit.dispenser.colour[c] == colour]
        lie_unseen = sum(columns[c].count(None) for c in own)
        rest = [one for one in kit.dispenser.dominoes if colour_of(kit, one) == colour and one not in met]
        rest.sort(key=lambda one: one not in unseen)
        gone += rest[lie_unseen:]
    return WyxPosition(queens=seats, supply=tuple(kit.ants - n for n in placed), cells=cells,
                       columns=tuple(columns), gone=tuple(sorted(gone, key=kit.dispenser.dominoes.index)), turn=turn,
                       called=called, ended=ended)


class Scene:
    def __init__(self, game: Wyx, state: GameState, events: tuple[Event, ...] = ()) -> None:
        self.game = game
        self.state = state
        self.events = events

    @property
    def position(self) -> WyxPosition:
        return self.game.position(self.state)  # type: ignore[arg-type]

    def options(self, seat: int) -> set[Any]:
        return set(self.game.legal_actions(self.state, seat))

    def refusal(self, seat: int, action: Any) -> Refusal | None:
        return self.game.refusal(self.state, seat, action)

    def outlook(self, seat: int, action: Any) -> Any:
        return self.game.outlook(self.state, seat, action)  # type: ignore[arg-type]

    def play(self, action: Any, *chance: int) -> Scene:
        seat = self.position.turn
        assert self.refusal(seat, action) is None
        dice, news, state = Scripted(chance), News(True), self.state.clone()
        state.play(seat, self.game.number_of(action), dice, news)
        dice.finish()
        return Scene(self.game, state, tuple(item.event for item in news.items))  # type: ignore[misc]

    def score(self, seat: int) -> list[tuple[str, int]]:
        return [(line.rule, line.points) for line in self.game.tally(self.state, seat)]  # type: ignore[arg-type]

    def winners(self) -> set[int]:
        assert self.position.ended
        return {seat for seat, place in enumerate(self.game.places(self.state)) if place == 1}


def scene(queens: str, fronts: Mapping[int, Step], *, turn: int = 0, called: bool = False, ended: str = "",
          ants: Mapping[int, str] | None = None, hidden: Mapping[int, int] | None = None,
          behind: Mapping[int, Sequence[Step]] | None = None, unseen: Sequence[Domino] = (), **options: Any) -> Scene:
    game = Wyx(players=len(queens.split()), **options)
    written = position(game, queens, fronts, ants=ants, hidden=hidden, behind=behind, unseen=unseen, turn=turn,
                       called=called, ended=ended)
    return Scene(game, game.load(written))
