"""Questions before a game in the terminal: as few as possible; Enter answers each."""
from __future__ import annotations

from datetime import datetime

from rich.style import Style
from rich.text import Text

from formicarium.bots.registry import LEVELS
from formicarium.cli.faults import Fault
from formicarium.cli.terminal.game import Left, summary
from formicarium.cli.terminal.orders import YES, fold_letters, order
from formicarium.cli.terminal.saves import SavedGame
from formicarium.cli.terminal.screen import Screen
from formicarium.cli.terminal.seats import Seat, against, from_heading, names, person, seat
from formicarium.core.game import Game
from formicarium.i18n import LANGUAGES, Words

USUAL = 2  # level chosen by Enter


class Welcome:
    def __init__(self, screen: Screen, words: Words, game: type[Game], counts: range, players: int | None) -> None:
        self.screen = screen
        self.words = words
        self.game = game
        self.counts = counts  # possible numbers of players
        self.players = players  # number given on the command line

    def greet(self) -> None:
        say = self.words.say
        self.screen.clear()
        self.screen.lines([Text.assemble(("FORMICARIUM  ", "bold"), say(f"{self.game.id}-name"))])
        self.screen.say(say(f"{self.game.id}-tagline"), "italic")
        self.screen.blank()
        self.screen.say(summary(self.game.id, self.words.language))
        self.screen.blank()

    def ask(self, question: str, **facts: object) -> str:
        """Ask a question; the answer may also be a language or the command to leave."""
        typed = self.screen.ask(Text(self.words.say(question, **facts), Style(bold=True)))
        command = order(typed)
        if command is not None and command.name == "quit":
            raise Left
        return typed

    def language(self, typed: str) -> bool:
        """Set the language from `en`, `fr` or `lang en`; return whether it was one."""
        name = fold_letters(typed).removeprefix("langue ").removeprefix("lang ").strip()
        if name in LANGUAGES:
            self.words = Words(name)
        return name in LANGUAGES

    def resume(self, kept: SavedGame) -> bool:
        """Whether the person wants to resume an unfinished game."""
        self.greet()
        while True:
            seating = from_heading(kept.seats, kept.matches[-1].game.players)
            when = datetime.fromtimestamp(kept.path.stat().st_mtime)
            self.screen.say(self.words.say("play-waiting", names=self.words.join(names(seating, self.words)),
                                           moves=len(kept.matches) - 1, date=f"{when:%Y-%m-%d %H:%M}"))
            typed = self.ask("play-waiting-resume")
            if not self.language(typed):
                return fold_letters(typed) in YES

    def seats(self) -> tuple[Seat, ...]:
        """Ask for an opponent's level; `t` asks for each seat."""
        self.greet()
        self.levels()
        while True:
            typed = fold_letters(self.ask("play-against", usual=USUAL))
            if self.language(typed):
                self.greet()
                self.levels()
            elif typed in ("t", "table"):
                return self.table()
            elif level := USUAL if not typed else self.level(typed):
                return against(level, self.players or self.counts[0])
            else:
                self.screen.refuse(self.words.say("play-against-unknown"))

    def levels(self) -> None:
        for number, bot in enumerate(LEVELS, 1):
            name = self.words.say(f"bot-{bot.name}")
            own = f"{self.game.id}-bot-{bot.name}"
            help_ = self.words.say(own if self.words.knows(own) else f"bot-{bot.name}.help")
            usual = self.words.say("play-usual") if number == USUAL else ""
            self.screen.lines([Text.assemble(self.screen.ink.key(str(number)), " ", (name.ljust(10), "bold"), help_,
                                             (f"  {usual}", "dim"))])
        self.screen.lines([Text.assemble(self.screen.ink.key("t"), " ", self.words.say("play-table"))])
        self.screen.lines([Text(self.words.say("play-other-language"), "dim")])

    def level(self, typed: str) -> int:
        """Return the level by number, by name in either language, or by id; 0 if unknown."""
        for number, bot in enumerate(LEVELS, 1):
            known = {str(number), bot.name, *[fold_letters(Words(one).say(f"bot-{bot.name}")) for one in LANGUAGES]}
            if typed in known:
                return number
        return 0

    def table(self) -> tuple[Seat, ...]:
        players = self.players or self.count()
        self.screen.say(self.words.say("play-seats-how"))
        return tuple(self.one_seat(number) for number in range(players))

    def count(self) -> int:
        least, most = self.counts[0], self.counts[-1]
        while len(self.counts) > 1:
            typed = self.ask("play-how-many", least=least, most=most)
            if not typed:
                break
            if typed.isascii() and typed.isdecimal() and int(typed[:3]) in self.counts:
                return int(typed)
            self.screen.refuse(self.words.say("play-how-many-unknown", least=least, most=most))
        return least

    def one_seat(self, number: int) -> Seat:
        """Ask for one seat: Enter for the usual choice, a level, or a person's name."""
        usual = self.words.say("play-seat-you" if number == 0 else f"bot-level{USUAL}")
        self.screen.lines([self.screen.ink.token(number, self.words.say(f"play-colour-{number + 1}"))])
        typed = self.ask("play-seat", usual=usual)
        if not typed:
            return person() if number == 0 else Seat(LEVELS[USUAL - 1])
        if level := self.level(fold_letters(typed)):
            return Seat(LEVELS[level - 1])
        try:
            return seat(typed)
        except Fault:
            return person(typed)
