"""A lesson at a terminal: a game with a text that explains the board and asks for a move."""
from __future__ import annotations

import re
from typing import Any

from rich.style import Style
from rich.text import Text as Line

from formicarium.cli.boards import Offer, Scene
from formicarium.cli.terminal.game import TerminalGame
from formicarium.cli.terminal.ink import HONEY
from formicarium.cli.terminal.lesson_progress import Learned
from formicarium.cli.terminal.orders import fold_letters
from formicarium.cli.terminal.screen import Screen
from formicarium.cli.terminal.seats import Seat
from formicarium.core.dice import Seeded
from formicarium.core.game import Action, Game
from formicarium.games import SHELF
from formicarium.i18n import Words
from formicarium.i18n.rulebook import forbidding
from formicarium.lessons.lesson import Lesson
from formicarium.lessons.run import LessonRun, NearAnswer, WrongAnswer

ON = frozenset({"", "on", "next", "n", "suite", "suivant", "continuer"})
SKIP = frozenset({"skip", "sauter"})
BACK = frozenset({"back", "b", "retour"})
BUBBLE = 8  # lines of text below the board
BOLD = re.compile(r"\*\*")


def play_command(game: Game) -> str:
    """Return the command for a whole game with the lesson's settings, against the Egg."""
    kind: Any = SHELF[game.id]
    usual, parts = kind(), ["formicarium play", game.id]
    parts += [f"--{name} {getattr(game, name)}" for name in ("mode", "edition")
              if getattr(game, name) != getattr(usual, name)]
    return " ".join([*parts, "--seats", ",".join(["me", *["level1"] * (game.players - 1)])])


class TerminalLesson(TerminalGame):
    """A lesson run in the terminal; only its progress is stored."""

    def __init__(self, screen: Screen, words: Words, lesson: Lesson, at: int, learned: Learned) -> None:
        self.pupil = LessonRun(lesson, at)
        self.learned = learned
        seating = tuple(Seat(None, name) for name in lesson.names(""))
        super().__init__(screen, words, seating, self.pupil.matches, None, Seeded(0), Seeded(0), fast=True)
        self.people = frozenset({self.pupil.seat})
        screen.reserved = BUBBLE

    def run(self) -> None:
        """Run to the end of the lesson, or until the player leaves."""
        while not self.pupil.done:
            self.begin_step()
            while not self.answer(self.pupil.seat, self.screen.ask(Line(self.screen.ink.pick("›", ">"), "bold"))):
                pass
        self.matches = self.pupil.matches
        super().show(self.pupil.seat, self.words.say("learn-end"))
        self.screen.say(self.words.say("learn-play", command=play_command(self.match.game)))

    def begin_step(self) -> None:
        self.matches = self.pupil.matches
        self.show(self.pupil.seat)

    def scene(self, seat: int, pointed: Action | None = None) -> Scene:
        """Return the scene with the step's options, which may be fewer than the legal actions."""
        offers = tuple(Offer(self.drawing.key(action, number), action, self.match.outlook(seat, action))
                       for number, action in enumerate(() if self.pupil.done else self.pupil.options(), 1))
        return super().scene(seat, pointed)._replace(offers=offers)

    def show(self, seat: int, prompt: str = "", pointed: Action | None = None) -> None:
        super().show(seat, prompt, pointed)
        self.speak()

    def speak(self) -> None:
        """Print the text of the current step."""
        lesson, at, step, language = self.pupil.lesson, self.pupil.at, self.pupil.step, self.words.language
        title = next(one.title for one in reversed(lesson.steps[:at + 1]) if one.title)
        self.screen.blank()
        self.screen.say(self.words.say("learn-heading", number=lesson.heading(at) + 1, count=lesson.headings(),
                                       title=title.in_language(language)), "dim")
        edge = Line(self.screen.ink.pick("▌ ", "| "), Style(color=HONEY, bold=True))
        self.screen.lines([Line.assemble(edge, self.words.say("learn-scout"))])
        self.screen.say(BOLD.sub("", step.in_language(language)), Style(bold=True), "  ")
        if step.point:
            shown = self.words.join([self.words.say("learn-seat", name=self.names[int(one.which)])
                                     if one.what == "seat" else one.which or one.what for one in step.pointers])
            self.screen.say(self.words.say("learn-point", shown=shown), "dim", "  ")
        key = "learn-on" if step.do == "look" else "learn-tip"
        self.screen.say(step.ask.in_language(language) if step.ask else self.words.say(key), "", "  ")

    def tell_after(self) -> None:
        """Tell the replies of the other seats, on output that is not cleared."""
        for match in self.pupil.matches[-1 - len(self.pupil.step.then):]:
            self.tell(match.events_for(self.pupil.seat))

    def answer(self, seat: int, typed: str) -> bool:
        word = fold_letters(typed)
        if word in BACK:
            return self.move_to(max(0, self.pupil.at - 1))
        if word in SKIP or (self.pupil.step.do == "look" and word in ON):
            return self.move_to(self.pupil.at + 1)
        return super().answer(seat, typed)

    def move_to(self, at: int) -> bool:
        self.pupil.go(at)
        self.learned.note(self.pupil.lesson, at)
        return True

    def choose(self, seat: int, action: Any) -> bool:
        """Judge an action as in a game; a legal action that the step does not ask for is not played."""
        step = self.pupil.step
        answer = self.pupil.answer(action)
        if isinstance(answer, NearAnswer):
            text = step.wrong[answer.wrong] if answer.wrong >= 0 else step.almost
            sentence = text.in_language(self.words.language) if text else self.words.say("school-almost")
            self.screen.refuse(self.words.say("learn-almost"), BOLD.sub("", sentence), self.words.say("learn-again"))
            return False
        if isinstance(answer, WrongAnswer):
            quoted = forbidding(self.match.game.id, self.words.language, answer.refusal)
            self.screen.refuse(self.words.refusal(self.match.game, answer.refusal, self.names),
                               self.rule_line(answer.refusal.rule, quoted))
            if not answer.meant:
                return False
            self.screen.say(self.words.say("learn-seen"))
        elif not self.screen.live:
            self.matches = self.pupil.matches
            self.tell_after()
        self.pupil.next()
        self.learned.note(self.pupil.lesson, self.pupil.at)
        return True

    def order_hint(self, seat: int, rest: str) -> bool:
        shown = self.pupil.action_shown()
        scene = self.scene(seat)
        offer = next((one for one in scene.offers if one.action == shown), None)
        if offer is None:
            self.screen.say(self.words.say("learn-tip"))
        else:
            self.show(seat, self.words.say("learn-shown", advice=scene.sentence(offer)), shown)
        return False

    def order_undo(self, seat: int, rest: str) -> bool:
        return self.move_to(max(0, self.pupil.at - 1))

    def order_resign(self, seat: int, rest: str) -> bool:
        return self.order_quit(seat, rest)
