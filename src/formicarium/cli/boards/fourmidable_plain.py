"""A Fourmidable view in plain letters, for playthroughs: the board, and a line for each colony below.

Sentences tell the moves, so it is drawn only at the start of a round and at the end.
"""
from __future__ import annotations

from textwrap import fill

from formicarium.games.fourmidable.edition import LETTERS, NAMES, coordinates
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.model import ANT_KINDS, RESOURCES, Objective
from formicarium.games.fourmidable.views import FourmidableView, Ground, Player

KEY = ("L ladybird, C caterpillar, S beetle, R raspberry, B blueberry, M mushroom, ~ water, . empty terrain, a b … a "
       "pheromone of player A, B …, A1 a hole of A, x grasshopper, y spider; to the right of it h f d an ant (H F D "
       "several, + of several types); below: O orange, G grey, T brown earth, - dug, w worm")
COUNTED = True  # playthroughs list only the number of many moves of one kind
SEATS = "ABCDEF"
LETTER: dict[str, str] = {resource: letter for letter, resource in LETTERS.items()}
PROWLERS = {"spider": "y", "grasshopper": "x"}


def shows(view: FourmidableView) -> bool:
    begun = any(player.birth or player.prowled or any(ant.moved for ant in player.ants) for player in view.players)
    return bool(view.ended) or (view.phase in ("acting", "forecasting") and not begun)


def draw(view: FourmidableView, game: Fourmidable) -> str:
    sky = f", {view.weather}" if view.weather else ""
    first = f"round {view.round}, {'day' if view.day else 'night'}{sky}, first {SEATS[view.first]}"
    piles = f"objectives {'/'.join(map(str, view.piles))}"
    colonies = [fill(colony(player, view), 110, subsequent_indent="    ") for player in view.players]
    return "\n".join([f"{first}, {piles}", *board(view, game), *colonies])


def board(view: FourmidableView, game: Fourmidable) -> list[str]:
    """Return the board: a column of cells is half a cell lower than the one to its left, so a row takes two lines."""
    at = dict(zip(NAMES, coordinates(game.edition), strict=True))
    lines: dict[int, dict[int, str]] = {}
    for one in view.ground:
        q, r = at[one.cell]
        lines.setdefault(2 * r + q, {})[q] = cell(one, view)
    left = min(q for line in lines.values() for q in line)
    right = max(q for line in lines.values() for q in line)
    return ["".join(f"{lines[y].get(q, ''):3}" for q in range(left, right + 1)).rstrip() for y in sorted(lines)]


def cell(one: Ground, view: FourmidableView) -> str:
    """Return the letters of a cell: "Lh" is a ladybird with a hunter on it."""
    if one.predator is not None:
        ground = PROWLERS[one.predator]
    elif one.holder is not None:
        ground = f"{SEATS[one.holder]}{one.hole}"
    elif one.owner is not None:
        ground = SEATS[one.owner].lower()
    else:
        ground = "~" if one.lies == "water" else "." if one.lies == "empty" else LETTER[one.lies]
    ants = [ant.ant[0] for player in view.players for ant in player.ants if ant.cell == one.cell]
    if not ants:
        return ground
    if len(set(ants)) > 1:
        return f"{ground}+"
    return ground + (ants[0] if len(ants) == 1 else ants[0].upper())


def colony(player: Player, view: FourmidableView) -> str:
    """Return a colony in one line: "A 12  ants 2/1/3 + 3/4/2  nest TGO/TGOOT/…  has 2L R  hand 1/0/2  open LL6"."""
    in_play = "/".join(str(sum(ant.ant == kind for ant in player.ants)) for kind in ANT_KINDS)
    earths = ["w" if one.worm else LETTER[one.earth] if one.earth else "-" for one in player.chambers[:18]]
    nest = "/".join("".join(earths[a:b]) for a, b in ((0, 3), (3, 8), (8, 13), (13, 18)))
    inside = [f"{ant.ant[0]}:{ant.cell}" for ant in player.ants if not ant.cell[1:].isdigit()]
    has = " ".join(f"{n}{LETTER[resource]}" for resource, n in zip(RESOURCES, player.resources, strict=True) if n)
    points = [line.points for line in player.points]
    return (f"{SEATS[player.seat]} {'+'.join(map(str, points))}={sum(points)}  ants {in_play}  nest {nest}"
            f"{'  in it ' + ' '.join(inside) if inside else ''}  scent {player.pheromones}  has {has or '-'}  "
            f"hand {'/'.join(map(str, player.hand))}  open {cards(player.revealed)}")


def cards(objectives: tuple[Objective, ...]) -> str:
    return " ".join(one.card for one in objectives) or "-"
