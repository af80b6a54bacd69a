"""Fili-Fourmis: draw boards of other sizes, for authors of editions; prints an edition as TOML.

    python -m formicarium.games.fili_fourmis.boards --between 9 --road 2 > my-editions/fili_fourmis/mine.toml

A row is a line of text, like a row of bricks: a cell at every other place, each row shifted by one against the next.
"""
from __future__ import annotations

import argparse

from formicarium.games.fili_fourmis.edition import EARTH, GRASS, INSIDES, NOTHING, RAMPARTS

HILLS = {7: (2, 3, 2), 10: (3, 4, 3), 19: (3, 4, 5, 4, 3)}  # cells of an anthill -> its rows


class BadBoard(ValueError):
    """The measures of a board do not fit together."""


def draw(ants: int = 19, width: int = 15, between: int = 13, margin: int = 2, road: int = 1) -> tuple[str, ...]:
    """Return the rows of a board, top first, symmetric under half a turn and in a mirror.

    `ants`: ants of each player, the number of cells of an anthill. `width`: cells in the longest rows. `between`,
    `margin`: rows between the anthills, and beyond each. `road`: number of cells that a road runs sideways from an
    anthill before it turns towards the other one; 0: no road.
    """
    if ants not in HILLS:
        raise BadBoard(f"ants: an anthill has {', '.join(map(str, HILLS))} cells, not {ants}")
    if between % 2 == 0 or min(between, margin, road) < 0:
        raise BadBoard("between, margin, road: an odd number of rows between the anthills; none or more of the others")
    hill = HILLS[ants]
    half = len(hill) // 2
    height, span, middle = 2 * (margin + len(hill)) + between, 2 * width - 1, width - 1
    first = middle - hill[0] + 1  # place where the first row of the upper anthill begins
    if first < 0 or middle - hill[half] + 1 - 2 * road - half - 1 < 0:
        raise BadBoard(f"width: {width} cells are too few for the anthills and the road")
    shift = (first + margin) % 2
    marks = {(x, y): GRASS for y in range(height) for x in range((y + shift) % 2, span, 2)}
    for x, y in path(middle - hill[half], margin + half, half, height, road):
        for place in ((x, y), (span - 1 - x, y), (x, height - 1 - y), (span - 1 - x, height - 1 - y)):
            marks[place] = EARTH
    for row, cells in enumerate(hill):
        for cell in range(cells):
            inside = 0 < row < len(hill) - 1 and 0 < cell < cells - 1
            place = middle - cells + 1 + 2 * cell, margin + row
            marks[place] = (INSIDES if inside else RAMPARTS)[1]
            marks[span - 1 - place[0], height - 1 - place[1]] = (INSIDES if inside else RAMPARTS)[0]
    return tuple("".join(marks.get((x, y), NOTHING) for x in range(span)).rstrip() for y in range(height))


def path(side: int, top: int, half: int, height: int, road: int) -> list[tuple[int, int]]:
    """Return the left road, from the upper anthill's middle row to the middle of the board: out, diagonal, down."""
    if not road:
        return []
    out = [(side - 1 - 2 * cell, top) for cell in range(road)]
    far, turn = out[-1][0] - half - 1, top + half + 1
    aslant = [(out[-1][0] - step, top + step) for step in range(1, half + 1)]
    return [*out, *aslant, *((far + (y - turn) % 2, y) for y in range(turn, height // 2 + 1))]


def as_toml(rows: tuple[str, ...], french: str, english: str, command: str) -> str:
    """Return the rows as the file of an edition."""
    drawn = "\n".join(f'    "{row}",' for row in rows)
    return (f"# {command}\n\n[name]\nfr = \"{french}\"\nen = \"{english}\"\n\n"
            "# '.' grass, '#' earth; R and r the ramparts and the inside of red, V and v those of violet.\n"
            f"[board]\nrows = [\n{drawn}\n]\n")


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="boards", description="Prints an edition of Fili-Fourmis with another board.")
    for name, usual in (("ants", 19), ("width", 15), ("between", 13), ("margin", 2), ("road", 1)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--fr", default="Mon édition")
    parser.add_argument("--en", default="My edition")
    given = vars(parser.parse_args(arguments))
    french, english = given.pop("fr"), given.pop("en")
    try:
        rows = draw(**given)
    except BadBoard as fault:
        parser.error(str(fault))
    print(as_toml(rows, french, english, "boards " + " ".join(f"--{name} {value}" for name, value in given.items())),
          end="")


if __name__ == "__main__":
    main()
