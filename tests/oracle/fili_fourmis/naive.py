"""A second, naive and slow Fili-Fourmis, written only from the rulebook and the project's rules.

It imports nothing from the game engine, so that it can disagree with it. Cells are places on a drawing, files are plain
lists, every rule is tested for every action separately, and the whole history is kept to find repetitions.
"""
from __future__ import annotations

from .naive_state import (
    NO_IDS,
    Action,
    Cell,
    Ids,
    Naive,
    beside,
    candidates,
    copy_of,
    free_outside,
    is_taken,
    led_by,
    other_end,
    picture,
    too_long,
    way_out,
)


def place_forbidden(state: Naive, seat: int, ant: Cell, place: Action, obey: bool = True) -> Ids:
    """Return the rules that forbid this ant to come out there; `obey`: FIL-O4 counts."""
    board = state.board
    walls = board.ramparts(seat)
    ids = set()
    cells = [board.cell[name] for name in place[1:]]
    if place[0] == "Start":
        rule = "FIL-O2" if ant in walls else "FIL-O5"
        (cell,) = cells
        if not free_outside(state, cell):
            ids.add(rule)
        if cell not in board.neighbours(ant) if ant in walls else not beside(state, cell, walls):
            ids.add(rule)
        elif not beside(state, cell, way_out(state, seat, ant)):
            ids.add("FIL-O6")
        if obey and is_bound(state, seat):
            ids.add("FIL-O4")
    else:
        rule = "FIL-O3" if ant in walls else "FIL-O5"
        head, to = cells
        line = led_by(state, seat, head)
        if line is None or to not in board.neighbours(head) or not free_outside(state, to):
            ids.add(rule)
        if line is not None:
            tail = other_end(line, head)
            if not beside(state, tail, walls):
                ids.add(rule)
            elif not beside(state, tail, way_out(state, seat, ant)):
                ids.add("FIL-O6")
            if len(line) == 7:
                ids |= {"FIL-M6", "FIL-O4"}
            if obey and len(line) >= 3 and is_bound(state, seat):
                ids.add("FIL-O4")
    if not ids and too_long(state, come_out(state, seat, ant, place), seat):
        ids.add("FIL-M6")
    return frozenset(ids)


def come_out(state: Naive, seat: int, ant: Cell, place: Action) -> Naive:
    after = copy_of(state)
    after.home[seat].remove(ant)
    cells = [state.board.cell[name] for name in place[1:]]
    if place[0] == "Start":
        after.files[seat].append(cells)
    else:
        line = led_by(after, seat, cells[0])
        assert line is not None
        if line[0] == cells[0]:
            line.insert(0, cells[1])
        else:
            line.append(cells[1])
    return after


def may_come(state: Naive, seat: int) -> set[Cell]:
    """FIL-O1, O5."""
    return (state.home[seat] & state.board.ramparts(seat)) or state.home[seat]


def reachable(state: Naive, seat: int, line: list[Cell]) -> bool:
    """FIL-O4: whether an ant can come out to this file."""
    name = state.board.name
    for ant in may_come(state, seat):
        for head in {line[0], line[-1]}:
            for to in state.board.neighbours(head):
                if not place_forbidden(state, seat, ant, ("Advance", name[head], name[to]), obey=False):
                    return True
    return False


def is_bound(state: Naive, seat: int) -> bool:
    """FIL-O4."""
    if ("bound", seat) not in state.known:
        lines = [line for line in state.files[seat] if len(line) < 3]
        state.known["bound", seat] = any(reachable(state, seat, line) for line in lines)
    return state.known["bound", seat]


def call_forbidden(state: Naive, seat: int, ant: Cell) -> Ids:
    if ant not in state.home[seat]:
        return frozenset({"FIL-O1"})
    if ant not in may_come(state, seat):
        return frozenset({"FIL-O1", "FIL-O5"})
    heads = [end for line in state.files[seat] for end in (line[0], line[-1])]
    places = [place for place in candidates(state.board)
              if place[0] == "Start" or (place[0] == "Advance" and state.board.cell[place[1]] in heads)]
    against = [place_forbidden(state, seat, ant, place) for place in places]
    if NO_IDS in against:
        return NO_IDS
    if is_bound(state, seat):
        return frozenset({"FIL-O4"})
    # rules without which it could come out
    alone = frozenset(rule for rule in ("FIL-O6", "FIL-M6") if frozenset({rule}) in against)
    return alone or frozenset({"FIL-O2" if ant in state.board.ramparts(seat) else "FIL-O5"})


def advance_forbidden(state: Naive, seat: int, head: Cell, to: Cell) -> Ids:
    """FIL-M1, M3 to M6, and FIL-M7: a file stays outside."""
    line = led_by(state, seat, head)
    if line is None:
        return frozenset({"FIL-M3"})
    ids = set()
    if len(line) < 3:
        ids.add("FIL-M4")
    if to not in state.board.neighbours(head):
        ids.add("FIL-M1")
    elif not free_outside(state, to):
        ids.add("FIL-M1" if to == other_end(line, head) else "FIL-M5")
    if not ids and too_long(state, advance_file(state, seat, head, to), seat):
        ids.add("FIL-M6")
    return frozenset(ids)


def advance_file(state: Naive, seat: int, head: Cell, to: Cell) -> Naive:
    after = copy_of(state)
    line = led_by(after, seat, head)
    assert line is not None
    if line[0] == head:
        line.insert(0, to)
        line.pop()
    else:
        line.append(to)
        line.pop(0)
    return after


def join_forbidden(state: Naive, seat: int, one: Cell, other: Cell) -> Ids:
    this, that = led_by(state, seat, one), led_by(state, seat, other)
    ids = set()
    apart = this is None or that is None or this is that or other not in state.board.neighbours(one)
    if apart or len(this or ()) + len(that or ()) > 7:
        ids.add("FIL-J1")
    elif too_long(state, join_files(state, seat, one, other), seat):
        ids.add("FIL-M6")
    if is_bound(state, seat) and not any(line is not None and len(line) < 3 and reachable(state, seat, line)
                                      for line in (this, that)):
        ids.add("FIL-O4")
    return frozenset(ids)


def join_files(state: Naive, seat: int, one: Cell, other: Cell) -> Naive:
    after = copy_of(state)
    this, that = led_by(after, seat, one), led_by(after, seat, other)
    assert this is not None and that is not None
    after.files[seat] = [line for line in after.files[seat] if line is not this and line is not that]
    behind = this if this[-1] == one else this[::-1]
    before = that if that[0] == other else that[::-1]
    after.files[seat].append(behind + before)
    return after


def split_forbidden(state: Naive, seat: int, one: Cell, other: Cell) -> Ids:
    line = next((line for line in state.files[seat] if one in line and other in line), None)
    if line is None or abs(line.index(one) - line.index(other)) != 1:
        return frozenset({"FIL-J2"})
    cut = max(line.index(one), line.index(other))
    if cut < 3 or len(line) - cut < 3:
        return frozenset({"FIL-J2"})
    return frozenset({"FIL-M6"}) if too_long(state, part_files(state, seat, one, other), seat) else NO_IDS


def part_files(state: Naive, seat: int, one: Cell, other: Cell) -> Naive:
    after = copy_of(state)
    line = next(line for line in after.files[seat] if one in line)
    cut = max(line.index(one), line.index(other))
    after.files[seat].remove(line)
    after.files[seat] += [line[:cut], line[cut:]]
    return after


def far_from(state: Naive, gate: Cell, through: set[Cell]) -> dict[Cell, int]:
    far, ring = {gate: 0}, [gate]
    while ring:
        ring = sorted({other for cell in ring for other in state.board.neighbours(cell)
                       if other in through and other not in far})
        far |= {cell: 1 + max(far.values()) for cell in ring}
    return far


def next_cells(state: Naive, seat: int, gate: Cell) -> set[Cell]:
    """Return the cells that the next ant may enter; if several, the player chooses (FIL-R2, R4)."""
    board, enemy = state.board, 1 - seat
    walls = far_from(state, gate, board.ramparts(enemy) - state.home[enemy])
    rooms = {cell: far for cell, far in far_from(state, gate, board.anthill(enemy) - state.home[enemy]).items()
             if cell in board.inside(enemy)}
    for cells in (walls, rooms):
        free = {cell: far for cell, far in cells.items() if not is_taken(state, cell)}
        if free:
            return {cell for cell, far in free.items() if far == min(free.values())}
    return set()


def enter_forbidden(state: Naive, seat: int, head: Cell, gate: Cell) -> Ids:
    if gate in state.board.anthill(seat):
        return frozenset({"FIL-M7"})
    ids = set()
    line = led_by(state, seat, head)
    if line is None:
        ids.add("FIL-M3")
    if state.home[seat]:
        ids.add("FIL-R1")
    if gate not in state.board.ramparts(1 - seat) or gate not in state.board.neighbours(head) or is_taken(state, gate):
        ids.add("FIL-R2")
    if not ids and too_long(state, entered_somehow(state, seat, head, gate), seat):
        ids.add("FIL-M6")
    return frozenset(ids)


def holds_all(state: Naive, seat: int) -> bool:
    """FIL-E1."""
    return state.board.ramparts(1 - seat) <= state.entered[seat]


def let_in(state: Naive, seat: int, line: list[Cell], cell: Cell) -> None:
    """Move the last ant of the file to the cell (FIL-R2); its first ant is the head."""
    line.pop()
    state.entered[seat].add(cell)


def pour(state: Naive, seat: int, line: list[Cell], gate: Cell, choosing: bool) -> bool:
    """Move as many ants in as possible; return True if the player must choose."""
    while line and not holds_all(state, seat):
        cells = next_cells(state, seat, gate)
        if not cells:
            break
        if choosing and len(cells) > len(line):
            return True
        let_in(state, seat, line, min(cells))
    state.files[seat] = [other for other in state.files[seat] if other]
    return False


def entered_somehow(state: Naive, seat: int, head: Cell, gate: Cell) -> Naive:
    """Return the state after all have entered by any choice; which ants wait outside does not depend on it."""
    after = copy_of(state)
    line = led_by(after, seat, head)
    assert line is not None
    if line[0] != head:
        line.reverse()
    pour(after, seat, line, gate, choosing=False)
    return after


def step_forbidden(state: Naive, seat: int, ant: Cell, to: Cell) -> Ids:
    hill = state.board.anthill(1 - seat)
    legal = ant in state.entered[seat] and to in hill and to in state.board.neighbours(ant) and not is_taken(state, to)
    return NO_IDS if legal else frozenset({"FIL-R4"})


def why_not(state: Naive, seat: int, action: Action) -> Ids:
    """Return the rules that forbid the action, each an acceptable answer; empty if it is legal."""
    if state.ended:
        return frozenset({state.ended})
    if seat != state.turn:
        return frozenset({"FIL-S3"})
    if state.pending:
        return why_not_now(state, seat, action)
    ids = why_not_turn(state, seat, action)
    if ids and action[0] != "Pass" and not can_act(state, seat):
        return ids | {"FIL-S4"}
    return ids


def why_not_now(state: Naive, seat: int, action: Action) -> Ids:
    cells = [state.board.cell[name] for name in action[1:]]
    about = [state.board.cell[name] for name in state.pending[1:]]
    if state.pending[0] == "Leaving":
        if action[0] in ("Start", "Advance"):
            return place_forbidden(state, seat, about[0], action)
        return frozenset({"FIL-O2", "FIL-O3"} if about[0] in state.board.ramparts(seat) else {"FIL-O5"})
    if state.pending[0] == "Running":
        if action[0] == "Stop":
            return NO_IDS
        if action[0] == "Advance" and cells[0] == about[0]:
            return advance_forbidden(state, seat, *cells) and frozenset({"FIL-M2"})
        return frozenset({"FIL-M2"})
    if action[0] == "Spread" and cells[0] in next_cells(state, seat, about[1]):
        return NO_IDS
    return frozenset({"FIL-R2", "FIL-R4"})


def why_not_turn(state: Naive, seat: int, action: Action) -> Ids:
    cells = [state.board.cell[name] for name in action[1:]]
    match action[0]:
        case "Pass":
            must = frozenset({"FIL-S4", "FIL-O4"} if is_bound(state, seat) else {"FIL-S4"})
            return must if can_act(state, seat) else NO_IDS
        case "ComeOut":
            return call_forbidden(state, seat, cells[0])
        case "Join":
            return join_forbidden(state, seat, *cells)
    ids = {"Advance": advance_forbidden, "Split": split_forbidden, "Enter": enter_forbidden,
           "Step": step_forbidden}.get(action[0], nothing)(state, seat, *cells)
    if action[0] == "Start":
        ids = frozenset({"FIL-O2"})
    if action[0] == "Spread":
        ids = frozenset({"FIL-R2"})
    if action[0] == "Stop":
        ids = frozenset({"FIL-M2"})
    return ids | {"FIL-O4"} if is_bound(state, seat) else ids


def nothing(state: Naive, seat: int, *cells: Cell) -> Ids:
    return NO_IDS


def sensible(state: Naive, seat: int) -> list[Action]:
    """Return only the actions that name one of the seat's ants, for speed."""
    ants = {*state.home[seat], *state.entered[seat], *(cell for line in state.files[seat] for cell in line)}
    names = {state.board.name[cell] for cell in ants}
    return [action for action in candidates(state.board)
            if len(action) < 2 or action[0] in ("Start", "Spread") or action[1] in names]


def legal(state: Naive, seat: int) -> set[Action]:
    if state.ended or seat != state.turn:
        return set()
    ask = why_not_now if state.pending else why_not_turn
    return {action for action in sensible(state, seat) if not ask(state, seat, action)}


def can_act(state: Naive, seat: int) -> bool:
    """FIL-S4."""
    if ("act", seat) not in state.known:
        turns = [action for action in sensible(state, seat) if action[0] not in ("Pass", "Stop", "Spread", "Start")]
        state.known["act", seat] = any(not why_not_turn(state, seat, action) for action in turns)
    return state.known["act", seat]


def apply(state: Naive, action: Action) -> Naive:
    after = copy_of(state)
    after.pending = ()
    seat = state.turn
    cells = [state.board.cell[name] for name in action[1:]]
    match action[0]:
        case "ComeOut":
            after.pending = ("Leaving", action[1])
            return after
        case "Start" | "Advance" if state.pending[:1] == ("Leaving",):
            after = come_out(state, seat, state.board.cell[state.pending[1]], action)
            return finish(after, progress=True)
        case "Advance":
            return march(state, seat, cells[0], cells[1])
        case "Join":
            after = join_files(state, seat, *cells)
        case "Split":
            after = part_files(state, seat, *cells)
        case "Enter":
            line = led_by(after, seat, cells[0])
            assert line is not None
            if line[0] != cells[0]:
                line.reverse()
            return go_in(after, seat, line, cells[1])
        case "Spread":
            head, gate = (state.board.cell[name] for name in state.pending[1:])
            line = led_by(after, seat, head)
            assert line is not None
            if line[0] != head:
                line.reverse()
            let_in(after, seat, line, cells[0])
            return go_in(after, seat, line, gate)
        case "Step":
            after.entered[seat].remove(cells[0])
            after.entered[seat].add(cells[1])
    return finish(after, progress=False)


def march(state: Naive, seat: int, head: Cell, to: Cell) -> Naive:
    """FIL-M1, M2."""
    line = led_by(state, seat, head)
    assert line is not None
    quick = not state.pending and all(state.board.earth(cell) for cell in (*line, to))
    after = advance_file(state, seat, head, to)
    after.pending = ()
    if quick and any(not advance_forbidden(after, seat, to, cell) for cell in state.board.neighbours(to)):
        after.pending = ("Running", state.board.name[to])
        return after
    return finish(after, progress=False)


def go_in(state: Naive, seat: int, line: list[Cell], gate: Cell) -> Naive:
    if pour(state, seat, line, gate, choosing=True):
        state.pending = ("Entering", state.board.name[line[0]], state.board.name[gate])
        return state
    return finish(state, progress=True)


def finish(state: Naive, progress: bool) -> Naive:
    """Pass the turn, and end the game by FIL-E1 or E3."""
    state.pending = ()
    state.turn = 1 - state.turn
    state.quiet = 0 if progress else state.quiet + 1
    state.stood.append(picture(state))
    if holds_all(state, 0) or holds_all(state, 1):
        state.ended = "FIL-E1"
    elif state.stood.count(state.stood[-1]) >= 3 or state.quiet >= 2 * state.options.quiet_limit \
            or not (can_act(state, state.turn) or can_act(state, 1 - state.turn)):
        state.ended = "FIL-E3"
    return state


def winners(state: Naive) -> list[int]:
    """FIL-E1, E2."""
    for seat in (0, 1):
        if holds_all(state, seat):
            return [seat]
    marks = [[len(state.entered[seat])] for seat in (0, 1)]
    if state.options.middle_breaks_ties:
        for seat in (0, 1):
            marks[seat].append(sum(state.board.distance(cell, 1 - seat) < state.board.distance(cell, seat)
                                   for line in state.files[seat] for cell in line))
    return [seat for seat in (0, 1) if marks[seat] == max(marks)]
