"""Shorthand for Fili-Fourmis positions and for moves on them through the public contract.

`red="d5 d6 d7 | a1"` puts two files of red, heads first; `in_violet="d10 e10"` are its ants in violet's anthill. Ants
that are not named are at home, inside before the ramparts, unless `red_home` places them. Every scene is also given to
the naive engine, which must offer the same legal actions.
"""
from __future__ import annotations

from typing import Any

from formicarium.core.dice import Scripted
from formicarium.core.game import Event, Refusal, fields_of
from formicarium.core.news import News
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.games.fili_fourmis.model import Entering, FiliPosition, Leaving, Running
from formicarium.games.fili_fourmis.state import FiliState
from tests.oracle.fili_fourmis import naive, naive_state

from .grounds import FORD, draw_ground, options
from .test_second_opinion import pending, to_rules

NO_LUCK = Scripted([])
Pending = Leaving | Running | Entering | None


class Scene:
    """One position; `play` returns the next one with the events of the move."""

    def __init__(self, game: FiliFourmis, state: FiliState, events: tuple[Event, ...] = ()) -> None:
        self.game = game
        self.state = state
        self.events = events
        self.check()

    def check(self) -> None:
        state = naive_of(self.game, self.position)
        if not state.ended:
            assert self.options() == {to_rules(action) for action in naive.legal(state, state.turn)}

    @property
    def position(self) -> FiliPosition:
        return self.game.position(self.state)

    def options(self, kind: type | None = None) -> set[Any]:
        offered = self.game.legal_actions(self.state, self.position.turn)
        return {action for action in offered if kind is None or isinstance(action, kind)}

    def refusal(self, action: Any, seat: int | None = None) -> Refusal | None:
        refusal = self.game.refusal(self.state, self.position.turn if seat is None else seat, action)
        return refusal and Refusal(refusal.rule, fields_of(refusal.facts))

    def rule(self, action: Any) -> str:
        refusal = self.refusal(action)
        return "" if refusal is None else refusal.rule

    def outlook(self, action: Any) -> dict[str, Any]:
        return fields_of(self.game.outlook(self.state, self.position.turn, action))

    def play(self, *actions: Any) -> Scene:
        here = self
        for action in actions:
            assert here.refusal(action) is None, here.refusal(action)
            news, state = News(True), here.state.clone()
            state.play(here.position.turn, here.game.number_of(action), NO_LUCK, news)
            here = Scene(here.game, state, tuple(item.event for item in news.items))  # type: ignore[misc]
        return here

    def winners(self) -> set[int]:
        assert self.position.ended
        return {seat for seat, place in enumerate(self.game.places(self.state)) if place == 1}


def naive_of(game: FiliFourmis, p: FiliPosition) -> naive_state.Naive:
    """Return the same position for the naive engine, without earlier positions."""
    board = draw_ground(game.edition)
    cell = board.cell
    return naive_state.Naive(board, options(game), [{cell[name] for name in ants} for ants in p.nests],
                       [[[cell[name] for name in line] for line in lines] for lines in p.files],
                       [{cell[name] for name in ants} for ants in p.entered], p.turn, pending(p), ended=p.ended)


def scene(red: str = "", violet: str = "", *, in_violet: str = "", in_red: str = "", red_home: str | None = None,
          violet_home: str | None = None, turn: int = 0, pending: Pending = None, edition: str = FORD,
          ended: str = "", **chosen: Any) -> Scene:
    game = FiliFourmis(edition=edition, **chosen)
    written = position(game, (red, violet), (in_violet, in_red), (red_home, violet_home), turn, pending, ended)
    return Scene(game, game.load(written))


def position(game: FiliFourmis, lines: tuple[str, str], entered: tuple[str, str], homes: tuple[str | None, str | None],
             turn: int = 0, pending: Pending = None, ended: str = "") -> FiliPosition:
    files = tuple(tuple(tuple(line.split()) for line in text.split("|") if line.strip()) for text in lines)
    nests = tuple(at_home(game, seat, sum(map(len, files[seat])) + len(entered[seat].split()), homes[seat])
                  for seat in (0, 1))
    inside = tuple(tuple(sorted(text.split(), key=game.course.kit.names.index, reverse=seat == 0))
                   for seat, text in enumerate(entered))
    return FiliPosition(nests=nests, files=files, entered=inside, turn=turn, pending=pending, ended=ended)


def at_home(game: FiliFourmis, seat: int, away: int, text: str | None) -> tuple[str, ...]:
    kit = game.course.kit
    places = list(range(kit.ants))
    if text is None:
        inside_first = sorted(places, key=lambda place: (kit.anthills.walls >> place & 1, place))
        kept = inside_first[:kit.ants - away]
    else:
        kept = [kit.anthills.place[kit.cell_of[name]] for name in text.split()]
    return tuple(kit.names[kit.anthills.house[seat * kit.ants + place]] for place in sorted(kept))
