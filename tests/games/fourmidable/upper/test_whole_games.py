"""Whole games of every level and number of players by simple players; no piece gets lost."""
from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.oracle.fourmidable.common import Birth, Reveal
from tests.oracle.fourmidable.naive_box import LIBRARY
from tests.oracle.fourmidable.upper import count, rules
from tests.oracle.fourmidable.upper.box import EXPERIENCED, INTERMEDIATE, SOLO
from tests.oracle.fourmidable.upper.effects import payable
from tests.oracle.fourmidable.upper.play import follow
from tests.oracle.fourmidable.upper.table import Action, Complete, Lift, Play, Power, State, Step, Stop, start
from tests.oracle.fourmidable.upper.walking import Whole, gathered_kind, whole_moves

pytestmark = [pytest.mark.engine_free, pytest.mark.long]

TABLES = [(mode, players) for mode in (INTERMEDIATE, EXPERIENCED) for players in (2, 3, 4, 5, 6)] + [(SOLO, 1)]


class Visitor:
    """A player who plans a move when an ant is picked and mostly follows it, and sometimes plays a card."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.way: list[Any] = []
        self.aim: Whole | None = None
        self.scents: dict[Any, int] = {}

    def plan(self, state: State, seat: int, lift: Lift) -> None:
        ways = whole_moves(state, seat, lift.kind, lift.at)

        def worth(move: Whole) -> float:
            study = move.end == (seat, LIBRARY) and (
                payable(state, seat, lift.kind) if state.experienced else len(state.players[seat].hand) < 4)
            return 3 * bool(gathered_kind(state, seat, lift.kind, move.end)) + len(move.laid) + 4 * bool(study) \
                + self.rng.random()

        self.aim = max(sorted(ways, key=repr), key=worth)
        self.way = list(ways[self.aim])
        self.scents = dict(state.scents)

    def choose(self, state: State, seat: int) -> Action:
        found = sorted(rules.legal(state, seat), key=repr)
        some: list[Action] = [one for one in found if isinstance(one, Reveal | Complete)]
        if some:
            return self.rng.choice(some)
        cards: list[Action] = [one for one in found if isinstance(one, Play | Power)]
        if cards and self.rng.random() < (0.2 if state.moment() in ("before", "moving", "after") else 0.9):
            self.way, self.aim = [], None
            return self.rng.choice(cards)
        if state.moment() == "moving":
            if self.way and Step(self.way[0]) in found:
                return Step(self.way.pop(0))
            self.way = []
            return Stop() if Stop() in found else self.rng.choice([one for one in found if isinstance(one, Step)])
        rest = [one for one in found if not isinstance(one, Play | Power)]
        births: list[Action] = [one for one in rest if isinstance(one, Birth)]
        lifts = [one for one in rest if isinstance(one, Lift)]
        if births and self.rng.random() < 0.5:
            return self.rng.choice(births)
        if lifts and self.rng.random() < 0.8:
            lift = self.rng.choice(lifts)
            self.plan(state, seat, lift)
            return lift
        choice = self.rng.choice(rest)
        if isinstance(choice, Lift):
            self.plan(state, seat, choice)
        return choice


def play_whole(mode: str, players: int, seed: object) -> tuple[State, Counter[str]]:
    rng = random.Random(f"{mode} {players} {seed}")

    def draw(_: str, may_come: Any) -> Any:
        return rng.choice(list(may_come))

    state = start(mode, players, rng.randrange(players), rng.random() < 0.5, draw)
    visitors = [Visitor(rng) for _ in range(players)]
    met: Counter[str] = Counter()
    while rules.waiting(state):
        seat = rng.choice(sorted(rules.waiting(state)))
        visitor = visitors[seat]
        action = visitor.choose(state, seat)
        met[state.moment()] += 1
        met[action.card.id if isinstance(action, Play) else type(action).__name__] += 1
        state = follow(state, seat, action, draw)
        if isinstance(action, Stop) and visitor.aim is not None:
            as_planned(state, seat, visitor)
        if isinstance(action, Stop):
            visitor.aim = None
        if rng.random() < 0.03:
            count.check(state)
    count.check(state)
    return state, met


def as_planned(state: State, seat: int, visitor: Visitor) -> None:
    """Check that a whole move has the effect of its small steps; no card was played in it."""
    aim = visitor.aim
    assert aim is not None
    new = {cell for cell, owner in state.scents.items() if owner == seat and cell not in visitor.scents}
    if state.turn == seat and state.phase in ("gathering", "digging", "completing", "after"):
        assert new == aim.laid, aim
    else:  # at Experienced, ants elsewhere may have claimed more (FOU-X7)
        assert new >= aim.laid and (state.experienced or new == aim.laid), aim


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_naive_whole_games_lose_nothing(mode: str, players: int) -> None:
    state, met = play_whole(mode, players, 1)
    assert state.ended in {INTERMEDIATE: ("FOU-A19", "FOU-K19"), EXPERIENCED: ("FOU-X9", "FOU-K19"),
                           SOLO: ("FOU-P6",)}[mode]
    assert count.winners(state)
    assert met["Stop"] == met["Lift"] > 20 and met["Step"] > 50 and met["Play"] == 0
    assert met["drawing" if mode == INTERMEDIATE else "completing"], met
    assert mode != SOLO or (state.round == 6 and not met["Prey"] and state.eaten.total() + len(state.robbed) > 5)


def test_naive_solo_games_lose_nothing() -> None:
    """FOU-P1 to P8: every question of Solo occurs."""
    met: Counter[str] = Counter()
    for seed in range(5):
        state, some = play_whole(SOLO, 1, seed)
        assert state.ended == "FOU-P6" and count.rank(count.points(state, 0)) in ("", "clever")
        met += some
    assert met["hunting"] and met["robbing"] and met["Eat"] and met["Rob"], met
