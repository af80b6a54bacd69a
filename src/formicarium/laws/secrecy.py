"""Law 7: a seat hears nothing that it may not see."""
from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

from formicarium.core.dice import Dice, Seeded
from formicarium.core.game import WATCHER
from formicarium.core.state import GameState
from formicarium.laws.observed import features_from_view
from formicarium.laws.play import Play, may_move, pick_some, plain
from formicarium.laws.worlds import Trace, guesses, trace


def law_7(play: Play) -> None:
    """Non-interference: states that look the same to a seat stay indistinguishable to it, now and in its next events.
    """
    for state in play.positions(every=4):
        for seat in play.viewers:
            worlds = guesses(play, state, seat)
            check_now(play, seat, worlds)
            check_features(play, seat, state)
            public: defaultdict[object, set[bytes]] = defaultdict(set)
            for world in worlds:
                for mover in may_move(world):
                    for move in check_moves(play, seat, world, mover, public):
                        check_luck(play, seat, world, mover, move)


def check_now(play: Play, seat: int, worlds: list[GameState]) -> None:
    """Check that all worlds look the same without a move: actions in order, refusals, outlooks, own sheet, end."""
    game = play.game
    actions = [game.action_of(move) for move in pick_some(play, range(game.move_count))]
    sights: dict[str, Callable[[GameState], object]] = {
        "view": lambda w: game.view(w, seat),
        "options": lambda w: game.legal_actions(w, seat),
        "refusals": lambda w: [game.refusal(w, seat, action) for action in actions],
        "outlook": lambda w: [game.outlook(w, seat, action) for action in game.legal_actions(w, seat)],
        "turn and end": lambda w: [w.waiting(), w.ended(), game.places(w) if w.ended() else None],
        "sheet": lambda w: game.tally(w, seat) if seat != WATCHER else None,
        "features": lambda w: list(game.features_of(w, seat)) if seat != WATCHER else None,
    }
    for name, sight in sights.items():
        first = sight(worlds[0])
        for world in worlds[1:]:
            if plain(sight(world)) != plain(first):
                raise play.breach(f"{name}: seat {seat} cannot know whether it is {game.position(worlds[0])} or "
                                  f"{game.position(world)}, and is shown {first} or {sight(world)}")


def check_features(play: Play, seat: int, state: GameState) -> None:
    """Check that the features equal those computed from the view, byte for byte."""
    if seat == WATCHER:
        return
    game = play.game
    written, read = game.features_of(state, seat), features_from_view(game, game.view(state, seat))
    for part in game.feature_parts():
        there = slice(part.offset, part.offset + part.size)
        if written[there] != read[there]:
            raise play.breach(f"features: {part.name} of seat {seat} is {list(written[there])}, and by its view "
                              f"{list(read[there])}")


def check_moves(play: Play, seat: int, world: GameState, mover: int,
                public: defaultdict[object, set[bytes]]) -> list[int]:
    """Check that events follow from the move and the views around it; another secret move must sound the same.

    Return the moves that ask chance.
    """
    traces: list[Trace] = []
    luck = play.aside.below(1000)
    for move in world.legal_moves(mover):
        left = trace(play, seat, world, mover, move, Seeded(luck))
        lines = public[mover, move, left.luck, left.view, left.revealed]
        lines.add(left.public)
        if len(lines) > 1:
            raise play.breach(
                f"after {play.game.action_of(move)} of seat {mover}, seat {seat} is told what it could not "
                f"know: {sorted(lines)}"
            )
        traces.append(left)
    if mover != seat:
        check_alike(play, seat, mover, traces)
    return [move for move, left in zip(world.legal_moves(mover), traces, strict=True) if left.luck]


def check_luck(play: Play, seat: int, world: GameState, mover: int, move: int) -> None:
    """Check one move with one answer of chance changed at a time."""
    first = trace(play, seat, world, mover, move, Seeded(play.aside.below(1000)))
    traces = [first]
    for place in range(min(3, len(first.luck))):
        for other in range(4):
            answers = [*first.luck[:place], first.luck[place] + other, *first.luck[place + 1:]]
            traces.append(trace(play, seat, world, mover, move, Bent(answers)))
    check_alike(play, seat, mover, traces)


class Bent(Dice):
    """Answers from a list recorded for slightly different questions."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers
        self.at = 0

    def ask(self, n: int) -> int:
        self.at += 1
        return self.answers[self.at - 1] % n if self.at <= len(self.answers) else 0


def check_alike(play: Play, seat: int, mover: int, traces: list[Trace]) -> None:
    """Check that unseen changes are unheard; events may differ if nothing changed, such as a roll without effect."""
    by_view: dict[bytes, Trace] = {}
    for left in traces:
        first = by_view.setdefault(left.view, left)
        if first.heard != left.heard and first.position != left.position:
            raise play.breach(f"seat {mover} moves and seat {seat} sees {left.view!r} either way, but hears "
                              f"{first.heard!r} or {left.heard!r}")
