"""Wyx: check that a written position is possible; each fault is named with its place."""
from __future__ import annotations

from collections import Counter

from formicarium.core.game import InvalidPosition
from formicarium.core.state import bit_count
from formicarium.games.wyx.kit import Kit
from formicarium.games.wyx.model import Domino, WyxPosition
from formicarium.games.wyx.persistence.completion import by_colour
from formicarium.games.wyx.rules import RULES
from formicarium.games.wyx.sight import state_of
from formicarium.games.wyx.state import WyxState


def load(p: WyxPosition, kit: Kit) -> WyxState:
    check_seats(p, kit.seats)
    check_queens(p, kit)
    check_cells(p, kit)
    check_ants(p, kit)
    check_dispenser(p, kit)
    state = state_of(p, kit)
    if RULES[state.over] != p.ended:
        raise InvalidPosition(f"ended: it says {p.ended!r}, but by the rules it is {RULES[state.over]!r} here")
    return state


def check_seats(p: WyxPosition, players: int) -> None:
    """Check that each player has one queen and one supply (WYX-C3)."""
    for place, found in (("queens", len(p.queens)), ("supply", len(p.supply))):
        if found != players:
            raise InvalidPosition(f"{place}: {found} given, but there are {players} players")
    if not 0 <= p.turn < players:
        raise InvalidPosition(f"turn: there is no seat {p.turn}; seats are 0 to {players - 1}")


def check_queens(p: WyxPosition, kit: Kit) -> None:
    """Check the queens' cells (WYX-S2, WYX-T4)."""
    stands: dict[str, int] = {}
    centre = [kit.board.names[cell] for cell in kit.board.centre]
    entering = None in p.queens
    for seat, cell in enumerate(p.queens):
        if cell is None:
            continue
        if cell not in kit.board.names:
            raise InvalidPosition(f"queens[{seat}]: {cell!r} is no cell of this board")
        if cell in stands:
            raise InvalidPosition(f"queens[{seat}]: {cell} bears the queen of seat {stands[cell]} already (WYX-T4)")
        if entering and cell not in centre:
            raise InvalidPosition(f"queens[{seat}]: {cell} is not central; during set-up queens stand on "
                             f"{', '.join(centre)} (WYX-S2)")
        stands[cell] = seat
    if entering and (len(stands) != p.turn or None in p.queens[:p.turn]):
        raise InvalidPosition(f"queens: seats place theirs in order, so seat {p.turn} to play means that the "
                         f"{p.turn} before it have placed (WYX-S2)")
    if entering and (p.cells or p.gone):
        raise InvalidPosition("cells, gone: no ant is placed and no domino taken before all queens stand (WYX-S2)")


def check_cells(p: WyxPosition, kit: Kit) -> None:
    """Check the ants on each cell (WYX-C1)."""
    for name, stand in p.cells.items():
        if name not in kit.board.names:
            raise InvalidPosition(f"cells.{name}: no cell of this board")
        if not 0 <= stand.seat < len(p.queens):
            raise InvalidPosition(f"cells.{name}.seat: there is no seat {stand.seat}")
        if name in p.queens and p.queens.index(name) != stand.seat:
            raise InvalidPosition(f"cells.{name}.seat: ants of seat {stand.seat} under the queen of seat "
                             f"{p.queens.index(name)}, who would have taken their place (WYX-T4, WYX-T8)")
        worth = kit.board.worth[kit.board.names.index(name)]
        if not 1 <= stand.ants <= worth:
            raise InvalidPosition(f"cells.{name}.ants: {stand.ants} ants; this cell takes "
                             + (f"1 to {worth}" if worth > 1 else "one (WYX-T10)"))


def check_ants(p: WyxPosition, kit: Kit) -> None:
    """Check that ants are on the board or in supply, and that an empty supply has called the end (WYX-C3, T12, E1)."""
    total = kit.ants
    short: Counter[int] = Counter()
    for name, stand in p.cells.items():
        short[stand.seat] += stand.ants < kit.board.worth[kit.board.names.index(name)]
    for seat, supply in enumerate(p.supply):
        placed = sum(stand.ants for stand in p.cells.values() if stand.seat == seat)
        if supply < 0 or placed + supply != total:
            raise InvalidPosition(f"supply[{seat}]: {placed} ants on the board and {supply} in supply make "
                             f"{placed + supply}, not {total} (WYX-C3)")
        emptied = p.called if kit.finish else supply == 0
        if short[seat] > emptied:
            raise InvalidPosition(f"cells: seat {seat} has an anthill with too few ants, which only the last ants of a "
                             "supply leave (WYX-T12)")
        if kit.finish and supply == 0 and not p.called:
            raise InvalidPosition(f"called: seat {seat} has placed all, so the end has been called (WYX-E5)")
    if not kit.finish and p.supply.count(0) > 1:
        raise InvalidPosition(
            "supply: the game ends at once when one player has placed all, so two cannot have (WYX-E1)"
        )
    if p.called and not kit.finish:
        raise InvalidPosition("called: only the option finish_round knows a called end (WYX-E5)")
    # since the call, each other seat's turn returned at most one ant to the caller
    if p.called and min(p.supply) >= len(p.supply):
        raise InvalidPosition("called: nobody can have placed all in this round (WYX-E5)")


def check_dispenser(p: WyxPosition, kit: Kit) -> None:
    """Check that each domino is in one place, in a column of its colour (WYX-C2, S1)."""
    dispenser = kit.dispenser
    if len(p.columns) != dispenser.columns:
        raise InvalidPosition(f"columns: {len(p.columns)} given, the dispenser has {dispenser.columns}")
    colour_of = {domino: colour for colour, dominoes in enumerate(by_colour(kit)) for domino in dominoes}
    left = [bit_count(bag) for bag in dispenser.bag]  # by colour: dominoes not accounted for
    seen: set[Domino] = set()
    places = [(f"columns[{c}][{i}]", dispenser.colour[c], domino) for c, column in enumerate(p.columns)
              for i, domino in enumerate(column)] + [(f"gone[{i}]", None, domino) for i, domino in enumerate(p.gone)]
    for c, column in enumerate(p.columns):
        check_column(c, column, kit)
    for place, colour, domino in places:
        if domino is None:
            left[colour or 0] -= 1
            continue
        if domino not in colour_of:
            raise InvalidPosition(f"{place}: there is no domino {in_words(domino)} (WYX-C2)")
        if domino in seen:
            raise InvalidPosition(f"{place}: the domino {in_words(domino)} is there twice (WYX-C2)")
        if colour is not None and colour_of[domino] != colour:
            raise InvalidPosition(f"{place}: the domino {in_words(domino)} is not of this column's colour (WYX-C2)")
        seen.add(domino)
        left[colour_of[domino]] -= 1
    for colour, missing in enumerate(left):
        if missing:
            columns = " and ".join(str(c + 1) for c in range(dispenser.columns) if dispenser.colour[c] == colour)
            raise InvalidPosition(
                f"columns, gone: {bit_count(dispenser.bag[colour]) - missing} dominoes in columns {columns} and "
                f"gone from them, not {bit_count(dispenser.bag[colour])} (WYX-C2)"
            )


def check_column(c: int, column: tuple[Domino | None, ...], kit: Kit) -> None:
    """Check that the front domino is known, and the others only with an open dispenser (WYX-S1)."""
    if len(column) > kit.dispenser.depth:
        raise InvalidPosition(f"columns[{c}]: {len(column)} dominoes; a column holds {kit.dispenser.depth} (WYX-C2)")
    if column and column[0] is None:
        raise InvalidPosition(f"columns[{c}][0]: the front domino is always seen (WYX-C2)")
    for i, domino in enumerate(column[1:], 1):
        if kit.open_dispenser and domino is None:
            raise InvalidPosition(f"columns[{c}][{i}]: with open_dispenser every domino is seen (WYX-S1)")
        if not kit.open_dispenser and domino is not None:
            raise InvalidPosition(f"columns[{c}][{i}]: nobody has seen behind the front; write null (WYX-S1)")


def in_words(domino: Domino) -> str:
    return f"{domino.side} {domino.across} {domino.way} {domino.along}"
