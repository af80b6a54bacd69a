"""Micropolis: check that a written position is possible; each fault is named with its place."""
from __future__ import annotations

from collections.abc import Iterator

from formicarium.core.game import InvalidPosition
from formicarium.core.state import bit_count
from formicarium.games.micropolis.base import GIVING, MANNING, REARRANGING
from formicarium.games.micropolis.course import Course
from formicarium.games.micropolis.kit import ARCHITECT, BARRACKS, SENTINEL, Kit
from formicarium.games.micropolis.model import MicropolisPosition, Question
from formicarium.games.micropolis.rounds import heirs
from formicarium.games.micropolis.rules import RULES
from formicarium.games.micropolis.sight import places, state_of
from formicarium.games.micropolis.state import MicropolisState
from formicarium.games.micropolis.works import switchable


def load(p: MicropolisPosition, course: Course) -> MicropolisState:
    kit = course.kit
    check_seats(p, kit)
    check_tiles(p, kit)
    check_barracks(p, kit)
    if p.question is not None:
        check_question(p, p.question, kit)
    check_soldiers(p, kit)
    check_architects(p, kit)
    check_turn(p, kit)
    state = state_of(p, course)
    check_asked(p, state)
    if RULES[state.over] != p.ended:
        raise InvalidPosition(f"ended: it says {p.ended!r}, but by the rules it is {RULES[state.over]!r} here")
    return state


def check_seats(p: MicropolisPosition, kit: Kit) -> None:
    """Check the numbers of seats and anthills (MIC-S1, MIC-E1)."""
    players, each = kit.seats, kit.each
    counts = (("anthills", len(p.anthills), players * each), ("architects", len(p.architects), players))
    for place, found, expected in counts:
        if found != expected:
            raise InvalidPosition(f"{place}: {found} given, but it takes {expected} for {players} players")
    for place, seat in (("turn", p.turn), ("leader.seat", p.leader.seat)):
        if not 0 <= seat < players:
            raise InvalidPosition(f"{place}: there is no seat {seat}; seats are 0 to {players - 1}")
    if not 1 <= p.leader.anthill <= each:
        raise InvalidPosition(f"leader.anthill: there is no anthill {p.leader.anthill}; a player has {each}")


def tiles(p: MicropolisPosition) -> Iterator[tuple[str, int]]:
    for a, built in enumerate(p.anthills):
        yield from ((f"anthills[{a}].row[{i}]", tile) for i, tile in enumerate(built.row))
    yield from ((f"line[{i}].tile", lying.tile) for i, lying in enumerate(p.line))


def check_tiles(p: MicropolisPosition, kit: Kit) -> None:
    """Check that each tile is in one place, and no row too long (MIC-C1, MIC-T5)."""
    place_of_tile: dict[int, str] = {}
    for place, tile in tiles(p):
        if not 1 <= tile <= kit.tiles.count:
            raise InvalidPosition(f"{place}: there is no tile {tile}; they are 1 to {kit.tiles.count} (MIC-C1)")
        if tile in place_of_tile:
            raise InvalidPosition(f"{place}: tile {tile} is at {place_of_tile[tile]} already (MIC-C1)")
        place_of_tile[tile] = place
    for a, built in enumerate(p.anthills):
        if len(built.row) > kit.sides:
            raise InvalidPosition(
                f"anthills[{a}].row: {len(built.row)} tiles; {kit.sides} complete an anthill (MIC-T5)"
            )


def check_barracks(p: MicropolisPosition, kit: Kit) -> None:
    """Check that filled barracks are in their anthill (MIC-X6)."""
    for a, built in enumerate(p.anthills):
        own = [barracks for tile in built.row for barracks in places(kit.tiles.barracks[tile - 1])]
        for i, barracks in enumerate(built.full):
            if barracks not in own:
                raise InvalidPosition(f"anthills[{a}].full[{i}]: this anthill has no barracks {barracks} (MIC-X6)")
        if list(built.full) != sorted(set(built.full)):
            raise InvalidPosition(f"anthills[{a}].full: each barracks once, ascending")


def check_soldiers(p: MicropolisPosition, kit: Kit) -> None:
    """Check the soldiers (MIC-C1, T4).

    An army keeps its limit unless a sentinel is at work; the reserve is not negative.
    """
    for i, lying in enumerate(p.line):
        if lying.soldiers < 0:
            raise InvalidPosition(f"line[{i}].soldiers: {lying.soldiers} soldiers")
    for a, built in enumerate(p.anthills):
        freed = sum(kit.places[barracks - 1] for barracks in emptied_barracks(p, a, kit.each))
        if not 0 <= built.army <= kit.holes + freed:
            raise InvalidPosition(f"anthills[{a}].army: {built.army} soldiers; an army has 0 to {kit.holes} (MIC-T4)")
    out = {"armies": sum(built.army for built in p.anthills), "line": sum(lying.soldiers for lying in p.line),
           "barracks": sum(kit.places[barracks - 1] for built in p.anthills for barracks in built.full)}
    if sum(out.values()) > kit.soldiers:
        text = ", ".join(f"{place} {soldiers}" for place, soldiers in out.items())
        raise InvalidPosition(f"anthills, line: {text} make {sum(out.values())} soldiers, but there are {kit.soldiers} "
                         "(MIC-C1)")


def emptied_barracks(p: MicropolisPosition, anthill: int, each: int) -> list[int]:
    """Return the barracks whose soldiers are in the army while a sentinel rearranges (MIC-X5)."""
    if p.question is None or anthill != p.turn * each + p.question.anthill - 1:
        return []
    return [barracks for barracks in p.question.changed if barracks not in p.anthills[anthill].full]


def check_architects(p: MicropolisPosition, kit: Kit) -> None:
    """Check that a seat's tokens come from its architects, and that the box has enough (MIC-X3)."""
    tiles = kit.tiles
    for seat, tokens in enumerate(p.architects):
        own = [tile for built in p.anthills[seat * kit.each:seat * kit.each + kit.each] for tile in built.row]
        steps = [step for tile in own for step in tiles.effects[tiles.effect_from[tile - 1]:tiles.effect_from[tile]]]
        if not 0 <= tokens <= steps.count(ARCHITECT):
            raise InvalidPosition(
                f"architects[{seat}]: {tokens} tokens, but {steps.count(ARCHITECT)} architects placed (MIC-X3)"
            )
    if sum(p.architects) > kit.architects:
        raise InvalidPosition(f"architects: {sum(p.architects)} tokens; there are {kit.architects} (MIC-C1)")


def check_turn(p: MicropolisPosition, kit: Kit) -> None:
    """Check that tiles placed, tiles in the line and the seat in turn are consistent (MIC-T1, T7, T8, E2)."""
    players, each = kit.seats, kit.each
    placed = sum(len(built.row) for built in p.anthills)
    at_work = p.question is not None and p.question.what != "leader"  # the tile of this turn is already placed
    over = placed == len(p.anthills) * kit.sides
    cycle = players * (2 if each == 2 else kit.line // players)  # tiles from one renewal to the next
    taken = placed % cycle
    if taken == 0 and placed and (at_work or over):
        taken = cycle  # the line is not renewed yet
    if len(p.line) != kit.line - taken:
        raise InvalidPosition(f"line: {len(p.line)} tiles; after {placed} placed it must be {kit.line - taken} "
                         f"(MIC-{'T8' if each == 1 else 'E2'})")
    if taken and p.question is not None and not at_work:
        raise InvalidPosition("question.what: the Leader chooses only after a renewal (MIC-T9)")
    for seat in range(players):
        turns = placed // players + ((seat - p.leader.seat) % players < placed % players)
        own = sum(len(built.row) for built in p.anthills[seat * kit.each:seat * kit.each + kit.each])
        if own != turns:
            raise InvalidPosition(
                f"anthills: seat {seat} has placed {own} tiles; with the Leader at seat {p.leader.seat} "
                f"and {placed} placed in all it must be {turns} (MIC-T1)"
            )
    turn = (p.leader.seat + placed - (at_work or over)) % players
    if p.turn != turn:
        raise InvalidPosition(f"turn: it says {p.turn}, but it is seat {turn} by the tiles placed (MIC-T1)")


def check_question(p: MicropolisPosition, q: Question, kit: Kit) -> None:
    """Check that the question is about a tile at an end of the row of the seat in turn (MIC-T6)."""
    if not 1 <= q.anthill <= kit.each:
        raise InvalidPosition(f"question.anthill: there is no anthill {q.anthill}; a player has {kit.each}")
    if q.what == "leader":
        if (q.tile, q.step, q.barracks, q.changed) != (0, 0, 0, ()) or q.anthill != p.leader.anthill:
            raise InvalidPosition("question: the Leader's is about no tile, and its anthill has the token (MIC-T9)")
        return
    built = p.anthills[p.turn * kit.each + q.anthill - 1]
    if q.tile not in (built.row[:1] + built.row[-1:]):
        raise InvalidPosition(f"question.tile: tile {q.tile} was not just placed in this anthill (MIC-T6)")
    steps = list(kit.tiles.effects[kit.tiles.effect_from[q.tile - 1]:kit.tiles.effect_from[q.tile]])
    if not 1 <= q.step <= len(steps):
        raise InvalidPosition(
            f"question.step: tile {q.tile} does {len(steps)} things at once, so there is no step {q.step}"
        )
    step = steps[q.step - 1]
    if (q.what == "sentinel") != (step == SENTINEL) or (q.what == "barracks") != (step >= BARRACKS):
        raise InvalidPosition(f"question.what: step {q.step} of tile {q.tile} is no {q.what} (MIC-T6)")
    if q.barracks != (step - BARRACKS + 1 if step >= BARRACKS else 0):
        raise InvalidPosition(f"question.barracks: it is not barracks {q.barracks} that is asked about (MIC-X6)")
    own = [barracks for tile in built.row for barracks in places(kit.tiles.barracks[tile - 1])]
    if list(q.changed) != sorted(set(q.changed)) or set(q.changed) - set(own) or (q.changed and step != SENTINEL):
        raise InvalidPosition(
            "question.changed: barracks of this anthill that its sentinel has changed, ascending (MIC-X5)"
        )


def check_asked(p: MicropolisPosition, t: MicropolisState) -> None:
    """Check that the question has more than one answer (MIC-T6)."""
    if t.phase == MANNING and p.question is not None:
        barracks = p.question.barracks - 1
        if t.full >> barracks & 1 or t.kit.places[barracks] > t.army[t.doing.anthill]:
            raise InvalidPosition(f"question.barracks: barracks {barracks + 1} cannot be filled now (MIC-X6)")
    if t.phase == REARRANGING and switchable(t) == 0:
        raise InvalidPosition("question: there is nothing left for the sentinel to change (MIC-X5)")
    if t.phase == GIVING and bit_count(heirs(t)) < 2:
        raise InvalidPosition("question: the Leader has no choice between armies here (MIC-T9)")
