"""Puzzles at a terminal: the board as in a game, one question, and the solver's rating."""
from __future__ import annotations

import secrets
from datetime import date, timedelta
from pathlib import Path

import msgspec
from rich.style import Style
from rich.text import Text

from formicarium.bots.registry import LEVELS
from formicarium.cli.boards import Drawing, Offer, Scene, Unknown, drawing
from formicarium.cli.terminal import saves
from formicarium.cli.terminal.orders import YES, fold_letters
from formicarium.cli.terminal.screen import Screen
from formicarium.cli.terminal.seats import Seat, names
from formicarium.core.game import Action, Event
from formicarium.core.news import ALL, News
from formicarium.core.state import GameState
from formicarium.i18n import Words
from formicarium.puzzles.glicko import Bout, Standing, rate_period
from formicarium.puzzles.puzzle import Puzzle, goes_on, of_day, puzzles
from formicarium.puzzles.wording import act, answer, question, reason, tell_reply, tempting

ORDERS = {"hint": "hint", "h": "hint", "indice": "hint", "i": "hint", "show": "show", "reponse": "show",
          "answer": "show", "quit": "quit", "q": "quit", "quitter": "quit", "coups": "legal", "legal": "legal",
          "moves": "legal", "?": "help", "aide": "help", "help": "help"}
WEEK = 7
DOUBT = 60.0  # deviation of a puzzle's rating, which was measured on bots


class Solved(msgspec.Struct):
    """The solver's results at this terminal, by game."""

    standing: dict[str, Standing] = {}
    done: dict[str, str] = {}  # by puzzle: found, hint or shown


def file() -> Path:
    return saves.folder().parent / "puzzles.json"


def read_solved() -> Solved:
    """Return the stored results; empty if the file cannot be read."""
    try:
        return msgspec.json.decode(file().read_bytes(), type=Solved)
    except (OSError, msgspec.MsgspecError):
        return Solved()


class TerminalPuzzles:
    """Successive puzzles, until the solver leaves."""

    def __init__(self, game: str, first: Puzzle | None, words: Words, today: str = "") -> None:
        self.game = game
        self.first = first
        self.today = today  # date for which the first puzzle is the puzzle of the day; "" if it is not
        self.words = words
        self.screen = Screen.standard()
        self.solved = read_solved()

    def run(self) -> int:
        one = self.first or self.next()
        try:
            while True:
                result = TerminalPuzzle(one, self.screen, self.words).solve()
                self.note(one, result)
                if self.today:
                    self.show_week()
                if fold_letters(self.screen.ask(Text(self.words.say("puzzles-another")))) not in YES:
                    return 0
                one = self.next()
        except EOFError:
            return 0
        except KeyboardInterrupt:
            self.screen.blank()
            return 130

    def show_week(self) -> None:
        """Show which puzzles of the last seven days are solved; a missed day is an open dot."""
        ink, end, days = self.screen.ink, date.fromisoformat(self.today), []
        for back in reversed(range(WEEK)):
            day = end - timedelta(days=back)
            one = of_day(day.isoformat())
            done = one is not None and one.id in self.solved.done
            days.append(f"{day.day} {ink.pick('●', '*') if done else ink.pick('○', 'o')}")
        self.screen.say(f"{self.words.say('puzzles-trail')}  {'  '.join(days)}", "dim")
        self.today = ""

    def next(self) -> Puzzle:
        """Return an unsolved puzzle near the solver's rating; if all are solved, any."""
        stock = puzzles(self.game)
        left = [one for one in stock if one.id not in self.solved.done]
        if not left:
            return stock[secrets.randbelow(len(stock))]
        mine = self.solved.standing.get(self.game, Standing()).rating
        near = sorted(left, key=lambda one: abs(one.rating - mine))[:5]
        return near[secrets.randbelow(len(near))]

    def note(self, one: Puzzle, result: str) -> None:
        """Rate and store a result; only the first attempt at a puzzle counts."""
        if one.id in self.solved.done:
            return
        before = self.solved.standing.get(self.game, Standing())
        after = rate_period(before, [Bout(one.rating, DOUBT, {"found": 1.0, "hint": 0.5}.get(result, 0.0))])
        self.solved.done[one.id] = result
        self.solved.standing[self.game] = after
        try:
            file().parent.mkdir(parents=True, exist_ok=True)
            file().write_bytes(msgspec.json.encode(self.solved))
        except OSError:
            self.screen.say(self.words.say("puzzles-not-kept"), "dim")
        rating = self.words.say("puzzles-rating", rating=round(after.rating), doubt=round(after.deviation))
        self.screen.say(rating, "dim")


class TerminalPuzzle:
    def __init__(self, puzzle: Puzzle, screen: Screen, words: Words) -> None:
        self.puzzle = puzzle
        self.screen = screen
        self.words = words
        seats = tuple(Seat() if seat == puzzle.seat else Seat(LEVELS[2]) for seat in range(puzzle.game.players))
        self.names = names(seats, words)
        self.drawing: Drawing = drawing(puzzle.game)
        self.begin()

    def begin(self) -> None:
        self.state: GameState = self.puzzle.state()
        self.luck = self.puzzle.luck()
        self.step = 0
        self.news: list[Event] = []

    def solve(self) -> str:
        """Run the puzzle; return "found", "hint" (found with a hint) or "shown" (after the answer or a wrong move)."""
        result = "found"
        self.show()
        while True:
            typed = fold_letters(self.screen.ask(Text(self.screen.ink.pick("›", ">"), "bold")))
            order = ORDERS.get(typed)
            if order == "quit":
                raise EOFError
            if order == "show":
                self.tell_answer()
                return "shown"
            if order == "hint":
                self.screen.say(tempting(self.puzzle, self.words, self.names) or self.words.say("puzzles-no-hint"))
                result = "hint" if result == "found" else result
            elif order == "help":
                self.screen.say(self.words.say("puzzles-tip"))
            elif order == "legal" or not typed:
                self.list_moves()
            else:
                action = self.drawing.understand(self.scene(), typed)
                if action is None or isinstance(action, Unknown):
                    self.screen.refuse(self.words.say("play-unknown", typed=typed[:40]))
                elif self.refuses(action):
                    continue
                elif action not in self.puzzle.steps[self.step].right:
                    self.tell_wrong(action)
                    result = "shown"
                elif self.play(action):
                    self.draw()
                    self.screen.say(self.words.say("puzzles-found"), Style(bold=True))
                    self.screen.say(reason(self.puzzle, self.words, self.names))
                    return result

    def scene(self) -> Scene:
        game, seat = self.puzzle.game, self.puzzle.seat
        offers = tuple(Offer(self.drawing.key(action, number), action, game.outlook(self.state, seat, action))
                       for number, action in enumerate(game.legal_actions(self.state, seat), 1))
        return Scene(game, game.view(self.state, seat), self.names, frozenset({seat}), self.words, offers,
                     tuple(self.news), seat)

    def draw(self) -> None:
        self.screen.clear()
        self.screen.lines(self.drawing.draw(self.scene(), self.screen.ink, self.screen.width, self.screen.height))

    def show(self) -> None:
        self.draw()
        hard = self.words.say(f"puzzles-ants-{self.puzzle.ants}")
        self.screen.say(self.words.say("puzzles-head", id=self.puzzle.id, hard=hard), "dim")
        self.screen.lines([Text.assemble(self.screen.ink.token(self.puzzle.seat), " ",
                                         (question(self.puzzle, self.words), "bold"))])
        self.screen.say(self.words.say("puzzles-tip"), "dim")

    def list_moves(self) -> None:
        scene = self.scene()
        for offer in scene.offers:
            self.screen.say(f"{offer.key}  {scene.sentence(offer)}")

    def tell_answer(self) -> None:
        for line in answer(self.puzzle, self.words, self.names):
            self.screen.say(line, Style(bold=True))
        self.screen.say(reason(self.puzzle, self.words, self.names))

    def tell_wrong(self, action: Action) -> None:
        """Explain a wrong move, which is not played: tell the reply to it and restart the puzzle.

        The text is printed below the board, because showing the board clears the terminal.
        """
        number = next((n for n, other in enumerate(self.puzzle.others) if other.action == action), None)
        reply = tell_reply(self.puzzle, number, self.words, self.names) if number is not None and self.step == 0 else ""
        if self.step:
            self.begin()
            self.show()
        self.screen.say(f"{self.words.say('puzzles-wrong')} {reply}".strip(), Style(bold=True))
        self.screen.say(self.words.say("puzzles-retry"))

    def refuses(self, action: Action) -> bool:
        refusal = self.puzzle.game.refusal(self.state, self.puzzle.seat, action)
        if refusal is None:
            return False
        self.screen.refuse(self.words.refusal(self.puzzle.game, refusal, self.names))
        return True

    def play(self, action: Action) -> bool:
        """Play a right move and the replies to it; return whether it was the last."""
        puzzle, news = self.puzzle, News(True)
        self.state.play(puzzle.seat, puzzle.game.number_of(action), self.luck, news)
        if not goes_on(puzzle, self.step, action):
            return True
        sentences = []
        for reply in puzzle.steps[self.step].replies:
            done = act(puzzle.game, self.state, reply.seat, reply.action, self.words, self.names)
            sentences.append(self.words.say("puzzles-reply", name=self.names[reply.seat], reply=done))
            self.state.play(reply.seat, puzzle.game.number_of(reply.action), self.luck, news)
        self.news = [item.event for item in news.items
                     if item.to in (ALL, puzzle.seat) and isinstance(item.event, Event)]
        self.step += 1
        self.show()
        for line in sentences:
            self.screen.say(line, Style(bold=True))
        return False
