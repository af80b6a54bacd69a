"""The layout of the game in the terminal."""
from __future__ import annotations

import io
import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from rich.console import Console

from formicarium.bots.registry import bot
from formicarium.cli.boards import Offer, Scene, drawing
from formicarium.cli.terminal.game import TerminalGame
from formicarium.cli.terminal.ink import Ink
from formicarium.cli.terminal.screen import Screen
from formicarium.cli.terminal.seats import names, people, seats
from formicarium.core.dice import Seeded
from formicarium.core.match import Match
from formicarium.games.wyx.game import Wyx
from formicarium.i18n import Words

from .terminal import Terminal

pytestmark = [pytest.mark.engine_free, pytest.mark.unwatched_compiled, pytest.mark.long]


def test_seats_get_names_by_player_and_level() -> None:
    table = seats("me,level3,me:Maëlle,level3@50")
    assert names(table, Words("fr")) == ("Carmin", "Ouvrière 1", "Maëlle", "Ouvrière 2") and people(table) == {0, 2}
    assert [seat.spell() for seat in table] == ["me", "level3", "me:Maëlle", "level3@50"]


def scenes(players: int, lang: str = "fr", moves: int = 200) -> Iterable[Scene]:
    """Yield every position of a game, in the view of the next player."""
    game, dice, player = Wyx(players=players), Seeded(7), bot("greedy")
    table = seats(",".join(["me", "level2", "level4", "level1"][:players]))
    match = Match.begin(game, dice)
    draw = drawing(game)
    while not match.ended() and moves:
        moves -= 1
        seat = match.waiting()[0]
        offers = tuple(Offer(draw.key(action, number), action, match.outlook(seat, action))
                       for number, action in enumerate(match.legal_actions(seat), 1))
        words = Words(lang)
        yield Scene(game, match.view(seat), names(table, words), frozenset({seat}), words, offers,
                    match.events_for(seat), seat)
        match = match.play(seat, player.choose(game, match.view(seat), dice), dice)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30), (140, 40), (120, 24), (60, 60), (44, 60), (30, 60)])
def test_board_fits_every_terminal_size(players: int, width: int, height: int) -> None:
    for scene in scenes(players):
        lines = drawing(scene.game).draw(scene, Ink(), width, height)
        assert len(lines) + 2 <= height
        assert max(line.cell_len for line in lines) <= max(width, 44)


def test_every_choice_is_highlighted_and_listed() -> None:
    for scene in scenes(2):
        for width, height in ((80, 24), (100, 30)):
            drawn = "\n".join(line.plain for line in drawing(scene.game).draw(scene, Ink(colours=False), width, height))
            for offer in scene.offers:
                assert drawn.count(f"[{offer.key}]") >= 2, (offer, drawn)


def test_ascii_board_uses_letters_for_seats() -> None:
    for scene in scenes(4, "en"):
        named = scene._replace(names=("Ann", "Bob", "Cy", "Di"))
        for line in drawing(scene.game).draw(named, Ink(signs=False, colours=False), 80, 24):
            assert line.plain.replace("’", "'").isascii(), line.plain


def on_screen(**settings: object) -> tuple[Screen, io.StringIO]:
    paper = io.StringIO()
    console = Console(file=paper, force_terminal=True, width=80, height=24, legacy_windows=False, **settings)  # type: ignore[arg-type]
    return Screen(console, io.StringIO(), False), paper


def test_no_color_disables_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    screen, paper = on_screen(color_system="truecolor")
    match = Match.begin(Wyx(), Seeded(1))
    TerminalGame(screen, Words("fr"), seats("me,level1"), [match], None, Seeded(1), Seeded(1)).show(0)
    drawn = paper.getvalue()
    assert not re.search(r"\x1b\[[0-9;]*[34]8;", drawn) and "●" in drawn and "■" in drawn


def test_true_colour_terminal_gets_the_site_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    screen, paper = on_screen(color_system="truecolor")
    match = Match.begin(Wyx(), Seeded(1))
    sitting = TerminalGame(screen, Words("fr"), seats("me,level1"), [match], None, Seeded(1), Seeded(1))
    honey = "48;2;244;181;46"
    sitting.show(0)
    assert honey in paper.getvalue()
    paper.truncate(0)
    sitting.play(0, match.legal_actions(0)[0])
    sitting.show(0, "Œuf réfléchit.")
    assert honey not in paper.getvalue()  # no highlight: it is not the viewer's turn


def test_dumb_terminal_gets_plain_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    screen, _ = on_screen()
    assert screen.ink == Ink(signs=False, colours=False)


def test_picture_of_the_readme_is_current(terminal: Terminal) -> None:
    file = terminal.folder / "picture.svg"
    terminal([], "--picture", file, lang="fr")
    assert file.read_text(encoding="utf-8").count("<text") > 50 and "Maëlle" not in terminal.err
    kept = Path(__file__).parents[2] / "docs" / "pictures" / "wyx-terminal.svg"
    assert file.read_bytes() == kept.read_bytes(), "draw it anew: see cli/terminal/picture.py"
