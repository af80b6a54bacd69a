"""A Fili-Fourmis view in plain letters, for playthroughs: the board to the left, the ants of each player to the right.
"""
from __future__ import annotations

from itertools import zip_longest

from formicarium.games.fili_fourmis.edition import EARTH, EDITIONS, INSIDES, NOTHING, RAMPARTS, cell_name
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.games.fili_fourmis.model import FiliView

KEY = ("A, a the head and the other ants of a file of player 1, also a in an anthill; B, b those of player 2; "
       ". grass, # earth, + a free rampart, o a free cell inside. Beside it: ants at home, outside and entered, "
       "ramparts held, then each file from its head")
HEADS, ANTS = "AB", "ab"


def shows(view: FiliView) -> bool:
    """Whether to draw the view: at every sixth ant that comes out, and at the end; sentences tell the moves between."""
    out = sum(map(len, (*view.files[0], *view.files[1])))
    return bool(view.ended) or (view.pending is None and out % 6 == 0 and len(view.seen) <= 1)


def draw(view: FiliView, game: FiliFourmis) -> str:
    lines = zip_longest(ground(view, game), beside(view), fillvalue="")
    width = max(map(len, EDITIONS[game.edition].board.rows)) + 3
    return "\n".join(f"{left:{width}}  {right}".rstrip() for left, right in lines)


def ground(view: FiliView, game: FiliFourmis) -> list[str]:
    rows = EDITIONS[game.edition].board.rows
    ants = standing(view)
    drawn = [f"{len(rows) - y:2} " + "".join(
        mark if mark == NOTHING else ants.get(cell_name((x, y), rows), free_cell(mark))
        for x, mark in enumerate(row)) for y, row in enumerate(rows)]
    letters = "".join(cell_name((x, 0), rows)[0] if x % 2 == 0 else " " for x in range(max(map(len, rows))))
    return [*drawn, f"   {letters}"]


def standing(view: FiliView) -> dict[str, str]:
    """Return the letter of each cell with an ant."""
    found: dict[str, str] = {}
    for seat, letter in enumerate(ANTS):
        found |= dict.fromkeys((*view.nests[seat], *view.entered[seat]), letter)
        for line in view.files[seat]:
            found |= dict.fromkeys(line, letter) | {line[0]: HEADS[seat]}
    return found


def free_cell(mark: str) -> str:
    return "+" if mark in RAMPARTS else "o" if mark in INSIDES else mark if mark == EARTH else "."


def beside(view: FiliView) -> list[str]:
    lines = []
    for seat, letter in enumerate(HEADS):
        home, out, entered = len(view.nests[seat]), sum(map(len, view.files[seat])), len(view.entered[seat])
        lines.append(f"{letter}  home {home}, outside {out}, entered {entered}, ramparts {view.ramparts[seat]}")
        lines += ["   " + " ".join(line) for line in view.files[seat]]
    return lines
