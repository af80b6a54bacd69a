"""Shorthand for Micropolis positions and for moves on them through the public contract.

`rows={0: [26, 9]}` gives anthill 0 (in the expert game seat 0 has 0 and 1, seat 1 has 2 and 3) those tiles; further
tiles that a position needs, in rows and in the line, are taken from the tiles that are not named. Tiles of the standard
edition: 1–6 cherry, 7–11 lemon, 12–15 grape, 16–18 blackberry, 19–20 fig, 21 pomegranate, 22–25 gift, 26–30 queen, 31
nurse with one egg, 32–33 with two, 34–35 with three, 36–37 architect, 38–40 sergeant, 41–43 sentinel, 44–48 barracks of
one (numbers 1–5), 49–53 of two (6–10), 54–57 of three (11–14), 58–59 of four (15–16), 60–61 workers only.
"""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from formicarium.core.dice import Dice, Scripted, Seeded
from formicarium.core.game import Event, Refusal
from formicarium.core.match import Match
from formicarium.core.news import News
from formicarium.games.micropolis.game import Micropolis
from formicarium.games.micropolis.model import (
    Anthill,
    Built,
    Holder,
    Lying,
    MicropolisPosition,
    MicropolisView,
    Question,
    Take,
)
from formicarium.games.micropolis.state import MicropolisState

LUCK = Seeded(1)  # for tests that do not depend on the tiles of the pile


def position(game: Micropolis, rows: Mapping[int, Sequence[int]] | None = None, *,
             army: Mapping[int, int] | None = None, full: Mapping[int, Sequence[int]] | None = None,
             line: Iterable[int | tuple[int, int]] = (), architects: Mapping[int, int] | None = None, leader: int = 0,
             turn: int | None = None, question: Question | None = None, ended: str = "") -> MicropolisPosition:
    """Return a position; `turn` defaults to the Leader's seat (after the end, the last); `leader` is an anthill."""
    kit, each = game.course.kit, game.each
    own = {number: list((rows or {}).get(number, ())) for number in range(game.players * each)}
    first = leader // each
    seat = turn if turn is not None else (first - 1) % game.players if ended else first
    lying = [Lying(one) if isinstance(one, int) else Lying(*one) for one in line]
    named = {tile for row in own.values() for tile in row} | {one.tile for one in lying}
    spare = iter([tile for tile in range(1, kit.tiles.count + 1) if tile not in named])
    at_work = question is not None and question.what != "leader"
    done = sum(len(own[seat * each + i]) for i in range(each)) - at_work
    for other in range(game.players):
        before = (other - first) % game.players < (seat - first) % game.players
        tiles = kit.sides * each if ended else done + (before or (at_work and other == seat))
        while sum(len(own[other * each + i]) for i in range(each)) < tiles:
            short = next(other * each + i for i in range(each) if len(own[other * each + i]) < kit.sides)
            own[short].append(next(spare))
    placed = sum(map(len, own.values()))
    cycle = game.players * (2 if each == 2 else kit.line // game.players)
    taken = placed % cycle or (cycle if ended or at_work else 0)
    while len(lying) < kit.line - taken:
        lying.append(Lying(next(spare)))
    built = [Built((army or {}).get(number, kit.army), tuple(row), tuple((full or {}).get(number, ())))
             for number, row in own.items()]
    return MicropolisPosition(
        anthills=tuple(built), line=tuple(lying), leader=Holder(first, leader % each + 1), turn=seat,
        architects=tuple((architects or {}).get(one, 0) for one in range(game.players)), question=question, ended=ended)


class Scene:
    def __init__(self, game: Micropolis, state: MicropolisState, events: tuple[Event, ...] = ()) -> None:
        self.game = game
        self.state = state
        self.events = events

    @property
    def position(self) -> MicropolisPosition:
        return self.game.position(self.state)

    @property
    def view(self) -> MicropolisView:
        return self.game.view(self.state, 0)

    @property
    def armies(self) -> tuple[int, ...]:
        return tuple(built.army for built in self.position.anthills)

    def anthill(self, number: int) -> Anthill:
        return self.view.anthills[number]

    def options(self, seat: int | None = None) -> set[Any]:
        return set(self.game.legal_actions(self.state, self.position.turn if seat is None else seat))

    def refusal(self, action: Any, seat: int | None = None) -> Refusal | None:
        return self.game.refusal(self.state, self.position.turn if seat is None else seat, action)

    def outlook(self, action: Any) -> Any:
        return self.game.outlook(self.state, self.position.turn, action)

    def play(self, action: Any, dice: Dice | None = None) -> Scene:
        """Play the action; without dice, a question to chance fails."""
        assert self.refusal(action) is None, self.refusal(action)
        news, state = News(True), self.state.clone()
        state.play(self.position.turn, self.game.number_of(action), dice or Scripted([]), news)
        return Scene(self.game, state, tuple(item.event for item in news.items))  # type: ignore[misc]

    def events_of(self, kind: type[Any]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    def lines(self, number: int) -> list[int]:
        """Return an anthill's score sheet: population, colony, harvest, royal gallery, largest army, garrison."""
        return [line.points for line in self.anthill(number).points]


def scene(rows: Mapping[int, Sequence[int]] | None = None, *, players: int = 2, mode: str = "base",
          edition: str = "formicarium", **how: Any) -> Scene:
    game = Micropolis(players=players, mode=mode, edition=edition)
    return Scene(game, game.load(position(game, rows, **how)))


def take(place: int, side: str = "right", anthill: int = 1, architect: bool = False) -> Take:
    return Take(place, side, anthill, architect)  # type: ignore[arg-type]


def take_first_tile(match: Match) -> Match:
    """Take the first tile and answer every question with the first legal action, except who becomes the Leader."""
    match = match.play(match.waiting()[0], take(1), Seeded(1))
    while (question := match.view(0).question) is not None and question.what != "leader":
        match = match.play(match.waiting()[0], match.legal_actions(match.waiting()[0])[0], Seeded(1))
    return match
