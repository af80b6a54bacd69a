"""`formicarium play GAME`: play in the terminal, with people and bots in any seats."""
from __future__ import annotations

import argparse
from pathlib import Path

from formicarium import _engine
from formicarium.cli import arguments
from formicarium.cli.faults import Fault
from formicarium.cli.terminal import saves
from formicarium.cli.terminal.game import Left, TerminalGame
from formicarium.cli.terminal.saves import Save, SavedGame
from formicarium.cli.terminal.screen import Screen
from formicarium.cli.terminal.seats import Seat, against, from_heading, seats
from formicarium.cli.terminal.welcome import USUAL, Welcome
from formicarium.core.dice import Dice
from formicarium.core.match import Match
from formicarium.games import include_editions
from formicarium.i18n import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    arguments.add_game(parser, words)
    parser.add_argument("--seats", metavar="A,B,…", help=words.say("play-help-seats"))
    arguments.add_seed(parser, words)
    parser.add_argument("--save", metavar="FILE", help=words.say("play-help-save"))
    parser.add_argument("--resume", metavar="FILE", help=words.say("play-help-resume"))
    parser.add_argument("--fast", action="store_true", help=words.say("play-help-fast"))
    parser.add_argument("--picture", metavar="FILE", help=argparse.SUPPRESS)  # draws the picture of the README


def run(args: argparse.Namespace, words: Words) -> int:
    include_editions()
    arguments.kind(args.game)
    if args.picture:
        from formicarium.cli.terminal.picture import draw

        draw(arguments.game(args), words, Path(args.picture))
        return 0
    screen = Screen.standard()
    session = PlaySession(args, words, screen)
    try:
        session.run()
    except (Left, EOFError):
        session.part()
    except KeyboardInterrupt:
        screen.blank()
        session.part()
        return 130
    finally:
        session.close()
    return 0


class PlaySession:
    """Successive games at one terminal, until a person leaves."""

    def __init__(self, args: argparse.Namespace, words: Words, screen: Screen) -> None:
        self.args = args
        self.words = words
        self.screen = screen
        self.luck: Dice = arguments.dice(args.seed)
        self.wits: Dice = arguments.dice(args.seed)
        self.sitting: TerminalGame | None = None
        self.notes: list[str] = []  # shown under the next board

    def run(self) -> None:
        self.sitting = self.first_sitting()
        if _engine.why in ("none", "stale"):
            self.sitting.notes.append(self.words.say("play-interpreted"))
        while True:
            self.sitting.run()
            self.words = self.sitting.words
            if not self.sitting.people or not self.sitting.ask_yes("play-again"):
                return
            self.begin_again(self.sitting)

    def begin_again(self, before: TerminalGame) -> None:
        """Begin a rematch, in which each player moves up one seat."""
        before.close()
        moved = (*before.seats[1:], before.seats[0])
        match = Match.begin(before.match.game, self.luck)
        self.sitting = self.seat_table(moved, [match], self.kept_in_folder(match, moved))

    def part(self) -> None:
        if self.sitting is None:
            self.screen.say(self.words.say("play-bye"))
        elif self.sitting.match.ended():
            self.sitting.screen.say(self.sitting.words.say("play-bye"))
        else:
            self.sitting.part()

    def close(self) -> None:
        if self.sitting is not None:
            self.sitting.close()

    def seat_table(self, seating: tuple[Seat, ...], matches: list[Match], save: Save | None) -> TerminalGame:
        sitting = TerminalGame(self.screen, self.words, seating, matches, save, self.luck, self.wits, self.args.fast)
        sitting.notes, self.notes = [*self.notes, sitting.kept_where()], []
        return sitting

    def first_sitting(self) -> TerminalGame:
        args = self.args
        if args.resume:
            if args.save:
                raise Fault("fault-play-resume-save")
            return self.resume(saves.read(Path(args.resume)))
        if args.seats is not None:
            return self.begin(seats(args.seats))
        if not self.screen.live:
            return self.begin(against(USUAL, arguments.game(args).players))
        return self.welcome()

    def welcome(self) -> TerminalGame:
        args = self.args
        kind = arguments.kind(args.game)
        counts = kind.modes[arguments.game(args).mode]
        welcome = Welcome(self.screen, self.words, kind, counts, args.players)
        asked_for = args.players or args.mode or args.edition or args.option or args.save or args.seed
        waiting = None if asked_for else saves.waiting(kind.id)
        go_on = waiting is not None and welcome.resume(waiting)
        seating = () if go_on else welcome.seats()
        self.words = welcome.words
        return self.resume(waiting) if go_on and waiting is not None else self.begin(seating)

    def begin(self, seating: tuple[Seat, ...]) -> TerminalGame:
        game = arguments.game(self.args, len(seating))
        if game.players != len(seating):
            raise Fault("fault-play-seats", given=len(seating), players=game.players)
        match = Match.begin(game, self.luck)
        if self.args.save:
            spelled = tuple(seat.spell() for seat in seating)
            save: Save | None = Save.begin(Path(self.args.save), match, spelled)
        else:
            save = self.kept_in_folder(match, seating)
        return self.seat_table(seating, [match], save)

    def kept_in_folder(self, match: Match, seating: tuple[Seat, ...]) -> Save | None:
        """Begin a save in the folder of saves; without write access the game is played unsaved."""
        try:
            return saves.begin_in_folder(match, tuple(seat.spell() for seat in seating))
        except Fault as fault:
            self.notes.append(fault.sentence(self.words))
            return None

    def resume(self, kept: SavedGame) -> TerminalGame:
        game = kept.matches[-1].game
        if game.id != self.args.game:
            raise Fault("fault-play-other-game", path=str(kept.path), game=game.id)
        seating = from_heading(kept.seats, game.players) if self.args.seats is None else seats(self.args.seats)
        if game.players != len(seating):
            raise Fault("fault-play-seats", given=len(seating), players=game.players)
        spelled = tuple(seat.spell() for seat in seating)
        save = Save.go_on(kept)
        if self.args.seats is not None and spelled != kept.seats:
            save.rewrite(kept.matches[-1], spelled)
        if kept.torn:
            self.notes.append(self.words.say("play-torn"))
        return self.seat_table(seating, kept.matches, save)
