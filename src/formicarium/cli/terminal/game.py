"""One game at a terminal: turn order, typed input, saving, and output."""
from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from rich import box
from rich.style import Style
from rich.table import Table as Sheet
from rich.text import Text

from formicarium.bots.registry import LEVELS
from formicarium.cli.boards import Drawing, Offer, Scene, Unknown, drawing
from formicarium.cli.faults import Fault
from formicarium.cli.terminal import saves
from formicarium.cli.terminal.ink import HONEY, wrap_text
from formicarium.cli.terminal.orders import ALL, YES, fold_letters, order
from formicarium.cli.terminal.saves import Save
from formicarium.cli.terminal.screen import WIDEST, Screen
from formicarium.cli.terminal.seats import Seat, names, people
from formicarium.core.dice import Dice
from formicarium.core.game import WATCHER, Action, Event, Refusal
from formicarium.core.match import UNDO, Entry, HowEnded, Match
from formicarium.i18n import LANGUAGES, Words
from formicarium.i18n.rulebook import forbidding, page, plain, rulebook

ADVISER = LEVELS[3]
STAND_IN = LEVELS[2]  # bot that plays on for a person who gives up
QUICKEST = 0.4  # seconds; a bot takes at least this long, so that people see its move
BETWEEN = 1.2  # seconds between two moves if only bots play
REMEMBERED = 10  # moves that `log` shows


class Left(Exception):
    """A person leaves the game."""


class TerminalGame:
    def __init__(self, screen: Screen, words: Words, seats: tuple[Seat, ...], matches: list[Match], save: Save | None,
                 luck: Dice, wits: Dice, fast: bool = False) -> None:
        self.screen = screen
        self.words = words
        self.seats = seats
        self.people = people(seats)
        self.matches = matches  # after each line of the journal, beginning with the opening
        self.save = save
        self.luck = luck  # chance of the game
        self.wits = wits  # chance of the bots, separate so that a hint does not change the game
        self.fast = fast
        self.drawing: Drawing = drawing(self.match.game)
        self.eyes = WATCHER  # seat whose turn was shown last
        self.notes: list[str] = []  # shown once, below the next board
        self.gone: dict[int, str] = {}  # names of people who gave up a seat that is played on

    @property
    def match(self) -> Match:
        return self.matches[-1]

    @property
    def names(self) -> tuple[str, ...]:
        return names(self.seats, self.words)

    def spell_seats(self) -> tuple[str, ...]:
        return tuple(seat.spell() for seat in self.seats)

    # Course of the game.

    def run(self) -> None:
        """Run to the end of the game, or until a person leaves."""
        while not self.match.ended():
            seat = self.next_seat()
            if seat in self.people:
                self.turn(seat)
            else:
                self.bot_turn(seat)
        self.finish()

    def next_seat(self) -> int:
        """Return a seat that the game waits for: people first, so that bots do not make them wait."""
        waiting = self.match.waiting()
        return next((seat for seat in waiting if seat in self.people), waiting[0])

    def turn(self, seat: int) -> None:
        self.hand_on(seat)
        self.show(seat)
        while not self.answer(seat, self.screen.ask(Text(self.screen.ink.pick("›", ">"), "bold"))):
            pass

    def hand_on(self, seat: int) -> None:
        """Ask the next person to take over the screen, in games with secrets."""
        if self.match.game.secrets and len(self.people) > 1 and self.screen.live and seat != self.eyes:
            self.screen.clear()
            self.screen.ask(Text(self.words.say("play-curtain", name=self.names[seat]), "bold"))
        self.eyes = seat

    def bot_turn(self, seat: int) -> None:
        bot = self.seats[seat].bot
        assert bot is not None
        begun = time.monotonic()
        if self.screen.live and not (self.fast and not self.people):
            self.show(self.onlooker(), self.words.say("play-thinking", name=self.names[seat]))
        action = bot.choose(self.match.game, self.match.view(seat), self.wits)
        if self.screen.live and not self.fast:
            if self.people:
                time.sleep(max(0.0, QUICKEST - (time.monotonic() - begun)))
            else:
                self.screen.pause(max(0.0, BETWEEN - (time.monotonic() - begun)))
        self.play(seat, action)
        if not self.screen.live or (not self.people and self.fast):
            self.tell(self.match.events_for(self.onlooker()))

    def onlooker(self) -> int:
        """Return the seat whose view is shown while others play: the only person here, else a spectator."""
        return next(iter(self.people)) if len(self.people) == 1 else WATCHER

    def play(self, seat: int, action: Action) -> None:
        """Play an action and store it, before it is shown."""
        after = self.match.play(seat, action, self.luck)
        self.keep(after)

    def keep(self, after: Match) -> None:
        if self.save is not None:
            self.save.append(after.journal[-1])
        self.matches.append(after)

    # Output.

    def scene(self, seat: int, pointed: Action | None = None) -> Scene:
        match = self.match
        options = match.legal_actions(seat) if seat in self.people else ()
        offers = tuple(Offer(self.drawing.key(action, number), action, match.outlook(seat, action))
                       for number, action in enumerate(options, 1))
        active = next(iter(match.waiting()), WATCHER)
        return Scene(match.game, match.view(seat), self.names, self.people, self.words, offers, self.news(seat), active,
                     pointed)

    def news(self, seat: int) -> tuple[Event, ...]:
        """Return the events that this seat has received since its own last move."""
        since = max((number for number, entry in enumerate(self.match.journal, 1) if entry.seat == seat), default=0)
        if seat == WATCHER or since == len(self.match.journal):
            since = len(self.match.journal) - 1
        return tuple(event for match in self.matches[max(since, 0) + 1:] for event in match.events_for(seat))

    def show(self, seat: int, prompt: str = "", pointed: Action | None = None) -> None:
        scene = self.scene(seat, pointed)
        ink = self.screen.ink
        self.screen.clear()
        self.screen.lines(self.drawing.draw(scene, ink, self.screen.width, self.screen.height))
        if prompt:
            self.screen.say(prompt, Style(bold=True))
        elif scene.offers:
            edge = (ink.pick("▌", ">"), Style(color=HONEY, bold=True))
            token = ink.token(seat, self.names[seat]) if len(self.people) > 1 else Text()
            line = Text.assemble(edge, token, " ", (scene.prompt(), "bold"))
            tip = f"  {self.words.say('play-tip')}"
            if line.cell_len + len(tip) < self.screen.width:
                line.append(tip, "dim")
            self.screen.lines([line])
        for note in self.notes:
            self.screen.say(note, "dim")
        self.notes.clear()

    def tell(self, events: tuple[Event, ...]) -> None:
        for event in events:
            if type(event).__name__ not in self.drawing.quiet:
                self.screen.say(self.words.event(self.match.game, event, self.names))

    def finish(self) -> None:
        """Show the last board, the result and the score sheets."""
        self.show(self.onlooker())
        game = self.match.game
        events = reversed(self.match.events_for(WATCHER))
        ended = next((event for event in events if event.rule == self.match.ended()), None)
        if ended is not None:
            self.screen.say(self.words.event(game, ended, self.names), Style(bold=True))
        rule = self.match.ended()
        if self.match.progress.ended:
            self.screen.say(self.conclusion(self.match.journal[-1]), Style(bold=True))
            return
        self.screen.say(f"{self.words.say(f'ending-{rule}')} {self.words.say('play-by-rule', rule=rule)}")
        self.screen.console.print(self.sheet())

    def conclusion(self, entry: Entry) -> str:
        """Return the sentence for an end by the players, such as a resignation."""
        return self.words.say(f"house-{entry.house}", seat=self.gone.get(entry.seat, self.names[entry.seat]))

    def sheet(self) -> Sheet:
        """Return the score sheets: a row for each source of points, a column for each seat in order of the result."""
        ink, places = self.screen.ink, self.match.places()
        order_ = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
        sheet = Sheet(box=box.SIMPLE_HEAD if ink.signs else box.ASCII, show_edge=False)
        sheet.add_column()
        for seat in order_:
            sheet.add_column(ink.token(seat, self.names[seat]), justify="right")
        sheet.add_column()
        tallies = [self.match.tally(seat) for seat in order_]
        for row in zip(*tallies, strict=True):
            best = max(line.points for line in row)
            cells = [Text(str(line.points), "bold" if line.points == best else "") for line in row]
            sheet.add_row(self.words.say(f"score-{row[0].rule}"), *cells, Text(row[0].rule, "dim"))
        return sheet

    # Typed input.

    def answer(self, seat: int, typed: str) -> bool:
        """Carry out a typed line; return whether the game has changed."""
        scene = self.scene(seat)
        if not typed:
            if len(scene.offers) == 1:
                return self.choose(seat, scene.offers[0].action)
            self.show(seat)
            return False
        command = order(typed)
        if command is not None:
            done: bool = getattr(self, f"order_{command.name}")(seat, command.rest)
            return done
        action = self.drawing.understand(scene, fold_letters(typed))
        if action is None:
            shown = typed if len(typed) <= 40 else f"{typed[:40]}…"
            self.screen.refuse(self.words.say("play-unknown", typed=shown))
            return False
        if isinstance(action, Unknown):
            self.screen.refuse(self.words.say(action.message, **action.facts), self.rule_line(action.rule))
            return False
        return self.choose(seat, action)

    def choose(self, seat: int, action: Any) -> bool:
        refusal = self.match.refusal(seat, action)
        if refusal is None:
            self.play(seat, action)
            return True
        text = forbidding(self.match.game.id, self.words.language, refusal, self.match.game.mode)
        self.screen.refuse(self.words.refusal(self.match.game, refusal, self.names), self.rule_line(refusal.rule, text))
        return False

    def rule_line(self, rule: str, text: str = "") -> str:
        text = text or rulebook(self.match.game.id, self.words.language).get(rule, "")
        return self.words.say("play-rule", rule=rule, text=plain(text))

    # Commands, one method each.

    def order_undo(self, seat: int, rest: str) -> bool:
        if not self.match.journal:
            self.screen.refuse(self.words.say("play-undo-nothing"))
            return False
        last = self.match.journal[-1].seat
        if last in self.people and self.match.can_undo(last):
            self.keep(self.match.undo(last))
            self.notes.append(self.words.say("play-took-back", name=self.names[last]))
            return True
        if len(self.people) > 1:
            self.screen.refuse(self.words.refusal(self.match.game, Refusal(UNDO, {"seat": seat}), self.names),
                               self.words.say("play-undo-people"))
            return False
        return self.rewind(seat)

    def rewind(self, seat: int) -> bool:
        """Take back the last move of the only person here, and the moves after it."""
        standing: list[int] = []  # indices of the lines that were not taken back
        for number, entry in enumerate(self.match.journal):
            if entry.house:
                standing.clear()
            elif entry.undoes:
                standing.pop()
            else:
                standing.append(number)
        mine = [number for number in standing if self.match.journal[number].seat == seat]
        if not mine:
            self.screen.refuse(self.words.say("play-undo-nothing"))
            return False
        if not self.ask_yes("play-undo-offer"):
            return False
        before = self.matches[mine[-1]]
        if self.save is not None:
            self.save.rewrite(before, self.spell_seats())
        del self.matches[mine[-1] + 1:]
        return True

    def ask_yes(self, question: str, surely: bool = False) -> bool:
        """Ask a question; with `surely`, Enter alone is not a yes."""
        answer = fold_letters(self.screen.ask(Text(self.words.say(question))))
        return answer in YES and bool(answer or not surely)

    def order_hint(self, seat: int, rest: str) -> bool:
        action = ADVISER.choose(self.match.game, self.match.view(seat), self.wits)
        scene = self.scene(seat)
        offer = next(offer for offer in scene.offers if offer.action == action)
        adviser = self.words.say(f"bot-{ADVISER.name}")
        self.show(seat, self.words.say("play-hint", name=adviser, advice=scene.sentence(offer)), action)
        return False

    def order_rules(self, seat: int, rest: str) -> bool:
        game = self.match.game
        book = rulebook(game.id, self.words.language)
        rule_id = fold_letters(rest).upper()
        if not rule_id:
            self.screen.say(summary(game.id, self.words.language))
            self.screen.say(self.words.say("play-rules-more"), "dim")
        elif rest.lower() in ALL:
            for rule in book:
                self.show_rule(rule, book[rule])
        else:
            found = next((rule for rule in book if rule == rule_id or rule.endswith(f"-{rule_id}")), "")
            if found:
                self.show_rule(found, book[found])
            else:
                self.screen.refuse(self.words.say("fault-no-rule", game=game.id, rule=rest[:40]),
                                   self.words.say("play-rules-more"))
        return False

    def show_rule(self, rule: str, text: str) -> None:
        lines = wrap_text(plain(text), min(self.screen.width, WIDEST) - 10)
        for number, line in enumerate(lines):
            margin = rule if number == 0 else ""
            self.screen.lines([Text.assemble((margin.ljust(10), "bold"), line)])

    def order_log(self, seat: int, rest: str) -> bool:
        first = 1 if rest.lower() in ALL else max(1, len(self.matches) - REMEMBERED)
        if first > 1:
            self.screen.say(self.words.say("play-log-more"), "dim")
        for number in range(first, len(self.matches)):
            match = self.matches[number]
            sentences = [self.words.event(match.game, event, self.names) for event in match.events_for(seat)]
            entry = match.journal[-1]
            if entry.undoes:
                sentences = [self.words.say("play-took-back", name=self.names[entry.seat])]
            elif entry.house:
                sentences = [self.conclusion(entry)]
            room = min(self.screen.width, WIDEST) - 8
            head = Text.assemble((f"{number:3} ", "dim"), self.screen.ink.token(entry.seat), " ")
            for at, line in enumerate(wrap_text(" ".join(sentences), room)):
                self.screen.lines([Text.assemble(head if at == 0 else " " * 8, line)])
        if len(self.matches) == 1:
            self.screen.say(self.words.say("play-log-empty"))
        return False

    def order_save(self, seat: int, rest: str) -> bool:
        """Say where the game is stored; with a name, write a copy there."""
        try:
            if rest:
                copy = Save.begin(Path(rest).expanduser(), self.match, self.spell_seats())
                copy.close()
                self.screen.say(self.words.say("play-copied", path=str(copy.path)))
            else:
                self.screen.say(self.kept_where())
        except Fault as fault:
            self.screen.refuse(fault.sentence(self.words))
        return False

    def kept_where(self) -> str:
        if self.save is None:
            return self.words.say("play-not-kept")
        return self.words.say("play-kept", path=str(self.save.path))

    def order_legal(self, seat: int, rest: str) -> bool:
        scene = self.scene(seat)
        for offer in scene.offers:
            sentence = wrap_text(scene.sentence(offer), min(self.screen.width, WIDEST) - 5)
            key = self.screen.ink.key(offer.key)
            for number, line in enumerate(sentence):
                self.screen.lines([Text.assemble(key if number == 0 else " " * key.cell_len, " ", line)])
        return False

    def order_help(self, seat: int, rest: str) -> bool:
        for number in range(1, 11):
            text = self.words.say(f"play-help-{number}")
            command, _, does = text.partition(" – ")
            self.screen.lines([Text.assemble((command.ljust(26), "bold"), does)])
        self.screen.say(self.kept_where(), "dim")
        return False

    def order_lang(self, seat: int, rest: str) -> bool:
        if rest.lower() not in LANGUAGES:
            self.screen.refuse(self.words.say("play-lang-unknown"))
            return False
        self.words = Words(rest.lower())
        self.show(seat)
        return False

    def order_resign(self, seat: int, rest: str) -> bool:
        """Resign: the game ends, unless other people here want to go on; then a bot takes the seat."""
        others = len(self.people) > 1 and len(self.seats) > 2
        ending: HowEnded = "leave" if others else "resign"
        if not self.ask_yes(f"play-resign-{ending}", surely=True):
            return False
        after = self.match.end_by_people(seat, ending)
        self.gone[seat] = self.names[seat]
        if others:
            self.seats = (*self.seats[:seat], Seat(STAND_IN), *self.seats[seat + 1:])
            self.people = people(self.seats)
            if self.save is not None:
                self.save.rewrite(after, self.spell_seats())
            self.matches.append(after)
        else:
            self.keep(after)
        return True

    def order_quit(self, seat: int, rest: str) -> bool:
        raise Left

    # Leaving.

    def part(self) -> None:
        """Say where the game is stored; a game without moves is deleted."""
        if self.save is None:
            self.screen.say(self.words.say("play-bye"))
        elif not self.match.journal:
            self.save.forget()
            self.screen.say(self.words.say("play-bye"))
        else:
            self.save.close()
            own = self.save.path.parent == saves.folder()
            self.screen.say(self.kept_where())
            resume = f"formicarium play {self.match.game.id}" + ("" if own else f" --resume {self.save.path}")
            self.screen.say(self.words.say("play-resume", command=resume))

    def close(self) -> None:
        if self.save is not None:
            self.save.close()


def summary(game: str, language: str) -> str:
    """Return the rules in one minute: the first section of the rules page."""
    section = page(game, language).split("\n## ")[1]
    return plain(" ".join(section.partition("\n")[2].split()))
