"""A second, naive and slow Wyx, written only from the rulebook and the project's rules.

It imports nothing from the game engine, so that it can disagree with it. Seats count from 0, columns from 1. Run it
(`python -m tests.oracle.wyx.naive`) to play random games with conservation checks and to check positions.py.
"""

from __future__ import annotations

import copy
import random
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

Domino = tuple[str, int, str, int]  # ('left', 2, 'down', 1): the picture in the rulebook
Action = tuple[str] | tuple[str, str] | tuple[str, int]  # ('Pass',), ('Enter', 'd4'), ('Take', 3)
Ids = frozenset[str]


@dataclass(frozen=True)
class Edition:
    width: int
    height: int
    anthills: dict[str, int]
    central: tuple[str, ...]
    dispenser: tuple[tuple[str, str], ...]  # (side, way) of each column, column 1 first
    dominoes: tuple[tuple[int, int], ...]  # (across, along) of each colour
    depth: int
    ants: dict[int, int]


@dataclass(frozen=True)
class Options:
    open_dispenser: bool = False
    closed_anthills: bool = False
    finish_round: bool = False


# WYX-C1, WYX-C2, WYX-C3 with the board of editions.md 5.3.
STANDARD = Edition(
    width=8,
    height=8,
    anthills={"a1": 3, "a8": 3, "h1": 3, "h8": 3, "b3": 2, "b6": 2, "c2": 2, "c7": 2}
    | {"f2": 2, "f7": 2, "g3": 2, "g6": 2},
    central=("d4", "d5", "e4", "e5"),
    dispenser=(
        ("left", "up"),
        ("left", "up"),
        ("left", "down"),
        ("left", "down"),
        ("right", "down"),
        ("right", "down"),
        ("right", "up"),
        ("right", "up"),
    ),
    dominoes=tuple((across, along) for across in (1, 2, 3, 4) for along in (1, 2, 3, 4)),
    depth=8,
    ants={2: 32, 3: 16, 4: 16},
)


@dataclass
class Naive:
    edition: Edition
    options: Options
    queens: list[str | None]
    cells: dict[str, tuple[int, int]]  # cell -> (seat, ants)
    supply: list[int]
    columns: list[list[Domino | None]]  # front first; None: not seen yet
    gone: set[Domino] = field(default_factory=set)
    turn: int = 0
    ended: str = ""
    called: bool = False  # finish_round: a seat has emptied its supply, and the round is being finished


def colour(edition: Edition, side: str, way: str) -> list[Domino]:
    """Return all dominoes of one colour (WYX-C2: a colour is a diagonal direction)."""
    return [(side, across, way, along) for across, along in edition.dominoes]


def deal(edition: Edition, rng: random.Random) -> list[list[Domino]]:
    """WYX-S1: the dominoes of each colour are shuffled into that colour's columns."""
    columns: list[list[Domino]] = [[] for _ in edition.dispenser]
    for side, way in dict.fromkeys(edition.dispenser):
        pile = colour(edition, side, way)
        rng.shuffle(pile)
        for number, which in enumerate(edition.dispenser):
            if which == (side, way):
                columns[number] = pile[: edition.depth]
                pile = pile[edition.depth :]
        assert not pile, "the columns of a colour hold exactly its dominoes"
    return columns


def start(edition: Edition, options: Options, players: int, dealt: list[list[Domino]]) -> Naive:
    """Return the state before the queens are placed; only the fronts are seen, or all with open_dispenser (WYX-S1)."""
    columns: list[list[Domino | None]] = []
    for dominoes in dealt:
        seen: list[Domino | None] = []
        for place, domino in enumerate(dominoes):
            seen.append(domino if place == 0 or options.open_dispenser else None)
        columns.append(seen)
    return Naive(
        edition=edition,
        options=options,
        queens=[None] * players,
        cells={},
        supply=[edition.ants[players]] * players,  # WYX-C3
        columns=columns,
    )


def argument(action: tuple[str | int, ...]) -> str | int:
    return action[1]


def setting_up(state: Naive) -> bool:
    return None in state.queens


def finishing_rounds(state: Naive) -> bool:
    """WYX-E5: the option exists for 3-4 players only."""
    return state.options.finish_round and len(state.queens) >= 3


def front(state: Naive, column: int) -> Domino | None:
    if not 1 <= column <= len(state.columns) or not state.columns[column - 1]:
        return None
    domino = state.columns[column - 1][0]
    assert domino is not None, "the front domino is always visible (WYX-C2)"
    return domino


def landing(state: Naive, cell: str, domino: Domino) -> str | None:
    """Return the queen's goal, None off the board; cells in between do not matter (WYX-T6)."""
    side, across, way, along = domino
    letter = ord(cell[0]) - ord("a") + 1
    number = int(cell[1:])
    letter += {"left": -across, "right": across}[side]  # WYX-C1: letters left to right
    number += {"down": -along, "up": along}[way]  # WYX-C1: numbers bottom to top
    if not 1 <= letter <= state.edition.width or not 1 <= number <= state.edition.height:
        return None
    return chr(ord("a") + letter - 1) + str(number)


def move_forbidden(state: Naive, seat: int, domino: Domino) -> Ids:
    """Return the rules that forbid this queen this domino; empty if the move is legal (WYX-T2)."""
    queen = state.queens[seat]
    assert queen is not None
    cell = landing(state, queen, domino)
    if cell is None:
        return frozenset({"WYX-T5"})
    ids = set()
    if cell in state.edition.anthills and cell in state.cells:
        if state.cells[cell][0] != seat:
            ids.add("WYX-T3")
        if state.options.closed_anthills:
            ids.add("WYX-T11")  # the older edition: an occupied anthill is closed to all
    for other, place in enumerate(state.queens):
        if other != seat and place == cell:
            ids.add("WYX-T4")
    return frozenset(ids)


def can_move(state: Naive, seat: int) -> bool:
    for column in range(1, len(state.columns) + 1):
        domino = front(state, column)
        if domino is not None and not move_forbidden(state, seat, domino):
            return True
    return False


def why_not(state: Naive, seat: int, action: Action) -> Ids | None:
    """Return the rules that forbid an action, each an acceptable answer; None if it is legal."""
    if state.ended:
        return frozenset({state.ended})
    if setting_up(state):
        if seat != state.turn:
            return frozenset({"WYX-S2", "WYX-T1"})  # "each player in turn", the first player first
        if action[0] == "Pass":
            return frozenset({"WYX-S2", "WYX-T7"})
        if action[0] != "Enter":
            return frozenset({"WYX-S2"})
        if argument(action) not in state.edition.central or argument(action) in state.queens:
            return frozenset({"WYX-S2"})
        return None
    if seat != state.turn:
        return frozenset({"WYX-T1"})
    if action[0] == "Enter":
        return frozenset({"WYX-S2"})
    if action[0] == "Pass":
        return frozenset({"WYX-T7"}) if can_move(state, seat) else None  # a seat that can take a domino may not pass
    column = argument(action)
    assert action[0] == "Take" and isinstance(column, int)
    if not 1 <= column <= len(state.columns):
        return frozenset({"WYX-C2", "WYX-T2"})
    domino = front(state, column)
    if domino is None:
        return frozenset({"WYX-T2"})
    return move_forbidden(state, seat, domino) or None


def legal(state: Naive, seat: int) -> set[Action]:
    everything: list[Action] = [("Pass",)]
    everything += [("Take", column) for column in range(1, len(state.columns) + 1)]
    for letter in range(state.edition.width):
        for number in range(1, state.edition.height + 1):
            everything.append(("Enter", chr(ord("a") + letter) + str(number)))
    return {action for action in everything if why_not(state, seat, action) is None}


def ants_on_board(state: Naive, seat: int) -> int:
    return sum(ants for owner, ants in state.cells.values() if owner == seat)


def winners(state: Naive) -> list[int]:
    """Return the winner or the tied seats; empty before the end."""
    if not state.ended:
        return []
    seats = range(len(state.queens))
    if state.ended == "WYX-E1" and not finishing_rounds(state):
        return [seat for seat in seats if state.supply[seat] == 0]  # WYX-E1: seats that have placed all ants
    most = max(ants_on_board(state, seat) for seat in seats)
    return [seat for seat in seats if ants_on_board(state, seat) == most]  # WYX-E4, WYX-E5


def arrive(state: Naive, seat: int, cell: str) -> None:
    """Place the ants that the goal's rules demand."""
    if cell in state.cells and state.cells[cell][0] == seat:
        return  # WYX-T11: on its own ant or anthill the queen places nothing
    if cell in state.edition.anthills:
        assert cell not in state.cells, "WYX-T3"
        asked = state.edition.anthills[cell]  # WYX-T9
    else:
        if cell in state.cells:  # WYX-T8: the opponent's ant goes home
            owner, ants = state.cells.pop(cell)
            assert ants == 1
            state.supply[owner] += 1
        asked = 1  # WYX-T8, WYX-T10
    placed = min(asked, state.supply[seat])  # WYX-T12
    assert placed > 0, "nobody plays on with an empty supply"
    state.supply[seat] -= placed
    state.cells[cell] = (seat, placed)


def how_it_ended(state: Naive, seat: int) -> str:
    """Return the ending rule after the turn of `seat`, in the order of WYX-E5, or ""."""
    last_of_round = seat == len(state.queens) - 1
    if finishing_rounds(state):
        if state.called and last_of_round:
            return "WYX-E1"
    elif state.supply[seat] == 0:
        return "WYX-E1"
    if all(not column for column in state.columns):
        return "WYX-E2"
    if not any(can_move(state, other) for other in range(len(state.queens))):
        return "WYX-E3"
    return ""


def apply(state: Naive, seat: int, action: Action, shown: Domino | None = None) -> Naive:
    """Return the state after a legal action; `shown`: the hidden domino that turns up behind the one taken."""
    reason = why_not(state, seat, action)
    assert reason is None, (action, reason)
    new = copy.deepcopy(state)
    if action[0] == "Enter":
        cell = argument(action)
        assert isinstance(cell, str) and shown is None
        new.queens[seat] = cell  # WYX-S2: no ant is placed by this
        new.turn = (seat + 1) % len(new.queens)
        if not setting_up(new) and not any(can_move(new, other) for other in range(len(new.queens))):
            new.ended = "WYX-E3"
        return new
    if action[0] == "Take":
        column = argument(action)
        assert isinstance(column, int)
        domino = front(new, column)
        queen = new.queens[seat]
        assert domino is not None and queen is not None
        target = landing(new, queen, domino)
        assert target is not None
        rest = new.columns[column - 1][1:]
        new.gone.add(domino)  # WYX-T2: it leaves the game and the one behind it shows
        if rest and rest[0] is None:
            assert shown is not None and shown not in new.gone, "a hidden domino must show"
            assert (shown[0], shown[2]) == new.edition.dispenser[column - 1], "of the colour of its column"
            assert all(shown not in others for others in new.columns), "not one already seen"
            rest[0] = shown
        else:
            assert shown is None or (rest and shown == rest[0]), "nothing hidden can show"
        new.columns[column - 1] = rest
        arrive(new, seat, target)
        new.queens[seat] = target
        if finishing_rounds(new) and new.supply[seat] == 0:
            new.called = True
    new.ended = how_it_ended(new, seat)
    if not new.ended:
        new.turn = (seat + 1) % len(new.queens)  # WYX-T1
    return new


def check(state: Naive) -> None:
    edition, players = state.edition, len(state.queens)
    for seat in range(players):
        assert state.supply[seat] >= 0
        assert ants_on_board(state, seat) + state.supply[seat] == edition.ants[players], seat  # WYX-C3
    for cell, (seat, ants) in state.cells.items():
        assert 0 <= seat < players and "a" <= cell[0] < chr(ord("a") + edition.width), cell
        assert 1 <= int(cell[1:]) <= edition.height, cell
        assert 1 <= ants <= edition.anthills.get(cell, 1), cell
    placed = [queen for queen in state.queens if queen is not None]
    assert len(placed) == len(set(placed)), "WYX-S2, WYX-T4"
    for seat, queen in enumerate(state.queens):  # a queen stands on her own ants or on her first cell
        if queen is not None and state.cells.get(queen, (None, 0))[0] != seat:
            assert queen in edition.central and queen not in state.cells and ants_on_board(state, seat) == 0, queen
    assert len(state.cells) <= len(state.gone), "a domino for every cell reached"
    for side, way in dict.fromkeys(edition.dispenser):
        whole = set(colour(edition, side, way))
        seen: list[Domino] = [domino for domino in state.gone if (domino[0], domino[2]) == (side, way)]
        hidden = 0
        for which, column in zip(edition.dispenser, state.columns, strict=True):
            if which != (side, way):
                continue
            assert len(column) <= edition.depth
            assert not column or column[0] is not None
            assert not state.options.open_dispenser or None not in column
            seen += [domino for domino in column if domino is not None]
            hidden += column.count(None)
        assert len(seen) == len(set(seen)) and set(seen) <= whole
        assert hidden == len(whole) - len(seen), (side, way)
    if not state.ended and not setting_up(state):
        before = (state.turn - 1) % players
        called_before = state.called and state.turn != 0
        assert 0 not in state.supply or state.called
        assert finishing_rounds(state) or not state.called
        assert called_before == state.called, "a called round ends with its last seat"
        assert how_it_ended(state, before) == "" or state.called, "the game should be over"
        assert any(can_move(state, seat) for seat in range(players))


def from_position(position: dict[str, Any]) -> Naive:
    return Naive(edition=STANDARD, options=Options(**position["options"]), **copy.deepcopy(position["state"]))


def check_position(position: dict[str, Any]) -> None:
    """Check this engine against one hand-made position of positions.py."""
    state = from_position(position)
    assert len(state.queens) == position["players"]
    check(state)
    seat = position["seat"]
    assert legal(state, seat) == position["legal"], (legal(state, seat), position["legal"])
    for action, ids in position["refused"].items():
        reason = why_not(state, seat, action)
        assert reason == frozenset(ids), (action, reason, ids)
    if "then" in position:
        action, shown, facts = position["then"]
        assert action in position["legal"]
        new = apply(state, seat, action, shown)
        check(new)
        found: dict[str, Any] = {
            "queens": new.queens,
            "cells": new.cells,
            "supply": new.supply,
            "turn": new.turn,
            "called": new.called,
            "ended": new.ended,
            "winners": winners(new),
            "fronts": [front(new, column) for column in range(1, len(new.columns) + 1)],
        }
        for name, value in facts.items():
            assert found[name] == value, (name, found[name], value)


def random_game(edition: Edition, options: Options, players: int, rng: random.Random) -> tuple[Naive, int, int]:
    """Return the final state, the turns played after set-up, and the passes among them."""
    dealt = deal(edition, rng)
    state = start(edition, options, players, dealt)
    taken = [0] * len(dealt)
    turns = passes = 0
    check(state)
    while not state.ended:
        choices = sorted(legal(state, state.turn), key=str)
        assert choices, "somebody can always do something"
        for other in range(players):
            assert other == state.turn or not legal(state, other)
        assert (("Pass",) in choices) <= (len(choices) == 1)
        action = rng.choice(choices)
        shown: Domino | None = None
        if action[0] == "Take":
            column = argument(action)
            assert isinstance(column, int)
            taken[column - 1] += 1
            behind = dealt[column - 1][taken[column - 1] :]
            shown = behind[0] if behind else None
        turns += not setting_up(state)
        passes += action[0] == "Pass"
        before = state
        state = apply(state, state.turn, action, shown)
        check(state)
        if action[0] == "Pass":
            assert (before.cells, before.supply, before.columns) == (state.cells, state.supply, state.columns)
            assert state.ended in ("", "WYX-E1"), "a pass changes nothing, so only a called round can end by it"
        if action[0] == "Take":
            assert len(state.gone) == len(before.gone) + 1
    assert winners(state) and all(not legal(state, seat) for seat in range(players))
    return state, turns, passes


def main() -> None:
    from tests.games.wyx.positions import POSITIONS as positions

    names = [position["name"] for position in positions]
    assert len(names) == len(set(names)), "names are unique"
    failed = 0
    for position in positions:
        try:
            check_position(position)
        except (AssertionError, KeyError, TypeError) as error:
            failed += 1
            print(f"POSITION {position['name']}: {type(error).__name__} {error}")
    print(f"{len(positions)} positions, {failed} not confirmed")

    tiny = Edition(  # one cell from every edge: set-up can end the game here
        width=4,
        height=4,
        anthills={"a1": 3, "d4": 2},
        central=("b2", "b3", "c2", "c3"),
        dispenser=(("left", "up"), ("left", "down"), ("right", "down"), ("right", "up")),
        dominoes=tuple((across, along) for across in (1, 2, 3) for along in (1, 2, 3)),
        depth=9,
        ants={2: 8, 3: 6, 4: 4},
    )
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    rng = random.Random(4)
    for title, edition in (("standard", STANDARD), ("tiny", tiny)):
        for players in (2, 3, 4):
            for options in (
                Options(),
                Options(open_dispenser=True),
                Options(closed_anthills=True),
                Options(finish_round=True),
            ):
                if options.finish_round and players == 2:
                    continue
                since = time.perf_counter()
                results = [random_game(edition, options, players, rng) for _ in range(games)]
                endings = Counter(state.ended for state, _, _ in results)
                draws = sum(len(winners(state)) > 1 for state, _, _ in results)
                first = sum(winners(state) == [0] for state, _, _ in results)
                at_once = sum(turns == 0 for _, turns, _ in results)
                on = [name for name, value in vars(options).items() if value] or ["no option"]
                print(
                    f"{title:8} {players}p {on[0]:16} {games} games:"
                    f" {sum(turns for _, turns, _ in results) / games:5.1f} turns,"
                    f" {sum(passes for _, _, passes in results) / games:4.1f} passes,"
                    f" {sum(len(state.gone) for state, _, _ in results) / games:4.1f} dominoes,"
                    f" ends {dict(sorted(endings.items()))}, at set-up {at_once},"
                    f" first {first}, draws {draws}, {time.perf_counter() - since:.1f}s"
                )
    if failed:
        sys.exit(1)


if __name__ == "__main__":
    main()
