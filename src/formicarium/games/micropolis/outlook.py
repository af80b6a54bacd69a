"""Micropolis: what a choice would do at once."""
from __future__ import annotations

from formicarium.core.game import Action, Facts
from formicarium.core.news import SILENT
from formicarium.games.micropolis import sight
from formicarium.games.micropolis.edition import Edition
from formicarium.games.micropolis.model import Fill, Give, Leave, Switch, Take
from formicarium.games.micropolis.nest import BARRACKS, LEFT_OUTER, PORTS, RIGHT_OUTER
from formicarium.games.micropolis.table import MicropolisTable

LINES = ("population", "colony", "harvest", "royal", "red", "garrison")  # of a score sheet


def outlook(table: MicropolisTable, seat: int, action: Action, move: int, edition: Edition) -> Facts:
    match action:
        case Take():
            return take(table, seat, action, move, edition)
        case Fill() | Leave():
            return man(table, seat, table.board.steps[table.step] - BARRACKS, isinstance(action, Fill))
        case Switch(barracks):
            how = "empty" if table.full >> barracks - 1 & 1 else "fill"
            after = table.clone()
            after.switch(barracks - 1, SILENT)
            last = int(after.step != table.step)  # nothing else can change then
            return {"how": how, "last": last, **man(table, seat, barracks - 1, True)}
        case Give(owner, anthill):
            return {"owner": owner, "anthill": anthill, "army": table.army[owner * table.numbers.each + anthill - 1]}
    return {"surplus": max(0, table.army[table.at] - table.board.holes)}  # MIC-X5


def take(table: MicropolisTable, seat: int, action: Take, move: int, edition: Edition) -> Facts:
    """What it costs and brings, up to the first question that the tile asks."""
    anthill = seat * table.numbers.each + action.anthill - 1
    tile = table.line[action.place - 1]
    after = table.clone()
    after.take(move, SILENT)
    return {
        "place": action.place, "side": action.side, "anthill": action.anthill, "architect": int(action.architect),
        "cost": 0 if action.architect else action.place - 1, "soldiers": table.soldiers[action.place - 1],
        "army": after.army[anthill], "tile": tile + 1, "bears": table.board.bears[tile],
        "workers": sum(edition.anthill.tiles[tile].workers),
        "first": int(after.nests[anthill].tiles == 1),
        "completes": int(after.nests[anthill].tiles == table.board.sides),
        "links": links(table, anthill, tile, action.side == "left"), **gains(table, after, seat)}


def man(table: MicropolisTable, seat: int, barracks: int, change: bool) -> dict[str, int | str]:
    """A barracks filled or emptied, or not: the army and the points, whatever may come after."""
    after = table.clone()
    places = table.board.places[barracks]
    if change:
        after.army[after.at] += places if after.full >> barracks & 1 else -places
        after.full ^= 1 << barracks
    return {"barracks": barracks + 1, "places": places, "army": after.army[after.at], **gains(table, after, seat)}


def gains(before: MicropolisTable, after: MicropolisTable, seat: int) -> dict[str, int | str]:
    """What would change for the seat, in each line of the score sheet and in all."""
    each = before.numbers.each
    own = range(seat * each, seat * each + each)
    sheets = [[is_ - was for was, is_ in zip(before.lines(one), after.lines(one), strict=True)] for one in own]
    lines = [sum(line) for line in zip(*sheets, strict=True)]
    return {**dict(zip(LINES, lines, strict=True)), "total": sum(lines), "change": f"{sum(lines):+}".replace("-", "−")}


def links(table: MicropolisTable, anthill: int, tile: int, left: bool) -> str:
    """Which galleries of the anthill, numbered as in the view, each piece of the tile would touch: "0,2|1|"."""
    nest, board = table.nests[anthill], table.board
    closing = nest.tiles + 1 == board.sides
    ends = [(0, LEFT_OUTER, RIGHT_OUTER)] if nest.tiles and (left or closing) else []
    ends += [(nest.tiles - 1, RIGHT_OUTER, LEFT_OUTER)] if nest.tiles and (closing or not left) else []
    numbers = sight.numbered(nest)
    met: list[set[int]] = [set() for _ in range(board.pieces[tile])]
    for end, theirs, ours in ends:
        other, first = sight.row(nest)[end]
        for level in (0, 1):  # outer, inner
            piece = nest.gallery[first + board.piece[other * PORTS + theirs + level]]
            met[board.piece[tile * PORTS + ours + level]].add(numbers[piece])
    return "|".join(",".join(map(str, sorted(galleries))) for galleries in met)
