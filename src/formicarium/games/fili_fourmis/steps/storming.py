"""Fili-Fourmis: take the enemy's ramparts (FIL-R1 to R4)."""
from __future__ import annotations

from typing import Any, final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.game import Outlook, Reason
from formicarium.core.news import News
from formicarium.core.rule import Rule
from formicarium.core.state import bit_count, lowest_bit
from formicarium.games.fili_fourmis import model
from formicarium.games.fili_fourmis.base import ENTERING, FiliBase, flood
from formicarium.games.fili_fourmis.kit import LONGEST, NONE, SIDES, Kit
from formicarium.games.fili_fourmis.rounds import pass_on
from formicarium.games.fili_fourmis.rules import (
    EITHER_END_LEADS,
    NEST_MUST_BE_EMPTY,
    OWN_ANTHILL_CLOSED,
    SEVEN_AT_MOST,
    SPREAD_INSIDE,
    WHOLE_FILE_ENTERS,
)
from formicarium.games.fili_fourmis.step import Step
from formicarium.games.fili_fourmis.steps.marching import no_head


@final
class GoingIn(Step):
    """Enter with a file. Choices: pairs of head and rampart."""

    def __init__(self, kit: Kit) -> None:
        super().__init__([model.Enter(head, gate) for head, gate in kit.pairs(kit.passages.gates)])

    def moves(self, t: FiliBase, seat: i64, found: vec[i64]) -> vec[i64]:
        """Append the entries, once no ant is at home (FIL-R1)."""
        if t.nest[seat]:
            return found
        file: i64
        for file in range(seat * t.kit.ants, seat * t.kit.ants + t.files[seat]):
            found = entries(t, seat, file, self.first, found)
        return found

    def rule_against(self, t: FiliBase, seat: i64, choice: i64) -> Rule | None:
        head, gate = t.kit.passages.gates[2 * choice], t.kit.passages.gates[2 * choice + 1]
        if t.kit.board.home[gate] == seat:
            return OWN_ANTHILL_CLOSED
        file = t.file_led(seat, head)
        if file == NONE:
            return EITHER_END_LEADS
        if t.nest[seat]:
            return NEST_MUST_BE_EMPTY
        if t.at[gate] != NONE:
            return WHOLE_FILE_ENTERS
        return SEVEN_AT_MOST if leaves_crowd(t, seat, file, head, gate) else None

    def rule_against_unknown(self, t: FiliBase) -> Rule:
        return WHOLE_FILE_ENTERS

    def play(self, t: FiliBase, seat: i64, choice: i64, news: News) -> None:
        """Let the whole file follow as far as there is room (FIL-R2)."""
        head, gate = t.kit.passages.gates[2 * choice], t.kit.passages.gates[2 * choice + 1]
        t.set_phase(ENTERING, gate, t.at[head])
        t.lead(t.file, head)
        pour(t, seat, news)

    def outlook(self, t: FiliBase, seat: i64, action: Any) -> Outlook:
        ants = t.size[t.at[t.cell_named(action.head)]]
        enter = min(ants, room(t, seat, t.cell_named(action.gate)))
        return model.EnterOutlook(head=action.head, cell=action.gate, ants=enter, wait=ants - enter)

    def reason(self, t: FiliBase, seat: i64, action: Any, rule: str) -> Reason:
        if rule == OWN_ANTHILL_CLOSED.id:
            return model.AtHome(cell=action.gate)
        if rule == EITHER_END_LEADS.id:
            return no_head(t, seat, action.head)
        if rule == NEST_MUST_BE_EMPTY.id:
            return model.TooEarly(cell=action.gate, ants=bit_count(t.nest[seat]))
        if rule == SEVEN_AT_MOST.id:
            return model.TooLong(why="contact", cell="")
        if not t.is_anthill(action.gate) or t.kit.board.home[t.cell_named(action.gate)] == seat:
            return model.NoGate(why="far", cell=action.gate)
        rampart = t.kit.is_wall(t.cell_named(action.gate))
        return model.NoGate(why="inside" if not rampart else "taken" if t.is_taken(action.gate) else "far",
                            cell=action.gate)


@final
class Spreading(Step):
    """Choose the rampart of the next ant among equally near ones (FIL-R2).

    Choices: seat * ants + place in the anthill.
    """

    def __init__(self, kit: Kit) -> None:
        super().__init__([model.Spread(kit.names[cell]) for cell in kit.anthills.house])

    def moves(self, t: FiliBase, seat: i64, found: vec[i64]) -> vec[i64]:
        left = nearest(t, seat, t.spot)
        while left:
            found = append(found, self.first + (1 - seat) * t.kit.ants + lowest_bit(left))
            left &= left - 1
        return found

    def rule_against(self, t: FiliBase, seat: i64, choice: i64) -> Rule | None:
        place = choice - (1 - seat) * t.kit.ants
        return None if 0 <= place < t.kit.ants and nearest(t, seat, t.spot) >> place & 1 else WHOLE_FILE_ENTERS

    def insists(self, t: FiliBase) -> Rule:
        return WHOLE_FILE_ENTERS

    def play(self, t: FiliBase, seat: i64, choice: i64, news: News) -> None:
        admit(t, seat, t.kit.anthills.house[choice], news)
        pour(t, seat, news)

    def outlook(self, t: FiliBase, seat: i64, action: Any) -> Outlook:
        return model.SpreadOutlook(cell=action.cell)

    def reason(self, t: FiliBase, seat: i64, action: Any, rule: str) -> Reason:
        return model.NoGate(why="nearest" if t.phase == ENTERING else "closed", cell=action.cell)

    def why_due(self, t: FiliBase, seat: i64) -> Reason:
        return model.NoGate(why="entering", cell=t.kit.names[t.spot])


@final
class Stepping(Step):
    """Move an ant that has entered to a free neighbouring cell of the anthill (FIL-R4). Choices: pairs of cells."""

    def __init__(self, kit: Kit) -> None:
        super().__init__([model.Step(ant, to) for ant, to in kit.pairs(kit.passages.paces)])

    def moves(self, t: FiliBase, seat: i64, found: vec[i64]) -> vec[i64]:
        kit, board = t.kit, t.kit.board
        ants = t.entered[seat]
        side: i64
        while ants:
            cell = kit.anthills.house[(1 - seat) * kit.ants + lowest_bit(ants)]
            ants &= ants - 1
            for side in range(SIDES):
                to = board.near[cell * SIDES + side]
                if t.at[to] == NONE and board.home[to] == 1 - seat:
                    found = append(found, self.first + kit.passages.pace_at[cell * SIDES + side])
        return found

    def rule_against(self, t: FiliBase, seat: i64, choice: i64) -> Rule | None:
        ant, to = t.kit.passages.paces[2 * choice], t.kit.passages.paces[2 * choice + 1]
        return None if has_entered(t, seat, ant) and t.at[to] == NONE else SPREAD_INSIDE

    def rule_against_unknown(self, t: FiliBase) -> Rule:
        return SPREAD_INSIDE

    def play(self, t: FiliBase, seat: i64, choice: i64, news: News) -> None:
        kit = t.kit
        ant, to = kit.passages.paces[2 * choice], kit.passages.paces[2 * choice + 1]
        t.lift(seat, ant)
        t.entered[seat] ^= 1 << kit.anthills.place[ant]
        t.settle(seat, to)
        if news.wanted:
            news.tell(model.Stepped(seat=seat, ant=kit.names[ant], cell=kit.names[to], ramparts=t.ramparts(seat),
                                    rule="FIL-R4"))
        pass_on(t, False, news)

    def outlook(self, t: FiliBase, seat: i64, action: Any) -> Outlook:
        return model.StepOutlook(ant=action.ant, cell=action.to, place=t.kit.place_of(action.to))

    def reason(self, t: FiliBase, seat: i64, action: Any, rule: str) -> Reason:
        if not has_entered(t, seat, t.cell_named(action.ant)):
            return model.NoStep(why="nobody", cell=action.ant)
        return model.NoStep(why="taken" if t.is_taken(action.to) else "far", cell=action.to)


def entries(t: FiliBase, seat: i64, file: i64, base: i64, found: vec[i64]) -> vec[i64]:
    """Append the entries to free ramparts beside an end of the file (FIL-R2), formed or not (FIL-R3)."""
    kit = t.kit
    board = kit.board
    line, size = file * LONGEST, t.size[file]
    ends: i64 = 1 if size == 1 else 2
    end: i64
    side: i64
    for end in range(ends):
        head = t.line[line + (size - 1 if end else 0)]
        if kit.anthills.brink[(1 - seat) * kit.cells + head] == 0:
            continue
        for side in range(SIDES):
            gate = board.near[head * SIDES + side]
            if t.at[gate] == NONE and board.home[gate] == 1 - seat and not leaves_crowd(t, seat, file, head, gate):
                found = append(found, base + kit.passages.gate_at[head * SIDES + side])
    return found


def leaves_crowd(t: FiliBase, seat: i64, file: i64, head: i64, gate: i64) -> bool:
    """Whether the ants left outside would touch another file against FIL-M6 with `strict_contact`."""
    if not t.kit.strict:
        return False
    size = t.size[file]
    left = size - room(t, seat, gate)
    if left <= 0:
        return False
    base = file * LONGEST
    last = t.line[base + (left - 1 if t.line[base] == head else size - left)]
    return t.crowds(seat, last, left, size if last == head else 0, file, NONE)


def room(t: FiliBase, seat: i64, gate: i64) -> i64:
    """Return the number of ants that find room through a gate."""
    kit, enemy = t.kit, 1 - seat
    hills = kit.anthills
    open_ = hills.walls & ~t.nest[enemy]
    return bit_count(flood(hills.around, enemy * kit.ants, 1 << hills.place[gate], open_) & ~t.entered[seat])


def nearest(t: FiliBase, seat: i64, gate: i64) -> i64:
    """Return a bit set of the free ramparts nearest to the gate, along free or held ramparts (FIL-R2).

    FIL-R4 sends ants on to the inside when the ramparts are full. That never happens: while the owner has an ant on the
    ramparts its inside is full too (FIL-O5), and without one the ramparts are a single ring, which wins when it is full
    (FIL-E1).
    """
    kit = t.kit
    hills = kit.anthills
    base = (1 - seat) * kit.ants
    open_ = hills.walls & ~t.nest[1 - seat]
    reached = 1 << hills.place[gate]
    ring = reached
    while ring and ring & ~t.entered[seat] == 0:
        grown: i64 = 0
        while ring:
            grown |= hills.around[base + lowest_bit(ring)]
            ring &= ring - 1
        ring = grown & open_ & ~reached
        reached |= ring
    return ring & ~t.entered[seat]


def has_entered(t: FiliBase, seat: i64, cell: i64) -> bool:
    kit = t.kit
    return cell < kit.cells and kit.board.home[cell] == 1 - seat \
        and t.entered[seat] >> kit.anthills.place[cell] & 1 == 1


def pour(t: FiliBase, seat: i64, news: News) -> None:
    """Let the rest of the current file in, ring by ring, until the player must choose or all is done."""
    while t.size[t.file] and not t.has_won(seat):
        cells = nearest(t, seat, t.spot)
        if cells == 0:
            break
        if bit_count(cells) > t.size[t.file]:
            return
        while cells:
            admit(t, seat, t.kit.anthills.house[(1 - seat) * t.kit.ants + lowest_bit(cells)], news)
            cells &= cells - 1
    left = t.size[t.file]
    if left == 0:
        t.drop_file(seat, t.file)
    elif news.wanted:
        news.tell(model.Waited(seat=seat, head=t.kit.names[t.line[t.file * LONGEST]], ants=left, rule="FIL-R3"))
    pass_on(t, True, news)


def admit(t: FiliBase, seat: i64, cell: i64, news: News) -> None:
    """Move the last ant of the current file to a cell of the anthill (FIL-R2)."""
    ant = t.take_tail(seat, t.file)
    t.settle(seat, cell)
    if news.wanted:
        news.tell(model.Entered(seat=seat, ant=t.kit.names[ant], cell=t.kit.names[cell], ramparts=t.ramparts(seat),
                                rule="FIL-R2"))
