"""A game session with one seat to act at a time, shared by all environments of this package."""
from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from formicarium.core.dice import Dice
from formicarium.core.game import Game, IllegalMove, Refusal
from formicarium.core.news import SILENT
from formicarium.core.state import GameState, lowest_bit
from formicarium.games import SHELF, include_editions
from formicarium.rl.stepper import reward

NO_SEAT = -1
Row = NDArray[np.uint8]
Mask = NDArray[np.int8]


def choose_game(name: str, **options: Any) -> Game:
    """Return a game by its id; options that are not given have their defaults."""
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
    """Return all options of a game, with defaults where none are chosen."""
    return {field.name: chosen.get(field.name, field.default) for field in msgspec.structs.fields(kind)}


def observation(game: Game, state: GameState, seat: int) -> Row:
    """Return the features of a seat (`Game.feature_parts`)."""
    return np.frombuffer(game.features_of(state, seat), np.uint8)


def rewards(game: Game, state: GameState) -> list[float]:
    """Return the rewards of an ended game from -1 to 1: the share of opponents beaten minus the share lost to.

    In solo games it is a hundredth of the score.
    """
    return [reward(state, seat) for seat in range(game.players)]


class Playing:
    """One game in progress.

    Of several waiting seats the lowest acts first. That order reveals nothing, since views do not change by other
    seats' secret moves.
    """

    def __init__(self, game: Game, dice: Dice, free: bool = False, state: GameState | None = None) -> None:
        self.game = game
        self.dice = dice
        self.free = free  # seats with free moves are asked too
        self.state = game.setup(dice, SILENT) if state is None else state
        self.held: set[int] = set()  # seats that held since the last move
        self.moves = 0

    @property
    def hold(self) -> int:
        """Return the number of the additional action "not now"."""
        return self.game.move_count

    @property
    def actions(self) -> int:
        return self.game.move_count + self.free

    def ended(self) -> bool:
        return self.state.ended() != 0

    @property
    def seat_asked(self) -> int:
        """Return the seat to act, or `NO_SEAT` after the end."""
        waiting = self.state.waiting()
        if not waiting:
            return NO_SEAT
        if self.free:
            for seat in range(self.game.players):
                if not waiting >> seat & 1 and seat not in self.held and len(self.state.legal_moves(seat)):
                    return seat
        return int(lowest_bit(waiting))

    def is_free(self, seat: int) -> bool:
        """Whether the game can go on without this seat."""
        return not self.state.waiting() >> seat & 1

    def options(self, seat: int) -> list[int]:
        """Return the legal moves of the seat, with "hold" if it may."""
        found = list(self.state.legal_moves(seat))
        return [*found, self.hold] if self.free and self.is_free(seat) else found

    def mask(self, seat: int) -> Mask:
        mask = np.zeros(self.actions, np.int8)
        if seat == self.seat_asked:
            mask[self.options(seat)] = 1
        return mask

    def refusal(self, seat: int, move: int) -> Refusal | None:
        """Return the refusal of a move, or None if it is legal."""
        if self.free and move == self.hold and self.is_free(seat) and seat == self.seat_asked:
            return None
        number = self.state.forbidding_rule(seat, move)
        if not number:
            return None
        facts = {"seat": seat, "move": move}
        if not 0 <= move < self.game.move_count:
            return Refusal(self.game.rules[number], facts)
        return self.game.refusal(self.state, seat, self.game.action_of(move)) or Refusal(self.game.rules[number], facts)

    def play(self, move: int) -> None:
        """Play a move of the seat to act; raise IllegalMove with the rule."""
        seat = self.seat_asked
        refusal = self.refusal(seat, move)
        if refusal:
            raise IllegalMove(refusal)
        self.moves += 1
        if self.free and move == self.hold:
            self.held.add(seat)
            return
        self.held.clear()
        self.state.play(seat, move, self.dice, SILENT)

    def observe(self, seat: int) -> Row:
        return observation(self.game, self.state, seat)

    def ending(self) -> str:
        return self.game.rules[self.state.ended()]

    def rewards(self) -> list[float]:
        return rewards(self.game, self.state) if self.ended() else [0.0] * self.game.players
