"""What all doors share: a game on its way as a learner meets it, one seat asked at a time."""
from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from formicarium.core.dice import Dice
from formicarium.core.game import Game, IllegalMove, Refusal
from formicarium.core.news import SILENT
from formicarium.core.table import GameState, lowest_bit
from formicarium.games import SHELF, include_editions
from formicarium.rl.stepper import reward

NOBODY = -1
Row = NDArray[np.uint8]
Mask = NDArray[np.int8]


def choose_game(name: str, **options: Any) -> Game:
    """By its id, with what is chosen of mode, players, edition and the table options; the rest as usual."""
    include_editions()
    if name not in SHELF:
        raise ValueError(f"there is no game {name!r}; there is {', '.join(SHELF)}")
    kind = SHELF[name]
    unknown = sorted(set(options) - set(kind.__struct_fields__))
    if unknown:
        raise ValueError(f"{name} has no option {unknown[0]!r}; there is {', '.join(kind.__struct_fields__)}")
    if "mode" in options and "players" not in options and options["mode"] in kind.modes:
        counts = kind.modes[options["mode"]]
        usual = {field.name: field.default for field in msgspec.structs.fields(kind)}["players"]
        options["players"] = usual if usual in counts else counts[0]
    chosen = {name: value for name, value in options.items() if value is not None}
    return msgspec.convert({"game": name, **chosen_whole(kind, chosen)}, type=kind)


def chosen_whole(kind: type[Game], chosen: dict[str, Any]) -> dict[str, Any]:
    """What is chosen, and for the rest what the game has by itself."""
    return {field.name: chosen.get(field.name, field.default) for field in msgspec.structs.fields(kind)}


def observation(game: Game, table: GameState, seat: int) -> Row:
    """What a net sees from a seat: `Game.parts` says what is where."""
    return np.frombuffer(game.features_of(table, seat), np.uint8)


def rewards(game: Game, table: GameState) -> list[float]:
    """At the end, from -1 to 1: the share of the others that a seat finished before, less the share that finished
    before it. Where one plays alone, a hundredth of the score."""
    return [reward(table, seat) for seat in range(game.players)]


class Playing:
    """One game. Of several seats that are waited for the lowest is asked first, which tells nobody anything: what they
    see does not change by each other's secret moves."""

    def __init__(self, game: Game, dice: Dice, free: bool = False, table: GameState | None = None) -> None:
        self.game = game
        self.dice = dice
        self.free = free  # seats that are not waited for are asked too, where the rules leave them a move
        self.table = game.setup(dice, SILENT) if table is None else table
        self.held: set[int] = set()  # those who would not, since the last move
        self.moves = 0  # so far

    @property
    def hold(self) -> int:
        """The number of the action "not now", which is none of the game's."""
        return self.game.move_count

    @property
    def actions(self) -> int:
        return self.game.move_count + self.free

    def ended(self) -> bool:
        return self.table.ended() != 0

    @property
    def seat_asked(self) -> int:
        """The seat that is to act; NOBODY: it has ended."""
        waiting = self.table.waiting()
        if not waiting:
            return NOBODY
        if self.free:
            for seat in range(self.game.players):
                if not waiting >> seat & 1 and seat not in self.held and len(self.table.legal_moves(seat)):
                    return seat
        return int(lowest_bit(waiting))

    def is_free(self, seat: int) -> bool:
        """Whether the game could go on without this seat."""
        return not self.table.waiting() >> seat & 1

    def options(self, seat: int) -> list[int]:
        """Every action that the seat may take now."""
        found = list(self.table.legal_moves(seat))
        return [*found, self.hold] if self.free and self.is_free(seat) else found

    def mask(self, seat: int) -> Mask:
        mask = np.zeros(self.actions, np.int8)
        if seat == self.seat_asked:
            mask[self.options(seat)] = 1
        return mask

    def refusal(self, seat: int, move: int) -> Refusal | None:
        """Why not; nothing, if the seat may."""
        if self.free and move == self.hold and self.is_free(seat) and seat == self.seat_asked:
            return None
        number = self.table.forbidding_rule(seat, move)
        if not number:
            return None
        facts = {"seat": seat, "move": move}
        if not 0 <= move < self.game.move_count:
            return Refusal(self.game.rules[number], facts)
        return self.game.refusal(self.table, seat, self.game.action_of(move)) or Refusal(self.game.rules[number], facts)

    def play(self, move: int) -> None:
        """By the seat that is asked; raises IllegalMove, with the rule."""
        seat = self.seat_asked
        refusal = self.refusal(seat, move)
        if refusal:
            raise IllegalMove(refusal)
        self.moves += 1
        if self.free and move == self.hold:
            self.held.add(seat)
            return
        self.held.clear()
        self.table.play(seat, move, self.dice, SILENT)

    def observe(self, seat: int) -> Row:
        return observation(self.game, self.table, seat)

    def ending(self) -> str:
        """The id of the rule that ended it."""
        return self.game.rules[self.table.ended()]

    def rewards(self) -> list[float]:
        return rewards(self.game, self.table) if self.ended() else [0.0] * self.game.players
