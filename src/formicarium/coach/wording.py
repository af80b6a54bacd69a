"""Words of the coach: makes sentences of a review and of a comparison of moves; used by the command line."""
from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from formicarium.coach.review import Decision, Review, Turning, Why
from formicarium.core.game import Game
from formicarium.i18n import Words


class Speaker:
    """Words for one game and its players in one language."""

    def __init__(self, words: Words, game: Game, names: Sequence[str]) -> None:
        self.words = words
        self.game = game
        self.names = names

    def action(self, action: Any, outlook: Any) -> str:
        facts = self.words.arguments(self.game, outlook, self.names)
        return self.words.say(f"{self.game.id}-action-{type(action).__name__}.short", **facts)

    def amount(self, count: int) -> str:
        """Return an amount of points, or of the game's own unit."""
        own = f"{self.game.id}-amount"
        return self.words.say(own if self.words.knows(own) else "coach-amount", count=count)

    def decision(self, decision: Decision) -> str:
        """Return why another move was better; empty for a good move."""
        if decision.why is None:
            return ""
        [first, *_] = decision.better_line
        return self.why(decision.why, decision.seat, self.action(first.action, first.outlook),
                        self.action(decision.action, decision.outlook))

    def why(self, why: Why, seat: int, better: str, played: str) -> str:
        return self.tell("coach-why", why, seat, better=better, played=played)

    def hint(self, why: Why, seat: int) -> str:
        return self.tell("coach-hint", why, seat)

    def tell(self, kind: str, why: Why, seat: int, **moves: str) -> str:
        mix = [self.words.say("coach-share", action=inner(self.action(share.action, share.outlook)),
                              hundredths=share.hundredths) for share in why.mix]
        facts = {
            "gain": self.amount(abs(why.gain)), "instead": self.amount(abs(why.instead)), "kind": kind_of_gain(why),
            "allowed": self.amount(why.allows), "spared": self.amount(why.spares), "lost": self.amount(why.costs),
            "costs": why.costs, "kept": self.amount(why.loses),
            "keeps": "some" if why.loses else "all" if why.costs else "none", "turns": why.turns,
            "seat": self.names[seat], "other": self.names[why.seat] if why.seat >= 0 else "",
            "mix": self.words.join(mix), **{which: inner(move) for which, move in moves.items()}}
        if why.topic == "facts":
            facts |= {"this": self.spell_facts(why, "this"), "instead": self.spell_facts(why, "instead"),
                      "turns": why.facts[0].turns}
        topics = ("gain", "allow") if why.topic == "both" else (why.topic,)
        return " ".join(self.words.say(f"{kind}-{topic}", **facts) for topic in topics)

    def spell_facts(self, why: Why, which: str) -> str:
        return self.words.join([self.words.say(f"{self.game.id}-coach-{fact.what}", count=getattr(fact, which))
                                for fact in why.facts])

    def turning(self, review: Review, turn: Turning) -> str:
        name = self.names[turn.seat]
        if turn.kind == "luck":
            return self.words.say("coach-turn-luck", move=turn.move, seat=name, swing=round(100 * turn.swing))
        [made] = [one for one in review.seats[turn.seat].decisions if one.move == turn.move]
        before, after = (round(100 * found.first[turn.seat]) for found in (made.before, made.after))
        said = self.words.say("coach-turn-move", move=turn.move, seat=name, before=before, after=after)
        return f"{said} {self.decision(made)}"


def inner(words: str) -> str:
    """Convert quotation marks inside a quoted text to inner ones."""
    return re.sub("\\s»", "”", re.sub("«\\s", "“", words.replace("“", "‘").replace("”", "’")))


def kind_of_gain(why: Why) -> str:
    return "cost" if why.gain < 0 else "mixed" if why.instead < 0 else "gain"
