"""Measures of a variant for machine learning, from random games; the same for equal seeds."""
from __future__ import annotations

import msgspec

from formicarium.core.dice import Recorded
from formicarium.core.game import Board, Game
from formicarium.core.news import SILENT
from formicarium.core.state import lowest_bit
from formicarium.experiments.series import stream

Way = tuple[int, int]
# Images of one step across and one along, for each rotation and reflection of the board.
SQUARES: list[tuple[Way, Way]] = [((a, 0), (0, b)) for a in (1, -1) for b in (1, -1)] + [
    ((0, a), (b, 0)) for a in (1, -1) for b in (1, -1)]
ROUND: list[Way] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]  # the six neighbours of a hex in order
HEXES: list[tuple[Way, Way]] = [(ROUND[i], ROUND[(i + turn) % 6]) for i in range(6) for turn in (1, -1)]


class Variant(msgspec.Struct, frozen=True):
    game: str
    mode: str
    players: int
    moves: int  # size of the action space
    longest: int  # upper bound of a game in moves
    usual: int  # rarely exceeded, even by random games
    length: float  # mean moves of a random game
    branching: float  # mean legal moves at a decision
    widest: int  # most legal moves at a decision
    chance: float  # percent of the moves that involve chance
    questions: int  # most questions to chance in one move, the opening excluded
    secrets: bool
    symmetries: int  # of the empty board


def variants(kind: type[Game]) -> list[Game]:
    """Return every mode and number of players with default options."""
    usual = kind.option_defaults()
    return [game for game in kind.variants()
            if all(getattr(game, name) == value for name, value in usual.items())]


def measure(game: Game, games: int, seed: int) -> Variant:
    moves = met = widest = lucky = questions = 0
    for number in range(games):
        dice = Recorded(stream(seed, number))
        state = game.setup(dice, SILENT)
        while waiting := state.waiting():
            seat = lowest_bit(waiting)
            options = state.legal_moves(seat)
            move = options[dice.source.below(len(options))]
            before = len(dice.answers)
            state.play(seat, move, dice, SILENT)
            asked = len(dice.answers) - before
            moves, met, widest = moves + 1, met + len(options), max(widest, len(options))
            lucky, questions = lucky + (asked > 0), max(questions, asked)
    return Variant(game.id, game.mode, game.players, game.move_count, game.max_moves, game.usual_length, moves / games,
                   met / moves, widest, 100 * lucky / moves, questions, game.secrets, symmetries(game.board()))


def symmetries(board: Board | None) -> int:
    """Count the rotations and reflections of the empty board that keep its cells and their neighbourhoods."""
    if board is None:
        return 1
    names = {place: name for name, place in board.cells.items()}
    return sum(fits(board, names, across, along) for across, along in (SQUARES if board.grid == "squares" else HEXES))


def fits(board: Board, names: dict[tuple[int, int], str], across: Way, along: Way) -> bool:
    """Whether the board maps onto itself when the two steps become `across` and `along`."""
    moved = {name: (x * across[0] + y * along[0], x * across[1] + y * along[1])
             for name, (x, y) in board.cells.items()}
    shift = [min(place[i] for place in names) - min(place[i] for place in moved.values()) for i in (0, 1)]
    image = {name: names.get((x + shift[0], y + shift[1])) for name, (x, y) in moved.items()}
    if None in image.values():
        return False
    return all({image.get(other, other) for other in beside} == set(board.beside.get(image[name] or "", ()))
               for name, beside in board.beside.items() if name in image)  # places off the grid stay fixed
