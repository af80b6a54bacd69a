"""A Wyx view in plain letters, for playthroughs: the board to the left, supplies and dispenser to the right."""
from __future__ import annotations

from itertools import zip_longest

from formicarium.games.wyx.game import Wyx
from formicarium.games.wyx.model import Domino, WyxView

KEY = ("A, B … the queens of players 1, 2 …; a, b … their ants, a3 three of them on an anthill; 2, 3 a free anthill; "
       "+ a free central cell; NW 2,1 a domino that flies 2 cells left and 1 up")
QUEENS, ANTS = "ABCD", "abcd"
ARROWS = {("left", "up"): "NW", ("left", "down"): "SW", ("right", "down"): "SE", ("right", "up"): "NE"}


def draw(view: WyxView, game: Wyx) -> str:
    lines = zip_longest(ground(view, game), beside(view), fillvalue="")
    return "\n".join(f"{left:{4 * game.kit.board.width + 2}}  {right}".rstrip() for left, right in lines)


def ground(view: WyxView, game: Wyx) -> list[str]:
    kit = game.kit
    rows = []
    for y in reversed(range(kit.board.height)):
        cells = [draw_cell(view, game, y * kit.board.width + x) for x in range(kit.board.width)]
        rows.append(f"{y + 1:2} " + " ".join(cells))
    letters = "   ".join(name[0] for name in kit.board.names[:kit.board.width])
    return [*rows, f"    {letters}"]


def draw_cell(view: WyxView, game: Wyx, cell: int) -> str:
    """Return three letters: the queen, the ants, and on an anthill their number."""
    name, worth = game.kit.board.names[cell], game.kit.board.worth[cell]
    queen = QUEENS[view.queens.index(name)] if name in view.queens else " "
    if stand := view.cells.get(name):
        return f"{queen}{ANTS[stand.seat]}{stand.ants if worth > 1 else ' '}"
    free = str(worth) if worth > 1 else "+" if cell in list(game.kit.board.centre) else "."
    return f"{queen}{free} "


def beside(view: WyxView) -> list[str]:
    supplies = "  ".join(f"{QUEENS[seat]} {ants}" for seat, ants in enumerate(view.supply))
    return [f"supply  {supplies}", *(
        f"{number}  {flight(column[0]) if column and column[0] else '-':8} {len(column)} left"
        for number, column in enumerate(view.columns, 1))]


def flight(domino: Domino) -> str:
    """Return a flight: "NW 2,1" is two cells left, one up."""
    return f"{ARROWS[domino.side, domino.way]} {domino.across},{domino.along}"
