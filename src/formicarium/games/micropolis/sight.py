"""Micropolis: who knows what. The pile is drawn late (MIC-S3): there is no secret in a table, all seats see alike."""
from __future__ import annotations

from typing import Any, Literal, get_args

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.game import Points
from formicarium.core.table import count
from formicarium.games.micropolis.model import (
    Anthill,
    Barracks,
    Built,
    Fruit,
    Gallery,
    Holder,
    Lying,
    MicropolisPosition,
    MicropolisView,
    Question,
    Slice,
)
from formicarium.games.micropolis.moves import FILL, GIVE, REARRANGE, TAKE, Moves
from formicarium.games.micropolis.nest import (
    BARRACKS,
    KIND,
    MOST,
    NONE,
    Board,
    Nest,
    ants_in,
    bare,
    fruits_in,
    harvest_of,
    queens_in,
    royal_of,
)
from formicarium.games.micropolis.table import RULES, T10, MicropolisTable, all_tiles

QUESTIONS: dict[int, Literal["barracks", "sentinel", "leader"]] = {
    FILL: "barracks", REARRANGE: "sentinel", GIVE: "leader"}


def places(bits: int) -> tuple[int, ...]:
    """Where bits are set, counted from 1."""
    return tuple([place for place in range(1, bits.bit_length() + 1) if bits >> place - 1 & 1])


# both a position and a view have this

def common(t: MicropolisTable) -> dict[str, Any]:
    return {
        "line": tuple([Lying(tile + 1, soldiers) for tile, soldiers in zip(t.line, t.soldiers, strict=True)]),
        "architects": tuple(t.architects),
        "leader": Holder(t.owner(t.leader), t.numbered(t.leader)),
        "turn": t.turn,
        "question": asked(t),
        "ended": RULES[t.over],
    }


def asked(t: MicropolisTable) -> Question | None:
    if t.question == TAKE:
        return None
    what = QUESTIONS[t.question]
    if t.question == GIVE:
        return Question(what, anthill=t.numbered(t.leader))
    barracks = t.board.steps[t.step] - BARRACKS + 1 if t.question == FILL else 0
    return Question(what, t.numbered(t.at), t.tile + 1, t.step - t.board.step_from[t.tile] + 1, barracks,
                    places(t.changed))


def position(t: MicropolisTable) -> MicropolisPosition:
    built = [Built(army, tuple([tile + 1 for tile, _ in row(nest)]), places(t.full & nest.barracks))
             for army, nest in zip(t.army, t.nests, strict=True)]
    return MicropolisPosition(anthills=tuple(built), **common(t))


# what a seat sees

def view(t: MicropolisTable, seat: int) -> MicropolisView:
    rounds = t.board.sides * t.numbers.each
    under_way = 1 if t.question in (FILL, REARRANGE) else 0  # the tile of this turn lies already
    return MicropolisView(
        seat=seat, anthills=tuple([anthill(t, number) for number in range(len(t.nests))]), pile=t.pile,
        reserve=t.reserve, tokens=t.tokens(), rounds=rounds,
        round=min(rounds, (t.placed - under_way) // t.seats + 1), **common(t))


def anthill(t: MicropolisTable, number: int) -> Anthill:
    nest = t.nests[number]
    numbers = numbered(nest)
    slices = [Slice(tile + 1, tuple([numbers[nest.gallery[first + piece]] for piece in range(t.board.pieces[tile])]),
                    tuple([Barracks(one, t.board.places[one - 1], bool(t.full >> one - 1 & 1))
                           for one in places(t.board.barracks[tile])]))
              for tile, first in row(nest)]
    galleries = [gallery(nest.holds[number], nest.span[number]) for number in numbers]
    return Anthill(t.owner(number), t.numbered(number), t.army[number], tuple(slices), tuple(galleries), nest.largest,
                   nest.tiles == t.board.sides, sheet(list(t.lines(number))))


def row(nest: Nest) -> list[tuple[int, int]]:
    """The tiles, clockwise, each with the number of its first piece."""
    return [(nest.tile[side], side * nest.board.most) for side in map(nest.side, range(nest.tiles))]


def numbered(nest: Nest) -> dict[int, int]:
    """The galleries of an anthill, as one meets them going clockwise along the row."""
    met = [nest.gallery[first + piece] for tile, first in row(nest) for piece in range(nest.board.pieces[tile])]
    return {number: place for place, number in enumerate(dict.fromkeys(met))}


def gallery(holds: int, span: int) -> Gallery:
    fruits = [fruit for kind, fruit in enumerate(get_args(Fruit)) for _ in range(holds >> kind * KIND & MOST)]
    return Gallery(ants_in(holds), count(span), tuple(fruits), fruits_in(holds), queens_in(holds), harvest_of(holds),
                   royal_of(holds, span))


def sheet(lines: list[int]) -> tuple[Points, ...]:
    population, colony, harvest, royal, army, garrison = lines
    return (Points("MIC-V1", population), Points("MIC-V2", colony), Points("MIC-V3", harvest), Points("MIC-V4", royal),
            Points("MIC-V5", army), Points("MIC-V6", garrison))


# from there back to a table

def suppose(v: MicropolisView, board: Board, each: int) -> MicropolisTable:
    """The only table that looks like this view: what nobody has seen is not on it yet."""
    built = [Built(one.army, tuple([slice_.tile for slice_ in one.row]),
                   tuple([own.barracks for slice_ in one.row for own in slice_.barracks if own.full]))
             for one in v.anthills]
    return lay(MicropolisPosition(anthills=tuple(built), line=v.line, architects=v.architects, leader=v.leader,
                                  turn=v.turn, question=v.question, ended=v.ended), board, each)


def lay(p: MicropolisPosition, board: Board, each: int) -> MicropolisTable:
    """The table of a position that holds together."""
    nests = [grown(board, built.row) for built in p.anthills]
    full = sum(1 << barracks - 1 for built in p.anthills for barracks in built.full)
    seen = [*(lying.tile for lying in p.line), *(tile for built in p.anthills for tile in built.row)]
    out = sum(built.army for built in p.anthills) + sum(lying.soldiers for lying in p.line)
    out += sum(board.places[barracks - 1] for built in p.anthills for barracks in built.full)
    placed = sum(len(built.row) for built in p.anthills)
    table = MicropolisTable(
        len(p.architects), board, Moves(board, len(nests), each), nests, vec[i64]([one.army for one in p.anthills]),
        vec[i64](p.architects), full, board.soldiers - out, vec[i64]([lying.tile - 1 for lying in p.line]),
        vec[i64]([lying.soldiers for lying in p.line]), all_tiles(board) & ~sum(1 << tile - 1 for tile in seen),
        board.tiles - len(seen), p.leader.seat * each + p.leader.anthill - 1, p.turn, placed, TAKE, NONE, NONE, NONE, 0,
        T10 if placed == len(nests) * board.sides and p.question is None else 0)
    if p.question is not None:
        ask(table, p.question)
    return table


def grown(board: Board, row: tuple[int, ...]) -> Nest:
    nest = bare(board)
    for tile in row:
        nest = nest.grown(tile - 1, False)
    return nest


def ask(t: MicropolisTable, q: Question) -> None:
    t.question = next(number for number, what in QUESTIONS.items() if what == q.what)
    if t.question != GIVE:
        t.at = t.turn * t.numbers.each + q.anthill - 1
        t.tile = q.tile - 1
        t.step = t.board.step_from[t.tile] + q.step - 1
        t.changed = sum(1 << barracks - 1 for barracks in q.changed)
