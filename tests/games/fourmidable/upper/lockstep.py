"""The two Fourmidables of the upper levels side by side: what ours does, the naive one does, and all is compared.

Ours moves first; what chance brought it, it brings to the other. A move of an ant is one thing here: ours picks the ant,
names its goal and the way; the naive one lifts it, goes step by step and stops.
"""
from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.games.fourmidable import events, model
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.model import ANT_KINDS, RESOURCES
from formicarium.games.fourmidable.table import FourmidableTable
from games.fourmidable.naive_box import BARE, EARTH, LIBRARY, NUMBERED, Card
from games.fourmidable.translation import CELLS, card_of, name_of

from . import count, play, rules, table
from .effects import payable
from .walking import Whole, gathered, whole_moves

LETTERS = "LCSRBMOGT"
AT = {name: cell for cell, name in CELLS.items()}


def card_from(objective: model.Objective) -> Card:
    return Card(objective.ant, objective.card.rstrip("0123456789"), objective.points)


class Any_(Dice):
    """Whatever comes: where a way ends does not hang on it."""

    def ask(self, n: int) -> int:
        return 0


class Both:
    def __init__(self, game: Fourmidable, dice: Dice, rng: random.Random) -> None:
        self.game, self.dice, self.rng = game, dice, rng
        news = News(True)
        self.table: FourmidableTable = game.setup(dice, news)
        told = [item.event for item in news.items]
        began = next(event for event in told if isinstance(event, events.Began))
        luck = self.luck_of(told, 0)
        self.state = table.start(game.mode, game.players, began.seat, began.day, self.drawing(luck),
                                 worm_in_rooms=game.worm_in_rooms)
        assert not luck
        self.state.phase = "starting"  # without cards and species, while ours has none
        self.met: Counter[str] = Counter()

    # ---------------------------------------------------------------- a move of both

    def do(self, seat: int, ours: Sequence[Any], theirs: Sequence[table.Action]) -> None:
        news, tops = News(True), len(self.table.tops)
        for action in ours:
            refusal = self.game.refusal(self.table, seat, action)
            assert refusal is None, (action, refusal, theirs)
            self.table.play(seat, self.game.move(action), self.dice, news)
        luck = self.luck_of([item.event for item in news.items], tops)
        for action in theirs:
            self.met[type(action).__name__] += 1
            self.state = play.play(self.state, seat, action, self.drawing(luck))
            if self.state.doing.ant is None:  # FOU-X7: "in the order of the ants", which for ours is by their types
                for one in self.state.players:
                    one.ants.sort(key=lambda ant: ANT_KINDS.index(ant.kind))
        assert not luck, luck

    def drawing(self, luck: list[Any]) -> table.Draw:
        def draw(what: str, some: Sequence[Any]) -> Any:
            assert luck and luck[0] in some, (what, luck)
            return luck.pop(0)

        return draw

    def luck_of(self, told: Sequence[Any], tops: int) -> list[Any]:
        """What came by chance, in its order. What was known on top of the pile does not come by chance any more."""
        found: list[Any] = []
        for event in told:
            match event:
                case events.Uncovered(objective=objective):
                    if tops:
                        tops -= 1
                    else:
                        found.append(card_from(objective))
                case events.Spun(weather=weather):
                    found.append(weather or "?")
        return found

    # ---------------------------------------------------------------- ants that move

    def walks(self, seat: int, kind: Any, start: str) -> dict[tuple[str, frozenset[str]], list[Any]]:
        """Every way of an ant of ours: where it ends, the pheromones it lays on it, and the moves that lead there."""
        picked = model.Pick(kind, start)
        after = self.table.clone()
        after.play(seat, self.game.move(picked), Any_(), News(False))
        found: dict[tuple[str, frozenset[str]], list[Any]] = {}
        for way, end, laid in self.wander(after, seat, [picked]):
            assert len(found.setdefault((end, laid), way)) <= len(way) or len(way) > 1
        return found

    def wander(self, there: FourmidableTable, seat: int, way: list[Any]) -> Iterator[tuple[list[Any], str, Any]]:
        for action in self.game.options(there, seat):
            if isinstance(action, model.Go | model.Via | model.Direct):
                after, news, here = there.clone(), News(True), [*way, action]
                after.play(seat, self.game.move(action), Any_(), news)
                told = [item.event for item in news.items]
                if any(isinstance(event, events.Walked) for event in told):
                    laid = [event.cell for event in told if isinstance(event, events.Marked)
                            or (isinstance(event, events.Gathered) and event.pheromone)]
                    yield here, next(one.cell for one in here if isinstance(one, model.Go)), frozenset(laid)
                else:
                    yield from self.wander(after, seat, here)

    def move_ant(self, seat: int, lift: table.Lift) -> None:
        """One of all its ways, mostly one that brings something. Both must have the same."""
        ways = whole_moves(self.state, seat, lift.kind, lift.at)
        mine = self.walks(seat, lift.kind, name_of(lift.at))
        theirs = {(name_of(one.end), frozenset(map(name_of, one.laid))) for one in ways}
        assert set(mine) == theirs, (lift, set(mine) - theirs, theirs - set(mine))
        aim = max(sorted(ways, key=repr), key=lambda one: self.worth(seat, lift.kind, one))
        steps: list[table.Action] = [lift, *[table.Step(place) for place in ways[aim]], table.Stop()]
        self.do(seat, mine[name_of(aim.end), frozenset(map(name_of, aim.laid))], steps)

    def worth(self, seat: int, kind: str, move: Whole) -> float:
        state = self.state
        study = move.end == (seat, LIBRARY) and (
            payable(state, seat, kind) if state.experienced else len(state.players[seat].hand) < 4)
        return (3 * bool(gathered(state, seat, kind, move.end)) + len(move.laid) + 4 * bool(study)
                + 3 * self.rng.random())

    # ---------------------------------------------------------------- all else

    def turn(self) -> None:
        """Somebody does something."""
        seat = self.rng.choice(sorted(rules.waiting(self.state)))
        found = sorted(rules.legal(self.state, seat), key=repr)
        action = self.rng.choice(found)
        lifts = [one for one in found if isinstance(one, table.Lift)]
        if lifts and isinstance(action, table.Prey) and self.rng.random() < 0.7:
            action = self.rng.choice(lifts)  # there are so many places for a predator
        if isinstance(action, table.Lift):
            self.move_ant(seat, action)
        else:
            self.do(seat, self.said(action), [action])

    def said(self, action: table.Action) -> list[Any]:
        """An action of the naive one in the moves of ours."""
        match action:
            case table.StartOne(kind):
                return [model.Recruit(kind)]  # type: ignore[arg-type]
            case table.Sky(sky):
                return [model.Forecast(sky)]  # type: ignore[arg-type]
            case table.Birth(kind):
                return [model.Hatch(kind)]  # type: ignore[arg-type]
            case table.Prey(predator, to):
                return [model.Call(predator), self.sent(predator, to)]  # type: ignore[arg-type]
            case table.Dig(cell):
                return [model.Open(name_of(cell))]
            case table.Complete(card):
                return [model.Complete(card_of(card))]
            case table.Done() if self.state.moment() == "completing":
                return [model.Leave()]
        raise AssertionError(action)

    def sent(self, predator: str, to: table.Place) -> model.Send:
        return model.Send(name_of(to), to[0] if predator == "worm" else None)

    # ---------------------------------------------------------------- are they alike?

    def compare(self) -> None:
        """All there is, whose turn it is, what is legal, the score sheets, the winners."""
        game, ours, state = self.game, self.table, self.state
        assert plain_ours(game.position(ours)) == plain_theirs(state)
        assert {seat for seat in state.seats if ours.waiting() >> seat & 1} == rules.waiting(state)
        for seat in state.seats:
            assert sum(line.points for line in game.tally(ours, seat)) == count.points(state, seat)
            self.compare_offers(seat)
        if state.phase == "ended":
            places = game.places(ours)
            assert [seat for seat in state.seats if places[seat] == 1] == count.winners(state)
            assert game.rules[ours.ended()] == state.ended

    def compare_offers(self, seat: int) -> None:
        mine, theirs = self.offered(seat), set(chain(*(self.put(action) for action in rules.legal(self.state, seat))))
        assert mine == theirs, (mine - theirs, theirs - mine)

    def offered(self, seat: int) -> set[Any]:
        """What ours offers, in words that both know."""
        found: set[Any] = set()
        for action in self.game.options(self.table, seat):
            if isinstance(action, model.Call):
                after = self.table.clone()
                after.play(seat, self.game.move(action), Any_(), News(False))
                found |= {(action.predator, one) for one in self.game.options(after, seat)}
            else:
                found.add(action)
        return found

    def put(self, action: table.Action) -> list[Any]:
        """An action of the naive one, in these words."""
        match action:
            case table.Lift(kind, at):
                return [model.Pick(kind, name_of(at))]  # type: ignore[arg-type]
            case table.Prey(predator, to):
                return [(predator, self.sent(predator, to))]
        return self.said(action)


# ---------------------------------------------------------------- all there is, in the same words

PHASES = {"starting": "mustering", "weather": "forecasting", "before": "acting", "digging": "opening",
          "completing": "completing", "ended": "ended"}


def plain_ours(position: model.FourmidablePosition) -> dict[str, Any]:
    shown: Any = position.shown
    found: dict[str, Any] = {
        "colonies": [(sorted((ant.ant, ant.cell, ant.moved) for ant in one.ants), sorted(one.dug), one.holes,
                      one.resources, sorted(one.revealed), one.prowled) for one in position.colonies],
        "marks": position.marks, "bare": sorted(position.bare),
        "predators": {one.predator: None if one.cell is None else (one.cell, one.owner) for one in position.predators},
        "pile": sorted(card for pile in position.piles for card in pile), "open": sorted(shown.open),
        "tops": [top.card for top in shown.tops], "phase": position.phase, "first": position.first,
        "day": position.day, "round": position.round, "weather": position.weather, "stirred": position.stirred,
        "turn": position.turn if position.phase != "ended" else None, "still": position.still,
    }
    return found


def plain_theirs(state: table.State) -> dict[str, Any]:
    pile = state.piles["all"]
    assert not pile.returned
    return {
        "colonies": [(sorted((ant.kind, name_of(ant.at), ant.moved) for ant in one.ants),
                      sorted(name for name in EARTH if name not in one.earth),
                      tuple(name_of(one.holes[name]) if name in one.holes else None for name in NUMBERED),
                      tuple(one.goods[letter] for letter in LETTERS), sorted(map(card_of, one.revealed)),
                      bool(one.preyed)) for one in state.players],
        "marks": {name_of(cell): owner for cell, owner in state.scents.items()},
        "bare": sorted(name_of(cell) for cell, mark in state.ground.items()
                       if mark == BARE and cell not in state.scents),
        "predators": {one: None if at is None else (name_of(at), at[0] if one == "worm" else None)
                      for one, at in state.predators.items()},
        "pile": sorted(card_of(card) for card in pile.shuffled.elements()), "open": sorted(map(card_of, state.opened)),
        "tops": [card_of(card) for card in pile.top], "phase": PHASES[state.moment()], "first": state.holder,
        "day": state.day, "round": state.round, "weather": state.sky or None, "stirred": state.progress,
        "turn": state.turn if state.phase != "ended" else None, "still": state.idle,
    }
