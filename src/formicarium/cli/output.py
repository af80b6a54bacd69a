"""Output of the command line: names, refusals, standings, and JSON that a person can read and edit."""
from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import msgspec

from formicarium.cli.arguments import dump
from formicarium.core.game import Action, Game, Refusal, fields_of
from formicarium.core.state import GameState
from formicarium.i18n import Words, scrub
from formicarium.i18n.rulebook import plain, rulebook

if TYPE_CHECKING:
    from rich.console import Console

WIDTH = 100  # columns of JSON for people


def names(game: Game, words: Words, given: tuple[str, ...] = ()) -> list[str]:
    """Return the players' names: the given ones, else "Joueur 1" …"""
    return [(scrub(given[seat]) if seat < len(given) else "") or words.say("cli-player", number=seat + 1)
            for seat in range(game.players)]


def waiting(game: Game, state: GameState) -> list[int]:
    bits = state.waiting()
    return [seat for seat in range(game.players) if bits >> seat & 1]


def outlook(game: Game, state: GameState, seat: int, action: Action, words: Words) -> str:
    """Return the sentence for the outlook of a legal action."""
    facts = words.arguments(game, game.outlook(state, seat, action), names(game, words))
    return words.say(f"{game.id}-action-{type(action).__name__}", **facts)


def refusal_as_json(game: Game, refusal: Refusal, words: Words) -> dict[str, Any]:
    """Return a refusal with its sentence and the text of its rule."""
    return {"legal": False, "refusal": {
        "rule": refusal.rule, "facts": refusal.facts, "text": words.refusal(game, refusal, names(game, words)),
        "rule_text": plain(rulebook(game.id, words.language).get(refusal.rule, ""))}}


def refusal_text(game: Game, refusal: Refusal, words: Words) -> str:
    written = refusal_as_json(game, refusal, words)["refusal"]
    known = {name: fact for name, fact in fields_of(refusal.facts).items() if fact is not None}
    facts = ", ".join(f"{name}={fact if isinstance(fact, str) else msgspec.json.encode(fact).decode()}"
                      for name, fact in known.items())
    return "\n".join([
        f"{words.say('cli-why-refused', rule=refusal.rule)} {written['text']}", *([f"  ({facts})"] if facts else []),
        f"  {refusal.rule} {written['rule_text']}"])


def print_result(value: Any, one_line: bool) -> None:
    """Print JSON on one line for programs, else indented for people."""
    if one_line:
        dump(value)
    else:
        print(fold_json(msgspec.to_builtins(value)))


def fold_json(value: Any, indent: str = "", taken: int = 0) -> str:
    """Return JSON that puts each part on one line if it fits."""
    line = json.dumps(value, ensure_ascii=False)
    if len(indent) + taken + len(line) <= WIDTH or not value or not isinstance(value, dict | list | tuple):
        return line
    inner = indent + "  "
    if isinstance(value, dict):
        keys = [json.dumps(key, ensure_ascii=False) for key in value]
        parts = [f"{key}: {fold_json(item, inner, len(key) + 3)}"
                 for key, item in zip(keys, value.values(), strict=True)]
        return "{\n" + ",\n".join(inner + part for part in parts) + f"\n{indent}}}"
    return "[\n" + ",\n".join(inner + fold_json(item, inner, 1) for item in value) + f"\n{indent}]"


def console() -> Console:
    """Return a console for tables and colours; no colours without a terminal or with NO_COLOR."""
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False)


def bot_name(bot: str, words: Words) -> str:
    """Return the bot's name in the catalogues; an entered bot keeps its own name."""
    known = f"bot-{bot.partition('@')[0]}"
    return words.say(known) if words.knows(known) else bot
