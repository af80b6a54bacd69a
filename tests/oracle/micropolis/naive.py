"""A second, naive and slow Micropolis, written only from the rulebook and the project's rules.

It imports nothing from the game engine, so that it can disagree with it. Seats count from 0; places in the line, tiles,
barracks and the anthills of a player from 1. It reads the tiles from the edition's file with its own parser. Run this
file to play random games with conservation checks.
"""
from __future__ import annotations

import copy
import random
import sys
import tomllib
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

Action = tuple[Any, ...]  # ("take", place, side, anthill, architect), ("fill",), ("leave",), ("switch", barracks),
# ("done",), ("give", seat, anthill)
FRUITS = ("cherry", "lemon", "grape", "blackberry", "fig", "pomegranate")
SPECIALISTS = ("queen", "nurse", "architect", "sergeant", "sentinel")
HARVEST = {0: 0, 1: 2, 2: 5, 3: 10, 4: 15, 5: 20, 6: 25}  # MIC-V3
GARRISON = {1: 2, 2: 4, 3: 7, 4: 10}  # MIC-V6
LINES = ("population", "colony", "harvest", "royal", "red army", "garrison")


@dataclass(frozen=True)
class Chamber:
    """A piece of gallery: the openings that it joins, its workers, its other contents."""

    openings: frozenset[str]
    workers: int
    things: tuple[str, ...]


@dataclass(frozen=True)
class Card:
    number: int
    chambers: tuple[Chamber, ...]
    barracks: tuple[tuple[int, int], ...]  # (number of the barracks, places)


@dataclass(frozen=True)
class Box:
    cards: dict[int, Card]
    size: dict[str, int]
    places: dict[int, int]


def open_box(file: Path) -> Box:
    text = tomllib.loads(file.read_text(encoding="utf-8"))
    cards: dict[int, Card] = {}
    places: dict[int, int] = {}
    for number, printed in enumerate(text["anthill"]["tiles"], 1):
        shape = text["layouts"][printed["layout"]]
        bears = printed.get("bears", []) + [[]] * len(shape)
        chambers = tuple(Chamber(frozenset(openings), workers, tuple(things))
                         for openings, workers, things in zip(shape, printed["workers"], bears))  # noqa: B905
        doors = []
        for size in printed.get("barracks", []):
            places[len(places) + 1] = size
            doors.append((len(places), size))
        cards[number] = Card(number, chambers, tuple(doors))
    return Box(cards, text["box"], places)


@dataclass
class Hill:
    owner: int
    number: int  # number among its owner's anthills
    army: int
    slices: list[int] = field(default_factory=list)  # tiles, clockwise
    manned: set[int] = field(default_factory=set)


@dataclass
class Naive:
    box: Box
    players: int
    expert: bool
    hills: list[Hill]
    line: list[list[int]]  # [tile, soldiers], from the front on
    pile: set[int]
    reserve: int
    tokens: list[int]  # architect tokens of each player
    spare: int  # architect tokens in the reserve
    token: Hill  # the anthill with the Red Army token
    turn: int
    rounds: int = 0  # rounds since the line was renewed
    moved: int = 0  # players who have had their turn in this round
    duties: list[tuple[str, int]] = field(default_factory=list)  # effects of the placed tile that are still due
    tile: int = 0
    hill: Hill | None = None  # the anthill where it was placed
    asks: str = "take"  # "take", "barracks", "sentinel", "leader", "" at the end
    changed: set[int] = field(default_factory=set)


def start(box: Box, players: int, expert: bool, first: int, drawn: list[int]) -> Naive:
    """MIC-S1 to S4, MIC-E1, MIC-E8."""
    hills = [Hill(seat, number, box.size["army"]) for seat in range(players) for number in (1, 2)[:1 + expert]]
    assert len(drawn) == box.size["line"]
    return Naive(box, players, expert, hills, [[tile, 0] for tile in drawn], set(box.cards) - set(drawn),
                 box.size["soldiers"] - len(hills) * box.size["army"], [0] * players, box.size["architects"],
                 next(hill for hill in hills if hill.owner == first), first)


def galleries(box: Box, slices: list[int]) -> list[set[tuple[int, int]]]:
    """MIC-C4: return each gallery as the set of (tile, chamber) found by walking from one of them."""
    openings = {}  # (place in the row, opening) -> chamber
    for place, tile in enumerate(slices):
        for number, chamber in enumerate(box.cards[tile].chambers):
            openings.update({(place, opening): number for opening in chamber.openings})
    closed = len(slices) == box.size["sides"]

    def neighbours(place: int, number: int) -> list[tuple[int, int]]:
        found = []
        for opening in box.cards[slices[place]].chambers[number].openings:
            beside = place + (1 if opening[0] == "R" else -1)
            if closed:
                beside %= len(slices)
            if 0 <= beside < len(slices):
                other = ("L" if opening[0] == "R" else "R") + opening[1]
                found.append((beside, openings[beside, other]))
        return found

    left = {(place, number) for place, tile in enumerate(slices) for number in range(len(box.cards[tile].chambers))}
    walked = []
    while left:
        here = [left.pop()]
        reached = set(here)
        while here:
            for step in neighbours(*here.pop()):
                if step not in reached:
                    reached.add(step)
                    here.append(step)
        left -= reached
        walked.append({(slices[place], number) for place, number in reached})
    return walked


def inside(box: Box, gallery: set[tuple[int, int]]) -> Counter[str]:
    found: Counter[str] = Counter(tiles=len({tile for tile, _ in gallery}))
    for tile, number in gallery:
        chamber = box.cards[tile].chambers[number]
        found["ants"] += chamber.workers
        for thing in chamber.things:
            found[thing.rstrip("1234")] += 1
            found["ants"] += thing.startswith(SPECIALISTS)  # MIC-V1
    return found


def different_fruits(found: Counter[str]) -> int:
    """MIC-X7."""
    return min(6, sum(found[fruit] > 0 for fruit in FRUITS) + found["gift"])


def sheets(state: Naive) -> list[dict[str, int]]:
    """MIC-V1 to V6 for every anthill, as if the game ended now."""
    inner = [[inside(state.box, gallery) for gallery in galleries(state.box, hill.slices)] for hill in state.hills]
    crowds = [max((found["ants"] for found in found_in), default=-1) for found_in in inner]
    return [{
        "population": sum(found["ants"] for found in inner[number]),
        "colony": 5 if inner[number] and crowds[number] == max(crowds) else 0,
        "harvest": sum(HARVEST[different_fruits(found)] for found in inner[number]),
        "royal": sum(found["tiles"] for found in inner[number] if found["queen"] == 1),
        "red army": 5 if hill.army == max(other.army for other in state.hills) else 0,
        "garrison": sum(GARRISON[state.box.places[barracks]] for barracks in hill.manned),
    } for number, hill in enumerate(state.hills)]


def points(state: Naive, seat: int) -> int:
    return sum(sum(sheet.values()) for hill, sheet in zip(state.hills, sheets(state), strict=True)
               if hill.owner == seat)


def winners(state: Naive) -> list[int]:
    """MIC-V7, MIC-E7."""
    best = [(points(state, seat), max(hill.army for hill in state.hills if hill.owner == seat))
            for seat in range(state.players)]
    return [seat for seat in range(state.players) if best[seat] == max(best)]


def own(state: Naive, seat: int) -> list[Hill]:
    return [hill for hill in state.hills if hill.owner == seat]


def barracks_of(state: Naive, hill: Hill) -> list[int]:
    return [barracks for tile in hill.slices for barracks, _ in state.box.cards[tile].barracks]


def can_change(state: Naive, hill: Hill) -> set[int]:
    """MIC-X5: each barracks once; a full one can be emptied, another filled if there are enough soldiers."""
    return {barracks for barracks in barracks_of(state, hill) if barracks not in state.changed
            and (barracks in hill.manned or state.box.places[barracks] <= hill.army)}


def heirs(state: Naive) -> list[Hill]:
    """MIC-T9, MIC-E6."""
    others = [hill for hill in state.hills if hill is not state.token]
    most = max(hill.army for hill in others)
    if most < state.token.army:
        return []
    tied = [hill for hill in others if hill.army == most]
    return [hill for hill in tied if hill.owner != state.token.owner] or tied


def sides(state: Naive, hill: Hill) -> list[str]:
    """MIC-T5: one place for the first tile and for the last."""
    if len(hill.slices) == state.box.size["sides"]:
        return []
    return ["right"] if len(hill.slices) in (0, state.box.size["sides"] - 1) else ["left", "right"]


def legal(state: Naive, seat: int) -> set[Action]:
    if not state.asks or seat != state.turn:
        return set()
    if state.asks == "take":
        found: set[Action] = set()
        for hill in own(state, seat):
            for side in sides(state, hill):
                for place in range(1, len(state.line) + 1):
                    if hill.army >= place - 1:
                        found.add(("take", place, side, hill.number, False))
                    if state.tokens[seat]:
                        found.add(("take", place, side, hill.number, True))
        return found
    if state.asks == "barracks":
        return {("fill",), ("leave",)}
    if state.asks == "leader":
        return {("give", hill.owner, hill.number) for hill in heirs(state)}
    assert state.hill is not None
    return {("done",)} | {("switch", barracks) for barracks in can_change(state, state.hill)}


def why_not(state: Naive, seat: int, action: Action) -> set[str]:
    """Return the rules that forbid the action, each an acceptable answer; empty if it is legal."""
    if not state.asks:
        return {"MIC-T10"}
    if seat != state.turn:
        return {"MIC-T1"}
    if action in legal(state, seat):
        return set()
    if state.asks == "leader":
        return {"MIC-E6" if state.expert else "MIC-T9"}
    if state.asks == "sentinel" and action[0] == "switch":
        return {"MIC-X5"}
    if state.asks != "take":
        return {"MIC-T6"}
    if action[0] != "take":
        return {"MIC-T1"}
    return why_not_take(state, seat, *action[1:])


def why_not_take(state: Naive, seat: int, place: int, side: str, number: int, architect: bool) -> set[str]:
    hill = next((hill for hill in own(state, seat) if hill.number == number), None)
    reasons = set()
    if not 1 <= place <= len(state.line):
        reasons.add("MIC-T2")
    if hill is None or not sides(state, hill):
        reasons.add("MIC-E4")
    elif side not in sides(state, hill):
        reasons.add("MIC-T5")
    if architect and not state.tokens[seat]:
        reasons.add("MIC-X3")
    if not architect and hill is not None and hill.army < place - 1:
        reasons.add("MIC-E3" if state.expert else "MIC-T2")
    return reasons


def apply(before: Naive, seat: int, action: Action, drawn: list[int]) -> Naive:
    """Return the next state; `drawn`: the tiles drawn from the pile if the line is renewed."""
    assert action in legal(before, seat), action
    state = copy.deepcopy(before, {id(before.box): before.box})
    what, *how = action
    if what == "give":
        state.token = next(hill for hill in state.hills if (hill.owner, hill.number) == tuple(how))
        state.turn, state.asks = state.token.owner, "take"
        assert not drawn
        return state
    if what == "take":
        take(state, seat, *how)
    hill = state.hill
    assert hill is not None
    if what == "switch":
        rearrange(state, hill, how[0])
        if can_change(state, hill):
            assert not drawn
            return state
    if what in ("switch", "done"):
        shed(state, hill)
        state.changed = set()
        state.duties.pop(0)
    if what in ("fill", "leave"):
        _, barracks = state.duties.pop(0)
        if what == "fill":
            hill.army -= state.box.places[barracks]
            hill.manned.add(barracks)
    if do_duties(state, hill):
        end_turn(state, drawn)
    return state


def take(state: Naive, seat: int, place: int, side: str, number: int, architect: bool) -> None:
    """MIC-T2 to T5: pay, pick up, cap, place."""
    hill = next(hill for hill in own(state, seat) if hill.number == number)
    if architect:  # MIC-X3
        state.tokens[seat] -= 1
        state.spare += 1
    else:
        for before in state.line[:place - 1]:
            before[1] += 1
            hill.army -= 1
    tile, soldiers = state.line.pop(place - 1)
    hill.army += soldiers
    shed(state, hill)
    hill.slices = [tile, *hill.slices] if side == "left" else [*hill.slices, tile]
    state.tile, state.hill = tile, hill
    card = state.box.cards[tile]
    things = [thing for chamber in card.chambers for thing in chamber.things]
    state.duties = [(thing, 0) for thing in things if thing not in (*FRUITS, "gift", "queen")]
    state.duties += [("barracks", barracks) for barracks, _ in card.barracks]


def shed(state: Naive, hill: Hill) -> None:
    """MIC-T4."""
    while hill.army > state.box.size["holes"]:
        hill.army -= 1
        state.reserve += 1


def grow_army(state: Naive, hill: Hill, soldiers: int) -> None:
    """MIC-T4: the soldiers join one by one."""
    for _ in range(soldiers):
        if hill.army < state.box.size["holes"] and state.reserve > 0:
            hill.army += 1
            state.reserve -= 1


def rearrange(state: Naive, hill: Hill, barracks: int) -> None:
    """MIC-X5."""
    state.changed.add(barracks)
    if barracks in hill.manned:
        hill.manned.remove(barracks)
        hill.army += state.box.places[barracks]
    else:
        hill.manned.add(barracks)
        hill.army -= state.box.places[barracks]


def do_duties(state: Naive, hill: Hill) -> bool:
    """MIC-T6: carry out the effects until one asks; return True when all are done."""
    while state.duties:
        what, barracks = state.duties[0]
        if what == "barracks":
            if barracks not in hill.manned and hill.army >= state.box.places[barracks]:
                state.asks = "barracks"
                return False
        elif what == "sentinel":
            if can_change(state, hill):
                state.asks = "sentinel"
                return False
        elif what == "architect":
            if state.spare:
                state.spare -= 1
                state.tokens[hill.owner] += 1
        elif what == "sergeant":  # MIC-X4, MIC-E5
            if state.token.army:
                state.token.army -= 1
                state.reserve += 1
            grow_army(state, hill, 1)
        else:
            grow_army(state, hill, int(what.removeprefix("nurse")))
        state.duties.pop(0)
    state.tile, state.hill, state.asks = 0, None, "take"
    return True


def end_turn(state: Naive, drawn: list[int]) -> None:
    """MIC-T1, T7 to T10, MIC-E2."""
    if all(len(hill.slices) == state.box.size["sides"] for hill in state.hills):
        state.asks = ""
        assert not drawn
        return
    state.moved += 1
    state.turn = (state.turn + 1) % state.players
    if state.moved < state.players:
        assert not drawn
        return
    state.moved = 0
    state.rounds += 1
    if state.rounds < 2 if state.expert else len(state.line) > state.players:
        assert not drawn
        return
    assert state.expert or len(state.line) != state.players, "equality cannot occur"
    state.rounds = 0
    assert len(set(drawn)) == len(drawn) and set(drawn) <= state.pile
    state.pile -= set(drawn)
    state.line += [[tile, 0] for tile in drawn]
    assert len(state.line) == state.box.size["line"]
    settle(state)


def settle(state: Naive) -> None:
    state.turn = state.token.owner
    tied = heirs(state)
    if len(tied) == 1:
        state.token = tied[0]
        state.turn = state.token.owner
    elif tied:
        state.asks = "leader"


def check(state: Naive) -> None:
    size = state.box.size
    tiles = [*state.pile, *(tile for tile, _ in state.line), *(tile for hill in state.hills for tile in hill.slices)]
    assert sorted(tiles) == sorted(state.box.cards)
    soldiers = state.reserve + sum(standing for _, standing in state.line) + sum(hill.army for hill in state.hills)
    soldiers += sum(state.box.places[barracks] for hill in state.hills for barracks in hill.manned)
    assert soldiers == size["soldiers"] and state.reserve >= 0
    assert sum(state.tokens) + state.spare == size["architects"] and min(*state.tokens, state.spare) >= 0
    for hill in state.hills:
        assert hill.army >= 0 and (hill.army <= size["holes"] or state.asks == "sentinel")
        assert len(hill.slices) <= size["sides"] and hill.manned <= set(barracks_of(state, hill))


def needs(state: Naive, action: Action) -> int:
    """Return the number of tiles drawn after this action."""
    for number in range(state.box.size["line"] + 1):
        try:
            apply(state, state.turn, action, sorted(state.pile)[:number])
        except AssertionError:
            continue
        return number
    raise AssertionError(f"no number of tiles fits after {action}")


def random_game(box: Box, players: int, expert: bool, rng: random.Random) -> Naive:
    state = start(box, players, expert, rng.randrange(players), rng.sample(sorted(box.cards), box.size["line"]))
    while state.asks:
        action = rng.choice(sorted(legal(state, state.turn), key=repr))
        state = apply(state, state.turn, action, rng.sample(sorted(state.pile), needs(state, action)))
        check(state)
    return state


if __name__ == "__main__":
    printed = open_box(Path(sys.argv[1]))
    for expert in (False, True):
        for players in range(2, 4 if expert else 7):
            ended = random_game(printed, players, expert, random.Random(1))
            print(expert, players, [points(ended, seat) for seat in range(players)], winners(ended))
