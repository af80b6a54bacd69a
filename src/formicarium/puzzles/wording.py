"""A puzzle's question, answer and reason as sentences; used by the server and the command line."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from formicarium.core.game import Action, Game
from formicarium.core.news import SILENT
from formicarium.core.state import GameState
from formicarium.i18n import Words
from formicarium.puzzles.puzzle import Puzzle


def percent(share: float) -> int:
    return round(100 * share)


def question(puzzle: Puzzle, words: Words) -> str:
    """Return the question as a sentence; it may say that the first tile has only one place."""
    first = getattr(puzzle.game.outlook(puzzle.state(), puzzle.seat, puzzle.steps[0].right[0]), "first", False)
    return words.say(f"{puzzle.game.id}-puzzle-{puzzle.kind}", turns=puzzle.turns, first=int(first))


def act(game: Game, state: GameState, seat: int, action: Action, words: Words, names: Sequence[str]) -> str:
    facts = words.arguments(game, game.outlook(state, seat, action), names)
    return words.say(f"{game.id}-action-{type(action).__name__}.short", **facts)


def answer(puzzle: Puzzle, words: Words, names: Sequence[str]) -> list[str]:
    """Return the solver's moves in order, with the names of seats that reply."""
    state, game, luck = puzzle.state(), puzzle.game, puzzle.luck()
    lines = []
    for number, step in enumerate(puzzle.steps):
        lines.append(act(game, state, puzzle.seat, step.right[0], words, names))
        state.play(puzzle.seat, game.number_of(step.right[0]), luck, SILENT)
        if number + 1 < len(puzzle.steps):
            for reply in step.replies:
                reply_text = act(game, state, reply.seat, reply.action, words, names)
                lines.append(words.say("puzzles-reply", name=names[reply.seat], reply=reply_text))
                state.play(reply.seat, game.number_of(reply.action), luck, SILENT)
    return lines


def reason(puzzle: Puzzle, words: Words, names: Sequence[str]) -> str:
    """Return why the answer is right, and the chance that the tempting move would leave."""
    game, state, luck = puzzle.game, puzzle.state(), puzzle.luck()
    facts: dict[str, Any] = {}
    for step in puzzle.steps:
        if not state.ended() and not state.forbidding_rule(puzzle.seat, game.number_of(step.right[0])):
            facts |= words.arguments(game, game.outlook(state, puzzle.seat, step.right[0]), names)
            state.play(puzzle.seat, game.number_of(step.right[0]), luck, SILENT)
        if step.replies:
            break
    facts |= {"worth": percent(puzzle.worth), "turns": puzzle.turns, "ways": len(puzzle.steps)}
    return words.say(f"{game.id}-puzzle-{puzzle.kind}.why", **facts, **instead(puzzle, words, names))


def instead(puzzle: Puzzle, words: Words, names: Sequence[str]) -> dict[str, Any]:
    """Return facts of the most tempting judged wrong move: its words, its chance and the first reply ("": none at
    once).
    """
    game, seat, luck = puzzle.game, puzzle.seat, puzzle.luck()
    other, state = next((one for one in puzzle.others if one.worth), puzzle.others[0]), puzzle.state()
    facts = {"other": percent(other.worth), "tempting": act(game, state, seat, other.action, words, names), "reply": ""}
    state.play(seat, game.number_of(other.action), luck, SILENT)
    for reply in other.replies[:1]:
        facts["reply"] = act(game, state, reply.seat, reply.action, words, names)
    return facts


def tempting(puzzle: Puzzle, words: Words, names: Sequence[str]) -> str:
    """Return the weaker players' choice and the reply to it; empty if unknown."""
    if not puzzle.others:
        return ""
    other, state = puzzle.others[0], puzzle.state()
    move = act(puzzle.game, state, puzzle.seat, other.action, words, names)
    reply = tell_reply(puzzle, 0, words, names)
    return words.say("puzzles-tempting" if reply else "puzzles-tempting-only", move=move, reply=reply)


def tell_reply(puzzle: Puzzle, number: int, words: Words, names: Sequence[str]) -> str:
    """Return the reply to a wrong move as a sentence; empty if no reply follows at once."""
    other, state, luck = puzzle.others[number], puzzle.state(), puzzle.luck()
    state.play(puzzle.seat, puzzle.game.number_of(other.action), luck, SILENT)
    for reply in other.replies[:1]:
        text = act(puzzle.game, state, reply.seat, reply.action, words, names)
        return words.say("puzzles-reply", name=names[reply.seat], reply=text)
    return ""
