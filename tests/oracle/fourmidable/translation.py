"""Translation between the naive Fourmidable and the rules: states into positions, actions into small moves."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from formicarium.core.dice import Dice, Scripted
from formicarium.core.news import SILENT
from formicarium.games.fourmidable import events, model
from formicarium.games.fourmidable.edition import NAMES, coordinates
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.kit import CHOOSING
from formicarium.games.fourmidable.model import (
    ANT_KINDS,
    PREDATORS,
    FourmidablePosition,
    Held,
    Holdings,
    Prowler,
    Under,
)
from formicarium.games.fourmidable.persistence import from_view
from formicarium.games.fourmidable.state import FourmidableState
from tests.oracle.fourmidable import common

from . import naive
from .common import Place
from .naive import State
from .naive_box import BARE, EARTH, NUMBERED, Card

CELLS = dict(zip(coordinates("formicarium"), NAMES, strict=True))
RESOURCES = "LCSRBMOGT"
PHASES = {"mixing": "drawing", "starting": "mustering", "weather": "forecasting", "acting": "acting", "hole": "opening",
          "library": "studying", "asking": "closing", "closing": "counting", "ended": "ended"}


def name_of(place: Place) -> str:
    return CELLS.get(place, "beyond") if isinstance(place[1], int) else str(place[1])


def card_of(card: Card) -> str:
    return f"{card.cost}{card.points}"


def game_of(state: State) -> Fourmidable:
    return Fourmidable(mode=state.mode, players=len(state.players), worm_in_rooms=state.worm_in_rooms)


def write_position(state: State, held: Held | None = None) -> FourmidablePosition:
    """Return the state as a position.
    The naive engine does not record the numbers of equal ants and the seat that put a card under its pile: ants are
    numbered in order, and the seat is 0.
    """
    set_up = state.phase in ("mixing", "starting")
    return FourmidablePosition(
        colonies=tuple(colony(state, seat) for seat in state.seats),
        marks={name_of(cell): owner for cell, owner in state.scents.items()},
        bare=tuple(name_of(cell) for cell, mark in state.ground.items() if mark == BARE and cell not in state.scents),
        predators=tuple(prowler(state, one) for one in PREDATORS) if state.apprentice else (),
        piles=tuple(tuple(card_of(card) for card in state.piles[kind].shuffled.elements()) for kind in ANT_KINDS),
        under=tuple(tuple(Under(card_of(card), 0) for card in state.piles[kind].returned) for kind in ANT_KINDS),
        looked=tuple(card_of(card) for card in state.players[state.turn].seen), phase=PHASES[state.phase],  # type: ignore[arg-type]
        turn=state.turn, first=state.holder, day=state.day, round=state.round,
        weather=state.sky or None if not set_up else None,  # type: ignore[arg-type]
        held=held, still=state.idle, stirred=state.progress, ending=state.ended,
        ended=state.ended if state.phase == "ended" else "")


def colony(state: State, seat: int) -> Holdings:
    mine = state.players[seat]
    numbers = dict.fromkeys(ANT_KINDS, 0)
    ants = []
    for ant in sorted(mine.ants, key=lambda one: ANT_KINDS.index(one.kind)):
        numbers[ant.kind] += 1  # type: ignore[index]
        ants.append(model.Ant(ant.kind, numbers[ant.kind], name_of(ant.at), ant.moved))  # type: ignore[arg-type, index]
    dug = [name for name in EARTH if name not in mine.earth]
    outer = [name_of(mine.holes[name]) if name in mine.holes else None for name in NUMBERED]
    return Holdings(
        ants=tuple(ants), dug=tuple(dug), holes=(outer[0], outer[1], outer[2]),
        resources=tuple(mine.goods[letter] for letter in RESOURCES), hand=tuple(map(card_of, mine.hand)),
        revealed=tuple(map(card_of, mine.revealed)), prowled=mine.preyed)


def prowler(state: State, predator: Any) -> Prowler:
    at = state.predators[predator]
    if at is None:
        return Prowler(predator)
    return Prowler(predator, name_of(at), at[0] if predator == "worm" else None)


def plain(position: FourmidablePosition) -> Any:
    """Return the facts that both engines know, unordered where order means nothing; equal ants are not told apart."""
    colonies = [(sorted((ant.ant, ant.cell, ant.moved) for ant in one.ants), sorted(one.dug), one.holes, one.resources,
                 sorted(one.hand), sorted(one.revealed), one.prowled)
                for one in position.colonies]
    return (colonies, position.marks, sorted(position.bare), position.predators,
            [sorted(pile) for pile in position.piles], [[one.card for one in pile] for pile in position.under],
            position.looked, position.phase, position.first, position.day, position.round, position.weather,
            position.still, position.stirred, position.ending, position.ended,
            position.turn if position.phase not in ("closing", "counting", "ended") else None)


def lay_table(state: State) -> FourmidableState:
    """Return the state of the rules without auditing it, as scenes may leave values out.
    The naive engine counts the birth tiles left, but does not record which one a seat took.
    """
    table = from_view.state_of(write_position(state, holding(state)), game_of(state).course)
    for seat in state.seats:
        table.colonies[seat].born = 0 if state.players[seat].born else -1
    for kind, ant in enumerate(ANT_KINDS):
        table.tiles[kind] = state.tiles[ant]
    return table


def holding(state: State) -> Held | None:
    if state.phase == "hole":
        at = next(ant for ant in write_position(state).colonies[state.turn].ants if ant.cell == state.digging)
        return Held(at.ant, at.number, state.digging)
    if state.phase == "library":
        kind = state.players[state.turn].seen[0].kind
        at = next(ant for ant in write_position(state).colonies[state.turn].ants
                  if ant.cell == "library" and ant.ant == kind and ant.moved)
        return Held(at.ant, at.number)
    return None


def path(game: Fourmidable, table: FourmidableState, seat: int, action: naive.Action) -> list[model.FourmidableAction]:
    """Return the small moves of the rules that make up an action of the naive engine."""
    match action:
        case naive.Mix(hunters, farmers, diggers):
            return [model.Draw(hunters, farmers, diggers)]
        case common.Start(hunters, farmers, diggers):
            return [model.Muster(hunters, farmers, diggers)]
        case common.Sky(sky):
            return [model.Forecast(sky)]  # type: ignore[arg-type]
        case naive.Move(kind, start, end, laid):
            found = walks(game, table, seat, kind, name_of(start))
            return found[name_of(end), frozenset(map(name_of, laid))]
        case common.Dig(cell):
            return [model.Open(name_of(cell))]
        case common.Keep(card):
            return [model.Keep(card_of(card))]
        case common.Birth(kind):
            return [model.Hatch(kind)]  # type: ignore[arg-type]
        case common.Prey(predator, to):
            inside = predator == "worm"
            return [model.Call(predator), model.Send(name_of(to), to[0] if inside else None)]  # type: ignore[arg-type]
        case common.Reveal(card):
            return [model.Reveal(card_of(card))]
    return [model.Pass()]


Walks = dict[tuple[str, frozenset[str]], list[model.FourmidableAction]]


def walks(game: Fourmidable, table: FourmidableState, seat: int, kind: Any, start: str) -> Walks:
    """Return every route of an ant: its end, the pheromones it lays, and the moves that lead there."""
    picked = model.Pick(kind, start)
    found: Walks = {}
    if table.forbidding_rule(seat, game.number_of(picked)) == 0:
        after = table.clone()
        after.play(seat, game.number_of(picked), Scripted([]), SILENT)
        marks = set(game.position(table).marks)
        for way, end, laid in wander(game, after, seat, marks, [picked]):
            found.setdefault((end, laid), way)
    return found


def wander(game: Fourmidable, table: FourmidableState, seat: int, marks: set[str], way: list[Any]
           ) -> Iterator[tuple[list[Any], str, frozenset[str]]]:
    for action in game.legal_actions(table, seat):
        if isinstance(action, model.Go | model.Via | model.Direct):
            after = table.clone()
            after.play(seat, game.number_of(action), Any_(), SILENT)
            here = [*way, action]
            if after.phase == CHOOSING:
                yield from wander(game, after, seat, marks, here)
            else:
                goal = next(one.cell for one in here if isinstance(one, model.Go))
                yield here, goal, frozenset(set(game.position(after).marks) - marks)


class Any_(Dice):
    """Dice that bring the first result; the end of a route does not depend on chance."""

    def ask(self, n: int) -> int:
        return 0


def actions(game: Fourmidable, table: FourmidableState, seat: int, walk: bool = True) -> set[Any]:
    """Return the legal actions of the rules in the naive engine's form: (kind, …)."""
    found: set[Any] = set()
    for action in game.legal_actions(table, seat):
        match action:
            case model.Pick(kind, cell):
                if walk:
                    found |= {("Move", kind, cell, *end) for end in walks(game, table, seat, kind, cell)}
            case model.Call(predator):
                after = table.clone()
                after.play(seat, game.number_of(action), Scripted([]), SILENT)
                found |= {("Prey", predator, one.cell, one.owner) for one in game.legal_actions(after, seat)
                          if isinstance(one, model.Send)}
            case _:
                found.add(action)
    return found


def legal(state: State, seat: int, game: Fourmidable, table: FourmidableState) -> set[Any]:
    found: set[Any] = set()
    for action in naive.legal(state, seat):
        match action:
            case naive.Move(kind, start, end, laid):
                found.add(("Move", kind, name_of(start), name_of(end), frozenset(map(name_of, laid))))
            case common.Prey(predator, to):
                found.add(("Prey", predator, name_of(to), to[0] if predator == "worm" else None))
            case _:
                found |= set(path(game, table, seat, action))
    return found


def luck_of(happened: Sequence[Any]) -> list[Any]:
    """Return the cards and weather drawn, in order, for the naive engine to draw."""
    found: list[Any] = []
    for event in happened:
        match event:
            case events.Dealt(cards=cards) | events.Looked(cards=cards):
                found += [Card(card.ant, card.card.rstrip("0123456789"), card.points) for card in cards]
            case events.Spun(weather=weather):
                found.append(weather or "?")
    return found
